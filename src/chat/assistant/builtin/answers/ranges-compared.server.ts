import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { singular } from '../../reading/phrases.ts';
import type { Asked } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { listed } from '../say.ts';

/** 'Rathlin or Langholt': each that was named by its range alone stands for it, so what there is of the range is said too. */
export async function sayRanges({ shop, reading }: Asked, products: readonly Product[]): Promise<string> {
  const said = new Set(`${reading.told} ${reading.text}`.split(/[^a-z\d]+/).map(singular));
  const lines = await Promise.all(products.map((product) => sayRange(shop, product, said)));
  // Of several of one range it is said once.
  const ofRanges = new Map(lines.filter(Boolean).map((line) => [line.split(' there are ')[0], line]));
  return [...ofRanges.values()].join(' ');
}

async function sayRange(shop: Asked['shop'], product: Product, said: ReadonlySet<string>): Promise<string> {
  const [first = ''] = product.name.split(' ');
  if (!said.has(singular(first.toLowerCase()))) return '';
  const others = await othersOfRange(shop, product);
  const alike = others.filter(({ name }) => sizeOf(name) === sizeOf(product.name));
  // 'the Rathlin pine': the words that set it apart from the others were said.
  const shared = new Set(alike.flatMap(({ name }) => wordsOf(name)));
  const isMeant = wordsOf(product.name).some((word) => said.has(word) && !alike.every(({ name }) => wordsOf(name).includes(word)));
  if (!alike.length || isMeant || !shared.size) return '';
  const all = [product, ...alike];
  const range = nameOfAll(all.map(({ name }) => name));
  const prices = all.flatMap(({ pricePerM2Pence }) => pricePerM2Pence ?? []);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const price = !prices.length
    ? ''
    : least === most
      ? `, at ${formatPounds(least)} a m²`
      : `, from ${formatPounds(least)} to ${formatPounds(most)} a m²`;
  const colours =
    others.length > mostNamed
      ? `${all.length} of it`
      : listed(
          all.map(({ name }) =>
            ownWords(
              name,
              all.map((one) => one.name),
            ),
          ),
        );
  return `Of ${range} there are ${colours}${price}.`;
}

const mostNamed = 7;
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(singular);
const sizeOf = (name: string) => /\b\d+x\d+\b/.exec(name)?.[0] ?? null;

/** 'Rough and Tumble': the words that all of a range begin with. */
function nameOfAll(names: readonly string[]): string {
  const parts = (names[0] ?? '').split(' ');
  const shared = parts.findIndex((word, at) => names.some((name) => name.split(' ')[at] !== word));
  return parts.slice(0, Math.max(1, shared)).join(' ');
}

/** 'Pale Ash' of 'Rathlin Pale Ash Narrow Laminate 10mm': what only this one of its range is called. */
function ownWords(name: string, all: readonly string[]): string {
  const own = name.split(' ').filter((word) => !all.every((other) => other.split(' ').includes(word)));
  return own.join(' ') || name;
}
