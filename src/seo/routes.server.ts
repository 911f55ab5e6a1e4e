import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { listAreas } from '#areas/queries.server.ts';
import { browseAddress, emptyBrowseState } from '#catalogue/browse-state.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import { changesByCategory, countProducts, listIdentified, listPictures } from '#catalogue/sold-products.server.ts';
import { infoAddress } from '#info/info-page.ts';
import { listInfoPages } from '#info/pages.server.ts';
import { clearOnChange, shareOf } from '#platform/cache.server.ts';
import { createResponseCache, sendKept } from '#platform/http/response-cache.server.ts';
import { noSuchFile } from '#platform/http/static-files.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../shop.server.ts';
import { feedItem, merchantFeed } from './merchant-feed.ts';
import { entriesPerFile, type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';

const soldTables = ['products', 'product_photos', 'stock_levels', 'price_history', 'areas', 'settings', 'info_pages'];

/** A feed is made for whoever asks: of so many at once, at most. */
const maxFeeds = 2;

/**
 * What machines fetch of the shop: /robots.txt, /sitemap.xml and its parts, /feeds/google.xml, /manifest.webmanifest, /.well-known/security.txt.
 * Made once per change of the shop, but for the feed.
 */
export function foundBySearchEngines(shop: Shop) {
  const kept = createResponseCache(shareOf('feeds', shop.config));
  clearOnChange(kept, shop, soldTables);
  const { origin } = shop.config;
  const feeds = { underWay: 0 };

  const answer = async (c: Context, type: string, make: () => Promise<string | null>) => {
    const made = await kept.get(c.req.path, async () => {
      const body = await make();
      if (body === null) return new Response(noSuchFile, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
      return { body, headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } };
    });
    return made instanceof Response ? made : sendKept(c, made);
  };

  const wholeSitemap = async () => {
    const files = await countProductFiles(shop);
    if (files <= 1) return sitemap([...(await readPageEntries(shop)), ...(await readProductEntries(shop, 1))]);
    return sitemapIndex(Array.from({ length: files + 1 }, (_, file) => `${origin}/sitemap-${file}.xml`));
  };
  const sitemapFile = async (file: number) => {
    const files = await countProductFiles(shop);
    if (files <= 1 || file > files) return null;
    return sitemap(file === 0 ? await readPageEntries(shop) : await readProductEntries(shop, file));
  };

  return new Hono()
    .get('/manifest.webmanifest', (c) => answer(c, 'application/manifest+json; charset=utf-8', async () => manifest(await readSettings(shop))))
    .get('/.well-known/security.txt', (c) =>
      answer(c, 'text/plain; charset=utf-8', async () => securityText(await readSettings(shop), origin, shop.now())),
    )
    .get('/robots.txt', (c) => answer(c, 'text/plain; charset=utf-8', async () => robots(shop.config)))
    .get('/sitemap.xml', (c) => answer(c, 'application/xml; charset=utf-8', wholeSitemap))
    .get('/:file{sitemap-[0-9]+\\.xml}', (c) =>
      answer(c, 'application/xml; charset=utf-8', () => sitemapFile(Number(/\d+/.exec(c.req.param('file'))?.[0]))),
    )
    .get('/feeds/google.xml', async (c) => {
      if (feeds.underWay >= maxFeeds) return c.body(null, 503, { 'Retry-After': '60' });
      const settings = await readSettings(shop);
      const feed = merchantFeed({ name: settings.business_name, tagline: settings.tagline, origin }, readFeedItems(shop, settings, feeds));
      const isPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
      const body = Readable.toWeb(Readable.from(encoded(feed), { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;
      // no-transform: what packs answers on their way out would first take in the whole.
      const headers = {
        'Content-Type': 'application/rss+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600, no-transform',
        Vary: 'Accept-Encoding',
      };
      return isPacked
        ? c.body(body.pipeThrough(new CompressionStream('gzip')), 200, { ...headers, 'Content-Encoding': 'gzip' })
        : c.body(body, 200, headers);
    });
}

/** How many sitemap files the products fill. */
async function countProductFiles(shop: Shop): Promise<number> {
  return Math.ceil((await countProducts(shop.db)) / entriesPerFile);
}

/** The pages that are not a product: home, list, categories, areas and what the shop says of itself. */
async function readPageEntries(shop: Shop): Promise<SitemapEntry[]> {
  const { origin } = shop.config;
  const [categories, areas, pages] = await Promise.all([changesByCategory(shop.db), listAreas(shop), listInfoPages(shop)]);
  const newest = categories.reduce<Date | null>((latest, { changed }) => (latest && latest > changed ? latest : changed), null);
  const entry = (path: string, changed: Date | null = null): SitemapEntry => ({ address: origin + path, changed, images: [] });
  return [
    entry('/', newest),
    entry('/products', newest),
    ...categories.map(({ category, changed }) => entry(browseAddress({ ...emptyBrowseState, filters: { ...emptyFilters, category } }), changed)),
    ...['/remnants', '/gallery', '/areas', '/about', '/contact'].map((path) => entry(path)),
    ...pages.map((page) => entry(infoAddress(page.slug), page.updatedAt)),
    ...areas.map((area) => entry(`/areas/${area.slug}`)),
  ];
}

/** The products of one file, from 1, with their pictures. */
async function readProductEntries(shop: Shop, file: number): Promise<SitemapEntry[]> {
  const { origin } = shop.config;
  const rows = await listPictures(shop.db, { offset: (file - 1) * entriesPerFile, limit: entriesPerFile });
  return rows.map(({ id, changed, images }) => ({
    address: `${origin}/products/${id}`,
    changed,
    images: images.map((image) => origin + imageAddress(image.id, sharedWidth(image.width), 'jpg')),
  }));
}

/**
 * Every product as an item of the merchant feed, some hundreds at a time, read as they are sent: of a hundred thousand products the feed is 200 MB,
 * which nobody waits for as a whole, and no memory holds.
 */
async function* readFeedItems(shop: Shop, settings: Settings, feeds: { underWay: number }): AsyncGenerator<string[]> {
  const { origin } = shop.config;
  feeds.underWay += 1;
  try {
    for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
      const rows = await listIdentified(shop.db, after);
      const more = new Map(rows.map((row) => [row.id, row]));
      yield (await listSummaries(shop, [...more.keys()])).flatMap((summary) => {
        const row = more.get(summary.id);
        return (row && feedItem({ ...summary, ...row }, { origin, settings })) || [];
      });
      after = rows.at(-1)?.id;
    }
  } finally {
    feeds.underWay -= 1;
  }
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/**
 * Pages that belong to one visitor, or to nobody who searches. Filtered lists are not here: they say noindex themselves, which only who may fetch
 * them reads.
 */
const closed = ['/api/', '/admin', '/cart', '/checkout', '/compare', '/login', '/orders', '/prepared-cart', '/register', '/wishlist', '/your-rooms'];

/** /robots.txt. `origin` without a trailing slash. A shop that is not to be found is closed altogether. */
function robots({ origin, isIndexed }: { origin: string; isIndexed: boolean }): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** How a browser shows the shop among its apps (https://www.w3.org/TR/appmanifest). Colours are those of tokens.css. */
function manifest({ business_name, tagline }: Pick<Settings, 'business_name' | 'tagline'>): string {
  return JSON.stringify({
    name: business_name,
    short_name: business_name.slice(0, 20),
    ...(tagline ? { description: tagline } : {}),
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#143634',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}

const validDays = 300;

/** Whom to tell of a hole in the shop (RFC 9116): the shop's e-mail address, or its contact page. Good for less than a year from now, as it wants. */
function securityText({ email }: Pick<Settings, 'email'>, origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / 86_400_000 + validDays) * 86_400_000);
  return [
    `Contact: ${email ? `mailto:${email}` : `${origin}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
