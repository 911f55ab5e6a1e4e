import { type ReactNode, useId } from 'react';

type Props<Row> = {
  title: string;
  said?: string;
  rows: readonly Row[];
  columns: readonly { name: string; cell: (row: Row) => ReactNode; isFigure?: boolean }[];
  empty: string;
};

/** A short table of figures under its own heading. */
export function FigureTable<Row>({ title, said, rows, columns, empty }: Props<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {said && <p className="text-md text-muted">{said}</p>}
      {rows.length === 0 ? (
        <p className="border-y border-sand py-6 text-muted">{empty}</p>
      ) : (
        <div className="index-table">
          <table>
            <thead>
              <tr>
                {columns.map(({ name, isFigure }) => (
                  <th key={name} scope="col" className={isFigure ? 'text-right' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in their order and are never moved
                <tr key={at}>
                  {columns.map(({ name, cell, isFigure }) => (
                    <td key={name} className={isFigure ? 'text-right tabular-nums' : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
