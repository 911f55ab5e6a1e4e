import type { z } from 'zod';

export const tooSlowWords = 'This is taking too long. Please try again in a few seconds.';

export const veryBusy = 'We’re very busy at the moment. Please try again in a few seconds.';

/** The sentence for a link that does not work, whatever the reason. */
export const brokenLink = 'This link has expired or has already been used. Please request a new one.';

/** Why something was not done. Two places translate a kind: the API into a status, the pages into a form or an error page. */
export type RefusalKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-many' | 'unavailable';

/** What is wrong with one field of a form. The field is a path such as `email` or `items.0.quantity`; empty for the whole form. */
export type FieldError = { field: string; message: string };

/** A use case says no. Thrown inside a transaction, it rolls it back. `detail` is one plain sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  /** Stable and kebab-case, for programs: `product-not-found`. */
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  /** When it is worth trying again, for `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: RefusalKind, code: string, detail: string, errors?: readonly FieldError[], retryAfterSeconds?: number) {
    super(`${code}: ${detail}`);
    this.kind = kind;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The first problem of each field, in the order of the form's schema. */
export function formErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    const field = path.map(String).join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}

/** The refusal for a form or request that does not fit its schema. */
export function invalidForm(error: z.ZodError): Refusal {
  return wrongFields(formErrors(error));
}

/** The refusal (422) for fields that are not as they should be. One that is alone is said for the whole form, too. */
export function wrongFields(errors: readonly FieldError[]): Refusal {
  return new Refusal('invalid', 'invalid-form', errors.length === 1 && errors[0] ? errors[0].message : checkFields, errors);
}

export const checkFields = 'Please check the highlighted fields.';

/** The refusal (401) for who must be logged in and is not. */
export const notSignedIn = () => new Refusal('unauthenticated', 'not-signed-in', 'Please log in first.');

/** The value as its schema makes it. Throws the Refusal that names each field that does not fit. `words` say what the schema does not say itself. */
export function accept<S extends z.ZodType>(schema: S, value: unknown, words?: z.core.$ZodErrorMap): z.output<S> {
  const read = schema.safeParse(value, words && { error: words });
  if (!read.success) throw invalidForm(read.error);
  return read.data;
}

/** The HTTP status of each kind of refusal, the same for the API and for a page's form. */
export const refusalStatus: Record<RefusalKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
};
