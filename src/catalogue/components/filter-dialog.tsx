import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { BrowseState } from '../browse-state.ts';
import { sundryCategories } from '../category.ts';
import type { ProductList } from '../product-list.ts';
import { FilterForm } from './filter-form.tsx';

/** The filters as a sheet; its button says how many products they leave. */
export default function FilterDialog({ state, list, onClose }: { state: BrowseState; list: ProductList; onClose: () => void }) {
  const isSundry = sundryCategories.some((name) => name === state.filters.category);
  const noun = isSundry ? 'products' : 'floors';
  return (
    <Dialog open onClose={onClose} title="Filters" place="bottom">
      <div className="px-4 pb-2">
        <FilterForm id="sheet" state={state} list={list} carriesSort />
      </div>
      <div className="sticky bottom-0 border-t border-sand bg-paper p-4">
        <Button wide onClick={onClose}>
          Show {list.total} {list.total === 1 ? noun.slice(0, -1) : noun}
        </Button>
      </div>
    </Dialog>
  );
}
