import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';

const piece = '(?:tiles?|planks?|boards?|slabs?|sheets?)';
const asksEach = new RegExp(
  String.raw`\b(?:per|for|is|does|would|be|cost) (?:a|one|each|1|an individual|a single|one single|single)? ?(?:(?!wide|narrow|long|box|pack|m2|metre|square)[\w{}]+ ){0,2}(?:tile|plank|board|slab|sheet)\b(?! (?:box|pack))|\b(?:of|for) (?:a|one|1|a single|each) (?:(?!wide|narrow|long)[\w{}]+ ){0,2}(?:tile|plank|board|slab|sheet)\b|\bprice each\b|\b${piece} (?:price|cost)s? each\b|\b(?:each|per|a single|individual) ${piece}\b|\b${piece} each\b|\beach ${piece} cost`,
);
const asksCost = /\b(?:how much|price\w*|cost\w*)\b|£/;

/** Whether it is asked what one tile or board costs, and not what a m² or a box does. */
export function asksPriceEach({ said }: { said: string }): boolean {
  return asksCost.test(said) && asksEach.test(said) && !/\bweigh|\bheavy\b|\bhow many\b/.test(said);
}

/** 'about £34.79 each, 2 in a box': the price of a box shared out among what is in it; null where it has one piece, or no record says how many. */
export function priceEach({ piecesPerBox, pricePence, unit }: Pick<Product, 'piecesPerBox' | 'pricePence' | 'unit'>): string | null {
  if (!piecesPerBox || piecesPerBox < 2) return null;
  const { one } = unitWords(unit);
  return `about ${formatPounds(Math.round(pricePence / piecesPerBox))} each, ${piecesPerBox} in a ${one} at ${formatPounds(pricePence)}`;
}

/** 'how much is one tile of it': after what it costs. */
export function sayEach(product: Product, reading: { said: string }): string {
  const each = asksPriceEach(reading) ? priceEach(product) : null;
  return each ? `By the piece that is ${each}; it is sold whole boxes at a time.` : '';
}
