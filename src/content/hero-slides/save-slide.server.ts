import { type Actor, recordChange } from '#audit/record-change.server.ts';
import { sayDifferences } from '#platform/differences.ts';
import { takePicture } from '#platform/images/take-picture.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { SlideFields } from './slide-fields.ts';

/** Adds a slide to the home page. Returns its id. Throws a Refusal for a picture that cannot be had. */
export async function createSlide(shop: Shop, actor: Actor, fields: SlideFields): Promise<string> {
  const columns = await columnsOf(shop, fields);
  return shop.db.transaction().execute(async (trx) => {
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
  await shop.db.transaction().execute(async (trx) => {
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
export function of(actor: Actor, id: string, title: string) {
  return { actor, kind: 'hero-slide', id, name: title };
}

export function slideNotFound(): Refusal {
  return new Refusal('not-found', 'slide-not-found', 'Slide not found.');
}

async function columnsOf(shop: Shop, { image_url, order, version: _, starts_at, ends_at, ...fields }: SlideFields) {
  return {
    ...fields,
    position: order,
    image_id: image_url ? (await takePicture(shop, image_url)).id : null,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
  };
}
