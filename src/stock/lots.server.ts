import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { FreeLot, Lot } from './serve-from-lots.ts';
import { maxOnHand, type StockReason } from './stock-reasons.ts';

/** A lot as staff see it: boxes of it on the shelf, and how many of them unpaid orders hold. */
export type KeptLot = Lot & { productId: string; onHand: number; held: number };
type Cause = { actorId: string | null; reason: StockReason; note?: string };
type Named = { id: string; name: string };

/** The lots of products that are kept in lots, by product; what is free of each just now. */
export async function freeLots(db: Db, productIds: readonly string[]): Promise<Map<string, FreeLot[]>> {
  const lots = await listLots(db, productIds);
  return Map.groupBy(
    lots.map((lot) => ({ ...lot, free: lot.onHand - lot.held })),
    ({ productId }) => productId,
  );
}

/** Every lot of these products: the one without a number first, then the oldest. */
export async function listLots(db: Db, productIds: readonly string[]): Promise<KeptLot[]> {
  if (!productIds.length) return [];
  return db
    .selectFrom('lots')
    .select(['id', 'product_id as productId', 'number', 'shade', 'received_on as receivedOn', 'on_hand as onHand', 'held'])
    .where('product_id', 'in', [...new Set(productIds)])
    .orderBy('received_on', (by) => by.asc().nullsFirst())
    .orderBy('number')
    .execute();
}

export type ReceivedLot = { number: string; shade: string; boxes: number; receivedOn: string | null };

/**
 * Boxes of a lot come onto a product's shelf, in the caller's transaction. With its first lot a product comes to be kept in lots: what was there
 * before is a lot without a number. Gives the lot, and what was there of it before and is now. Throws a Refusal (409, 422).
 */
export async function receiveLot(trx: Db, product: Named, { number, shade, boxes, receivedOn }: ReceivedLot, cause: Cause) {
  await beginLots(trx, product.id);
  const there = await findLot(trx, product.id, number);
  if (there && shade && there.shade && shade.toUpperCase() !== there.shade.toUpperCase())
    throw wrong('shade', `Batch ${there.number} is already here with “${there.shade}”. Please check the shade or calibre.`, 'conflict');
  const before = there?.onHand ?? 0;
  const after = before + boxes;
  if (after > maxOnHand) throw wrong('boxes', `There are ${before} of this batch in stock. The new stock must be from 0 to 1,000,000.`);
  const lot = there ?? (await insertLot(trx, product.id, { number, shade, receivedOn }));
  await trx
    .updateTable('lots')
    .set({ on_hand: after, shade: lot.shade || shade, received_on: lot.receivedOn ?? receivedOn })
    .where('id', '=', lot.id)
    .execute();
  await note(trx, lot, boxes, after, cause);
  return { id: lot.id, number: lot.number, before, after };
}

