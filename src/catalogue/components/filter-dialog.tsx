import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { BrowseState } from '../browse-state.ts';
import type { ListControls } from '../list-controls.ts';
import FilterForm from './filter-form.tsx';

/** The filters as a sheet; its button says how many products they leave. */
export default function FilterDialog({
  state,
  controls,
  total,
  onClose,
}: {
  state: BrowseState;
  controls: ListControls;
  total: number;
  onClose: () => void;
}) {
  const { noun } = controls;
  return (
    <Dialog open onClose={onClose} title="Filters" place="bottom">
      <div className="px-4 pb-2">
        <FilterForm id="sheet" state={state} controls={controls} carriesSort />
      </div>
      <div className="sticky bottom-0 border-t border-sand bg-paper p-4 pb-safe-4">
        <Button wide onClick={onClose}>
          {`Show ${total} ${total === 1 ? noun.slice(0, -1) : noun}`}
        </Button>
      </div>
    </Dialog>
  );
}
