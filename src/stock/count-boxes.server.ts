import { sql } from 'kysely';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { maxOnHand, type StockReason } from './stock-reasons.ts';

/** What is on the shelf now, or by how much it changed: boxes. */
export type Counted = { onHand: number } | { change: number };
type Cause = { actorId: string | null; reason: StockReason; note?: string };

/** The first boxes of new products, in the caller's transaction. */
export async function openShelves(trx: Db, shelves: readonly { productId: string; boxes: number }[], actorId: string | null): Promise<void> {
  await trx
    .insertInto('stock_levels')
    .values(shelves.map(({ productId, boxes }) => ({ product_id: productId, on_hand: boxes })))
    .execute();
  const opening = shelves
    .filter(({ boxes }) => boxes > 0)
    .map(({ productId, boxes }) => ({ product_id: productId, actor_id: actorId, change: boxes, on_hand_after: boxes, reason: 'opening' }));
  if (opening.length) await trx.insertInto('stock_adjustments').values(opening).execute();
}

/**
 * Says, in the caller's transaction, how many boxes there are; the shelf is read anew, for orders take from it meanwhile. `name` is for what
 * is refused. Gives what was there before and is now. Throws a Refusal (422) where that cannot be.
 */
export async function countBoxes(trx: Db, { id, name }: { id: string; name: string }, counted: Counted, cause: Cause) {
  await trx
    .insertInto('stock_levels')
    .values({ product_id: id, on_hand: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const shelf = await trx.selectFrom('stock_levels').selectAll().where('product_id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const before = shelf.on_hand;
  const after = 'onHand' in counted ? counted.onHand : before + counted.change;
  if (!Number.isInteger(after) || after < 0 || after > maxOnHand)
    throw wrong(`There are ${before} in stock. The new stock must be from 0 to 1,000,000.`);
  if (after < shelf.held) throw wrong(`${shelf.held} are held for unpaid orders, so stock cannot go below that for “${name}”.`);
  if (after === before) return { before, after };
  if (shelf.in_lots) throw wrong(countLots(name));
  await trx.updateTable('stock_levels').set({ on_hand: after }).where('product_id', '=', id).execute();
  const { actorId, reason, note = '' } = cause;
  await trx
    .insertInto('stock_adjustments')
    .values({ product_id: id, actor_id: actorId, change: after - before, on_hand_after: after, reason, note })
    .execute();
  return { before, after };
}

/** What is said of a count of a product that is kept in lots. */
export const countLots = (name: string) => `“${name}” is kept in batches. Please count each batch instead.`;

/**
 * What an imported file says is on the shelf, of many products in a few statements. Those of which more are held than that, or that are kept in
 * lots, are left out of the answer, and not counted.
 */
export async function countMany(trx: Db, actorId: string | null, counts: readonly { id: string; stock: number }[]) {
  const told = sql`jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb) as told (id uuid, stock integer)`;
  await sql`insert into stock_levels (product_id, on_hand) select id, 0 from ${told} order by id on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ id: string; was: number; is: number }>`
    with before as (select s.product_id as id, s.on_hand as was, s.held, told.stock
        from stock_levels s join ${told} on told.id = s.product_id order by s.product_id for update of s),
      after as (update stock_levels s set on_hand = before.stock from before
        where s.product_id = before.id and before.held <= before.stock and not s.in_lots
        returning s.product_id as id, before.was, s.on_hand as is),
      noted as (insert into stock_adjustments (product_id, actor_id, change, on_hand_after, reason)
        select id, ${actorId}::uuid, "is" - was, "is", 'import' from after where "is" <> was)
    select id, was, "is" from after`.execute(trx);
  return rows;
}

function wrong(message: string): Refusal {
  return new Refusal('invalid', 'impossible-stock', message, [{ field: 'stock', message }]);
}
