import { afterAll, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { emptyBrowseState } from './browse-state.ts';
import { listProducts } from './catalogue.server.ts';
import { emptyFilters } from './filters.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

test.each([
  ['a mid grey', ['#8C8C8B', '#777776'], 'grey'],
  ['grey timber, a little warm', ['#A59C8F', '#8E8579'], 'grey'],
  ['charcoal', ['#4C4E50'], 'dark grey'],
  ['limed oak', ['#D0B48C', '#BFA176'], 'light'],
  ['walnut', ['#6E4D36', '#573A28'], 'dark'],
  ['navy', ['#2E3F55', '#25344A'], 'dark blue'],
  ['bottle green', ['#1F4A38'], 'dark green'],
  ['plain oak, which no one word says', ['#C19A6B', '#A98355'], ''],
  ['heather, which is no grey', ['#8E8091'], ''],
  ['a chequer of black and white', ['#EDEAE2', '#2C2B2C'], null],
  ['nothing', [], null],
  ['what is no colour', ['red'], null],
])('%s', async (_, colours, said) => {
  const [row] = await shop.sql<{ said: string | null }[]>`select seen_colour(${shop.sql.json({ colours })}) as said`;
  expect(row?.said ?? null).toBe(said);
});

test('a floor is found by the colour it looks, and no longer once it looks otherwise', async () => {
  const found = async () =>
    (await listProducts(shop, { ...emptyBrowseState, filters: { ...emptyFilters, search: 'grey carpet' } })).products.map(({ sku }) => sku);
  expect(await found()).toContain('CPT-HDY-TW-PEP');
  await shop.sql`update products set appearance = jsonb_set(appearance, '{colours}', '["#D0B48C", "#BFA176"]'), description = 'Twist.' where
    sku = 'CPT-HDY-TW-PEP'`;
  await caughtUp(shop);
  expect(await found()).not.toContain('CPT-HDY-TW-PEP');
});
