import { type ReactNode, useState } from 'react';
import { SaveForm } from '#ui/save-form.tsx';

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

/** What is ticked. `isAll`: everything that the filters leave, on every page. */
export type Selection = { ids: readonly string[]; isAll: boolean; count: number; clear: () => void };

/** The rows that are ticked, of those in sight; another address (page, filter) starts anew. */
export function useSelection(ids: readonly string[], total: number, search: string) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [of, setOf] = useState(search);
  if (of !== search) {
    setOf(search);
    setTicked(new Set());
    setAll(false);
  }
  const chosen = ids.filter((id) => ticked.has(id));
  const clear = () => {
    setTicked(new Set());
    setAll(false);
  };
  const tick = (id: string, is: boolean) => {
    setAll(false);
    setTicked(is ? new Set([...chosen, id]) : new Set(chosen.filter((other) => other !== id)));
  };
  const tickPage = (is: boolean) => {
    setAll(false);
    setTicked(is ? new Set(ids) : new Set());
  };
  const selection: Selection = { ids: chosen, isAll, count: isAll ? total : chosen.length, clear };
  /** Offered when the whole page is ticked and there is more. */
  const all = !isAll && chosen.length === ids.length && total > ids.length ? () => setAll(true) : null;
  return { selection, isTicked: (id: string) => ticked.has(id), tick, tickPage, all };
}
