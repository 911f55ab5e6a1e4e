import type { Wish } from '../context.ts';
import { areaOf, type MeasuredRoom } from '../reading/measures.ts';
import type { FloorQuery } from '../tools/find-floors.server.ts';

/** What a m², or a selling unit, may cost. `measured`: with a budget for the whole job, what a m² of it may. */
export function pricesOf(wish: Wish, measured: readonly MeasuredRoom[]): Partial<FloorQuery> {
  const { price } = wish;
  if (!price) return {};
  if (price.per === 'unit') return { minPrice: price.minPence, maxPrice: price.maxPence };
  const m2 = areaOf(measured) / 1_000_000;
  // A budget for the whole floor has to pay for the cuts too.
  if (price.maxPence !== null && (price.per === 'total' || (price.per === null && m2 > 0 && price.maxPence >= 20_000))) {
    return m2 > 0 ? { maxPerM2: Math.floor(price.maxPence / (m2 * 1.1)) } : {};
  }
  if (price.isAbout && price.maxPence !== null)
    return {
      minPerM2: Math.round(price.maxPence * (1 - nearly)),
      maxPerM2: Math.round(price.maxPence * (1 + nearly)),
      nearPerM2: price.maxPence,
      ...(wish.sort ? {} : { sort: 'nearest' }),
    };
  return { minPerM2: price.minPence, maxPerM2: price.maxPence };
}

/** What is still 'around £45'. */
const nearly = 0.2;

/** No sheet vinyl costs so much a m². */
const dearestVinylPence = 4000;

/** Carpet and sheet vinyl come off a roll: above the price of any m² of them a metre of the roll is meant. */
const ofRolls: Readonly<Record<string, number>> = { carpet: 4000, vinyl: 3000, lino: 3000 };
const byTheMetre = /(?:\b(?:a|per|the)|\/) ?(?:m|met(?:re|er))\b(?! ?(?:sq|2|²))/;

/** 'blue carpet under £100 a metre': of a metre off the roll, which no carpet tile is. */
export function withRollPrice(wish: Wish, said: string): Wish {
  const { price, floor } = wish;
  const least = floor.length === 1 ? ofRolls[floor[0] ?? ''] : undefined;
  if (price?.per !== 'm2' || least === undefined || (price.maxPence ?? price.minPence ?? 0) < least || !byTheMetre.test(said)) return wish;
  return {
    ...wish,
    price: { ...price, per: 'unit' },
    without: floor[0] === 'carpet' ? [...new Set([...wish.without, 'carpet tile'])] : wish.without,
  };
}

/** '£60 max' of a vinyl for a utility room, where nobody said of what: for the whole of it. */
export function withWholePrice(wish: Wish): Wish {
  const { price, floor, room } = wish;
  const isWhole = price?.per === null && (price.maxPence ?? 0) >= dearestVinylPence && price.minPence === null;
  if (!price || !isWhole || floor.join() !== 'vinyl' || !room.length) return wish;
  return { ...wish, price: { minPence: null, maxPence: price.maxPence, per: 'total' } };
}
