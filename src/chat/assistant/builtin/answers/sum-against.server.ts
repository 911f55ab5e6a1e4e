import { listSummaries, readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { singular } from '../../reading/phrases.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, productSource } from '../say.ts';
import { onlyOne } from '../told-by-name.ts';
import { whichProducts } from '../which-products.server.ts';
import { calculationOf, saidIn, sayM2 } from './sums.server.ts';

const asksMore =
  /\b(?:price|cost|money) differ\w*|\bdiffer\w* (?:in|of) (?:the )?(?:price|cost|money)\b|\bdiffer\w* (?:be|come to|work out)\b|\bhow much (?:more|less|extra|dearer|cheaper)\b|\b(?:how much|what) (?:would|do|could|will) (?:i|we|it) save\b|\bwhat(?:s| is| would be) the (?:extra|difference)$|^(?:and |so )?by how much$/;
/** 'is it cheaper in the Biscuit', of a floor and another that is named. */
const asksWhether =
  /\b(?:is|would|will|does|if|and) (?:it|that|this)?(?: be| come| work)?(?: out)? ?(?:any |much |a lot )?(cheaper|dearer|less|more|more expensive)\b/;
/** 'the difference between them' of two that were just worked out. */
const betweenThem =
  /\bdifferen\w* (?:between (?:them|the two|those|both|the 2)|there)\b(?!.*\b(?:anyway|otherwise|besides|apart from|other than|in (?:looks?|quality|the floors?))\b)/;
/** 'how much more would the walnut be', 'and the charcoal' */
const theOther = /\bthe ((?:[a-z]+ ){0,2}?[a-z]+?)(?: ones?)?(?= (?:be|is|cost|come|work|instead|then|tiles?|than|for)\b|$)/;

/** What one of two comes to more than the other for the floor that was measured: 'and if I took the smoked one, what is the difference in price'; null where there are no such two, or no floor. */
export async function answerSumAgainst(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const whether = reading.names.length > 0 && context.focus ? asksWhether.exec(reading.said)?.[1] : undefined;
  const isAsked = whether !== undefined || asksMore.test(reading.said) || (context.topic === 'calculate' && betweenThem.test(reading.said));
  if (!measured.length || !isAsked || /\b(?:spend|buy|order|deliver\w*)\b/.test(saidIn(asked))) return null;
  const two = await theTwo(asked);
  if (!two) return null;
  const [before, now] = two.map((product) => ({
    product,
    sum: calculationOf(product, measured, context.pattern, reading.wastePercent ?? context.wastePercent),
  }));
  if (!before?.sum || !now?.sum) return null;
  const apart = now.sum.totalPence - before.sum.totalPence;
  const by = apart === 0 ? 'the same' : `${formatPounds(Math.abs(apart))} ${apart > 0 ? 'more' : 'less'}`;
  const isSo = whether && apart !== 0 ? (apart < 0 === /cheaper|less/.test(whether) ? 'Yes: ' : 'No: ') : '';
  const say = ({ product, sum }: typeof now) => `${sum?.amount} of ${linkTo(product)} at ${formatPounds(sum?.totalPence ?? 0)}`;
  return {
    text: `${isSo}${isSo ? 'for' : 'For'} ${sayM2(measured)} and the cuts it is ${by}: ${say(now)} against ${say(before)}.`,
    products: [now.product.id, before.product.id],
    calculation: now.sum,
    sources: [now.product, before.product].map(productSource),
    suggestions: ['Can I pay that monthly?', 'Is it in stock?'],
    context: { topic: 'calculate', measured, focus: now.product.id, before: before.product.id, shown: [before.product.id, now.product.id] },
  };
}

/** The one that was spoken of and the other that is asked about: named now, told by a word of its name, or spoken of before. */
async function theTwo(asked: Asked): Promise<[Product, Product] | null> {
  const { reading, context, shop } = asked;
  const isNamed = reading.names.length > 0 || reading.sku !== null || reading.ordinals.length > 0;
  const named = isNamed ? await whichProducts(asked) : null;
  // 'how much extra is the sable than the plain oak for 20 m²': than the second.
  if (named?.kind === 'several' && named.products.length === 2) {
    const [one, than] = await readProducts(shop, named.products);
    return one && than ? [than, one] : null;
  }
  const focus = context.focus ? await readProduct(shop, context.focus) : null;
  const other = named?.kind === 'one' ? named.product : isNamed || !focus ? null : await byItsWord(asked, focus);
  if (focus && other && other.id !== focus.id) return [focus, other];
  // 'how much more is the first' of two that were compared.
  const rest = other && context.shown.length === 2 ? context.shown.find((id) => id !== other.id) : null;
  const against = rest ? await readProduct(shop, rest) : null;
  if (against && other) return [against, other];
  if (isNamed || other) return null;
  const ids = context.before && focus ? [context.before, focus.id] : context.shown.length === 2 ? context.shown : [];
  const [first, second] = await readProducts(shop, ids);
  return first && second && first.id !== second.id ? [first, second] : null;
}

async function byItsWord({ reading, context, shop }: Asked, focus: Product): Promise<Product | null> {
  const said = theOther.exec(reading.told) ?? theOther.exec(reading.said);
  const words = (said?.[1] ?? '').split(' ').filter(Boolean).map(singular);
  if (!words.length) return null;
  const shown = (await listSummaries(shop, context.shown)).filter(({ id }) => id !== focus.id);
  const others = await othersOfRange(shop, focus);
  const sameSize = others.filter(({ tileSize }) => tileSize === focus.tileSize);
  const one = onlyOne(shown, words) ?? onlyOne(sameSize, words) ?? onlyOne(others, words);
  return one && readProduct(shop, one.id);
}
