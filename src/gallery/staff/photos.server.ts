import { z } from 'zod';
import { type Actor, recordChange } from '#audit/changes.server.ts';
import { sayDifferences } from '#audit/changes.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { columnHolds, readStaffSearch } from '#platform/database/staff-search.server.ts';
import { keepTo, oneLine, requiredLine } from '#platform/form-fields.ts';
import { resolveImage } from '#platform/images/import-image.server.ts';
import { maxPictureTextLength, uploadProblems } from '#platform/images/upload-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import { rowVersion } from '#platform/row-version.ts';
import type { Shop } from '../../shop.server.ts';
import type { CustomerPhoto } from '../customer-photo.ts';
import { customerPhotoJson, customerPhotoToJson } from '../photo-json.ts';
import { photoFrom, photosWithPictures } from '../queries.server.ts';

/** A photo as staff edit it. */
export type StaffPhoto = CustomerPhoto & { version: number; isPublished: boolean };

export const staffPhotoJson = customerPhotoJson.extend({ is_published: z.boolean(), version: rowVersion }).meta({ id: 'StaffPhoto' });

export function staffPhotoToJson(photo: StaffPhoto) {
  return { ...customerPhotoToJson(photo), is_published: photo.isPublished, version: photo.version };
}

export const staffPhotosPerPage = 24;

export type StaffPhotoListing = { page?: number; search?: string; room?: string; floor?: string; featuredOnly?: boolean; draftsOnly?: boolean };

/**
 * Customers' photos for staff, newest first, narrowed by words in their title, description or name, by room, floor and whether they are featured
 * or wait as drafts. `drafts`: how many wait in all.
 */
export async function listStaffPhotos(
  shop: Shop,
  { page = 1, search = '', room = '', floor = '', featuredOnly = false, draftsOnly = false }: StaffPhotoListing = {},
) {
  let wanted = photosWithPictures(shop);
  if (search.trim()) wanted = wanted.where(columnHolds('p.staff_text', await readStaffSearch(shop.sql, search)));
  if (room) wanted = wanted.where('p.room_type', '=', room);
  if (floor) wanted = wanted.where('p.flooring_type', '=', floor);
  if (featuredOnly) wanted = wanted.where('p.is_featured', '=', true);
  if (draftsOnly) wanted = wanted.where('p.is_published', '=', false);
  const counted = await wanted
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(counted.total / staffPhotosPerPage));
  const shown = Math.min(page, pages);
  const rows = await wanted
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .offset((shown - 1) * staffPhotosPerPage)
    .limit(staffPhotosPerPage)
    .execute();
  const { drafts } = await shop.db
    .selectFrom('customer_photos')
    .select((e) => e.fn.countAll<number>().as('drafts'))
    .where('is_published', '=', false)
    .executeTakeFirstOrThrow();
  return { photos: rows.map(staffPhotoFrom), total: counted.total, drafts, page: shown, pages };
}

const staffPhotoFrom = (row: Parameters<typeof photoFrom>[0]): StaffPhoto => ({
  ...photoFrom(row),
  version: row.version,
  isPublished: row.is_published,
});

/** The rooms and floors that photos say, for the list's filters. */
export async function readPhotoWords(shop: Shop): Promise<{ rooms: string[]; floors: string[] }> {
  const [row] = await shop.sql<{ rooms: string[]; floors: string[] }[]>`
    select coalesce(array_agg(distinct room_type), '{}') as rooms, coalesce(array_agg(distinct flooring_type), '{}') as floors from customer_photos`;
  return row ?? { rooms: [], floors: [] };
}

/** One photo with its place among all, from 1, newest first, and its neighbours. Without an id, the first one; null where there is none. */
export async function readStaffPhoto(shop: Shop, id: string | null) {
  const [place] = await shop.sql<{ id: string; at: number; total: number; previous: string | null; next: string | null }[]>`
    select * from (
      select id, row_number() over newest::int as at, count(*) over ()::int as total, lag(id) over newest as previous, lead(id) over newest as next
      from customer_photos window newest as (order by created_at desc, id)) placed
    where ${id}::uuid is null or id = ${id} order by at limit 1`;
  if (!place) return null;
  const row = await photosWithPictures(shop).where('p.id', '=', place.id).executeTakeFirst();
  if (!row) return null;
  const { at, total, previous, next } = place;
  return { photo: staffPhotoFrom(row), at, total, previous, next };
}

