import { classNames } from '#ui/class-names.ts';
import { type BrowseState, browseAddress, changeBrowse } from '../browse-state.ts';
import { findCategory } from '../category.ts';
import { inCategory } from '../filters.ts';
import type { ProductList } from '../product-list.ts';

/** 'All Products' and every category that holds products, each keeping the search and what else still makes sense. */
export function CategoryPills({ state, list }: { state: BrowseState; list: Pick<ProductList, 'categories' | 'facets'> }) {
  const current = findCategory(state.filters.category) ?? '';
  const pills = [{ name: '', words: 'All Products' }, ...list.categories.map((name) => ({ name, words: name }))];
  const counts = new Map(list.facets.category.map(({ label, count }) => [label, count]));
  return (
    <nav aria-label="Product categories" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        {pills.map(({ name, words }) => {
          const isCurrent = name === current;
          return (
            <li key={words}>
              <a
                href={browseAddress(changeBrowse(state, { filters: inCategory(state.filters, name) }))}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-md font-medium whitespace-nowrap transition-colors',
                  isCurrent ? 'border-ink bg-ink text-white' : 'border-sand bg-paper hover:border-ink',
                )}
              >
                {words}
                {name && <span className={classNames('text-sm tabular-nums', isCurrent ? 'text-sand' : 'text-muted')}>{counts.get(name) ?? 0}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
