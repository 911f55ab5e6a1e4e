import { sql } from 'kysely';
import { type Actor, recordChange, recordChanges } from '#audit/changes.server.ts';
import { sayDifferences } from '#audit/changes.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { resolveImage } from '#platform/images/import-image.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { StaffSlide } from '../hero-slide.ts';
import { slideFrom, slidesWithPictures } from '../queries.server.ts';
import type { SlideFields } from './slide-fields.ts';

/** Every slide, in the order that they are shown. */
export async function listSlides(shop: Shop): Promise<StaffSlide[]> {
  const rows = await slidesWithPictures(shop).execute();
  return rows.map((row) => ({
    ...slideFrom(row),
    order: row.position,
    isActive: row.is_active,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    version: row.version,
  }));
}

/** Puts the default slides on a home page that has none, over the categories' own pictures. Returns how many; 0 where there are slides already. */
export async function initializeSlides(shop: Shop, actor: Actor): Promise<number> {
  return inTransaction(shop.db, async (trx) => {
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

/** What 'Initialize default slides' puts on a home page that has none: true of any flooring shop, with no figure that would need proof. */
const defaultSlides = [
  {
    title: 'Floors for every room',
    subtitle: 'Tiles, wood, laminate, LVT and carpet',
    description: 'Find a floor by its look, its room or its price, and see how many boxes you need.',
    badge: '',
    button_text: 'Browse Our Collection',
    button_link: '/products',
    category: null,
  },
  {
    title: 'Wood that is meant to last',
    subtitle: 'Engineered and solid boards',
    description: 'Compare species, finishes and plank styles side by side, and order a sample before you decide.',
    badge: 'Wood Flooring',
    button_text: 'See wood floors',
    button_link: '/products?category=Wood%20Flooring',
    category: 'Wood Flooring',
  },
  {
    title: 'Tiles, from mosaic to large format',
    subtitle: 'Porcelain, ceramic and natural stone',
    description: 'For kitchens, bathrooms and halls: choose by size and finish, with the adhesives and sealers to match.',
    badge: 'Tiles',
    button_text: 'See tiles',
    button_link: '/products?category=Tiles',
    category: 'Tiles',
  },
] as const;

/** Shows a slide one place earlier or later; the orders are counted anew from 0. Throws a Refusal (404) where there is none. */
export async function moveSlide(shop: Shop, actor: Actor, id: string, to: 'earlier' | 'later'): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const rows = await trx
      .selectFrom('hero_slides')
      .select(['id', 'position', 'title'])
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .forUpdate()
      .execute();
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) throw slideNotFound();
    rows.splice(from, 1);
    rows.splice(Math.max(0, to === 'earlier' ? from - 1 : from + 1), 0, moved);
    for (const [position, row] of rows.entries())
      if (row.position !== position) await trx.updateTable('hero_slides').set({ position }).where('id', '=', row.id).execute();
    await recordChange(trx, { ...of(actor, id, moved.title), action: `moved ${to}` });
  });
}

/** Switches a slide on or off, without opening its form. Throws a Refusal (404) where there is none. */
export async function switchSlide(shop: Shop, actor: Actor, id: string, isActive: boolean): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const changed = await trx
      .updateTable('hero_slides')
      .set((e) => ({ is_active: isActive, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst();
    if (!changed) throw slideNotFound();
    await recordChange(trx, { ...of(actor, id, changed.title), action: isActive ? 'switched on' : 'switched off' });
  });
}

/** Takes a slide from the home page for good. Throws a Refusal (404) where there is none. */
export async function removeSlide(shop: Shop, actor: Actor, id: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const gone = await trx.deleteFrom('hero_slides').where('id', '=', id).returningAll().executeTakeFirst();
    if (!gone) throw slideNotFound();
    await recordChange(trx, { ...of(actor, id, gone.title), action: 'deleted', before: gone });
  });
}

/** Adds a slide to the home page. Returns its id. Throws a Refusal for a picture that cannot be had. */
export async function createSlide(shop: Shop, actor: Actor, fields: SlideFields): Promise<string> {
  const columns = await columnsOf(shop, fields);
  return inTransaction(shop.db, async (trx) => {
    const { id } = await trx.insertInto('hero_slides').values(columns).returning('id').executeTakeFirstOrThrow();
    await recordChange(trx, { ...of(actor, id, columns.title), action: 'created', after: columns });
    return id;
  });
}

/**
 * Changes a slide. Throws a Refusal: 404 where there is none, 409 with what differs where somebody else has saved it since
 * the `version` that was edited.
 */
export async function changeSlide(shop: Shop, actor: Actor, id: string, fields: SlideFields): Promise<void> {
  const columns = await columnsOf(shop, fields);
  await inTransaction(shop.db, async (trx) => {
    const now = await trx.selectFrom('hero_slides').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!now) throw slideNotFound();
    if (fields.version !== undefined && fields.version !== now.version) {
      const detail = 'Someone else has saved this slide since you opened it. Their version is shown beside your fields. Save again to replace it.';
      throw new Refusal('conflict', 'slide-changed', detail, [
        { field: '', message: detail },
        ...sayDifferences(now, columns, { position: 'order', image_id: 'image_url' }),
      ]);
    }
    await trx
      .updateTable('hero_slides')
      .set({ ...columns, version: now.version + 1 })
      .where('id', '=', id)
      .execute();
    const before = Object.fromEntries(Object.entries(now).filter(([column]) => column in columns));
    await recordChange(trx, { ...of(actor, id, columns.title), action: 'changed', before, after: columns });
  });
}

/** How the record of changes calls a slide. */
function of(actor: Actor, id: string, title: string) {
  return { actor, kind: 'hero-slide', id, name: title };
}

export function slideNotFound(): Refusal {
  return new Refusal('not-found', 'slide-not-found', 'Slide not found.');
}

async function columnsOf(shop: Shop, { image_url, order, version: _, starts_at, ends_at, ...fields }: SlideFields) {
  return {
    ...fields,
    position: order,
    image_id: image_url ? (await resolveImage(shop, image_url)).id : null,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
  };
}
