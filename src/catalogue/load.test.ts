import { expect, test } from 'vitest';
import { loadOf, type Weighed } from './load.ts';

const box = { unit: 'box', coverageCm2: 22_000, weightGrams: 14_500, leadDays: null, tileSize: null, plankSize: '1220x180' };
const carpet = { unit: 'metre', coverageCm2: 40_000, weightGrams: 8_000, leadDays: null, tileSize: null, plankSize: null };
const products = new Map<string, Weighed>([
  ['box', box],
  ['long', { ...box, plankSize: '2200x220' }],
  ['carpet', carpet],
  ['made', { ...box, leadDays: 15 }],
  ['made sooner', { ...box, leadDays: 5 }],
  ['unknown', { ...box, weightGrams: null }],
]);
const line = (productId: string, quantity = 1, cut: { rollWidthMm: number; soldMm: number } | null = null) => ({
  productId,
  quantity,
  isSample: false,
  cut,
});

test('adds up what lines weigh, cuts by their length and width', () => {
  expect(loadOf([line('box', 3)], products)).toEqual({ grams: 43_500, isLong: false, leadDays: 0 });
  expect(loadOf([line('carpet', 5)], products)).toEqual({ grams: 40_000, isLong: true, leadDays: 0 });
  expect(loadOf([line('carpet', 1, { rollWidthMm: 2000, soldMm: 5500 })], products)).toEqual({ grams: 22_000, isLong: false, leadDays: 0 });
});

test('a piece over 2 m is long, a missing weight is not guessed, a sample counts nothing', () => {
  expect(loadOf([line('long')], products).isLong).toBe(true);
  expect(loadOf([line('box'), line('unknown')], products)).toEqual({ grams: null, isLong: false, leadDays: 0 });
  expect(loadOf([{ ...line('long'), isSample: true }, line('gone')], products)).toEqual({ grams: 0, isLong: false, leadDays: 0 });
});

test('all of it leaves with what takes longest; a sample is there', () => {
  expect(loadOf([line('made sooner'), line('made'), line('box')], products).leadDays).toBe(15);
  expect(loadOf([{ ...line('made'), isSample: true }, line('box')], products).leadDays).toBe(0);
});
