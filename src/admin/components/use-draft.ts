import { useRef, useState } from 'react';
import type { Answered } from '#platform/http/call-api.ts';
import { type Choices, type Conflict, type Fields, mergeEdits } from '#platform/merge-edits.ts';

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
