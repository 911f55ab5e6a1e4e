import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { makeReady } from './collecting/collect-order.server.ts';
import { approveFinance, declineFinance } from './financing/decide-finance.server.ts';
import { type OrderStatus, readStatus } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import { type Actor, mayMove, refusalOfMove } from './order-moves.ts';
import { lockOrder, orderNotFound, setStatus } from './order-rows.server.ts';
import { queueOrderLetter } from './queue-order-letter.server.ts';
import { shipWithin, wholeRest } from './shipping/ship-order.server.ts';

export type Move = {
  to: OrderStatus;
  /** For the order's history; a cancelled order's shopper reads it as the reason. */
  note: string;
  /** Who carries it, and where it can be followed: for what is sent. */
  carrier?: string | undefined;
  trackingLink?: string | undefined;
  /** The letter waits until then; at once, if absent. */
  letterNotBefore?: Date;
};

/**
 * Moves an order as staff do, and writes to its shopper: all that is left of it sent, delivered, ready to
 * be collected, cancelled, or confirmed because the lender says
 * so. Throws a Refusal: 404 for no order, 409 for a move that the order does not allow, such as one that a colleague has just made.
 */
export async function moveOrder(shop: Shop, orderId: string, move: Move, actor: Actor): Promise<void> {
  const { to, note } = move;
  if (to === 'cancelled') return cancelOrder(shop, orderId, actor, note);
  const { status } = await findOrder(shop.db, orderId);
  // What a lender says about an order is more than a move: an application, a deposit.
  if (status === 'finance_pending' && to === 'confirmed') return approveFinance(shop, orderId, actor, note);
  if (status === 'finance_pending' && to === 'pending') return declineFinance(shop, orderId, actor, note);
  await inTransaction(shop.db, (trx) => moveOn(shop, trx, orderId, move, actor));
}

/** What a move did: where the order was, the number of the move in its history, and the shipment that it was, if it was one. */
export type Moved = { from: OrderStatus; event: number; shipmentId: string | null };

/** Inside a transaction: a move that is no more than one, or sends all that is left. Throws as `moveOrder`. */
export async function moveOn(shop: Shop, trx: Db, orderId: string, move: Move, actor: Actor): Promise<Moved> {
  const { to, note, carrier = '', trackingLink = null, letterNotBefore } = move;
  if (to === 'shipped') return shipWithin(shop, trx, orderId, { ...wholeRest, carrier, trackingLink, note, letterNotBefore }, actor);
  const order = await lockOrder(trx, orderId);
  if (!order) throw orderNotFound();
  const from = readStatus(order.status);
  if (!mayMove(from, to, actor.kind, order.delivery_way === 'collection')) throw refusalOfMove(from, to);
  await setStatus(shop, trx, orderId, to);
  const event = await recordEvent(shop, trx, orderId, { kind: 'moved', from, to, note }, actor);
  if (to === 'preparing') await queueOrderLetter(shop, trx, orderId, { kind: 'order-preparing' }, letterNotBefore);
  if (to === 'ready') await makeReady(shop, trx, orderId);
  if (to === 'delivered') await queueOrderLetter(shop, trx, orderId, { kind: 'order-delivered' }, letterNotBefore);
  return { from, event, shipmentId: null };
}

async function findOrder(db: Shop['db'], orderId: string): Promise<{ status: string }> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw orderNotFound();
  return order;
}
