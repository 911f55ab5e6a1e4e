import { type Actor, recordChange } from '#audit/changes.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { ImageRecord } from '#platform/images/image-record.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import type { Picture } from '../product.ts';

export const noSuchCategory = 'There is no such category.';

/** A category as staff see it: its pictures, the main one first, and how many products are in it. */
export type CategoryWithPictures = { name: string; productCount: number; pictures: Picture[] };

type Row = { name: string; productCount: number; pictures: Omit<Picture, 'alt'>[] };

/** Every category in the shop's order, with or without products and pictures. */
export async function listCategoriesWithPictures(shop: Shop): Promise<CategoryWithPictures[]> {
  const rows = await shop.sql<Row[]>`
    select c.name, (select count(*)::int from products p where p.category = c.name) as "productCount",
      coalesce((
        select json_agg(json_build_object('imageId', i.id, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder)
          order by i.id is distinct from c.image_id, g.added_at desc nulls last, i.id)
        from images i left join category_images g on g.image_id = i.id and g.category = c.name
        where i.id = c.image_id or g.image_id is not null), '[]') as pictures
    from categories c order by c.position, c.name`;
  return rows.map(({ pictures, ...row }) => ({ ...row, pictures: pictures.map((picture) => ({ ...picture, alt: '' })) }));
}

/**
 * Makes a picture the one that stands for a category; those it had before stay to choose from. Throws a Refusal (404) where there is no such
 * category.
 */
export async function setCategoryImage(shop: Shop, actor: Actor, category: string, picture: Pick<ImageRecord, 'id'>): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const found = await trx.selectFrom('categories').select('image_id').where('name', '=', category).forUpdate().executeTakeFirst();
    if (!found) throw categoryNotFound();
    const pictures = [found.image_id, picture.id].filter((id) => id !== null);
    await trx
      .insertInto('category_images')
      .values([...new Set(pictures)].map((image_id) => ({ category, image_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.updateTable('categories').set({ image_id: picture.id }).where('name', '=', category).execute();
    await recordChange(trx, { ...of(actor, category), action: 'changed', before: { picture: found.image_id }, after: { picture: picture.id } });
  });
}

/** Takes one of its pictures from a category; where it was the main one, the newest of the others becomes it. Throws a Refusal (404). */
export async function removeCategoryImage(shop: Shop, actor: Actor, category: string, imageId: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const found = await trx.selectFrom('categories').select('image_id').where('name', '=', category).forUpdate().executeTakeFirst();
    if (!found) throw categoryNotFound();
    const gone = await trx
      .deleteFrom('category_images')
      .where('category', '=', category)
      .where('image_id', '=', imageId)
      .returning('image_id')
      .executeTakeFirst();
    if (!gone && found.image_id !== imageId) throw new Refusal('not-found', 'photo-not-found', 'Photo not found.');
    await recordChange(trx, { ...of(actor, category), action: 'picture removed' });
    if (found.image_id !== imageId) return;
    const next = await trx
      .selectFrom('category_images')
      .select('image_id')
      .where('category', '=', category)
      .orderBy('added_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    await trx
      .updateTable('categories')
      .set({ image_id: next?.image_id ?? null })
      .where('name', '=', category)
      .execute();
  });
}

const of = (actor: Actor, category: string) => ({ actor, kind: 'category', id: category, name: category });

function categoryNotFound(): Refusal {
  return new Refusal('not-found', 'category-not-found', noSuchCategory);
}
