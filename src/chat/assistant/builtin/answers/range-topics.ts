import type { Product } from '#catalogue/product.ts';
import { linkTo, listed, productLine, sayPrice } from '../say.ts';
import { pageLine, pageSaysOfSupply } from './page-says.ts';
import { sizesOf } from './sizes.ts';

/** What a shopper calls a colour, and what the names and pages call it. */
const shades: readonly (readonly [asked: RegExp, on: RegExp])[] = [
  [/^gr[ae]y/, /\bgr[ae]y|\bcharcoal|\bgraphite|\bsilver|\bslate\b/i],
  [/^white/, /\bwhite|\bchalk|\blimewash|\bmilk/i],
  [/^cream|^beige/, /\bcream|\bivory|\bbeige|\boat|\bbiscuit/i],
  [/^(?:light|pale|blond)/, /\bpale|\blight\b|\bblond|\bbleach|\bsand|\bwhite|\bcream|\bchalk|\bdune/i],
  [/^dark/, /\bdark|\bblack|\bespresso|\bbog\b|\bebonised|\btarred|\bcharcoal|\bink|\bsmoked|\bdeep/i],
  [/^black/, /\bblack|\bink\b|\btarred|\bebonised|\bnero/i],
  [/^brown/, /\bbrown|\bwalnut|\bchestnut|\btoffee|\bespresso|\bcocoa|\bpeat/i],
  [/^pink/, /\bpink|\bblush|\brose\b/i],
  [/^green/, /\bgreen|\bsage|\bbottle|\beau de nil/i],
  [/^blue/, /\bblue|\bnavy|\bduck egg|\bazul|\bteal/i],
  [/^natural/, /\bnatural\b/i],
];
const shadeNamed =
  /\b(?:gr[ae]y(?:ish)?|white|cream|beige|light(?:er)?|pale|blonde?|dark(?:er)?|black|brown|pink|green|blue|natural|red|yellow|orange|walnut|ash|maple|cherry|teak|beech)\b/;

/** 'does it come in a grey': which of its range that is, or which colours there are instead. */
export function sayInColour(product: Product, said: string, others: readonly Product[]): string | null {
  const word = shadeNamed.exec(said)?.[0];
  if (!word || !others.length) return null;
  const named = shades.find(([asked]) => asked.test(word))?.[1] ?? new RegExp(`\\b${word}`, 'i');
  const range = [product, ...others].toSorted((a, b) => a.name.localeCompare(b.name));
  const calls = ({ name, colour }: Product) => named.test(`${name} ${colour ?? ''}`);
  const byName = range.filter(calls);
  const fit = byName.length ? byName : range.filter((one) => named.test(pageLine(one) ?? ''));
  const plain = word.replace(/(?:ish|er)$/, '');
  if (!fit.length) return `No, not in ${plain}. The range has ${listed(range.map(linkTo))}.`;
  return `Yes: ${fit.map((one) => `${productLine(one).replace(/\.$/, '')}${pageLine(one) ? `, “${pageLine(one)}”` : ''}`).join('; ')}`;
}

/** 'what other colours': the others of its range, each with its price. */
export function sayColours(product: Product, _said: string, others: readonly Product[]): string {
  const colours = others.filter(({ colour }) => colour !== product.colour);
  if (!colours.length) return 'It is the only colour of its range that we list.';
  const each = [...new Map(colours.map((one) => [one.colour, one])).values()];
  return `Besides this one the range has ${listed(each.map((one) => `${linkTo(one)} at ${sayPrice(one)}${one.stock < 1 ? ', out of stock' : ''}`))}.`;
}

/** 'is there a bigger size' */
export function saySizes(product: Product, said: string, others: readonly Product[]): string | null {
  const sizes = sizesOf(said, product, others);
  return sizes && [sizes.text, ...sizes.fit.map(productLine)].join('\n\n');
}

/** 'will you still have it next year': what its page says of what is left. */
export function sayOfSupply(product: Product): string {
  return [pageSaysOfSupply(product), 'How long it stays in the range I do not have in writing.'].filter(Boolean).join(' ');
}

/** 'do you do it in 60x60': that size of it, in its own colour first. */
export function saySizeNamed(product: Product, said: string, others: readonly Product[]): string | null {
  const [, one, other] = /\b(\d{2,4}) ?(?:x|by) ?(\d{2,4})\b/.exec(said) ?? [];
  if (!one || !other) return null;
  const mm = [Number(one), Number(other)].map((side) => (Math.max(Number(one), Number(other)) < 200 ? side * 10 : side)).toSorted((a, b) => a - b);
  const sizeIn = ({ tileSize, plankSize }: Product) =>
    (tileSize?.includes('x') ? tileSize : (plankSize ?? ''))
      .split('x')
      .map(Number)
      .toSorted((a, b) => a - b);
  const fit = [product, ...others].filter((each) => sizeIn(each).join() === mm.join());
  const own = fit.filter(({ colour }) => colour === product.colour);
  if (own.length) return `Yes: ${own.map((each) => productLine(each)).join(' ')}`;
  const asked = mm.join(' x ');
  if (fit.length) return `Not in this colour; in ${asked} mm the range has ${listed(fit.map((each) => `${linkTo(each)} at ${sayPrice(each)}`))}.`;
  return `No, not in ${asked} mm: this one measures ${sizeIn(product).join(' x ')} mm.`;
}
