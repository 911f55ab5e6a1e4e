import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { readGuide } from '../../guide/guide.server.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { isGoodsCategory } from '../is-goods.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { comparedPence, guideSource, linkTo, productSource, sayPrice } from '../say.ts';
import { guideKindOf, searchGuideFor } from '../search-guide.server.ts';
import { type Meant, namesProduct, whichProducts } from '../which-products.server.ts';
import { biggestOfAll } from './biggest-of-all.server.ts';
import { unknownProduct } from './calculate.server.ts';
import { dirtAsked } from './dirt.ts';
import { whetherTheyFit } from './fitting-goods.server.ts';
import { goodsNeeded, stepsOfOneLength } from './goods-amount.server.ts';
import { withGoods } from './goods-for-it.server.ts';
import { answerEntry, answerSuitability, placesOf } from './guide.server.ts';
import { withInstead } from './instead.server.ts';
import { pageAnswersMostly } from './page-answers.ts';
import { answerFacts, answerSeveral, sayFacts, sayOfOne } from './product.ts';
import { saidOfEach } from './said-of-each.ts';
import { shadeAsked } from './shade.ts';
import { withWarningsOfShown } from './shown-in-place.server.ts';
import { silentOfAll } from './silent-of-all.server.ts';
import { asksAbout, summary } from './summary.ts';

/** What is asked of the product, or the products, that a message names; null where it names none. */
export async function answerFactsAsked(asked: Asked): Promise<Part | null> {
  const part = await factsOf(asked);
  return part && withInstead(asked, part);
}

async function factsOf(asked: Asked): Promise<Part | null> {
  const meant = await productMeant(asked);
  if (!meant || meant.kind === 'none') return null;
  if (meant.kind === 'unknown') return unknownProduct(asked, meant.said);
  if (meant.kind === 'several') {
    const first = await readProducts(asked.shop, meant.products.slice(0, 4));
    const places = placesOf(asked.reading);
    const pages = first.filter((product) => product !== null);
    const fitting = places.length ? whetherTheyFit(pages, { places, kinds: [], mm: null }) : null;
    if (fitting) return { ...answerSeveral(meant.products, 'facts', new Map(), isNamed(asked)), text: fitting };
    const kinds = [...new Set(first.flatMap((product) => (product ? (adviceKindOf(product) ?? []) : [])))];
    const isTold = first.some((product) => product && sayFacts(product, asked.reading).length > 0);
    // What the records do not say is true of the whole kind, if they are one.
    const isOfThem = isNamed(asked) || asked.reading.ordinals.length > 1 || asked.context.topic === 'compare' || isOfShown(asked);
    const judgedByShade =
      isTold &&
      shadeAsked(
        asked.reading.said,
        first.filter((product) => product !== null),
      ) !== null;
    if (!judgedByShade && places.length && kinds.length && isOfThem) return ofPlaces(asked, meant.products, first);
    const ofKind = !isTold && places.length && kinds.length === 1 ? await answerSuitability(asked, kinds, places) : null;
    if (ofKind) return withWarningsOfShown(asked, places, ofKind);
    const known = first.flatMap((product) => (product ? [[product, saidOfEach(asked, product)] as const] : []));
    const shade =
      sayBiggest(first, asked.reading.said) === null &&
      (shadeAsked(
        asked.reading.said,
        known.map(([product]) => product),
      ) ??
        dirtAsked(
          asked.reading.said,
          known.map(([product]) => product),
        ));
    if (shade)
      return {
        ...answerSeveral(meant.products, 'facts', new Map(), isNamed(asked)),
        text: shade.text,
        context: { topic: 'facts', shown: meant.products.map(({ id }) => id).slice(0, 12), focus: shade.best?.id ?? null },
      };
    const silent = await silentOfAll(asked, known);
    if (silent) return silent;
    const most = await biggestOfAll(asked, meant.products);
    if (most) return most;
    const part = answerSeveral(meant.products, 'facts', new Map(known.map(([{ id }, said]) => [id, said])), isNamed(asked));
    const biggest = sayBiggest(first, asked.reading.said) ?? sayCheapest(meant.products, asked.reading);
    return { ...part, text: biggest ? `${biggest}\n\n${part.text}` : part.text, context: { ...part.context, before: asked.context.focus } };
  }
  const steps = stepsOfOneLength(asked, meant.product);
  if (steps) return steps;
  const measured = asked.reading.measured.length ? asked.reading.measured : asked.context.focus === meant.product.id ? asked.context.measured : [];
  const needed = asked.reading.boxes === null && meant.product.coverageCm2 === null ? await goodsNeeded(asked, meant.product, measured) : null;
  const counted = needed ? { ...asked, reading: { ...asked.reading, boxes: needed.count } } : asked;
  const guide = await readGuide();
  const { entries } = guide;
  const part = answerFacts(counted, meant.product, guide);
  const cited = asksWithWhat.test(`${asked.reading.told} ${asked.reading.said}`) ? entries.find((entry) => isCited(part, entry)) : null;
  if (cited?.goods.length) return withGoods(asked, cited, part);
  // What one record does not say may be true of its whole kind.
  if (part.isUnanswered) {
    const page = pageAnswersMostly(meant.product, asked.reading.text);
    const general = await ofItsKind(asked, meant.product, page);
    if (general) return general;
    if (page) return { ...part, text: `${linkTo(meant.product)}: ${page}`, isUnanswered: false, offersPerson: false };
  }
  const isAbout = asksAbout(asked.reading.said) || /^(?:\{name\} ?)+$|\b(?:info|information|details?)\b/.test(asked.reading.said);
  return isAbout ? { ...part, text: summary(meant.product), isUnanswered: false, offersPerson: false } : part;
}

