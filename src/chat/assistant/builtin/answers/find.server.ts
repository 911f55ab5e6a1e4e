import { listCategories, listSuppliers, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../../context.ts';
import { inEuros } from '../../reading/prices.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, floorQuery } from '../../tools/find-floors.server.ts';
import { isOfDemandsAlone } from '../demands.ts';
import { floorMeasured } from '../floor-measured.ts';
import { sayUnfit } from '../goods-fit.ts';
import { isGoods, isGoodsCategory } from '../is-goods.ts';
import { heightWanted, nearestFirst } from '../nearest-height.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productSource, reachUs } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { isWishEmpty, queryOf } from '../wish.ts';
import { asksTheTop, sayTop } from './at-the-top.server.ts';
import { bestOf } from './best-of.server.ts';
import { browse } from './browse-link.ts';
import { answerBudget, budgetFor } from './budget.server.ts';
import { sayHowGood } from './cheap-but-good.server.ts';
import { isForFloor, isOfUnknownOne, sayOfWish, sayRoomsLost, wishMeant } from './find-meant.server.ts';
import { fittestFirst, praiseOf } from './fittest.server.ts';
import { fittingGoods, goodsWantedFor } from './fitting-goods.server.ts';
import { answerWithGoods } from './floor-with-goods.server.ts';
import { countLine, lineOf, roomsOfEach } from './found-line.server.ts';
import { answerGoodsFor } from './goods-for-product.server.ts';
import { onlyInColour, sayOpening, toldApart } from './goods-told-apart.ts';
import { answerRecommendation, placesOf } from './guide.server.ts';
import { answerNosingOfCarpet } from './nosing-of-carpet.ts';
import { otherThan } from './other-than.server.ts';
import { pageSaysOfSupply } from './page-says.ts';
import { pickedOf } from './picked.server.ts';
import { sayPriceEach } from './price-each.server.ts';
import { findOrRelax } from './relax.server.ts';
import { answerRun } from './run-of-lengths.server.ts';
import { answerSeveralGoods } from './several-goods.server.ts';
import { answerSoMany } from './so-many.server.ts';
import { answerStock, byDay } from './stock.ts';
import { amountOfFirst, sampleOf } from './suggested.ts';
import { sumsFor } from './sums.server.ts';

const mostShown = 3;

/** The floors that were asked for. `keeps`: a follow-up, so what was asked before still holds. */
export async function answerFind(asked: Asked, keeps: boolean, more: Partial<FloorQuery> = {}): Promise<Part> {
  const { context, reading } = asked;
  const both = more.page
    ? null
    : ((await answerRun(asked)) ?? (await answerWithGoods(asked)) ?? (await answerGoodsFor(asked)) ?? (await answerSoMany(asked)));
  if (both) return both;
  const wish = await wishMeant(asked, keeps);
  const several = more.page ? null : await answerSeveralGoods(asked, wish);
  if (several) return several;
  if (!keeps && !more.page && isOfUnknownOne(asked)) return askWhichOne(wish);
  // A room once measured is still the one that floors are looked for.
  const measured = floorMeasured(asked);
  const page = more.page ?? 1;
  const budget = page === 1 ? budgetFor(wish, measured) : null;
  if (budget !== null) return answerBudget(asked, wish, measured, budget);
  const suited = !keeps && !Object.keys(more).length && isOfDemandsAlone(wish) ? await answerRecommendation(asked, placesOf(wish)) : null;
  if (suited) return suited;
  const query = floorQuery.parse({ ...queryOf(wish, measured), ...ratingOf(asked), limit: mostShown, ...more, page });
  if (isNothingSaid(wish, { ...ratingOf(asked), ...more })) return askWhat(asked);
  const { found: any, wish: met, note } = await findOrRelax(asked, query, wish);
  const found = await fittestFirst(asked, any, met);
  const height = wish.floor.includes('skirting') ? heightWanted(`${reading.told} ${reading.text}`) : null;
  const picked = page === 1 ? await pickedOf(asked, query) : null;
  // Of goods that go with a floor only those whose page has nothing against it.
  const wanted = page === 1 && !picked && !height && wish.floor.some(isGoods) ? await goodsWantedFor(asked.shop, wish, context) : null;
  const judged = wanted ? onlyInColour(await fittingGoods(asked.shop, found.query, wanted), wish.colour) : null;
  const wrapped = judged && !judged.fit.length && wish.floor.includes('stair nosing') && wanted?.kinds.includes('carpet') ? judged.unfit : [];
  if (wrapped.length) return answerNosingOfCarpet(wrapped.map(({ product }) => product));
  const best = picked || judged ? null : await bestOf(asked, found, met);
  const apart = judged && wish.sort === null && !reading.measured.length ? toldApart(judged.fit, `${reading.told} ${reading.text}`) : null;
  // 'have you the spray cleaner in' is of that alone.
  const others = reading.asks.stock ? [] : (judged?.fit ?? []);
  const fitting = apart && judged ? [apart.best, ...others.filter((one) => one !== apart.best)] : judged?.fit;
  const shown = (fitting ?? picked?.products ?? best?.products)?.slice(0, mostShown) ?? nearestFirst(found.products, height);
  const unfit = sayUnfit(judged?.unfit ?? []);
  const base = {
    topic: 'find',
    // Of grout it matters which tile it is for.
    before: isFloor(shown) ? otherBefore(shown, context.focus) : (context.focus ?? context.before),
    // What was left out of it was told, and goes on being left out.
    wish: keeps && met.price === wish.price ? met : wish,
    measured,
    page,
    shown: shown.map(({ id }) => id),
    // Goods for a floor that is spoken of leave it spoken of.
    focus: isForFloor(asked) ? context.focus : shown.length === 1 || best || asksTheTop.test(reading.said) ? (shown[0]?.id ?? null) : null,
    subject: wish.floor.length > 2 ? null : adviceOf(wish),
  };
  if (!shown.length) {
    if (page > 1)
      return { text: 'Those were all that fit. Shall I look with one wish less, such as another colour or price?', context: { ...context } };
    return {
      text: [`We have nothing that fits ${sayWish(wish)}.`, await sayOfWish(asked, wish), unfit, offerPerson(asked.settings)]
        .filter(Boolean)
        .join(' '),
      offersPerson: true,
      isUnanswered: reading.names.length > 0 || !isKnownWish(wish),
      suggestions: ['What do you sell?'],
      context: { ...base, shown: [] },
    };
  }
  // 'matt black tile trim, have you 12 lengths of it'
  const only = found.total === 1 && reading.boxes !== null && shown[0] ? await readProduct(asked.shop, shown[0].id) : null;
  if (only) return answerStock(asked, only);
  const fit = judged?.total ?? picked?.products.length ?? found.total;
  const other = found.total === 1 ? await otherThan(asked, shown[0]) : null;
  if (other) return other;
  const count =
    best?.text ??
    (apart ? `For that I would take ${[linkTo(apart.best), apart.quote].filter(Boolean).join(': ')}` : null) ??
    `${await sayTop(asked, found.query, shown, fit)}${countLine({ query: found.query, wish: met, fit, isFloor: isFloor(shown), shade: picked?.shade, years: picked?.years, height })}`;
  const rooms = reading.asks.recommend && !isFloor(shown) ? await roomsOfEach(asked, shown) : new Map<string, string>();
  const lines = shown.map((product) => `${lineOf(product, query)}${rooms.get(product.id) ?? ''}`).join('\n\n');
  const all = fit > shown.length && !note && !query.reduced && !(apart && reading.asks.stock) ? browse(query) : '';
  const sums = measured.length
    ? await sumsFor(
        asked,
        shown.map(({ id }) => id),
        measured,
      )
    : '';
  const isOut = judged !== null && shown.every(({ stock }) => stock < 1);
  const enough =
    query.stockForM2 === null
      ? ''
      : `Each has enough in stock for that at the moment. To have it by a certain day, please ${reachUs(asked.settings)} first.`;
  return {
    text: [
      await sayOfWish(asked, wish),
      await sayRoomsLost(wish, met),
      `${sayPounds(asked)}${note}${count}`,
      lines,
      page === 1
        ? await sayPriceEach(
            asked,
            shown.map(({ id }) => id),
          )
        : '',
      unfit,
      judged && shown.length === 1 ? await sayOpening(asked.shop, shown) : '',
      await praiseOf(asked, met, shown),
      await sayHowGood(asked, query, shown),
      sums,
      enough || (byDay.test(`${reading.told} ${reading.text}`) ? sayByWhen(asked) : ''),
      isOut ? [...(judged?.fit ?? []).slice(0, 1).flatMap((one) => pageSaysOfSupply(one) ?? []), offerPerson(asked.settings)].join(' ') : '',
      all,
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    offersPerson: isOut,
    suggestions: [...amountOfFirst(shown), ...(found.total > mostShown ? ['Show me more'] : sampleOf(shown))],
    context: base,
  };
}

/** 'for a rental by the end of the month' */
const sayByWhen = ({ settings }: Asked) =>
  `Standard delivery takes ${settings.standard_delivery}; to have it by a certain day please ${reachUs(settings)} first.`;

/** Whether a message says nothing at all that floors could be chosen by. */
function isNothingSaid(wish: Wish, more: Partial<FloorQuery>): boolean {
  return Object.keys(more).length === 0 && isWishEmpty(wish);
}

/** Any floors would be as good an answer as any others: so what is it to be? */
async function askWhat(asked: Asked): Promise<Part> {
  const range = await answerRange({ ...asked, reading: { ...asked.reading, said: '' } });
  // 'a floor that looks like brick'
  const look = /\blooks? like (?:an? |real )?(?!(?:it|this|that|the|these|those|one)\b)([a-z]+)$/.exec(asked.reading.said)?.[1];
  if (look)
    return {
      ...range,
      text: `I cannot find a floor that looks like ${look} among ours. ${range.text} ${offerPerson(asked.settings)}`,
      offersPerson: true,
    };
  return {
    ...range,
    text: `What shall I look for? Tell me a kind of floor, a room, a colour or a price. ${range.text}`,
    isUnanswered: asked.reading.strangers.length > 0,
    context: { topic: 'range', awaits: 'room' },
  };
}

/** 'the grey one, is it waterproof?' with nothing before it. */
function askWhichOne(wish: Wish): Part {
  return {
    text: `Which floor do you mean? Tell me its name, or open its page and ask me there. Or say “show me” and I look for ${sayWish(wish)}.`,
    suggestions: ['Show me', 'What do you sell?'],
    context: { topic: 'range', wish },
  };
}

/** 'about €50 a m²': what is taken for what. */
function sayPounds({ reading }: Asked): string {
  return reading.price && inEuros.test(reading.text) ? 'Our prices are in pounds, so I have read the amount as pounds. ' : '';
}

/** 'four stars and over': reviewed so well on average, the best first. */
function ratingOf({ reading }: Asked): Partial<FloorQuery> {
  const stars = Number(/\b([1-5](?:\.\d)?)[ -]?stars?\b/.exec(reading.said)?.[1] ?? 0);
  return stars ? { minRating: stars, sort: 'best' } : {};
}

/** 'have you that look in LVT', and then 'which is cheaper': than the one that was spoken of. */
const otherBefore = (shown: readonly ProductSummary[], focus: string | null) => (shown.length === 1 && shown[0]?.id !== focus ? focus : null);

function isFloor(products: readonly ProductSummary[]): boolean {
  return products.every(({ category }) => !isGoodsCategory(category));
}

/** The next ones of the list that was shown. */
export function answerMore(asked: Asked): Promise<Part> {
  return answerFind(asked, true, { page: asked.context.page + 1 });
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

function adviceOf(wish: Wish): string | null {
  return sold[wish.floor[0] ?? '']?.advice ?? null;
}

function isKnownWish(wish: Wish): boolean {
  return wish.floor.length > 0 || wish.colour.length > 0 || wish.room.length > 0;
}
