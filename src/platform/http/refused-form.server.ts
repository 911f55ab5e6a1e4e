import { data, redirect } from 'react-router';
import { cleanForm } from '../clean-text.ts';
import { isDatabaseDown } from '../database/in-transaction.server.ts';
import type { Conflict } from '../merge-edits.ts';
import { type FieldError, Refusal, refusalStatus } from '../refusal.ts';
import { isSentInPlace } from './tidy-address.server.ts';

/** A form that was not accepted, to be shown again with what was typed. */
export type RefusedForm<V> = {
  errors: FieldError[];
  values: V /** What a colleague changed too, and waits for a choice. */;
  conflicts?: readonly Conflict[];
};

/**
 * What the action of a form that stays on its page answers when it is done: the form itself is told `answer`. A browser that sent it
 * without a script is led to `to`, which says the same.
 */
export function acceptedForm<A>(request: Request, to: string, answer: A, headers?: HeadersInit) {
  return isSentInPlace(request) ? data(answer, { headers }) : redirect(to, { status: 303, headers });
}

/** What a page's action answers when a use case said no, or the database is away for a moment. Anything else is thrown on. */
export function refusedForm<V>(error: unknown, values: V) {
  if (!(error instanceof Refusal) && !isDatabaseDown(error)) throw error;
  const isRefusal = error instanceof Refusal;
  const detail = isRefusal ? error.detail : 'We’re very busy at the moment. What you typed is still here: please try again in a few seconds.';
  const errors: FieldError[] = (isRefusal && error.errors?.length && [...error.errors]) || [{ field: '', message: detail }];
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (isRefusal && error.retryAfterSeconds !== undefined) headers.set('Retry-After', String(error.retryAfterSeconds));
  return data<RefusedForm<V>>({ errors, values }, { status: isRefusal ? refusalStatus[error.kind] : 503, headers });
}

/** What a page's action answers when a colleague changed the same fields. */
export function conflictingForm<V>(conflicts: readonly Conflict[], values: V) {
  return data<RefusedForm<V>>({ errors: [], values, conflicts }, { status: 409 });
}

/** The form a page was sent, its texts clean (`cleanText`). What is no form at all is a bad request, not a fault. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanForm(await request.formData());
  } catch {
    throw data(null, { status: 400, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** A form's text fields, each as it was typed; a file in place of a text is nothing. */
export function textFields<const Names extends readonly string[]>(form: FormData, names: Names): Record<Names[number], string> {
  const entries = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<Names[number], string>;
}

/** Every text of a form, by name; of two of one name the last. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}
