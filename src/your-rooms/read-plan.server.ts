import { readProduct } from '#catalogue/catalogue.server.ts';
import { freeRolls, shelfKey } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import type { RoomList } from './kept-rooms.ts';
import { type FloorPlan, planFloors, type ToBuy, toBuy } from './plan-floors.ts';

/** A list's rooms and floors with what they come to now, and what of it is to buy. */
export async function readPlan(shop: Shop, list: RoomList): Promise<{ plan: FloorPlan; lines: ToBuy[] }> {
  const ids = list.floors.map(({ product_id }) => product_id);
  const [products, free] = await Promise.all([Promise.all(ids.map((id) => readProduct(shop, id))), freeRolls(shop.db, ids)]);
  const sold = products.filter((product) => product !== null);
  const freeMm = (productId: string, widthMm: number) => free.get(shelfKey(productId, widthMm)) ?? 0;
  return { plan: planFloors(list, sold, freeMm), lines: toBuy(list, sold, freeMm) };
}
