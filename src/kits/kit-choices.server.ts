import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/database/connect.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';
import { type KitAsked, kitAsked } from './asked.ts';

/** The floor and the rooms that lines of a cart were worked out for. */
export type KitChoice = { id: string; productId: string; asked: KitAsked };

/** A little longer than a guest's cart. */
const keptForDays = 100;

/** Keeps what a kit was worked out for, for lines of a cart. `from`: the network address it is counted against. Throws a Refusal (429). */
export async function keepKitChoice(shop: Shop, productId: string, asked: KitAsked, from: string): Promise<string> {
  const limit = { name: 'kit', most: 120, withinMinutes: 60 };
  await takeTurnOrRefuse(shop, limit, from, 'Too many changes from this connection. Please try again in {wait}.');
  const now = shop.now();
  const id = randomBytes(10).toString('hex');
  await shop.db
    .deleteFrom('kit_choices')
    .where('created_at', '<', new Date(now.getTime() - keptForDays * 24 * 3600_000))
    .execute();
  await shop.db.insertInto('kit_choices').values({ id, product_id: productId, asked, created_at: now }).execute();
  return id;
}

/** The choices of these ids, by id; those there are none of are left out. */
export async function readKitChoices(db: Db, ids: readonly (string | null | undefined)[]): Promise<Map<string, KitChoice>> {
  const wanted = [...new Set(ids.filter((id) => id != null))];
  if (!wanted.length) return new Map();
  const rows = await db.selectFrom('kit_choices').select(['id', 'product_id', 'asked']).where('id', 'in', wanted).execute();
  return new Map(
    rows.flatMap(({ id, product_id, asked }) => {
      const read = kitAsked.safeParse(asked);
      return read.success ? [[id, { id, productId: product_id, asked: read.data }] as const] : [];
    }),
  );
}
