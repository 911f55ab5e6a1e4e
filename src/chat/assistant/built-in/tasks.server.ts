import { readProducts } from '#catalogue/catalogue.server.ts';
import { emptyWish } from '../context.ts';
import { calculate } from '../tools/calculate.server.ts';
import { guideEntry } from '../tools/guide-entry.server.ts';
import { handOver } from '../tools/hand-over.server.ts';
import { isGoods } from '../tools/kinds-sold.ts';
import { ownOrders } from '../tools/own-orders.server.ts';
import { compareFloors, productFacts } from '../tools/product-facts.server.ts';
import { suitability } from '../tools/suitability.server.ts';
import { type Topic, terms, topics } from '../tools/terms.server.ts';
import { findWished } from '../tools/wish-query.server.ts';
import { aspectsIn, sayComparison, sayFacts } from '../words/facts.ts';
import { sayEntry } from '../words/guide.ts';
import { sayOrders } from '../words/orders.ts';
import type { Part } from '../words/say.ts';
import { saySuits } from '../words/suits.ts';
import { sayCount, saySum, saySums } from '../words/sum.ts';
import { sayBeyond, sayChoose, sayOffTopic, sayPerson, sayWhich } from '../words/talk.ts';
import { sayTerms } from '../words/terms.ts';
import { find, findMore, findSimilar, goods } from './find.server.ts';
import { isWish } from './follow-up.ts';
import type { Turn } from './turn.server.ts';

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

const tasks: Record<string, (turn: Turn) => Promise<Part | null>> = {
  find,
  recommend: async (turn) => (isWish(turn.ownWish) ? ((await find(turn)) ?? null) : sayChoose()),
  choose: async (turn) => (isWish(turn.ownWish) ? find(turn) : sayChoose()),
  unlisted: find,
  range: async (turn) => (turn.range.length ? find(turn) : findSimilar(turn)),
  siblings: findSimilar,
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
    return {
      ...part,
      text: `${own} ${part.text}`,
      facts: [...part.facts, product],
      products: [product.id],
      context: { focus: product.id, shown: [product.id] },
    };
  },
  order: async ({ shop, visitor, settings, slots: { reference, email }, before }) => {
    const asked = reference ?? (email && before.order);
    return sayOrders(await ownOrders.run(shop, visitor, { reference: asked, email }), asked, settings);
  },
  person: async ({ shop, visitor }) => sayPerson(await handOver.run(shop, visitor, { isUnanswered: false })),
  feedback: async ({ shop, visitor }) => sayPerson(await handOver.run(shop, visitor, { isUnanswered: false })),
  beyond: async ({ shop, visitor }) => sayBeyond(await handOver.run(shop, visitor, { isUnanswered: true })),
  'off-topic': async ({ shop, visitor }) => sayOffTopic(await handOver.run(shop, visitor, { isUnanswered: false })),
};

const products = ({ named, pointed, range }: Turn) => (range.length > 1 ? range : named.length ? named : pointed);

async function tellFacts(turn: Turn): Promise<Part | null> {
  const { shop, visitor, slots, range } = turn;
  const asked = products(turn);
  const aspects = aspectsIn(slots.text);
  if (!asked.length) return isWish(turn.ownWish) ? find(turn) : sayWhich('product');
  // A whole range was named: what its members cost and whether they are there.
  if (range.length > 1) return find({ ...turn, ownWish: emptyWish });
  if (asked.length > 1) return compare(turn);
  const facts = await productFacts.run(shop, visitor, { id: asked[0]?.id ?? '' });
  return facts && sayFacts(facts, aspects);
}

async function suits(turn: Turn, also: readonly string[]): Promise<Part | null> {
  const { shop, visitor, ownWish, before, slots } = turn;
  const places = [...new Set([...ownWish.rooms, ...ownWish.demands, ...also])].slice(0, 3);
  const [product] = products(turn);
  if (!places.length) return product ? tellFacts(turn) : null;
  const kinds = ownWish.floors.length ? ownWish.floors : product ? [] : slots.words.length <= 6 ? (before.wish?.floors ?? []) : [];
  const part = saySuits(await suitability.run(shop, visitor, { places, kinds, id: product?.id ?? null }));
  if (!part || product || kinds.length) return part;
  // Which floors suit: those of the catalogue come along.
  const { found } = await findWished(shop, visitor, ownWish, [], 1);
  return {
    ...part,
    products: found.products.map(({ id }) => id),
    facts: [...part.facts, found],
    context: { wish: ownWish, shown: found.products.map(({ id }) => id) },
  };
}

