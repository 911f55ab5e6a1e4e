import { noteMiss, searchNearest, searchProducts } from '#search/search-products.server.ts';

import { pagesFor } from '#search/shop-pages.ts';
import { readTerms } from '#search/terms.ts';
import type { Shop } from '../shop.server.ts';
import { type BrowseState, browseAddress, changeBrowse } from './browse-state.ts';
import { categorySlug, sundryCategories } from './category.ts';
import { filterChips, without } from './filter-chips.ts';
import { activeFilters, emptyFilters, type Filters } from './filters.ts';
import type { Picture, Product, ProductSummary } from './product.ts';
import type { ProductList, RelaxedSearch } from './product-list.ts';
import { showSummary } from './read-products.server.ts';
import { answer, countLeft, snapshotQuery } from './snapshot/answer.ts';
import { facetOptions, valuesInUse } from './snapshot/facet-options.ts';
import { pickFeatured, pickSimilar, seededRandom } from './snapshot/pick.ts';

export { readArchived, readProduct, readProducts } from './read-products.server.ts';

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

/** Names of the categories that hold products, in the pills' order. */
export async function listCategoryNames(shop: Shop): Promise<string[]> {
  return valuesInUse(await shop.catalogue.snapshot(), 'category').map(({ label }) => label);
}

/** Names of suppliers with products, by name. */
export async function listSuppliers(shop: Shop): Promise<string[]> {
  return valuesInUse(await shop.catalogue.snapshot(), 'supplier').map(({ label }) => label);
}

const maxOffered = 4;
const maxWordCount = 5;

/** Where nothing was found: what would be, with one filter or one word less, or with the search or the filters alone. */
async function relax(shop: Shop, state: BrowseState): Promise<RelaxedSearch[]> {
  const snapshot = await shop.catalogue.snapshot();
  const counted = await Promise.all(
    milder(state.filters).map(async ({ said, filters }) => {
      const found = filters.search ? await searchProducts(shop, filters.search) : null;
      const milderState = changeBrowse(state, { filters });
      return { said, href: browseAddress(milderState), count: countLeft(snapshot, snapshotQuery(milderState, found)) };
    }),
  );
  const distinct = [...new Map(counted.map((one) => [one.href, one])).values()];
  return distinct.filter(({ count }) => count > 0).slice(0, maxOffered);
}

/** The filters with less asked for, least first. Nothing asked for at all is no suggestion. */
function milder(filters: Filters): { said: string; filters: Filters }[] {
  const { search } = filters;
  const words = readTerms(search).map((term) => term.said);
  const chips = filterChips(filters).filter((chip) => chip.key !== 'search');
  const fewerFilters = chips.map(({ key, words: said }) => ({ said: `Without ${quoted(said)}`, filters: without(filters, key) }));
  const fewerWords =
    words.length < 2
      ? []
      : words.slice(0, maxWordCount).map((word, i) => {
          const rest = words.filter((_, j) => j !== i).join(' ');
          return { said: `“${rest}”, without “${word}”`, filters: { ...filters, search: rest } };
        });
  const searchAlone = search ? [{ said: `“${search}” without any filters`, filters: { ...emptyFilters, search } }] : [];
  const filtersAlone = search ? [{ said: `Your other filters, without “${search}”`, filters: without(filters, 'search') }] : [];
  const categoryAlone = filters.category ? [{ said: `All ${filters.category}`, filters: { ...emptyFilters, category: filters.category } }] : [];
  const single =
    words.length > 1 ? words.slice(0, maxWordCount).map((word) => ({ said: `Only “${word}”`, filters: { ...emptyFilters, search: word } })) : [];
  return [...fewerFilters, ...fewerWords, ...searchAlone, ...filtersAlone, ...categoryAlone, ...single].filter(
    (one) => activeFilters(one.filters).length > 0,
  );
}

function quoted(words: string): string {
  return words.startsWith('“') ? words : `“${words}”`;
}
