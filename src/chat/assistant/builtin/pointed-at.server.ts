import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { longestQuestion } from '../assistant.ts';
import { singular } from '../reading/phrases.ts';
import { readQuestion } from '../reading/read-question.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import type { Guess } from '../understanding/classifier.ts';
import { understand } from '../understanding/understand.server.ts';
import { lightnessOf } from './answers/shade.ts';
import type { Task } from './decide.ts';
import { recogniseNames } from './known-names.server.ts';
import type { Asked } from './part.ts';
import { othersOfRange } from './range-of.server.ts';
import { isOfFocus, whichProducts } from './which-products.server.ts';
import { queryOf, wishOf } from './wish.ts';

/** A message with the product put in that it points at; `guesses`: where the message before is asked once more; `task`: what was done for the one before, where nothing else is asked. */
export type Pointed = { asked: Asked; task: Task | null; guesses?: Guess[] };

type Figure = { says: RegExp; of: (product: Product) => number | null; takes: 'least' | 'most' };

const millimetres = ({ thickness }: ProductSummary) => (thickness ? Number.parseFloat(thickness) : null);
/** What one of those shown is told from the others by. */
const figures: readonly Figure[] = [
  { says: /^(?:cheap(?:er|est)|least expensive|less expensive|lowest priced)$/, of: perM2, takes: 'least' },
  { says: /^(?:dear(?:er|est)|more expensive|most expensive|pric(?:ier|iest))$/, of: perM2, takes: 'most' },
  { says: /^thick(?:er|est)$/, of: millimetres, takes: 'most' },
  { says: /^thinn(?:er|est)$/, of: millimetres, takes: 'least' },
  { says: /^(?:best rated|top rated|best reviewed|highest rated)$/, of: ({ rating }) => rating?.average ?? null, takes: 'most' },
  { says: /^(?:light|pal)(?:er|est)$/, of: (product) => lightnessOf(product)?.at ?? null, takes: 'most' },
  { says: /^dark(?:er|est)$/, of: (product) => lightnessOf(product)?.at ?? null, takes: 'least' },
];
const figureNames =
  '(?:cheap|dear|thick|thinn|light|pal|dark)(?:er|est)|pric(?:ier|iest)|(?:least|less|more|most) expensive|lowest priced|(?:best|top|highest) (?:rated|reviewed)';
const ofFigure = new RegExp(
  `(?:\\b(?:of|for|is|are|does|has|do|with|about|take|get|order|in|on) )?\\b(?:the|that) (${figureNames})(?: ones?| option)?(?: (?:of|from) (?:them|those|these|the two|the three|both))?\\b`,
);
/** 'which is the cheaper one?' asks for what is pointed at elsewhere. */
const asksWhich =
  /^(?:and |so |ok |right )*(?:which|whats? (?:is )?the|what one|show|list|just|only)\b|\bworth\b|\bthan\b|\b(?:any|something|anything) /;
const theOne = /\b(?:(?:the|that|in the|for the|a) )?((?:[a-z]+ ){1,2})one\b/;
const alone =
  /^(?:and |or |ok |okay |so |right |then |but |no |sorry |actually )*(?:(?:what|how) about |(?:is|are|does|do|has|have|can|could|would|will) (?=the )|the same (?:for|in|with) |same (?:again )?(?:for|in|with) |for |in |with )?(?:the )?((?:[a-z]+ ?){1,3}?)(?: one)?(?: instead| then| please| version)?$/;
