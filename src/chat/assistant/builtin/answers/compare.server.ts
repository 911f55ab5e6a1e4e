import { readProduct } from '#catalogue/catalogue.server.ts';
import { comparisonOf } from '#catalogue/comparison.ts';
import type { Product } from '#catalogue/product.ts';
import { nameInText } from '../../answer-text.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, offerPerson, productSource } from '../say.ts';

const mostCompared = 3;
const told = [
  'Price of a m²',
  'Stock',
  'Rating',
  'Thickness',
  'Water resistance',
  'AC rating',
  'Wear layer',
  'Slip rating',
  'Underfloor heating',
  'Warranty',
  'Material',
  'Wood type',
  'Construction',
  'Plank size',
  'Tile size',
  'Coverage of one',
];

/** Two or three products side by side: what they differ in, line by line. */
export async function answerComparison(asked: Asked, ids: readonly string[]): Promise<Part | null> {
  const products = (await Promise.all([...new Set(ids)].slice(0, mostCompared).map((id) => readProduct(asked.shop, id)))).filter(
    (product): product is Product => product !== null,
  );
  if (products.length < 2) return null;
  const lines = comparisonOf(products)
    .filter(({ term, differs }) => differs && told.includes(term))
    .map(
      ({ term, values }) =>
        `${term}: ${values.map((value) => (value === null ? 'not stated' : nameInText(value.replace(/ \((\d+)\)$/, ' from $1 reviews')))).join(' against ')}.`,
    );
  const same = lines.length ? '' : 'In everything we list they are the same.';
  return {
    text: `${products.map((product, at) => `${at + 1}. ${linkTo(product)}`).join('\n\n')}\n\n${lines.join(' ')}${same}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['How many boxes of the first one for 20 m²?', 'Which has better reviews?'],
    context: { topic: 'compare', shown: products.map(({ id }) => id), focus: null },
  };
}

export function compareWhat({ settings }: Asked): Part {
  return {
    text: `Which two shall I compare? Tell me two kinds of floor, such as LVT and laminate, or two products by name. ${offerPerson(settings)}`,
    suggestions: ['LVT or laminate?', 'SPC or WPC?'],
    context: { topic: 'compare', awaits: 'product' },
  };
}