/** Locks a product's stock and makes it kept in lots, where it is not yet. */
async function beginLots(trx: Db, productId: string): Promise<void> {
  await trx
    .insertInto('stock_levels')
    .values({ product_id: productId, on_hand: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const level = await trx.selectFrom('stock_levels').selectAll().where('product_id', '=', productId).forUpdate().executeTakeFirstOrThrow();
  if (level.in_lots) return;
  await trx.updateTable('stock_levels').set({ in_lots: true }).where('product_id', '=', productId).execute();
  if (level.on_hand === 0) return;
  const { on_hand, held } = level;
  await trx.insertInto('lots').values({ product_id: productId, number: '', on_hand, held }).execute();
}

export type CorrectedLot = { number: string; shade: string; receivedOn: string | null; onHand: number };

/**
 * Says what is true of a lot, in the caller's transaction that has locked its product. Gives it as it was and as it is. Throws a Refusal: 404,
 * 409 where another lot has that number, 422 where more are held. The lot without a number keeps none; see `nameBoxes`.
 */
export async function correctLot(trx: Db, product: Named, lotId: string, said: CorrectedLot, cause: Cause) {
  const lot = await lockLot(trx, product, lotId);
  const number = lot.number === '' ? '' : said.number;
  const namesake = await findLot(trx, product.id, number);
  if (namesake && namesake.id !== lotId) throw wrong('number', `There is a batch ${namesake.number} of “${product.name}” already.`, 'conflict');
  if (said.onHand < lot.held) throw wrong('on_hand', `${lot.held} are held for unpaid orders, so this batch cannot go below that.`);
  const { shade, receivedOn, onHand } = said;
  await trx.updateTable('lots').set({ number, shade, received_on: receivedOn, on_hand: onHand }).where('id', '=', lotId).execute();
  if (onHand !== lot.onHand) await note(trx, lot, onHand - lot.onHand, onHand, cause);
  return { before: lot, after: { ...lot, number, shade, receivedOn, onHand } };
}

/**
 * Says which lot boxes without a number are of; those that unpaid orders hold stay as they are. Gives what is left without a number. Throws a
 * Refusal: 404, 409, 422.
 */
export async function nameBoxes(trx: Db, product: Named, lotId: string, said: ReceivedLot, cause: Cause): Promise<number> {
  const lot = await lockLot(trx, product, lotId);
  if (lot.number !== '') throw wrong('number', `These boxes are of batch ${lot.number} already.`, 'conflict');
  const free = lot.onHand - lot.held;
  if (said.boxes > free) throw wrong('boxes', `Only ${free} of these boxes are not held for unpaid orders.`);
  const left = lot.onHand - said.boxes;
  await trx.updateTable('lots').set({ on_hand: left }).where('id', '=', lotId).execute();
  await note(trx, lot, -said.boxes, left, cause);
  await receiveLot(trx, product, said, cause);
  return left;
}

/**
 * Forgets a lot of which nothing is left. A product whose last lot with a number goes is counted as a whole again. Throws a Refusal: 404, 409.
 */
export async function removeLot(trx: Db, product: Named, lotId: string): Promise<KeptLot> {
  const lot = await lockLot(trx, product, lotId);
  if (lot.onHand > 0) throw wrong('on_hand', `There are ${lot.onHand} of this batch. Only an empty batch can be removed.`, 'conflict');
  await trx.deleteFrom('lots').where('id', '=', lotId).execute();
  const left = await listLots(trx, [product.id]);
  if (left.some(({ number }) => number !== '')) return lot;
  // First the product, so that its stock stays what it is.
  await trx.updateTable('stock_levels').set({ in_lots: false }).where('product_id', '=', product.id).execute();
  await trx.deleteFrom('lots').where('product_id', '=', product.id).execute();
  return lot;
}

export const noSuchLot = () => new Refusal('not-found', 'lot-not-found', 'There is no such batch.');

async function lockLot(trx: Db, product: Named, lotId: string): Promise<KeptLot> {
  await trx.selectFrom('stock_levels').select('product_id').where('product_id', '=', product.id).forUpdate().execute();
  const lot = (await listLots(trx, [product.id])).find(({ id }) => id === lotId);
  if (!lot) throw noSuchLot();
  return lot;
}

async function findLot(trx: Db, productId: string, number: string): Promise<KeptLot | null> {
  return (await listLots(trx, [productId])).find((lot) => lot.number.toUpperCase() === number.toUpperCase()) ?? null;
}

async function insertLot(trx: Db, productId: string, { number, shade, receivedOn }: Omit<ReceivedLot, 'boxes'>): Promise<KeptLot> {
  const { id } = await trx
    .insertInto('lots')
    .values({ product_id: productId, number, shade, received_on: receivedOn, on_hand: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, productId, number, shade, receivedOn, onHand: 0, held: 0 };
}

async function note(trx: Db, lot: KeptLot, change: number, after: number, { actorId, reason, note: said = '' }: Cause): Promise<void> {
  await trx
    .insertInto('stock_adjustments')
    .values({ product_id: lot.productId, lot_id: lot.id, actor_id: actorId, change, on_hand_after: after, reason, note: said })
    .execute();
}

function wrong(field: string, message: string, kind: 'invalid' | 'conflict' = 'invalid'): Refusal {
  return new Refusal(kind, 'impossible-lot', message, [{ field, message }]);
}
