import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxAmountPence } from './pence.ts';
import { grossAtRate, rateText, shareOfGross, shareVat, sumByRate, vatIncluded } from './vat.ts';

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

test('lines share the VAT of their sum, each less than a penny from its own', () => {
  // 3 × 0.5p are 1.5p together: 2p, where three lines rounded by themselves would make 3p.
  expect(shareVat(Array(3).fill({ grossPence: 3, basisPoints: 2000 }))).toEqual([1, 0, 1]);
  // £115.47 + £29.95 at 20% is £145.42, of it £24.24 VAT (24.2366…); £115.47 alone £19.25 (19.245, half up).
  expect(
    shareVat([
      { grossPence: 11_547, basisPoints: 2000 },
      { grossPence: 2995, basisPoints: 2000 },
    ]),
  ).toEqual([1925, 499]);
  // At two rates each sum for itself: 2/12 of £10.00 is £1.67, 23/123 of £10.00 is £1.87.
  expect(
    shareVat([
      { grossPence: 500, basisPoints: 2000 },
      { grossPence: 1000, basisPoints: 2300 },
      { grossPence: 500, basisPoints: 2000 },
    ]),
  ).toEqual([83, 187, 84]);
  const part = fc.record({ grossPence: fc.nat(2_000_000), basisPoints: fc.constantFrom(0, 500, 1350, 2000, 2300) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (parts) => {
      const shared = shareVat(parts);
      const known = parts.map((one, at) => ({ ...one, vatPence: shared[at] ?? -1 }));
      for (const { grossPence, basisPoints, vatPence } of known) {
        expect(Math.abs(vatPence - (grossPence * basisPoints) / (10_000 + basisPoints))).toBeLessThan(1);
        expect(vatPence).toBeGreaterThanOrEqual(0);
        expect(vatPence).toBeLessThanOrEqual(grossPence);
      }
      for (const { basisPoints, grossPence, vatPence, netPence } of sumByRate(known)) {
        expect(vatPence).toBe(vatIncluded(grossPence, basisPoints));
        expect(netPence + vatPence).toBe(grossPence);
      }
      expect(sumByRate(known).reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(shared.reduce((sum, vat) => sum + vat, 0));
    }),
  );
});

test('sums by rate leave out what nothing was charged at, unless that is all there is', () => {
  const free = { basisPoints: 2300, grossPence: 0, vatPence: 0 };
  const charged = { basisPoints: 2000, grossPence: 600, vatPence: 100 };
  expect(sumByRate([free, charged])).toEqual([{ basisPoints: 2000, netPence: 500, vatPence: 100, grossPence: 600 }]);
  expect(sumByRate([free])).toEqual([{ basisPoints: 2300, netPence: 0, vatPence: 0, grossPence: 0 }]);
  expect(sumByRate([])).toEqual([]);
});

test('the same net at another rate, and a rate in words', () => {
  expect(grossAtRate(12_000, 2000, 2300)).toBe(12_300);
  // 38.50 ÷ 1.2 × 1.23 = 39.4625
  expect(grossAtRate(3850, 2000, 2300)).toBe(3946);
  expect(grossAtRate(3850, 2000, 2000)).toBe(3850);
  expect([rateText(2000), rateText(1350), rateText(0)]).toEqual(['20%', '13.5%', '0%']);
  expect([shareOfGross(2000), shareOfGross(2300), shareOfGross(1350), shareOfGross(0)]).toEqual(['16.7%', '18.7%', '11.9%', '0.0%']);
  fc.assert(
    fc.property(fc.nat(maxAmountPence / 2), (gross) => {
      const irish = grossAtRate(gross, 2000, 2300);
      expect(Math.abs(irish - vatIncluded(irish, 2300) - (gross - vatIncluded(gross)))).toBeLessThanOrEqual(1);
    }),
  );
});
