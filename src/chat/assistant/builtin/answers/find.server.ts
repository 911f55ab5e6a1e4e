import { browseAddress, emptyBrowseState } from '#catalogue/browse-state.ts';
import { listCategories, listSuppliers } from '#catalogue/catalogue.server.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, type FloorsFound, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { listed, offerPerson, productLine, productSource, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { mergeWish, queryOf, wishOf } from '../wish.ts';
import { sumsFor } from './calculate.server.ts';

const mostShown = 3;

/** The floors that were asked for. `keeps`: a follow-up, so what was asked before still holds. */
export async function answerFind(asked: Asked, keeps: boolean, more: Partial<FloorQuery> = {}): Promise<Part> {
  const { context, reading } = asked;
  const wish = keeps ? mergeWish(context.wish, wishOf(reading)) : wishOf(reading);
  const measured = reading.measured.length ? reading.measured : keeps ? context.measured : [];
  const page = more.page ?? 1;
  const query = floorQuery.parse({ ...queryOf(wish, measured), limit: mostShown, ...more, page });
  const { found, dropped } = await findOrRelax(asked, query, wish);
  const shown = found.products;
  const base = {
    topic: 'find',
    wish,
    measured,
    page,
    shown: shown.map(({ id }) => id),
    focus: shown.length === 1 ? (shown[0]?.id ?? null) : null,
    subject: adviceOf(wish),
  };
  if (!shown.length) {
    if (page > 1)
      return { text: 'Those were all that fit. Shall I look with one wish less, such as another colour or price?', context: { ...context } };
    return {
      text: `We have nothing that fits ${sayWish(wish)}. ${offerPerson(asked.settings)}`,
      offersPerson: true,
      isUnanswered: reading.names.length > 0 || !isKnownWish(wish),
      suggestions: ['What do you sell?'],
      context: { ...base, shown: [] },
    };
  }
  const total = found.total >= 1000 ? 'more than 1,000' : String(found.total);
  const unmet = dropped ? `Nothing fits all of it, so I left out ${dropped}. ` : '';
  const which =
    { relevance: 'for example', best: 'the best reviewed first', wear: 'the hardest wearing first' }[String(query.sort)] ?? `the ${query.sort} first`;
  const count = found.total === 1 ? `One floor fits ${sayWish(wish, dropped)}:` : `${upperFirst(total)} fit ${sayWish(wish, dropped)}; ${which}:`;
  const lines = shown.map((product) => productLine(product)).join('\n\n');
  const all = found.total > shown.length && !dropped ? browse(query) : '';
  const sums = measured.length
    ? await sumsFor(
        asked,
        shown.map(({ id }) => id),
        measured,
      )
    : '';
  return {
    text: [`${unmet}${count}`, lines, sums, all].filter(Boolean).join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    suggestions: [
      shown.length > 1 ? 'How many boxes of the first one for 20 m²?' : 'How many boxes for 20 m²?',
      found.total > mostShown ? 'Show me more' : 'Can I get a sample?',
    ],
    context: base,
  };
}

/** The next ones of the list that was shown. */
export function answerMore(asked: Asked): Promise<Part> {
  return answerFind(asked, true, { page: asked.context.page + 1 });
}

/** Cheaper or dearer than what was shown. */
export async function answerOtherPrice(asked: Asked, direction: 'cheaper' | 'dearer'): Promise<Part> {
  const shown = await findFloors(
    asked.shop,
    floorQuery.parse({ ...queryOf(asked.context.wish ?? emptyWish, asked.context.measured), page: asked.context.page, limit: mostShown }),
  );
  const prices = shown.products.flatMap(({ pricePerM2Pence }) => pricePerM2Pence ?? []);
  const limit = direction === 'cheaper' ? { maxPerM2: Math.min(...prices) - 1, sort: 'cheapest' as const } : { minPerM2: Math.max(...prices) + 1 };
  const query = floorQuery.parse({ ...queryOf(asked.context.wish ?? emptyWish, asked.context.measured), limit: mostShown, ...limit });
  const found = prices.length ? await findFloors(asked.shop, query) : null;
  if (!found?.products.length) {
    return {
      text: `Those are the ${direction === 'cheaper' ? 'cheapest' : 'dearest'} that fit what you asked for.`,
      suggestions: ['Show me more'],
      context: { ...asked.context, topic: 'find' },
    };
  }
  const lines = found.products.map(productLine).join('\n\n');
  return {
    text: `${direction === 'cheaper' ? 'Cheaper' : 'Dearer'} ones:\n\n${lines}`,
    products: found.products.map(({ id }) => id),
    sources: found.products.map(productSource),
    context: { topic: 'find', shown: found.products.map(({ id }) => id), focus: null, page: 1 },
  };
}

/** What the shop sells at all. */
export async function answerRange({ shop, reading }: Asked): Promise<Part> {
  if (/\bbrands?|makes?|suppliers?|manufacturers?\b/.test(reading.said)) {
    const suppliers = await listSuppliers(shop);
    return {
      text: `The makers we stock: ${listed(suppliers.slice(0, 40))}.`,
      sources: [{ title: 'Our catalogue', href: '/products' }],
      suggestions: ['What do you sell?'],
      context: { topic: 'range' },
    };
  }
  const categories = await listCategories(shop);
  const names = categories.map(({ name, count }) => `[${name}](/products?category=${encodeURIComponent(name)}) (${count})`);
  return {
    text: `We sell ${listed(names)}.`,
    sources: [{ title: 'Our catalogue', href: '/products' }],
    suggestions: ['What suits a bathroom?', 'Show me oak laminate'],
    context: { topic: 'range' },
  };
}

