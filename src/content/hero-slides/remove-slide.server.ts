import { type Actor, recordChange } from '#audit/record-change.server.ts';
import type { Shop } from '../../shop.server.ts';
import { of, slideNotFound } from './save-slide.server.ts';

/** Takes a slide from the home page for good. Throws a Refusal (404) where there is none. */
export async function removeSlide(shop: Shop, actor: Actor, id: string): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('hero_slides').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw slideNotFound();
    await recordChange(trx, { ...of(actor, id, gone.title), action: 'deleted', before: gone });
  });
}
