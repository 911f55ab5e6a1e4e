/** How long a form may be, in bytes as it was sent, to be carried through the login page, whose own form then holds all of it. */
export const maxCarriedBytes = 30_000;

/**
 * A form whose sender has to log in first, as one text for a hidden field of the login page: nothing of it is kept here meanwhile.
 * Passwords are only ever in their field, and files cannot be carried.
 */
export function carryForm(form: FormData): string {
  const texts = [...form].filter(([name, value]) => typeof value === 'string' && !/password/i.test(name));
  return texts.length ? JSON.stringify(texts) : '';
}

/** The fields of a carried form; none where somebody made the text up. */
export function carriedFields(text: string): [name: string, value: string][] {
  try {
    const fields: unknown = JSON.parse(text);
    return Array.isArray(fields) && fields.every(isField) ? fields : [];
  } catch {
    return [];
  }
}

const isField = (one: unknown): one is [string, string] => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
