import { createHash } from 'node:crypto';
import type { ShippingAddress } from '#delivery/shipping-address.ts';
import type { Pence } from '#money/pence.ts';
import type { OrderedItem } from './price-order.server.ts';

export type NewOrder = {
  /** Null: a guest. */
  userId: string | null;
  address: ShippingAddress;
  items: readonly OrderedItem[];
  notes: string;
  /** The buyer agreed that others see what was bought, and their first name. */
  showsPurchase: boolean;
  /** Made up by the browser, one for each checkout: sent again it is the same order, with what it is sent with now. */
  checkoutKey: string | null;
  /** The day it should come, one of those offered; without one as soon as it can be. */
  wishedDay?: string | null;
  /** Its delivery waits until its shopper chooses a day. */
  holds?: boolean;
  /** What the driver of a pallet must know, judged where it is there. Left out: whoever ordered was not asked, and staff are told to ring. */
  access?: unknown;
  /** Collected from the showroom, free of charge: the address is that of the bill. */
  collects?: boolean;
  /** The network address it is placed from, by which unpaid holds are bounded. Null: not known. */
  from: string | null;
  /** The total the shopper was shown; where it is higher by now, that is refused with the right one. Null: none was shown. */
  expectedTotalPence: Pence | null;
};

/** What an order was asked for with. Order matters nowhere but in the lines. `vat`: what it was taxed by, so that it is priced anew after that. */
export function digestOf(
  { userId, address, items, notes, showsPurchase, wishedDay, collects, access, holds }: NewOrder,
  vat: readonly unknown[],
): Buffer {
  const lines = items.map(({ product_id, quantity, is_sample, cut_plan_id, kit_id, max_lots, lot_id }) => [
    product_id,
    quantity,
    is_sample,
    ...(cut_plan_id ? [cut_plan_id] : []),
    ...(kit_id ? [`kit ${kit_id}`] : []),
    ...((max_lots ?? 1) > 1 || lot_id ? [max_lots ?? 1, lot_id ?? null] : []),
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        userId,
        Object.entries(address).sort(),
        lines,
        notes,
        showsPurchase,
        vat,
        { wishedDay: wishedDay ?? null, collects: collects === true, access: access ?? null, ...(holds && { holds }) },
      ]),
    )
    .digest();
}
