import { expect, test } from 'vitest';
import { loadOf, type Weighed } from './load.ts';

const box = { unit: 'box', coverageCm2: 22_000, weightGrams: 14_500, tileSize: null, plankSize: '1220x180' };
const carpet = { unit: 'metre', coverageCm2: 40_000, weightGrams: 8_000, tileSize: null, plankSize: null };
const products = new Map<string, Weighed>([
  ['box', box],
  ['long', { ...box, plankSize: '2200x220' }],
  ['carpet', carpet],
  ['unknown', { ...box, weightGrams: null }],
]);
const line = (productId: string, quantity = 1, cut: { rollWidthMm: number; soldMm: number } | null = null) => ({
  productId,
  quantity,
  isSample: false,
  cut,
});

test('adds up what lines weigh, cuts by their length and width', () => {
  expect(loadOf([line('box', 3)], products)).toEqual({ grams: 43_500, isLong: false });
  expect(loadOf([line('carpet', 5)], products)).toEqual({ grams: 40_000, isLong: true });
  expect(loadOf([line('carpet', 1, { rollWidthMm: 2000, soldMm: 5500 })], products)).toEqual({ grams: 22_000, isLong: false });
});

test('a piece over 2 m is long, a missing weight is not guessed, a sample counts nothing', () => {
  expect(loadOf([line('long')], products).isLong).toBe(true);
  expect(loadOf([line('box'), line('unknown')], products)).toEqual({ grams: null, isLong: false });
  expect(loadOf([{ ...line('long'), isSample: true }, line('gone')], products)).toEqual({ grams: 0, isLong: false });
});
