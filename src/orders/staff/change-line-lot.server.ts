import { z } from 'zod';
import { uuid } from '#platform/api/route.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { keepTo } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import { holdBoxes, lotKey, releaseBoxes, restockBoxes, sellBoxes } from '#stock/boxes.server.ts';
import { lotWords } from '#stock/lot-words.ts';
import { freeLots } from '#stock/lots.server.ts';
import { type LotOfLine, readLotsOfLine } from '#stock/lots-of-line.ts';
import type { Shop } from '../../shop.server.ts';
import { keepLots } from '../hold-lines.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';
import { noSuchLine } from './read-staff-order.server.ts';

const anotherWanted = 'Please choose another batch.';
const quantityWanted = 'Please enter how many boxes.';

/** A change as a form or the API sends it. */
export const lotChange = z.object({
  from_lot_id: uuid,
  to_lot_id: z.uuid(anotherWanted),
  quantity: z.int(quantityWanted).min(1, quantityWanted).max(9_999),
  broken: z.boolean().default(false).meta({ description: 'Those that are taken out do not go back on the shelf.' }),
  note: z.string().trim().max(300, keepTo(300)).default(''),
});
export const lotChangeForm = lotChange.extend({
  line: uuid,
  quantity: z.coerce.number(quantityWanted).pipe(lotChange.shape.quantity),
  broken: z.literal('yes').optional(),
});

/** So many boxes of a line from another lot. `areBroken`: those they take the place of do not go back on the shelf. */
export type LotChange = { from: string; to: string; quantity: number; areBroken: boolean; note: string };

/**
 * Takes boxes of a line from another lot, while the order has not been sent; the order's history says so. Throws a Refusal: 404 for a line or a lot
 * there is not, 409 where the order was sent, some of the line was refunded, or the lot has fewer.
 */
export async function changeLineLot(shop: Shop, orderId: string, lineId: string, change: LotChange, actor: Actor): Promise<void> {
  const { from, to, quantity, areBroken, note } = change;
  await inTransaction(shop.db, async (trx) => {
    const { line, isSold } = await lineToChange(trx, orderId, lineId);
    const lots = readLotsOfLine(line.lots);
    const [old, other] = [
      lots.find(({ id }) => id === from),
      (await freeLots(trx, [line.product_id])).get(line.product_id)?.find(({ id }) => id === to),
    ];
    if (!old || !other || from === to) throw wrong('not-found', 'to_lot_id', anotherWanted);
    if (quantity > old.quantity) throw wrong('conflict', 'quantity', `This line has ${old.quantity} of that batch.`);
    const [taken, back] = [new Map([[lotKey(line.product_id, to), quantity]]), new Map([[lotKey(line.product_id, from), quantity]])];
    if ((await holdBoxes(trx, taken)).length) throw wrong('conflict', 'quantity', `Only ${other.free} of ${lotWords(other)} are not held or sold.`);
    if (isSold) await sellBoxes(trx, taken, orderId);
    if (!isSold) await releaseBoxes(trx, back);
    else if (!areBroken) await restockBoxes(trx, back, { reason: 'correction', orderId, actorId: actor.userId });
    await keepLots(trx, [{ id: lineId, lots: moved(lots, old, { ...other, quantity }) }]);
    const instead = `${quantity} of ${lotWords(other)} instead of ${lotWords(old)}${areBroken ? ', which are broken' : ''}`;
    const said = `${line.product_name}: ${instead}. ${note}`;
    await recordEvent(shop, trx, orderId, { kind: 'note', note: said.trim() }, actor);
  });
}

async function lineToChange(trx: Db, orderId: string, lineId: string) {
  const order = await trx.selectFrom('orders').select(['status', 'stock_state']).where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
  const line = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'product_name', 'lots', 'refunded_quantity', 'back_on_shelf'])
    .where('id', '=', lineId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order || !line) throw new Refusal('not-found', 'line-not-found', noSuchLine);
  const { product_id } = line;
  const isOpen = order.stock_state !== 'released' && ['pending', 'finance_pending', 'confirmed', 'preparing', 'ready'].includes(order.status);
  if (!isOpen || product_id === null || line.lots === null)
    throw new Refusal('conflict', 'cannot-change-lot', 'The batch can only be changed while the order has not been sent.');
  if (line.refunded_quantity + line.back_on_shelf > 0)
    throw new Refusal('conflict', 'line-refunded', 'Some of this line was refunded, so its batch can no longer be changed.');
  return { line: { ...line, product_id }, isSold: order.stock_state === 'sold' };
}

function moved(lots: readonly LotOfLine[], old: LotOfLine, { id, number, shade, quantity }: LotOfLine): LotOfLine[] {
  const there = lots.find((lot) => lot.id === id);
  const left = lots.map((lot) => (lot === old ? { ...lot, quantity: lot.quantity - quantity } : lot)).filter((lot) => lot.quantity > 0);
  return there
    ? left.map((lot) => (lot === there ? { ...lot, quantity: lot.quantity + quantity } : lot))
    : [...left, { id, number, shade, quantity }];
}

function wrong(kind: 'not-found' | 'conflict', field: string, message: string): Refusal {
  return new Refusal(kind, 'impossible-lot', message, [{ field, message }]);
}
