import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { readGuide } from '../../guide/guide.server.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { pageAgainst } from '../goods-fit.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productLine, productSource } from '../say.ts';
import { onlyOne } from '../told-by-name.ts';
import { whichProducts } from '../which-products.server.ts';
import { withGoods } from './goods-for-it.server.ts';
import { answerEntry } from './guide.server.ts';
import { pageSays } from './page-says.ts';

const bars: ReadonlySet<string> = new Set(['threshold', 'ramp bar', 'trims']);
const isBar = ({ category, name }: Product) => category === 'Trims & Accessories' && /\bthreshold\b|\bramp\b/i.test(name);
const ofStep =
  /\b(?:higher|lower|thicker|taller|raised|drops?|lip|step (?:up|down|of|between)|(?:a|wee|small|slight|big|height|bit of a|level) (?:height |level )?(?:step|difference|drop)|difference in (?:height|level)|different (?:heights?|levels?|thickness\w*)|not (?:the same|level|flush)|uneven heights?|(?:mm|cm) (?:difference|step|up|down)|down (?:on)?to (?:the |a |my )?(?:\w+ )?(?:vinyl|lino|lvt|carpet|concrete|laminate|wood)|\{mm\} (?:\w+ )?(?:tiles?|porcelain)\b.*\b(?:vinyl|lino)|\d ?mm (?:\w+ )?(?:tiles?|porcelain)\b.*\b(?:vinyl|lino))\b/;
const ofLevel = /\b(?:same (?:height|level|thickness)|level with (?:each other|one another)|both level|are level|flush)\b/;
const figure = /(\d+(?:\.\d+)?) ?(mm|cm)\b/;
const floors = '(?:\\w+ )?(?:tiles?|porcelain|lvt|vinyl|laminate|wood|engineered|boards?|planks?|oak)';
const heights = new RegExp(String.raw`(?<![\d.x])(\d{1,2}(?:\.\d)?) ?mm ${floors}\b[^.?]{0,40}?(?<![\d.x])(\d{1,2}(?:\.\d)?) ?mm ${floors}\b`);
const sameHeight = /\bsame height\b/i;
const slopes = /\bup to (\d+(?:\.\d+)?) mm\b/i;
const mostLookedAt = 6;

/** How high the step is in mm: 'a 10mm tile down to a 7mm LVT' is one of 3; 0 where it was not told. */
function stepIn(text: string): number {
  const [, one, other] = heights.exec(text) ?? [];
  if (one && other && one !== other) return Math.round(Math.abs(Number(one) - Number(other)) * 10) / 10;
  const [, number = '0', unit] = figure.exec(text) ?? [];
  return Number(number) * (unit === 'cm' ? 10 : 1);
}

