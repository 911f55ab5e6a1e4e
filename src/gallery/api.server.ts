import { z } from 'zod';
import { call, uuid } from '#api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { type CustomerPhoto, photosPerPage } from './customer-photo.ts';
import { galleryFilters } from './gallery-filters.ts';
import { likeFromRequest } from './like-from-request.server.ts';
import { listCustomerPhotos } from './queries.server.ts';

const photo = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    image_url: z.string(),
    room_type: z.string(),
    flooring_type: z.string(),
    customer_name: z.string(),
    is_featured: z.boolean(),
    likes: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CustomerPhoto' });

const wholeNumber = (most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'Please give 1 or more.').max(most, `Please give at most ${most}.`))
    .default(fallback);

/** Customers' photos of their floors. */
export const galleryCalls = [
  call({
    method: 'get',
    path: '/customer-photos',
    tag: 'Gallery',
    access: 'everyone',
    summary: 'Customers’ photos, newest first.',
    query: z.object({
      page: wholeNumber(100_000, 1),
      limit: wholeNumber(100, photosPerPage),
      featured_only: z.enum(['true', 'false'], 'Please give true or false.').default('false'),
      filter: z.enum(galleryFilters, `Please give one of ${galleryFilters.join(', ')}.`).default('all'),
    }),
    answer: z.object({ photos: z.array(photo), total: z.int(), page: z.int(), pages: z.int() }),
    handle: async (shop, { query: { page, limit, featured_only, filter } }) => {
      const found = await listCustomerPhotos(shop, { page, limit, filter, featuredOnly: featured_only === 'true' });
      return { ...found, photos: found.photos.map(said) };
    },
  }),
  call({
    method: 'post',
    path: '/customer-photos/like/{id}',
    tag: 'Gallery',
    access: 'everyone',
    summary: 'Likes a photo, once for each visitor.',
    description: 'The visitor is known by an anonymous cookie, set here. Liking again answers with the count as it is.',
    params: z.object({ id: uuid }),
    missing: 'Photo not found.',
    answer: z.object({ id: z.uuid(), likes: z.int() }),
    refuses: [403, 404, 429],
    handle: async (shop, { params: { id }, http }) => {
      const { likes, cookie } = await likeFromRequest(shop, id, http.req.raw, clientAddress(http, shop.config.trustedProxies));
      return Response.json({ id, likes }, { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': cookie } });
    },
  }),
];

function said({
  id,
  title,
  description,
  picture,
  roomType,
  flooringType,
  customerName,
  isFeatured,
  likes,
  createdAt,
}: CustomerPhoto): z.infer<typeof photo> {
  return {
    id,
    title,
    description,
    image_url: imageAddress(picture.imageId, sharedWidth(picture.width), 'jpg'),
    room_type: roomType,
    flooring_type: flooringType,
    customer_name: customerName,
    is_featured: isFeatured,
    likes,
    created_at: createdAt.toISOString(),
  };
}
