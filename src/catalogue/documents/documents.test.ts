import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChanges } from '#audit/changes.server.ts';
import { documentKey, forgetUnusedDocuments, keepDocumentFile } from '#platform/documents/document-files.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { smallPdf } from '../../../test/small-pdf.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { catalogueCalls } from '../api.server.ts';
import { makeRemnant } from '../staff/make-remnant.server.ts';
import { documentCalls } from './api.server.ts';
import { blankDocument, describeDocument, documentAddress } from './document.ts';
import { deleteDocument, listDocuments, readDocument, saveDocument, setProductDocument } from './documents.server.ts';
import { serveDocuments } from './serve.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = await openStaffApi(shop, [...documentCalls, ...catalogueCalls]);
const app = serveDocuments(shop);
let staff: { id: string };
let tiles: { id: string; sku: string }[];
beforeAll(async () => {
  await shop.sql`delete from documents`;
  const person = { full_name: 'Ann Boyd', username: 'ann-documents', email: 'ann-documents@example.com', password_hash: 'x', is_admin: true };
  staff = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  tiles = await shop.db.selectFrom('products').select(['id', 'sku']).where('category', '=', 'Tiles').orderBy('sku').limit(3).execute();
});
const codes = (...nth: number[]) => nth.map((at) => tiles[at]?.sku).join(', ');
const typed = (change: Partial<typeof blankDocument> = {}) => ({ ...blankDocument, kind: 'warranty', title: 'Warranty, Alborea', ...change });
const keep = async (words = 'Warranty') => keepDocumentFile(shop, await smallPdf(words));
const ofProduct = async (id = tiles[0]?.id) => {
  await caughtUp(shop);
  return (await api('guest', 'GET', `/products/${id}`)).json.documents as { title: string; url: string }[];
};

test('what a document is called, and where it is read', () => {
  const document = { kind: 'care', language: 'ga', title: 'Cúram: urláir / 2', file: 'f', bytes: 400 } as const;
  expect(documentAddress(document)).toBe('/documents/f/curam-urlair-2.pdf');
  expect(documentAddress({ file: 'f', title: '…' })).toBe('/documents/f/document.pdf');
  expect(describeDocument(document)).toBe('Care guide, Irish, PDF, 1 kB');
  expect(describeDocument({ ...document, bytes: 1_240_000 })).toBe('Care guide, Irish, PDF, 1.2 MB');
});

test('a document goes with products by their codes, is changed by version, and is deleted from them', async () => {
  const file = await keep();
  const id = await saveDocument(shop, staff, typed({ products: codes(0, 1).toLowerCase() }), file);
  expect(await ofProduct()).toMatchObject([{ title: 'Warranty, Alborea', language: 'en', url: `/documents/${file}/warranty-alborea.pdf` }]);
  expect(await readDocument(shop, id)).toMatchObject({ products: 2, version: 1, fields: { products: codes(0, 1) } });

  await saveDocument(shop, staff, typed({ title: 'Warranty', products: codes(1, 2) }), null, { id, version: 1 });
  expect(await ofProduct()).toEqual([]);
  expect(await readDocument(shop, id)).toMatchObject({ file, title: 'Warranty', fields: { products: codes(1, 2) } });
  await expect(saveDocument(shop, staff, typed(), null, { id, version: 1 })).rejects.toMatchObject({ code: 'document-changed' });
  await expect(saveDocument(shop, staff, typed({ products: 'NO-SUCH' }), file)).rejects.toMatchObject({
    errors: [{ field: 'products', message: 'There is no product with the code NO-SUCH.' }],
  });
  await expect(saveDocument(shop, staff, typed(), null)).rejects.toMatchObject({ errors: [{ field: 'file' }] });

  await setProductDocument(shop, staff, tiles[0]?.id ?? '', id, true);
  await setProductDocument(shop, staff, tiles[0]?.id ?? '', id, true);
  await setProductDocument(shop, staff, tiles[1]?.id ?? '', id, false);
  expect((await readDocument(shop, id))?.fields.products).toBe(codes(0, 2));
  const [attached] = await listChanges(shop, { kind: 'product', id: tiles[0]?.id ?? '' });
  expect(attached?.changes).toEqual({ documents: [null, 'Warranty'] });

  expect(await deleteDocument(shop, staff, id)).toBe('Warranty');
  expect(await ofProduct()).toEqual([]);
  expect((await listChanges(shop, { kind: 'document', id })).map(({ action }) => action)).toEqual(['deleted', 'changed', 'created']);
});

