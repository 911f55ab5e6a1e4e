import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { listRecentPurchases } from './queries.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1)`;
});
afterAll(() => shop.close());

async function order(change: { paid?: string | null; status?: string; refunded?: number; shows?: boolean; sample?: boolean; city?: string }) {
  const { paid = '1 hour', status = 'confirmed', refunded = 0, shows = true, sample = false, city = 'Bangor' } = change;
  const [product] = await shop.sql<{ id: string }[]>`
    insert into products (sku, name, category, supplier, price_pence) values (gen_random_uuid()::text, 'Slate', 'Tiles', 'Lagan', 1000) returning id`;
  const [made] = await shop.sql<{ id: string }[]>`
    insert into orders (email, status, total_pence, refunded_pence, shipping_address, shows_purchase, paid_at)
    values ('a@example.com', ${status}, 1000, ${refunded}, ${shop.sql.json({ first_name: 'Aoife', city })}, ${shows}, now() -
      ${paid}::interval) returning id`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, is_sample)
    values (${made?.id ?? ''}, ${product?.id ?? ''}, 'Slate', 'x', 1, 1000, ${sample})`;
  return product?.id;
}

test('tells paid orders of the last thirty days, and the name only of those who agreed', async () => {
  const named = await order({ paid: '2 hours' });
  const unnamed = await order({ shows: false });
  await order({ paid: '31 days' });
  await order({ paid: null });
  await order({ status: 'cancelled' });
  await order({ status: 'refunded', refunded: 1000 });
  await order({ refunded: 1 });
  await order({ sample: true });
  await order({ city: ' ' });
  const told = await listRecentPurchases(shop);
  expect(told.map(({ productId, firstName, town }) => ({ productId, firstName, town }))).toEqual([
    { productId: unnamed, firstName: null, town: 'Bangor' },
    { productId: named, firstName: 'Aoife', town: 'Bangor' },
  ]);
});
