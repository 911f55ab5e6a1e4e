import type { ProductSummary } from '#catalogue/product.ts';
import { singular } from '../reading/phrases.ts';
import { colourNames } from '../reading/words/looks.ts';

/** The one of some products that all of the words name, or else describe in its colour; null where that is none, or more than one. */
export function onlyOne<Some extends ProductSummary>(products: readonly Some[], words: readonly string[]): Some | null {
  const fit = products.filter((product) => has(product, words));
  const likely = fit.length ? fit : products.filter((product) => has(product, words, colourNames));
  // 'the oak one' of a range that has an oak and a sable oak.
  const plain = likely.filter(
    ({ name }) =>
      partsOf(name)
        .slice(1, 1 + words.length)
        .join(' ') === words.join(' '),
  );
  return likely.length === 1 ? (likely[0] ?? null) : plain.length === 1 ? (plain[0] ?? null) : null;
}

/** The same, of a range that comes in sizes: that of the size of the one it is asked after. */
export function onlyOneOfSize<Some extends ProductSummary>(
  products: readonly Some[],
  words: readonly string[],
  { name }: Pick<ProductSummary, 'name'>,
): Some | null {
  const size = sizeIn.exec(name)?.[0];
  const ofSize = size ? products.filter((product) => sizeIn.exec(product.name)?.[0] === size) : [];
  return onlyOne(products, words) ?? onlyOne(ofSize, words);
}

const sizeIn = /\b\d+x\d+\b/;

/** Which of those shown have all of the words, counted from 1; none where all have. */
export function amongShown(shown: readonly ProductSummary[], words: readonly string[]): number[] {
  const fit = shown.flatMap((product, at) => (has(product, words) ? [at + 1] : []));
  return fit.length < shown.length ? fit : [];
}

/** Whether a product is of a colour, by whatever name. */
export const isOfColour = (product: ProductSummary, colour: readonly string[]) => colour.length > 0 && has(product, colour, colourNames);

/** `meant`: what the catalogue may call a thing that is said: 'chalk' for white. */
function has({ name, colour }: ProductSummary, words: readonly string[], meant: Readonly<Record<string, readonly string[]>> = {}): boolean {
  const own = partsOf(`${name} ${colour ?? ''}`);
  const says = (word: string) => word.split(' ').every((part) => own.includes(part));
  return words.every((word) => says(word) || meant[word]?.some(says));
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(singular);
}

/** Those of some products whose names have most of what was said in them: 'Kitchen Oak' before any other oak. All of them where none has more. */
export function nearestByName<Some extends Pick<ProductSummary, 'name'>>(products: readonly Some[], said: string): Some[] {
  const words = new Set(partsOf(said));
  const counted = products.map((product) => ({ product, count: new Set(partsOf(product.name).filter((part) => words.has(part))).size }));
  const most = Math.max(...counted.map(({ count }) => count), 0);
  return counted.flatMap(({ product, count }) => (count === most ? product : []));
}
