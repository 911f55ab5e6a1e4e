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
  await shop.sql`delete from documents where title like 'Safety data sheet%' and id in (select document_id from product_documents d
    join products p on p.id = d.product_id where sku in ('ADH-TRN-GRAB310', 'ADH-BON-FLEX20G', 'OTH-CLN-STONE1L'))`;
  await shop.sql`update documents set language = 'pl' where title = 'Safety data sheet: Clennagh Oiled Floor Care Kit'`;
  const withoutDeclaration = await shop.sql`delete from product_documents using documents d where document_id = d.id and d.kind = 'performance'
    and product_id in (select id from products where category = 'LVT' order by sku limit 5) returning product_id`;
  await shop.sql`update products set harmonised_standard = 'none' where id = ${withoutDeclaration[0]?.product_id}`;
  await shop.sql`update products set harmonised_standard = null where id = ${withoutDeclaration[1]?.product_id}`;
  const counts = await countMandatoryLacks(shop);
  const ids = await idsForStaff(shop, readStaffFilters(new URLSearchParams()), 1000);
  const products = await readProducts(shop, ids);
  const expected = {
    maker: products.filter(({ maker }) => maker === null).length,
    identifier: products.filter(({ gtin, mpn }) => gtin === null && mpn === null).length,
    // The cleaner says that it is a chemical product, an adhesive is one by its category, and one says that it is none.
    label: 2,
    // One says that it is not dangerous, and has one all the same; one has it in Polish only; one has no label left to have one for.
    'data-sheet': 3,
    // Of five floors one says that it is under no standard; another is under one by its category.
    performance: 4,
  };
  expect(counts).toEqual(expected);
  expect(expected.maker).toBe(3);
  expect(expected.identifier).toBeGreaterThan(3);
  for (const { lack, field } of mandatoryFacts) {
    const filters = readStaffFilters(new URLSearchParams({ lacks: lack }));
    expect(await countForStaff(shop, filters)).toBe(counts[lack]);
    if (field === 'documents') expect(fillingHref('a', lack)).toBe('/admin/products/a#documents');
    else expect([productFields.some(({ name }) => name === field), fillingHref('a', lack)]).toEqual([true, `/admin/products/a#product-${field}`]);
  }
  expect(fillingHref('a', 'photo')).toBe(null);
});
