import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { claims } from './read-home.server.ts';

test('claims a rating and customers once as many stand behind them as the settings ask', () => {
  const said = (reviews: number, customers: number, terms = defaultSettings) => claims({ reviews, averageRating: 4.8, customers }, terms);
  expect(said(24, 15)).toEqual([]);
  expect(said(25, 499)).toEqual(['4.8/5 from 25 reviews']);
  expect(said(0, 10_234)).toEqual(['10,234 customers']);
  expect(said(10, 500, { ...defaultSettings, min_reviews_shown: 10, min_customers_shown: 501 })).toEqual(['4.8/5 from 10 reviews']);
});

test('does not round a rating up', () => {
  expect(claims({ reviews: 200, averageRating: 4.99, customers: 0 }, defaultSettings)).toEqual(['4.9/5 from 200 reviews']);
});
