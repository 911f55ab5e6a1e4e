import type { Product, ProductSummary } from '#catalogue/product.ts';
import type { Source } from '../../assistant.ts';
import type { Guide } from '../../guide/guide.server.ts';
import type { Suitability } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, linkTo, lowerFirst, offerPerson, productLine, productSource, reachUs } from '../say.ts';
import { floorOrWall } from './more-facts.ts';
import { ownVerdict } from './own-verdict.ts';
import { asksSuitable, type Lines, placesAsked, sayPlaces } from './places-said.ts';
import { toldOf } from './record.ts';
import { amountOf, sampleOf } from './suggested.ts';
import { asksAbout, summary } from './summary.ts';
import { boxesFor } from './sums.server.ts';

const silent = 'Its record does not say that.';
const asksMore = /\b(?:is|does|can|will|are|has|do|would|could|how|why|when|where)\b/;
const asksOfIt = /^(?:and |so |but )?(?:is|are|does|do|can|could|will|would|has|should|how|why|when|where|what (?!is \{name\}|about|\{name\}))/;
const aboutIt = new Set('tell about more info information details detail it this that'.split(' '));

/** What was asked of a product: from its own record first, from the guide for its kind where the record is silent. */
export function answerFacts(asked: Asked, product: Product, guide: Guide): Part {
  const { reading, settings } = asked;
  const { entries } = guide;
  const kind = adviceKindOf(product);
  const { sentences, places, told } = saidOf(product, { ...reading, boxes: reading.boxes ?? boxesFor(asked, product) }, guide);
  if (!sentences.length && (asksUnknown(reading) || asksOfIt.test(reading.said))) sentences.push(silent);
  if (!sentences.length && asksSomethingElse(reading)) sentences.push(silent);
  const known = sentences;
  const isSilent = known.length > 0 && !places.sentences.length && told.every(({ isKnown }) => !isKnown);
  const text = known.length ? `${linkTo(product)}: ${known.join(' ')}` : summary(product);
  const general = entries.filter(({ title }) => told.some(({ guide }) => guide === title));
  const more = general.map((entry) => `\n\nIn general: ${entry.text}`).join('');
  return {
    text:
      isSilent && !more
        ? `${text} I will not guess: ${lowerFirst(offerPerson(settings))}`
        : `${text}${more}${isSilent ? `\n\nOf this one itself we can tell you more: ${reachUs(settings)}.` : ''}`,
    products: [product.id],
    sources: [productSource(product), ...places.cited.map(sourceOf), ...general.map(guideSource)],
    offersPerson: isSilent && !more,
    isUnanswered: isSilent && !more,
    suggestions: [...amountOf(product), 'Is it in stock?', ...sampleOf([product])],
    context: { topic: 'facts', focus: product.id, subject: kind, before: beforeThis(asked, product), demanded: [...reading.feature] },
  };
}

/** What its record and its page tell of what was asked, and what the guide says of its kind, as sentences. */
function saidOf(product: Product, reading: Reading, guide: Lines) {
  const told = toldOf(product, { ...reading, said: withFragment(reading) }, placesAsked(reading).length === 0);
  // 'would it show every stain, we have a toddler': the children are only told of.
  const isFirst = told.length > 0 && (floorOrWall.test(reading.said) || (!asksSuitable.test(reading.said) && !reading.condition.includes('slip')));
  const places = sayPlaces(product, reading, guide, isFirst);
  // Its rating was told with what it is enough for.
  const known = places.sentences.length ? told.filter(({ isKnown }) => isKnown) : told;
  const facts = known.map(({ text }) =>
    places.sentences.some((one) => ofRating.test(one)) ? text.replace(/(?:^|(?<=\. ))Its slip rating is R\d+\.(?: |$)/, '').trim() : text,
  );
  const sentences = isFirst ? [...facts, ...places.sentences] : [...places.sentences, ...facts];
  return { sentences: [...new Set(sentences.filter(Boolean))], places, told };
}

const ofRating = /\bslip rating(?:,| is) R\d+,/;

