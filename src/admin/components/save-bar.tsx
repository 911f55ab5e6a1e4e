import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LeaveGuard } from './dialogs.tsx';

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

/** Whether a form holds something else than when `record` was first drawn in it. Fields may come and go. */
export function useDirtyForm(form: string, record: string) {
  const [isChanged, setChanged] = useState(false);
  const kept = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record has other contents
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    kept.current = contents(element);
    setChanged(false);
    const changed = () => setTimeout(() => setChanged(contents(element) !== kept.current));
    // The form's own fields may stand outside of it.
    const heard = (event: Event) => (event.target as HTMLInputElement | null)?.form === element && changed();
    document.addEventListener('input', heard);
    document.addEventListener('change', heard);
    element.addEventListener('reset', changed);
    return () => {
      document.removeEventListener('input', heard);
      document.removeEventListener('change', heard);
      element.removeEventListener('reset', changed);
    };
  }, [form, record]);
  const discard = () => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.reset();
  };
  return { isChanged, discard };
}

function contents(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value]));
}

/** Ctrl or ⌘ and S send the form, from wherever on the page. */
export function useSaveKey(form: string, isSaving = false) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const element = document.getElementById(form);
      if (!isSaving && element instanceof HTMLFormElement) element.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form, isSaving]);
}
