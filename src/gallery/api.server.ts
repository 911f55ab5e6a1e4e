import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { maxPictureTextLength } from '#platform/images/upload-limit.ts';
import type { Shop } from '#shop.server.ts';
import { photosPerPage } from './customer-photo.ts';
import { galleryFilters } from './gallery-filters.ts';
import { likeFromRequest } from './like-photo.server.ts';
import { customerPhotoJson, customerPhotoToJson, wholeNumber } from './photo-json.ts';
import { listCustomerPhotos } from './queries.server.ts';
import {
  addCustomerPhoto,
  changeCustomerPhoto,
  changedPhotoFields,
  listStaffPhotos,
  newPhotoFields,
  photoNotFound,
  readStaffPhoto,
  removeCustomerPhoto,
  staffPhotoJson,
  staffPhotoToJson,
} from './staff/photos.server.ts';

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

const forStaff = { tag: 'Gallery', access: 'admin' } as const;
const ofPhoto = { ...forStaff, params: z.object({ id: uuid }), missing: 'Photo not found.' } as const;
const maxBodyBytes = maxPictureTextLength + 16 * 1024;
const saved = z.object({ success: z.literal(true), message: z.string(), photo: staffPhotoJson });

/** Customers' photos, for staff. */
export const staffPhotoCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/customer-photos',
    summary: 'Customers’ photos, newest first, a page at a time.',
    query: z.object({ page: wholeNumber(100_000, 1), search: z.string().trim().max(200).default('') }),
    answer: z.object({ photos: z.array(staffPhotoJson), total: z.int(), drafts: z.int(), page: z.int(), pages: z.int() }),
    handle: async (shop, { query }) => {
      const { photos, ...paging } = await listStaffPhotos(shop, query);
      return { photos: photos.map(staffPhotoToJson), ...paging };
    },
  }),
  call({
    ...forStaff,
    method: 'post',
    path: '/admin/customer-photos',
    summary: 'Adds a photo: an address on the web, one of the shop’s own pictures, or a data-URL.',
    description: 'With `is_published` false it waits as a draft, seen by staff alone.',
    maxBodyBytes,
    body: newPhotoFields,
    answer: saved,
    status: 201,
    handle: async (shop, { body, http }) =>
      photoSaved(shop, await addCustomerPhoto(shop, await readVisitor(shop, http.req.raw), body), 'Photo added successfully!'),
  }),
  call({
    ...ofPhoto,
    method: 'get',
    path: '/admin/customer-photos/{id}',
    summary: 'One photo, with the version that a change of it names.',
    answer: staffPhotoJson,
    refuses: [404],
    handle: async (shop, { params }) => {
      const found = await readStaffPhoto(shop, params.id);
      if (!found) throw photoNotFound();
      return staffPhotoToJson(found.photo);
    },
  }),
  call({
    ...ofPhoto,
    method: 'put',
    path: '/admin/customer-photos/{id}',
    summary: 'Changes what is said of a photo, or its picture.',
    description: 'With `version`, a photo that somebody else has saved since is refused with 409, and `errors` say what it says now.',
    maxBodyBytes,
    body: changedPhotoFields,
    answer: saved,
    refuses: [404, 409],
    handle: async (shop, { params, body, http }) => {
      await changeCustomerPhoto(shop, await readVisitor(shop, http.req.raw), params.id, body);
      return photoSaved(shop, params.id, 'Photo saved successfully!');
    },
  }),
  call({
    ...ofPhoto,
    method: 'delete',
    path: '/admin/customer-photos/{id}',
    summary: 'Deletes a photo.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => {
      await removeCustomerPhoto(shop, await readVisitor(shop, http.req.raw), params.id);
      return { success: true as const, message: 'Photo deleted successfully!' };
    },
  }),
];

async function photoSaved(shop: Shop, id: string, message: string) {
  const found = await readStaffPhoto(shop, id);
  if (!found) throw photoNotFound();
  return { success: true as const, message, photo: staffPhotoToJson(found.photo) };
}
