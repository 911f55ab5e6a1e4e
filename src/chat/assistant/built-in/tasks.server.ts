import { readProducts } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { emptyWish } from '../context.ts';
import { calculate } from '../tools/calculate.server.ts';
import { findByName } from '../tools/find-floors.server.ts';
import { guideEntry } from '../tools/guide-entry.server.ts';
import { handOver } from '../tools/hand-over.server.ts';
import { isGoods, isGoodsCategory } from '../tools/kinds-sold.server.ts';
import { ownOrders } from '../tools/own-orders.server.ts';
import { compareFloors, type ProductFacts, productFacts } from '../tools/product-facts.server.ts';
import { ownRooms } from '../tools/rooms.server.ts';
import { isSuited, type Suits, suitability } from '../tools/suitability.server.ts';
import { type Topic, terms, topics } from '../tools/terms.server.ts';
import { findWished } from '../tools/wish-query.server.ts';
import { sayComparison, sayFacts, sayRange } from '../words/facts.ts';
import { sayExamples } from '../words/floors.ts';
import { sayEntry } from '../words/guide.ts';
import { sayOrders } from '../words/orders.ts';
import { inTurn, type Part, showing } from '../words/say.ts';
import { saySuits, saySuitsOfEach } from '../words/suits.ts';
import { sayCount, saySum, saySums } from '../words/sum.ts';
import { sayBeyond, sayChoose, sayOffTopic, sayPerson, sayWhich } from '../words/talk.ts';
import { sayTerms } from '../words/terms.ts';
import { find, findMore, findSimilar } from './find.server.ts';
import { isWish } from './follow-up.ts';
import { goods } from './goods.server.ts';
import { rangeOf, type Turn } from './turn.server.ts';

/** Does what was decided on ('task find', 'place Bathroom', 'entry Wear layer'); null where it makes no answer: the next guess has its turn. */
export async function perform(turn: Turn, what: string): Promise<Part | null> {
  const [kind = '', ...rest] = what.split(' ');
  const name = rest.join(' ');
  if (kind === 'entry') return tellEntry(turn, name);
  if (kind === 'place') return suits(turn, [name]);
  if (what === 'more') return findMore(turn);
  const topic = topics.find((one) => one === name);
  return (await tasks[name]?.(turn)) ?? (topic ? tellTerms(turn, topic) : null);
}

const toPerson = async ({ shop, visitor }: Turn) => sayPerson(await handOver.run(shop, visitor, { isUnanswered: false }));

const tasks: Record<string, (turn: Turn) => Promise<Part | null>> = {
  find,
  recommend,
  choose: recommend,
  unlisted: find,
  range: siblings,
  siblings,
  similar: findSimilar,
  sundries: goods,
  'underlay-or-glue-find': goods,
  calculate: workOut,
  facts: tellFacts,
  stock: tellFacts,
  price: async (turn) => (turn.slots.measures.rooms.length ? workOut(turn) : tellFacts(turn)),
  reviews: async (turn) => (products(turn).length ? tellFacts(turn) : null),
  suitability: (turn) => suits(turn, []),
  compare,
  'compare-prices': compare,
  discount: async (turn) =>
    isWish({ ...turn.ownWish, reduced: false, sort: null }) || turn.ownWish.reduced
      ? find({ ...turn, wish: { ...turn.wish, reduced: true, sort: null } })
      : null,
  samples: async (turn) => {
    const [product] = products(turn);
    const part = await tellTerms(turn, 'samples');
    if (!product) return part;
    const own = product.isSampleEligible ? `Yes, you can order a free sample of ${product.name}.` : `Samples of ${product.name} aren’t available.`;
    return { ...part, text: `${own} ${part.text}`, facts: [...part.facts, product], ...showing([product]) };
  },
  order: async ({ shop, visitor, settings, slots: { reference, email }, before }) => {
    const asked = reference ?? (email && before.order);
    return sayOrders(await ownOrders.run(shop, visitor, { reference: asked, email }), asked, settings);
  },
  person: toPerson,
  feedback: toPerson,
  beyond: async ({ shop, visitor }) => sayBeyond(await handOver.run(shop, visitor, { isUnanswered: true })),
  'off-topic': async ({ shop, visitor }) => sayOffTopic(await handOver.run(shop, visitor, { isUnanswered: false })),
};

/** Floors for what is wished for; of what was spoken of before only the place counts. */
async function recommend(turn: Turn): Promise<Part | null> {
  const places = [...turn.wish.rooms, ...turn.wish.demands];
  if (isWish(turn.ownWish)) return find(turn);
  return (places.length ? await suits({ ...turn, named: [], pointed: [], range: [] }, places) : null) ?? sayChoose();
}

