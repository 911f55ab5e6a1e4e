import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { readProducts } from '../read-products.server.ts';
import { countMandatoryLacks } from './lacks.server.ts';
import { fillingHref, mandatoryFacts } from './mandatory.ts';
import { productFields } from './product-fields.ts';
import { readStaffFilters } from './staff-filters.ts';
import { countForStaff, idsForStaff } from './staff-list.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

test('what is missing is counted as its list lists it, and each product leads to the field to fill in', async () => {
  await shop.sql`update products set maker = null where sku in (select sku from products order by sku limit 3)`;
  await shop.sql`update products set mpn = null where category = 'Carpet'`;
  await shop.sql`update products set gtin = '4006381333931' where sku = (select min(sku) from products where category = 'Carpet')`;
  await shop.sql`update products set is_archived = true where sku = (select max(sku) from products where category = 'Carpet')`;
  await shop.sql`update products set hazard_statements = '{}' where sku in ('ADH-BON-FLEX20G', 'OTH-CLN-LVT500', 'ADH-TRN-TACK5')`;
  await shop.sql`update products set is_chemical = false where sku = 'ADH-TRN-TACK5'`;
  const counts = await countMandatoryLacks(shop);
  const ids = await idsForStaff(shop, readStaffFilters(new URLSearchParams()), 1000);
  const products = await readProducts(shop, ids);
  const expected = {
    maker: products.filter(({ maker }) => maker === null).length,
    identifier: products.filter(({ gtin, mpn }) => gtin === null && mpn === null).length,
    // The cleaner says that it is a chemical product, an adhesive is one by its category, and one says that it is none.
    label: 2,
  };
  expect(counts).toEqual(expected);
  expect(expected.maker).toBe(3);
  expect(expected.identifier).toBeGreaterThan(3);
  for (const { lack, field } of mandatoryFacts) {
    const filters = readStaffFilters(new URLSearchParams({ lacks: lack }));
    expect(await countForStaff(shop, filters)).toBe(counts[lack]);
    expect(productFields.map(({ name }) => name)).toContain(field);
    expect(fillingHref('a', lack)).toBe(`/admin/products/a#product-${field}`);
  }
  expect(fillingHref('a', 'photo')).toBe(null);
});
