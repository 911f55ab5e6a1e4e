import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FiltersIcon } from '#ui/icons.tsx';
import { sundryCategories } from '../category.ts';
import { activeFilters } from '../filters.ts';
import { FilterForm } from './filter-form.tsx';

/** On a phone: a button that brings the filters up as a sheet. Without JavaScript it leads to the form below the list. */
export function FilterSheet({ state, list }: Pick<ComponentProps<typeof FilterForm>, 'state' | 'list'>) {
  const [isOpen, setOpen] = useState(false);
  const set = activeFilters(state.filters).filter((key) => key !== 'category').length;
  const isSundry = sundryCategories.some((name) => name === state.filters.category);
  const noun = isSundry ? 'products' : 'floors';
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
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filters" place="bottom">
        <div className="px-4 pb-2">
          <FilterForm id="sheet" state={state} list={list} carriesSort />
        </div>
        <div className="sticky bottom-0 border-t border-sand bg-paper p-4">
          <Button wide onClick={() => setOpen(false)}>
            Show {list.total} {list.total === 1 ? noun.slice(0, -1) : noun}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
