import { sql } from 'kysely';
import type { Db } from '../database/connect.server.ts';
import { claimImage, leaveClaim } from './claim-image.server.ts';
import type { UploadFormat } from './sniff-format.ts';
import type { ImageStore } from './store.server.ts';

/** Where pictures are kept: their bytes in the store, what is known of them in the database. */
export type ImageShelf = { images: ImageStore; db: Db };

/** What is known of a kept picture. Width and height in pixels; the placeholder is its mean colour, #rrggbb. */
export type ImageRecord = { id: string; width: number; height: number; bytes: number; format: UploadFormat; placeholder: string };

/** The store's key of a picture as it was put in. */
export function originalKey(id: string, format: ImageRecord['format']): string {
  return `originals/${id}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The picture with this id, or null. */
export async function findImage(db: Db, id: string): Promise<ImageRecord | null> {
  const found = await db
    .selectFrom('images')
    .select(['id', 'width', 'height', 'bytes', 'format', 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (found as ImageRecord | undefined) ?? null;
}

/**
 * Keeps the bytes and then the record, so that no record is without its bytes; a picture that is there already stays as it is, counted
 * as new, so that nobody tidying up takes it away before it is shown somewhere. Bytes that were left without a record are tidied up.
 */
export async function keepImage({ images, db }: ImageShelf, record: ImageRecord, bytes: Uint8Array): Promise<ImageRecord> {
  const holder = await claimImage(db, record);
  try {
    await images.write(originalKey(record.id, record.format), bytes);
    await db
      .with('ended', (once) => once.deleteFrom('image_claims').where('holder', '=', holder))
      .insertInto('images')
      .values(record)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at: sql`now()` }))
      .execute();
    return record;
  } catch (error) {
    await leaveClaim(db, holder).catch(() => {}); // After its time it counts as left by itself.
    throw error;
  }
}