/** 'would it take a piano' after what was told of several that go by one name. */
const isOfShown = ({ context, reading }: Asked) => context.topic === 'facts' && context.shown.length > 1 && reading.refersBack;

/** 'does it have to be sealed, and what with' */
export const asksWithWhat =
  /\b(?:what with|with what|what (?:do|would|should|can) (?:i|you|we) (?:use|seal|clean|treat)|(?:what|which) (?:sealer|cleaner|product)|do you sell)\b/;
const isCited = (part: Part, entry: GuideEntry) => part.sources?.some(({ title }) => title === guideSource(entry).title) === true;

/** Whether several that were named suit what was asked: of each its record, and what is true of its kind. */
async function ofPlaces(asked: Asked, products: readonly ProductSummary[], first: readonly (Product | null)[]): Promise<Part> {
  const guide = await readGuide();
  const said = first.flatMap((product) => (product ? [{ id: product.id, ...sayOfOne(product, asked.reading, guide) }] : []));
  const part = answerSeveral(products, 'facts', new Map(said.map((one) => [one.id, one.said])), isNamed(asked));
  const subject = first[0] ? adviceKindOf(first[0]) : null;
  const edged = await withNosing(asked, part, guide.entries);
  if (edged) return { ...edged, products: [...(part.products ?? []), ...(edged.products ?? [])].slice(0, 6), context: { ...part.context, subject } };
  return {
    ...part,
    sources: [...(part.sources ?? []), ...said.flatMap(({ sources }) => sources)],
    context: { ...part.context, subject, before: asked.context.focus },
  };
}

/** 'can it go on stairs, and what finishes the edge': with the nosings we have for it. */
async function withNosing(asked: Asked, part: Part, entries: readonly GuideEntry[]): Promise<Part | null> {
  const nosing =
    asked.reading.room.includes('Stairs') && asksEdge.test(asked.reading.said) ? entries.find(({ title }) => title === 'Stair nosing') : null;
  return nosing ? withGoods(asked, nosing, part) : null;
}

