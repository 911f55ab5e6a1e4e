import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, percentOff } from './allocate.ts';
import { largestPence } from './pence.ts';
import { vatIncluded } from './vat.ts';

const amounts = fc.integer({ min: -largestPence, max: largestPence });
const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 });

test('the parts of a split add up to the whole, each within a penny of its share', () => {
  fc.assert(
    fc.property(amounts, weights, (total, shares) => {
      const parts = allocate(total, shares);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      const whole = shares.reduce((a, b) => a + b, 0);
      parts.forEach((part, line) => {
        expect(Number.isInteger(part)).toBe(true);
        const share = whole === 0 ? total / shares.length : (total * (shares[line] ?? 0)) / whole;
        expect(Math.abs(part - share)).toBeLessThan(1 + 1e-6);
      });
    }),
  );
});

test('splits in known ways', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(10, [0, 5])).toEqual([0, 10]);
  expect(() => allocate(10, [])).toThrow(RangeError);
  expect(() => allocate(10, [-1, 2])).toThrow(RangeError);
  expect(() => allocate(10, [Number.NaN])).toThrow(RangeError);
});

test('VAT at 20% is one sixth of the gross, half up', () => {
  expect(vatIncluded(12000)).toBe(2000);
  expect(vatIncluded(3)).toBe(1);
  expect(vatIncluded(2)).toBe(0);
  expect(vatIncluded(-12000)).toBe(-2000);
  expect(vatIncluded(0)).toBe(0);
  expect(vatIncluded(12300, 2300)).toBe(2300);
  expect(vatIncluded(999, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat(largestPence), (gross) => {
      expect(vatIncluded(gross)).toBe(Number((BigInt(gross) * 2n + 6n) / 12n));
    }),
  );
});

test('a percentage comes off with the saving rounded half up', () => {
  expect(percentOff(1000, 15)).toBe(850);
  expect(percentOff(333, 50)).toBe(166);
  expect(percentOff(999, 0)).toBe(999);
  expect(percentOff(999, 100)).toBe(0);
});