/** 'tarred oak, wear layer, and how long is the guarantee': what was named before it without a verb is asked too. */
function withFragment({ told, said }: Reading): string {
  return told && !/\b(?:i|we|my|our|is|are|am|has|have|had|was|were|be|will|would|like|love|want|need)\b/i.test(told)
    ? `${told.toLowerCase()} ${said}`
    : said;
}

/** The product that was spoken of before this one. */
export function beforeThis({ context }: Asked, { id }: Product): string | null {
  return context.focus === id ? context.before : context.focus;
}

/** Whether something is asked that no line of a record is about. */
function asksUnknown({ said, other, room, condition }: Pick<Reading, 'said' | 'room' | 'condition' | 'other'>): boolean {
  return asksMore.test(said) && room.length + condition.length === 0 && other.some((word) => !aboutIt.has(word));
}

/** 'any smell off it new', '- will it yellow': more than the name and what any question has. */
function asksSomethingElse({ other, said }: Pick<Reading, 'other' | 'said'>): boolean {
  return (
    !asksAbout(said) &&
    other.some((word) => word.length > 3 && !aboutIt.has(word)) &&
    /\b(?:any|is|does|will|would|can|do|has|are|how|what)\b/.test(said) &&
    said.split(' ').length < 12
  );
}

/** Of one of several: the same that is told of a product alone. */
export function sayOfOne(product: Product, reading: Reading, guide: Lines): { said: string[]; sources: Source[] } {
  const { sentences, places } = saidOf(product, reading, guide);
  return { said: sentences, sources: places.cited.map(sourceOf) };
}

const sourceOf = (found: Suitability): Source => ({ title: `Flooring guide, ${found.where}: ${found.source}`, href: null });

/** What the record says of what was asked. */
export function sayFacts(product: Product, reading: Reading): string[] {
  const places = placesAsked(reading).flatMap((place) => ownVerdict(product, place) ?? []);
  if (places.length) return places;
  const known = toldOf(product, reading).map(({ text }) => text);
  return known.length === 0 && (asksUnknown(reading) || (asksOfIt.test(reading.said) && placesAsked(reading).length === 0)) ? [silent] : known;
}

/** Several products that a name fits: of each what was asked, else what it costs and what is left of it. */
export function answerSeveral(
  products: readonly ProductSummary[],
  topic: string,
  asked: ReadonlyMap<string, string[]> = new Map(),
  isNamed = true,
): Part {
  const first = products.slice(0, 4);
  const more = products.length > first.length ? `\n\nThere are ${products.length} in all; tell me the colour or size for another.` : '';
  // 'the second one' of a list of one.
  const which = products.length === 1 ? 'I showed you only this one:' : isNamed ? `${products.length} of ours go by that name:` : 'Of those:';
  const lines = products.length > 1 ? sayTogether(first, asked, more) : null;
  const saidOf = (product: ProductSummary) => asked.get(product.id)?.join(' ') || null;
  const each = [...Map.groupBy(first, (product) => saidOf(product) ?? product.id).values()].flatMap((alike) => {
    const said = alike[0] ? saidOf(alike[0]) : null;
    return said ? [`${linksTo(alike)}: ${said}`] : alike.map(productLine);
  });
  return {
    text: lines ?? `${which}\n\n${each.join('\n\n')}${more}`,
    products: first.map(({ id }) => id),
    sources: first.map(productSource),
    suggestions: ['Tell me about the first one', ...amountOf(first[1], 'the second one')],
    context: { topic, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}

/** What is true of all of them said once, with what is true of one of them by itself; null where they begin otherwise. */
function sayTogether(products: readonly ProductSummary[], asked: ReadonlyMap<string, string[]>, more: string): string | null {
  const said = products.map(({ id }) => asked.get(id) ?? []);
  const [opening] = said;
  const shared = (opening ?? []).filter((one) => said.every((other) => other.includes(one)));
  if (!shared.length || said.some(([start]) => start !== opening?.[0])) return null;
  const own = products.flatMap((product, at) => {
    const rest = said[at]?.filter((one) => !shared.includes(one)) ?? [];
    return rest.length ? `\n\n${linkTo(product)}: ${rest.join(' ')}` : [];
  });
  return `${linksTo(products)}, each of them: ${shared.join(' ')}${own.join('')}${more}`;
}
