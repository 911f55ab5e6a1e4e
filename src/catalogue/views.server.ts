import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { takeTurn } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';

const day = 24 * 60 * 60 * 1000;
/** One address cannot fill a product with made-up visitors. */
const pace = { name: 'product-view', most: 240, withinMinutes: 60 };

/** Whether a visitor says it is a robot, or says nothing at all. */
export function isBot(userAgent: string): boolean {
  return !/mozilla|opera/i.test(userAgent) || /bot|crawl|spider|slurp|preview|headless|lighthouse|scrap|monitor|facebookexternalhit/i.test(userAgent);
}

/**
 * Notes that a visitor opened a product. What is kept cannot be turned back into an address without the shop's own secret,
 * differs from product to product, and goes after 24 hours. Refuses an id that is no product's.
 */
export async function recordView(shop: Shop, productId: string, visitor: { address: string; userAgent: string }): Promise<void> {
  const now = shop.now();
  const isProduct = await shop.db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst();
  if (!isProduct) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  if (!(await takeTurn(shop, pace, visitor.address))) return;
  const mark = await markOf(shop, [productId, visitor.address, visitor.userAgent].join('\n'));
  await shop.sql`delete from product_views where viewed_at < ${new Date(now.getTime() - day)}`;
  await shop.sql`
    insert into product_views (product_id, visitor, viewed_at) values (${productId}, ${mark}, ${now})
    on conflict (product_id, visitor) do update set viewed_at = excluded.viewed_at`;
}

async function markOf(shop: Shop, visitor: string): Promise<string> {
  const secret = await shop.db.selectFrom('secrets').select('value').where('name', '=', 'visitors').executeTakeFirstOrThrow();
  return createHmac('sha256', secret.value).update(visitor).digest('base64url').slice(0, 22);
}

/** Distinct visitors of the last 24 hours; null when they are fewer than the settings want told. */
export async function countViewers(shop: Shop, productId: string): Promise<number | null> {
  const { min_viewers_shown } = await readSettings(shop);
  const [row] = await shop.sql<{ n: number }[]>`
    select count(*)::int as n from product_views where product_id = ${productId} and viewed_at >= ${new Date(shop.now().getTime() - day)}`;
  const viewers = row?.n ?? 0;
  return viewers >= min_viewers_shown ? viewers : null;
}

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
