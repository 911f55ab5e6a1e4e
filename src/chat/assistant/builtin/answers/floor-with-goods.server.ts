import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish, type Wish } from '../../context.ts';
import { areaOf, type MeasuredRoom } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { floorMeasured, sayAssumed } from '../floor-measured.ts';
import { isGoods } from '../is-goods.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { reckon } from '../reckoned.ts';
import { linkTo, listed, offerPerson, productSource } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { mergeWish, queryOf, wishOf } from '../wish.ts';
import { asksWhether, budgetFor } from './budget.server.ts';
import { areTrimsKnown, edgingFor, goodsNamed, sayAround, tileTrimFor } from './edging.server.ts';
import { fittingGoods } from './fitting-goods.server.ts';
import { bagsFor } from './goes-with.server.ts';
import { noUnderlay } from './no-underlay.ts';
import { type SumOf, saidIn, sayM2, sumsOf } from './sums.server.ts';
import { underlayCalled } from './underlay-called.ts';

const mostShown = 3;
/** Of the dearest that a budget may pay for so many are worked out, a few at a time, until enough of them fit with their goods. */
const [aPage, mostWorkedOut] = [6, 36];
/** What is counted with a floor. */
const countedGoods = ['underlay', 'adhesive', 'grout', 'skirting', 'scotia'] as const;
const together =
  /\b(?:with|incl\w*|inc|plus|adding|add|and|as well as)\b(?: [\w{}]+){0,3}? (?:underlay|adhesive|glue|grout|skirting|scotia|beading)\b|\b(?:underlay|adhesive|glue|grout)\w*(?: \w+)? (?:included|as well|too|in the price|and|plus|with)\b(?! (?:underlay|adhesive|glue|grout|trims?))/;
