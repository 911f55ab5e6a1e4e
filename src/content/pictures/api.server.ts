import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { ImageRecord } from '#platform/images/image-record.server.ts';
import { storeImage, takePicture } from '#platform/images/store-image.server.ts';

import { largestUpload, longestPictureText, uploadProblems } from '#platform/images/upload-limit.ts';

const forStaff = { method: 'post', tag: 'Photos', access: 'admin' } as const;
const answer = z.object({ id: z.string(), image_url: z.string(), width: z.int(), height: z.int(), placeholder: z.string() });
const missing = 'Please enter an image URL';

/** Pictures for slides, categories and customers' photos: uploaded first, so that progress can be shown, then named by their address. */
export const pictureCalls = [
  call({
    ...forStaff,
    path: '/admin/images',
    summary: 'Keeps a picture, and says the address under which it can be given to other calls as image_url.',
    description: 'JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. What is shown nowhere a day later is taken away.',
    multipart: { most: largestUpload, tooLarge: uploadProblems.tooLarge },
    body: z.object({ image: z.file(uploadProblems.noImage) }),
    answer,
    status: 201,
    handle: async (shop, { body }) => say(await storeImage(shop, new Uint8Array(await body.image.arrayBuffer()))),
  }),
  call({
    ...forStaff,
    path: '/admin/images/fetch',
    summary: 'The same from an address on the public web, or from a data-URL.',
    largestBody: longestPictureText + 16 * 1024,
    body: z.object({ image_url: z.string(missing).trim().min(1, missing).max(longestPictureText, uploadProblems.tooLargeInText) }),
    answer,
    status: 201,
    handle: async (shop, { body }) => say(await takePicture(shop, body.image_url)),
  }),
];

function say({ id, width, height, placeholder }: ImageRecord): z.infer<typeof answer> {
  return { id, image_url: imageAddress(id, sharedWidth(width), 'jpg'), width, height, placeholder };
}
