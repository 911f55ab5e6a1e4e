import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ShipmentsTable } from '#platform/database/schema.ts';
import { type FieldError, Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { leftToSend, statusBySending } from '../left-to-send.ts';
import { type OrderStatus, readStatus } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { type Actor, refusalOfMove } from '../order-moves.ts';
import { lockOrder, notInOrder, orderNotFound, setStatus } from '../order-rows.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';

export type Shipping = {
  /** How many of which lines; null: all that is left. */
  lines: readonly { id: string; quantity: number }[] | null;
  carrier: string;
  trackingLink: string | null;
  weightGrams: number | null;
  /** For the order's history. */
  note: string;
  /** How many shipments of the order staff knew of; null where they were not asked. */
  after: number | null;
  /** The letter waits until then; at once, if absent. */
  letterNotBefore?: Date | undefined;
};

/** All that is left of an order, in one shipment. */
export const wholeRest: Shipping = { lines: null, carrier: '', trackingLink: null, weightGrams: null, note: '', after: null };

/**
 * Sends what is left of a paid order, or a part of it, and writes to its shopper. Throws a Refusal: 404; 409 where the order is not to be sent,
 * a line has fewer left, or a colleague has sent something since; 422 where nothing is chosen. Gives where the order then stands.
 */
export async function shipOrder(shop: Shop, orderId: string, shipping: Shipping, actor: Actor): Promise<OrderStatus> {
  const { to } = await inTransaction(shop.db, (trx) => shipWithin(shop, trx, orderId, shipping, actor));
  return to;
}

/** The same in the caller's transaction. Gives where the order was and is, its shipment, and the number of the move in its history. */
export async function shipWithin(shop: Shop, trx: Db, orderId: string, shipping: Shipping, actor: Actor) {
  const { carrier, trackingLink, note, letterNotBefore } = shipping;
  const order = await lockOrder(trx, orderId);
  if (!order) throw orderNotFound();
  const from = readStatus(order.status);
  if (order.delivery_way === 'collection')
    throw new Refusal('conflict', 'is-collected', 'This order is collected from the showroom, so it is not sent.');
  if (from !== 'confirmed' && from !== 'part_shipped') throw refusalOfMove(from, 'shipped');
  const { id, number, goods } = await writeShipment(shop, trx, orderId, shipping);
  const to = statusBySending(await linesToSend(trx, orderId));
  await setStatus(shop, trx, orderId, to);
  const isWhole = to === 'shipped' && number === 1;
  const said = [note, !isWhole && `${goods.join(', ')}.`, carrier && `Sent with ${carrier}.`, trackingLink].filter(Boolean).join(' ');
  const event = await recordEvent(shop, trx, orderId, { kind: 'moved', from, to, note: said }, actor);
  const part = isWhole ? undefined : { goods, isLast: to === 'shipped' };
  const letter = { kind: 'order-shipped', shipmentId: id, carrier: carrier || undefined, trackingLink: trackingLink ?? undefined, part } as const;
  await queueOrderLetter(shop, trx, orderId, letter, letterNotBefore);
  return { from, to, event, shipmentId: id };
}

/** Writes down that goods of an order have left, in a transaction that has locked it. Gives the shipment and '3 × Mourne Oak'. Throws as above. */
export async function writeShipment(
  shop: Shop,
  trx: Db,
  orderId: string,
  { lines, carrier, trackingLink, weightGrams, after }: Omit<Shipping, 'note'>,
) {
  if (after !== null && after !== (await countSent(trx, orderId))) throw sentMeanwhile();
  const sent = chosenOf(await linesToSend(trx, orderId), lines);
  const values = { carrier, tracking_link: trackingLink, weight_grams: weightGrams, sent_at: shop.now() };
  const goods = sent.map(({ line: { id }, quantity }) => ({ id, quantity }));
  const { id, number } = await addShipment(trx, orderId, values, goods);
  for (const { line, quantity } of sent) await addToSent(trx, line.id, quantity);
  return { id, number, goods: sent.map(({ line, quantity }) => `${quantity} × ${line.name}`) };
}

type ShipmentValues = Omit<Insertable<ShipmentsTable>, 'id' | 'order_id' | 'number'>;

/** The next shipment of an order, in a transaction that has locked it. `lots`: of goods that are sent again, where they come from. */
export async function addShipment(
  trx: Db,
  orderId: string,
  values: ShipmentValues,
  goods: readonly { id: string; quantity: number; lots?: unknown }[],
) {
  const { id, number } = await trx
    .insertInto('shipments')
    .values({ ...values, order_id: orderId, number: (await lastShipment(trx, orderId)) + 1 })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('shipment_lines')
    .values(goods.map((line) => ({ shipment_id: id, order_line_id: line.id, quantity: line.quantity, lots: line.lots ?? null })))
    .execute();
  return { id, number };
}

/** Takes the last shipment of an order back, in a transaction that has locked it: it has not left after all. Its letter is the caller's. */
export async function unshipWithin(trx: Db, orderId: string, shipmentId: string): Promise<void> {
  const lines = await trx.selectFrom('shipment_lines').selectAll().where('shipment_id', '=', shipmentId).orderBy('order_line_id').execute();
  for (const { order_line_id, quantity } of lines) await addToSent(trx, order_line_id, -quantity);
  await trx.deleteFrom('shipments').where('id', '=', shipmentId).where('order_id', '=', orderId).execute();
}

/**
 * Lets an order under way stand where its lines say, in a transaction that has locked it: what was left to send may have been refunded, or such
 * a refund may have failed.
 */
export async function followSending(shop: Shop, trx: Db, orderId: string, from: OrderStatus, note: string): Promise<void> {
  if (from !== 'part_shipped' && from !== 'shipped') return;
  const to = statusBySending(await linesToSend(trx, orderId));
  if (to === from || to === 'confirmed') return;
  await setStatus(shop, trx, orderId, to);
  await recordEvent(shop, trx, orderId, { kind: 'moved', from, to, note });
}

async function lastShipment(trx: Db, orderId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('shipments')
    .select((e) => e.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** What has left so far: a replacement that is still to leave has a number, and is not seen among them. */
async function countSent(trx: Db, orderId: string): Promise<number> {
  const sent = trx.selectFrom('shipments').where('order_id', '=', orderId).where('sent_at', 'is not', null);
  const { n } = await sent.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}

async function linesToSend(trx: Db, orderId: string) {
  return trx
    .selectFrom('order_lines')
    .select(['id', 'product_name as name', 'quantity', 'sent_quantity as sentQuantity', 'withheld_quantity as withheldQuantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type Line = Awaited<ReturnType<typeof linesToSend>>[number];

function chosenOf(lines: readonly Line[], wanted: Shipping['lines']): { line: Line; quantity: number }[] {
  const chosen = wanted ?? lines.map((line) => ({ id: line.id, quantity: leftToSend(line) }));
  const errors: FieldError[] = [];
  const sent = chosen.flatMap(({ id, quantity }, at) => {
    const line = lines.find((known) => known.id === id);
    const left = line ? leftToSend(line) : 0;
    const isAgain = chosen.findIndex((other) => other.id === id) < at;
    if (!line || isAgain) errors.push({ field: `line-${id}`, message: notInOrder });
    else if (quantity > left) errors.push({ field: `line-${id}`, message: `Only ${left} of ${line.name} are left to send.` });
    return line && quantity > 0 ? [{ line, quantity }] : [];
  });
  if (errors[0]) throw new Refusal('conflict', 'too-many', errors[0].message, errors);
  if (sent.length > 0) return sent;
  if (wanted === null) throw new Refusal('conflict', 'nothing-to-send', 'Nothing is left to send: everything was refunded.');
  const message = 'Please say how many of which items you are sending.';
  throw new Refusal('invalid', 'invalid-form', message, [{ field: `line-${lines.find((line) => leftToSend(line) > 0)?.id ?? ''}`, message }]);
}

async function addToSent(trx: Db, lineId: string, quantity: number): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set((e) => ({ sent_quantity: e('sent_quantity', '+', quantity) }))
    .where('id', '=', lineId)
    .execute();
}

function sentMeanwhile(): Refusal {
  return new Refusal('conflict', 'sent-meanwhile', 'A colleague has sent part of this order in the meantime. Please check what is left.');
}