/** 'is this right between laminate and tiles 8 mm higher': by what the pages of the bars say of the heights they join. */
export async function answerBetweenFloors(asked: Asked): Promise<Part | null> {
  const { reading, shop } = asked;
  const text = `${reading.told} ${reading.text}`.toLowerCase().trim();
  const isStep = ofStep.test(text) && !ofLevel.test(text);
  const own = await barSpokenOf(asked);
  if (!isStep && !ofLevel.test(text)) return own && asksIfItDoes.test(text) ? ownBetween(own, asked) : barBetween(asked, text);
  if (!own && !reading.floor.some((name) => bars.has(name)) && !isOfTwoFloors(reading, text)) return null;
  const mm = stepIn(text);
  const found = await Promise.all(
    ['threshold', 'ramp'].map((word) =>
      findFloors(shop, floorQuery.parse({ categories: ['Trims & Accessories'], words: [[word]], limit: mostLookedAt })),
    ),
  );
  const pages = await readProducts(
    shop,
    found.flatMap(({ products }) => products),
  );
  const all = pages.flatMap((page) => page ?? []);
  const level = all.filter((product) => sameHeight.test(product.description));
  const sloping = all.filter((product) => slopes.test(product.description));
  const reaches = (product: Product) => mm <= Number(slopes.exec(product.description)?.[1] ?? 0);
  const fit = isStep
    ? sloping.filter(reaches)
    : level.length
      ? [...level, ...all.filter(({ name }) => /t-bar/i.test(name) && !level.some((one) => one.name === name))]
      : [];
  const why = (product: Product) => pageSays(product, isStep ? slopes : sameHeight) ?? (isStep ? '' : (pageSays(product, /\bT-bar\b/i) ?? ''));
  const ofOwn = own ? sayOwn(own, fit, isStep) : '';
  // 'something brassy': the one in the colour that was said comes first.
  const isInColour = (product: Product) => reading.colour.some((colour) => onlyOne([product], [colour]) !== null);
  const others = fit.filter(({ id }) => id !== own?.id).toSorted((a, b) => Number(isInColour(b)) - Number(isInColour(a)));
  if (!fit.length && !sloping.length) return null;
  const step = mm ? `a step of ${mm} mm` : 'a step between the two';
  const rest = fit.length
    ? ofOwn.startsWith('Yes')
      ? ''
      : [
          `For ${isStep ? step : 'two floors of the same height'} take ${others.slice(0, 1).map(linkTo).join('')}: ${others.slice(0, 1).map(why).join('')}`,
          ...others.map(productLine),
        ].join('\n\n')
    : `For ${step} we have none: ${sloping.slice(0, 1).map(linkTo).join('')} is the most. ${sloping.slice(0, 1).map(why).join('')} ${offerPerson(asked.settings)}`;
  const shown = [...new Map([...(own ? [own] : []), ...(fit.length ? fit : sloping)].map((one) => [one.id, one])).values()];
  return {
    text: [ofOwn, rest].filter(Boolean).join('\n\n'),
    products: shown.map(({ id }) => id),
    sources: shown.map(productSource),
    offersPerson: fit.length === 0,
    suggestions: ['Is it in stock?'],
    context: {
      topic: 'find',
      wish: null,
      shown: (fit.length ? fit : shown).map(({ id }) => id),
      focus: (ofOwn.startsWith('Yes') ? own : others[0])?.id ?? own?.id ?? null,
      page: 1,
    },
  };
}

/** The bar that is open, named or spoken of, where the message is of that. */
async function barSpokenOf(asked: Asked): Promise<Product | null> {
  const { reading, context, visitor, shop } = asked;
  const isNamed = reading.names.length > 0 || reading.sku !== null;
  const meant = isNamed ? await whichProducts(asked) : null;
  const id = meant ? (meant.kind === 'one' ? meant.product.id : null) : (context.focus ?? visitor.productId);
  const product = id ? await readProduct(shop, id) : null;
  return product && isBar(product) ? product : null;
}

function sayOwn(own: Product, fit: readonly Product[], isStep: boolean): string {
  const page = pageSays(own, isStep && slopes.test(own.description) ? slopes : sameHeight) ?? '';
  if (fit.some(({ id }) => id === own.id)) return `Yes, ${linkTo(own)} is made for that. ${page}`.trim();
  const isTBar = /t-bar/i.test(own.name);
  return `No, ${linkTo(own)} is not for that: ${isTBar ? 'a T-bar joins two floors of the same height.' : 'it is made for a step.'} ${page}`.trim();
}

/** 'what do I put between the laminate and the tiles, there is a height difference' names no bar. */
function isOfTwoFloors({ floor, names }: Asked['reading'], text: string): boolean {
  const kinds = new Set(floor.flatMap((name) => (isGoods(name) ? [] : [sold[name]?.category ?? name])));
  return kinds.size === 2 && names.length === 0 && joined.test(text) && asksBar.test(text);
}

const asksIfItDoes = /\b(?:this|it|that)\b.*\b(?:between|joins?|joining|from)\b/;

