import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { imageAddress } from '#platform/images/address.ts';
import { importUpload, resolveImage } from '#platform/images/import-image.server.ts';
import { maxPictureTextLength, maxUploadBytes, uploadProblems } from '#platform/images/upload-limit.ts';
import type { Shop } from '../../shop.server.ts';
import { listCategoriesWithPictures, noSuchCategory, removeCategoryImage, setCategoryImage } from '../categories/category-images.server.ts';
import { readPhotos } from '../read-products.server.ts';
import { photoJson } from '../schemas.ts';
import { imageUrl, photoToJson } from '../to-json.ts';
import { altText, photoFields } from './photo-fields.ts';
import { addPhoto, arrangePhotos, changePhoto, photoNotFound, removePhoto } from './product-photos.server.ts';

const ofProduct = { tag: 'Photos', access: 'admin', params: z.object({ id: uuid }), missing: 'Product not found', refuses: [404] } as const;
const ofPhoto = { ...ofProduct, params: z.object({ id: uuid, photoId: uuid }), missing: 'Photo not found.' } as const;

const done = z.object({ success: z.literal(true), message: z.string() });
const withPhoto = done.extend({ photo: photoJson });
const added = 'Photo added successfully!';

/** The photos of a product, for staff. */
export const photoCalls = [
  call({
    ...ofProduct,
    method: 'get',
    path: '/admin/products/{id}/photos',
    summary: 'The photos of a product, the main one first.',
    answer: z.object({ photos: z.array(photoJson) }),
    handle: async (shop, { params }) => ({ photos: (await readPhotos(shop, params.id)).map(photoToJson) }),
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/upload-photo',
    summary: 'Adds a photo from a file.',
    description: 'JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. It is encoded anew, without what the camera wrote into it.',
    multipart: { most: maxUploadBytes, tooLarge: uploadProblems.tooLarge },
    body: z.object({ photo: z.file(uploadProblems.noImage), alt_text: altText.optional(), is_primary: z.enum(['true', 'false']).optional() }),
    answer: withPhoto,
    status: 201,
    handle: async (shop, { params, body, http }) => {
      const picture = await importUpload(shop, new Uint8Array(await body.photo.arrayBuffer()));
      const id = await addPhoto(shop, await readVisitor(shop, http.req.raw), params.id, picture, {
        alt_text: body.alt_text,
        is_main: body.is_primary === 'true',
      });
      return { success: true as const, message: added, photo: await photoNow(shop, params.id, id) };
    },
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/photos',
    summary: 'Adds a photo by its address on the web, or written out as a data-URL.',
    maxBodyBytes: maxPictureTextLength + 16 * 1024,
    body: z.object({
      image_url: z
        .string('Please enter an image URL')
        .trim()
        .min(1, 'Please enter an image URL')
        .max(maxPictureTextLength, uploadProblems.tooLargeInText),
      order: z.int().min(0).max(10_000).optional(),
      ...photoFields,
    }),
    answer: withPhoto,
    status: 201,
    handle: async (shop, { params, body: { image_url, ...fields }, http }) => {
      const id = await addPhoto(shop, await readVisitor(shop, http.req.raw), params.id, await resolveImage(shop, image_url), fields);
      return { success: true as const, message: added, photo: await photoNow(shop, params.id, id) };
    },
  }),
  call({
    ...ofProduct,
    method: 'put',
    path: '/admin/products/{id}/photos',
    summary: 'Puts the photos into an order; the first is the main one.',
    body: z.object({ order: z.array(uuid).max(1000) }),
    answer: z.object({ photos: z.array(photoJson) }),
    refuses: [404, 409],
    handle: async (shop, { params, body, http }) => {
      await arrangePhotos(shop, await readVisitor(shop, http.req.raw), params.id, body.order);
      return { photos: (await readPhotos(shop, params.id)).map(photoToJson) };
    },
  }),
  call({
    ...ofPhoto,
    method: 'put',
    path: '/admin/products/{id}/photos/{photoId}',
    summary: 'Changes what a photo says and how it is shown.',
    body: z.object(photoFields),
    answer: withPhoto,
    handle: async (shop, { params, body, http }) => {
      await changePhoto(shop, await readVisitor(shop, http.req.raw), params.id, params.photoId, body);
      return { success: true as const, message: 'Photo saved successfully!', photo: await photoNow(shop, params.id, params.photoId) };
    },
  }),
  call({
    ...ofPhoto,
    method: 'delete',
    path: '/admin/products/{id}/photos/{photoId}',
    summary: 'Takes a photo from a product.',
    answer: done,
    handle: async (shop, { params, http }) => {
      await removePhoto(shop, await readVisitor(shop, http.req.raw), params.id, params.photoId);
      return { success: true as const, message: 'Photo removed successfully!' };
    },
  }),
];

async function photoNow(shop: Shop, productId: string, photoId: string) {
  const photo = (await readPhotos(shop, productId)).find(({ id }) => id === photoId);
  if (!photo) throw photoNotFound();
  return photoToJson(photo);
}

const forStaff = { tag: 'Category images', access: 'admin' } as const;
const category = z.string().max(100);
const missing = noSuchCategory;

const noPicture = 'Please provide a valid image (URL or upload a file)';

/** The pictures that stand for categories, for staff. */
export const categoryImageCalls = [
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/categories/images',
    summary: 'Every category with its pictures, the main one first, and its number of products.',
    answer: z.array(
      z.object({ name: z.string(), product_count: z.int(), image_count: z.int(), image_url: z.string().nullable(), images: z.array(z.string()) }),
    ),
    handle: async (shop) =>
      (await listCategoriesWithPictures(shop)).map(({ name, productCount, pictures }) => ({
        name,
        product_count: productCount,
        image_count: pictures.length,
        image_url: imageUrl(pictures[0]),
        images: pictures.map((picture) => imageUrl(picture) ?? ''),
      })),
  }),
  call({
    ...forStaff,
    method: 'put',
    path: '/admin/categories/{category}/image',
    summary: 'Gives a category its picture: an address on the web, one of the shop’s own pictures, or a data-URL.',
    params: z.object({ category }),
    missing,
    maxBodyBytes: maxPictureTextLength + 16 * 1024,
    body: z.object({ image_url: z.string(noPicture).trim().min(1, noPicture).max(maxPictureTextLength, uploadProblems.tooLargeInText) }),
    answer: z.object({ success: z.literal(true), image_url: z.string() }),
    refuses: [404],
    handle: async (shop, { params, body, http }) => {
      const picture = await resolveImage(shop, body.image_url);
      await setCategoryImage(shop, await readVisitor(shop, http.req.raw), params.category, picture);
      return { success: true as const, image_url: imageUrl({ imageId: picture.id, width: picture.width }) ?? imageAddress(picture.id, 160, 'jpg') };
    },
  }),
  call({
    ...forStaff,
    method: 'delete',
    path: '/admin/categories/{category}/images/{imageId}',
    summary: 'Takes one of its pictures from a category.',
    params: z.object({ category, imageId: z.string().regex(/^[0-9a-f]{24}$/) }),
    missing: 'Photo not found.',
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refuses: [404],
    handle: async (shop, { params, http }) => {
      await removeCategoryImage(shop, await readVisitor(shop, http.req.raw), params.category, params.imageId);
      return { success: true as const, message: 'Photo removed successfully!' };
    },
  }),
];
