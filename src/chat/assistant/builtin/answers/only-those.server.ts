import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { guideEntry } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { understand } from '../../understanding/understand.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource, sayPrice } from '../say.ts';
import { pageSays } from './page-says.ts';

const asksOnly =
  /^(?=.*\b(?:only|just)\b)(?:(?:and|so|ok|okay|but|right|then) )*(?:(?:is|are) (?:there|that|those|these|it|they|this)|have (?:you|ye|yous)|do (?:you|ye|yous|they|it)|does it|you|just the one$)\b/;
const longest = 9;
const likely = 0.3;
const shortestWord = 3;
const [aPage, mostPages] = [6, 4];
/** What each of our goods is called by their kind. */
const called: readonly (readonly [name: RegExp, word: string])[] = [
  [/\bnosing\b/i, 'stair nosing'],
  [/\btile trim\b/i, 'tile trim'],
  [/\b(?:t-bar|ramp bar)\b/i, 'threshold'],
  [/\bskirting\b/i, 'skirting'],
  [/\bscotia\b/i, 'scotia'],
  [/\bpipe cover/i, 'pipe cover'],
  [/\bunderlay\b/i, 'underlay'],
  [/\bgrout\b/i, 'grout'],
  [/\badhesive\b/i, 'adhesive'],
  [/\bsealer\b/i, 'sealer'],
  [/\bprimer\b/i, 'primer'],
];
const numbers: readonly (readonly [says: RegExp, count: number])[] = [
  [/\b(?:two|2)\b/, 2],
  [/\b(?:three|3)\b/, 3],
  [/\b(?:four|4)\b/, 4],
];
/** What they are for, by their names. */
const isFor = /\b(?:Carpet|Tile|Wood|Vinyl|Stone|Seam)\b/;

/** 'is there just the black one?' of the trims or other goods that were just told of: whether we list any more; null of floors, and where something else is asked. */
export async function answerOnlyThose(asked: Asked): Promise<Part | null> {
  const { reading, shop, context } = asked;
  const { text, room, condition, floor, measured } = reading;
  const isPlain = room.length + condition.length + measured.length === 0 && !reading.price && floor.every(isGoods);
  if (!isPlain || !asksOnly.test(text) || text.split(' ').length > longest) return null;
  const shown = await listSummaries(shop, [...new Set([...context.shown, ...(context.focus ? [context.focus] : [])])]);
  const first = shown.find((one) => wordOf(one) !== null);
  const word = first ? wordOf(first) : await goodsOfEntry(asked);
  const category = sold[word ?? '']?.category;
  if (!word || !category || (!first && context.topic === 'find')) return null;
  const query = { categories: [category], limit: aPage };
  const pages = await Promise.all(Array.from({ length: mostPages }, (_, at) => findFloors(shop, floorQuery.parse({ ...query, page: at + 1 }))));
  const products = pages.flatMap((page) => page.products);
  const alike = products.filter((one) => wordOf(one) === word && (!first || isFor.exec(one.name)?.[0] === isFor.exec(first.name)?.[0]));
  const [only] = alike;
  if (!only) return null;
  const ids = alike.map(({ id }) => id);
  return {
    text: await said(asked, alike, word, shown),
    products: ids,
    sources: alike.map(productSource),
    context: { topic: 'facts', shown: ids, focus: alike.length === 1 ? only.id : null },
  };
}

async function said({ shop, reading }: Asked, alike: readonly ProductSummary[], word: string, shown: readonly ProductSummary[]): Promise<string> {
  const [only] = alike;
  const kind = isFor.exec(only?.name ?? '')?.[0].toLowerCase() ?? '';
  if (only && alike.length === 1) {
    const product = await readProduct(shop, only.id);
    const page = product && pageSays(product, /\b(?:mm|for|over|under)\b/);
    return `Yes: ${linkTo(only)} is the only ${kind && !word.includes(kind) ? `${kind} ${word}` : word} that we list, at ${sayPrice(only)}. ${page ?? ''}`.trim();
  }
  const all = listed(alike.map((one) => `${linkTo(one)} at ${sayPrice(one)}`));
  // 'only the silver' of some that are silver and some that are not.
  const names = alike.map(({ name, colour }) => `${name} ${colour ?? ''}`.toLowerCase());
  const isOfSome = reading.text
    .split(' ')
    .some((one) => one.length >= shortestWord && names.some((name) => name.includes(one)) && !names.every((name) => name.includes(one)));
  const counted = numbers.find(([says]) => says.test(reading.text))?.[1];
  const isAll = counted
    ? counted === alike.length
    : !isOfSome && (reading.colour.length > 0 || alike.every(({ id }) => shown.some((one) => one.id === id)));
  return isAll ? `Yes, these are all that we list: ${all}.` : `No, there are ${alike.length}: ${all}.`;
}

const wordOf = ({ name }: Pick<ProductSummary, 'name'>) => called.find(([says]) => says.test(name))?.[1] ?? null;

/** The goods of the guide's entry that answered the message before. */
async function goodsOfEntry({ before, context }: Asked): Promise<string | null> {
  if (!before || context.topic !== 'advice') return null;
  const [best] = await understand(before, new Set());
  const entry = best?.kind === 'entry' && best.probability >= likely ? await guideEntry(best.name) : null;
  return entry?.goods.length === 1 ? (entry.goods[0] ?? null) : null;
}
