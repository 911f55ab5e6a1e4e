import { Suspense, useState } from 'react';
import { CouldNotFetch, fetchLater } from '#ui/fetch-later.tsx';
import { FiltersIcon } from '#ui/icons.tsx';
import type { BrowseState } from '../browse-state.ts';
import type { ListControls } from '../list-controls.ts';

const FilterDialog = fetchLater(() => import('./filter-dialog.tsx'), CouldNotFetch);

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
