import { z } from 'zod';
import { call } from '#api/route.ts';
import { imageAddress } from '#platform/images/address.ts';
import { listRecentPurchases } from './queries.server.ts';

const purchase = z
  .object({
    product_id: z.uuid(),
    product_name: z.string(),
    image_url: z.string().nullable(),
    first_name: z.string().nullable().meta({ description: 'Null unless the buyer agreed to be named.' }),
    town: z.string(),
    paid_at: z.iso.datetime(),
  })
  .meta({ id: 'RecentPurchase' });

export const orderCalls = [
  call({
    method: 'get',
    path: '/recent-purchases',
    tag: 'Orders',
    access: 'everyone',
    summary: 'What was really bought in the last 30 days, newest first.',
    description: 'Paid orders of which nothing was refunded; samples are left out.',
    answer: z.array(purchase),
    handle: async (shop) => {
      const purchases = await listRecentPurchases(shop);
      return purchases.map(({ productId, productName, imageId, firstName, town, paidAt }) => ({
        product_id: productId,
        product_name: productName,
        image_url: imageId && imageAddress(imageId, 160, 'jpg'),
        first_name: firstName,
        town,
        paid_at: paidAt.toISOString(),
      }));
    },
  }),
];
