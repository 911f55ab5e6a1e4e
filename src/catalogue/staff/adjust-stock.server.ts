import { type Actor, recordChange } from '#audit/changes.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Counted, countBoxes } from '#stock/count-boxes.server.ts';
import { type CountedMm, countRoll } from '#stock/count-rolls.server.ts';
import type { StockReason } from '#stock/stock-reasons.ts';
import type { Shop } from '../../shop.server.ts';
import { ownRollMm } from '../roll-goods.ts';
import { calledOf, holdProduct, type ProductRecord } from './product-record.server.ts';

/**
 * Changes the boxes on a product's shelf, and writes down why and who. Returns what is there then. Throws a Refusal: 404, or 422 where that
 * cannot be.
 */
export function adjustStock(shop: Shop, actor: Actor, id: string, counted: Counted, reason: StockReason, note = ''): Promise<number> {
  return inTransaction(shop.db, async (trx) => setStock(trx, actor, await holdProduct(trx, id), counted, reason, note));
}

/** Inside a transaction, for a product that is held there: see holdProduct. */
export async function setStock(
  trx: Db,
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

/**
 * Changes what there is of one of a product's rolls, in mm, and writes down why and who. Returns what is there then. Throws a Refusal: 404, 409,
 * 422.
 */
export function adjustRoll(
  shop: Shop,
  actor: Actor,
  id: string,
  widthMm: number,
  counted: CountedMm,
  reason: StockReason,
  note = '',
): Promise<number> {
  return inTransaction(shop.db, async (trx) => setRoll(trx, actor, await holdProduct(trx, id), widthMm, counted, reason, note));
}

/** Inside a transaction, for a product that is held there. */
export async function setRoll(
  trx: Db,
  actor: Actor,
  { id, values }: ProductRecord,
  widthMm: number,
  counted: CountedMm,
  reason: StockReason,
  note = '',
): Promise<number> {
  const own = ownRollMm({ unit: String(values.unit), coverageCm2: values.coverage_cm2 as number | null });
  const others = Array.isArray(values.roll_width_mm) ? (values.roll_width_mm as number[]) : [];
  const message = 'This product does not come from a roll of that width.';
  if (own === null || (widthMm !== own && !others.includes(widthMm)))
    throw new Refusal('conflict', 'no-such-roll', message, [{ field: 'roll', message }]);
  const { before, after } = await countRoll(trx, { id, widthMm }, counted, { actorId: actor?.id ?? null, reason, note });
  if (after === before) return after;
  const change = { actor, kind: 'product', id, name: calledOf(values), action: `counted the ${widthMm / 1000} m roll` };
  await recordChange(trx, { ...change, before: { metres: before / 1000 }, after: { metres: after / 1000 } });
  return after;
}
