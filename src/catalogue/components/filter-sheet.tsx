import { lazy, Suspense, useState } from 'react';
import { FiltersIcon } from '#ui/icons.tsx';
import type { BrowseState } from '../browse-state.ts';
import { activeFilters } from '../filters.ts';
import type { ProductList } from '../product-list.ts';

const FilterDialog = lazy(() => import('./filter-dialog.tsx'));

/** On a phone: a button that brings the filters up as a sheet. Without JavaScript it leads to the form below the list. */
export function FilterSheet({ state, list }: { state: BrowseState; list: ProductList }) {
  const [isOpen, setOpen] = useState(false);
  const set = activeFilters(state.filters).filter((key) => key !== 'category').length;
  const look = 'min-h-11 items-center gap-2 rounded-control border border-stone bg-white px-3 text-md font-semibold';
  const words = (
    <>
      <FiltersIcon />
      Filters{set > 0 && ` (${set})`}
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
          <FilterDialog state={state} list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
