import { afterAll, expect, test, vi } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { noteMiss } from './search-products.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const times = async (words: string) => (await shop.sql`select times from search_misses where words = ${words}`)[0]?.times;

test('words made up by a program fill no table: so many a day, and those that are there go on being counted', async () => {
  noteMiss(shop, 'Bamboo  Stairs');
  await vi.waitFor(async () => expect(await times('bamboo stairs')).toBe(1));
  await shop.sql`insert into search_misses (day, words) select ${shop.now().toISOString().slice(0, 10)}::date, 'made up ' || n from
    generate_series(1, 999) n`;
  noteMiss(shop, 'one more word');
  noteMiss(shop, 'bamboo stairs');
  await vi.waitFor(async () => expect(await times('bamboo stairs')).toBe(2));
  noteMiss(shop, 'bamboo stairs');
  await vi.waitFor(async () => expect(await times('bamboo stairs')).toBe(3));
  expect(await times('one more word')).toBeUndefined();
});
