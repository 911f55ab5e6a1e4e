import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { call } from '#platform/api/route.ts';
import { imageAddress } from '#platform/images/address.ts';
import { takePicture } from '#platform/images/store-image.server.ts';
import { longestPictureText, uploadProblems } from '#platform/images/upload-limit.ts';

import { imageUrl } from '../to-json.ts';
import { listCategoriesWithPictures, removeCategoryImage, setCategoryImage } from './category-images.server.ts';

const forStaff = { tag: 'Category images', access: 'admin' } as const;
const category = z.string().max(100);
const missing = 'There is no such category.';

export const noPicture = 'Please provide a valid image (URL or upload a file)';

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
    largestBody: longestPictureText + 16 * 1024,
    body: z.object({ image_url: z.string(noPicture).trim().min(1, noPicture).max(longestPictureText, uploadProblems.tooLargeInText) }),
    answer: z.object({ success: z.literal(true), image_url: z.string() }),
    refuses: [404],
    handle: async (shop, { params, body, http }) => {
      const picture = await takePicture(shop, body.image_url);
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
