import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { feedItem } from './merchant-feed.ts';
import { foundBySearchEngines } from './routes.server.ts';
import { entriesPerFile, xml } from './sitemap.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const app = foundBySearchEngines(shop);
const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
};

await shop.sql`insert into categories (name, position) values ('Vinyl & Lino', 0)`;
const [product] = await shop.sql<{ id: string }[]>`
  insert into products (sku, name, category, supplier, price_pence, coverage_cm2, weight_grams, updated_at)
  values ('A-1', 'Oak <b>"best"</b> & more', 'Vinyl & Lino', 'Tollymore', 6500, 22200, 15300, '2026-01-02T03:04:05Z') returning id`;
const imageId = 'a1'.repeat(12);
await shop.sql`insert into images (id, width, height, bytes, format, placeholder) values (${imageId}, 1000, 800, 1, 'webp', '#aabbcc')`;
await shop.sql`insert into product_photos (product_id, image_id, alt_text, is_main) values (${product?.id ?? ''}, ${imageId}, 'A floor', true)`;
await shop.sql`insert into areas (slug, area, description, population, key_services, landmarks) values ('belfast', 'Belfast', '', '', '{}', '{}')`;

test('the sitemap names pages, categories, areas and products with their pictures', async () => {
  const { status, type, body } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  for (const path of [
    '/',
    '/products',
    '/remnants',
    '/gallery',
    '/about',
    '/areas',
    '/contact',
    '/terms',
    '/privacy',
    '/cookies',
    '/faq',
    '/delivery-and-returns',
    '/areas/belfast',
    '/products?category=Vinyl+%26+Lino',
    `/products/${product?.id}`,
  ]) {
    expect(body).toContain(`<loc>https://floors.example${path}</loc>`);
  }
  expect(body).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
  expect(body).toContain(`<image:loc>https://floors.example/images/${imageId}/960.jpg</image:loc>`);
  expect((await get('/sitemap-1.xml')).status).toBe(404);
});

test('the feed says price, unit price and stock, and survives what a name holds', async () => {
  const { status, body } = await get('/feeds/google.xml');
  expect(status).toBe(200);
  expect(body).toContain('<title>Oak &lt;b&gt;&quot;best&quot;&lt;/b&gt; &amp; more</title>');
  for (const said of [
    '<g:id>A-1</g:id>',
    '<g:price>65.00 GBP</g:price>',
    '<g:unit_pricing_measure>2.22 sqm</g:unit_pricing_measure>',
    '<g:unit_pricing_base_measure>1 sqm</g:unit_pricing_base_measure>',
    '<g:availability>out_of_stock</g:availability>',
    '<g:shipping_weight>15.3 kg</g:shipping_weight>',
    '<g:product_type>Vinyl &amp; Lino</g:product_type>',
    '<g:identifier_exists>no</g:identifier_exists>',
    '<g:shipping><g:country>GB</g:country><g:price>29.95 GBP</g:price></g:shipping>',
    '<g:free_shipping_threshold><g:country>IE</g:country><g:price_threshold>199.00 GBP</g:price_threshold></g:free_shipping_threshold>',
    '<g:return_policy_label>returnable</g:return_policy_label>',
  ]) {
    expect(body).toContain(said);
  }
  expect(body).not.toContain('sale_price');
});

test('a feed is sent while it is read, however many products there are, and to two at a time', async () => {
  await shop.sql`insert into products (sku, name, category, supplier, price_pence)
    select 'MANY-' || n, 'Many ' || n, 'Vinyl & Lino', 'Tollymore', 100 from generate_series(1, 1500) n`;
  await shop.sql`insert into product_photos (product_id, image_id, alt_text, is_main)
    select id, ${imageId}, 'A floor', true from products where sku like 'MANY-%'`;
  const begin = async () => {
    const answer = await app.request('/feeds/google.xml');
    const reader = answer.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.read();
    return { answer, reader, first };
  };
  const [one, two] = [await begin(), await begin()];
  expect(one.first).toContain('<rss');
  expect(one.answer.headers.get('cache-control')).toContain('no-transform');
  expect(one.first).not.toContain('<item>');
  expect(await get('/feeds/google.xml')).toMatchObject({ status: 503 });
  // One who leaves makes room.
  await one.reader?.cancel();
  await two.reader?.cancel();
  await expect.poll(async () => (await get('/feeds/google.xml')).body.match(/<item>/g)?.length).toBe(1501);
  const packed = await app.request('/feeds/google.xml', { headers: { 'accept-encoding': 'gzip, br' } });
  const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  expect((await new Response(unpacked).text()).match(/<item>/g)).toHaveLength(1501);
  await shop.sql`delete from products where sku like 'MANY-%'`;
});

