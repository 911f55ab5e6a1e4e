import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { keepImportPictures } from './keep-import.server.ts';

/** Files of products, beside the page that takes them. */
export const sheetCalls = [
  call({
    method: 'put',
    path: '/admin/product-imports/{id}/pictures',
    tag: 'Products',
    access: 'admin',
    summary: 'Says which pictures belong to a file of products that was sent and has not taken effect.',
    description: 'The pictures are sent before, each to POST /admin/images. Those that were said before stay.',
    largestBody: 1024 * 1024,
    params: z.object({ id: uuid }),
    missing: 'This file is no longer here. Please choose it again.',
    refuses: [404],
    body: z.object({
      images: z
        .record(z.string().min(1).max(300), z.string().regex(/^[0-9a-f]{24}$/, 'Please give the id of a picture.'))
        .describe('By the name that the file has for it, the id of each picture.'),
    }),
    answer: z.object({ success: z.literal(true) }),
    handle: async (shop, { params, body }) => {
      await keepImportPictures(shop, params.id, body.images);
      return { success: true as const };
    },
  }),
];