/** 'the natural not the black'. */
const notThat = /,? (?:and |but )?(?:not|rather than|instead of) (?:the )?[a-z]+(?: one)?$/;
const whichOne = /^(?:and |so |ok |okay |right )*(?:which|what) one(?: (?:is|do i need|would i need|do you have|have you))?$/;
const soldIn = /\b(tubs?|bags?|rolls?|bottles?|lengths?)\b/;
const withWhat = /^(?:and |so |ok )?(?:with what|what with|what (?:do|would|should|can) (?:i|you|we) (?:use|need|buy|get) for (?:that|it))$/;
/** 'what do I stick it down with': the goods for it. */
const doneWith: Readonly<Record<string, RegExp>> = {
  adhesive: /^(?:and |so |ok )?what (?:do|would|should|can) (?:i|you|we) (?:stick|glue|fix|bed|lay) (?:it|them|this|that)(?: down)? (?:with|on)$/,
  sealer: /^(?:and |so |ok )?what (?:do|would|should|can) (?:i|you|we) seal (?:it|them|this|that) with$/,
  cleaner: /^(?:and |so |ok )?what (?:do|would|should|can) (?:i|you|we) clean (?:it|them|this|that) with$/,
};
const inBox = /\bhow many (?:\w+ )?(?:(?:are |come |do i get |do you get |is )?in|to|per) (?:a |each |the |one |every )?(?:box|pack)\b/;
const theOtherOne = /^(?:and |so |ok |but |then )*(?:what about|how about|is|does|has) the (?:\w+ ){1,4}one(?: then| instead)?$/;
const theShade = /\bthe (?:lighter|darker|paler|warmer|browner|greyer) one\b/;
const thatMany =
  /^(?:and |or |so |ok )*(?:what about|how about|what if it was|and|make it|say|for)? ?(\d{1,3})(?: of (?:them|those)| then| instead)?$/;
const bareName =
  /^(?:and |or |ok |okay |so |then |also |what about |how about |the same for |same for |for |in )*(?:the )?\{name\}(?: \w+)?(?: (?:one|as well|too|also|instead|then|please))*$/;
const noName = new Set(
  'which what any no every each in is of for with and or first second third fourth fifth last other another same next previous former latter right wrong big small new old only best it that this them those these one ones yes no thanks please cheaper dearer both all more bigger smaller lighter darker wider longer thicker thinner warmer a an any some you have'.split(
    ' ',
  ),
);

/** What may be done once more for another product. */
const again: Readonly<Record<string, Task>> = { calculate: 'calculate', stock: 'stock', samples: 'samples', price: 'facts', facts: 'facts' };

/**
 * 'the cheaper one', 'the smoked one': the one of those shown, or of the range last spoken of, that only it can be. The message as it was
 * where nothing is pointed at, or more than one.
 */
