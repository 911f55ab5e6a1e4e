import { recordEvent } from '#orders/order-events.server.ts';
import type { Actor } from '#orders/order-moves.ts';
import { notInOrder } from '#orders/order-rows.server.ts';
import { lockOrderGoods } from '#orders/put-right.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import type { Shop } from '#shop.server.ts';
import { type Fault, mayReport, openClaimStatuses, readClaimStatus } from './claim-moves.ts';
import { attachPhotos } from './claim-photos.server.ts';
import { goodsInWords, goodsWanted, reportTooEarly, tooOften } from './claim-words.ts';
import { queueClaimLetter } from './queue-claim-letter.server.ts';

const byOrder = { name: 'claim-order', most: 10, withinMinutes: 60 };

export type Reported = {
  lines: readonly { id: string; quantity: number; fault: Fault }[];
  words: string;
  /** Photographs that the shop keeps already; see `receivePhotos`. */
  imageIds?: readonly string[];
};

/**
 * Writes down what a shopper reports of an order, raises it to staff and confirms it by letter. Gives the claim's id. The caller has made sure
 * that the reader may act for the shopper. Throws a Refusal: 404; 409 before the order was sent, or where fewer pieces are left to
 * report; 422 where no line is given; 429.
 */
export async function reportFault(shop: Shop, orderId: string, { lines, words, imageIds = [] }: Reported, actor: Actor): Promise<string> {
  await takeTurnOrRefuse(shop, byOrder, orderId, tooOften);
  return inTransaction(shop.db, async (trx) => {
    const order = await lockOrderGoods(trx, orderId);
    if (!mayReport(order.status)) throw new Refusal('conflict', 'cannot-report', reportTooEarly);
    if (lines.length === 0) {
      throw new Refusal('invalid', 'invalid-form', goodsWanted, [{ field: `line-${order.lines[0]?.id ?? ''}`, message: goodsWanted }]);
    }
    const open = await openPieces(trx, orderId);
    const errors: FieldError[] = [];
    const goods = lines.map(({ id, quantity, fault }, at) => {
      const line = order.lines.find((known) => known.id === id);
      // Of an order that leaves in parts, only what has left can have come wrong.
      const there = order.status === 'part_shipped' ? line?.outQuantity : line && line.quantity - line.refundedQuantity;
      const left = (there ?? 0) - (open.get(id) ?? 0);
      if (!line || quantity > left || lines.findIndex((other) => other.id === id) < at) {
        const message = line ? `You can report up to ${Math.max(0, left)} of ${line.name}.` : notInOrder;
        errors.push({ field: `line-${id}`, message });
      }
      return { id, name: line?.name ?? '', quantity, fault };
    });
    if (errors[0]) throw new Refusal('conflict', 'too-many', errors[0].message, errors);
    const at = shop.now();
    const { id } = await trx
      .insertInto('claims')
      .values({ order_id: orderId, words, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('claim_lines')
      .values(goods.map((line) => ({ claim_id: id, order_line_id: line.id, quantity: line.quantity, fault: line.fault })))
      .execute();
    await attachPhotos(trx, id, imageIds);
    const note = `Problem reported: ${goods.map(goodsInWords).join(', ')}.${words && ` ${words}`}`;
    await recordEvent(shop, trx, orderId, { kind: 'attention', note }, actor);
    await queueClaimLetter(shop, trx, { claimId: id, orderId, status: 'reported', version: 1, order, goods, answer: '' });
    return id;
  });
}

/** Of each line, the pieces of reports that are still open, and of those that ended otherwise than with a replacement or a refusal. */
export async function reportedPieces(db: Db, orderId: string): Promise<Map<string, { open: number; ended: number }>> {
  const rows = await db
    .selectFrom('claim_lines as l')
    .innerJoin('claims as c', 'c.id', 'l.claim_id')
    .select(['l.order_line_id', 'l.quantity', 'c.status'])
    .where('c.order_id', '=', orderId)
    .where('c.status', 'not in', ['replaced', 'refused'])
    .execute();
  const pieces = new Map<string, { open: number; ended: number }>();
  for (const { order_line_id: id, quantity, status } of rows) {
    const { open, ended } = pieces.get(id) ?? { open: 0, ended: 0 };
    const isOpen = openClaimStatuses.includes(readClaimStatus(status));
    pieces.set(id, { open: open + (isOpen ? quantity : 0), ended: ended + (isOpen ? 0 : quantity) });
  }
  return pieces;
}

/** Pieces of each line that stand in claims which are not answered for good. */
export async function openPieces(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('claim_lines as l')
    .innerJoin('claims as c', 'c.id', 'l.claim_id')
    .select(['l.order_line_id', 'l.quantity'])
    .where('c.order_id', '=', orderId)
    .where('c.status', 'in', openClaimStatuses)
    .execute();
  const pieces = new Map<string, number>();
  for (const { order_line_id: id, quantity } of rows) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}
