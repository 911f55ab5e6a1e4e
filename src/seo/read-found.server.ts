import { listAreas } from '#areas/queries.server.ts';
import { browseAddress, emptyBrowseState } from '#catalogue/browse-state.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import { infoAddress } from '#info/info-page.ts';
import { listInfoPages } from '#info/pages.server.ts';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../shop.server.ts';
import { feedItem } from './merchant-feed.ts';
import { entriesPerFile, type SitemapEntry } from './sitemap.ts';

/** How many sitemap files the products fill. */
export async function countProductFiles(shop: Shop): Promise<number> {
  const { n } = await shop.db
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Math.ceil(n / entriesPerFile);
}

/** The pages that are not a product: home, list, categories, areas and what the shop says of itself. */
export async function readPageEntries(shop: Shop): Promise<SitemapEntry[]> {
  const { origin } = shop.config;
  const [categories, areas, pages] = await Promise.all([
    shop.sql<{ category: string; changed: Date }[]>`select category, max(updated_at) as changed from products group by category order by category`,
    listAreas(shop),
    listInfoPages(shop),
  ]);
  const newest = categories.reduce<Date | null>((latest, { changed }) => (latest && latest > changed ? latest : changed), null);
  const entry = (path: string, changed: Date | null = null): SitemapEntry => ({ address: origin + path, changed, images: [] });
  return [
    entry('/', newest),
    entry('/products', newest),
    ...categories.map(({ category, changed }) => entry(browseAddress({ ...emptyBrowseState, filters: { ...emptyFilters, category } }), changed)),
    ...['/gallery', '/areas', '/about', '/contact'].map((path) => entry(path)),
    ...pages.map((page) => entry(infoAddress(page.slug), page.updatedAt)),
    ...areas.map((area) => entry(`/areas/${area.slug}`)),
  ];
}

/** The products of one file, from 1, with their pictures. */
export async function readProductEntries(shop: Shop, file: number): Promise<SitemapEntry[]> {
  const { origin } = shop.config;
  const rows = await shop.sql<{ id: string; changed: Date; images: { id: string; width: number }[] }[]>`
    select p.id, p.updated_at as changed,
      coalesce((select json_agg(json_build_object('id', i.id, 'width', i.width) order by f.is_main desc, f.position, f.id)
        from product_photos f join images i on i.id = f.image_id where f.product_id = p.id), '[]') as images
    from products p order by p.id limit ${entriesPerFile} offset ${(file - 1) * entriesPerFile}`;
  return rows.map(({ id, changed, images }) => ({
    address: `${origin}/products/${id}`,
    changed,
    images: images.map((image) => origin + imageAddress(image.id, sharedWidth(image.width), 'jpg')),
  }));
}

/** Every product as an item of the merchant feed, some hundreds at a time so that other requests get their turn. */
export async function readFeedItems(shop: Shop, settings: Settings): Promise<string[]> {
  const { origin } = shop.config;
  const items: string[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await shop.db
      .selectFrom('products')
      .select(['id', 'description', 'weight_grams as weightGrams', 'material', 'gtin', 'mpn'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
    const more = new Map(rows.map((row) => [row.id, row]));
    for (const summary of await listSummaries(shop, [...more.keys()])) {
      const row = more.get(summary.id);
      const item = row && feedItem({ ...summary, ...row }, { origin, settings });
      if (item) items.push(item);
    }
    const last = rows.at(-1);
    if (!last) return items;
    after = last.id;
  }
}
