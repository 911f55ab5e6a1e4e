import { afterAll, expect, test } from 'vitest';
import { demoRemnants } from '../../db/demo/remnants.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { createApi } from '../api/api.server.ts';
import { emptyBrowseState } from './browse-state.ts';
import { listProducts, listSummaries } from './catalogue.server.ts';
import { emptyFilters } from './filters.ts';
import { remnantOf } from './remnant.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);

/** Calls the API; what is sent is posted. */
async function ask<T>(path: string, sent?: object) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) };
  const answer = await api.request(path, sent ? post : {});
  return { status: answer.status, body: (await answer.json()) as T };
}
const ids = demoRemnants.map(({ id }) => id);
const [first = ''] = ids;

test('a remnant is one piece with its own size and weight, whatever roll it is of', () => {
  const roll = { name: 'Twist', sku: 'TW', description: 'Wool.', unit: 'metre', coverage_cm2: 40_000, weight_grams: 8000, format: 'Roll, 4 m wide' };
  // 2.5 × 5 m = 12.5 m², of which a metre of the 4 m roll is 4 m² and 8 kg: 25 kg.
  expect(remnantOf(roll, { rollWidthMm: 5000, lengthMm: 2500, pricePence: 9900 }, '1A')).toMatchObject({
    ...{ name: 'Twist, remnant 2.5 × 5 m', sku: 'TW-R1A', unit: 'each', coverage_cm2: 125_000, weight_grams: 25_000, price_pence: 9900 },
    ...{ description: 'One piece of 2.5 × 5 m, the rest of a roll, sold as it is. Wool.', format: null, roll_width_mm: [] },
    ...{ remnant_length_mm: 2500, remnant_width_mm: 5000 },
  });
});

test('the demo shop’s remnants are found by the room that they fit', async () => {
  // 2.4 × 4 m, 3.25 × 5 m and 2.2 × 2 m, each 0.1 m less with what is trimmed.
  const sizes = async (query: string) => {
    const { body } = await ask<{ remnant_length_mm: number }[]>(`/remnants${query}`);
    return body.map(({ remnant_length_mm }) => remnant_length_mm);
  };
  expect(await sizes('')).toEqual([2200, 2400, 3250]);
  expect(await sizes('?length_mm=2100&width_mm=1900')).toEqual([2200, 2400, 3250]);
  expect(await sizes('?length_mm=2300&width_mm=3900')).toEqual([2400, 3250]);
  expect(await sizes('?length_mm=4900&width_mm=3150')).toEqual([3250]);
  expect(await sizes('?length_mm=4901&width_mm=3150')).toEqual([]);
  expect((await ask<{ detail: string }>('/remnants?length_mm=4900')).status).toBe(422);
});

test('a remnant stands on its own page only, and no figure of it is of a floor of 20 m²', async () => {
  const carpets = await listProducts(shop, { ...emptyBrowseState, limit: 100, filters: { ...emptyFilters, category: 'Carpet' } });
  expect(carpets.products.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(carpets.allHaveSamples).toBe(true);
  const remnants = await listSummaries(shop, ids);
  expect(remnants.map(({ financeFromPence, isSampleEligible, stock }) => [financeFromPence, isSampleEligible, stock])).toEqual(
    ids.map(() => [null, false, 1]),
  );
  const area = await ask<{ detail: string }>(`/products/${first}/calculate-price?area_m2=20`, {});
  expect([area.status, area.body.detail]).toEqual([409, 'This is one piece of 2.4 × 4 m. Please check that your room fits within it.']);
});

test('no free sample is cut from the last piece of a roll', async () => {
  expect((await ask<{ eligible: boolean }>(`/products/${first}/sample-eligible`)).body).toEqual({ eligible: false });
  const items = [{ product_id: first, quantity: 1, is_sample: true }];
  expect((await ask<{ items: { problem: string }[] }>('/cart/quote', { items })).body.items[0]?.problem).toBe('not-eligible');
  const shipping_address = {
    ...{ first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '02896496999', address: '1 Quay Street' },
    ...{ city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' },
  };
  const refused = await ask<{ detail: string }>('/orders/guest', { shipping_address, items, total_amount: 5.99 });
  expect([refused.status, refused.body.detail]).toEqual([409, 'This product is not eligible for free samples.']);
});
