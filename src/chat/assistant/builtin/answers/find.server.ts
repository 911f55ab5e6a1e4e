import { browseAddress, emptyBrowseState } from '#catalogue/browse-state.ts';
import { listCategories, listSuppliers } from '#catalogue/catalogue.server.ts';
import { sundryCategories } from '#catalogue/category.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { nameInText } from '../../answer-text.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { brands, otherGoods } from '../../reading/words/brands.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, type FloorsFound, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productLine, productSource, upperFirst } from '../say.ts';
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
    wish.sort === 'cheapest' || query.sort === 'cheapest'
      ? 'the cheapest first'
      : query.sort === 'best'
        ? 'the best reviewed first'
        : query.sort === 'dearest'
          ? 'the dearest first'
          : 'for example';
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

/** Others of a product's kind, nearest in price; cheaper ones where that is asked. */
export async function answerSimilar(asked: Asked, like: ProductSummary): Promise<Part> {
  const { said } = asked.reading;
  const perM2 = like.pricePerM2Pence;
  const isCheaper = /cheap|less|dear|afford/.test(said) && perM2 !== null;
  const colours = (like.colour ?? '')
    .toLowerCase()
    .split(' ')
    .filter((word) => /^[a-z]{3,}$/.test(word));
  const query = floorQuery.parse({ categories: [like.category], limit: 4, ...(isCheaper ? { maxPerM2: perM2 - 1, sort: 'dearest' } : {}) });
  const [near, any] = await Promise.all([
    findFloors(asked.shop, { ...query, words: colours.length ? [colours] : [] }),
    findFloors(asked.shop, query),
  ]);
  const products = [...near.products, ...any.products.filter(({ id }) => !near.products.some((one) => one.id === id))]
    .filter(({ id }) => id !== like.id)
    .slice(0, mostShown);
  if (!products.length)
    return {
      text: `We have nothing ${isCheaper ? 'cheaper ' : ''}of that kind. ${offerPerson(asked.settings)}`,
      offersPerson: true,
      context: { focus: like.id },
    };
  return {
    text: `${isCheaper ? 'Cheaper ones' : 'Others'} of the same kind as ${linkTo(like)}:\n\n${products.map(productLine).join('\n\n')}`,
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    suggestions: ['Compare the first two', 'How many boxes of the first one for 20 m²?'],
    context: { topic: 'find', shown: products.map(({ id }) => id), focus: null },
  };
}

/** Goods or makers that we do not have: said plainly, with what we have of the kind. */
export async function answerUnlisted(asked: Asked): Promise<Part> {
  const { settings, reading } = asked;
  const said = nameInText(reading.brand ?? otherGoods.exec(reading.said)?.[1] ?? reading.strangers.join(' '));
  const kind = brands.get(reading.brand ?? '');
  // What the shop itself says of its news may be just that.
  const isNews = said.length > 3 && settings.banner_text.toLowerCase().includes(said.split(' ')[0]?.replace(/s$/, '') ?? said);
  if (isNews)
    return {
      text: `${settings.banner_text} ${offerPerson(settings)}`,
      offersPerson: true,
      sources: [{ title: 'The shop’s news', href: '/' }],
      context: { topic: 'range' },
    };
  const first = `I cannot find ${said ? `“${said}”` : 'that'} among what we sell.`;
  if (!kind) {
    const range = await answerRange({ ...asked, reading: { ...reading, said: '' } });
    return { ...range, text: `${first} ${range.text} ${offerPerson(settings)}`, offersPerson: true };
  }
  const found = await answerFind({ ...asked, reading: { ...reading, floor: [kind], room: [], names: [], describing: [kind] } }, false);
  return { ...found, text: `${first} Of that kind we have:\n\n${found.text}` };
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

/** 'grey laminate for a bathroom under £20.00 a m²', in words of our own. */
export function sayWish(wish: Wish, dropped = ''): string {
  const kept = (words: readonly string[]) => words.filter((word) => !dropped.includes(word));
  const isFor = wish.floor.some(isGoods) && !wish.floor.every(isGoods);
  const floor = wish.floor.length
    ? isFor
      ? `${listed(wish.floor.filter(isGoods).map(sayKindInside), 'or')} for ${listed(wish.floor.filter((name) => !isGoods(name)).map(sayKindInside))}`
      : listed(wish.floor.map(sayKindInside), 'or')
    : wish.names.length
      ? ''
      : 'floor';
  const before = [
    wish.thickness && !dropped.includes('thickness') ? wish.thickness : '',
    wish.acRating ?? '',
    wish.slipRating ?? '',
    ...kept(wish.feature).filter((f) => f !== 'soft'),
    ...kept(wish.colour),
    ...kept(wish.species),
    ...kept(wish.look),
    ...(dropped.includes('finish') ? [] : wish.finish),
    ...kept(wish.style),
    wish.size && !dropped.includes(wish.size) ? wish.size : '',
    ...wish.names.map(upperFirst),
    floor,
  ].filter(Boolean);
  const rooms = kept(wish.room);
  const conditions = wish.condition.filter((condition) => condition === 'underfloor heating');
  const price = wish.price;
  const unit = price?.per === 'unit' ? ' a box' : price?.per === 'total' ? ' in all' : ' a m²';
  const limits = price
    ? [price.minPence !== null ? `from ${formatPounds(price.minPence)}` : '', price.maxPence !== null ? `up to ${formatPounds(price.maxPence)}` : '']
        .filter(Boolean)
        .join(' ') + unit
    : '';
  return `“${[before.join(' '), rooms.length ? `for ${listed(rooms.map((room) => room.toLowerCase()))}` : '', conditions.length ? `with ${listed(conditions)}` : '', limits].filter(Boolean).join(' ')}”`;
}

/** What goes with a floor rather than being one. */
function isGoods(name: string): boolean {
  return sundryCategories.some((category) => category === sold[name]?.category);
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
