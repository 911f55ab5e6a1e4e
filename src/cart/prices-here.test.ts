import { afterAll, beforeEach, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';

/** What an Irish visitor is told beside the prices that are the same for everybody; the cart then says the same. */
const shop = await openTestShop('empty');
afterAll(() => shop.close());
shop.now = () => new Date('2026-11-29T12:00:00Z');
const api = createApi(shop);

const [oak, trim] = ['00000001-6666-4666-8666-666666666666', '00000002-6666-4666-8666-666666666666'];
const guide = { per_pound: 11_547, on: '2026-11-28' };
const settings = async (change: object) => {
  await shop.sql`insert into settings (values) values (${change as never}) on conflict (only_row) do update set values = excluded.values`;
  await caughtUp(shop);
};

beforeEach(async () => {
  await shop.sql`truncate products cascade`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, unit) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400, 'box'), (${trim}, 'TRIM', 'Trim', 'Tiles', 'Maker', 999, null, 'each')`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 40), (${trim}, 40)`;
  await shop.catalogue.settled();
});

type Prices = { prices: { product_id: string; words: string; price: number; euro: number | null }[] };
const prices = async (cookie: string) => {
  const answer = await api.request(`/prices-here?ids=${oak},${trim},nonsense`, { headers: { cookie } });
  return ((await answer.json()) as Prices).prices;
};
const words = async (cookie = 'deliver_to=D02%20X285') => (await prices(cookie)).toSorted((a, b) => b.price - a.price).map((price) => price.words);

test('a visitor from Ireland reads euros beside the price on the shelf, at the rate that staff set', async () => {
  await settings({ euro: guide });
  // £38.50 × 1.1547 = €44.456, £26.74/m² × 1.1547 = €30.877, £9.99 × 1.1547 = €11.535.
  expect(await words()).toEqual(['About €30.88/m², €44.46 per box', 'About €11.54 per piece']);
  expect(await words('deliver_to=IE')).toHaveLength(2);
  expect(await words('deliver_to=BT20%201AA')).toEqual([]);
  expect(await words('')).toEqual([]);
  await settings({ euro: null });
  expect(await words()).toEqual([]);
});

test('with the same price before tax they read their own price, which is the cart’s', async () => {
  await settings({ euro: guide, eu_vat_from: '2026-11-29', eu_prices: 'net' });
  // £38.50 ÷ 1.2 × 1.23 = £39.46, 1.44 m² a box: £27.40/m²; €45.56.
  expect(await words()).toEqual(['In Ireland £27.40/m², £39.46 per box, about €45.56', 'In Ireland £10.24 per piece, about €11.82']);
  const body = JSON.stringify({ items: [{ product_id: oak, quantity: 2 }], postal_code: 'D02X285' });
  const quoted = await api.request('/cart/quote', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const quote = (await quoted.json()) as { items: { product_price: number }[]; total_amount: number; euro: unknown };
  expect(quote.items[0]?.product_price).toBe(39.46);
  // 2 × £39.46 + £29.95 = £108.87, × 1.1547 = €125.712.
  expect([quote.total_amount, quote.euro]).toEqual([108.87, { total: 125.71, per_pound: 1.1547, on: '2026-11-28' }]);
});
