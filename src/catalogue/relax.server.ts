import { searchProducts } from '#search/search-products.server.ts';
import { readTerms } from '#search/terms.ts';
import type { Shop } from '../shop.server.ts';
import { type BrowseState, browseAddress, changeBrowse } from './browse-state.ts';
import { filterChips, without } from './filter-chips.ts';
import { activeFilters, emptyFilters, type Filters } from './filters.ts';
import type { RelaxedSearch } from './product-list.ts';
import { countLeft } from './snapshot/answer.ts';
import { snapshotQuery } from './snapshot/query.ts';

const mostOffered = 4;
const mostWords = 5;

/** Where nothing was found: what would be, with one filter or one word less, or with the search or the filters alone. */
export async function relax(shop: Shop, state: BrowseState): Promise<RelaxedSearch[]> {
  const snapshot = await shop.catalogue.snapshot();
  const counted = await Promise.all(
    milder(state.filters).map(async ({ said, filters }) => {
      const found = filters.search ? await searchProducts(shop, filters.search) : null;
      const milderState = changeBrowse(state, { filters });
      return { said, href: browseAddress(milderState), count: countLeft(snapshot, snapshotQuery(milderState, found)) };
    }),
  );
  const distinct = [...new Map(counted.map((one) => [one.href, one])).values()];
  return distinct.filter(({ count }) => count > 0).slice(0, mostOffered);
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
      : words.slice(0, mostWords).map((word, i) => {
          const rest = words.filter((_, j) => j !== i).join(' ');
          return { said: `“${rest}”, without “${word}”`, filters: { ...filters, search: rest } };
        });
  const searchAlone = search ? [{ said: `“${search}” without any filters`, filters: { ...emptyFilters, search } }] : [];
  const filtersAlone = search ? [{ said: `Your other filters, without “${search}”`, filters: without(filters, 'search') }] : [];
  const categoryAlone = filters.category ? [{ said: `All ${filters.category}`, filters: { ...emptyFilters, category: filters.category } }] : [];
  const single =
    words.length > 1 ? words.slice(0, mostWords).map((word) => ({ said: `Only “${word}”`, filters: { ...emptyFilters, search: word } })) : [];
  return [...fewerFilters, ...fewerWords, ...searchAlone, ...filtersAlone, ...categoryAlone, ...single].filter(
    (one) => activeFilters(one.filters).length > 0,
  );
}

function quoted(words: string): string {
  return words.startsWith('“') ? words : `“${words}”`;
}
