import type { Transaction } from 'kysely';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { type Counted, countBoxes } from '#stock/count-boxes.server.ts';
import type { StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { calledOf, holdProduct, type ProductRecord } from './product-record.server.ts';

/** Changes the boxes on a product's shelf, and writes down why and who. Returns what is there then. Throws a Refusal: 404, or 422 where that cannot be. */
export function adjustStock(shop: Shop, actor: Actor, id: string, counted: Counted, reason: StockReason, note = ''): Promise<number> {
  return inTransaction(shop.db, async (trx) => setStock(trx, actor, await holdProduct(trx, id), counted, reason, note));
}

/** Inside a transaction, for a product that is held there: see holdProduct. */
export async function setStock(
  trx: Transaction<Database>,
  actor: Actor,
  { id, values }: ProductRecord,
  counted: Counted,
  reason: StockReason,
  note = '',
): Promise<number> {
  const cause = { actorId: actor?.id ?? null, reason, note };
  const { before, after } = await countBoxes(trx, { id, name: String(values.name) }, counted, cause);
  if (after === before) return after;
  const change = { actor, kind: 'product', id, name: calledOf(values), action: 'counted the stock' };
  await recordChange(trx, { ...change, before: { stock: before }, after: { stock: after } });
  return after;
}