/** 'underlay for laminate', 'adhesive and grout for porcelain': the goods alone. */
const alone =
  /(?<!\b(?:and|with|plus|incl\w*|&) )\b(?:underlay|adhesive|glue|grout)s? (?:(?!(?:and|plus|with) )\w+ ){0,3}?(?:for|under|beneath|below)\b(?! (?:it|that|this|them|\{|£|a \{))/;
/** 'underlay with the moisture barrier': one thing. */
const itsBarrier =
  / (?:with|and|plus|including) (?:(?:a|an|the|built[ -]?in|integrated) )*(?:(?:moisture|damp|vapou?r|dpm|foil) )*(?:barrier|dpm|membrane)\b/g;
/** '11mm underlay and a carpet': so thick is to be the underlay. */
const thickUnderlay = /\{mm\} (?:\w+ )?underlay\b|\bunderlay(?: \w+)? \{mm\}/;
const ofCheapest = /\bthe cheap(?:est|er)(?: one)?\b/;
const ofDearest = /\bthe (?:dear(?:est|er)|most expensive)(?: one)?\b/;

/** A floor and what is laid with it: how much of each, and what both come to. */
type Together = SumOf & { goods: { id: string; text: string; pence: number }[]; note: string; totalPence: number };

/**
 * 'Laminate for 24 m² including underlay', 'and with underlay?' of the carpets just shown: the floors with what goes with them,
 * each with the sum of both, within the budget where one was named. Null where only one of the two is wanted, or nothing is measured.
 */
export async function answerWithGoods(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const named = goodsNamed(reading, countedGoods);
  const measured = floorMeasured(asked);
  const isTiled = (named.includes('grout') || named.includes('adhesive')) && areTrimsKnown(`${reading.told} ${reading.text}`, measured);
  const goods = isTiled && reading.floor.some((name) => name === 'trims' || name === 'tile trim') ? [...named, 'tile trim'] : named;
  const said = `${reading.told} ${reading.said}`.replace(itsBarrier, '');
  if (!goods.length || !together.test(said) || alone.test(said) || areaOf(measured) <= 0) return null;
  const kinds = reading.floor.filter((name) => !isGoods(name));
  const isFloorMeant = kinds.length > 0 || (context.wish ?? emptyWish).floor.some((name) => !isGoods(name)) || context.shown.length > 0;
  // '£400 for a bedroom 3.5 x 4 with underlay', 'as cheap as possible for 3 bedrooms, with underlay': the floor is left open.
  const isLeftOpen = reading.sort === 'cheapest' || budgetFor(wishOf(reading), measured) !== null;
  if (!isFloorMeant && !isLeftOpen) return null;
  const own = { ...wishOf(reading), floor: kinds, ...(thickUnderlay.test(said) ? { thickness: null } : {}) };
  // 'a wood look floor for the living room. £500 to spend and that has to do underlay as well': not only the examples just shown.
  const isSoughtStill = Boolean(asked.justAsked) && context.topic === 'find' && context.focus === null;
  const wish = kinds.length && !isSoughtStill ? own : mergeWish(context.wish, own);
  const isOfShown = !kinds.length && context.shown.length > 0 && !isSoughtStill;
  const budget = budgetFor(wish, measured);
  const found = isOfShown
    ? await sumsWith(asked, (await listSummaries(asked.shop, context.shown)).slice(0, mostShown), measured, goods)
    : await lookedUp(asked, wish, measured, goods, budget);
  // 'the cheapest of them with underlay': that one alone.
  const bySum = found.toSorted((a, b) => a.totalPence - b.totalPence);
  const pick = isOfShown && ofCheapest.test(said) ? bySum.slice(0, 1) : isOfShown && ofDearest.test(said) ? bySum.slice(-1) : found;
  const shown = pick.slice(0, mostShown);
  if (!shown.length || shown.every((one) => !one.goods.length && !one.note)) return null;
  const isWithin = budget !== null && shown.every(({ totalPence }) => totalPence <= budget);
  const what = isOfShown ? (shown.length > 1 ? 'the floors shown' : 'that floor') : sayWish({ ...wish, price: null, sort: null });
  const [yes, no] = asksWhether.test(said) ? ['Yes, that can be done. ', 'No, I am afraid. '] : ['', ''];
  const first =
    budget === null
      ? `For ${sayM2(measured)} with the cuts, ${what} with ${listed(goods.map((name) => (name === 'scotia' ? 'beading' : name)))}:`
      : isWithin
        ? `${yes}For ${formatPounds(budget)} and ${sayM2(measured)} with the cuts, ${what} with ${listed(goods.map((name) => (name === 'scotia' ? 'beading' : name)))}:`
        : `${no}Nothing of ours comes to ${formatPounds(budget)} or less for ${sayM2(measured)} of ${what} with ${listed(goods.map((name) => (name === 'scotia' ? 'beading' : name)))}; the cheapest:`;
  const ids = shown.map(({ product }) => product.id);
  return {
    text: [first, ...shown.map(sayTogether), sayAround(goods, measured, saidIn(asked)), sayAssumed(measured, saidIn(asked))]
      .filter(Boolean)
      .join('\n\n'),
    products: [...ids, ...new Set(shown.flatMap((one) => one.goods.map(({ id }) => id)))],
    sources: shown.map(({ product }) => productSource(product)),
    suggestions: ['Show me the cheapest', 'Can I get a sample?'],
    ...(isWithin || budget === null
      ? {}
      : {
          text: `${[first, ...shown.map(sayTogether), sayAround(goods, measured, saidIn(asked))].filter(Boolean).join('\n\n')}\n\n${offerPerson(asked.settings)}`,
        }),
    context: { topic: 'find', wish, measured, shown: ids, focus: ids.length === 1 ? (ids[0] ?? null) : null, page: 1 },
  };
}

function sayTogether({ product, calculation, goods, note, totalPence }: Together): string {
  const floor = `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}`;
  return goods.length ? `${floor}; with ${listed(goods.map(({ text }) => text))}: ${formatPounds(totalPence)} together.${note}` : `${floor}.${note}`;
}

/** The floors that fit: within a budget the dearest that it pays for, else the cheapest of all. */
async function lookedUp(asked: Asked, wish: Wish, measured: MeasuredRoom[], goods: readonly string[], budget: number | null): Promise<Together[]> {
  const [isOpen, isOfCarpet] = [wish.floor.length === 0, wish.floor.join() === 'carpet'];
  const underlays: Underlays = new Map();
  const query = floorQuery.parse({ ...queryOf({ ...wish, price: budget === null ? wish.price : null }, measured), limit: aPage });
  if (budget === null) {
    const { products } = await findFloors(asked.shop, { ...query, limit: isOpen ? aPage : mostShown });
    const sums = await sumsWith(asked, products, measured, goods, underlays);
    return isOpen ? sums.filter((one) => one.goods.length > 0).toSorted((a, b) => a.totalPence - b.totalPence) : sums;
  }
  const maxPerM2 = Math.floor((budget * 1_000_000) / (1.1 * areaOf(measured)));
  const sort = wish.sort ?? 'dearest';
  const dearest = (await findFloors(asked.shop, { ...query, maxPerM2, sort, limit: mostWorkedOut }, false)).products;
  const fitting: Together[] = [];
  for (let from = 0; from < dearest.length && fitting.length < mostShown; from += aPage) {
    const sums = await sumsWith(asked, dearest.slice(from, from + aPage), measured, goods, underlays);
    // Who names no kind of floor, or carpet, and wants it with underlay, wants one that takes it.
    fitting.push(...sums.filter((one) => one.totalPence <= budget && ((!isOpen && !isOfCarpet) || one.goods.length > 0)));
  }
  if (fitting.length) return fitting;
  const { products } = await findFloors(asked.shop, { ...query, sort: 'cheapest', limit: mostShown }, false);
  return sumsWith(asked, products, measured, goods, underlays);
}

async function sumsWith(
  asked: Asked,
  products: readonly ProductSummary[],
  measured: MeasuredRoom[],
  goods: readonly string[],
  underlays: Underlays = new Map(),
): Promise<Together[]> {
  const sums = await sumsOf(asked, products, measured);
  return Promise.all(
    sums.map(async (sum) => {
      const product = await readProduct(asked.shop, sum.product.id);
      const with_ = product ? await goodsWith(asked, product, measured, goods, underlays) : { goods: [], note: '' };
      return { ...sum, ...with_, totalPence: sum.calculation.totalPence + with_.goods.reduce((all, { pence }) => all + pence, 0) };
    }),
  );
}

/** What goes with one product, the cheapest that suits it, and a word where it takes none. */
export async function goodsWith(
  asked: Asked,
  product: Product,
  measured: MeasuredRoom[],
  goods: readonly string[],
  underlays: Underlays = new Map(),
): Promise<Pick<Together, 'goods' | 'note'>> {
  const found = await Promise.all(
    goods.map((name) =>
      name === 'underlay'
        ? underlayFor(asked, product, measured, underlays)
        : name === 'skirting' || name === 'scotia'
          ? edgingFor(asked, name, product, measured)
          : name === 'tile trim'
            ? tileTrimFor(asked, product, measured)
            : bagsFor(asked, name, product, areaOf(measured) / 1_000_000),
    ),
  );
  const note = goods.includes('underlay') ? noUnderlay(product) : '';
  return { goods: found.flatMap((one) => one ?? []), note };
}

/** What was found for each kind of floor, so that it is looked for once for all floors of an answer. */
type Underlays = Map<string, Promise<ProductSummary[]>>;

async function cheapestUnderlay({ reading, context, shop }: Asked, kind: string): Promise<ProductSummary[]> {
  const { thickness, told, said, room, measured } = reading;
  // 'a living room on concrete', told before: with a moisture barrier.
  const condition = [...new Set([...reading.condition, ...(context.wish?.condition ?? [])])];
  const wish = { ...emptyWish, floor: ['underlay', kind], condition, thickness: thickUnderlay.test(`${told} ${said}`) ? thickness : null };
  // Of the cheap ones the first that its page does not rule out: no soft one for stairs.
  const isOfSteps = measured.some(({ as }) => as === 'steps');
  const places = [...new Set([...room, ...(context.wish?.room ?? []), ...(isOfSteps ? ['Stairs'] : [])])];
  const cheapest = async (one: Wish) =>
    (await fittingGoods(shop, floorQuery.parse({ ...queryOf(one), sort: 'cheapest' }), { places, kinds: [], mm: null })).fit.slice(0, 1);
  const word = underlayCalled(`${told} ${said}`);
  if (word) {
    const query = floorQuery.parse({ ...queryOf({ ...wish, thickness: null }), words: [[word]], sort: 'cheapest' });
    const { fit } = await fittingGoods(shop, query, { places, kinds: [], mm: null });
    if (fit.length) return fit.slice(0, 1);
  }
  const asThick = await cheapest(wish);
  return asThick.length || wish.thickness === null ? asThick : cheapest({ ...wish, thickness: null });
}

async function underlayFor(
  asked: Asked,
  product: Product,
  measured: MeasuredRoom[],
  underlays: Underlays,
): Promise<Together['goods'][number] | null> {
  const kind = adviceKindOf(product);
  if (!kind || noUnderlay(product)) return null;
  const found = underlays.get(kind) ?? cheapestUnderlay(asked, kind);
  underlays.set(kind, found);
  const products = await found;
  const [sum] = await sumsOf({ ...asked, reading: { ...asked.reading, style: [] } }, products, measured);
  if (!sum) return null;
  const { calculation } = sum;
  return {
    id: sum.product.id,
    text: `${linkTo(sum.product)}, ${calculation.amount} for ${formatPounds(calculation.totalPence)}`,
    pence: calculation.totalPence,
  };
}

/** 'with underlay', 'with the glue': what the same rooms take of it besides, and what all of it comes to. */
export async function withGoods(
  asked: Asked,
  product: Product,
  measured: MeasuredRoom[],
  part: Part,
  { goods: names, pence }: { goods: string[]; pence: number },
): Promise<Part> {
  const { goods, note } = await goodsWith(asked, product, measured, names);
  if (!goods.length) return { ...part, text: `${part.text}${note}` };
  const total = goods.reduce((sum, one) => sum + one.pence, pence);
  const sum = `With ${listed(goods.map(({ text }) => text))}: ${formatPounds(total)} together.${note}`;
  const around = sayAround(names, measured, saidIn(asked));
  return {
    ...part,
    text: [part.text, sum, around].filter(Boolean).join('\n\n'),
    products: [...(part.products ?? []), ...goods.map(({ id }) => id)],
    context: { ...part.context, reckoned: reckon(goods, measured) },
  };
}

/** 'the Sunday Morning carpet for 21 m² with underlay': each of the range with it. */
export function ofSeveralWithGoods(asked: Asked, products: readonly { id: string }[]): Promise<Part | null> {
  const floor = asked.reading.floor.filter((name) => isGoods(name));
  const shown = products.map(({ id }) => id);
  return floor.length
    ? answerWithGoods({ ...asked, reading: { ...asked.reading, floor }, context: { ...asked.context, shown } })
    : Promise.resolve(null);
}
