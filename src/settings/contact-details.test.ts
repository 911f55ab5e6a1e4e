import { expect, test } from 'vitest';
import { internationalPhone } from './contact-details.ts';

test.each([
  ['028 9649 6012', '+442896496012'],
  ['(028) 9649-6012', '+442896496012'],
  ['+44 (0)28 9649 6012', '+442896496012'],
  ['0044 28 9649 6012', '+442896496012'],
  ['+353 1 700 0000', '+35317000000'],
  ['', ''],
])('%s is rung as %s', (phone, rung) => {
  expect(internationalPhone(phone)).toBe(rung);
});
