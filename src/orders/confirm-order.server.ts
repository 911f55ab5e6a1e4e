import type { Selectable } from 'kysely';
import { takeOutOfCart } from '#cart/take-out-of-cart.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { OrdersTable } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { sellBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { holdLines } from './hold-lines.server.ts';
import { prepareInvoice } from './invoice/issue-documents.server.ts';
import { boxesOf, withPlan } from './line-boxes.server.ts';
import { notAwaitingPayment, readStatus } from './order.ts';
import { eventRow, type Told } from './order-events.server.ts';
import { newOrderLink } from './order-links.server.ts';
import { type Actor, theShop } from './order-moves.ts';
import { queueConfirmation } from './queue-order-letter.server.ts';
import { orderFrom } from './read-order.server.ts';

type Confirmed = {
  /** How it was paid; null for an order that costs nothing. */
  paidWith: 'card' | 'apple_pay' | 'google_pay' | 'finance' | null;
  note?: string;
  actor?: Actor;
  /** What the history says before that, of the shop's own doing. */
  before?: readonly Told[];
};

/**
 * An unpaid order is paid: its boxes are sold, the confirmation is queued, the cart it came from is emptied of it. Locks the order
 * in the caller's transaction. Throws a Refusal (409) when its hold ran out and the boxes are gone, or it is not waiting to be paid.
 */
export async function confirmOrder(shop: Shop, trx: Db, orderId: string, confirmed: Confirmed): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
  await confirmLocked(shop, trx, order, confirmed);
}

/** As `confirmOrder`, of an order that the caller has locked and read. */
export async function confirmLocked(
  shop: Shop,
  trx: Db,
  order: Selectable<OrdersTable>,
  { paidWith, note, actor = theShop, before = [] }: Confirmed,
): Promise<void> {
  const orderId = order.id;
  const from = readStatus(order.status);
  if (from !== 'pending' && from !== 'finance_pending') throw new Refusal('conflict', 'not-waiting', notAwaitingPayment);
  let lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').orderBy('id').execute();
  if (order.stock_state !== 'held') {
    // What is not held yet is now: the letter says from which lots it comes.
    const held = await holdLines(trx, orderId);
    lines = lines.map((line, at) => ({ ...line, lots: held[at]?.lots ?? null }));
  }
  const events = [
    ...before.map((told) => eventRow(shop, orderId, told)),
    eventRow(shop, orderId, { kind: 'moved', from, to: 'confirmed', note }, actor),
  ];
  const paid = { status: 'confirmed', payment_method: paidWith, paid_at: shop.now(), updated_at: shop.now() };
  const { token, row: link } = newOrderLink(orderId);
  await trx
    .with('confirmed', (db) =>
      db
        .updateTable('orders')
        .set((e) => ({ ...paid, stock_state: 'sold', holds_until: null, placed_by: null, version: e('version', '+', 1) }))
        .where('id', '=', orderId)
        .returning('id'),
    )
    .with('told', (db) => db.insertInto('order_events').values(events).returning('id'))
    .insertInto('order_links')
    .values(link)
    .execute();
  await takeOrderOutOfCart(trx, { id: orderId, userId: order.user_id }, lines.map(withPlan));
  await queueConfirmation(shop, trx, { ...order, ...paid }, lines, token);
  const writeInvoice = await prepareInvoice(shop, trx, orderFrom({ ...order, ...paid }, lines, await readSettings(shop)));
  // The shelf and the number of the invoice last: others who want the same floor, or pay, wait from here until the end of the transaction.
  await sellBoxes(trx, boxesOf(lines), orderId);
  await writeInvoice();
}

type OrderedLine = { product_id: string | null; quantity: number; is_sample: boolean; cut_plan_id?: string | null };

/**
 * Empties the customer's cart of an order, once: when it is paid, or when the lender is asked for it. A guest's is emptied in their browser
 * (checkout/end-checkout.server.ts).
 */
export async function takeOrderOutOfCart(
  trx: Db,
  { id, userId }: { id: string; userId: string | null },
  lines: readonly OrderedLine[],
): Promise<void> {
  if (userId && !(await wasAppliedFor(trx, id))) await takeOutOfCart(trx, userId, lines);
}

async function wasAppliedFor(trx: Db, orderId: string): Promise<boolean> {
  const asked = trx.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('to_status', '=', 'finance_pending');
  return (await asked.executeTakeFirst()) !== undefined;
}
