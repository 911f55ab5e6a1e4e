import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { categoryNames } from '../category.ts';
import { productCalls } from './api.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = await openStaffApi(shop, productCalls);

test('a shop without the demo has every category from its migrations, so that its first product can be made in each', async () => {
  await shop.sql.unsafe(await readFile('db/migrations/0113_categories.sql', 'utf8'));
  for (const category of categoryNames) {
    const made = await api('admin', 'POST', '/admin/products', { name: `First of ${category}`, price: 10, category, supplier: 'Maker' });
    expect([category, made.status]).toEqual([category, 201]);
  }
});
