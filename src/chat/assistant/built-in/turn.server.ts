import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../../../shop.server.ts';
import type { AnswerContext, Wish } from '../context.ts';
import type { MeasuredRoom } from '../reading/measures.ts';
import { readSlots, type Slots } from '../reading/slots.server.ts';
import { tidy, wordsOf } from '../reading/text.ts';
import { isGoods } from '../tools/kinds-sold.server.ts';
import { ownRoomsNamed } from '../tools/rooms.server.ts';
import type { Visitor } from '../tools/tool.ts';
import { findWished } from '../tools/wish-query.server.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import { understand } from '../understanding/understand.server.ts';
import { aspectsIn } from '../words/facts.ts';
import { isOnlyPlace, mergeWish, pointedAt } from './follow-up.ts';

/** One message with all that is needed to answer it. */
export type Turn = {
  shop: Shop;
  settings: Settings;
  visitor: Visitor;
  message: string;
  slots: Slots;
  before: AnswerContext;
  /** What it may mean; of a short one, by itself and with the one before it. */
  guesses: Guess[];
  /** The terms of a specification that it asks after. */
  aspects: string[];
  /** Products that it names, the best of each name; `range`: where one name fits several, all of them. */
  named: ProductSummary[];
  range: ProductSummary[];
  shown: ProductSummary[];
  /** The product that is spoken of. */
  focus: ProductSummary | null;
  /** What 'it' is: pointed at, or the page that is open. */
  pointed: ProductSummary[];
  /** The wish with what was wished before, and by itself. */
  wish: Wish;
  ownWish: Wish;
  rooms: MeasuredRoom[];
};

const shortest = 7;
/** A message that is guessed with so much certainty needs no other to be understood. */
const clear = 0.8;
/** What a meaning is left with that the message before speaks against. */
const leastJoined = 0.03;

/** Reads a message with the conversation before it: what it says, what it may mean, and which products it is about. */
export async function readTurn(shop: Shop, visitor: Visitor, message: string, before: AnswerContext, lastSaid: string): Promise<Turn> {
  const [settings, slots, shown] = await Promise.all([readSettings(shop), readSlots(shop, message), listSummaries(shop, before.shown)]);
  const isShort = slots.words.length <= shortest;
  const groups = slots.named.groups;
  const own = await understand(groups.length === 1 ? slots.asked : message);
  const guesses = lastSaid && isShort ? together(own, await understand(`${lastSaid} ${message}`)) : own;
  const ownWish = groups.length ? { ...slots.wish, names: [] } : slots.wish;
  const isNew = ownWish.floors.some((floor) => !isGoods(floor)) && !isShort;
  const focus = await focusOf(shop, visitor, slots, before);
  const base = { shop, settings, visitor, message, slots, before, guesses, shown, focus, ownWish, aspects: aspectsIn(slots.asked) };
  return {
    ...base,
    named: groups.flatMap(([best]) => best ?? []),
    range: groups.length === 1 && (groups[0]?.length ?? 0) > 1 ? (groups[0] ?? []) : [],
    pointed: groups.length ? [] : await pointedIn(base),
    wish: isNew ? ownWish : mergeWish(before.wish, ownWish),
    rooms: [slots.measures.rooms, ownRoomsNamed(visitor, slots.text), areaAlone(slots, before)].find(({ length }) => length > 0) ?? before.measured,
  };
}

/** What a message means by itself held against what it means with the one before it: what both speak for comes first. */
function together(own: readonly Guess[], joined: readonly Guess[]): Guess[] {
  const [first] = own;
  if (!first || first.probability > clear) return [...own];
  const withBefore = ({ kind, name }: Guess) => joined.find((one) => kind === one.kind && name === one.name)?.probability ?? 0;
  const both = own.map((guess) => ({ guess, before: withBefore(guess) }));
  return both
    .sort((a, b) => b.guess.probability * (b.before + leastJoined) - a.guess.probability * (a.before + leastJoined))
    .map(({ guess, before }) => ({ ...guess, probability: Math.max(guess.probability, before) }));
}

