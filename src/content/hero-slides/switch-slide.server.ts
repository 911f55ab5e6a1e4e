import type { Shop } from '../../shop.server.ts';
import { slideNotFound } from './save-slide.server.ts';

/** Switches a slide on or off, without opening its form. Throws a Refusal (404) where there is none. */
export async function switchSlide(shop: Shop, id: string, isActive: boolean): Promise<void> {
  const changed = await shop.db
    .updateTable('hero_slides')
    .set((e) => ({ is_active: isActive, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw slideNotFound();
}
