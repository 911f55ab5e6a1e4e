import { expect, test } from 'vitest';
import { ageInWords, nextPurchase, pauseBeforeNext, purchaseKey } from './recent-purchase.ts';

const now = new Date('2026-05-10T12:00:00Z');
const before = (minutes: number) => ageInWords(new Date(now.getTime() - minutes * 60_000), now);

test('says how long ago in whole units', () => {
  expect([-5, 0, 1, 2, 59, 60, 119, 120, 60 * 24, 60 * 24 * 3].map(before)).toEqual([
    'just now',
    'just now',
    'just now',
    '2 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '1 hour ago',
    '2 hours ago',
    '1 day ago',
    '3 days ago',
  ]);
});

test('never tells one of the last twenty again', () => {
  const purchases = Array.from({ length: 21 }, (_, n) => ({ firstName: n % 2 ? 'Aoife' : null, productName: `Floor ${n}` }));
  const told = purchases.slice(0, 20).map(purchaseKey);
  expect(nextPurchase(purchases, told, 0)).toBe(purchases[20]);
  expect(nextPurchase(purchases, [...told, 'Someone Floor 20'], 0.999)).toBe(purchases[0]);
  expect(nextPurchase(purchases.slice(0, 20), told, 0.5)).toBeNull();
  expect(nextPurchase([], [], 0)).toBeNull();
});

test('two buyers of one floor are two purchases', () => {
  const purchases = [
    { firstName: null, productName: 'Oak' },
    { firstName: 'Aoife', productName: 'Oak' },
  ];
  expect(nextPurchase(purchases, ['Someone Oak'], 0)).toBe(purchases[1]);
});

test('pauses between half a minute and two minutes', () => {
  expect([0, 0.5, 1].map(pauseBeforeNext)).toEqual([30_000, 75_000, 120_000]);
});
