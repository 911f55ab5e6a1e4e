import type { Product } from '#catalogue/product.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { type LayingPattern, layingPatterns } from '#surfaces/laying-patterns.ts';

/** Goods that click into one another lie side by side only, unless their locks are made for turning: then in that pattern only. */
const sideBySide: readonly LayingPattern[] = ['random-plank', 'random-length', 'brick', 'stack'];

/** The patterns a product can be laid in, its own first: those its shape allows, less those its locks do not. */
export function patternsOf({ category, construction }: Pick<Product, 'category' | 'construction'>, appearance: Appearance): LayingPattern[] {
  const shapes = layingPatterns(appearance);
  const [own] = shapes;
  const isLocking = category === 'Laminate Flooring' || /\bclick\b/i.test(construction ?? '');
  if (!isLocking || !own) return shapes;
  return sideBySide.includes(own) ? shapes.filter((pattern) => sideBySide.includes(pattern)) : [own];
}
