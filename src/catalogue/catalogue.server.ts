import { noteMiss } from '#search/note-miss.server.ts';
import { searchNearest, searchProducts } from '#search/search-products.server.ts';
import { pagesFor } from '#search/shop-pages.ts';
import type { Shop } from '../shop.server.ts';
import type { BrowseState } from './browse-state.ts';
import { categorySlug, sundryCategories } from './category.ts';
import type { Picture, Product, ProductSummary } from './product.ts';
import type { ProductList } from './product-list.ts';
import { showSummary } from './read-summaries.server.ts';
import { relax } from './relax.server.ts';
import { answer } from './snapshot/answer.ts';
import { facetOptions, valuesInUse } from './snapshot/facet-options.ts';
import { pickFeatured, pickSimilar } from './snapshot/pick.ts';
import { snapshotQuery } from './snapshot/query.ts';
import { seededRandom } from './snapshot/seeded-random.ts';

export { readProduct, readProducts } from './read-product.server.ts';

export type CategoryCard = { name: string; slug: string; description: string; count: number; picture: Picture | null };

/** The page of products that the filters leave, in the order asked for, with totals. A page that does not exist becomes page 1. */
export async function listProducts(shop: Shop, state: BrowseState): Promise<ProductList> {
  const asked = state.filters.search ? await searchProducts(shop, state.filters.search) : null;
  const isMissed = asked?.best.length === 0;
  if (isMissed && !pagesFor(state.filters.search).length) noteMiss(shop, state.filters.search);
  const found = isMissed ? await searchNearest(shop, state.filters.search) : asked;
  const snapshot = await shop.catalogue.snapshot();
  const query = snapshotQuery(state, found);
  const { ids, counts, ...answered } = answer(snapshot, query);
  const list = {
    ...answered,
    categories: valuesInUse(snapshot, 'category').map(({ label }) => label),
    suppliers: valuesInUse(snapshot, 'supplier').map(({ label }) => label),
    facets: facetOptions(snapshot, counts, query.choices),
  };
  const relaxed = answered.total === 0 ? await relax(shop, state) : [];
  return { products: await listSummaries(shop, ids), ...list, isNearest: isMissed && answered.total > 0, relaxed };
}

/** Summaries in the order of the ids; ids that are no product are left out. */
export async function listSummaries(shop: Shop, ids: readonly string[]): Promise<ProductSummary[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const found = await shop.catalogue.summaries(wanted);
  const now = shop.now();
  return wanted.flatMap((id) => {
    const summary = found.get(id);
    return summary ? [showSummary(summary, now)] : [];
  });
}

/** What the home page features: products that staff chose, else the cheapest floors. */
export async function listFeatured(shop: Shop, max = 8): Promise<ProductSummary[]> {
  return listSummaries(shop, pickFeatured(await shop.catalogue.snapshot(), sundryCategories, max));
}

/** Other products of the category, else of the supplier, else any, in an order that is random but stays for the day, so that the page can be kept. */
export async function listRecommended(shop: Shop, product: Pick<Product, 'id' | 'category' | 'supplier'>, max = 4): Promise<ProductSummary[]> {
  const random = seededRandom(`${product.id} ${shop.now().toISOString().slice(0, 10)}`);
  return listSummaries(shop, pickSimilar(await shop.catalogue.snapshot(), product, max, random));
}

/** The categories that hold products, in the pills' order. */
export async function listCategories(shop: Shop): Promise<CategoryCard[]> {
  const [snapshot, records] = await Promise.all([shop.catalogue.snapshot(), shop.catalogue.categories()]);
  const byName = new Map(records.map((record) => [record.name, record]));
  return valuesInUse(snapshot, 'category').map(({ label: name, count }) => {
    const record = byName.get(name);
    return { name, slug: categorySlug(name), description: record?.description ?? '', count, picture: record?.picture ?? null };
  });
}

/** Names of suppliers with products, by name. */
export async function listSuppliers(shop: Shop): Promise<string[]> {
  return valuesInUse(await shop.catalogue.snapshot(), 'supplier').map(({ label }) => label);
}