/** Puts a customer's photo into the gallery. Returns its id. Throws a Refusal for a picture that cannot be had. */
export async function addCustomerPhoto(shop: Shop, actor: Actor, { image_url, ...words }: NewPhotoFields): Promise<string> {
  const { id: image_id } = await resolveImage(shop, image_url);
  return inTransaction(shop.db, async (trx) => {
    const { id } = await trx
      .insertInto('customer_photos')
      .values({ ...words, image_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(trx, { ...of(actor, id, words.title), action: 'created' });
    return id;
  });
}

/**
 * Changes what is said of a customer's photo, or its picture. Throws a Refusal: 404 where there is none, 409 with what
 * differs where somebody else has saved it since the `version` that was edited.
 */
export async function changeCustomerPhoto(shop: Shop, actor: Actor, id: string, fields: ChangedPhotoFields): Promise<void> {
  const { image_url, version, ...words } = fields;
  const columns = { ...words, ...(image_url !== undefined && { image_id: (await resolveImage(shop, image_url)).id }) };
  await inTransaction(shop.db, async (trx) => {
    const now = await trx.selectFrom('customer_photos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!now) throw photoNotFound();
    if (version !== undefined && version !== now.version) {
      const detail =
        'Somebody else has changed this photo since you opened it. The saved version is shown next to your changes. Save again to replace it.';
      throw new Refusal('conflict', 'photo-changed', detail, [
        { field: '', message: detail },
        ...sayDifferences(now, columns, { image_id: 'image_url' }),
      ]);
    }
    await trx
      .updateTable('customer_photos')
      .set({ ...columns, version: now.version + 1 })
      .where('id', '=', id)
      .execute();
    const after = { ...now, ...columns };
    await recordChange(trx, { ...of(actor, id, after.title), action: 'changed', before: impersonal(now), after: impersonal(after) });
  });
}

/** Puts a photo that waits as a draft into the gallery, or all that wait. Returns how many. Throws a Refusal (404) where there is no such photo. */
export async function publishPhotos(shop: Shop, actor: Actor, which: string | 'all'): Promise<number> {
  return inTransaction(shop.db, async (trx) => {
    const drafts = await trx
      .updateTable('customer_photos')
      .set((e) => ({ is_published: true, version: e('version', '+', 1) }))
      .where('is_published', '=', false)
      .$if(which !== 'all', (update) => update.where('id', '=', which))
      .returning(['id', 'title'])
      .execute();
    if (which !== 'all' && drafts.length === 0) {
      const there = await trx.selectFrom('customer_photos').select('id').where('id', '=', which).executeTakeFirst();
      if (!there) throw photoNotFound();
    }
    for (const { id, title } of drafts) await recordChange(trx, { ...of(actor, id, title), action: 'published' });
    return drafts.length;
  });
}

/** Takes a customer's photo out of the gallery, with its likes; the picture itself goes within two days. Throws a Refusal (404). */
export async function removeCustomerPhoto(shop: Shop, actor: Actor, id: string): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const gone = await trx.deleteFrom('customer_photos').where('id', '=', id).returning('title').executeTakeFirst();
    if (!gone) throw photoNotFound();
    await recordChange(trx, { ...of(actor, id, gone.title), action: 'deleted' });
  });
}

const of = (actor: Actor, id: string, title: string) => ({ actor, kind: 'customer-photo', id, name: title });

/** What the record of changes may keep of a photo: whose floor it is, and what they told of it, go with the photo. */
const impersonal = ({ title, room_type, flooring_type, is_featured, is_published, image_id }: Impersonal) => ({
  title,
  room_type,
  flooring_type,
  is_featured,
  is_published,
  image_id,
});
type Impersonal = { title: string; room_type: string; flooring_type: string; is_featured: boolean; is_published: boolean; image_id: string };

export function photoNotFound(): Refusal {
  return new Refusal('not-found', 'photo-not-found', 'Photo not found.');
}

const words = {
  title: requiredLine('Please enter a title', 160),
  description: z.string().trim().max(2000, keepTo(2000)),
  room_type: requiredLine('Please choose a room', 60),
  flooring_type: requiredLine('Please choose a flooring type', 60),
  customer_name: z.string().overwrite(oneLine).max(80, keepTo(80)),
  is_featured: z.boolean(),
  is_published: z.boolean(),
};

const picture = (missing: string) => z.string(missing).trim().min(1, missing).max(maxPictureTextLength, uploadProblems.tooLargeInText);

/** A new photo of a customer's floor. */
export const newPhotoFields = z.object({
  ...words,
  description: words.description.default(''),
  customer_name: words.customer_name.default(''),
  is_featured: words.is_featured.default(false),
  /** False: it waits as a draft until somebody has looked at it. */
  is_published: words.is_published.default(true),
  image_url: picture('Please enter an image URL'),
});
type NewPhotoFields = z.output<typeof newPhotoFields>;

/** What may be changed of one; what is left out stays. */
export const changedPhotoFields = z
  .object({
    ...words,
    image_url: picture('Please enter an image URL'),
    /** The version that was edited; another since then is told. */
    version: rowVersion,
  })
  .partial();
type ChangedPhotoFields = z.output<typeof changedPhotoFields>;
