export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'] as const;

/** What stands in the form's fields. */
export type ContactValues = Record<(typeof contactFields)[number], string>;

export const emptyContactValues: ContactValues = { firstName: '', lastName: '', email: '', phone: '', subject: '', message: '' };

/** A field that people do not see and that programs fill in. */
export const trapField = 'website';

/** The form begun by an address such as /contact?subject=quote&product=Mourne+Oak. */
export function contactValuesFrom(query: URLSearchParams): ContactValues {
  const asked = query.get('subject');
  const subject = contactSubjects.find(({ value }) => value === asked)?.value ?? '';
  const product = (query.get('product') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 160);
  return { ...emptyContactValues, subject: subject || (product && 'product'), message: product && `I am asking about ${product}.\n\n` };
}

/** What was sent, to be shown again; a file in place of a text is nothing. */
export function contactValuesOf(form: FormData): ContactValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(contactFields.map((name) => [name, text(name)])) as ContactValues;
}

/** What a message can be about: the value that is stored and sent, and the form's words. */
export const contactSubjects = [
  { value: 'quote', label: 'A quote' },
  { value: 'product', label: 'A question about a product' },
  { value: 'installation', label: 'Fitting a floor' },
  { value: 'support', label: 'Help with an order' },
  { value: 'other', label: 'Something else' },
] as const;