const maxOfRange = 6;
const products = ({ named, pointed, range }: Turn) => (range.length > 1 ? range : named.length ? named : pointed);

async function tellFacts(turn: Turn): Promise<Part | null> {
  const { shop, visitor, range, aspects } = turn;
  const asked = products(turn);
  if (!asked.length) return isWish(turn.ownWish) ? find(turn) : sayWhich('product');
  // A whole range was named: what is on record of each, or what they cost and whether they are there.
  const ofEach = aspects.filter((aspect) => aspect !== 'Price' && aspect !== 'Stock');
  if (range.length > 1 && !ofEach.length) return find({ ...turn, ownWish: emptyWish });
  if (range.length > 1) return sayRange(await factsOf(turn, range), ofEach);
  if (asked.length > 1) return compare(turn);
  const facts = await productFacts.run(shop, visitor, { id: asked[0]?.id ?? '' });
  return facts && sayFacts(facts, aspects);
}

async function factsOf({ shop, visitor }: Turn, some: readonly ProductSummary[]): Promise<ProductFacts[]> {
  const found = await Promise.all(some.slice(0, maxOfRange).map(({ id }) => productFacts.run(shop, visitor, { id })));
  return found.filter((facts) => facts !== null);
}

/** The other colours and sizes of the range that is named or spoken of. */
async function siblings(turn: Turn): Promise<Part | null> {
  if (turn.range.length) return find(turn);
  const [product] = [...turn.named, ...turn.pointed, ...turn.shown];
  const range = product ? await rangeOf(turn.shop, product) : [];
  return range.length > 1 ? find({ ...turn, range, ownWish: emptyWish }) : findSimilar(turn);
}

async function suits(turn: Turn, also: readonly string[]): Promise<Part | null> {
  const { shop, visitor, ownWish, before, slots } = turn;
  const places = [...new Set([...ownWish.rooms, ...ownWish.demands, ...also])].slice(0, 3);
  const asked = products(turn).slice(0, maxOfRange);
  if (!places.length) return asked.length ? tellFacts(turn) : null;
  if (asked.length > 1) {
    const ofEach = await Promise.all(asked.map(({ id }) => suitability.run(shop, visitor, { places, kinds: [], id })));
    return saySuitsOfEach(ofEach);
  }
  const id = asked[0]?.id ?? null;
  const kinds = ownWish.floors.length ? ownWish.floors : id || /\b(?:what|which)\b/.test(slots.text) ? [] : (before.wish?.floors ?? []);
  const suited = await suitability.run(shop, visitor, { places, kinds, id });
  const part = saySuits(suited);
  const besides = turn.aspects.filter((aspect) => aspect === 'Price' || aspect === 'Stock');
  const facts = part && id && besides.length ? await productFacts.run(shop, visitor, { id }) : null;
  if (part && facts) return { ...inTurn([sayFacts(facts, besides), part]), ...showing([facts.product]) };
  if (!part || id || kinds.length) return part;
  const examples = await examplesOf(turn, suited);
  return examples.length ? sayExamples(part, examples) : part;
}

/** Floors of the catalogue that suit all the places by what is said of just their kind and finish, so that it is true of each. */
async function examplesOf({ shop, visitor, ownWish }: Turn, { places, lines }: Suits): Promise<ProductSummary[]> {
  const floors = [...new Set(lines.filter(({ verdict }) => verdict === 'yes').map(({ floor }) => floor))].slice(0, 8);
  const { found, left } = await findWished(shop, visitor, { ...ownWish, floors, inStock: true }, [], 1, 9);
  if (left.length) return [];
  const suited = await Promise.all(found.products.map(({ id }) => suitability.run(shop, visitor, { places, kinds: [], id })));
  return found.products.filter((_, at) => suited[at] && isSuited(suited[at])).slice(0, 3);
}

/** For the rooms that were told, else for the visitor's own: all of them, and one by one as they choose. */
async function workOut(turn: Turn): Promise<Part | null> {
  const own = ownRooms(turn.visitor);
  const part = await workOutFor(turn.rooms.length ? turn : { ...turn, rooms: own });
  if (!part?.calculation || turn.rooms.length || own.length < 2) return part;
  return { ...part, suggestions: own.map(({ name }) => `How much for the ${name}?`) };
}

