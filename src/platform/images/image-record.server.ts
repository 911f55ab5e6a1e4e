import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/connect.server.ts';
import { refuseInTransaction } from '../database/in-transaction.server.ts';
import { Refusal } from '../refusal.ts';
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
export async function saveImage({ images, db }: ImageShelf, record: ImageRecord, bytes: Uint8Array): Promise<ImageRecord> {
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

type Pictured = { id: string; format: UploadFormat };

/** Longer than any store takes to answer, tries included: what has taken more was left by a process that ended. */
const maxMinutes = 5;
const [everyMs, maxWaitMs] = [100, 10_000];

/**
 * Claims a picture's bytes, so that they are not put in and taken away at the same time; no transaction stays open meanwhile. Waits for
 * whoever has them, and refuses (503) after ten seconds. Gives the claim's holder.
 */
export async function claimImage(db: Db, { id, format }: Pictured): Promise<string> {
  refuseInTransaction('The bytes of a picture are put in or taken away');
  const holder = randomUUID();
  const until = sql<Date>`now() + ${`${maxMinutes} minutes`}::interval`;
  for (let waited = 0; waited < maxWaitMs; waited += everyMs) {
    const claimed = await db
      .insertInto('image_claims')
      .values({ id, format, holder, until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ format, holder, until }).where('image_claims.until', '<', sql<Date>`now()`))
      .returning('id')
      .executeTakeFirst();
    if (claimed) return holder;
    await pause(everyMs);
  }
  throw new Refusal('unavailable', 'picture-busy', 'This picture is being worked on. Please try again in a few minutes.', [], maxMinutes * 60);
}

/** Nobody works on the bytes any longer, and they are as the record says: there with it, gone without. */
export async function endClaim(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('image_claims').where('holder', '=', holder).execute();
}

/** Says that a claim's work was left half-done: it is tidied up soon. */
async function leaveClaim(db: Db, holder: string): Promise<void> {
  const until = sql<Date>`now()`;
  await db.updateTable('image_claims').set({ until }).where('holder', '=', holder).execute();
}

/** Pictures whose bytes somebody has left half put in or half taken away. */
export async function abandonedClaims(db: Db): Promise<Pictured[]> {
  const left = await db.selectFrom('image_claims').select(['id', 'format']).where('until', '<', sql<Date>`now()`).execute();
  return left as Pictured[];
}

/** How a picture may be put in. */
type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * What kind of picture the bytes are, by how they begin, or null. Asked before any decoder sees them, so that only the
 * four kinds meant for uploads ever reach one (never SVG, which is a program).
 */
export function sniffFormat(bytes: Uint8Array): UploadFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]/.test(text(8, 12))) return 'avif';
  return null;
}

/** Whether the bytes begin as a picture of a kind that is not taken: GIF, SVG, HEIC, TIFF, BMP. Said so that people know what to do. */
export function isOtherPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 512));
  return /^(GIF8[79]a|BM|II\*\0|MM\0\*)/.test(start) || /^.{4}ftyp(hei|hev|mif1)/s.test(start) || /<svg[\s>]/i.test(start);
}
