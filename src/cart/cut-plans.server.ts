import { createHash } from 'node:crypto';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { type CutChoice, isFromRoll, planOfChoice, rollGoodsOf } from '#catalogue/roll-goods.ts';
import { planRolls, type RollPlan } from '#measuring/roll-plan.ts';
import { type RoomsToCut, readRoomsToCut, roomsToCut } from '#measuring/rooms-to-cut.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

/** Rooms that a product is to be cut for, as they are kept: its cuts and price are worked out anew whenever they are needed. */
export type CutPlan = CutChoice & { id: string; productId: string };

/** As long as a guest's cart is kept, and a little more. What was ordered is kept, to be ordered again. */
const keptForDays = 100;
const maxPlanRooms = 30;

/**
 * Keeps what somebody chose to have cut, for a line of their cart: the same choice has the same id, whoever makes it. `from`: the network
 * address that it is counted against. Throws a Refusal: 404 for a product there is not, 409 for what is not cut from a roll or cannot be laid from
 * that width, 429.
 */
export async function keepCutPlan(shop: Shop, productId: string, choice: CutChoice, from: string): Promise<{ id: string; plan: RollPlan }> {
  await takeTurnOrRefuse(
    shop,
    { name: 'cut-plan', most: 120, withinMinutes: 60 },
    from,
    'Too many plans from this connection. Please try again in {wait}.',
  );
  const product = await readProduct(shop, productId);
  if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  const plan = isFromRoll(product) && hasRooms(choice) ? planOfChoice(product, choice) : null;
  if (!plan) throw new Refusal('conflict', 'no-plan', 'This cannot be cut from that roll. Please choose another width, or contact us.');
  const { roll_width_mm, seams } = choice;
  const rooms = roomsToCut.parse(choice.rooms);
  const content = JSON.stringify([productId, rooms, roll_width_mm, seams]);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 20);
  await inTransaction(shop.db, async (trx) => {
    const old = new Date(shop.now().getTime() - keptForDays * 24 * 3600_000);
    await trx
      .deleteFrom('cut_plans')
      .where('created_at', '<', old)
      .where('was_ordered', '=', false)
      .where((e) => e.not(e.exists(e.selectFrom('cart_lines as l').select('l.product_id').whereRef('l.cut_plan_id', '=', 'cut_plans.id'))))
      .execute();
    const created_at = shop.now();
    await trx
      .insertInto('cut_plans')
      .values({ id, product_id: productId, rooms, roll_width_mm, seams, created_at })
      .onConflict((on) => on.column('id').doUpdateSet({ created_at }))
      .execute();
  });
  return { id, plan };
}

/** Keeps rooms with the plan that is offered first for them: fewest seams, then the cheapest. Returns its id. Throws as `keepCutPlan` does. */
export async function keepBestPlan(shop: Shop, productId: string, rooms: RoomsToCut, from: string): Promise<string> {
  const product = await readProduct(shop, productId);
  const [best] = product && isFromRoll(product) ? planRolls(readRoomsToCut(rooms), rollGoodsOf(product)) : [];
  const { id } = await keepCutPlan(shop, productId, { rooms, roll_width_mm: best?.rollWidthMm ?? 0, seams: best?.seams ?? 0 }, from);
  return id;
}

function hasRooms({ rooms }: CutChoice): boolean {
  const count = rooms.rooms.length + rooms.stairs.length;
  return count > 0 && count <= maxPlanRooms;
}

/** Plans that are ordered stay. Always in the order of their ids, so that two orders of the same plans wait for each other. */
export async function keepOrderedPlans(trx: Db, ids: readonly (string | null | undefined)[]): Promise<void> {
  const ordered = [...new Set(ids.filter((id) => id != null))].sort();
  for (const id of ordered) {
    await trx.updateTable('cut_plans').set({ was_ordered: true }).where('id', '=', id).where('was_ordered', '=', false).execute();
  }
}

/** The plans of these ids, by id; those there are none of are left out. */
export async function readCutPlans(db: Db, ids: readonly (string | null | undefined)[]): Promise<Map<string, CutPlan>> {
  const asked = ids.filter((id) => id != null);
  if (!asked.length) return new Map();
  const rows = await db.selectFrom('cut_plans').select(['id', 'product_id', 'rooms', 'roll_width_mm', 'seams']).where('id', 'in', asked).execute();
  return new Map(
    rows.flatMap(({ id, product_id, rooms, roll_width_mm, seams }) => {
      const read = roomsToCut.safeParse(rooms);
      return read.success ? [[id, { id, productId: product_id, rooms: read.data, roll_width_mm, seams }] as const] : [];
    }),
  );
}