test('a sale price stands beside the proven one; no picture, no item', () => {
  const base = {
    sku: 'S',
    name: 'N',
    description: '',
    id: 'i',
    photos: [{ imageId, width: 500 }],
    isInStock: true,
    pricePence: 1000,
    wasPence: 2000,
    coverageCm2: null,
    supplier: 'B',
    category: 'LVT',
    colour: null,
    material: null,
    tileSize: null,
    plankSize: null,
    weightGrams: null,
    unit: 'box',
    gtin: null,
    mpn: null,
  };
  const terms = { origin: 'https://x.example', settings: defaultSettings };
  const item = feedItem(base as unknown as Parameters<typeof feedItem>[0], terms);
  expect(item).toContain('<g:price>20.00 GBP</g:price><g:sale_price>10.00 GBP</g:sale_price>');
  expect(item).not.toContain('unit_pricing');
  expect(feedItem({ ...base, photos: [] } as unknown as Parameters<typeof feedItem>[0], terms)).toBe('');
  const numbered = (numbers: object) => feedItem({ ...base, ...numbers } as unknown as Parameters<typeof feedItem>[0], terms);
  expect(numbered({ gtin: '4006381333931', mpn: 'Q & 1' })).toContain('<g:gtin>4006381333931</g:gtin><g:mpn>Q &amp; 1</g:mpn><g:product_type>');
  for (const numbers of [{ gtin: '4006381333931' }, { mpn: 'Q1' }]) expect(numbered(numbers)).not.toContain('identifier_exists');
  expect(numbered({ unit: 'metre' })).toContain('<g:return_policy_label>cut-to-length</g:return_policy_label>');
});

test('a change shows at once', async () => {
  await shop.sql`insert into areas (slug, area, description, population, key_services, landmarks) values ('derry', 'Derry', '', '', '{}', '{}')`;
  await shop.tellChange({ table: 'areas', key: 'derry' });
  expect((await get('/sitemap.xml')).body).toContain('/areas/derry');
});

test('a browser is told how to show the shop, and finders of holes whom to tell', async () => {
  const shown = await get('/manifest.webmanifest');
  expect(shown.type).toBe('application/manifest+json; charset=utf-8');
  const { name, icons } = JSON.parse(shown.body);
  expect(name).toBe(defaultSettings.business_name);
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true);
  const { body } = await get('/.well-known/security.txt');
  expect(body).toContain('Contact: https://floors.example/contact\n');
  const until = Date.parse(/Expires: (.*)/.exec(body)?.[1] ?? '') - Date.now();
  expect([until > 200 * 86_400_000, until < 365 * 86_400_000]).toEqual([true, true]);
});

test('robots are told where the sitemap is and what is private', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /admin');
  expect(body).toContain('Sitemap: https://floors.example/sitemap.xml');
});

test('a large shop has an index and parts', async () => {
  await shop.sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`insert into products (sku, name, category, supplier, price_pence)
      select 'B-' || n, 'Floor ' || n, 'Vinyl & Lino', 'S', 100 from generate_series(1, ${entriesPerFile}) n`;
  });
  await shop.tellChange({ table: 'products', key: '*' });
  const index = await get('/sitemap.xml');
  expect(index.body.match(/<loc>[^<]*/g)).toEqual([0, 1, 2].map((n) => `<loc>https://floors.example/sitemap-${n}.xml`));
  expect((await get('/sitemap-0.xml')).body).toContain('/areas/belfast');
  expect((await get('/sitemap-1.xml')).body.match(/<url>/g)).toHaveLength(entriesPerFile);
  expect((await get('/sitemap-2.xml')).body.match(/<url>/g)).toHaveLength(1);
  expect((await get('/sitemap-3.xml')).status).toBe(404);
  expect((await get('/sitemap-99999999999.xml')).status).toBe(404);
});

test('XML holds any text', () => {
  expect(xml('a\u0000<\ud800&\'"')).toBe('a&lt;&amp;&apos;&quot;');
});
