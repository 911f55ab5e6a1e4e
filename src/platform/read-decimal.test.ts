import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from './read-decimal.ts';
import { readFixed, twoWaysIn } from './read-fixed.ts';

test('a comma that cannot stand between thousands is a decimal comma', () => {
  const cases: [string | number, number][] = [
    ['1,44', 14_400],
    ['1,8336', 18_336],
    ['30,2', 302_000],
    ['0,500', 5000],
    ['1234,567', 12_345_670],
    ['1.44', 14_400],
    ['12,00', 120_000],
    ['1,234.5', 12_345_000],
    ['1,234,567', 12_345_670_000],
    ['1.234,5', 12_345_000],
    ['1 234', 12_340_000],
    ['1\u00A0234,5', 12_345_000],
    ['5.', 50_000],
    [1.8336, 18_336],
    [0, 0],
  ];
  for (const [written, value] of cases) expect(readFixed(written, 4), String(written)).toBe(value);
});

test('what could be either is asked about', () => {
  for (const written of ['1,200', '12,500', '999,999', ' 1,200 ']) expect(readDecimal(written)).toHaveProperty('twoWays');
  expect(twoWaysIn('-£1,200')).toBe('“1,200” can be read in two ways. Please write 1200 or 1.2.');
  expect(twoWaysIn('12,00')).toBeNull();
  expect(twoWaysIn(1.2)).toBeNull();
});

test('what is no number is none', () => {
  const junk = ['', ' ', '.', ',', '.5', '-1', '+1', '1e3', '0x10', '1,23,456', '1.2.3', '1,2,3', '1 23', '٣', '\ud800', Number.NaN, 1e-7, 1e21];
  for (const written of junk) expect(readDecimal(written), String(written)).toBeNull();
  expect(readFixed('1.23456', 4)).toBeNull();
  expect(readFixed('9'.repeat(100), 4)).toBeNull();
});

test('every number that is written plainly is read exactly, with a point as with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (value) => {
      const point = `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
      expect([readFixed(point, 4), readFixed(point.replace('.', ','), 4)]).toEqual([value, value]);
    }),
  );
});

test('evil input is answered at once', () => {
  const started = performance.now();
  for (const text of ['1'.repeat(100_000), '1,111'.repeat(50_000), ' '.repeat(100_000), '1 111 '.repeat(20_000)]) readDecimal(text);
  expect(performance.now() - started).toBeLessThan(50);
});