async function workOut(turn: Turn): Promise<Part | null> {
  const { shop, visitor, slots, before, rooms, wish, ownWish } = turn;
  if (ownWish.floors.some(isGoods)) return goods(turn);
  if (slots.measures.needsUnit && before.awaits !== 'unit') return sayWhich('unit');
  const asked = products(turn).length ? products(turn) : turn.shown.filter(({ id }) => id === before.focus);
  if (slots.count && asked.length === 1 && !slots.measures.rooms.length && /\bbox|pack|roll|length|bag|tub/.test(slots.text)) {
    const facts = await productFacts.run(shop, visitor, { id: asked[0]?.id ?? '' });
    if (facts) return sayCount(facts.product, slots.count);
  }
  if (!rooms.length) return { ...sayWhich('area'), context: { awaits: 'area', focus: asked[0]?.id ?? before.focus } };
  const input = {
    rooms,
    pattern: slots.pattern ?? (before.pattern as typeof slots.pattern),
    wastePercent: slots.wastePercent ?? before.wastePercent,
  };
  const budget = wish.price?.per === 'total' ? wish.price.maxPence : null;
  if (asked.length === 1) {
    const sum = await calculate.run(shop, visitor, { id: asked[0]?.id ?? '', ...input });
    return sum && saySum(sum, rooms, slots.count, budget);
  }
  const several = asked.length ? asked : isWish(ownWish) ? (await findWished(shop, visitor, wish, rooms, 1)).found.products : turn.shown;
  const sums = (await Promise.all(several.slice(0, 4).map(({ id }) => calculate.run(shop, visitor, { id, ...input })))).filter((sum) => sum !== null);
  if (!sums.length) return { ...sayWhich('product'), context: { awaits: 'product', measured: rooms } };
  return sums.length === 1 && sums[0] ? saySum(sums[0], rooms, slots.count, budget) : saySums(sums, rooms);
}

async function compare(turn: Turn): Promise<Part | null> {
  const { shop, visitor, shown, slots } = turn;
  const asked = [...new Map([...turn.named, ...turn.pointed].map((one) => [one.id, one])).values()];
  const chosen = asked.length > 1 ? asked : asked.length === 1 && shown.length === 2 ? shown : asked.length ? [] : shown.slice(0, 2);
  if (chosen.length < 2) return asked.length ? null : tellEntry(turn, null);
  return sayComparison(await compareFloors.run(shop, visitor, { ids: chosen.slice(0, 3).map(({ id }) => id) }), aspectsIn(slots.text));
}

async function tellEntry({ shop, visitor, message, ownWish }: Turn, title: string | null): Promise<Part | null> {
  const named = [...ownWish.floors, ...ownWish.rooms, ...ownWish.demands, ...ownWish.finishes];
  return sayEntry(await guideEntry.run(shop, visitor, { question: message.slice(0, 300), title }), named);
}

async function tellTerms({ shop, visitor, slots, before, named, pointed, rooms, ownWish }: Turn, topic: Topic): Promise<Part> {
  const place = slots.place ?? (topic === 'delivery' ? before.place : null);
  const [product] = named.length ? named : pointed;
  const [read] = product && rooms.length ? await readProducts(shop, [product.id]) : [];
  const sum = read && (await calculate.run(shop, visitor, { id: read.id, rooms, pattern: null, wastePercent: null }));
  const named_ = ownWish.price?.maxPence ?? ownWish.price?.minPence ?? null;
  const facts = await terms.run(shop, visitor, {
    topic,
    place: place?.name ?? null,
    country: place?.country ?? null,
    amountPence: named_ ?? sum?.calculation.totalPence ?? null,
    depositPence: 0,
    count: topic === 'samples' ? slots.count : null,
  });
  const part = sayTerms(facts, slots.words);
  return { ...part, context: { ...part.context, ...(place ? { place } : {}) } };
}
