import { makerLacks } from '#catalogue/makers/maker.ts';
import { countMakerLacks } from '#catalogue/makers/makers.server.ts';
import { countMandatoryLacks } from '#catalogue/staff/lacks.server.ts';
import { mandatoryFacts } from '#catalogue/staff/mandatory.ts';
import { clearOnChange, createCache, onePerShop } from '#platform/cache.server.ts';
import type { Shop } from '../shop.server.ts';

/** What the law asks for and how often it is missing, each with the list of what lacks it. */
export async function countMissingFacts(shop: Shop) {
  const [products, makers] = await Promise.all([countMandatoryLacks(shop), countMakerLacks(shop)]);
  const facts = [
    ...mandatoryFacts.map(({ lack, words, law }) => ({ words, law, count: products[lack], href: `/admin/products?lacks=${lack}` })),
    ...makerLacks.map(([lack, words, , law]) => ({
      words: `Makers ${words.toLowerCase()}`,
      law,
      count: makers[lack],
      href: `/admin/makers?lacks=${lack}`,
    })),
  ];
  return { facts, total: facts.reduce((sum, { count }) => sum + count, 0) };
}

const kept = onePerShop((shop: Shop) => {
  const totals = createCache<number>(1000, () => 8);
  clearOnChange(totals, shop, ['products', 'makers', 'documents', 'product_documents']);
  return totals;
});

/**
 * How many facts are missing in all, kept until a product, a maker or a document changes: to look through 40,000 products takes half a second,
 * and the dashboard is opened all day.
 */
export function countAllMissing(shop: Shop): Promise<number> {
  return kept(shop).get('all', async () => (await countMissingFacts(shop)).total);
}
