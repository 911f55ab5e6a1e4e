import type { ProductSummary } from './product.ts';

/** What a product is sold in: the words for one and for several. The keys are those of the `unit` column. */
export const sellingUnits = {
  box: { one: 'box', many: 'boxes' },
  pack: { one: 'pack', many: 'packs' },
  roll: { one: 'roll', many: 'rolls' },
  metre: { one: 'metre', many: 'metres' },
  tub: { one: 'tub', many: 'tubs' },
  bag: { one: 'bag', many: 'bags' },
  bottle: { one: 'bottle', many: 'bottles' },
  length: { one: 'length', many: 'lengths' },
  each: { one: 'piece', many: 'pieces' },
} as const;
export type SellingUnit = keyof typeof sellingUnits;

/** Words for a unit; a box for one that nobody knows. */
export function unitWords(unit: string): { one: string; many: string } {
  return Object.hasOwn(sellingUnits, unit) ? sellingUnits[unit as SellingUnit] : sellingUnits.box;
}

/** '1 box', '12 boxes'. */
export function countUnits(count: number, unit: string): string {
  const words = unitWords(unit);
  return `${count} ${count === 1 ? words.one : words.many}`;
}

/** '600 × 1200 mm' of '600x1200'; words such as 'Mosaic' stay words. */
export function saySize(size: string): string {
  return /^\d+(x\d+)+$/.test(size) ? `${size.replaceAll('x', ' × ')} mm` : size;
}

/** '600 × 1200 mm · 10mm': the piece and its thickness, as far as they are known; empty when neither is. */
export function sizeAndThickness({ tileSize, plankSize, thickness }: Pick<ProductSummary, 'tileSize' | 'plankSize' | 'thickness'>): string {
  const size = tileSize ?? plankSize;
  return [size && saySize(size), thickness && `${thickness} thick`].filter(Boolean).join(' · ');
}
