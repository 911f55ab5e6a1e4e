import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChanges } from '#audit/changes.server.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { openTestShop } from '../../../../test/open-test-shop.ts';
import { readProductRecords } from '../product-record.server.ts';
import { readStaffFilters } from '../staff-filters.ts';
import { applyDue, applyImport, askToApply } from './apply-import.server.ts';
import { guard, sheetColumns, unguard } from './cells.ts';
import { exportProducts } from './export-products.server.ts';
import { keepImport, lookAtImport } from './look-at-import.server.ts';
import { parseSheet } from './parse-sheet.server.ts';

import { planImport } from './plan-import.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
let staff: { id: string };
beforeAll(async () => {
  const person = { full_name: 'Ann Boyd', username: 'ann-imports', email: 'ann-imports@example.com', password_hash: 'x', is_admin: true };
  staff = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
});

const everything = readStaffFilters(new URLSearchParams());
async function exported(filters = everything): Promise<string> {
  let text = '';
  for await (const piece of exportProducts(shop, filters)) text += piece;
  return text;
}
const keep = (csv: string | Uint8Array<ArrayBuffer>) => keepImport(shop, staff, new File([csv], 'products.csv'));
const take = async (csv: string) => applyImport(shop, staff, await keep(csv));
const sheet = (...rows: unknown[][]) => stringify(rows);

test('what is exported comes back without a single change; deleted and imported, it is what it was', async () => {
  await shop.sql`update products set description = E'=SUM(A1)\n"quoted", and; more\n''=x', rooms = '{Hall,Living Room}' where sku = (select
    min(sku) from products)`;
  const csv = await exported();
  const plan = await planImport(shop, csv);
  expect({ ...plan, rows: 0 }).toEqual({ rows: 0, creates: [], changes: [], unchanged: plan.rows, problems: [] });
  expect(plan.rows).toBeGreaterThan(100);

  const skus = ['LAM', 'LVT'].join();
  const [tiles] = await shop.sql`select count(*)::int as count from products where category = 'Tiles'`;
  const before = await exported(readStaffFilters(new URLSearchParams({ category: 'Tiles' })));
  await shop.sql`delete from products where category = 'Tiles'`;
  expect([skus, await take(before)]).toEqual([skus, { created: tiles?.count, changed: 0 }]);
  const after = await exported(readStaffFilters(new URLSearchParams({ category: 'Tiles' })));
  const withoutIds = (text: string) =>
    text
      .replaceAll(/^[0-9a-f-]{36},/gm, '')
      .split('\r\n')
      .toSorted();
  expect(withoutIds(after)).toEqual(withoutIds(before));
});

test('some columns only: what is not in the file stays; stock and prices are written down', async () => {
  const [one] = await shop.sql`select id, sku, name, price_pence from products where category = 'LVT' order by sku limit 1`;
  expect(await take(sheet(['SKU', 'Price', 'stock'], [one?.sku.toLowerCase(), '£99.99', '77']))).toEqual({ created: 0, changed: 1 });
  const [now] = await readProductRecords(shop, [one?.id], []);
  expect(now).toMatchObject({ onHand: 77, values: { price_pence: 9999, name: one?.name } });
  expect((await listChanges(shop, { kind: 'product', id: one?.id })).map(({ who, action }) => [who, action])).toEqual([
    ['Ann Boyd', 'counted the stock'],
    ['Ann Boyd', 'changed'],
  ]);
  expect([...(await shop.sql`select on_hand_after, reason from stock_adjustments where product_id = ${one?.id} and reason <> 'opening'`)]).toEqual([
    { on_hand_after: 77, reason: 'import' },
  ]);
});

