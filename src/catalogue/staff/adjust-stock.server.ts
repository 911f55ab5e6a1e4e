import type { Transaction } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { mostOnHand, type StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { calledOf, holdProduct, type ProductRecord } from './product-record.server.ts';

/** What is on the shelf now, or by how much it changed: boxes. */
export type Counted = { onHand: number } | { change: number };

/** Changes the boxes on a product's shelf, and writes down why and who. Returns what is there then. Throws a Refusal: 404, or 422 where that cannot be. */
export function adjustStock(shop: Shop, actor: Actor, id: string, counted: Counted, reason: StockReason, note = ''): Promise<number> {
  return inTransaction(shop.db, async (trx) => setStock(trx, actor, await holdProduct(trx, id), counted, reason, note));
}

/** Inside a transaction, for a product that is held there: see holdProduct. The shelf is read anew, for orders take from it meanwhile. */
export async function setStock(
  trx: Transaction<Database>,
  actor: Actor,
  { id, values }: ProductRecord,
  counted: Counted,
  reason: StockReason,
  note = '',
): Promise<number> {
  await trx
    .insertInto('stock_levels')
    .values({ product_id: id, on_hand: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const shelf = await trx.selectFrom('stock_levels').selectAll().where('product_id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const after = 'onHand' in counted ? counted.onHand : shelf.on_hand + counted.change;
  if (!Number.isInteger(after) || after < 0 || after > mostOnHand)
    throw wrong(`There are ${shelf.on_hand} in stock. The new stock must be from 0 to 1,000,000.`);
  if (after < shelf.held) throw wrong(`${shelf.held} are held for unpaid orders, so stock cannot go below that for “${values.name}”.`);
  if (after === shelf.on_hand) return after;
  await trx.updateTable('stock_levels').set({ on_hand: after }).where('product_id', '=', id).execute();
  await trx
    .insertInto('stock_adjustments')
    .values({ product_id: id, actor_id: actor?.id ?? null, change: after - shelf.on_hand, on_hand_after: after, reason, note })
    .execute();
  const change = { actor, kind: 'product', id, name: calledOf(values), action: 'counted the stock' };
  await recordChange(trx, { ...change, before: { stock: shelf.on_hand }, after: { stock: after } });
  return after;
}

function wrong(message: string): Refusal {
  return new Refusal('invalid', 'impossible-stock', message, [{ field: 'stock', message }]);
}
