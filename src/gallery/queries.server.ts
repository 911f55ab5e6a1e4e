import { sql } from 'kysely';
import type { Shop } from '../shop.server.ts';
import { type CustomerPhoto, type CustomerPhotoPage, photosPerPage } from './customer-photo.ts';
import { type GalleryFilter, galleryCondition } from './gallery-filters.ts';

export type PhotoListing = {
  page?: number;
  limit?: number;
  filter?: GalleryFilter;
  featuredOnly?: boolean;
  /** All pages from the first up to `page`: what 'Show More Photos' has gathered so far. */
  upToPage?: boolean;
};

/** Customers' photos that are published, newest first. A page beyond the last is empty; `total` counts what the filter lets through. */
export async function listCustomerPhotos(shop: Shop, listing: PhotoListing = {}): Promise<CustomerPhotoPage> {
  const { page = 1, limit = photosPerPage, filter = 'all', featuredOnly = false, upToPage = false } = listing;
  const condition = galleryCondition(filter);
  let wanted = photosWithPictures(shop).where('p.is_published', '=', true);
  if (featuredOnly) wanted = wanted.where('p.is_featured', '=', true);
  if (condition) {
    const column = sql.ref(condition.of === 'room' ? 'p.room_type' : 'p.flooring_type');
    wanted = wanted.where(sql<boolean>`${column} ~* ${condition.like}`);
    if (condition.unlike) wanted = wanted.where(sql<boolean>`${column} !~* ${condition.unlike}`);
  }
  const skipped = upToPage ? 0 : (page - 1) * limit;
  const [rows, counted] = await Promise.all([
    wanted
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id')
      .offset(skipped)
      .limit(upToPage ? page * limit : limit)
      .execute(),
    wanted
      .clearSelect()
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { photos: rows.map(photoFrom), total: counted.total, page, pages: Math.max(1, Math.ceil(counted.total / limit)) };
}

/** One photo, for a link straight to it. Null where there is none or it waits as a draft; the id must be a UUID. */
export async function readCustomerPhoto(shop: Shop, id: string): Promise<CustomerPhoto | null> {
  const row = await photosWithPictures(shop).where('p.id', '=', id).where('p.is_published', '=', true).executeTakeFirst();
  return row ? photoFrom(row) : null;
}

export function photosWithPictures(shop: Shop) {
  return shop.db
    .selectFrom('customer_photos as p')
    .innerJoin('images as i', 'i.id', 'p.image_id')
    .selectAll('p')
    .select(['i.width', 'i.height', 'i.placeholder']);
}

type Row = Awaited<ReturnType<ReturnType<typeof photosWithPictures>['execute']>>[number];

export function photoFrom(row: Row): CustomerPhoto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    picture: {
      imageId: row.image_id,
      width: row.width,
      height: row.height,
      placeholder: row.placeholder,
      alt: `${row.title}: ${row.flooring_type}, ${row.room_type.toLowerCase()}`,
    },
    roomType: row.room_type,
    flooringType: row.flooring_type,
    customerName: row.customer_name,
    isFeatured: row.is_featured,
    likes: row.likes,
    createdAt: row.created_at,
  };
}
