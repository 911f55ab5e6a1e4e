import { z } from 'zod';
import { call } from '#api/route.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { storeImage } from '#platform/images/store-image.server.ts';
import { largestUpload, uploadProblems } from '#platform/images/upload-limit.ts';

/** Pictures for slides, categories and customers' photos: uploaded first, so that progress can be shown, then named by their address. */
export const pictureCalls = [
  call({
    method: 'post',
    path: '/admin/images',
    tag: 'Photos',
    access: 'admin',
    summary: 'Keeps a picture, and says the address under which it can be given to other calls as image_url.',
    description: 'JPEG, PNG, WebP or AVIF of at most 5 MB and 50 megapixels. What is shown nowhere a day later is taken away.',
    multipart: { most: largestUpload, tooLarge: uploadProblems.tooLarge },
    body: z.object({ image: z.file(uploadProblems.noImage) }),
    answer: z.object({ id: z.string(), image_url: z.string(), width: z.int(), height: z.int(), placeholder: z.string() }),
    status: 201,
    handle: async (shop, { body }) => {
      const { id, width, height, placeholder } = await storeImage(shop, new Uint8Array(await body.image.arrayBuffer()));
      return { id, image_url: imageAddress(id, sharedWidth(width), 'jpg'), width, height, placeholder };
    },
  }),
];
