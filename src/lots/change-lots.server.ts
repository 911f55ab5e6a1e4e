import type { z } from 'zod';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import { ownRollMm } from '#catalogue/roll-goods.ts';
import { calledOf, holdProduct, type ProductRecord, readProductRecords } from '#catalogue/staff/product-record.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { londonDay } from '#platform/london-time.ts';
import { Refusal } from '#platform/refusal.ts';
import { noNumber } from '#stock/lot-words.ts';
import { correctLot, nameBoxes, receiveLot, removeLot } from '#stock/lots.server.ts';
import type { StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../shop.server.ts';
import type { correctedLot, receivedLot } from './lot-fields.ts';

type Received = z.output<typeof receivedLot>;
/** A file's counts have a reason of their own. */
type Corrected = Omit<z.output<typeof correctedLot>, 'reason'> & { reason: StockReason };

/**
 * Takes boxes of a lot into stock; with its first lot a product comes to be kept in lots. Gives how many boxes of the lot there are then. Throws a
 * Refusal: 404, 409 for goods from a roll and for another shade than that lot's, 422 for a day to come.
 */
export function receiveGoods(shop: Shop, actor: Actor, productId: string, said: Received): Promise<{ id: string; onHand: number }> {
  return inTransaction(shop.db, (trx) => receiveInto(shop, trx, actor, productId, said));
}

/** The same in the caller's transaction. */
export async function receiveInto(shop: Shop, trx: Db, actor: Actor, productId: string, said: Received, reason: StockReason = 'delivery') {
  const product = await heldProduct(trx, productId);
  const lot = await receiveLot(trx, named(product), lotOf(shop, said), { actorId: actor?.id ?? null, reason, note: said.note });
  await tell(trx, actor, product, `received batch ${lot.number}`, { stock: lot.before }, { stock: lot.after });
  return { id: lot.id, onHand: lot.after };
}

/** Says what is true of a lot. Throws a Refusal: 404, 409 where another lot has that number, 422 where unpaid orders hold more. */
export function changeLot(shop: Shop, actor: Actor, productId: string, lotId: string, said: Corrected): Promise<void> {
  return inTransaction(shop.db, (trx) => changeWithin(shop, trx, actor, productId, lotId, said));
}

/** The same in the caller's transaction. */
export async function changeWithin(shop: Shop, trx: Db, actor: Actor, productId: string, lotId: string, said: Corrected): Promise<void> {
  const product = await heldProduct(trx, productId);
  const { number, shade, on_hand: onHand, reason, note } = said;
  const cause = { actorId: actor?.id ?? null, reason, note };
  const { before, after } = await correctLot(trx, named(product), lotId, { number, shade, onHand, receivedOn: dayOf(shop, said.received_on) }, cause);
  await tell(trx, actor, product, `changed batch ${before.number || noNumber}`, fieldsOf(before), fieldsOf(after));
}

/** Says which lot boxes without a number are of. Throws a Refusal: 404, 409, 422 where fewer are free. */
export function nameLot(shop: Shop, actor: Actor, productId: string, lotId: string, said: Received): Promise<void> {
  return inTransaction(shop.db, async (trx) => {
    const product = await heldProduct(trx, productId);
    await nameBoxes(trx, named(product), lotId, lotOf(shop, said), { actorId: actor?.id ?? null, reason: 'correction', note: said.note });
    await tell(trx, actor, product, `gave ${said.boxes} boxes the batch number ${said.number}`);
  });
}

/** Forgets an empty lot. Throws a Refusal: 404, 409 while there is any of it. */
export function forgetLot(shop: Shop, actor: Actor, productId: string, lotId: string): Promise<void> {
  return inTransaction(shop.db, async (trx) => {
    const product = await heldProduct(trx, productId);
    const { number } = await removeLot(trx, named(product), lotId);
    await tell(trx, actor, product, `removed batch ${number || noNumber}`);
  });
}

/** Of goods from a roll there are no lots: a roll is one piece, and is measured. */
async function heldProduct(trx: Db, productId: string): Promise<ProductRecord> {
  const product = await holdProduct(trx, productId);
  const { unit, coverage_cm2 } = product.values;
  if (ownRollMm({ unit: String(unit), coverageCm2: coverage_cm2 as number | null }) === null) return product;
  throw new Refusal('conflict', 'from-a-roll', 'This is cut from a roll, so it is counted by its length and not in batches.');
}

/** The product of an SKU, however its letters are written. Throws a Refusal (404). */
export async function productOfSku(shop: Shop, sku: string): Promise<string> {
  const [record] = sku.trim() ? await readProductRecords(shop, [], [sku.trim().toUpperCase()]) : [];
  const message = 'There is no product with this SKU.';
  if (!record) throw new Refusal('not-found', 'product-not-found', message, [{ field: 'sku', message }]);
  return record.id;
}

const named = ({ id, values }: ProductRecord) => ({ id, name: String(values.name) });
const fieldsOf = ({ number, shade, receivedOn, onHand }: { number: string; shade: string; receivedOn: string | null; onHand: number }) => ({
  number,
  shade,
  received: receivedOn,
  stock: onHand,
});

function lotOf(shop: Shop, { number, shade, boxes, received_on }: Received) {
  return { number, shade, boxes, receivedOn: dayOf(shop, received_on) };
}

function dayOf(shop: Shop, day: string | null): string | null {
  const message = 'This day is still to come. Please enter the day the boxes came.';
  if (day !== null && day > londonDay(shop.now())) throw new Refusal('invalid', 'invalid-form', message, [{ field: 'received_on', message }]);
  return day;
}

function tell(trx: Db, actor: Actor, { id, values }: ProductRecord, action: string, before?: object, after?: object): Promise<void> {
  const fields = before && after ? { before: { ...before }, after: { ...after } } : {};
  return recordChange(trx, { actor, kind: 'product', id, name: calledOf(values), action, ...fields });
}
