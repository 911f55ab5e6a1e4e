import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { GridIcon, ListIcon } from '#ui/icons.tsx';
import { type BrowseState, type Sort, sorts } from '../browse-state.ts';
import { chooseListView, type ListView, useListView } from '../use-list-view.ts';
import { useFormNavigation } from './use-list-navigation.ts';

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
