import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource, upperFirst } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { searchGuideFor } from '../search-guide.server.ts';
import { queryOf, wishOf } from '../wish.ts';
import { answerEntry } from './guide.server.ts';
import { sidesDescribed } from './sides-described.ts';
import { amountOfFirst } from './suggested.ts';
import { sumsFor } from './sums.server.ts';
import { twoThicknesses } from './told-by-thickness.server.ts';

type Kind = { floor: string; wish: Wish; low: ProductSummary | undefined; high: ProductSummary | undefined };

/** 'is it cheaper in laminate or lvt': what each kind costs, from its cheapest on. */
export async function answerPricesCompared(asked: Asked): Promise<Part | null> {
  const { reading } = asked;
  // No wall tile is the cheapest of floors.
  const feature = wishOf(reading).feature.includes('wall') ? ['wall'] : ['floor'];
  const { colour, species, look, style } = reading;
  // 'the difference between 8 mm and 12 mm laminate for 20 m²'
  const thick = reading.floor.length === 1 ? twoThicknesses(reading.text) : null;
  if (thick) {
    const wishes = thick.map((thickness) => ({ ...emptyWish, colour, species, look, style, floor: reading.floor, thickness }));
    const prices = await pricesOf(asked, [wishes], { isSaid: true });
    const said =
      prices && asksWorth.test(reading.said)
        ? await whatElse(asked, [`${thick.join(' or ')} ${reading.floor[0] ?? ''}`, reading.floor[0] ?? ''])
        : '';
    return prices && said ? { ...prices, text: `${said}\n\n${prices.text}` } : prices;
  }
  const described = { ...emptyWish, colour, species, look, style, feature };
  const ofAll = (wish: Wish) => reading.floor.slice(0, 3).map((floor) => ({ ...wish, floor: [floor] }));
  const sides = sidesDescribed(reading).map((wish) => ({ ...wish, feature: [...new Set([...wish.feature, ...feature])] }));
  return pricesOf(asked, [...(sides.length ? [sides] : []), ofAll(described), ofAll({ ...emptyWish, feature })]);
}

/** 'is the 12mm worth it over the 8mm, and what is the difference in money', whatever else it was taken for; null for anything else. */
export async function answerThicknessPriced(asked: Asked): Promise<Part | null> {
  const { floor, names, text, told, said } = asked.reading;
  const isOfKind = floor.length === 1 && names.length === 0 && twoThicknesses(`${told} ${text}`) !== null;
  return isOfKind && asksMoney.test(said) ? answerPricesCompared({ ...asked, reading: { ...asked.reading, text: `${told} ${text}` } }) : null;
}

/** What those cost that each of several wishes looks for, the first list of wishes of which each finds something. `isSaid`: both have to be had, and which is dearer was asked. */
export async function pricesOf(asked: Asked, wishes: readonly (readonly Wish[])[], { isSaid = false } = {}): Promise<Part | null> {
  const { reading, context } = asked;
  const measured = reading.measured.length ? reading.measured : context.measured;
  const found = await firstThatHasAll(asked, wishes);
  const priced = found.flatMap(({ floor, wish, low, high }) =>
    low?.pricePerM2Pence && high?.pricePerM2Pence ? [{ floor, wish, low, from: low.pricePerM2Pence, to: high.pricePerM2Pence }] : [],
  );
  if (!priced.length || (isSaid && priced.length < (wishes[0]?.length ?? 0))) return null;
  const nameOf = (wish: Wish) => sayWish({ ...wish, feature: isSaid ? wish.feature : [] }).slice(1, -1);
  const lines = priced.map(
    ({ wish, from, to, low }) =>
      `${upperFirst(nameOf(wish))}: ${from === to ? '' : `from ${formatPounds(from)} to ${formatPounds(to)} a m². The cheapest: `}${productLine(low)}`,
  );
  const [least, next] = priced.toSorted((a, b) => a.from - b.from);
  const isLess = least !== undefined && next !== undefined && least.from < next.from;
  const verdict =
    isLess && asksHowFar.test(reading.said)
      ? `The difference is ${formatPounds(next.from - least.from)} a m², going by the cheapest of each: ${formatPounds(next.from)} against ${formatPounds(least.from)}.`
      : isLess && isSaid
        ? sayApart(
            /\b(?:cheaper|less)\b/.test(reading.said) ? ['cheaper', nameOf(least.wish)] : ['dearer', nameOf(next.wish)],
            next.from - least.from,
          )
        : isLess && /\bcheaper\b/.test(reading.said)
          ? `${sayKind(least.floor)} is the cheaper, going by the cheapest of each.`
          : isLess && /\b(?:dearer|expensive|pricier|costs? more)\b/.test(reading.said)
            ? `${sayKind(next.floor)} is the dearer, by ${formatPounds(next.from - least.from)} a m² going by the cheapest of each.`
            : '';
  const ids = priced.map(({ low }) => low.id);
  const sums = measured.length ? await sumsFor(asked, ids, measured) : '';
  const wear =
    !isSaid && priced.length > 1 && asksMore.test(reading.said)
      ? await whatElse(
          asked,
          priced.map(({ floor }) => floor),
        )
      : '';
  return {
    text: [verdict, ...lines, wear, sums].filter(Boolean).join('\n\n'),
    products: ids,
    sources: priced.map(({ low }) => productSource(low)),
    suggestions: amountOfFirst(priced.map(({ low }) => low)),
    context: { topic: 'find', wish: wishOf(reading), measured, shown: ids, focus: null },
  };
}

/** Each kind's cheapest and dearest, as described where each kind has such: 'dark herringbone, whichever is cheaper, lvt or laminate'. */
async function firstThatHasAll(asked: Asked, [wishes = [], ...others]: readonly (readonly Wish[])[]): Promise<Kind[]> {
  const kinds = await Promise.all(
    wishes.map(async (wish) => {
      const query = floorQuery.parse({ ...queryOf(wish), limit: 1 });
      const [low, high] = await Promise.all([
        findFloors(asked.shop, { ...query, sort: 'cheapest' }),
        findFloors(asked.shop, { ...query, sort: 'dearest' }),
      ]);
      return { floor: wish.floor[0] ?? '', wish, low: low.products[0], high: high.products[0] };
    }),
  );
  return kinds.every(({ low }) => low) || !others.length ? kinds : firstThatHasAll(asked, others);
}

const asksWorth = /\b(?:worth|better|bother|point)\b/;
const asksMoney = /\b(?:difference in (?:the )?(?:money|price|cost)|(?:price|cost) difference|how much (?:more|extra|dearer|less|cheaper))\b/;
const asksHowFar = /\bdifference\b|\bhow much (?:more|less|dearer|cheaper)\b/;
/** 'difference in price and lasting': of more than the price. */
const asksMore = /\b(?:last\w*|wear\w*|durab\w*|tough\w*|difference\w*|better|quality|worth)\b/;

/** 'Wool carpet is the dearer, by £10.00 a m² going by the cheapest of each.' */
function sayApart([which, name]: readonly [which: string, name: string], pence: number): string {
  return `${upperFirst(name)} ${/s$/.test(name) ? 'are' : 'is'} the ${which}, by ${formatPounds(pence)} a m² going by the cheapest of each.`;
}

/** What the guide says of one kind against another; empty where it has no entry of both. */
async function whatElse({ shop }: Asked, kinds: readonly string[]): Promise<string> {
  const found = await searchGuideFor(shop, kinds.map(sayKind).join(' or '), kinds[0] ?? '');
  return found && found.score > 0.8 ? answerEntry(found.entry, 'compare').text : '';
}