/** 'will this work between tile and laminate', of the bar that is open: what it is made for, and the one for a step. Null where no two floors are named. */
async function ownBetween(own: Product, { reading, shop }: Asked): Promise<Part | null> {
  const kinds = new Set(reading.floor.flatMap((name) => (isGoods(name) ? [] : [sold[name]?.category ?? name])));
  if (kinds.size < 2) return null;
  const isLevel = sameHeight.test(own.description);
  const words = [[isLevel ? 'ramp' : 'threshold']];
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Trims & Accessories'], words, limit: 1 }));
  const [other] = products.filter(({ id }) => id !== own.id);
  const page = pageSays(own, isLevel ? sameHeight : slopes) ?? '';
  const hasCarpet = kinds.has('Carpet') && isLevel;
  const mm = reading.thickness ? Number.parseFloat(reading.thickness) : null;
  const tooHigh = pageAgainst(own, { places: [], kinds: [], mm }) !== null;
  const verdict = tooHigh
    ? `Not down from a floor of ${mm} mm, which is higher than it is made for.`
    : hasCarpet
      ? 'No, it holds no carpet.'
      : isLevel
        ? 'Yes, where both are of the same height.'
        : 'Yes, where one is higher than the other.';
  const otherwise =
    other && !tooHigh
      ? ` ${isLevel ? 'Where one is higher' : 'Where they are level'} take ${linkTo(other)}, ${formatPounds(other.pricePence)} a length.`
      : '';
  return {
    text: `${linkTo(own)}: ${verdict} ${page}${otherwise}`,
    products: [own.id, ...(other ? [other.id] : [])],
    sources: [productSource(own), ...(other ? [productSource(other)] : [])],
    context: { topic: 'facts', focus: own.id, shown: other ? [own.id, other.id] : [own.id] },
  };
}

const joined = /\b(?:between|joins?|joining|join up|meets?|meeting|from)\b/;
const asksBar =
  /\b(?:what|which)(?: one)?(?: (?:do|would|should|will|can) (?:i|we|you) (?:need|use|put|get|want|fit)\b|(?:s| is)? (?:goes|used|needed|joins?|covers?)\b| (?:\w+ )?(?:strip|bar|trim|threshold)\b)|^(?:a |any |need (?:a |some)?|looking for (?:a )?|do you (?:do|sell|have) (?:a |any )?)?(?:door ?(?:way)? ?)?(?:bars?|strips?|trims?|thresholds?|plates?|something)\b|\b(?:need|want|looking for|after) (?:an? |some |the )?(?:door |joining )?(?:bar|strip|trim|threshold|plate)s?\b/;
const isOfChoice = /\b(?:differ\w*|better|best|choose|choosing|decide|deciding|torn|warmer|cheaper|compar\w*|underlay|under|beneath)\b/;

/** 'what do I need between the hall laminate and the carpet', 'door bar between wood and carpet': how the two are joined, and the bars for it. */
async function barBetween(asked: Asked, text: string): Promise<Part | null> {
  const { reading } = asked;
  const kinds = [...new Set(reading.floor.flatMap((name) => (isGoods(name) ? [] : [sold[name]?.category ?? name])))];
  const isOfTwo = kinds.length === 2 && joined.test(text) && asksBar.test(text) && !isOfChoice.test(text) && reading.names.length === 0;
  if (!isOfTwo) return null;
  const ofCarpet = kinds.includes('Carpet');
  const title = ofCarpet ? 'Carpet meeting a hard floor' : 'Joining two floors';
  const entry = (await readGuide()).entries.find((one) => one.title === title);
  if (!entry) return null;
  // No brass bar holds a carpet: the one that does is shown whatever its colour.
  const colour = ofCarpet ? [] : reading.colour;
  const part = await withGoods({ ...asked, reading: { ...reading, colour, floor: [], room: [] } }, entry, answerEntry(entry, 'advice', null));
  const pages = await readProducts(asked.shop, part.products ?? []);
  const inColour = ofCarpet && reading.colour.length ? await barsInColour(asked) : null;
  const ramp = ofCarpet ? pages.find((page) => page && /\bramp\b/i.test(page.name) && /\bcarpet\b/i.test(page.description)) : null;
  const whole = ramp ? `${part.text}\n\n${linkTo(ramp)}: ${pageSays(ramp, /\bcarpet\b/i) ?? ''}` : part.text;
  return inColour
    ? { ...part, text: `${whole}\n\n${inColour.text}`, products: [...(part.products ?? []), ...inColour.ids] }
    : { ...part, text: whole };
}

/** In the colour that was asked for there may be bars that hold no carpet. */
async function barsInColour({ shop, reading }: Asked): Promise<{ text: string; ids: string[] } | null> {
  const query = { categories: ['Trims & Accessories'], words: [['threshold'], reading.colour], limit: 2 };
  const { products } = await findFloors(shop, floorQuery.parse(query));
  if (!products.length) return null;
  return {
    text: `In ${reading.colour.join(' or ')} there is ${listed(products.map((one) => `${linkTo(one)} at ${formatPounds(one.pricePence)}`))}, for hard floors of one height: it holds no carpet.`,
    ids: products.map(({ id }) => id),
  };
}
