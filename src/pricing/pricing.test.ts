import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricePerM2 } from './price-per-m2.ts';
import { type PriceStep, savePercent, wasPrice } from './was-price.ts';

const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const steps = (...list: [days: number, pricePence: number][]): PriceStep[] =>
  list.map(([days, pricePence]) => ({ pricePence, validFrom: daysAgo(days) }));

test('a plain reduction shows the price before it', () => {
  expect(wasPrice(steps([90, 5000], [10, 4000]), now)).toBe(5000);
  expect(wasPrice(steps([10, 4000], [90, 5000]), now)).toBe(5000);
});

test('nothing to show without a reduction', () => {
  expect(wasPrice([], now)).toBeNull();
  expect(wasPrice(steps([90, 5000]), now)).toBeNull();
  expect(wasPrice(steps([90, 4000], [10, 5000]), now)).toBeNull();
  expect(wasPrice(steps([90, 5000], [10, 5000]), now)).toBeNull();
});

test('a price raised for a few days before the sale is not the earlier price', () => {
  expect(wasPrice(steps([200, 5500], [20, 8000], [3, 5000]), now)).toBe(5500);
  expect(wasPrice(steps([200, 4000], [20, 8000], [3, 4500]), now)).toBeNull();
  expect(wasPrice(steps([200, 4000], [40, 8000], [3, 4500]), now)).toBe(8000);
});

test('the window is the 30 days before the reduction, not before today', () => {
  expect(wasPrice(steps([200, 4500], [70, 6000], [35, 4000]), now)).toBe(6000);
  expect(wasPrice(steps([200, 4500], [40, 6000], [10, 4000]), now)).toBe(6000);
  expect(wasPrice(steps([200, 4500], [39.9, 6000], [10, 4000]), now)).toBe(4500);
});

test('needs thirty days on sale before the reduction', () => {
  expect(wasPrice(steps([39.9, 5000], [10, 4000]), now)).toBeNull();
  expect(wasPrice(steps([40, 5000], [10, 4000]), now)).toBe(5000);
});

test('successive reductions count from the latest', () => {
  expect(wasPrice(steps([90, 6000], [20, 5000], [5, 4000]), now)).toBe(5000);
});

test('prices of the future have not happened', () => {
  expect(wasPrice(steps([90, 5000], [-1, 4000]), now)).toBeNull();
  expect(wasPrice(steps([90, 5000], [10, 4000], [-1, 3000]), now)).toBe(5000);
});

test('the earlier price was really charged in the window, and nothing lower was', () => {
  const histories = fc.array(fc.record({ pricePence: fc.integer({ min: 1, max: 20 }), days: fc.integer({ min: -5, max: 120 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(histories, (raw) => {
      const distinct = [...new Map(raw.map((step) => [step.days, step])).values()];
      const history = distinct.map(({ pricePence, days }) => ({ pricePence, validFrom: daysAgo(days) }));
      const priceOn = (days: number) =>
        distinct
          .filter((step) => step.days >= days)
          .reduce<{ days: number; pricePence: number } | null>((a, b) => (a && a.days < b.days ? a : b), null)?.pricePence;
      const was = wasPrice(history, now);
      const price = priceOn(0);
      let reducedOn = 0;
      while (reducedOn <= 125 && priceOn(reducedOn) === price) reducedOn++;
      const window = Array.from({ length: 30 }, (_, i) => priceOn(reducedOn + i));
      const known = window.filter((p) => p !== undefined);
      const lowest = Math.min(...known);
      const provable = price !== undefined && known.length === 30 && (priceOn(reducedOn) ?? 0) > price && lowest > price;
      expect(was).toBe(provable ? lowest : null);
    }),
    { numRuns: 500 },
  );
});

test('the badge shows whole percents, and only savings above 15%', () => {
  expect(savePercent(8000, 10000)).toBe(20);
  expect(savePercent(8499, 10000)).toBe(15);
  expect(savePercent(8400, 10000)).toBe(16);
  expect(savePercent(8500, 10000)).toBeNull();
  expect(savePercent(10000, 8000)).toBeNull();
  expect(savePercent(10000, null)).toBeNull();
  expect(savePercent(6667, 10000)).toBe(33);
});

test('the price of a square metre is rounded half up to the penny', () => {
  expect(pricePerM2(3850, 14_400)).toBe(2674);
  expect(pricePerM2(1, 20_000)).toBe(1);
  expect(pricePerM2(3850, null)).toBeNull();
  expect(pricePerM2(3850, 0)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (price, coverage) => {
      const exact = (2n * BigInt(price) * 10_000n + BigInt(coverage)) / (2n * BigInt(coverage));
      expect(pricePerM2(price, coverage)).toBe(Number(exact));
    }),
  );
});
