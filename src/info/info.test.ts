import { afterAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { readGuide } from '#chat/assistant/guide/guide.server.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { openApp } from '../../test/pages-from-source.ts';
import { infoAddress, infoPageSchema, ownAddresses } from './info-page.ts';
import { findInfoPage, listInfoPages, loadInfoPage, pagesThatCome } from './pages.server.ts';

import { unknownPlaceholder } from './placeholders.ts';
import { deleteInfoPage, saveInfoPage } from './save-page.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const page = (more: object = {}) => ({
  slug: 'fitting',
  title: 'Fitting',
  body: 'We fit.',
  seo_title: '',
  description: '',
  in_footer: true,
  version: 0,
  ...more,
});

test('each page that comes with the shop holds only placeholders that there are, and fits the form', async () => {
  const titles = new Set((await readGuide()).entries.map(({ title }) => title));
  for (const { slug, title, body, description } of await pagesThatCome()) {
    expect(unknownPlaceholder(body, titles), slug).toBeNull();
    expect(infoPageSchema.parse(page({ slug, title, body, description })).slug).toBe(slug);
    const { html } = await loadInfoPage(shop, slug);
    expect(html, slug).not.toMatch(/[{}]|\bundefined\b|<p><\/p>/);
  }
});

test('a shop that has entered no telephone says none', async () => {
  expect((await loadInfoPage(shop, 'terms')).html).not.toContain('Call us');
});

test('the privacy notice names the address register and what is sent to it, where the shop asks one', async () => {
  const notice = async (asking: typeof shop) => (await (await openApp(asking)).request('/privacy')).text();
  expect(await notice(shop)).not.toContain('getAddress.io');
  const addressLookup = { key: 'k&y', url: 'https://api.getaddress.io' };
  const html = await notice({ ...shop, config: { ...shop.config, addressLookup } });
  expect(html).toMatch(/getAddress\.io.*The postcode you enter at the checkout/s);
  expect(html).not.toContain('k&amp;y');
});

test('staff add a page, change it and take it away; it is at an address of its own', async () => {
  await saveInfoPage(shop, null, page());
  await caughtUp(shop);
  expect(await loadInfoPage(shop, 'fitting')).toMatchObject({ path: '/info/fitting', seoTitle: 'Fitting', html: '<p>We fit.</p>\n' });
  await expect(saveInfoPage(shop, null, page())).rejects.toMatchObject({ code: 'page-exists' });
  await saveInfoPage(shop, null, page({ version: 1, body: '# Prices\n[ours](/products) <b>bold</b> [bad](javascript:alert(1))' }));
  await expect(saveInfoPage(shop, null, page({ version: 1 }))).rejects.toMatchObject({ code: 'page-changed' });
  await caughtUp(shop);
  const { html } = await loadInfoPage(shop, 'fitting');
  expect(html).toContain('<h2 id="prices">Prices</h2>');
  expect(html).toContain('<a href="/products">ours</a> &lt;b&gt;bold&lt;/b&gt;');
  expect(html).not.toContain('href="javascript');
  expect(await deleteInfoPage(shop, null, 'fitting')).toBe('deleted');
  await caughtUp(shop);
  expect(await findInfoPage(shop, 'fitting')).toBeNull();
  await expect(saveInfoPage(shop, null, page({ version: 2 }))).rejects.toMatchObject({ code: 'page-not-found' });
});

test('what comes with the shop can be written anew, and be had back', async () => {
  const before = await findInfoPage(shop, 'faq');
  await saveInfoPage(shop, null, page({ slug: 'faq', title: 'Questions' }));
  await caughtUp(shop);
  expect(await listInfoPages(shop)).toHaveLength(Object.keys(ownAddresses).length);
  expect(await loadInfoPage(shop, 'faq')).toMatchObject({ title: 'Questions', path: '/faq' });
  expect(await deleteInfoPage(shop, null, 'faq')).toBe('restored');
  await caughtUp(shop);
  expect(await findInfoPage(shop, 'faq')).toEqual(before);
});

test('a placeholder that there is none of is refused at the text', async () => {
  await expect(saveInfoPage(shop, null, page({ body: 'Call {fone}' }))).rejects.toMatchObject({ errors: [{ field: 'body' }] });
});

test('no address of a page leads elsewhere', () => {
  for (const slug of ['__proto__', 'Fitting', 'a/b', '-a', 'constructor']) {
    const isTaken = infoPageSchema.safeParse(page({ slug })).success;
    if (isTaken) expect(infoAddress(slug)).toBe(`/info/${slug}`);
    else expect(infoPageSchema.safeParse(page({ slug })).error?.issues[0]?.path).toEqual(['slug']);
  }
});

test('staff send a page’s form, and everybody reads it; what two of them changed waits for a choice', async () => {
  const app = await openApp(shop);
  const person = { full_name: 'Ann', username: 'ann', email: 'ann@example.com', password_hash: 'x', is_admin: true };
  const ann = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${await openSession(shop, ann.id)}` };
  const send = async (slug: string, fields: Record<string, string>) =>
    app.request(`/admin/pages/${slug}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const first = { slug: 'fitting', title: 'Fitting', body: 'We fit.', seo_title: 'Floor fitting', description: '', in_footer: 'yes' };
  const added = await send('new', first);
  expect([added.status, added.headers.get('location')]).toEqual([303, '/admin/pages/fitting?saved']);
  await caughtUp(shop);
  const html = await (await app.request('/info/fitting')).text();
  expect(html).toMatch(/<title>Floor fitting .*<p>We fit\.<\/p>.*href="\/info\/fitting"/s);
  expect((await app.request('/fitting')).status).toBe(404);
  expect((await app.request('/info/terms')).status).toBe(404);

  const read = JSON.stringify(first);
  expect((await send('fitting', { ...first, body: 'We fit well.', read })).status).toBe(303);
  await caughtUp(shop);
  expect((await send('fitting', { ...first, title: 'Our fitters', read })).status).toBe(303);
  await caughtUp(shop);
  expect(await findInfoPage(shop, 'fitting')).toMatchObject({ title: 'Our fitters', body: 'We fit well.', version: 3 });
  const refused = await send('fitting', { ...first, body: 'We fit badly.', read });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringMatching(/A colleague changed the same thing.*We fit badly\./s)]);
});
