import { cleanText } from '#platform/clean-text.ts';
import type { Shop } from '../../shop.server.ts';

/** How many products the editor loads at once. */
export const batchSize = 100;

export type EditorBatch = {
  total: number;
  /** Which of all is open, from 1; 0 where there is none. */
  number: number;
  /** Which batch, from 1, and of how many. */
  batch: number;
  batches: number;
  products: { id: string; name: string }[];
  /** The open product's id. */
  openId: string | null;
};

/** The batch of products that holds the `number`th, in the order of their SKUs, which stays while names and categories change. '' is every category. */
export async function readBatch(shop: Shop, asked: { number: number; category: string }): Promise<EditorBatch> {
  const { sql } = shop;
  const within = asked.category ? sql`where category = ${cleanText(asked.category)}` : sql``;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from products ${within}`;
  const total = row?.total ?? 0;
  const number = Math.min(asked.number, total);
  const first = Math.floor(Math.max(number - 1, 0) / batchSize) * batchSize;
  // Only SKUs are passed over on the way there, not whole rows.
  const products = await sql<EditorBatch['products']>`
    select id, name from (select sku from products ${within} order by sku limit ${batchSize} offset ${first}) batch join products using (sku) order by sku`;
  const openId = products[number - 1 - first]?.id ?? null;
  return { total, number, batch: first / batchSize + 1, batches: Math.max(1, Math.ceil(total / batchSize)), products: [...products], openId };
}
