import { divideHalfUp, type Pence } from '#money/pence.ts';

/** How prices of a range move: by hundredths of a percent, or by pence; negative is down. */
export type PriceMove = { basisPoints: number } | { pence: Pence };

/** What the new prices end in; null leaves them as they come out. */
export const priceEndings = [null, 0, 50, 95, 99] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** The new price, rounded half up to the penny, then to the nearest price with the ending (the dearer of two as near). Null where no price of a penny or more is left. */
export function reprice(price: Pence, move: PriceMove, ending: PriceEnding = null): Pence | null {
  const moved = 'pence' in move ? price + move.pence : divideHalfUp(price * (10_000 + move.basisPoints), 10_000);
  if (moved < 1) return null;
  if (ending === null) return moved;
  const below = Math.floor((moved - ending) / 100) * 100 + ending;
  const nearest = moved - below < below + 100 - moved ? below : below + 100;
  return nearest >= 1 ? nearest : below + 100;
}