export async function pointedAt(asked: Asked): Promise<Pointed> {
  const { reading, context } = asked;
  const isNamed = reading.names.length + reading.ordinals.length + reading.floor.length > 0 || reading.sku !== null;
  // 'does it need sealed?' and then 'what with?': what the guide has for it.
  if (withWhat.test(reading.said) && asked.before)
    return { asked: { ...asked, reading: await lastAsked(asked, asked.before) }, task: null, guesses: await understand(asked.before, new Set()) };
  const goods = Object.entries(doneWith).find(([, says]) => says.test(reading.said))?.[0];
  if (goods && !isNamed && context.focus)
    return { asked: { ...asked, reading: { ...reading, floor: [goods], refersBack: true, said: 'what for it' } }, task: 'find' };
  const count = Number(thatMany.exec(reading.said)?.[1] ?? 0);
  if (count && !isNamed && context.focus && (context.topic === 'stock' || context.topic === 'calculate'))
    return { asked: { ...asked, reading: { ...reading, boxes: count, refersBack: true } }, task: context.topic };
  // 'how many tiles in a box' of the one that is open or spoken of.
  if (reading.names.length === 0 && (context.focus ?? asked.visitor.productId) && inBox.test(reading.said) && !reading.measured.length)
    return { asked: { ...asked, reading: { ...reading, floor: [], refersBack: true } }, task: 'facts' };
  const goodsSpokenOf = await goodsMeant(asked);
  if (goodsSpokenOf) return { asked: { ...asked, reading: withProduct(reading, goodsSpokenOf, '') }, task: null };
  // 'what about the laminate walnut one?'
  const sought =
    context.focus && again[context.topic ?? ''] && reading.floor.length === 1 && theOtherOne.test(reading.said) ? await firstOf(asked) : null;
  if (sought) return onceMore(asked, withProduct({ ...reading, floor: [] }, sought, reading.said));
  const ofRange = reading.names.length > 0 ? await namedOfRange(asked) : null;
  if (ofRange) return { asked: { ...asked, reading: withProduct(reading, ofRange, '') }, task: null };
  // 'and the narrows oak as well' after a sample of another.
  const same = reading.names.length > 0 && bareName.test(reading.said) ? (again[context.topic ?? ''] ?? null) : null;
  if (same) return { asked, task: same };
  if (!isNamed && isOfFocus(asked))
    return {
      asked: {
        ...asked,
        reading: { ...reading, refersBack: true, said: context.focus || context.topic === null ? reading.said : `${reading.said} of those` },
      },
      task: null,
    };
  if (isNamed || (!context.focus && !context.shown.length) || asksWhich.test(reading.said)) return { asked, task: null };
  const [shown, focus] = await Promise.all([listSummaries(asked.shop, context.shown), context.focus ? readProduct(asked.shop, context.focus) : null]);
  const byFigure = shown.length > 1 ? (ofFigure.exec(reading.said) ?? ofFigure.exec(reading.told)) : null;
  const looked = byFigure ? await Promise.all(context.shown.map((id) => readProduct(asked.shop, id))) : [];
  const found = byFigure
    ? byItsFigure(
        looked.filter((product) => product !== null),
        byFigure[1] ?? '',
      )
    : null;
  if (found && byFigure) return { asked: { ...asked, reading: withProduct(asked.reading, found, byFigure[0]) }, task: null };
  // Which of two is the lighter no record says: both are told.
  const shade = shown.length > 1 && shown.length < 4 ? theShade.exec(reading.said) : null;
  if (shade)
    return { asked: { ...asked, reading: { ...withProduct(reading, { sku: null }, shade[0]), ordinals: shown.map((_, at) => at + 1) } }, task: null };
  const chosen = reading.said.replace(notThat, '');
  const bare = context.topic && again[context.topic] ? alone.exec(chosen) : null;
  const said = theOne.exec(reading.said) ?? theOne.exec(reading.told) ?? bare;
  const words = (said?.[1] ?? '').trim().split(' ').filter(Boolean).map(singular);
  if (!said || !words.length || words.some((word) => noName.has(word))) return { asked, task: null };
  const others = [...shown, ...(focus && !shown.some(({ id }) => id === focus.id) ? [focus] : [])];
  const several = amongShown(shown, words);
  if (several.length > 1) return { asked: { ...asked, reading: { ...withProduct(reading, { sku: null }, said[0]), ordinals: several } }, task: null };
  const one = only(others, words) ?? (focus ? only(await othersOfRange(asked.shop, focus), words) : null);
  if (!one || one.id === context.focus) return { asked, task: null };
  const now = withProduct(reading, one, said[0]);
  return alone.test(chosen) ? onceMore(asked, now) : { asked: { ...asked, reading: now }, task: null };
}

/**
 * 'which one' after the glue that a floor needs, 'how far does a tub go', 'how many rolls': of the goods that were named with it, told
 * from the floor that is open by what they are sold in.
 */
async function goodsMeant({ reading, context, shop, visitor }: Asked): Promise<ProductSummary | null> {
  const [only, ...more] = context.shown;
  if (!only || more.length || reading.names.length + reading.floor.length + reading.ordinals.length > 0 || reading.sku !== null) return null;
  const it = context.focus ?? visitor.productId;
  const unit = soldIn.exec(reading.said)?.[1];
  if (it === null || !(unit || (it !== only && whichOne.test(reading.said)))) return null;
  const [goods] = await listSummaries(shop, [only]);
  return goods && (!unit || goods.unit === singular(unit)) ? goods : null;
}

/** What was done for the product before, for this one. */
async function onceMore(asked: Asked, now: Asked['reading']): Promise<Pointed> {
  const task = again[asked.context.topic ?? ''] ?? 'facts';
  return { asked: { ...asked, reading: task === 'facts' ? await askedBefore(asked, now) : now }, task };
}

