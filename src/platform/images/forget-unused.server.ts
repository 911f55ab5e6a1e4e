import type { Sql } from 'postgres';
import { derivedKeys } from './derive-image.server.ts';
import { type ImageRecord, originalKey } from './image-record.server.ts';
import type { ImageStore } from './store.server.ts';

/** A picture that was just uploaded is not shown anywhere until its form is saved. */
const kept = '1 day';
const mostAtOnce = 200;

/**
 * Takes away pictures that nothing shows any longer, a day after they were last put in: whoever asks for their photograph
 * to go is not left with an address that still shows it. Returns how many went.
 */
export async function forgetUnusedImages({ sql, images }: { sql: Sql; images: ImageStore }): Promise<number> {
  const unused = await sql<Pick<ImageRecord, 'id' | 'format'>[]>`
    select id, format from images i
    where created_at < now() - ${kept}::interval
      and not exists (select from product_photos where image_id = i.id)
      and not exists (select from customer_photos where image_id = i.id)
      and not exists (select from hero_slides where image_id = i.id)
      and not exists (select from category_images where image_id = i.id)
      and not exists (select from categories where image_id = i.id)
    limit ${mostAtOnce}`;
  let gone = 0;
  for (const { id, format } of unused) if (await forget({ sql, images }, id, format)) gone += 1;
  return gone;
}

/** The row and the bytes together: while the row is being deleted, nobody who puts in the same picture again gets past it. */
async function forget({ sql, images }: { sql: Sql; images: ImageStore }, id: string, format: ImageRecord['format']): Promise<boolean> {
  try {
    return await sql.begin(async (tx) => {
      const [row] = await tx`delete from images where id = ${id} and created_at < now() - ${kept}::interval returning id`;
      if (!row) return false;
      for (const key of [...derivedKeys(id), originalKey(id, format)]) await images.remove(key);
      return true;
    });
  } catch (error) {
    // Shown somewhere since, or by something that the list above does not know: the foreign key says so.
    if (error instanceof Error && 'code' in error && error.code === '23503') return false;
    throw error;
  }
}
