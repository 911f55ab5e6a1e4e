import { useEffect, useRef, useState } from 'react';
import type { Answered } from '#platform/http/call-api.ts';
import { type Choices, type Conflict, type Fields, mergeEdits } from '#platform/merge-edits.ts';
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

type Errors = { field: string; message: string }[];
type Saved = { message: string };

/**
 * What stands in a form that is sent to a call of ours: as it was (`begun`), as it is, and what the shop said of it. The version that was begun
 * with goes along. Where somebody else has saved since, what they changed is kept (`readNow`, as the form holds it), and what both changed
 * waits in `conflicts` for a choice.
 */
export function useDraft<D extends { version?: number }>(
  begin: D,
  sayFailed: (failed: { status: number; detail: string }) => string,
  readNow: () => Promise<D | null>,
) {
  const [begun, setBegun] = useState(begin);
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<Errors>([]);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isSaving, setSaving] = useState(false);
  const kept = useRef<Record<string, 'mine' | 'theirs'>>({});
  const isDirty = JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(begun));

  /** Begins anew, with what is saved now or, without it, with what was begun with. */
  const beginAgain = (from = begun) => {
    setBegun(from);
    setDraft(from);
    setErrors([]);
    setConflicts([]);
  };
  const keep = (field: string, whose: 'mine' | 'theirs') => {
    kept.current[field] = whose;
  };
  const choices = (): Choices =>
    Object.fromEntries(conflicts.map(({ field, theirs }) => [field, { keep: kept.current[field] ?? 'mine', theirs }] as const));

  /** Sends it beside what a colleague saved meanwhile; null where something waits for a choice. `refused` is said where theirs cannot be had. */
  const sendBesideTheirs = async (send: (draft: D) => Promise<Answered<Saved>>, refused: Answered<Saved>): Promise<Answered<Saved> | null> => {
    const now = await readNow();
    if (!now) return refused;
    const merged = mergeEdits(fieldsOf(begun), fieldsOf(draft), fieldsOf(now), choices());
    setConflicts(merged.conflicts);
    return merged.conflicts.length ? null : send({ ...now, ...merged.save });
  };
  /** Sends it once at a time. What was saved is told to `onSaved`, in the shop's words. */
  const save = async (send: (draft: D) => Promise<Answered<Saved>>, onSaved: (message: string) => void) => {
    if (isSaving) return;
    setSaving(true);
    setErrors([]);
    const first = conflicts.length ? conflicting : await send(draft);
    const isTheirsToo = !first.ok && first.status === 409 && draft.version !== undefined;
    const answer = isTheirsToo ? await sendBesideTheirs(send, first) : first;
    setSaving(false);
    if (answer?.ok) return onSaved(answer.body.message);
    if (answer) setErrors([{ field: '', message: sayFailed(answer) }, ...answer.errors.filter(({ field }) => field !== '')]);
  };
  return { begun, draft, setDraft, errors, conflicts, keep, isSaving, isDirty, beginAgain, save };
}

const conflicting: Answered<never> = { ok: false, status: 409, detail: 'A colleague’s version could not be read. Please try again.', errors: [] };

function fieldsOf<D extends { version?: number }>({ version: _, ...fields }: D): Fields {
  return fields as Fields;
}