const asksEdge = /\b(?:edges?|nosings?|lips?)\b|\bfinish(?:es|ed|ing)? (?:it|them|off|the)\b/;

/** 'which of the Rathlins is cheapest'. */
function sayCheapest(products: readonly ProductSummary[], { sort }: Asked['reading']): string | null {
  if (sort !== 'cheapest' && sort !== 'dearest') return null;
  const [first] = products.toSorted((a, b) => (comparedPence(a) - comparedPence(b)) * (sort === 'cheapest' ? 1 : -1));
  return first && products.length > 1 ? `The ${sort} of them is ${linkTo(first)}, at ${sayPrice(first)}.` : null;
}

/** 'do they come in a bigger size', of some that differ in it: the one that is; null where they are all of one size. */
function sayBiggest(products: readonly (Product | null)[], said: string): string | null {
  const way = /\b(?:bigger|larger|biggest|largest)\b/.test(said) ? 1 : /\b(?:smaller|smallest)\b/.test(said) ? -1 : 0;
  const sized = products.flatMap((product) => {
    const [width, length] = (product?.tileSize ?? product?.plankSize ?? '').split('x').map(Number);
    return product && width && length ? [{ product, area: width * length }] : [];
  });
  const [most, ...rest] = sized.toSorted((a, b) => (b.area - a.area) * way);
  if (!way || !most || sized.length < products.length || rest.every(({ area }) => area === most.area)) return null;
  return `Of ${sized.length === 2 ? 'the two' : 'these'} ${linkTo(most.product)} is the ${way > 0 ? 'big' : 'small'}${sized.length === 2 ? (way > 0 ? 'ger' : 'er') : way > 0 ? 'gest' : 'est'}.`;
}

/** 'what tog is the luxury underlay': what a tog is does not tell how many it has. */
const asksTog = /\b(?:what|which|how (?:much|many|high))\b.*\btogs?\b/;

/** The guide's answer for the kind of floor that a product is; null where it has none. */
async function ofItsKind(asked: Asked, product: Product, page: string | null): Promise<Part | null> {
  const kind = guideKindOf(product) ?? (product.category === 'Underlay' ? 'underlay' : null);
  const { text, names } = asked.reading;
  const found = kind
    ? await searchGuideFor(
        asked.shop,
        names.reduce((said, name) => said.replace(name, ''), text),
        kind,
      )
    : null;
  const entry = asked.entry ?? (found && found.score >= 0.6 ? found.entry : null);
  if (!kind || !entry) return null;
  const general = answerEntry(entry, 'facts', kind);
  // How often it can be sanded hangs on a figure that no record has.
  const isOfTopLayer = entry.title === 'Sanding wood floors' && kind === 'engineered wood';
  const isOfTog = asksTog.test(text);
  const unknown = `${isOfTog ? 'What tog this one has' : 'How thick the top layer of this one is'} its record does not say: ask us before you count on it.`;
  const part =
    isOfTopLayer || isOfTog ? { ...general, text: general.text.replace('\n\nSource:', ` ${unknown}\n\nSource:`), offersPerson: true } : general;
  return {
    ...part,
    text: page
      ? `${linkTo(product)}: ${page}\n\nIn general: ${part.text}`
      : isGoodsCategory(product.category)
        ? `${linkTo(product)}: ${part.text}`
        : `${linkTo(product)} is ${sayKindInside(kind).replace(/ tiles$/, '')}; in general: ${part.text}`,
    products: [product.id],
    sources: [...(part.sources ?? []), productSource(product)],
    context: { topic: 'facts', focus: product.id, subject: kind },
  };
}

export function isNamed({ reading }: Asked): boolean {
  return reading.names.length > 0 || reading.sku !== null;
}

/** The product that a message names in any way; null where it names none. */
export async function productMeant(asked: Asked): Promise<Meant | null> {
  return namesProduct(asked) ? whichProducts(asked) : null;
}
