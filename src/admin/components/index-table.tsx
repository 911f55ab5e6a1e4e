import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { type Sort, sortText, withQuery } from '../list-address.ts';
import { type Selection, useSelection } from './bulk-form.tsx';
import { useStaffKeys } from './staff-keys.tsx';

export type Column<Row> = {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Its name in the address, for a column that the list can be ordered by. */
  sort?: string;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Left out on a phone. */
  isMinor?: boolean;
  /** Left out on all but a wide screen. */
  isSpare?: boolean;
};

type Props<Row> = {
  caption: string;
  /** The first names the row; with `href` it is the link that Enter follows. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  id: (row: Row) => string;
  /** The row in words, for its tick box: 'Oak Natural'. */
  name: (row: Row) => string;
  href?: (row: Row) => string;
  sort?: Sort;
  /** In place of the table when there are no rows. */
  empty: ReactNode;
  /** With it, rows can be ticked. The id of the form that the ticks are sent with, each as `id`; see BulkForm. */
  bulkForm?: string;
  /** How many the filters leave in all, for 'select all 1,234'. */
  total?: number;
  /** Drawn below the table while something is ticked. */
  bulk?: (selection: Selection) => ReactNode;
};

/** A list as staff work with it: sticky headings that sort, ticks with a bulk bar, and the keys j k x Enter. */
export function IndexTable<Row>({ caption, columns, rows, id, name, href, sort, empty, bulkForm, total, bulk }: Props<Row>) {
  const { search } = useLocation();
  const table = useRef<HTMLTableElement>(null);
  const captionId = useId();
  const ids = rows.map(id);
  const { selection, isTicked, tick, tickPage, all } = useSelection(ids, total ?? rows.length, search);
  useListKeys(table);
  if (rows.length === 0) return <div className="border-y border-sand py-8 text-muted">{empty}</div>;
  const isPageTicked = ids.every(isTicked);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section className="index-table" aria-labelledby={captionId} tabIndex={0}>
        <table ref={table}>
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <thead>
            <tr>
              {bulkForm && (
                <th scope="col" className="w-11">
                  <label className="staff-tick">
                    <input type="checkbox" checked={isPageTicked} onChange={() => tickPage(!isPageTicked)} />
                    <span className="sr-only">Select all on this page</span>
                  </label>
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  aria-sort={column.sort && sort?.by === column.sort ? (sort.descending ? 'descending' : 'ascending') : undefined}
                  className={classNames(column.isFigure && 'text-right', showing(column))}
                >
                  {column.sort ? (
                    <a data-keep-scroll href={withQuery(search, { sort: nextSort(column.sort, sort), page: null })}>
                      <span>{column.name}</span>
                      <span aria-hidden="true">{sort?.by !== column.sort ? '' : sort.descending ? ' ↓' : ' ↑'}</span>
                    </a>
                  ) : (
                    column.name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={id(row)} data-row aria-selected={bulkForm ? isTicked(id(row)) : undefined}>
                {bulkForm && (
                  <td>
                    <label className="staff-tick">
                      <input
                        type="checkbox"
                        form={bulkForm}
                        name="id"
                        value={id(row)}
                        checked={isTicked(id(row))}
                        onChange={(event) => tick(id(row), event.target.checked)}
                      />
                      <span className="sr-only">{`Select ${name(row)}`}</span>
                    </label>
                  </td>
                )}
                {columns.map((column, at) => (
                  <td key={column.name} className={classNames(column.isFigure && 'text-right tabular-nums', showing(column))}>
                    {at === 0 && href ? (
                      <a data-row-link data-keep-scroll href={href(row)} className="staff-row-link">
                        {column.cell(row)}
                      </a>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {bulk && selection.count > 0 && (
        <section className="bulk-bar" aria-label="Actions for selected items">
          <p className="flex flex-wrap items-center gap-x-4 font-semibold" role="status">
            <span>{`${selection.count.toLocaleString('en-GB')} selected`}</span>
            {all && (
              <button type="button" className="min-h-11 text-lough underline underline-offset-4" onClick={all}>
                {`Select all ${(total ?? 0).toLocaleString('en-GB')}`}
              </button>
            )}
            <button type="button" className="min-h-11 text-lough underline underline-offset-4" onClick={selection.clear}>
              Clear selection
            </button>
          </p>
          {bulk(selection)}
        </section>
      )}
    </>
  );
}

function showing({ isMinor, isSpare }: { isMinor?: boolean; isSpare?: boolean }): string | false {
  if (isSpare) return 'hidden xl:table-cell';
  return isMinor ? 'hidden md:table-cell' : false;
}

/** A heading pressed again turns the order round. */
function nextSort(by: string, sort: Sort | undefined): string {
  return sortText({ by, descending: sort?.by === by && !sort.descending });
}

/** j and k walk along a table's rows, x ticks the one that has the focus; Enter follows its link, as it does on any link. */
function useListKeys(table: RefObject<HTMLTableElement | null>) {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const step = (by: 1 | -1) => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + by, 0), all.length - 1)];
    const target = next?.querySelector<HTMLElement>('[data-row-link]') ?? next?.querySelector<HTMLElement>('a, button, input');
    target?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const tick = () =>
    rows()
      .find((row) => row.contains(document.activeElement))
      ?.querySelector<HTMLInputElement>('input[name=id]')
      ?.click();
  useStaffKeys([
    { key: 'j', does: 'Next row', run: () => step(1) },
    { key: 'k', does: 'Previous row', run: () => step(-1) },
    { key: 'x', does: 'Select the row', run: tick },
  ]);
}
