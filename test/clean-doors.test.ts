import { stringify } from 'csv-stringify/sync';
import { SaxesParser } from 'saxes';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../src/app.server.ts';
import { productCalls } from '../src/catalogue/staff/api.server.ts';
import { applyImport } from '../src/catalogue/staff/sheets/apply-import.server.ts';
import { keepImport } from '../src/catalogue/staff/sheets/look-at-import.server.ts';
import { contentCalls } from '../src/content/api.server.ts';
import { drawDocument } from '../src/orders/invoice/draw-document.server.ts';
import { readMultipart } from '../src/platform/api/read-json.ts';
import { readForm } from '../src/platform/http/refused-form.server.ts';
import { createResponseCache } from '../src/platform/http/response-cache.server.ts';
import { createImageMaker } from '../src/platform/images/derive-image.server.ts';
import { foundBySearchEngines } from '../src/seo/routes.server.ts';
import { caughtUp, openTestShop } from './open-test-shop.ts';
import { openStaffApi } from './staff-api.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
await shop.sql`insert into categories (name, position) values ('Tiles', 0)`;
await shop.sql`insert into settings (values) values ('{"email": "floors@example.com"}')`;
const api = await openStaffApi(shop, [...productCalls, ...contentCalls]);
const found = foundBySearchEngines(shop);

/** Every character that a database refuses, that XML cannot hold, or that nobody sees, and a letter in two pieces. */
const evil = [0, 1, 7, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0x9f, 0xad, 0x61c, 0x200b, 0x200d, 0x2028, 0x202e, 0x2060, 0x2066, 0x3164, 0xd800, 0xdc00]
  .concat([0xfdd0, 0xfeff, 0xfff9, 0xfffe, 0xffff, 0x1fffe, 0xe0041, 0x10ffff])
  .map((code) => [`U+${code.toString(16).toUpperCase().padStart(4, '0')}`, String.fromCodePoint(code)] as const);
const isBreak = (mark: string) => /[\u0085\u2028]/.test(mark);
const floor = (sku: string, name: string) => ({ sku, name, category: 'Tiles', supplier: 'Maker', price: 38.5 });
/** What stands in for the mark in one line of text. */
const clean = (mark: string) => (isBreak(mark) ? 'Oak Cafe\u0301'.normalize() : 'OakCafé');
const dirty = (mark: string) => `Oak${mark}Cafe\u0301`;

/** Throws where it is not well-formed XML 1.0. */
function parseXml(text: string) {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

test.each(evil)('%s in a name is not stored, whichever way it comes', async (code, mark) => {
  const made = await api('admin', 'POST', '/admin/products', { ...floor(`J-${code}`, dirty(mark)), description: dirty(mark) });
  expect(made).toMatchObject({ status: 201, json: { name: clean(mark) } });
  if (mark !== '\0') {
    const { id } = await shop.db.selectFrom('users').select('id').where('is_admin', '=', true).executeTakeFirstOrThrow();
    const rows = [['sku', 'name', 'category', 'supplier', 'price'], Object.values(floor(`C-${code}`, dirty(mark)))];
    await applyImport(shop, { id }, await keepImport(shop, { id }, new File([stringify(rows)], `a${mark}.csv`)));
    // A file in UTF-8 has no halves of pairs: what wrote it has put U+FFFD in their place.
    const name = mark.isWellFormed() ? clean(mark) : 'Oak\ufffdCafé';
    expect(await shop.sql`select name from products where sku = ${`C-${code}`}`).toEqual([{ name }]);
  }
  const form = new FormData();
  form.set('name', dirty(mark));
  form.append(`a${mark}`, new File(['x'], `b${mark}.csv`));
  const post = () => new Request('http://x/', { method: 'POST', body: form });
  const expected = mark.isWellFormed() ? clean(mark).replace(' ', '\n') : 'Oak\ufffdCafé';
  expect((await readForm(post())).get('name')).toBe(expected);
  expect((await readMultipart(post(), 1000, 'Too large.')).name).toBe(expected);
});

test('addresses are read without them too, of a page as of a form', async () => {
  const app = createApp(shop, {
    pages: createResponseCache(1024),
    pictures: createImageMaker(shop, () => {}),
    files: null,
    renderPage: async (request) => new Response(new URL(request.url).searchParams.get('search') + (request.body ? await request.text() : '')),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' };
  for (const [, mark] of evil) {
    const path = `/products?search=${encodeURIComponent(dirty(mark).toWellFormed())}`;
    const expected = mark.isWellFormed() ? clean(mark).replace(' ', '\n') : 'Oak\ufffdCafé';
    expect(await (await app.request(path)).text()).toBe(expected);
    expect(await (await app.request(path, { method: 'POST', headers, body: 'a=b' })).text()).toBe(`${expected}a=b`);
  }
});

test('feed, sitemap, invoice and letters stand whatever a name holds, one stored before names were cleaned too', async () => {
  const all = evil.map(([, mark]) => mark).filter((mark) => mark !== '\0' && mark.isWellFormed());
  const name = `]]><!--&#0;&nbsp; <b>"best"</b> & 'more' \u{1FAB5} ${all.join('')}`;
  await shop.sql`insert into categories (name, position) values (${`Tiles ${name}`}, 1)`;
  await shop.sql`insert into products (sku, name, description, category, supplier, price_pence, coverage_cm2)
    values (${`K${all.join('')}`}, ${name}, ${name}, ${`Tiles ${name}`}, ${name}, 100, 10000)`;
  await shop.tellChange({ table: 'products', key: '*' });
  await caughtUp(shop);
  for (const path of ['/feeds/google.xml', '/sitemap.xml']) {
    const text = await (await found.request(path)).text();
    expect(() => parseXml(text), path).not.toThrow();
    for (const mark of all.filter((each) => !isBreak(each))) expect([path, text.includes(mark)]).toEqual([path, false]);
  }
  expect(() => parseXml('<a>\ufffe</a>')).toThrow();
  const line = { name, detail: name, quantity: 1, unitPence: 100, basisPoints: 2000, netPence: 83, vatPence: 17, totalPence: 100 };
  const seller = { name, address: [name], contact: [name], vatNumber: name, company: name, isDemo: true };
  const at = { orderReference: '3F1C5D1E', issuedAt: new Date(), taxDay: '2026-03-03', totalPence: 100, vatPence: 17, byRate: [], payments: [name] };
  const pdf = await drawDocument({
    ...{ kind: 'invoice', id: '1', orderId: '1', title: 'VAT invoice', number: 'INV-000042', isVoid: false, vatCountry: 'GB', euro: null },
    ...{ seller, buyer: [name], lines: [line], invoice: null },
    ...at,
  });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a message with them is kept and mailed, clean', async () => {
  for (const [code, mark] of evil) {
    const person = { firstName: dirty(mark), lastName: `Quinn${mark}`, email: 'aoife@example.com', phone: '', subject: 'quote' };
    await shop.sql`delete from rate_limits`;
    const sent = await api('guest', 'POST', '/contact', { ...person, message: `${code}: two rooms\n${mark}one hall` });
    expect([code, sent.status]).toEqual([code, 201]);
  }
  const letters = await shop.db.selectFrom('outbox').select(['subject', 'text', 'html']).execute();
  expect(letters.length).toBeGreaterThan(evil.length);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters looked for
  for (const letter of letters) expect(Object.values(letter).join('')).not.toMatch(/[\0-\b\v\f\x0e-\x1f\x7f-\x9f\u202e\ufffe\uffff]/);
});
