import { sundryCategories } from '#catalogue/category.ts';
import { sold } from '../reading/words/floors.ts';

/** What goes with a floor rather than being one. */
export function isGoods(name: string): boolean {
  const category = sold[name]?.category;
  return category === 'Other' || sundryCategories.some((sundry) => sundry === category);
}
