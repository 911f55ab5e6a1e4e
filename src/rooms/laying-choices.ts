import type { Product } from '#catalogue/product.ts';
import type { Appearance } from '#surfaces/appearance.ts';
import { isGrouted, type LayingPattern, layingPatterns } from '#surfaces/laying-patterns.ts';

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

/** What fitters call the patterns. */
export const patternNames: Record<LayingPattern, string> = {
  'random-plank': 'Staggered planks',
  'random-length': 'Random lengths',
  brick: 'Brick bond',
  stack: 'Stack bond',
  herringbone: 'Herringbone',
  chevron: 'Chevron',
  parquet: 'Parquet squares',
  'basket-weave': 'Basket weave',
  hexagon: 'Hexagons',
  mosaic: 'Mosaic sheets',
  seamless: 'From the roll',
  object: 'Standard',
};

type Grout = { id: string; name: string; colour: string };

/** Grouts as they are sold, light to dark. */
const sold: readonly Grout[] = [
  { id: 'white', name: 'White', colour: '#e9e6df' },
  { id: 'ivory', name: 'Ivory', colour: '#ddd3bf' },
  { id: 'beige', name: 'Beige', colour: '#c3b396' },
  { id: 'silver-grey', name: 'Silver grey', colour: '#b5b5b1' },
  { id: 'mid-grey', name: 'Mid grey', colour: '#87867f' },
  { id: 'brown', name: 'Brown', colour: '#6f5a47' },
  { id: 'charcoal', name: 'Charcoal', colour: '#454648' },
];

/** The grouts that goods can be had with, the one they are pictured with first; none for what has no grout, as boards with a wide bevel. */
export function groutsOf(category: string, appearance: Appearance): Grout[] {
  if (category !== 'Tiles' || !isGrouted(appearance)) return [];
  return [{ id: 'usual', name: 'As pictured', colour: appearance.jointColour }, ...sold];
}
