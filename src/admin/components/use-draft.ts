import { useState } from 'react';
import type { Answered } from '#platform/http/call-api.ts';

type Errors = { field: string; message: string }[];
type Saved = { message: string };

/**
 * What stands in a form that is sent to a call of ours: as it was (`begun`), as it is, and what the shop said of it. The version that
 * was begun with goes along; told that somebody else has saved since, whoever saves again means it.
 */
export function useDraft<D extends { version?: number }>(begin: D, sayFailed: (failed: { status: number; detail: string }) => string) {
  const [begun, setBegun] = useState(begin);
  const [draft, setDraft] = useState(begin);
  const [errors, setErrors] = useState<Errors>([]);
  const [isSaving, setSaving] = useState(false);
  const isDirty = JSON.stringify({ ...draft, version: 0 }) !== JSON.stringify({ ...begun, version: 0 });

  /** Begins anew, with what is saved now or, without it, with what was begun with. */
  const beginAgain = (from = begun) => {
    setBegun(from);
    setDraft(from);
    setErrors([]);
  };
  /** Sends it once at a time. What was saved is told to `onSaved`, in the shop's words. */
  const save = async (send: (draft: D) => Promise<Answered<Saved>>, onSaved: (message: string) => void) => {
    if (isSaving) return;
    setSaving(true);
    const answer = await send(draft);
    setSaving(false);
    if (answer.ok) {
      setErrors([]);
      return onSaved(answer.body.message);
    }
    setErrors([{ field: '', message: sayFailed(answer) }, ...answer.errors.filter(({ field }) => field !== '')]);
    if (answer.status === 409) setDraft((now) => ({ ...now, version: undefined }));
  };
  return { begun, draft, setDraft, errors, isSaving, isDirty, beginAgain, save };
}
