import { expect, test } from 'vitest';
import { contactValuesFrom, contactValuesOf, emptyContactValues } from './contact-form.ts';

test('an address begins the form, as far as it makes sense', () => {
  const from = (query: string) => contactValuesFrom(new URLSearchParams(query));
  expect(from('')).toEqual(emptyContactValues);
  expect(from('subject=quote')).toEqual({ ...emptyContactValues, subject: 'quote' });
  expect(from('product=Mourne+Oak')).toEqual({ ...emptyContactValues, subject: 'product', message: 'I am asking about Mourne Oak.\n\n' });
  expect(from('subject=rant')).toEqual(emptyContactValues);
  expect(from(`product=${'x'.repeat(10_000)}`).message.length).toBeLessThan(200);
});

test('what was sent is shown again', () => {
  const form = new FormData();
  form.set('firstName', 'Aoife');
  form.set('message', new Blob(['x']));
  expect(contactValuesOf(form)).toEqual({ ...emptyContactValues, firstName: 'Aoife' });
});
