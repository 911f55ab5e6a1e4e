import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/connect.server.ts';
import type { Settings } from '#settings/settings.ts';
import { type Boxes, onShelves, shelfOf } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { boxesOf } from './line-boxes.server.ts';

/** Whose unpaid orders count together: those from one network address, and those of one account. */
export type HoldingParty = { placedBy: Uint8Array | null; userId: string | null };

/** The visitor's network address as it is kept with an unpaid order. Null where it is not known. */
export function placedByOf(clientAddress: string | null): Buffer | null {
  return clientAddress === null ? null : createHash('sha256').update(`order:${clientAddress}`).digest();
}

/** Names of the locks by which orders of one party come after each other. */
export function turnsOf({ placedBy, userId }: HoldingParty): string[] {
  return [placedBy && Buffer.from(placedBy).toString('hex'), userId].flatMap((part) => (part ? [`holds:${part}`] : []));
}

/** The statuses in which an order holds boxes although nobody has paid. */
const unpaid = ['pending', 'finance_pending'];

/** An order that is changed again and again holds its boxes for this many times the usual time at most, counted from when it was placed. */
const maxHoldTimes = 3;

/** Until when an order may hold its boxes unpaid; null where it may not, and is paid while they are there. `before`: the order that is changed. */
export async function holdUntil(
  shop: Shop,
  trx: Db,
  party: HoldingParty,
  boxes: Boxes,
  settings: Settings,
  before: { id: string; created_at: Date } | null,
): Promise<Date | null> {
  const [now, hold] = [shop.now().getTime(), settings.stock_hold_minutes * 60_000];
  const until = Math.min(now + hold, (before?.created_at.getTime() ?? now) + maxHoldTimes * hold);
  return until > now && (await mayHold(trx, party, boxes, settings, before?.id ?? null)) ? new Date(until) : null;
}

/**
 * Whether an unpaid order may hold its boxes before it is paid: as long as its party holds few orders, and of no product more than the
 * share that the settings allow (always one box, or a metre). An order that may not can be paid all the same while its boxes are there. The caller
 * holds the party's turns. `orderId`: the order itself where it is changed, which does not count.
 */
async function mayHold(
  trx: Db,
  party: HoldingParty,
  wanted: Boxes,
  settings: Pick<Settings, 'max_unpaid_holds' | 'max_hold_percent'>,
  orderId: string | null,
): Promise<boolean> {
  const others = await heldByParty(trx, party, orderId);
  if (others.orders >= settings.max_unpaid_holds) return false;
  if (wanted.size === 0) return true;
  const onHand = await onShelves(trx, wanted.keys());
  return [...onHand].every(([shelf, there]) => {
    const least = shelfOf(shelf).rollWidthMm === null ? 1 : 1000;
    const most = Math.max(least, Math.floor((there * settings.max_hold_percent) / 100));
    return (wanted.get(shelf) ?? 0) + (others.boxes.get(shelf) ?? 0) <= most;
  });
}

/** How many orders of a party wait for a lender with their boxes held. */
export async function countFinanceHolds(trx: Db, party: HoldingParty): Promise<number> {
  const { orders } = await heldOrders(trx, party)
    .where('o.status', '=', 'finance_pending')
    .select((e) => e.fn.count<string>('o.id').as('orders'))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

async function heldByParty(trx: Db, party: HoldingParty, butFor: string | null): Promise<{ orders: number; boxes: Boxes }> {
  const rows = await heldOrders(trx, party)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .$if(butFor !== null, (query) => query.where('o.id', '!=', butFor))
    .where('l.is_sample', '=', false)
    .select(['o.id', 'l.product_id', 'l.quantity', 'l.is_sample', 'l.roll_width_mm', 'l.roll_mm'])
    .execute();
  return { orders: new Set(rows.map(({ id }) => id)).size, boxes: boxesOf(rows.map((row) => ({ ...row, lots: null }))) };
}

function heldOrders(trx: Db, { placedBy, userId }: HoldingParty) {
  return trx
    .selectFrom('orders as o')
    .where('o.stock_state', '=', 'held')
    .where('o.status', 'in', unpaid)
    .where((e) => e.or([...(placedBy ? [e('o.placed_by', '=', placedBy)] : []), ...(userId ? [e('o.user_id', '=', userId)] : [])]));
}
