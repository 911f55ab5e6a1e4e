import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProduct } from '../../db/demo/products.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { kitFactsForm, typedFacts } from './kit-form.ts';
import { listKitGoods } from './list-kit-goods.server.ts';
import { goodsOfGroup, readKitTables } from './read-kit.server.ts';
import { saveKitFacts, saveKitGroup, typedGroup } from './save-kit.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

const now = async () => (await typedGroup(shop, 'Click LVT')) ?? { fields: {}, version: 0 };

test('a kind of floor is kept as it was typed, the goods in their order', async () => {
  const { fields, version } = await now();
  expect(fields).toMatchObject({ underlay_up_to: '1.5', max_tog: '1.5', underlay: 'UND-QF-LVT1', underlay_usual: 'yes', skirting_usual: '' });
  const typed = { ...fields, underlay_up_to: '2', underlay: 'und-qf-heat2, UND-QF-LVT1', underlay_usual: '' };
  await saveKitGroup(shop, null, 'Click LVT', version, typed);
  await caughtUp(shop);
  const changed = { fields: { ...typed, underlay: 'UND-QF-HEAT2, UND-QF-LVT1' }, version: version + 1 };
  const underlay = ['Quietfell Low-Tog 2mm Underlay for Heated Floors', 'Quietfell LVT Click Underlay 1mm'];
  expect(await now()).toMatchObject({ ...changed, names: { underlay } });
  const [first] = (await goodsOfGroup(shop, 'Click LVT')).filter(({ role }) => role === 'underlay');
  expect(first).toMatchObject({ productId: demoProduct('UND-QF-HEAT2').id, usual: false });
  await expect(saveKitGroup(shop, null, 'Click LVT', version, typed)).rejects.toThrow('A colleague');
});

test('a code that no goods of the role have is refused at its field', async () => {
  const { fields, version } = await now();
  const save = saveKitGroup(shop, null, 'Click LVT', version, { ...fields, grout: 'UND-QF-LVT1' });
  await expect(save).rejects.toMatchObject({ errors: [{ field: 'grout', message: expect.stringContaining('not known as grout') }] });
});

test('facts of a product are kept, and taken away with its place in every kit', async () => {
  const { id, name } = demoProduct('TRM-DRJ-SCT-OAK');
  const own = async () => typedFacts((await readKitTables(shop)).facts.get(id) ?? null);
  const typed = await own();
  expect(typed).toMatchObject({ role: 'scotia', length_mm: '2400' });
  const save = (more: object) => saveKitFacts(shop, null, { id, name }, kitFactsForm.parse({ ...typed, ...more }));
  await save({ length_mm: '3000' });
  await caughtUp(shop);
  expect(await own()).toMatchObject({ length_mm: '3000' });
  await save({ role: '', length_mm: '' });
  await caughtUp(shop);
  expect(await own()).toEqual(typedFacts(null));
  expect((await goodsOfGroup(shop, 'Laminate')).some(({ productId }) => productId === id)).toBe(false);
  expect(kitFactsForm.safeParse({ ...typed, length_mm: 'long' }).success).toBe(false);
  expect(kitFactsForm.safeParse({ ...typed, floor_group: 'Carpet' }).success).toBe(false);
});

test('staff are shown the goods of kits a page at a time, by what they are for and by name, and find one by its words', async () => {
  const first = await listKitGoods(shop, { search: '', page: 1 });
  expect(first).toMatchObject({ page: 1, pages: 1, total: first.goods.length });
  expect(first.goods[0]).toMatchObject({ role: 'underlay' });
  expect(first.goods.at(-1)).toMatchObject({ role: 'gripper' });
  expect((await listKitGoods(shop, { search: 'qf-heat', page: 9 })).goods).toEqual([
    { id: demoProduct('UND-QF-HEAT2').id, name: 'Quietfell Low-Tog 2mm Underlay for Heated Floors', sku: 'UND-QF-HEAT2', role: 'underlay' },
  ]);
});

test('only goods that a kit offers are read whole and kept, however many more there are of their kind', async () => {
  const goods = async () => (await readKitTables(shop)).products;
  const before = (await goods()).size;
  await shop.sql`insert into products (sku, name, category, supplier, price_pence)
    select 'MORE-' || n, 'More underlay ' || n, 'Underlay', 'Maker', 900 from generate_series(1, 60) n`;
  await shop.sql`insert into kit_facts (product_id, role) select id, 'underlay' from products where sku like 'MORE-%'`;
  await caughtUp(shop);
  expect((await goods()).size).toBe(before);
  expect(await listKitGoods(shop, { search: 'more underlay', page: 2 })).toMatchObject({ total: 60, page: 2, pages: 2, goods: { length: 10 } });
});
