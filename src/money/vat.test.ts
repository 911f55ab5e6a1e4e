import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxAmountPence } from './pence.ts';
import { vatIncluded } from './vat.ts';

test('VAT at 20% is one sixth of the gross, half up', () => {
  expect(vatIncluded(12000)).toBe(2000);
  expect(vatIncluded(3)).toBe(1);
  expect(vatIncluded(2)).toBe(0);
  expect(vatIncluded(-12000)).toBe(-2000);
  expect(vatIncluded(0)).toBe(0);
  expect(vatIncluded(12300, 2300)).toBe(2300);
  expect(vatIncluded(999, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat(maxAmountPence), (gross) => {
      expect(vatIncluded(gross)).toBe(Number((BigInt(gross) * 2n + 6n) / 12n));
    }),
  );
});
