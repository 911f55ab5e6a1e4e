import { expect, test } from 'vitest';
import { claims } from './standing.ts';

test('claims a rating and customers once ten stand behind them', () => {
  expect(claims({ reviews: 9, averageRating: 5, customers: 9 })).toEqual([]);
  expect(claims({ reviews: 10, averageRating: 4.8, customers: 10 })).toEqual(['4.8/5 from 10 reviews', '10 customers']);
  expect(claims({ reviews: 0, averageRating: 0, customers: 10_234 })).toEqual(['10,234 customers']);
});

test('does not round a rating up', () => {
  expect(claims({ reviews: 200, averageRating: 4.99, customers: 0 })).toEqual(['4.9/5 from 200 reviews']);
});