/** 'the peat one', where two ranges have a peat: that of those shown, or of the range that is spoken of. */
async function namedOfRange(asked: Asked): Promise<ProductSummary | null> {
  const { reading, shop, context } = asked;
  // At the beginning of a conversation nothing is worth the search.
  if (!context.focus && !context.shown.length) return null;
  if (reading.sku !== null || reading.floor.length > 0 || (await whichProducts(asked)).kind !== 'several') return null;
  const words = reading.names.map(singular);
  const focus = context.focus ? await readProduct(shop, context.focus) : null;
  return only(await listSummaries(shop, context.shown), words) ?? (focus && only([focus, ...(await othersOfRange(shop, focus))], words));
}

async function firstOf({ shop, reading }: Asked): Promise<ProductSummary | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ ...queryOf(wishOf(reading)), limit: 1 }));
  return products[0] ?? null;
}

/** Which of those shown have all of the words, counted from 1; none where all have. */
function amongShown(shown: readonly ProductSummary[], words: readonly string[]): number[] {
  const fit = shown.flatMap((product, at) => (has(product, words) ? [at + 1] : []));
  return fit.length < shown.length ? fit : [];
}

/** 'is it waterproof?' and then 'is the smoked one?': the question before, of this product. */
async function askedBefore(asked: Asked, now: Asked['reading']): Promise<Asked['reading']> {
  if (!asked.before) return now;
  const last = await lastAsked(asked, asked.before);
  return last.names.length + last.ordinals.length > 0 && !last.measured.length ? withProduct({ ...last, names: [], ordinals: [] }, now, '') : now;
}

async function lastAsked({ shop, reading }: Asked, before: string): Promise<Asked['reading']> {
  const known = await recogniseNames(shop, before.slice(0, longestQuestion));
  return readQuestion(known.message, known).at(-1) ?? reading;
}

/** The one of some products whose name or colour has all of the words; null where none has, or more than one. */
function only(products: readonly ProductSummary[], words: readonly string[]): ProductSummary | null {
  const fit = products.filter((product) => has(product, words));
  // 'the oak one' of a range that has an oak and a sable oak.
  const plain = fit.filter(
    ({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .slice(1, 1 + words.length)
        .map(singular)
        .join(' ') === words.join(' '),
  );
  return fit.length === 1 ? (fit[0] ?? null) : plain.length === 1 ? (plain[0] ?? null) : null;
}

function has({ name, colour }: ProductSummary, words: readonly string[]): boolean {
  const own = `${name} ${colour ?? ''}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular);
  return words.every((word) => own.includes(word));
}

function byItsFigure(shown: readonly Product[], said: string): Product | null {
  const figure = figures.find(({ says }) => says.test(said));
  if (!figure) return null;
  const known = shown.flatMap((product) => {
    const value = figure.of(product);
    return value === null ? [] : [{ product, value }];
  });
  known.sort((a, b) => (figure.takes === 'least' ? a.value - b.value : b.value - a.value));
  const [first, next] = known;
  return first && first.value !== next?.value ? first.product : null;
}

function perM2({ pricePerM2Pence, pricePence }: ProductSummary): number {
  return pricePerM2Pence ?? pricePence;
}

/** The reading as if the product had been named in the place of what pointed at it. */
function withProduct(reading: Asked['reading'], { sku }: { sku: string | null }, pointing: string): Asked['reading'] {
  const leaves = { colour: [], species: [], finish: [], look: [], style: [], without: [], strangers: [], describing: [] };
  const isOfPrice = reading.intent === 'cheaper' || reading.intent === 'dearer' || reading.intent === 'more';
  const said = reading.said.replace(pointing, `${/^(?:of|for|is|are|does|has|do|with|about|take|get|order|in|on) /.exec(pointing)?.[0] ?? ''}{name}`);
  return { ...reading, ...leaves, sku, sort: null, refersBack: true, said, intent: isOfPrice ? null : reading.intent };
}
