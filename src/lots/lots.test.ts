import { afterAll, beforeEach, expect, test } from 'vitest';
import { listChanges } from '#audit/changes.server.ts';
import { adjustStock } from '#catalogue/staff/adjust-stock.server.ts';
import { readProductDesk } from '#catalogue/staff/product-desk.server.ts';
import { planImport } from '#catalogue/staff/sheets/plan-import.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { plansOf } from '../../test/plans.ts';
import { openStaffApi } from '../../test/staff-api.ts';
import { lotCalls } from './api.server.ts';
import { listStaffLots } from './list-lots.server.ts';
import { exportLots, importLots } from './lot-sheet.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = await openStaffApi(shop, lotCalls);
let slate = '';

beforeEach(async () => {
  await shop.sql`truncate products cascade`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (sku, name, category, supplier, price_pence, unit, coverage_cm2)
    values ('SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2500, 'box', 14400), ('CARPET', 'Carpet', 'Tiles', 'Maker', 2500, 'metre', 40000)`;
  slate = await idOf('SLATE');
});

const idOf = async (sku: string) => String((await shop.sql`select id from products where sku = ${sku}`)[0]?.id);
const put = (boxes: number, held = 0) => shop.sql`insert into stock_levels (product_id, on_hand, held) values (${slate}, ${boxes}, ${held})`;
const ask = (method: string, path: string, body?: unknown) => api('admin', method, `/admin/products/${slate}/lots${path}`, body);
const receive = (number: string, boxes: number, more = {}) => ask('POST', '', { number, boxes, ...more });
const level = async () => (await shop.sql`select on_hand, held, in_lots from stock_levels where product_id = ${slate}`)[0];
const lots = async () =>
  (await shop.sql`select number, on_hand, held from lots where product_id = ${slate} order by number`).map((row) => Object.values(row).join(' '));
const lotId = async (number: string) => String((await shop.sql`select id from lots where product_id = ${slate} and number = ${number}`)[0]?.id);

test('with its first lot a product’s stock is the sum of its lots; what was there before has no number', async () => {
  await put(40, 3);
  expect(await receive('A12', 14, { shade: 'T12', received_on: '2026-05-01' })).toMatchObject({ status: 201, json: { on_hand: 14 } });
  expect(await receive('b7', 9)).toMatchObject({ status: 201 });
  // The same lot again, however its letters are written.
  expect(await receive('a12', 2, { shade: 't12' })).toMatchObject({ status: 201, json: { on_hand: 16 } });
  expect(await lots()).toEqual([' 40 3', 'A12 16 0', 'b7 9 0']);
  expect(await level()).toEqual({ on_hand: 65, held: 3, in_lots: true });
  expect(await receive('A12', 1, { shade: 'T13' })).toMatchObject({ status: 409, json: { errors: [{ field: 'shade' }] } });
  const { json } = await api('admin', 'GET', '/admin/lots?search=a1');
  expect(json).toMatchObject({ total: 1, lots: [{ number: 'A12', shade: 'T12', on_hand: 16, held: 0, received_on: '2026-05-01', sku: 'SLATE' }] });
  expect((await listChanges(shop, { kind: 'product', id: slate })).map(({ action }) => action)).toEqual([
    'received batch A12',
    'received batch b7',
    'received batch A12',
  ]);
  expect((await readProductDesk(shop, slate))?.adjustments[0]).toMatchObject({ change: 2, after: 16, lotNumber: 'A12', reason: 'delivery' });
});

test('what is wrong with goods that come in is said at its field, and nothing comes in', async () => {
  for (const [said, field] of [
    [{ number: ' ', boxes: 3 }, 'number'],
    [{ number: 'A', boxes: 0 }, 'boxes'],
    [{ number: 'A', boxes: 'many' }, 'boxes'],
    [{ number: 'A', boxes: 3, received_on: '2026-02-30' }, 'received_on'],
    [{ number: 'A', boxes: 3, received_on: '2999-01-01' }, 'received_on'],
    [{ number: 'A'.repeat(41), boxes: 3 }, 'number'],
  ] as const) {
    expect(await ask('POST', '', said)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
  }
  expect(await api('admin', 'POST', `/admin/products/${await idOf('CARPET')}/lots`, { number: 'A', boxes: 3 })).toMatchObject({
    status: 409,
    json: { detail: 'This is cut from a roll, so it is counted by its length and not in batches.' },
  });
  expect(await api('customer', 'POST', `/admin/products/${slate}/lots`, { number: 'A', boxes: 3 })).toMatchObject({ status: 403 });
  expect(await lots()).toEqual([]);
});

test('a lot is corrected within what unpaid orders hold of it', async () => {
  await receive('A12', 14);
  await receive('B7', 9);
  await shop.sql`update lots set held = 5 where number = 'A12'`;
  const a = await lotId('A12');
  const correct = (said: object) => ask('PUT', `/${a}`, { number: 'A12', on_hand: 14, ...said });
  expect(await correct({ on_hand: 4 })).toMatchObject({ status: 422, json: { errors: [{ field: 'on_hand' }] } });
  expect(await correct({ number: 'b7' })).toMatchObject({ status: 409, json: { errors: [{ field: 'number' }] } });
  expect(await correct({ number: 'A13', shade: 'T1', on_hand: 12, reason: 'damaged' })).toMatchObject({ status: 200 });
  expect(await lots()).toEqual(['A13 12 5', 'B7 9 0']);
  expect(await level()).toMatchObject({ on_hand: 21, held: 5 });
  expect(await ask('DELETE', `/${a}`)).toMatchObject({ status: 409 });
  expect(await ask('PUT', `/${slate}`, { number: 'x', on_hand: 1 })).toMatchObject({ status: 404 });
});

test('boxes without a number are given one, but for those that are held; without lots a product is as before', async () => {
  await put(40, 3);
  await receive('A12', 1);
  const unmarked = await lotId('');
  expect(await ask('POST', `/${unmarked}/number`, { number: 'A12', boxes: 38 })).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'boxes' }] },
  });
  expect(await ask('POST', `/${unmarked}/number`, { number: 'A12', boxes: 30 })).toMatchObject({ status: 200 });
  expect(await lots()).toEqual([' 10 3', 'A12 31 0']);
  const a = await lotId('A12');
  await ask('PUT', `/${a}`, { number: 'A12', on_hand: 0 });
  expect(await ask('DELETE', `/${a}`)).toMatchObject({ status: 200 });
  expect(await level()).toEqual({ on_hand: 10, held: 3, in_lots: false });
  expect(await lots()).toEqual([]);
});

