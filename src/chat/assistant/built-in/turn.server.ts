import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { isProductId } from '#catalogue/read-summaries.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { Shop } from '../../../shop.server.ts';
import type { AnswerContext, Wish } from '../context.ts';
import type { MeasuredRoom } from '../reading/measures.ts';
import { readSlots, type Slots } from '../reading/slots.server.ts';
import { tidy, wordsOf } from '../reading/text.ts';
import { isGoods } from '../tools/kinds-sold.ts';
import type { Visitor } from '../tools/tool.ts';
import { findWished } from '../tools/wish-query.server.ts';
import type { Guess } from '../understanding/naive-bayes.ts';
import { understand } from '../understanding/understand.server.ts';
import { mergeWish, pointedAt } from './follow-up.ts';

/** One message with all that is needed to answer it. */
export type Turn = {
  shop: Shop;
  settings: Settings;
  visitor: Visitor;
  message: string;
  slots: Slots;
  before: AnswerContext;
  guesses: Guess[];
  /** What the message may mean with the one before it. */
  joined: Guess[];
  /** Products that it names, the best of each name; `range`: where one name fits several, all of them. */
  named: ProductSummary[];
  range: ProductSummary[];
  shown: ProductSummary[];
  /** What 'it' is: pointed at, or the page that is open. */
  pointed: ProductSummary[];
  /** The wish with what was wished before, and by itself. */
  wish: Wish;
  ownWish: Wish;
  rooms: MeasuredRoom[];
};

const shortest = 7;

/** Reads a message with the conversation before it: what it says, what it may mean, and which products it is about. */
export async function readTurn(shop: Shop, visitor: Visitor, message: string, before: AnswerContext, lastSaid: string): Promise<Turn> {
  const [settings, slots, guesses, shown] = await Promise.all([
    readSettings(shop),
    readSlots(shop, message),
    understand(message),
    listSummaries(shop, before.shown),
  ]);
  const isShort = slots.words.length <= shortest;
  const joined = lastSaid && isShort ? await understand(`${lastSaid} ${message}`) : [];
  const groups = slots.named.groups;
  const ownWish = groups.length ? { ...slots.wish, names: [] } : slots.wish;
  const isNew = ownWish.floors.some((floor) => !isGoods(floor)) && !isShort;
  const focus = await focusOf(shop, visitor, slots, before);
  const base = { shop, settings, visitor, message, slots, before, guesses, joined, shown, ownWish };
  return {
    ...base,
    named: groups.flatMap(([best]) => best ?? []),
    range: groups.length === 1 && (groups[0]?.length ?? 0) > 1 ? (groups[0] ?? []) : [],
    pointed: groups.length ? [] : await pointedIn({ ...base, focus }),
    wish: isNew ? ownWish : mergeWish(before.wish, ownWish),
    rooms: slots.measures.rooms.length ? slots.measures.rooms : (areaAlone(slots, before) ?? before.measured),
  };
}

/** The product that 'it' is: 'this' on a product's page is that product, whatever was spoken of. */
async function focusOf(shop: Shop, { productId }: Visitor, { text }: Slots, { focus, shown }: AnswerContext): Promise<ProductSummary | null> {
  const open = productId && isProductId(productId) ? productId : null;
  const isThis = /\bthis(?: one| floor| tile| carpet)?\b/.test(text);
  const id = open && (isThis || (!focus && !shown.length)) ? open : focus;
  return id ? ((await listSummaries(shop, [id]))[0] ?? null) : null;
}

type Pointing = Pick<Turn, 'shop' | 'visitor' | 'slots' | 'before' | 'shown' | 'ownWish'> & { focus: ProductSummary | null };

async function pointedIn({ shop, visitor, slots, before, shown, ownWish, focus }: Pointing): Promise<ProductSummary[]> {
  const { points } = slots;
  // 'the cheapest of those': of all that were found, not only of those that were shown.
  if (points?.to === 'sort' && before.wish && shown.length > 2 && !ownWish.floors.length) {
    const { found } = await findWished(shop, visitor, { ...before.wish, sort: points.sort }, [], 1, 1);
    if (found.products.length) return found.products;
  }
  const sibling = focus && slots.words.length <= 9 ? await siblingNamed(shop, focus, slots.words) : null;
  if (sibling) return [sibling];
  // On a product's page a question that points at nothing is of that product.
  const isOfPage = visitor.productId !== null && focus?.id === visitor.productId && points === null && !before.shown.length;
  return pointedAt(isOfPage ? { to: 'one' } : points, ownWish, shown, focus);
}

/** 'and the smoked one', 'what about the rope': another colour of the range that is spoken of. */
async function siblingNamed(shop: Shop, { id, name }: ProductSummary, words: readonly string[]): Promise<ProductSummary | null> {
  const [range = ''] = name.toLowerCase().split(' ');
  const rows = await shop.sql<{ id: string; name: string }[]>`
    select id, name from products where lower(name) ~>=~ ${`${range} `} and lower(name) ~<~ ${`${range}!`} limit 60`;
  const own = new Set(wordsOf(tidy(name)));
  const others = rows
    .filter((row) => row.id !== id)
    .map((row) => ({ id: row.id, telling: wordsOf(tidy(row.name)).filter((word) => !own.has(word) && /^[a-z]{3,}$/.test(word)) }))
    .map((row) => ({ id: row.id, said: row.telling.filter((word) => words.includes(word)).length, of: row.telling.length }))
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said || a.of - b.of);
  const [best] = others;
  return best ? ((await listSummaries(shop, [best.id]))[0] ?? null) : null;
}

/** 'and for 18?', 'make that 17' after a sum: an area in m² where nothing else was said of the figure. */
function areaAlone({ text, measures, wish, count }: Slots, { topic }: AnswerContext): MeasuredRoom[] | null {
  if (topic !== 'task calculate' || measures.size || wish.price || wish.thickness || count) return null;
  const figures = text.match(/(?<![\d.£])\d{1,4}(?:\.\d{1,2})?(?![\d.]| ?%| ?mm)/g) ?? [];
  return figures.length === 1 ? [{ name: '', areaMm2: Number(figures[0]) * 1e6, times: 1 }] : null;
}