test('an error for each row and column, in words; nothing is imported as long as there is one', async () => {
  const [one, two] = await shop.sql`select id, sku from products where category = 'LVT' order by sku limit 2`;
  await shop.sql`update stock_levels set on_hand = 50, held = 40 where product_id = ${two?.id}`;
  const csv = sheet(
    ['sku', 'name', 'price', 'category', 'supplier', 'box_size_m2', 'stock'],
    [one?.sku, 'One', '-1', 'Roofs', 'Maker', 'x', '1.5'],
    ['NEW-1', '', '10', 'Tiles', 'Maker', '', ''],
    [one?.sku, 'One', '10', 'Tiles', 'Maker', '', ''],
    [two?.sku, 'Two', '10', 'Tiles', 'Maker', '', '39'],
    ['', 'Nobody', '10', 'Tiles', 'Maker', '', ''],
    ['', '', '', '', '', '', ''],
    ['NEW-2', 'Good', '10', 'Tiles', 'Maker', '1.44', '5', 'too', 'many'],
  );
  const { problems } = await planImport(shop, csv);
  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '8 ',
    '2 price',
    '2 category',
    '2 box_size_m2',
    '2 stock',
    '3 name',
    '4 sku',
    '5 stock',
    '6 sku',
  ]);
  expect(problems.find(({ row, column }) => row === 4 && column === 'sku')?.message).toBe('Row 2 is the same product.');
  expect(problems.find(({ column }) => column === 'price')?.message).toMatch(/^Please enter the price in pounds/);
  await expect(take(csv)).rejects.toMatchObject({ code: 'file-has-problems' });
  expect([...(await shop.sql`select 1 from products where sku like 'NEW-%'`)]).toEqual([]);
});

test('headings that are not known, twice, or say no product; files that are none', async () => {
  expect(parseSheet('sku,colour,color\nA,B,C').problems).toMatchObject([{ row: 1, column: 'color' }]);
  expect(parseSheet('sku;price;price\nA;1;2').problems).toMatchObject([{ row: 1, column: 'price', message: 'This column appears twice.' }]);
  expect(parseSheet('name\tprice\nA\t1').problems).toMatchObject([{ column: 'sku' }]);
  expect(parseSheet('').problems).toMatchObject([{ message: 'The file is empty.' }]);
  expect(parseSheet('sku,name\nA,"B\nC,D').problems).toMatchObject([{ message: expect.stringContaining('quotation mark') }]);
  await expect(keep(new Uint8Array([0xff, 0xfe, 0x41]))).rejects.toMatchObject({ detail: expect.stringContaining('CSV UTF-8') });
  await expect(keep('')).rejects.toMatchObject({ detail: 'Please choose a CSV file.' });
  await expect(applyImport(shop, staff, crypto.randomUUID())).rejects.toMatchObject({ code: 'import-not-found' });
});

test('a file from the Continent: decimal commas are read as such, and what could be thousands is asked about', async () => {
  const columns = 'sku;name;price;category;supplier;box_size_m2;weight_kg;stock';
  const { creates, problems } = await planImport(
    shop,
    `${columns}\nEU-1;Oak;38,50;Tiles;Maker;1,44;30,24;12,00\nEU-2;Ash;38,5;Tiles;Maker;1,8336;0,5;7`,
  );
  expect(problems).toEqual([]);
  expect(creates.map(({ values, stock }) => [values.price_pence, values.coverage_cm2, values.weight_grams, stock])).toEqual([
    [3850, 14_400, 30_240, 12],
    [3850, 18_336, 500, 7],
  ]);
  const file = `${columns}\nEU-1;Oak;38,50;Tiles;Maker;1,8336;30,24;12,00`;
  expect((await lookAtImport(shop, await keep(file)))?.newcomers).toEqual([
    {
      row: 2,
      name: 'Oak (EU-1)',
      figures: expect.arrayContaining([
        { label: 'Price', is: '38.50' },
        { label: 'Box size in m²', is: '1.8336' },
        { label: 'Weight in kg', is: '30.24' },
        { label: 'Stock', is: '12' },
      ]),
    },
  ]);
  const asked = await planImport(shop, `${columns}\nEU-3;Oak;1,200;Tiles;Maker;1,200;1,200;1,200`);
  expect(asked.creates).toEqual([]);
  expect(asked.problems.map(({ column, message }) => [column, message])).toEqual(
    ['price', 'box_size_m2', 'weight_kg', 'stock'].map((column) => [column, '“1,200” can be read in two ways. Please write 1200 or 1.2.']),
  );
});

