import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { emptyBrowseState } from './browse-state.ts';
import { listCategories, listFeatured, listProducts, readProduct } from './catalogue.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('a shop without products answers with nothing', async () => {
  expect(await listProducts(shop, emptyBrowseState)).toMatchObject({ products: [], total: 0, pages: 0, page: 1, categories: [] });
  expect(await listCategories(shop)).toEqual([]);
  expect(await listFeatured(shop)).toEqual([]);
});

test('a product is read by its id, whatever stands in the address', async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1)`;
  const [row] = await shop.sql<{ id: string }[]>`
    insert into products (sku, name, category, supplier, price_pence, coverage_cm2) values ('T-1', 'Grey tile', 'Tiles', 'Quarry', 3850,
      14400) returning id`;
  const id = row?.id ?? '';
  expect(await readProduct(shop, id)).toMatchObject({
    name: 'Grey tile',
    pricePerM2Pence: 2674,
    stock: 0,
    isInStock: false,
    wasPence: null,
    photos: [],
  });
  for (const junk of ['', 'x', "'; drop table products", `${id}0`, crypto.randomUUID()]) expect(await readProduct(shop, junk)).toBeNull();
});
