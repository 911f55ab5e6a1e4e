import type { Product } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { linkTo, listed } from '../say.ts';

export const asksWhy = /\b(?:why|how come|what makes|what for|what am i paying|extra (?:money|cost)?(?: )?for|paying (?:extra|more))\b/;
const ofGap = /\bprice difference\b|\bdifference in (?:the )?(?:price|cost)\b/;

/** 'why the big price gap', of two that differ in size or weight alone: what the dearer has more of, and which of them is reduced; empty where neither tells. */
export function sayWhyDearer(products: readonly Product[], said: string): string {
  const [one, other] = products.toSorted((a, b) => (b.pricePerM2Pence ?? 0) - (a.pricePerM2Pence ?? 0));
  if (products.length !== 2 || !one || !other || !(asksWhy.test(said) || ofGap.test(said)) || one.pricePerM2Pence === other.pricePerM2Pence)
    return '';
  const figures = [
    { word: 'bigger', of: area, say: ({ tileSize, plankSize }: Product) => `${(tileSize ?? plankSize)?.replace('x', ' × ')} mm` },
    { word: 'thicker', of: ({ thickness }: Product) => Number.parseFloat(thickness ?? ''), say: ({ thickness }: Product) => thickness },
  ];
  const more = figures.flatMap(({ word, of, say }) => (of(one) > of(other) ? `${word} (${say(one)} against ${say(other)})` : []));
  const [heavy, light] = [one, other].map(({ weightGrams, coverageCm2 }) =>
    weightGrams && coverageCm2 ? Math.round((weightGrams * 10) / coverageCm2) : null,
  );
  if (heavy && light && heavy > light) more.push(`heavier (about ${heavy} kg a m² against ${light} kg)`);
  const reduced = other.wasPence ? `${linkTo(other)} is reduced, from ${formatPounds(other.wasPence)} a ${unitWords(other.unit).one}.` : '';
  return [more.length ? `The dearer, ${linkTo(one)}, is ${listed(more)}.` : '', reduced].filter(Boolean).join(' ');
}

function area({ tileSize, plankSize }: Product): number {
  const [width, length] = (tileSize ?? plankSize ?? '').split('x').map(Number);
  return (width ?? Number.NaN) * (length ?? Number.NaN);
}
