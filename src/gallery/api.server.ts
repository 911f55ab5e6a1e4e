import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { photosPerPage } from './customer-photo.ts';
import { galleryFilters } from './gallery-filters.ts';
import { likeFromRequest } from './like-from-request.server.ts';
import { customerPhotoJson, customerPhotoToJson } from './photo-json.ts';
import { listCustomerPhotos } from './queries.server.ts';
import { wholeNumber } from './whole-number.ts';

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
    answer: z.object({ photos: z.array(customerPhotoJson), total: z.int(), page: z.int(), pages: z.int() }),
    handle: async (shop, { query: { page, limit, featured_only, filter } }) => {
      const found = await listCustomerPhotos(shop, { page, limit, filter, featuredOnly: featured_only === 'true' });
      return { ...found, photos: found.photos.map(customerPhotoToJson) };
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