/** The product that 'it' is: 'this' on a product's page is that product, whatever was spoken of. */
async function focusOf(shop: Shop, { productId }: Visitor, { text }: Slots, { focus, shown }: AnswerContext): Promise<ProductSummary | null> {
  const open = productId && isUuid(productId) ? productId : null;
  const isThis = /\bthis(?: one| floor| tile| carpet)?\b/.test(text);
  const id = open && (isThis || (!focus && !shown.length)) ? open : focus;
  return id ? ((await listSummaries(shop, [id]))[0] ?? null) : null;
}

type Pointing = Pick<Turn, 'shop' | 'visitor' | 'slots' | 'before' | 'shown' | 'focus' | 'ownWish' | 'aspects'>;

async function pointedIn({ shop, visitor, slots, before, shown, ownWish, aspects, focus }: Pointing): Promise<ProductSummary[]> {
  const { points } = slots;
  // 'the cheapest of those': of all that were found, not only of those that were shown.
  if (points?.to === 'sort' && ownWish.floors.length) return [];
  if (points?.to === 'sort' && before.wish && shown.length > 2) {
    const { found } = await findWished(shop, visitor, { ...before.wish, sort: points.sort }, [], 1, 1);
    if (found.products.length) return found.products;
  }
  const sibling = focus && slots.words.length <= 9 ? await siblingNamed(shop, focus, slots.words) : null;
  if (sibling) return [sibling];
  // A question that points at nothing is of the product whose page is open, or of the one spoken of where it asks what a product is asked.
  const isOfPage = visitor.productId !== null && focus?.id === visitor.productId && !before.shown.length;
  const asksOfIt = aspects.length > 0 || ownWish.rooms.length + ownWish.demands.length > 0;
  const isOfIt = points === null && (isOfPage || (slots.words.length <= 8 && asksOfIt && isOnlyPlace(ownWish)));
  return pointedAt(isOfIt && focus ? { to: 'one' } : points, ownWish, shown, focus);
}

/** The products whose names begin with the same word in the same category: the range of one. */
export async function rangeOf(shop: Shop, { name, category }: ProductSummary): Promise<ProductSummary[]> {
  const [range = ''] = name.toLowerCase().split(' ');
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where lower(name) ~>=~ ${`${range} `} and lower(name) ~<~ ${`${range}!`} and category = ${category}
      and remnant_length_mm is null limit 40`;
  const ids = rows.map(({ id }) => id);
  return listSummaries(shop, ids);
}

/** 'and the smoked one', 'what about the rope': another colour of the range that is spoken of. */
async function siblingNamed(shop: Shop, focus: ProductSummary, words: readonly string[]): Promise<ProductSummary | null> {
  const own = new Set(wordsOf(tidy(focus.name)));
  const others = (await rangeOf(shop, focus))
    .filter(({ id }) => id !== focus.id)
    .map((product) => ({ product, telling: wordsOf(tidy(product.name)).filter((word) => !own.has(word) && /^[a-z]{3,}$/.test(word)) }))
    .map(({ product, telling }) => ({ product, said: telling.filter((word) => words.includes(word)).length, of: telling.length }))
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said || a.of - b.of);
  return others[0]?.product ?? null;
}

/** 'and for 18?' after a sum, '16 metres of that one': an area in m² where nothing else was said of the figure. */
function areaAlone({ text, measures, wish, count }: Slots, { topic, shown }: AnswerContext): MeasuredRoom[] {
  if (measures.size || wish.price || wish.thickness || count) return [];
  if (topic !== 'task calculate' && !(shown.length && /\d ?(?:m|met(?:re|er)s?)\b/.test(text))) return [];
  const figures = text.match(/(?<![\d.£])\d{1,4}(?:\.\d{1,2})?(?![\d.]| ?%| ?mm)/g) ?? [];
  return figures.length === 1 ? [{ name: '', areaMm2: Number(figures[0]) * 1e6, times: 1 }] : [];
}
