import { sql } from 'kysely';
import { type Actor, recordChanges } from '#audit/record-change.server.ts';
import type { Shop } from '../../shop.server.ts';
import { defaultSlides } from './default-slides.ts';
import { of } from './save-slide.server.ts';

/** Puts the default slides on a home page that has none, over the categories' own pictures. Returns how many; 0 where there are slides already. */
export async function initializeSlides(shop: Shop, actor: Actor): Promise<number> {
  return shop.db.transaction().execute(async (trx) => {
    // Two people who press the button at once get one set.
    await sql`lock table hero_slides in share row exclusive mode`.execute(trx);
    const there = await trx.selectFrom('hero_slides').select('id').limit(1).executeTakeFirst();
    if (there) return 0;
    const categories = await trx.selectFrom('categories').select(['name', 'image_id']).orderBy('position').execute();
    const pictureOf = (category: string | null) =>
      categories.find(({ name, image_id }) => image_id !== null && (category === null || name === category))?.image_id ?? null;
    const slides = defaultSlides.map(({ category, ...words }, position) => ({ ...words, position, image_id: pictureOf(category) }));
    const made = await trx.insertInto('hero_slides').values(slides).returning(['id', 'title']).execute();
    await recordChanges(
      trx,
      made.map(({ id, title }) => ({ ...of(actor, id, title), action: 'created' })),
    );
    return slides.length;
  });
}
