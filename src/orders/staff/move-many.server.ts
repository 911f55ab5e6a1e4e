import { keepUndoStep, takeUndoStep, type UndoRecord } from '#audit/undo-steps.server.ts';
import { takeLetterBack } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { moveOn } from '../move-order.server.ts';
import { type OrderStatus, orderReference, readStatus, statusWords } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { lockOrder, setStatus } from '../order-rows.server.ts';
import { letterKey } from '../queue-order-letter.server.ts';
import { unshipWithin } from '../shipping/ship-order.server.ts';

/** For how long orders that were moved many at once can be taken back. Their letters wait as long. */
export const undoMinutes = 10;

export type MoveMany = {
  to: 'shipped' | 'delivered';
  /** Who carries them all. */
  carrier?: string | undefined;
  orders: readonly { id: string; trackingLink?: string | undefined }[];
};

/** What was done, what could not be and why, and the step to undo it by; null where nothing was done. */
export type MovedMany = { moved: number; failed: string[]; step: string | null };

/**
 * Moves each order that can be, and holds the letters back for as long as it can be undone. An order that cannot be moved is named with the
 * reason.
 */
export async function moveOrders(shop: Shop, staff: { id: string }, { to, carrier, orders }: MoveMany): Promise<MovedMany> {
  const actor = { kind: 'staff', userId: staff.id } as const;
  const until = new Date(shop.now().getTime() + undoMinutes * 60_000);
  const records: UndoRecord<Place>[] = [];
  const failed: string[] = [];
  for (const { id, trackingLink } of orders) {
    try {
      const move = { to, note: '', carrier, trackingLink, letterNotBefore: until };
      const { from, event, shipmentId } = await inTransaction(shop.db, (trx) => moveOn(shop, trx, id, move, actor));
      records.push({ id, before: { status: from }, after: { status: to, event, shipmentId } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push(`${orderReference(id)}: ${error.detail}`);
    }
  }
  if (records.length === 0) return { moved: 0, failed, step: null };
  const said = `${countOrders(records.length)} marked as ${to}.`;
  return { moved: records.length, failed, step: await keepUndoStep(shop, shop.db, { actor: staff, kind: 'orders', said, until, records }) };
}

/** `event`: the move in the order's history, after which nothing else may have happened. `shipmentId`: what was sent by it. */
type Place = { status: OrderStatus; event?: number; shipmentId?: string | null };

/**
 * Takes moves back: each order stands where it did, and its letter is not sent. An order to which something else has happened since, or of
 * which the shopper has been written to, stays and is named. Throws a Refusal (409) where the step is over.
 */
export function undoMoves(shop: Shop, staff: { id: string }, step: string): Promise<{ undone: number; left: string[] }> {
  return inTransaction(shop.db, async (trx) => {
    const records = await takeUndoStep<Place>(shop, trx, 'orders', step);
    const left: string[] = [];
    for (const record of records.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const why = await undoMove(shop, trx, staff, record);
      if (why) left.push(`${orderReference(record.id)}: ${why}`);
    }
    return { undone: records.length - left.length, left };
  });
}

/** Gives why it was left as it is; null where it was taken back. */
async function undoMove(shop: Shop, trx: Db, staff: { id: string }, { id, before, after }: UndoRecord<Place>): Promise<string | null> {
  const order = await lockOrder(trx, id);
  if (!order) return 'this order no longer exists.';
  const stays = `so it is still ${statusWords[readStatus(order.status)].toLowerCase()}.`;
  const { last } = await trx
    .selectFrom('order_events')
    .select((e) => e.fn.max('id').as('last'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  if (order.status !== after.status || Number(last) !== after.event) return `something else has happened to this order since, ${stays}`;
  const shipmentId = after.shipmentId ?? undefined;
  const isTakenBack = await takeLetterBack(
    trx,
    letterKey({ kind: after.status === 'shipped' ? 'order-shipped' : 'order-delivered', shipmentId }, id),
  );
  if (order.email && !isTakenBack) return `the customer has already been emailed, ${stays}`;
  if (shipmentId) await unshipWithin(trx, id, shipmentId);
  await setStatus(shop, trx, id, before.status);
  const move = { kind: 'moved', from: after.status, to: before.status, note: 'Undone.' } as const;
  await recordEvent(shop, trx, id, move, { kind: 'staff', userId: staff.id });
  return null;
}

export const countOrders = (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-GB')} orders`);
