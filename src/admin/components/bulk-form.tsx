import type { ReactNode } from 'react';
import { SaveForm } from '#ui/save-form.tsx';
import type { Selection } from './use-selection.ts';

type Props = { /** As given to the table. */ id: string; selection: Selection; children: ReactNode };

/**
 * The form inside a table's bulk bar. Sent to the page's action at the address in sight, so that with `all` = '1' the action knows by the
 * address's filters what is meant; otherwise each ticked row comes as `id`. Buttons say what to do by their name and value.
 */
export function BulkForm({ id, selection, children }: Props) {
  return (
    <SaveForm id={id} className="bulk-fields">
      {selection.isAll && <input type="hidden" name="all" value="1" />}
      {children}
    </SaveForm>
  );
}
