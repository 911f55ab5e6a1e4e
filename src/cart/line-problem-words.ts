import { countUnits } from '#catalogue/selling-unit.ts';
import { cartMessages } from './guest-cart.ts';
import type { CartQuoteItem } from './schemas.ts';

type Line = Pick<CartQuoteItem, 'problem' | 'available' | 'unit' | 'quantity' | 'lots'>;

/** Why a line cannot be ordered as it stands, and what to do; null when it can. */
export function lineProblemWords({ problem, available, unit, quantity, lots }: Line): string | null {
  switch (problem) {
    case 'gone':
      return 'We no longer sell this. Please remove it to continue.';
    case 'out-of-stock':
      return 'Out of stock. Please remove it, or call us to find out when it’s back.';
    case 'too-many':
      return `We only have ${countUnits(available, unit)} in stock, and you have ${quantity} in your cart.`;
    case 'several-lots':
      return lots?.words ?? null;
    case 'no-cut':
      return 'We can no longer cut this as you planned it. Please remove it, and plan it again on its page.';
    case 'short-roll':
      return 'There is not enough left on this roll. Please remove it, and choose another width on its page, or call us.';
    case 'not-eligible':
      return cartMessages.sampleRefused;
    case 'too-many-samples':
      return 'This is more samples than we can send with one order. Please remove it.';
    default:
      return null;
  }
}
