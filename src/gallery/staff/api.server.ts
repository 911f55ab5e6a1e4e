import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { longestPictureText } from '#platform/images/upload-limit.ts';
import { rowVersion } from '#platform/row-version.ts';
import type { Shop } from '../../shop.server.ts';
import { customerPhotoJson, customerPhotoToJson } from '../photo-json.ts';
import { readCustomerPhoto } from '../queries.server.ts';
import { wholeNumber } from '../whole-number.ts';
import { listStaffPhotos, readStaffPhoto } from './list-photos.server.ts';
import { changedPhotoFields, newPhotoFields } from './photo-fields.ts';
import { addCustomerPhoto, changeCustomerPhoto, photoNotFound, removeCustomerPhoto } from './save-photo.server.ts';

const forStaff = { tag: 'Gallery', access: 'admin' } as const;
const ofPhoto = { ...forStaff, params: z.object({ id: uuid }), missing: 'Photo not found.' } as const;
const largestBody = longestPictureText + 16 * 1024;
const saved = z.object({ success: z.literal(true), message: z.string(), photo: customerPhotoJson });

/** Customers' photos, for staff. */
export const staffPhotoCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/customer-photos',
    summary: 'Customers’ photos, newest first, a page at a time.',
    query: z.object({ page: wholeNumber(100_000, 1), search: z.string().trim().max(200).default('') }),
    answer: z.object({ photos: z.array(customerPhotoJson), total: z.int(), page: z.int(), pages: z.int() }),
    handle: async (shop, { query }) => {
      const { photos, total, page, pages } = await listStaffPhotos(shop, query);
      return { photos: photos.map(customerPhotoToJson), total, page, pages };
    },
  }),
  call({
    ...forStaff,
    method: 'post',
    path: '/admin/customer-photos',
    summary: 'Adds a photo: an address on the web, one of the shop’s own pictures, or a data-URL.',
    largestBody,
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
    answer: customerPhotoJson.extend({ version: rowVersion }),
    refuses: [404],
    handle: async (shop, { params }) => {
      const found = await readStaffPhoto(shop, params.id);
      if (!found) throw photoNotFound();
      return { ...customerPhotoToJson(found.photo), version: found.photo.version };
    },
  }),
  call({
    ...ofPhoto,
    method: 'put',
    path: '/admin/customer-photos/{id}',
    summary: 'Changes what is said of a photo, or its picture.',
    description: 'With `version`, a photo that somebody else has saved since is refused with 409, and `errors` say what it says now.',
    largestBody,
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
  const photo = await readCustomerPhoto(shop, id);
  if (!photo) throw photoNotFound();
  return { success: true as const, message, photo: customerPhotoToJson(photo) };
}
