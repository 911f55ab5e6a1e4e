import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceEndings, reprice } from './price-and-coverage.ts';

test('by percent, rounded half up to the penny', () => {
  expect(reprice(3850, { basisPoints: -1000 })).toBe(3465);
  expect(reprice(3855, { basisPoints: 1250 })).toBe(4337);
  expect(reprice(5, { basisPoints: 1000 })).toBe(6);
  expect(reprice(3850, { basisPoints: 0 })).toBe(3850);
});

test('by pounds, never to nothing or below', () => {
  expect(reprice(3850, { pence: -350 })).toBe(3500);
  expect(reprice(300, { pence: -300 })).toBeNull();
  expect(reprice(300, { basisPoints: -10_000 })).toBeNull();
});

test('to the nearest ending', () => {
  expect(reprice(3465, { pence: 0 }, 99)).toBe(3499);
  expect(reprice(3440, { pence: 0 }, 99)).toBe(3399);
  expect(reprice(3450, { pence: 0 }, 0)).toBe(3500);
  expect(reprice(3449, { pence: 0 }, 0)).toBe(3400);
  expect(reprice(10, { pence: 0 }, 0)).toBe(100);
});

test('an ending is met, and no price moves by more than half a pound for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 51, max: 10_000_000 }), fc.constantFrom(...priceEndings), (price, ending) => {
      const is = reprice(price, { pence: 0 }, ending) ?? 0;
      if (ending === null) return is === price;
      return is % 100 === ending && Math.abs(is - price) <= (price < 100 ? 99 : 50);
    }),
  );
});
