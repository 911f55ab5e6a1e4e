import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, formatPounds, formatShortPounds, maxAmountPence, penceToPounds } from './pence.ts';
import { poundsToPence } from './read-pounds.ts';

const amounts = fc.integer({ min: 0, max: maxAmountPence });

test('reads pounds exactly, typed or as a number', () => {
  const cases: [string | number, number][] = [
    ['38.50', 3850],
    ['38.5', 3850],
    [38.5, 3850],
    [0.29, 29],
    ['0.29', 29],
    [1.1, 110],
    [' £1,234.56 ', 123456],
    ['1,234,567', 123456700],
    ['007', 700],
    ['38,50', 3850],
    ['1,2', 120],
    ['1.', 100],
    ['1.234,56', 123456],
    ['1 234,5', 123450],
    [0, 0],
    [10_000_000, maxAmountPence],
  ];
  for (const [pounds, pence] of cases) expect(poundsToPence(pounds), String(pounds)).toBe(pence);
});

test('refuses what is not an amount of pounds', () => {
  const numbers = [Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 1e21, 1e-7, 0.001, 0.1 + 0.2, 10_000_000.01];
  const texts = ['', ' ', '-0', '-1', '+1', '1e3', '0x10', '1.234', '.5', '1,200', '£1,200', '12,3456', '1,23,456', '1.2.3', '£', '££1', 'NaN', '٣'];
  const junk = [...numbers, ...texts, '1\u0000', '\ud800', '9'.repeat(10_000)];
  for (const pounds of junk) expect(poundsToPence(pounds), String(pounds).slice(0, 20)).toBeNull();
});

test('pounds and pence are the same amount both ways', () => {
  fc.assert(
    fc.property(amounts, (pence) => {
      expect(poundsToPence(penceToPounds(pence))).toBe(pence);
      expect(poundsToPence(formatPounds(pence))).toBe(pence);
      expect(JSON.parse(JSON.stringify(penceToPounds(pence)))).toBe(penceToPounds(pence));
      expect(String(penceToPounds(pence))).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test('writes amounts as a shop does', () => {
  expect(formatPounds(123456)).toBe('£1,234.56');
  expect(formatPounds(5)).toBe('£0.05');
  expect(formatPounds(0)).toBe('£0.00');
  expect(formatPounds(-500)).toBe('-£5.00');
  expect(formatPounds(100_000_000)).toBe('£1,000,000.00');
  expect(formatShortPounds(19900)).toBe('£199');
  expect(formatShortPounds(599)).toBe('£5.99');
});

test('rounds half up', () => {
  expect([5, 4, 6, 15, 0].map((n) => divideHalfUp(n, 10))).toEqual([1, 0, 1, 2, 0]);
  fc.assert(
    fc.property(fc.nat(2 ** 40), fc.integer({ min: 1, max: 100_000 }), (n, d) => {
      const doubled = 2n * BigInt(n) + BigInt(d);
      expect(divideHalfUp(n, d)).toBe(Number(doubled / (2n * BigInt(d))));
    }),
  );
});