test('empty columns to the right are not there; one with a cell in it is', async () => {
  const sheetOf = (more: string) => parseSheet(`sku,name,,,\nA,Oak,,,\nB,Ash,${more}`);
  expect(sheetOf(',,')).toMatchObject({ columns: ['sku', 'name'], rows: [{ cells: { sku: 'A' } }, { cells: { sku: 'B' } }], problems: [] });
  expect(sheetOf(',x,').problems).not.toEqual([]);
});

test('a file takes effect once, however often that is asked; not where a product changed meanwhile', async () => {
  const id = await keep(sheet(['sku', 'name', 'price', 'category', 'supplier'], ['ONCE-1', 'Once', '10', 'Tiles', 'Maker']));
  expect(await Promise.all([applyImport(shop, staff, id), applyImport(shop, staff, id)]).catch((error) => error.code)).not.toBeNull();
  expect(await applyImport(shop, staff, id)).toEqual({ created: 1, changed: 0 });
  expect([...(await shop.sql`select count(*)::int as count from products where sku = 'ONCE-1'`)]).toEqual([{ count: 1 }]);
});

test('a cell that looks like a formula is kept from being one, and comes back the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'=+-@\t\r＝＋－＠', "'=", "''＝", ''), fc.string(), (begin, rest) => {
      const text = begin + rest;
      const guarded = guard(text);
      return !/^[=+\-@\t\r＝＋－＠]/.test(guarded) && unguard(guarded) === text;
    }),
  );
});

test('thousands of products in one file: looked at and imported; a thousand changed', { timeout: 240_000 }, async () => {
  const row = (n: number, price: string) =>
    sheetColumns.map(
      (column) =>
        ({
          sku: `BULK-${n}`,
          name: `Bulk floor ${n}`,
          description: 'Some words about it. '.repeat(10),
          category: 'Tiles',
          supplier: 'Maker',
          price,
          unit: 'box',
          box_size_m2: '1.44',
          in_stock: 'yes',
          is_featured: 'no',
          is_archived: 'no',
          colour: 'Grey',
          stock: '12',
        })[column] ?? '',
    );
  const file = (price: string, many: number) => stringify([[...sheetColumns], ...Array.from({ length: many }, (_, n) => row(n, price))]);
  expect(await take(file('10.00', 3000))).toEqual({ created: 3000, changed: 0 });
  expect(await take(file('12.00', 1000))).toEqual({ created: 0, changed: 1000 });
});

test('whoever asks for a file to be done does not wait for it; it is done once, by whoever asked, and a refusal is told on its page', async () => {
  const [one, two] = await shop.sql`select id, sku, price_pence from products where category = 'Carpet' order by sku limit 2`;
  const id = await keep(sheet(['sku', 'price'], [one?.sku, '12.34']));
  const counted = countStatements(shop.sql);
  await askToApply(shop, staff, id);
  await askToApply(shop, staff, id);
  expect(counted().statements).toBe(2);
  expect(await lookAtImport(shop, id)).toMatchObject({ isUnderWay: true, done: null });
  expect(await Promise.all([applyDue(shop), applyDue(shop)])).toContain(true);
  expect(await lookAtImport(shop, id)).toMatchObject({ isUnderWay: false, problem: null, done: { created: 0, changed: 1 } });
  await askToApply(shop, staff, id);
  expect(await applyDue(shop)).toBe(false);
  expect((await listChanges(shop, { kind: 'product', id: one?.id })).map(({ who, action }) => [who, action])).toEqual([['Ann Boyd', 'changed']]);

  const wrong = await keep(sheet(['sku', 'price'], [two?.sku, 'dear']));
  await askToApply(shop, staff, wrong);
  expect(await applyDue(shop)).toBe(true);
  expect(await lookAtImport(shop, wrong)).toMatchObject({
    isUnderWay: false,
    problem: 'Please fix the problems in the file first.',
    problemCount: 1,
  });
  await expect(askToApply(shop, staff, '00000000-0000-4000-8000-000000000000')).rejects.toThrow('expired');
});
