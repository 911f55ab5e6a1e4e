import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { StockReason } from './stock-reasons.ts';

/** What there is of a roll, in mm; `heldMm` of it for unpaid orders. */
export type Roll = { widthMm: number; onHandMm: number; heldMm: number };

/** What is on a roll now, or by how much it changed: mm. */
export type CountedMm = { onHand: number } | { change: number };

const maxMm = 100_000_000;

/** Every roll of a product, the narrowest first. */
export async function listRolls(db: Db, productId: string): Promise<Roll[]> {
  return db
    .selectFrom('roll_levels')
    .select(['roll_width_mm as widthMm', 'on_hand_mm as onHandMm', 'held_mm as heldMm'])
    .where('product_id', '=', productId)
    .orderBy('roll_width_mm')
    .execute();
}

/**
 * Says, in the caller's transaction, how much there is of a roll; it is read anew, for orders take from it meanwhile. Gives the mm that were
 * there before and are now. Throws a Refusal (422) where that cannot be.
 */
export async function countRoll(
  trx: Db,
  { id, widthMm }: { id: string; widthMm: number },
  counted: CountedMm,
  { actorId, reason, note = '' }: { actorId: string | null; reason: StockReason; note?: string },
): Promise<{ before: number; after: number }> {
  // First the sum of all its rolls, as orders do.
  await trx.selectFrom('stock_levels').select('product_id').where('product_id', '=', id).forUpdate().execute();
  const ofRoll = { product_id: id, roll_width_mm: widthMm };
  await trx
    .insertInto('roll_levels')
    .values({ ...ofRoll, on_hand_mm: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const roll = await trx
    .selectFrom('roll_levels')
    .selectAll()
    .where((e) => e.and(ofRoll))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = roll.on_hand_mm;
  const after = 'onHand' in counted ? counted.onHand : before + counted.change;
  if (!Number.isInteger(after) || after < 0 || after > maxMm) throw wrong(`There are ${before / 1000} m on this roll. Please check the length.`);
  if (after < roll.held_mm) throw wrong(`${roll.held_mm / 1000} m are held for unpaid orders, so this roll cannot go below that.`);
  if (after === before) return { before, after };
  await trx
    .updateTable('roll_levels')
    .set({ on_hand_mm: after })
    .where((e) => e.and(ofRoll))
    .execute();
  await trx
    .insertInto('stock_adjustments')
    .values({ product_id: id, roll_width_mm: widthMm, actor_id: actorId, change: after - before, on_hand_after: after, reason, note })
    .execute();
  return { before, after };
}

function wrong(message: string): Refusal {
  return new Refusal('invalid', 'impossible-stock', message, [{ field: 'stock', message }]);
}