/** What a kind of floor costs: from the cheapest to the dearest of what is sold. */
export async function answerPriceRange(asked: Asked, keeps: boolean): Promise<Part> {
  const wish = keeps ? mergeWish(asked.context.wish, wishOf(asked.reading)) : wishOf(asked.reading);
  const base = floorQuery.parse({ ...queryOf(wish), limit: mostShown });
  const [cheapest, dearest] = await Promise.all([
    findFloors(asked.shop, { ...base, sort: 'cheapest' }),
    findFloors(asked.shop, { ...base, sort: 'dearest', limit: 1 }),
  ]);
  const [low, high] = [cheapest.products[0]?.pricePerM2Pence ?? null, dearest.products[0]?.pricePerM2Pence ?? null];
  const found = await answerFind(asked, keeps, { sort: 'cheapest' });
  if (low === null || high === null || !cheapest.total) return found;
  return { ...found, text: `${upperFirst(sayWish(wish))}: from ${formatPounds(low)} to ${formatPounds(high)} a m².\n\n${found.text}` };
}

/** 'is it cheaper in laminate or lvt': what each kind costs, from its cheapest on. */
export async function answerPricesCompared(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const kinds = await Promise.all(
    reading.floor.slice(0, 3).map(async (floor) => {
      const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [floor] }), limit: 1 });
      const [low, high] = await Promise.all([
        findFloors(asked.shop, { ...query, sort: 'cheapest' }),
        findFloors(asked.shop, { ...query, sort: 'dearest' }),
      ]);
      return { floor, low: low.products[0], high: high.products[0] };
    }),
  );
  const priced = kinds.flatMap(({ floor, low, high }) =>
    low?.pricePerM2Pence && high?.pricePerM2Pence ? [{ floor, low, from: low.pricePerM2Pence, to: high.pricePerM2Pence }] : [],
  );
  if (!priced.length) return null;
  const lines = priced.map(
    ({ floor, from, to, low }) => `${sayKind(floor)}: from ${formatPounds(from)} to ${formatPounds(to)} a m². The cheapest: ${productLine(low)}`,
  );
  const ids = priced.map(({ low }) => low.id);
  const sums = measured.length ? await sumsFor(asked, ids, measured) : '';
  return {
    text: [...lines, sums].filter(Boolean).join('\n\n'),
    products: ids,
    sources: priced.map(({ low }) => productSource(low)),
    suggestions: ['How many boxes of the first one for 20 m²?'],
    context: { topic: 'find', wish: wishOf(reading), measured, shown: ids, focus: null },
  };
}

/** Leaves out one wish at a time, the least important first, until something fits. A limit of price or a room is not left out. */
async function findOrRelax(asked: Asked, query: FloorQuery, wish: Wish): Promise<{ found: FloorsFound; dropped: string }> {
  const found = await findFloors(asked.shop, query);
  if (found.products.length || query.page > 1) return { found, dropped: '' };
  const milder: [string, boolean, Wish][] = [
    ['the finish', wish.finish.length > 0, { ...wish, finish: [] }],
    [`the room (${listed(wish.room)})`, wish.room.length > 0 && wish.floor.length > 0 && !wish.feature.includes('waterproof'), { ...wish, room: [] }],
    [`the thickness of ${wish.thickness}`, wish.thickness !== null, { ...wish, thickness: null }],
    [`the size ${wish.size}`, wish.size !== null, { ...wish, size: null }],
    [`the colour (${listed(wish.colour)})`, wish.colour.length > 0 && wish.names.length === 0, { ...wish, colour: [] }],
    [`the look (${listed([...wish.look, ...wish.style])})`, wish.look.length + wish.style.length > 0, { ...wish, look: [], style: [] }],
  ];
  for (const [dropped, isSaid, mild] of milder) {
    if (!isSaid || !isWishLeft(mild)) continue;
    const again = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(mild), limit: query.limit, sort: query.sort }));
    if (again.products.length) return { found: again, dropped };
  }
  return { found, dropped: '' };
}

function browse(query: FloorQuery): string {
  const [category] = query.categories;
  if (!category || query.categories.length > 1) return '';
  const search = query.words.map((group) => group[0]).join(' ');
  return `[See all in ${category}](${browseAddress({ ...emptyBrowseState, filters: { ...emptyFilters, category, search } })
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
}

function adviceOf(wish: Wish): string | null {
  return sold[wish.floor[0] ?? '']?.advice ?? null;
}

function isWishLeft(wish: Wish): boolean {
  return [wish.floor, wish.colour, wish.species, wish.look, wish.style, wish.feature, wish.room].some((list) => list.length > 0);
}

function isKnownWish(wish: Wish): boolean {
  return wish.floor.length > 0 || wish.colour.length > 0 || wish.room.length > 0;
}
