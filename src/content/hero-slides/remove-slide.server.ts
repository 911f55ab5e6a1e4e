import type { Shop } from '../../shop.server.ts';
import { slideNotFound } from './save-slide.server.ts';

/** Takes a slide from the home page for good. Throws a Refusal (404) where there is none. */
export async function removeSlide(shop: Shop, id: string): Promise<void> {
  const gone = await shop.db.deleteFrom('hero_slides').where('id', '=', id).returning('id').executeTakeFirst();
  if (!gone) throw slideNotFound();
}
