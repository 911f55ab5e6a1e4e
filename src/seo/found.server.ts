import { type Context, Hono } from 'hono';
import { clearOnChange, shareOf } from '#platform/cache.server.ts';
import { createKeptAnswers, sendKept } from '#platform/http/kept-answers.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { merchantFeed } from './merchant-feed.ts';
import { countProductFiles, readFeedItems, readPageEntries, readProductEntries } from './read-found.server.ts';
import { robots } from './robots.ts';
import { manifest, securityText } from './site-files.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const soldTables = ['products', 'product_photos', 'stock_levels', 'price_history', 'areas', 'settings', 'info_pages'];

/** What machines fetch of the shop: /robots.txt, /sitemap.xml and its parts, /feeds/google.xml, /manifest.webmanifest, /.well-known/security.txt. Made once per change of the shop. */
export function foundBySearchEngines(shop: Shop) {
  const kept = createKeptAnswers(shareOf('feeds', shop.config));
  clearOnChange(kept, shop, soldTables);
  const { origin } = shop.config;

  const answer = async (c: Context, type: string, make: () => Promise<string | null>) => {
    const made = await kept.get(c.req.path, async () => {
      const body = await make();
      if (body === null) return new Response('There is no such file.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
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
    .get('/feeds/google.xml', (c) =>
      answer(c, 'application/rss+xml; charset=utf-8', async () => {
        const settings = await readSettings(shop);
        return merchantFeed({ name: settings.business_name, tagline: settings.tagline, origin }, await readFeedItems(shop, settings));
      }),
    );
}
