import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { linkTo, listed, sayPrice } from '../say.ts';
import { highest, sayOf } from './by-figures.ts';
import { all, inAll, lasting, type Verdict } from './merits.ts';

export const asksValue =
  /\b(?:better|best|good|more|most) value\b|\bvalue for (?:the )?money\b|\b(?:better|best) (?:buy|deal|for (?:the|my|your) money)\b|\b(?:more|most) for (?:the|my|your|yer) money\b|\bbang for\b/;

/** What decides how a floor wears, and not how it feels or looks. */
const wears: ReadonlySet<string> = new Set(lasting.filter(({ name }) => !/^(?:warranty|thickness)$/.test(name)).map(({ name }) => name));

/** Of two the one that is the better value: the cheaper, unless the other wears harder by its record, and then what that costs. Null where they are not two prices. */
export function betterValue(products: readonly Product[]): Verdict | null {
  const [cheap, dear, ...others] = products.toSorted((a, b) => (a.pricePerM2Pence ?? 0) - (b.pricePerM2Pence ?? 0));
  if (!cheap?.pricePerM2Pence || !dear?.pricePerM2Pence || others.length || cheap.pricePerM2Pence === dear.pricePerM2Pence) return null;
  const gap = `${formatPounds(dear.pricePerM2Pence - cheap.pricePerM2Pence)} a m²`;
  const isAlike = cheap.category === dear.category && cheap.construction === dear.construction && cheap.plankStyle === dear.plankStyle;
  const measures = [...new Set([...inAll, ...lasting, ...all.filter(({ name }) => name === 'width')])];
  const told = measures.filter(({ name }) => !/going by|^rating$/.test(name) && (isAlike || !/^(?:thickness|width)$/.test(name)));
  const ahead = (product: Product) =>
    told
      .filter((measure) => highest([cheap, dear], measure) === product)
      .map((measure) => ({ ...measure, said: sayOf(measure, product, [cheap, dear]) }));
  const [more, less] = [ahead(dear), ahead(cheap)];
  const say = (list: readonly { name: string; said: string }[]) => listed([...new Map(list.map(({ name, said }) => [name, said])).values()]);
  const inWear = more.filter(({ name }) => wears.has(name));
  const prices = `${sayPrice(cheap)} against ${sayPrice(dear)}`;
  const own = less.length ? ` It is even ahead in ${say(less)}.` : '';
  if (inWear.length && !less.some(({ name }) => wears.has(name)))
    return {
      text: `That depends on how hard it is used. In a quiet room ${linkTo(cheap)} is the better value, ${gap} less: ${prices}. In a busy one ${linkTo(dear)} is worth the difference: it is ahead in ${say(more)}.${own}`,
      best: null,
    };
  const extra = more.length ? ` What the ${gap} more buys with ${linkTo(dear)} is ${say(more)}: pay it if you want that, or prefer its looks.` : '';
  return { text: `For value I would take ${linkTo(cheap)}: ${gap} less, ${prices}.${own}${extra}`, best: cheap };
}
