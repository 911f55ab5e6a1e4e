import type { ProductSummary } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import type { AnswerContext, Wish } from '../../context.ts';
import { areaOf } from '../../reading/measures.ts';
import { inEuros } from '../../reading/prices.ts';
import { type FloorQuery, findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { sayAssumed } from '../floor-measured.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productSource, sayStock } from '../say.ts';
import { sayWish } from '../say-wish.ts';
import { queryOf } from '../wish.ts';
import { type SumOf, sumsOf } from './sums.server.ts';

type Measured = AnswerContext['measured'];

const mostShown = 3;
/** So many of the dearest that the money may buy are worked out, a page at a time: whole boxes, or what is there, rule some of them out. */
const [aPage, mostWorkedOut] = [18, 54];
/** Nobody pays so much for a m², in pence: it is for the whole floor. */
const leastForAll = 10_000;
/** What comes off a roll, and laminate, costs less. */
const leastOfCheap = 5_000;
const cheapKinds: ReadonlySet<string> = new Set(['vinyl', 'carpet', 'laminate', 'underlay']);

const usualCuts = 10;
/** 'whats the most I can pay a metre', 'how much a m² does that leave me'. */
const asksMost =
  /\b(?:most|max\w*|how much|what|dearest|highest)\b.*\b(?:pay|spend|afford|go to|go up to|leaves?|allows?|budget)\b.*\b(?:m2|metre|meter|m|sqm|square)\b|\b(?:most|max\w*|how much|what) (?:\w+ ){0,4}(?:a|per|each) (?:m2|metre|meter|m|sqm|sq|square)\b/;

/** 'is that doable', 'would £1500 do it': yes or no before what the money buys. */
export const asksWhether =
  /\b(?:do ?able|feasible|possible|realistic|achievable|manageable|enough|able to)\b|(?<!\bwhat (?:\w+ )?)\b(?:will|would|could|can|does|is|should) (?:that|it|this|i|we|you|\{price\})(?: (?:be|even))? (?:do|cover|buy|get|manage|stretch|ok|okay|alright|enough)\b/;

/** What may be spent on the whole of a measured floor, in pence; null where no such sum was named. */
export function budgetFor({ price, floor }: Wish, measured: Measured): number | null {
  if (!price || price.maxPence === null || areaOf(measured) <= 0) return null;
  const least = floor.length > 0 && floor.every((name) => cheapKinds.has(name)) ? leastOfCheap : leastForAll;
  return price.per === 'total' || (price.per === null && price.maxPence >= least) ? price.maxPence : null;
}

/** '£500 and 25 m²': the dearest that the money buys for that floor, cuts and whole boxes counted; the cheapest of all where it buys none. */
export async function answerBudget(asked: Asked, wish: Wish, measured: Measured, budget: number): Promise<Part> {
  const m2 = areaOf(measured) / 1_000_000;
  const maxPerM2 = Math.floor(budget / (m2 * (1 + (asked.reading.wastePercent ?? usualCuts) / 100)));
  const most = asksMost.test(saidIn(asked))
    ? `${formatPounds(budget)} over ${Math.round(m2 * 100) / 100} m² with ${asked.reading.wastePercent ?? usualCuts}% for cuts leaves ${formatPounds(maxPerM2)} a m² at most; whole boxes may come to a little more.`
    : '';
  const query = {
    ...floorQuery.parse({ ...queryOf({ ...wish, price: null }, measured), maxPerM2, sort: wish.sort ?? 'dearest' }),
    limit: aPage,
  };
  const isDelivered = asksDelivered.test(saidIn(asked));
  const onTop = (pence: number) => (isDelivered && pence < asked.settings.free_delivery_over_pence ? asked.settings.delivery_charge_pence : 0);
  const { fitting, enough } = await whatFits(asked, query, measured, (pence) => pence + onTop(pence) <= budget);
  const cheapest = fitting.length
    ? []
    : (await findFloors(asked.shop, { ...query, limit: mostShown, maxPerM2: null, sort: 'cheapest' }, false)).products;
  const dearer = (await sumsOf(asked, cheapest, measured)).sort((one, other) => one.calculation.totalPence - other.calculation.totalPence);
  const picked = enough.length ? enough : fitting.length ? fitting : dearer;
  const shown = wish.floor.length === 0 && fitting.length ? ofEachKind(picked) : picked.slice(0, mostShown);
  const floor = `${Math.round(m2 * 100) / 100} m²`;
  const said = sayWish({ ...wish, price: null, sort: null });
  const kind = said === '“floor”' ? '' : ` for ${said}`;
  const isAsked = asksWhether.test(`${asked.reading.told} ${asked.reading.said}`);
  const order = { cheapest: 'the cheapest first', dearest: 'the dearest first' }[query.sort as string] ?? 'for example';
  const told = fitting.length
    ? `${isAsked ? 'Yes, that can be done. ' : ''}For ${formatPounds(budget)} and ${floor} with the cuts${kind}, ${order}:`
    : shown.length
      ? `${isAsked ? 'No, I am afraid. ' : ''}Nothing of ours comes to ${formatPounds(budget)} or less for ${floor} with the cuts${kind}; the cheapest:`
      : `We have nothing to work that out with${kind}. ${offerPerson(asked.settings)}`;
  const euros = inEuros.test(saidIn(asked)) ? 'Our prices are in pounds, so I have read the amount as pounds: in euro it buys less.' : '';
  const besides = asksAllIn.test(saidIn(asked)) ? comesOnTop(shown) : '';
  const lines = shown.map(
    ({ product, calculation }) =>
      `${linkTo(product)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)} in all (${formatPounds(product.pricePerM2Pence ?? 0)} a m²)${isDelivered ? sayDelivery(onTop(calculation.totalPence), calculation.totalPence) : ''}, ${sayStock(product)}.`,
  );
  return {
    text: [euros, most, told, ...lines, besides, sayAssumed(measured)].filter(Boolean).join('\n\n'),
    products: shown.map(({ product }) => product.id),
    sources: shown.map(({ product }) => productSource(product)),
    offersPerson: shown.length === 0,
    suggestions: ['Show me the cheapest', 'Can I get a sample?'],
    context: {
      topic: 'find',
      wish,
      measured,
      shown: shown.map(({ product }) => product.id),
      focus: shown.length === 1 ? (shown[0]?.product.id ?? null) : null,
      page: 1,
    },
  };
}

const asksDelivered = /\bdeliver\w*\b/;
const sayDelivery = (charge: number, pence: number) =>
  charge ? `, with delivery of ${formatPounds(charge)} ${formatPounds(pence + charge)}` : ', delivered free';

/** What the money pays for, and what of it there is enough of, the dearest first, until there are enough to choose from. */
async function whatFits(asked: Asked, query: FloorQuery, measured: Measured, isPaid: (pence: number) => boolean) {
  const fitting: SumOf[] = [];
  const isThere = ({ product, calculation }: SumOf) => product.stock >= calculation.boxes;
  for (let page = 1; page * aPage <= mostWorkedOut && fitting.filter(isThere).length < mostShown; page += 1) {
    const { products } = await findFloors(asked.shop, { ...query, page }, false);
    // Whole boxes may come to more than the price of the area.
    fitting.push(...(await sumsOf(asked, products, measured)).filter(({ calculation }) => isPaid(calculation.totalPence)));
    if (products.length < aPage) break;
  }
  return { fitting, enough: fitting.filter(isThere) };
}

/** Where any floor will do, one of each kind before a second of any. */
function ofEachKind(sums: readonly SumOf[]): SumOf[] {
  const firsts = sums.filter(({ product }, at) => sums.findIndex((one) => one.product.category === product.category) === at);
  return [...firsts, ...sums.filter((one) => !firsts.includes(one))].slice(0, mostShown);
}

const asksAllIn = /\b(?:all in|all told|everything|the lot|all of it|start to finish|including (?:everything|it all))\b/;
const laidWith: Readonly<Partial<Record<ProductSummary['category'], string>>> = {
  Tiles: 'tiles take adhesive and grout',
  'Laminate Flooring': 'laminate takes an underlay',
  'Wood Flooring': 'wood takes an underlay or glue',
  LVT: 'LVT takes an underlay or glue, unless one is on its back',
  Carpet: 'carpet takes an underlay',
  'Vinyl & Lino': 'vinyl and lino take adhesive, at least at the edges',
};

/** '£600 all in': what has to be bought for such floors besides. */
function comesOnTop(shown: readonly SumOf[]): string {
  const kinds = [...new Set(shown.flatMap(({ product }) => laidWith[product.category] ?? []))];
  return kinds.length
    ? `That is the floors alone. What they are laid with comes on top: ${listed(kinds)}. So leave some of the money for it, or tell me which floor, and I work out the lot.`
    : '';
}

function saidIn({ reading }: Asked): string {
  return `${reading.told} ${reading.text}`;
}
