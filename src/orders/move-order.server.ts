import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { approveFinance, declineFinance } from './financing/decide-finance.server.ts';
import { lockOrder } from './financing/order-application.server.ts';
import { type OrderStatus, readStatus, statusWords } from './order.ts';
import { recordEvent } from './order-events.server.ts';
import { type Actor, mayMove } from './order-moves.ts';
import { type OrderNews, queueOrderLetter } from './queue-order-letter.server.ts';

export type Move = {
  to: OrderStatus;
  /** For the order's history; a cancelled order's shopper reads it as the reason. */
  note: string;
  /** Who carries it, and where it can be followed: for the letter about an order sent. */
  carrier?: string;
  trackingLink?: string;
  /** The letter waits until then; at once, if absent. */
  letterNotBefore?: Date;
};

/**
 * Moves an order as staff do, and writes to its shopper: sent, delivered, cancelled, or confirmed because the lender says so. Throws a
 * Refusal: 404 for no order, 409 for a move that the order does not allow, such as one that a colleague has just made.
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

/**
 * Inside a transaction: a move that is no more than one. Gives where the order was, and the number of the move in its history. Throws as
 * `moveOrder`.
 */
export async function moveOn(shop: Shop, trx: Db, orderId: string, { to, note, carrier, trackingLink, letterNotBefore }: Move, actor: Actor) {
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound();
  const from = readStatus(order.status);
  if (!mayMove(from, to, actor.kind)) throw new Refusal('conflict', 'no-such-move', refusalWords(from, to));
  await setStatus(shop, trx, orderId, to);
  const said = [note, carrier && `Sent with ${carrier}.`, trackingLink].filter(Boolean).join(' ');
  const event = await recordEvent(shop, trx, orderId, { kind: 'moved', from, to, note: said }, actor);
  const letter = letters[to]?.({ carrier, trackingLink });
  if (letter) await queueOrderLetter(shop, trx, orderId, letter, letterNotBefore);
  return { from, event };
}

/** Inside a transaction that has asked whether it may be. */
export async function setStatus(shop: Pick<Shop, 'now'>, trx: Db, orderId: string, status: OrderStatus): Promise<void> {
  await trx
    .updateTable('orders')
    .set((e) => ({ status, updated_at: shop.now(), version: e('version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}

async function findOrder(db: Shop['db'], orderId: string): Promise<{ status: string }> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

const notFound = () => new Refusal('not-found', 'order-not-found', 'Order not found');

const letters: Partial<Record<OrderStatus, (sent: Pick<Move, 'carrier' | 'trackingLink'>) => OrderNews>> = {
  shipped: (sent) => ({ kind: 'order-shipped', ...sent }),
  delivered: () => ({ kind: 'order-delivered' }),
};

function refusalWords(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `This order is already ${statusWords[from].toLowerCase()}.`;
  return `An order that is ${statusWords[from].toLowerCase()} cannot become ${statusWords[to].toLowerCase()}.`;
}
