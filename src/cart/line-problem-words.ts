import { countUnits } from '#catalogue/selling-unit.ts';
import type { CartQuoteItem } from './schemas.ts';

type Line = Pick<CartQuoteItem, 'problem' | 'available' | 'unit' | 'quantity'>;

/** Why a line cannot be ordered as it stands, and what to do; null when it can. */
export function lineProblemWords({ problem, available, unit, quantity }: Line): string | null {
  switch (problem) {
    case 'gone':
      return 'We no longer sell this. Please remove it to go on.';
    case 'out-of-stock':
      return 'Out of stock now. Please remove it, or ring us about the next delivery.';
    case 'too-many':
      return `We have ${countUnits(available, unit)} now, and you have asked for ${quantity}.`;
    case 'not-eligible':
      return 'This product is not eligible for free samples.';
    case 'too-many-samples':
      return 'This is one sample more than we send with an order. Please remove it.';
    default:
      return null;
  }
}
