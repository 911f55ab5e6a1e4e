import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { searchProducts } from './search-products.server.ts';
import { readWords, skuBeginning } from './terms.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

/** The words of a text as the index has them. */
async function indexed(texts: readonly string[]): Promise<string[][]> {
  const rows = await shop.sql<
    { tidy: string }[]
  >`select tidy_text(said) as tidy from unnest(${[...texts]}::text[]) with ordinality as each (said, place) order by place`;
  return rows.map(({ tidy }) => tidy.split(' ').filter(Boolean));
}

test('what is looked for and what is looked in are cleaned alike', async () => {
  const known = [
    'Oak/Walnut',
    'Quick-Step™ Impressive',
    'Carpenter’s glue',
    "O'Hara",
    'soft­wood',
    '600 × 600 mm',
    'Crème brûlée',
    'A.B. 3.66m',
    'one–two—three',
    'R&D 1/2',
  ];
  expect(await indexed(known)).toEqual(known.map(readWords));
  const piece = fc.constantFrom(...'abé3 6x×.-–—/\u00AD\u200B™®’‘\'`´&+,:;()[]%*"“”…°½ mm'.split(''), ' mm ', 'OAK');
  const texts = fc.sample(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').slice(0, 39)),
    2000,
  );
  expect(await indexed(texts)).toEqual(texts.map(readWords));
});

test('a product is found by its name and code however they are written', async () => {
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (sku, name, category, supplier, price_pence) values
    ('AB/12.5', 'Quick‑Lay™ O’Neill’s Oak/Walnut', 'Tiles', 'St. Ives & Co.', 100), ('ZZ-1', 'Slate', 'Tiles', 'Maker', 100)`;
  await shop.tellChange({ table: '*', key: '*' });
  const texts = [
    'AB/12.5',
    'ab/12',
    'quick lay',
    'quick-lay',
    "o'neill's",
    'oneills',
    'walnut',
    'oak/walnut',
    'oak walnut',
    'st ives',
    'quick­lay oak',
    'st. ives & co',
  ];
  const found = await Promise.all(texts.map(async (text) => [text, (await searchProducts(shop, text)).best.length]));
  expect(found.filter(([, count]) => count !== 1).map(([text]) => text)).toEqual(['quick­lay oak']);
  expect(skuBeginning('ab/12.5')).toBe('AB/12.5');
});
