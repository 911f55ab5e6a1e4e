import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { type Conflict, type Fields, mergeEdits, readEdits } from '#platform/merge-edits.ts';
import { Refusal, veryBusy } from '#platform/refusal.ts';

/** What an action answers where all there is to say is a sentence: see action-toast.tsx. */
export type ActionResult = { done: string } | { failed: string };

/** Does the work and says what came of it; a refusal in the words of `failed`, given its detail. A fault is thrown on. */
export async function runAction(work: () => Promise<string>, failed: (detail: string) => string = (detail) => detail): Promise<ActionResult> {
  try {
    return { done: await work() };
  } catch (error) {
    return { failed: failed(detailOf(error)) };
  }
}

/** The sentence of a refusal, or that the database is away for a moment. Anything else is a fault, and thrown on. */
export function detailOf(error: unknown): string {
  if (error instanceof Refusal) return error.detail;
  if (isDatabaseDown(error)) return veryBusy;
  throw error;
}

/** A record as it is saved now, as its form holds it. */
export type SavedNow = { fields: Record<string, string>; version: number };

const maxTryCount = 3;

/**
 * Saves what somebody changed in a record's form, and leaves what a colleague changed meanwhile. `sent` is all that the form sent, `typed` its
 * fields. `save` is given what is to be changed, the whole record as it is then, and the version that it must still have; it throws a
 * Refusal of the kind 'conflict' where that is over, and is asked again. Answers with what waits for a choice, in which case nothing is saved.
 */
export async function saveEdits<Done>(
  sent: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
  readNow: () => Promise<SavedNow>,
  save: (change: { changed: Record<string, string>; merged: Record<string, string>; version: number }) => Promise<Done>,
): Promise<{ done: Done } | { conflicts: Conflict[] }> {
  for (let tries = 1; ; tries += 1) {
    const { fields, version } = await readNow();
    const { read, choices } = readEdits(sent) ?? { read: fields, choices: {} };
    const { save: changed, conflicts } = mergeEdits(read, typed, fields, choices);
    if (conflicts.length) return { conflicts };
    try {
      return { done: await save({ changed: asTexts(changed), merged: asTexts({ ...fields, ...changed }), version }) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'conflict' || tries === maxTryCount) throw error;
    }
  }
}

/** Only what is there: a box that is no longer ticked is left out, as browsers do. */
function asTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'));
}
