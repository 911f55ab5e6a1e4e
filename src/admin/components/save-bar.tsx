import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useDirtyForm } from './use-dirty-form.ts';
import { useSaveKey } from './use-save-key.ts';

type Props = {
  /** The id of the form it saves. Draw the bar inside that form or outside of it. */
  form: string;
  /** What the form holds when nothing is changed has this name: the record's id and version. Another one takes what the form holds then. */
  record: string;
  /** The form was sent and refused: what it holds is not saved. */
  wasRefused?: boolean;
  isSaving?: boolean;
  /** Changes that are no field of the form. */
  isChangedOtherwise?: boolean;
  /** There is nothing yet to be unchanged: its button is always there. */
  isNew?: boolean;
  save?: string;
  /** Puts back what is no field of the form. */
  onDiscard?: () => void;
};

/** Appears when a form is changed: saves (also Ctrl or ⌘ S), puts everything back, and asks before the page is left. */
export function SaveBar({
  form,
  record,
  wasRefused = false,
  isSaving = false,
  isChangedOtherwise = false,
  isNew = false,
  save = 'Save',
  onDiscard,
}: Props) {
  const { isChanged, discard } = useDirtyForm(form, record);
  const [isSent, send] = useState(false);
  useSaveKey(form, isSaving);
  const isDirty = isChanged || isChangedOtherwise || wasRefused;
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement | null;
    const sent = () => send(true);
    element?.addEventListener('submit', sent);
    return () => element?.removeEventListener('submit', sent);
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has come, so what is changed from here on is unsaved again
  useEffect(() => send(false), [record, wasRefused, isSaving, isChanged]);
  return (
    <>
      {!isDirty && (
        <div className={isNew ? undefined : 'hidden noscript:block'}>
          <Button type="submit" form={form}>
            {save}
          </Button>
        </div>
      )}
      <LeaveGuard isDirty={isDirty && !isSent && !isSaving} />
      {isDirty && (
        <section className="save-bar" aria-label="Unsaved changes">
          <p className="font-semibold" role="status">
            Unsaved changes
          </p>
          <div className="flex gap-2">
            <Button
              kind="secondary"
              onClick={() => {
                discard();
                onDiscard?.();
              }}
            >
              Discard
            </Button>
            <Button type="submit" form={form} busy={isSaving} aria-keyshortcuts="Control+S Meta+S">
              {isSaving ? 'Saving…' : save}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