test('what was ordered before there were lots is sold and given back without a number', async () => {
  await put(10, 4);
  await receive('A12', 5);
  // As the shelf is changed for an order's line without lots: sold, then one of another order put back.
  await shop.sql`update stock_levels set held = held - 4, on_hand = on_hand - 4 where product_id = ${slate}`;
  expect(await lots()).toEqual([' 6 0', 'A12 5 0']);
  await shop.sql`update stock_levels set on_hand = on_hand + 2 where product_id = ${slate}`;
  expect(await level()).toMatchObject({ on_hand: 13, held: 0 });
});

test('a product in lots is not counted as a whole, neither by hand nor by a file of products', async () => {
  await receive('A12', 5);
  const actor = { id: String((await shop.sql`select id from users where is_admin limit 1`)[0]?.id) };
  await expect(adjustStock(shop, actor, slate, { onHand: 7 }, 'count')).rejects.toBeInstanceOf(Refusal);
  expect((await planImport(shop, 'sku,stock\nSLATE,7')).problems).toMatchObject([{ row: 2, column: 'stock' }]);
  expect((await planImport(shop, 'sku,stock\nSLATE,5')).problems).toEqual([]);
});

test('goods that come to be cut from a roll leave their lots, with their stock', async () => {
  await receive('A12', 5);
  await shop.sql`update products set unit = 'metre', coverage_cm2 = 40000 where id = ${slate}`;
  expect(await level()).toEqual({ on_hand: 5, held: 0, in_lots: false });
  expect(await lots()).toEqual([]);
});

test('ten deliveries of one new lot at once add up', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => receive('A12', 3)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await lots()).toEqual(['A12 30 0']);
  expect(await level()).toMatchObject({ on_hand: 30 });
});

test('a file of lots goes out and in again; a row that is wrong changes nothing', async () => {
  await receive('A12', 14, { shade: 'T12', received_on: '2026-05-01' });
  await receive('=B7', 9);
  const actor = null;
  const csv = await exportLots(shop);
  expect(csv).toContain('SLATE,Lagan Slate,A12,T12,14,0,2026-05-01');
  expect(csv).toContain("'=B7");
  expect(await importLots(shop, actor, csv)).toEqual({ done: { created: 0, changed: 0 }, problems: [] });
  const changed = 'sku;batch;on_hand;received_on\r\nslate;a12;10;2026-05-02\r\nSLATE;C3;6;\r\nSLATE;D4;0;\r\n';
  expect(await importLots(shop, actor, changed)).toEqual({ done: { created: 1, changed: 1 }, problems: [] });
  expect(await lots()).toEqual(['=B7 9 0', 'C3 6 0', 'a12 10 0']);
  await shop.sql`update lots set held = 2 where number = 'C3'`;
  for (const [file, row] of [
    ['sku,batch\nSLATE,C3', 1],
    ['sku,batch,on_hand\nSLATE,=B7,4\nNONE,A,4', 3],
    ['sku,batch,on_hand\nSLATE,=B7,4\nSLATE,=b7,5', 3],
    ['sku,batch,on_hand\nSLATE,=B7,few', 2],
    ['sku,batch,on_hand\nSLATE,=B7,4\nSLATE,C3,1', 3],
    ['sku,batch,on_hand\nSLATE,=B7,4\nCARPET,C3,1', 3],
    ['sku,batch,on_hand\n"SLATE,=B7,4', 2],
  ] as const) {
    const { done, problems } = await importLots(shop, actor, file);
    expect([done, problems.map((problem) => problem.row)]).toEqual([null, [row]]);
  }
  expect(await lots()).toEqual(['=B7 9 0', 'C3 6 2', 'a12 10 0']);
});

test('a page of batches passes over an index of names, and no batch is looked at twice for a word', async () => {
  await shop.sql`vacuum analyze`;
  const [, page = ''] = await plansOf(shop.sql, () => listStaffLots(shop, { search: '', filter: 'on-hand' }, 1));
  expect(page).toContain('Index Only Scan using products_by_name');
  expect(page).toContain('Incremental Sort');
  const searched = await plansOf(shop.sql, () => listStaffLots(shop, { search: 'slate', filter: 'all' }, 1));
  expect(searched.filter((plan) => /(?<!Only )Scan( using \w+)? on products\b/.test(plan) && plan.includes('~~'))).toEqual([]);
});
