import { countUnits } from '#catalogue/selling-unit.ts';
import type { Comparison, ProductFacts } from '../tools/product-facts.server.ts';
import type { Part } from './say.ts';
import { linkTo, listed, productLine, sayCost, sayThereIs, showing } from './say.ts';

/** What of a product may be asked after: its price, stock and sample, or the term of its specification. */
const table: readonly [aspect: string, says: RegExp][] = [
  ['Price', /\b(?:price[sd]?|costs?|how much|expensive|dear(?:er)?|cheap(?:er)?|per m2|a metre|much is|much are)\b/],
  ['Stock', /\b(?:stock|available|availability|have (?:you )?(?:any )?left|sold out|get it now)\b/],
  ['Sample', /\b(?:samples?|swatch|try a piece)\b/],
  ['Rating', /\b(?:reviews?|rating|rated|stars|customers (?:say|think))\b/],
  ['Brand', /\b(?:brand|makes|made by|maker|manufacturer|supplier)\b/],
  ['Colour', /\b(?:colours?|shade)\b/],
  ['Tile size|Plank size|Format', /\b(?:sizes?|dimensions?|how (?:big|long|wide) (?:is|are)|width|length|wide is|long is|measurements?)\b/],
  ['Thickness', /\b(?:thick(?:ness)?|how deep|thin|height|mm)\b/],
  ['Coverage', /\b(?:cover(?:s|age)?|m2 (?:in|to|per) (?:a|the)? ?(?:box|pack)|in a (?:box|pack)|per (?:box|pack)|how many m2)\b/],
  ['Pieces', /\b(?:pieces|planks|boards|tiles) (?:are )?(?:in|to|per)\b|\bhow many (?:\w+ )?(?:in|per|to) (?:a|each|the) (?:box|pack)\b/],
  ['Weight', /\b(?:weigh[st]?|weight|heavy|kilos?|kg)\b/],
  ['Material', /\b(?:material|made (?:of|from|out of))\b/],
  ['Finish', /\b(?:finish(?:ed)?|matt|gloss|shiny|lacquered|oiled|polished)\b/],
  ['Wood type|Species', /\b(?:solid|engineered|real wood|species)\b/],
  ['AC rating', /\bac(?: ?\d)?\b|\bac rating\b|\bhard ?wearing\b/],
  ['Water resistance', /\b(?:water ?proof|water|wet|splash|moisture|damp)\b/],
  ['Construction', /\b(?:click|glue(?:d)? ?down|construction|spc|wpc|loose lay|float)\b/],
  ['Wear layer', /\bwear ?layer\b/],
  ['Slip rating', /\b(?:slip(?:py|pery)?|slip rating|anti slip|non slip|grip|r ?(?:9|1\d))\b/],
  ['Underfloor heating', /\b(?:under ?floor heating|ufh|heated floors?|heating)\b/],
  ['Warranty', /\b(?:warranty|guarantee[d]?|how long (?:will|does) it last)\b/],
];

/** The terms of a specification that a text asks after; those in stars of one row stand for each other. */
export function aspectsIn(text: string): string[] {
  return table.filter(([, says]) => says.test(text)).map(([aspect]) => aspect);
}

/** Whether a line of a specification is one of an aspect. */
function isAspect(aspect: string, term: string): boolean {
  return aspect.split('|').some((one) => term.toLowerCase().includes(one.toLowerCase()));
}

const maxTold = 4;

/** What is on record of one product about what was asked; price, stock and the first of its record where nothing was. */
export function sayFacts({ product, specifications }: ProductFacts, aspects: readonly string[]): Part {
  const lines = aspects.flatMap((aspect) => sayAspect({ product, specifications }, aspect));
  const told = lines.length ? lines.slice(0, maxTold) : [sayCost(product), sayThereIs(product), ...summaryOf({ product, specifications })];
  return {
    text: `${linkTo(product)}: ${told.join(' ')}`,
    facts: [{ product, specifications }],
    ...showing([product]),
    suggestions: ['How many boxes for 20 m²?', 'Can I have a sample of it?', 'What is like it?'],
  };
}

/** What is on record of each of a range: once where all have the same. */
export function sayRange(range: readonly ProductFacts[], aspects: readonly string[]): Part {
  const products = range.map(({ product }) => product);
  const told = range.map((one) => aspects.flatMap((aspect) => sayAspect(one, aspect)).join(' '));
  const isSame = new Set(told).size === 1;
  return {
    text: isSame ? `${listed(products.map(linkTo))}: ${told[0]}` : products.map((product, at) => `${linkTo(product)}: ${told[at]}`).join('\n\n'),
    facts: [range],
    ...showing(products),
    suggestions: ['Which is the cheapest?', 'Compare the first two'],
  };
}

function sayAspect({ product, specifications }: ProductFacts, aspect: string): string[] {
  if (aspect === 'Price') return [sayCost(product)];
  if (aspect === 'Stock')
    return [product.stock > 0 ? `There are ${countUnits(product.stock, product.unit)} in stock.` : 'It is out of stock at the moment.'];
  if (aspect === 'Sample') return [product.isSampleEligible ? 'You can order a free sample.' : 'Samples of it are not available.'];
  if (aspect === 'Rating')
    return [product.rating ? `It’s rated ${product.rating.average.toFixed(1)} stars (${product.rating.count} reviews).` : 'It has no reviews yet.'];
  const found = specifications.filter(({ term }) => isAspect(aspect, term));
  const known = found.filter(({ value }) => value !== null);
  if (aspect === 'Water resistance' && known[0]) return [saysOfWater[known[0].value ?? ''] ?? `Water resistance: ${known[0].value}.`];
  if (known.length) return known.map(({ term, value }) => `${term}: ${value}.`);
  return [`${aspect.split('|')[0] ?? aspect}: not listed.`];
}

const saysOfWater: Readonly<Record<string, string>> = {
  Waterproof: 'Yes, it is waterproof.',
  'Water Resistant': 'It is water resistant, but not waterproof.',
  Standard: 'No, it is not waterproof or water resistant (water resistance: standard).',
};

function summaryOf({ specifications }: ProductFacts): string[] {
  const wanted = ['Tile size', 'Plank size', 'Format', 'Thickness', 'Water resistance', 'AC rating', 'Wear layer', 'Underfloor heating', 'Suits'];
  const known = specifications.filter(({ term, value }) => value !== null && wanted.includes(term));
  return known.length ? [`${listed(known.slice(0, 6).map(({ term, value }) => `${term}: ${value}`)).replaceAll(' and ', ', ')}.`] : [];
}

const maxLines = 8;
const lastOfAll = ['Brand', 'Pieces', 'Weight', 'Coverage', 'Stock', 'Rating'];

/** What products differ in, line by line; by how much the one is dearer. */
export function sayComparison({ products, differences }: Comparison, aspects: readonly string[] = []): Part {
  const asked = differences.filter(({ term }) => aspects.some((aspect) => isAspect(aspect, term)));
  const rest = differences.filter(({ term }) => !lastOfAll.includes(term));
  const lines = (asked.length ? asked : rest).slice(0, maxLines);
  const table = lines.map(({ term, values }) => `${term}: ${products.map((_, at) => values[at] ?? 'not listed').join(' / ')}`);
  return {
    text: `${listed(products.map(linkTo))} compared, in that order:\n\n${table.join('\n\n')}\n\n${products.map(productLine).join('\n\n')}`,
    facts: [{ products, differences }],
    ...showing(products),
    suggestions: ['Which is the cheapest?', 'How many boxes for 20 m²?'],
  };
}
