import { sql } from 'kysely';
import { columnHolds, readStaffSearch } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { CustomerPhoto } from '../customer-photo.ts';
import { photoFrom, photosWithPictures } from '../queries.server.ts';

/** A photo as staff edit it. */
export type StaffPhoto = CustomerPhoto & { version: number };

export const staffPhotosPerPage = 24;

export type StaffPhotoListing = { page?: number; search?: string; room?: string; floor?: string; featuredOnly?: boolean };

/** Customers' photos for staff, newest first, narrowed by words in their title, description or name, by room, floor and whether they are featured. */
export async function listStaffPhotos(shop: Shop, { page = 1, search = '', room = '', floor = '', featuredOnly = false }: StaffPhotoListing = {}) {
  let wanted = photosWithPictures(shop);
  if (search.trim()) wanted = wanted.where(columnHolds('p.staff_text', await readStaffSearch(shop.sql, search)));
  if (room) wanted = wanted.where('p.room_type', '=', room);
  if (floor) wanted = wanted.where('p.flooring_type', '=', floor);
  if (featuredOnly) wanted = wanted.where('p.is_featured', '=', true);
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
  return { photos: rows.map((row): StaffPhoto => ({ ...photoFrom(row), version: row.version })), total: counted.total, page: shown, pages };
}

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
  const row = await photosWithPictures(shop).where('p.id', '=', place.id).select(sql<number>`p.version`.as('version')).executeTakeFirst();
  if (!row) return null;
  const { at, total, previous, next } = place;
  return { photo: { ...photoFrom(row), version: row.version } satisfies StaffPhoto, at, total, previous, next };
}
