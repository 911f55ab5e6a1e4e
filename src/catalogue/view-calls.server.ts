import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { countViewers, isBot, recordView } from './views.server.ts';

/** Counting who looks at a product. */
export const viewCalls = [
  call({
    method: 'post',
    path: '/products/{id}/views',
    tag: 'Catalogue',
    access: 'everyone',
    summary: 'Counts a visit to the product’s page, and says how many people were there in the last 24 hours.',
    description: 'There is no body. No address is stored. Fewer than 15 visitors are not told; robots are not counted.',
    params: z.object({ id: uuid }),
    missing: 'Product not found',
    answer: z.object({ viewers: z.int().min(15).nullable() }),
    refuses: [404],
    handle: async (shop, { params: { id }, http }) => {
      const userAgent = http.req.header('user-agent') ?? '';
      if (!isBot(userAgent)) await recordView(shop, id, { address: clientAddress(http, shop.config.trustedProxies), userAgent });
      return { viewers: await countViewers(shop, id) };
    },
  }),
];
