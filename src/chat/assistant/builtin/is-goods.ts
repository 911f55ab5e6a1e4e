import { sundryCategories } from '#catalogue/category.ts';
import { sold } from '../reading/words/floors.ts';

const goodsCategories: ReadonlySet<string | undefined> = new Set([...sundryCategories, 'Other']);

/** A kind by its name, 'underlay': what goes with a floor rather than being one. */
export function isGoods(name: string): boolean {
  return isGoodsCategory(sold[name]?.category);
}

/** A category whose products go with a floor rather than being one. */
export function isGoodsCategory(category: string | undefined): boolean {
  return goodsCategories.has(category);
}
