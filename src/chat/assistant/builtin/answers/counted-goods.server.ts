import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { countUnits, unitWords } from '#catalogue/selling-unit.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import { singular } from '../../reading/phrases.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource, sayShort } from '../say.ts';
import { nearestByName } from '../told-by-name.ts';
import { queryOf } from '../wish.ts';
import { sayDelivered } from './delivery.ts';

const units = 'boxes|box|packs?|packets?|pairs?|rolls?|lengths?|bags?|tubs?|bottles?|tubes?|cartridges?|metres?';
const number = String.raw`\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten`;
const ofEach = new RegExp(
  String.raw`\b(${number})\s+(?:more\s+)?(?:(${units})\b)?(?:\s*of\b)?\s*(?:(?:the|that|your|those|these|them)\b\s*)*([a-z\d][a-z\d -]*?)?(?=\s*(?:\b(?:and|plus|with)\b|[&+,.?]|$))`,
  'g',
);
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
/** What stands beside the goods and names none. */
const besides: ReadonlySet<string> = new Set(
  'in of the please whats what is that all it much how total together altogether cost costs price come comes to for me work out set back would will be does do them these those one ones plz sum both'.split(
    ' ',
  ),
);
/** What somebody has already is not bought. */
const isTheirs = /\b(?:ive|weve|(?:i|we) (?:have|had|bought|ordered|got)|left over|leftover)\b/;
/** 'how much is a nosing and how many for 14 stairs': the price of one, and a number that is asked for. */
const asksHowMany = /\bhow much (?:is|are|for) (?:an?|one)\b.*\bhow many\b|\bhow many\b.*\bhow much (?:is|are) (?:an?|one)\b/;
const mostLookedAt = 6;

/** A cartridge of grab adhesive is named without the word. */
const ofAnyGlue: ReadonlySet<string> = new Set(['adhesive', 'glue']);

type Counted = { count: number; unit: string; words: string[] };

function countsIn(text: string): Counted[] {
  return [...text.matchAll(ofEach)].flatMap(([, said = '', unit = '', of = '']) => {
    const words = of
      .split(/[ -]+/)
      .map(singular)
      .filter((word) => word && !besides.has(word));
    return unit || words.length ? [{ count: numbers[said] ?? Number(said), unit: singular(unit), words }] : [];
  });
}

/** '6 bags and 2 packs of the clips', 'three silver T-bars and a ramp bar': what so many of several goods come to. Null where not every one of them is known. */
export async function countedGoods(asked: Asked): Promise<Part | null> {
  const { told, text } = asked.reading;
  const said = `${told}, ${text}`.toLowerCase();
  const counts = isTheirs.test(said.replaceAll("'", '')) || asksHowMany.test(said) ? [] : countsIn(said);
  // '2 rolls of underlay and 14 metres of the Pepper': metres off the roll are no room.
  if (counts.length < 2 || asked.reading.measured.some(({ as }) => as !== 'metres')) return null;
  const shown = await listSummaries(asked.shop, asked.context.shown);
  const kinds = [...new Set(asked.reading.floor.filter(isGoods))];
  const ofKinds = await Promise.all(kinds.map((kind) => found(asked, queryOf({ ...emptyWish, floor: [kind] }))));
  const bought = await Promise.all(counts.map(async (one) => ({ ...one, fit: await goodsNamed(asked, [shown, ofKinds.flat()], one) })));
  if (bought.some(({ fit }) => !fit.length)) return null;
  const known = bought.flatMap(({ fit: [product, ...others], count }) =>
    product ? [{ product, others, count, pence: count * product.pricePence }] : [],
  );
  return summed(asked, known, said);
}

type Bought = { product: ProductSummary; others: ProductSummary[]; count: number; pence: number };

/** What each of them comes to, and all of them. */
function summed(asked: Asked, known: readonly Bought[], said: string): Part {
  const lines = known.map(({ product, others, count, pence }) => {
    const also = others.length ? ` There is also ${listed(others.map((one) => `${linkTo(one)} at ${formatPounds(one.pricePence)}`))}.` : '';
    const short = product.stock < count ? ` ${sayShort(product)}` : '';
    return `${countUnits(count, product.unit)} of ${linkTo(product)} at ${formatPounds(product.pricePence)}: ${formatPounds(pence)}${also || short ? '.' : ''}${also}${short}`;
  });
  const ids = known.map(({ product }) => product.id);
  const pence = known.reduce((all, one) => all + one.pence, 0);
  const delivered = /\bdeliver\w*/.test(said) ? ` ${sayDelivered(asked.settings, pence)}` : '';
  return {
    text: `${lines.join('\n\n')}\n\nTogether: ${formatPounds(pence)}.${delivered}`,
    products: ids,
    sources: known.map(({ product }) => productSource(product)),
    suggestions: ['Do you deliver?'],
    context: {
      ...asked.context,
      topic: 'calculate',
      shown: ids,
      focus: null,
      reckoned: known.map((one) => ({ id: one.product.id, pence: one.pence, areaMm2: 0 })),
    },
  };
}

/** 'the levelling compound and the primer together' */
const isOfOneEach = /\b(?:and|plus|with|&)\b.*\b(?:together|altogether|in total|for both|both)\b/;

/** One of each of two or more kinds of goods that were named without a number; null where one of them may be several. */
export async function oneOfEach(asked: Asked): Promise<Part | null> {
  const { reading, context } = asked;
  const said = `${reading.told}, ${reading.text}`.toLowerCase();
  if (!isOfOneEach.test(said) || countsIn(said).length > 0 || reading.names.length > 0) return null;
  const kinds = [...new Set(reading.floor)];
  if (kinds.length < 2 || !kinds.every(isGoods) || reading.measured.length + context.measured.length > 0 || !asksSum.test(said)) return null;
  const each = await Promise.all(kinds.map(async (kind) => nearestByName(await found(asked, queryOf({ ...emptyWish, floor: [kind] })), said)));
  const known = each.flatMap(([product, ...others]) =>
    product ? [{ product, others: others.slice(0, 1), count: 1, pence: product.pricePence }] : [],
  );
  return known.length === kinds.length ? summed(asked, known, said) : null;
}

const asksSum = /\b(?:costs?|price|how much|come to|total)\b/;

/** Those that a count may be of: of what was shown, else of the kinds that are named, else found by its words. */
async function goodsNamed(asked: Asked, known: readonly (readonly ProductSummary[])[], { unit, words }: Counted): Promise<ProductSummary[]> {
  const isNamed = ({ name }: ProductSummary) => {
    const own = name
      .toLowerCase()
      .split(/[^a-z\d.]+/)
      .map(singular);
    const telling = words.filter((word) => !ofAnyGlue.has(word));
    return (telling.length ? telling : words).every((word) => own.includes(word));
  };
  const isSoldSo = (product: ProductSummary) => unit === unitWords(product.unit).one;
  const fitting = (products: readonly ProductSummary[]) => {
    const named = products.filter(isNamed);
    const soldSo = named.filter(isSoldSo);
    return soldSo.length ? soldSo : words.length ? named : [];
  };
  for (const products of known) {
    const fit = fitting(products);
    if (fit.length) return fit;
  }
  if (!words.length) return [];
  const fit = fitting(await found(asked, { words: words.slice(0, 6).map((word) => [word]) }));
  return fit.length <= mostAlike ? fit : [];
}

/** More than these are no answer to what was counted. */
const mostAlike = 3;

async function found({ shop }: Asked, query: object): Promise<ProductSummary[]> {
  return (await findFloors(shop, floorQuery.parse({ ...query, limit: mostLookedAt }))).products;
}
