import type { Db } from '#platform/database/connect.server.ts';
import { type Boxes, lotKey } from '#stock/boxes.server.ts';
import { freeLots } from '#stock/lots.server.ts';
import { type FreeLot, type Served, serveFromLots } from '#stock/serve-from-lots.ts';
import type { CartItem } from './guest-cart.ts';
import { chooseLots, severalLots, takenLots } from './lot-choice-words.ts';
import type { CartQuoteItem } from './schemas.ts';

type Item = Pick<CartItem, 'product_id' | 'quantity' | 'is_sample' | 'max_lots' | 'lot_id'>;

/**
 * What lines would come from which production lots just now, by their place: only those that no single lot has enough for, or not the one that
 * is asked for. `held`: what the shopper's own unpaid order holds, by shelf. Nothing is asked where no product is kept in lots.
 */
export async function lotsOfLines(
  db: Db,
  items: readonly Item[],
  products: readonly { id: string; inLots?: boolean }[],
  held: Boxes,
): Promise<Map<number, Served<FreeLot>>> {
  const kept = products.filter(({ inLots }) => inLots).map(({ id }) => id);
  const answers = new Map<number, Served<FreeLot>>();
  if (!kept.length) return answers;
  const lots = await freeLots(db, kept);
  const own = (productId: string, lot: FreeLot) => held.get(lotKey(productId, lot.id)) ?? 0;
  for (const [at, { product_id, quantity, is_sample, max_lots, lot_id }] of items.entries()) {
    const there = is_sample ? [] : (lots.get(product_id) ?? []);
    const answer = serveFromLots(
      there.map((lot) => ({ ...lot, free: lot.free + own(product_id, lot) })),
      quantity,
      { maxLots: max_lots ?? 1, lotId: lot_id ?? null },
    );
    if (answer && (answer.parts.length > 1 || !answer.isAgreed)) answers.set(at, answer);
  }
  return answers;
}

export function lotsToSay({ parts, asked, most, isAgreed }: Served<FreeLot>, unit: string): NonNullable<CartQuoteItem['lots']> {
  return {
    words: isAgreed ? takenLots({ parts }) : `${severalLots({ parts, asked }, unit)} ${chooseLots}`,
    parts: parts.map(({ lot: { id, number, shade }, quantity }) => ({ lot_id: id, number, shade, quantity })),
    asked,
    of_one: most,
    agreed: isAgreed,
  };
}
