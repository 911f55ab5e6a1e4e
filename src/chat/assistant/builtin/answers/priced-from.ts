import type { ProductSummary } from '#catalogue/product.ts';
import type { FloorQuery } from '../../tools/find-floors.server.ts';

const cheaper = /cheap|less|dear(?!er)|afford|half the price|too much/;
const dearer = /\b(?:dearer|(?:better|higher|more) (?:quality|end|expensive|money)|more (?:luxurious|upmarket)|posher|fancier|step up)\b/;

/** 'like it but cheaper', 'like it but better quality': from what price on others are looked for. */
export function pricedFrom(perM2: number | null, said: string): { word: '' | 'cheaper' | 'dearer'; query: Partial<FloorQuery> } {
  if (perM2 !== null && cheaper.test(said)) return { word: 'cheaper', query: { maxPerM2: perM2 - 1, sort: 'dearest' } };
  if (perM2 !== null && dearer.test(said)) return { word: 'dearer', query: { minPerM2: perM2 + 1, sort: 'cheapest' } };
  return { word: '', query: {} };
}

/** The words of a product's colour. */
export function coloursOf({ colour }: Pick<ProductSummary, 'colour'>): string[] {
  const words = (colour ?? '')
    .toLowerCase()
    .split(' ')
    .filter((word) => /^[a-z]{3,}$/.test(word));
  // 'Tarred Oak' is black and 'Narrows Oak' is pale: oak alone tells nothing of the colour.
  return words.length > 1 ? words.filter((word) => word !== 'oak') : words;
}

/** Whether a product is of one of these colours, and not only named after one: 'Tannery' is a colour here and a range there. */
export function isInColour({ colour }: Pick<ProductSummary, 'colour'>, colours: readonly string[]): boolean {
  return colours.some((name) => (colour ?? '').toLowerCase().includes(name));
}
