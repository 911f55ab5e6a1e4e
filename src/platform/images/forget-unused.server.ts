import type { Sql } from 'postgres';
import { derivedKeys } from './derive-image.server.ts';
import { abandonedClaims, claimImage, endClaim, findImage, type ImageRecord, type ImageShelf, originalKey } from './image-record.server.ts';

type Shelf = ImageShelf & { sql: Sql };
type Picture = Pick<ImageRecord, 'id' | 'format'>;

/** A picture that was just uploaded is not shown anywhere until its form is saved. */
const kept = '1 day';
const maxAtOnce = 200;

/**
 * Takes away pictures that nothing shows any longer, a day after they were last put in: whoever asks for their photograph
 * to go is not left with an address that still shows it. Returns how many went.
 */
export async function forgetUnusedImages(shelf: Shelf): Promise<number> {
  const { sql, db } = shelf;
  for (const left of await abandonedClaims(db)) await tidy(shelf, left);
  const unused = await sql<Picture[]>`
    select id, format from images i
    where created_at < now() - ${kept}::interval
      and not exists (select from product_photos where image_id = i.id)
      and not exists (select from customer_photos where image_id = i.id)
      and not exists (select from claim_photos where image_id = i.id)
      and not exists (select from hero_slides where image_id = i.id)
      and not exists (select from category_images where image_id = i.id)
      and not exists (select from categories where image_id = i.id)
    limit ${maxAtOnce}`;
  let gone = 0;
  for (const { id, format } of unused) if (await forget(shelf, { id, format })) gone += 1;
  return gone;
}

/** The record first, then the bytes: whoever puts in the same picture again waits until both are gone. */
async function forget(shelf: Shelf, picture: Picture): Promise<boolean> {
  const holder = await claimImage(shelf.db, picture);
  const isForgotten = await deleteRecord(shelf.sql, picture.id);
  if (isForgotten) await removeBytes(shelf, picture);
  await endClaim(shelf.db, holder);
  return isForgotten;
}

async function deleteRecord(sql: Sql, id: string): Promise<boolean> {
  try {
    const [row] = await sql`delete from images where id = ${id} and created_at < now() - ${kept}::interval returning id`;
    return row !== undefined;
  } catch (error) {
    // Shown somewhere since, or by something that the list above does not know: the foreign key says so.
    if (error instanceof Error && 'code' in error && error.code === '23503') return false;
    throw error;
  }
}

/** What a process that ended on the way has left: bytes that nothing records. */
async function tidy(shelf: Shelf, picture: Picture): Promise<void> {
  const holder = await claimImage(shelf.db, picture);
  if (!(await findImage(shelf.db, picture.id))) await removeBytes(shelf, picture);
  await endClaim(shelf.db, holder);
}

async function removeBytes({ images }: Shelf, { id, format }: Picture): Promise<void> {
  for (const key of [...derivedKeys(id), originalKey(id, format)]) await images.remove(key);
}
