import { divideHalfUp, type Pence } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { readFixed } from '#platform/read-fixed.ts';
import { pricePerM2 } from './price-per-m2.ts';

/** Price of a box, its coverage and price of a m², as typed: pounds and square metres. `leads`: which price was typed last, the other follows. */
export type PriceForm = { box: string; coverage: string; perM2: string; leads: 'box' | 'perM2' };

/** What the other fields become when one of them is typed into. What cannot be worked out is left as it is, or empty. */
export function typePrice(now: PriceForm, typed: 'box' | 'coverage' | 'perM2', value: string): PriceForm {
  const next: PriceForm = { ...now, [typed]: value, leads: typed === 'coverage' ? now.leads : typed };
  const coverageCm2 = readCm2(next.coverage);
  if (coverageCm2 === null) return next.leads === 'box' ? { ...next, perM2: '' } : next;
  if (next.leads === 'box') {
    const pence = poundsToPence(next.box);
    const perM2 = pence === null ? null : pricePerM2(pence, coverageCm2);
    return { ...next, perM2: perM2 === null ? '' : written(perM2) };
  }
  const pence = poundsToPence(next.perM2);
  return pence === null ? next : { ...next, box: written(boxPrice(pence, coverageCm2)) };
}

/** Pence for a box from the price of a m² and the box's coverage in cm², rounded half up. */
export function boxPrice(perM2: Pence, coverageCm2: number): Pence {
  return divideHalfUp(perM2 * coverageCm2, 10_000);
}

function readCm2(typed: string): number | null {
  const cm2 = readFixed(typed, 4);
  return typeof cm2 === 'number' && cm2 <= 10_000_000 ? cm2 || null : null;
}

const written = (pence: Pence) => (pence / 100).toFixed(2);

/** How prices of a range move: by hundredths of a percent, or by pence; negative is down. */
export type PriceMove = { basisPoints: number } | { pence: Pence };

/** What the new prices end in; null leaves them as they come out. */
export const priceEndings = [null, 0, 50, 95, 99] as const;
export type PriceEnding = (typeof priceEndings)[number];

/**
 * The new price, rounded half up to the penny, then to the nearest price with the ending (the dearer of two as near). Null where no price of a
 * penny or more is left.
 */
export function reprice(price: Pence, move: PriceMove, ending: PriceEnding = null): Pence | null {
  const moved = 'pence' in move ? price + move.pence : divideHalfUp(price * (10_000 + move.basisPoints), 10_000);
  if (moved < 1) return null;
  if (ending === null) return moved;
  const below = Math.floor((moved - ending) / 100) * 100 + ending;
  const nearest = moved - below < below + 100 - moved ? below : below + 100;
  return nearest >= 1 ? nearest : below + 100;
}