test('two who save one document at once: the second is told; one whose product is deleted meanwhile ends well', async () => {
  const id = await saveDocument(shop, staff, typed({ products: codes(0) }), await keep());
  const both = await Promise.allSettled([1, 2].map((n) => saveDocument(shop, staff, typed({ title: `Title ${n}` }), null, { id, version: 1 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await deleteDocument(shop, staff, id);
  await expect(setProductDocument(shop, staff, tiles[0]?.id ?? '', id, true)).rejects.toMatchObject({ code: 'document-not-found' });
});

test('a remnant comes with the documents of its roll', async () => {
  const [carpet] = await shop.sql`select p.id, p.sku, p.coverage_cm2 / 10 as mm from products p join stock_levels s on s.product_id = p.id
    where p.category = 'Carpet' and p.unit = 'metre' and s.on_hand > 20 order by sku limit 1`;
  const id = await saveDocument(shop, staff, typed({ title: 'Care', kind: 'care', products: carpet?.sku }), await keep());
  const made = await makeRemnant(shop, staff, carpet?.id, { rollWidthMm: carpet?.mm, lengthMm: 2000, pricePence: 5000 });
  expect((await ofProduct(made)).map(({ title }) => title)).toEqual(['Care']);
  await deleteDocument(shop, staff, id);
});

test('a document is served so that nothing in it runs, for as long as one names it', async () => {
  const file = await keep('Served');
  const id = await saveDocument(shop, staff, typed({ title: 'Served' }), file);
  const path = `/${file}/served.pdf`;
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="served.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'none'");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await smallPdf('Served'));
  const again = await app.request(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=31536000, immutable']);
  for (const [wrong, status] of [
    [`/${file}/../../etc/passwd`, 404],
    [`/${file}/Served.PDF`, 404],
    [`/${'0'.repeat(24)}-00000000/served.pdf`, 404],
    [`/${file}/a%0d%0aX-Bad:1.pdf`, 404],
  ] as const)
    expect((await app.request(wrong)).status).toBe(status);
  expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  await deleteDocument(shop, staff, id);
  expect((await app.request(path)).status).toBe(404);
});

test('a file goes a day after the last document that names it; what was just sent, and what is named, stays', async () => {
  const [named, fresh, old] = [await keep('a'), await keep('a'), await keep('a')];
  const id = await saveDocument(shop, staff, typed(), named);
  await shop.sql`update document_files set created_at = now() - interval '25 hours' where id in ${shop.sql([named, old])}`;
  await forgetUnusedDocuments(shop);
  expect(await Promise.all([named, fresh, old].map((file) => shop.images.has(documentKey(file))))).toEqual([true, true, false]);
  expect((await shop.sql`select id from document_files where id in ${shop.sql([named, fresh, old])}`).length).toBe(2);
  await deleteDocument(shop, staff, id);
});

test('the API takes a PDF and refuses what is none, lists, changes and deletes, for staff alone', async () => {
  const form = async (file: Uint8Array<ArrayBuffer>, change = {}) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries({ kind: 'care', language: 'en', title: 'Care', products: codes(0), ...change })) sent.set(name, value);
    sent.set('file', new File([file], 'care.pdf', { type: 'application/pdf' }));
    return api('admin', 'POST', '/admin/documents', sent);
  };
  const refused = await form(Buffer.from('<script>alert(1)</script>'));
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [{ field: 'file', message: 'This file is not a PDF. Please save the document as PDF and try again.' }],
  ]);
  const made = await form(await smallPdf('Care'));
  expect([made.status, made.json]).toMatchObject([201, { title: 'Care', kind: 'care', products: codes(0), version: 1 }]);
  const path = `/admin/documents/${made.json.id}`;
  expect((await api('guest', 'GET', path)).status).toBe(401);
  expect((await api('admin', 'GET', path)).json).toEqual(made.json);
  const changed = await api('admin', 'PUT', path, { title: 'Care of tiles', products: codes(0, 1), version: 1 });
  expect(changed.json).toMatchObject({ title: 'Care of tiles', kind: 'care', products: codes(0, 1), version: 2 });
  expect((await api('admin', 'PUT', path, { title: 'Other', version: 1 })).status).toBe(409);
  expect((await api('admin', 'GET', '/admin/documents?search=NO%25')).json).toMatchObject({ total: 0 });
  expect((await api('admin', 'GET', '/admin/documents?search=of+TILES')).json).toMatchObject({
    total: 1,
    documents: [{ title: 'Care of tiles', products: 2 }],
  });
  expect((await api('admin', 'DELETE', path)).json).toMatchObject({ message: '“Care of tiles” deleted.' });
  expect((await api('admin', 'DELETE', path)).status).toBe(404);
  expect(await listDocuments(shop, { kind: 'care', page: 3 })).toMatchObject({ total: 0, page: 1, pages: 1 });
});
