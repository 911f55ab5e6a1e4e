import { afterAll, expect, test } from 'vitest';
import { createApi } from '#api/api.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { productJson, productListJson } from './schemas.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);
const get = async (path: string, init: RequestInit = {}) => {
  const response = await api.request(path, init);
  return { status: response.status, headers: response.headers, json: response.status === 304 ? null : await response.json() };
};
const calculate = (id: string, query: string) => get(`/products/${id}/calculate-price?${query}`, { method: 'POST' });

const tile = '00000000-0000-4000-8000-000000000001';
const trim = '00000000-0000-4000-8000-000000000002';
const laminate = '00000000-0000-4000-8000-000000000003';
const imageId = 'ab'.repeat(12);
await shop.sql`insert into images (id, width, height, bytes, format, placeholder) values (${imageId}, 1000, 800, 1, 'webp', '#aabbcc')`;
await shop.sql`insert into categories (name, position, image_id) values ('Tiles', 1, ${imageId}), ('Laminate Flooring', 2, null), ('Trims & Accessories', 3, null)`;
await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2, weight_grams, tile_size, finish, water_resistance) values
  (${tile}, 'T-1', 'Grey tile', 'Tiles', 'Quarry', 3850, 14400, 25300, '600x600', 'Matt', null),
  (${laminate}, 'L-1', 'Pale oak laminate', 'Laminate Flooring', 'Ravenhill', 2999, 12100, null, null, null, 'Water Resistant'),
  (${trim}, 'X-1', 'Oak trim', 'Trims & Accessories', 'Quarry', 950, null, null, null, null, 'Standard')`;
await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${tile}, 12, 5), (${laminate}, 3, 3)`;
await shop.sql`insert into product_photos (product_id, image_id, alt_text, is_main) values (${tile}, ${imageId}, 'A grey floor', true)`;
await shop.sql`insert into reviews (product_id, user_name, rating, title, comment) values (${tile}, 'Ann', 5, 'Good', 'Good'), (${tile}, 'Bob', 4, 'Fine', 'Fine')`;
await shop.tellChange({ table: '*', key: '*' });

test('a product has the documented fields, in pounds and square metres', async () => {
  const { status, json } = await get(`/products/${tile}`);
  expect(status).toBe(200);
  productJson.parse(json);
  expect(json).toMatchObject({
    price: 38.5,
    price_per_m2: 26.74,
    list_price: null,
    box_size_m2: 1.44,
    weight_kg: 25.3,
    in_stock: true,
    stock: 7,
    tile_size: '600x600',
    water_resistant: null,
    average_rating: 4.5,
    total_reviews: 2,
    image_url: `/images/${imageId}/960.jpg`,
    images: [{ image_url: `/images/${imageId}/960.jpg`, alt_text: 'A grey floor', is_main: true, is_primary: true, background_position: 'center' }],
  });
  expect(json.photos).toEqual(json.images);
});

test('no coverage, no price a square metre; three grades of water resistance, two words; held boxes are not stock', async () => {
  expect((await get(`/products/${trim}`)).json).toMatchObject({
    price_per_m2: null,
    box_size_m2: null,
    water_resistant: 'No',
    stock: 0,
    in_stock: false,
    image_url: null,
  });
  expect((await get(`/products/${laminate}`)).json).toMatchObject({
    water_resistant: 'Yes',
    stock: 0,
    in_stock: false,
    average_rating: null,
    total_reviews: 0,
  });
});

test('the list has products, suppliers, categories, totals and counts', async () => {
  const { status, json } = await get('/products');
  expect(status).toBe(200);
  productListJson.parse(json);
  expect(json).toMatchObject({
    total: 3,
    pages: 1,
    page: 1,
    limit: 20,
    suppliers: ['Quarry', 'Ravenhill'],
    categories: ['Tiles', 'Laminate Flooring', 'Trims & Accessories'],
  });
  expect(json.products).toHaveLength(3);
  expect(json.products.find((product: { id: string }) => product.id === tile)).toEqual((await get(`/products/${tile}`)).json);
});

test('filters and pages narrow it', async () => {
  const total = async (query: string) => (await get(`/products?${query}`)).json.total;
  expect(await total('category=Tiles')).toBe(1);
  expect(await total('supplier=Quarry&min_price=10')).toBe(1);
  expect(await total('max_price=29.99')).toBe(2);
  expect(await total('finish=matt&tile_size=600x600')).toBe(1);
  expect(await total('category=&search=&in_stock=false')).toBe(3);
  expect(await total('category=Nonsense')).toBe(0);
  expect((await get('/products?limit=2&page=2')).json).toMatchObject({ page: 2, pages: 2, total: 3, products: [{}] });
  expect((await get('/products?page=9')).json).toMatchObject({ page: 9, pages: 1, total: 3, products: [] });
});

test('what a browser has already is not sent again, until it changes', async () => {
  const first = await get('/products?category=Tiles&utm_source=x');
  const etag = first.headers.get('etag') ?? '';
  const ask = () => get('/products?category=Tiles', { headers: { 'if-none-match': etag } });
  expect((await ask()).status).toBe(304);
  await shop.sql`update products set price_pence = 3900 where id = ${tile}`;
  await shop.tellChange({ table: 'products', key: tile });
  expect((await ask()).json.products[0].price).toBe(39);
  await shop.sql`update products set price_pence = 3850 where id = ${tile}`;
  await shop.tellChange({ table: 'products', key: tile });
});

test('a price is worked out in whole boxes', async () => {
  expect(await calculate(laminate, 'area_m2=1.1')).toMatchObject({
    status: 200,
    json: { area_m2: 1.1, boxes_needed: 1, total_area_covered: 1.21, waste_percentage: 10, total_price: 29.99 },
  });
  expect((await calculate(tile, 'area_m2=20&waste_percentage=15')).json).toMatchObject({
    boxes_needed: 16,
    total_area_covered: 23.04,
    total_price: 616,
  });
  expect(await calculate(trim, 'area_m2=20')).toMatchObject({ status: 409 });
  expect(await calculate(crypto.randomUUID(), 'area_m2=20')).toMatchObject({ status: 404, json: { detail: 'Product not found' } });
  for (const area of ['', '0', '-1', 'abc', 'NaN', '1e309', '1e9', '9'.repeat(5000)]) {
    expect(await calculate(tile, `area_m2=${area}`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'area_m2', message: expect.any(String) }] },
    });
  }
  for (const waste of ['-1', '101', 'abc', '1e309']) expect((await calculate(tile, `area_m2=5&waste_percentage=${waste}`)).status).toBe(422);
});

test('the small lists', async () => {
  expect((await get('/categories')).json).toEqual(['Tiles', 'Laminate Flooring', 'Trims & Accessories']);
  expect((await get('/suppliers')).json).toEqual(['Quarry', 'Ravenhill']);
  expect((await get('/categories/images')).json).toEqual({ Tiles: `/images/${imageId}/960.jpg` });
  for (const path of ['product', 'products']) {
    expect((await get(`/${path}/${tile}/sample-eligible`)).json).toEqual({ eligible: true });
    expect((await get(`/${path}/${trim}/sample-eligible`)).json).toEqual({ eligible: false });
  }
});

test('suggestions while typing', async () => {
  expect((await get('/search/suggestions?q=grey')).json.products).toMatchObject([
    { id: tile, price_per_m2: 26.74, image: `/images/${imageId}/160.jpg` },
  ]);
  expect((await get('/search/suggestions')).json).toEqual({ pages: [], phrases: [], categories: [], products: [] });
});
