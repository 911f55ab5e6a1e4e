import { expect, test } from 'vitest';
import { z } from 'zod';
import { formErrors, invalidForm, Refusal } from './refusal.ts';

const form = z.strictObject({
  email: z.email('Please enter a valid email').max(3, 'Too long'),
  lines: z.array(z.object({ quantity: z.int('Whole boxes only.') })),
});

test('a refusal carries its kind, code and sentence', () => {
  const refusal = new Refusal('not-found', 'product-not-found', 'Product not found');
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ kind: 'not-found', code: 'product-not-found', detail: 'Product not found', errors: undefined });
  expect(refusal.message).toBe('product-not-found: Product not found');
});

test('gives the first problem of each field, with its path', () => {
  const { error } = form.safeParse({ email: 'nobody', lines: [{ quantity: 1 }, { quantity: 1.5 }], extra: 1 });
  if (!error) throw new Error('expected a problem');
  expect(formErrors(error)).toEqual([
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'lines.1.quantity', message: 'Whole boxes only.' },
    { field: 'extra', message: expect.any(String) },
  ]);
  expect(invalidForm(error)).toMatchObject({ kind: 'invalid', detail: 'Please check the highlighted fields.' });
});
