import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChanges } from '#audit/changes.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { catalogueCalls } from '../api.server.ts';
import { changeMany } from '../staff/change-many.server.ts';
import { changeProduct } from '../staff/change-product.server.ts';
import { deleteProduct } from '../staff/create-products.server.ts';
import { planImport } from '../staff/sheets/plan-import.server.ts';
import { makerCalls } from './api.server.ts';
import { blankMaker, lacksOf, makerFrom, makerLacks } from './maker.ts';
import { countMakerLacks, deleteMaker, listMakers, readMaker, saveMaker } from './makers.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = await openStaffApi(shop, [...makerCalls, ...catalogueCalls]);
let staff: { id: string };
let tile: { id: string; sku: string };
beforeAll(async () => {
  const person = { full_name: 'Ann Boyd', username: 'ann-makers', email: 'ann-makers@example.com', password_hash: 'x', is_admin: true };
  staff = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  tile = await shop.db.selectFrom('products').select(['id', 'sku']).where('category', '=', 'Tiles').orderBy('sku').executeTakeFirstOrThrow();
});
const typed = (change: Partial<typeof blankMaker> = {}) => ({ ...blankMaker, name: 'Quay Ceramics', is_in_union: 'yes', ...change });
const makerOf = async (id: string) => (await shop.sql`select maker from products where id = ${id}`)[0]?.maker;

test('a product names its maker in any letters; a new name is the product’s at once, and everybody sees it', async () => {
  const id = await saveMaker(shop, staff, typed());
  await changeProduct(shop, staff, tile.id, { values: { maker: 'quay ceramics' } });
  expect(await makerOf(tile.id)).toBe('Quay Ceramics');
  await caughtUp(shop);
  const shown = async () => (await api('guest', 'GET', `/products/${tile.id}`)).json.maker;
  expect(await shown()).toMatchObject({ name: 'Quay Ceramics', postal_address: null, responsible_person: null });
  await saveMaker(shop, staff, typed({ name: 'Quay Ceramics Ltd', postal_address: '1 Quay Street' }), { id, version: 1 });
  expect(await makerOf(tile.id)).toBe('Quay Ceramics Ltd');
  await caughtUp(shop);
  expect(await shown()).toMatchObject({ name: 'Quay Ceramics Ltd', postal_address: '1 Quay Street' });
  expect((await listChanges(shop, { kind: 'maker', id })).map(({ action, changes }) => [action, changes.name])).toEqual([
    ['changed', ['Quay Ceramics', 'Quay Ceramics Ltd']],
    ['created', [null, 'Quay Ceramics']],
  ]);
});

test('no two makers have one name; a version that is over is refused; a name that is no maker’s is too', async () => {
  const [first, second] = await listMakers(shop);
  await expect(saveMaker(shop, staff, typed({ name: first?.columns.name.toUpperCase() }))).rejects.toMatchObject({ code: 'maker-exists' });
  const kept = { id: second?.id ?? '', version: second?.version ?? 0 };
  await expect(saveMaker(shop, staff, typed(), { ...kept, version: kept.version + 1 })).rejects.toMatchObject({ code: 'maker-changed' });
  await expect(changeProduct(shop, staff, tile.id, { values: { maker: 'Nobody & Sons' } })).rejects.toMatchObject({
    errors: [{ field: 'maker', message: 'There is no maker called “Nobody & Sons”. Please add it under Makers first.' }],
  });
});

test('a maker is deleted only when no product names it, archived ones too', async () => {
  const id = await saveMaker(shop, staff, typed({ name: 'Pier Tiles' }));
  await changeMany(shop, staff, [tile.id], { kind: 'set', values: { maker: 'Pier Tiles', is_archived: true } });
  await expect(deleteMaker(shop, staff, id)).rejects.toMatchObject({
    kind: 'conflict',
    detail: '1 product names Pier Tiles as their maker. Please give them another maker first.',
  });
  await deleteProduct(shop, staff, tile.id);
  expect(await deleteMaker(shop, staff, id)).toBe('Pier Tiles');
  expect(await readMaker(shop, id)).toBe(null);
});

test('a file of products names makers by their names', async () => {
  const [other] = await shop.sql`select sku from products where category = 'LVT' order by sku limit 1`;
  const [first] = await listMakers(shop);
  const plan = await planImport(shop, `sku,maker\n${other?.sku},"${first?.columns.name.toUpperCase()}"\n`);
  expect(plan.changes.map(({ values }) => values)).toEqual([{ maker: first?.columns.name }]);
  const wrong = await planImport(shop, `sku,maker\n${other?.sku},Nobody\n`);
  expect(wrong.problems).toEqual([{ row: 2, column: 'maker', message: expect.stringContaining('no maker called “Nobody”') }]);
});

test('what is missing of makers is counted and listed as the rule has it', async () => {
  await saveMaker(shop, staff, typed({ name: 'Far Away Inc.', is_in_union: 'no', responsible_name: 'Quay Imports' }));
  const makers = await listMakers(shop);
  const counts = await countMakerLacks(shop);
  for (const [lack] of makerLacks) {
    const expected = makers.filter(({ columns }) => lacksOf(makerFrom(columns)).includes(lack)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect((await listMakers(shop, lack)).map(({ id }) => id)).toEqual(expected);
    expect(counts[lack]).toBe(expected.length);
  }
});

test('the API adds, changes, lists and deletes makers, for staff alone', async () => {
  expect((await api('guest', 'GET', '/admin/makers')).status).toBe(401);
  const made = await api('admin', 'POST', '/admin/makers', { name: 'Lagan Boards', is_in_union: false, electronic_address: 'www.lagan.example' });
  expect([made.status, made.json]).toMatchObject([201, { electronic_address: 'https://www.lagan.example', products: 0 }]);
  const changed = await api('admin', 'PUT', `/admin/makers/${made.json.id}`, { responsible_name: 'Quay Imports', version: made.json.version });
  expect(changed.json).toMatchObject({ name: 'Lagan Boards', is_in_union: false, responsible_name: 'Quay Imports' });
  expect((await api('admin', 'PUT', `/admin/makers/${made.json.id}`, { name: 'Other', version: made.json.version })).status).toBe(409);
  expect((await api('admin', 'POST', '/admin/makers', { name: 'Lagan Boards', is_in_union: true })).status).toBe(422);
  expect((await api('admin', 'DELETE', `/admin/makers/${made.json.id}`)).json).toMatchObject({ message: 'Lagan Boards deleted.' });
  expect((await api('admin', 'DELETE', `/admin/makers/${made.json.id}`)).status).toBe(404);
});
