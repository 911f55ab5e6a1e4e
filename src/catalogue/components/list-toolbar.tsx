import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon, icon } from '#ui/icons.tsx';
import { CouldNotFetch, lazyPart } from '#ui/lazy-part.tsx';
import { type BrowseState, type Sort, sorts } from '../browse-state.ts';
import type { ListControls } from '../list-controls.ts';
import { chooseListView, type ListView, useFormNavigation, useListView } from './use-list-navigation.ts';

const FiltersIcon = icon('M4 8h9M19 8h1M4 16h1M11 16h9M16 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4');

const ListIcon = icon('M4 5h4v4H4V5M4 15h4v4H4v-4M11.5 7H20M11.5 17H20');

const GridIcon = icon('M4 4h7v7H4V4M13 4h7v7h-7V4M4 13h7v7H4v-7M13 13h7v7h-7v-7');

const sortWords: Record<Sort, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  'price-asc': 'Price per m², low to high',
  'price-desc': 'Price per m², high to low',
  'best-reviewed': 'Top rated',
};

/** Order of the list, and whether it is drawn as a grid or as rows. Belongs to the form 'filters'. */
export function ListToolbar({ state, children }: { state: BrowseState; children: ReactNode }) {
  const { onChange } = useFormNavigation();
  const select = useRef<HTMLSelectElement>(null);
  const chosen = state.sort === 'relevance' ? '' : state.sort;
  useEffect(() => {
    if (select.current) select.current.value = chosen; // Back and links change it too, and it keeps the focus.
  }, [chosen]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 md:gap-x-4">
      {children}
      <div className="flex min-w-0 items-center gap-2 max-lg:grow max-lg:basis-0">
        <label htmlFor="sort" className="shrink-0 text-md text-muted max-md:sr-only">
          Sort by
        </label>
        <select
          ref={select}
          id="sort"
          name="sort"
          form="filters"
          defaultValue={chosen}
          onChange={onChange}
          className="min-h-11 w-full min-w-0 rounded-control border border-stone bg-white px-3 hover:border-ink"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort === 'relevance' ? '' : sort}>
              {sortWords[sort]}
            </option>
          ))}
        </select>
        <button type="submit" form="filters" className="hidden min-h-11 rounded-control border border-stone px-3 text-md noscript:block">
          Sort
        </button>
      </div>
      <ViewToggle />
    </div>
  );
}

function ViewToggle() {
  const chosen = useListView();
  const button = (view: ListView, words: string, icon: ReactNode) => (
    <button
      type="button"
      aria-pressed={chosen === view}
      onClick={() => chooseListView(view)}
      className={classNames('grid size-11 place-items-center', chosen === view ? 'bg-ink text-white' : 'bg-white hover:bg-linen')}
    >
      {icon}
      <span className="sr-only">{words}</span>
    </button>
  );
  return (
    <fieldset className="ml-auto flex overflow-hidden rounded-control border border-stone noscript:hidden">
      <legend className="sr-only">Show products as</legend>
      {button('grid', 'Grid', <GridIcon />)}
      {button('row', 'List', <ListIcon />)}
    </fieldset>
  );
}

/** 'All Products' and every category that holds products, each keeping the search and what else still makes sense. */
export function CategoryPills({ pills }: Pick<ListControls, 'pills'>) {
  return (
    <nav aria-label="Product categories" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        {pills.map(({ words, count, isCurrent, href }) => (
          <li key={words}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-md font-medium whitespace-nowrap transition-colors',
                isCurrent ? 'border-ink bg-ink text-white' : 'border-sand bg-paper hover:border-ink',
              )}
            >
              <span>{words}</span>
              {count !== null && <span className={classNames('text-sm tabular-nums', isCurrent ? 'text-sand' : 'text-muted')}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filters that are set, each with a way to take it off, and 'Clear All (n)'. Nothing when none is set. */
export function AppliedFilters({ chips, clearAll, isSaidAbove }: Pick<ListControls, 'chips' | 'clearAll' | 'isSaidAbove'>) {
  if (!chips.length) return null;
  return (
    <ul aria-label="Applied filters" className={classNames('flex flex-wrap items-center gap-2', isSaidAbove && 'max-md:hidden')}>
      {chips.map(({ words, href }) => (
        <li key={words}>
          <a
            href={href}
            data-keep-scroll
            className="inline-flex min-h-11 items-center gap-1 rounded-control bg-linen pr-2 pl-3 text-md font-medium hover:bg-sand"
          >
            <span className="sr-only">Remove filter: </span>
            <span>{words}</span>
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={clearAll}
          data-keep-scroll
          className={
            'inline-flex min-h-11 items-center px-2 text-md font-semibold text-lough underline decoration-sand decoration-2 ' +
            'underline-offset-4 hover:decoration-lough'
          }
        >
          {`Clear All (${chips.length})`}
        </a>
      </li>
    </ul>
  );
}

const FilterDialog = lazyPart(() => import('./filter-dialog.tsx'), CouldNotFetch);

/** On a phone: a button that brings the filters up as a sheet. Without JavaScript it leads to the form below the list. */
export function FilterSheet({ state, controls, total }: { state: BrowseState; controls: ListControls; total: number }) {
  const [isOpen, setOpen] = useState(false);
  const set = controls.chips.length - (controls.category ? 1 : 0);
  const look = 'min-h-11 items-center gap-2 rounded-control border border-stone bg-white px-3 text-md font-semibold';
  const words = (
    <>
      <FiltersIcon />
      <span>{`Filters${set > 0 ? ` (${set})` : ''}`}</span>
    </>
  );
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={`${look} inline-flex lg:hidden noscript:hidden`}>
        {words}
      </button>
      <a href="#filters" className={`${look} hidden noscript:max-lg:inline-flex`}>
        {words}
      </a>
      {isOpen && (
        <Suspense>
          <FilterDialog state={state} controls={controls} total={total} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
