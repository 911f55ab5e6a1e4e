import { trimMm } from '#measuring/roll-pieces.ts';
import type { Shop } from '../shop.server.ts';
import { listSummaries } from './catalogue.server.ts';
import type { ProductSummary } from './product.ts';

const maxShown = 100;

/**
 * The remnants that can be had now, the smallest that will do first. `room`: only those it can be cut from in one piece, turned or not, with
 * what is trimmed at its walls.
 */
export async function listRemnants(shop: Shop, room: { lengthMm: number; widthMm: number } | null): Promise<ProductSummary[]> {
  const [long, short] = room ? [Math.max(room.lengthMm, room.widthMm) + trimMm, Math.min(room.lengthMm, room.widthMm) + trimMm] : [0, 0];
  const rows = await shop.sql<{ id: string }[]>`
    select id from products
    where remnant_length_mm is not null and remnant_width_mm is not null and in_stock and not is_archived
      and greatest(remnant_length_mm, remnant_width_mm) >= ${long} and least(remnant_length_mm, remnant_width_mm) >= ${short}
    order by remnant_length_mm::bigint * remnant_width_mm, id limit ${maxShown}`;
  const found = await listSummaries(shop, rows.map(({ id }) => id)); // biome-ignore format: one call
  const byId = new Map(found.map((product) => [product.id, product]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []).filter(({ isInStock }) => isInStock);
}
