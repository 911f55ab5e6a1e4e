import { expect, test } from 'vitest';
import { hasLimitedStock, stockBand, stockIndicator } from './stock-band.ts';

test.each([
  [null, 'out', 'Out of Stock'],
  [undefined, 'out', 'Out of Stock'],
  [Number.NaN, 'out', 'Out of Stock'],
  [-4, 'out', 'Out of Stock'],
  [0, 'out', 'Out of Stock'],
  [1, 'low', 'Only 1 left'],
  [3, 'low', 'Only 3 left'],
  [4, 'limited', '4 in stock'],
  [10, 'limited', '10 in stock'],
  [11, 'good', 'In Stock'],
  [5000, 'good', 'In Stock'],
])('%s boxes are %s: %s', (available, band, words) => {
  expect(stockBand(available)).toBe(band);
  expect(stockIndicator(available)).toEqual({ band, words, pulses: band === 'low' });
  expect(hasLimitedStock(available)).toBe(band === 'low' || band === 'limited');
});
