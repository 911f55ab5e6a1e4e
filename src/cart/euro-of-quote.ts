import type { InEuro } from '#tax/euro.ts';
import type { CartQuote } from './schemas.ts';

/** A quote's guide in euros, as pages show it; null where there is none, or nothing to pay. */
export function euroOfQuote({ euro, total_amount }: Pick<CartQuote, 'euro' | 'total_amount'>): InEuro | null {
  if (!euro || total_amount <= 0) return null;
  return { cents: Math.round(euro.total * 100), perPound: Math.round(euro.per_pound * 10_000), on: euro.on };
}
