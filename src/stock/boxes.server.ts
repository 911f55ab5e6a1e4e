import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { StockReason } from './stock-reasons.ts';

/** Boxes by product id. */
export type Boxes = ReadonlyMap<string, number>;
/** A product of which too few are free, and how many are. */
export type Shortage = { productId: string; available: number };

/** Boxes that can be had of products at this moment, by the database itself: what pages show may be a moment older. A product there is not has none. */
export async function freeBoxes(db: Kysely<Database>, productIds: Iterable<string>): Promise<Map<string, number>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('stock_levels as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.in_stock', 's.on_hand', 's.held'])
    .where('p.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, in_stock, on_hand, held }) => [id, in_stock ? Math.max(0, (on_hand ?? 0) - (held ?? 0)) : 0]));
}

/** Boxes on the shelf of products, held or not. */
export async function boxesOnHand(db: Kysely<Database>, productIds: Iterable<string>): Promise<Boxes> {
  const rows = await db
    .selectFrom('stock_levels')
    .select(['product_id', 'on_hand'])
    .where('product_id', 'in', [...productIds])
    .execute();
  return new Map(rows.map(({ product_id, on_hand }) => [product_id, on_hand]));
}

/**
 * Holds boxes for an order that held `before` until now. Says what there is too little of; then the caller must roll back.
 * Only what is on sale and not held by another order can be held.
 */
export function holdBoxes(trx: Kysely<Database>, wanted: Boxes, before: Boxes = new Map()): Promise<Shortage[]> {
  return change(trx, new Set([...wanted.keys(), ...before.keys()]), (id) => ({ held: (wanted.get(id) ?? 0) - (before.get(id) ?? 0), onHand: 0 }));
}

/** What there is too little of on the shelf just now; nothing is held. */
export async function findShortages(trx: Kysely<Database>, wanted: Boxes): Promise<Shortage[]> {
  const free = await freeBoxes(trx, wanted.keys());
  return [...wanted].flatMap(([productId, boxes]) => {
    const available = free.get(productId) ?? 0;
    return available < boxes ? [{ productId, available }] : [];
  });
}

/** Gives held boxes back to the shelf. */
export async function releaseBoxes(trx: Kysely<Database>, boxes: Boxes): Promise<void> {
  await change(trx, new Set(boxes.keys()), (id) => ({ held: -(boxes.get(id) ?? 0), onHand: 0 }));
}

/** What the stock history says of boxes that leave the shelf or come back to it. */
export type StockCause = { reason: StockReason; orderId: string; actorId: string | null };

/** Held boxes are sold: they leave the shelf. */
export async function sellBoxes(trx: Kysely<Database>, boxes: Boxes, orderId: string): Promise<void> {
  const cause: StockCause = { reason: 'sale', orderId, actorId: null };
  await change(trx, new Set(boxes.keys()), (id) => ({ held: -(boxes.get(id) ?? 0), onHand: -(boxes.get(id) ?? 0) }), cause);
}

/** Boxes that were sold come back to the shelf. */
export async function restockBoxes(trx: Kysely<Database>, boxes: Boxes, cause: StockCause): Promise<void> {
  await change(trx, new Set(boxes.keys()), (id) => ({ held: 0, onHand: boxes.get(id) ?? 0 }), cause);
}

/** Always in the order of the ids, so that two orders of the same floors wait for each other instead of deadlocking. */
async function change(
  trx: Kysely<Database>,
  productIds: ReadonlySet<string>,
  by: (productId: string) => { held: number; onHand: number },
  cause?: StockCause,
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const id of [...productIds].sort()) {
    const { held, onHand } = by(id);
    if (held === 0 && onHand === 0) continue;
    const changed = await trx
      .updateTable('stock_levels')
      .set((e) => ({ held: e('held', '+', held), on_hand: e('on_hand', '+', onHand) }))
      .where('product_id', '=', id)
      .$if(held > 0, (update) =>
        update
          .where(sql<boolean>`on_hand - held >= ${held}`)
          .where((e) => e.exists(e.selectFrom('products').select('id').where('id', '=', id).where('in_stock', '=', true))),
      )
      .returning('on_hand')
      .executeTakeFirst();
    if (changed && cause && onHand !== 0) await noteChange(trx, id, onHand, changed.on_hand, cause);
    if (held > 0 && !changed) shortages.push({ productId: id, available: (await freeBoxes(trx, [id])).get(id) ?? 0 });
  }
  return shortages;
}

/** Adds to the history of a shelf. */
async function noteChange(trx: Kysely<Database>, productId: string, change: number, after: number, cause: StockCause): Promise<void> {
  const { reason, orderId, actorId } = cause;
  await trx
    .insertInto('stock_adjustments')
    .values({ product_id: productId, change, on_hand_after: after, reason, order_id: orderId, actor_id: actorId })
    .execute();
}