async function workOutFor(turn: Turn): Promise<Part | null> {
  const { shop, visitor, slots, before, rooms, wish, ownWish } = turn;
  if (wish.floors.some(isGoods) && products(turn).every(({ category }) => isGoodsCategory(category))) return goods(turn);
  if (slots.measures.needsUnit && before.awaits !== 'unit') return sayWhich('unit');
  const asked = products(turn).length ? products(turn) : turn.shown.filter(({ id }) => id === before.focus);
  const [only] = asked.length === 1 ? asked : [];
  // Boxes that are counted, and metres off a roll, are just so many.
  const metres = only?.unit === 'metre' ? Number(/\b(\d{1,2}) ?(?:m|met(?:re|er)s?)\b/.exec(slots.text)?.[1] ?? 0) : 0;
  const counted = /\bbox|pack|roll|length|bag|tub/.test(slots.text) ? slots.count : metres;
  const told = only && counted && !slots.measures.rooms.length ? await productFacts.run(shop, visitor, { id: only.id }) : null;
  if (told && counted) return sayCount(told.product, counted);
  if (!rooms.length) return { ...sayWhich('area'), context: { awaits: 'area', focus: asked[0]?.id ?? before.focus } };
  const pattern = slots.pattern ?? (before.pattern as typeof slots.pattern);
  const input = { rooms, pattern, wastePercent: slots.wastePercent ?? before.wastePercent };
  const budget = wish.price?.per === 'total' ? wish.price.maxPence : null;
  if (only) {
    const sum = await calculate.run(shop, visitor, { id: only.id, ...input });
    return sum && saySum(sum, rooms, slots.count, budget);
  }
  const several = asked.length ? asked : isWish(ownWish) ? (await findWished(shop, visitor, wish, rooms, 1)).found.products : turn.shown;
  const sums = (await Promise.all(several.slice(0, 4).map(({ id }) => calculate.run(shop, visitor, { id, ...input })))).filter((sum) => sum !== null);
  if (!sums.length) return { ...sayWhich('product'), context: { awaits: 'product', measured: rooms } };
  return sums.length === 1 && sums[0] ? saySum(sums[0], rooms, slots.count, budget) : saySums(sums, rooms);
}

async function compare(turn: Turn): Promise<Part | null> {
  const { shop, visitor, shown } = turn;
  const asked = [...new Map([...turn.named, ...turn.pointed].map((one) => [one.id, one])).values()];
  const chosen = asked.length > 1 ? asked : asked.length === 1 && shown.length === 2 ? shown : asked.length ? [] : shown.slice(0, 2);
  if (chosen.length < 2) return asked.length ? null : tellEntry(turn, null);
  return sayComparison(await compareFloors.run(shop, visitor, { ids: chosen.slice(0, 3).map(({ id }) => id) }), turn.aspects);
}

/** An entry of the guide, and goods for the job that are sold here. */
async function tellEntry({ shop, visitor, message, ownWish }: Turn, title: string | null): Promise<Part | null> {
  const named = [...ownWish.floors, ...ownWish.rooms, ...ownWish.demands, ...ownWish.finishes];
  const found = await guideEntry.run(shop, visitor, { question: message.slice(0, 300), title });
  const part = sayEntry(found, named);
  const goodsFor = await Promise.all((found.entries[0]?.goods ?? []).slice(0, 2).map((name) => findByName.run(shop, visitor, { name })));
  const sold = goodsFor.flatMap(({ products: [first] }) => (first && first.stock > 0 ? [first] : []));
  return part && sold.length ? sayExamples(part, sold) : part;
}

async function tellTerms({ shop, visitor, slots, before, named, pointed, rooms, ownWish }: Turn, topic: Topic): Promise<Part> {
  const place = slots.place ?? (topic === 'delivery' ? before.place : null);
  const [product] = named.length ? named : pointed;
  const [read] = product && rooms.length ? await readProducts(shop, [product.id]) : [];
  const sum = read && (await calculate.run(shop, visitor, { id: read.id, rooms, pattern: null, wastePercent: null }));
  // A bare figure is so many samples where those were spoken of, and pounds where it is about paying monthly.
  const bare = Number(/(?<![\d.])\d{1,5}(?![\d.]| ?m)/.exec(slots.text)?.[0] ?? 0);
  const soMany = before.topic === 'task samples' && bare <= 99 ? bare || null : null;
  const said = ownWish.price?.maxPence ?? ownWish.price?.minPence ?? (topic === 'finance' && bare >= 50 ? bare * 100 : null);
  const facts = await terms.run(shop, visitor, {
    topic,
    place: place?.name ?? null,
    country: place?.country ?? null,
    amountPence: said ?? sum?.calculation.totalPence ?? null,
    depositPence: 0,
    count: topic === 'samples' ? (slots.count ?? soMany) : null,
  });
  const part = sayTerms(facts, slots.words);
  return { ...part, context: { ...part.context, ...(place ? { place } : {}) } };
}
