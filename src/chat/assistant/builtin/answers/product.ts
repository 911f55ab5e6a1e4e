import type { Product, ProductSummary } from '#catalogue/product.ts';
import type { Source } from '../../assistant.ts';
import type { Guide } from '../../guide/guide.server.ts';
import type { Suitability } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, linksTo, linkTo, offerPerson, productLine, productSource, reachUs, upperFirst } from '../say.ts';
import { ownVerdict } from './own-verdict.ts';
import { pageSays } from './page-says.ts';
import { asksUnusual, refusesFloor, toldOf } from './record.ts';
import { lightnessOf } from './shade.ts';
import { amountOf, sampleOf } from './suggested.ts';
import { asksAbout, summary } from './summary.ts';
import { boxesFor } from './sums.server.ts';
import { asksFolly, openingFor, saidOfFolly, verdictOf } from './verdict-openings.ts';

type Lines = Pick<Guide, 'suitability' | 'ofSorts'>;

const silent = 'Its record does not say that.';
const asksMore = /\b(?:is|does|can|will|are|has|do|would|could|how|why|when|where)\b/;
/** 'is it cold?', 'is it loud?': yes and no would say the opposite of what is meant. */
const feltNotJudged: ReadonlySet<string> = new Set(['warmth', 'noise', 'slip', 'scratches', 'sunlight', 'heavy furniture', 'damp']);
const asksOfIt = /^(?:and |so |but )?(?:is|are|does|do|can|could|will|would|has|should|how|why|when|where|what (?!is \{name\}|about|\{name\}))/;
const aboutIt = new Set('tell about more info information details detail it this that'.split(' '));
const asksSuitable =
  /\b(?:suit(?!e)\w*|ok|okay|good|fine|safe|used?|do for|right|work|put|go(?:es)?|lay|laid|stand|(?:can|could|may) (?:i|we) have)\b/;
const heatingAsked = /underfloor heating|underfloor|ufh|heated|\bheating\b(?! (?:bill|cost|engineer))/;
const waterAsked = /water ?proof|water|wet|splash|spill/;

/** What was asked of a product: from its own record first, from the guide for its kind where the record is silent. */
export function answerFacts(asked: Asked, product: Product, guide: Guide): Part {
  const { reading, settings } = asked;
  const { entries } = guide;
  const kind = adviceKindOf(product);
  const told = toldOf(
    product,
    { ...reading, said: withFragment(reading), boxes: reading.boxes ?? boxesFor(asked, product) },
    placesAsked(reading).length === 0,
  );
  // 'would it show every stain, we have a toddler': the children are only told of.
  const isFirst = told.length > 0 && !asksSuitable.test(reading.said);
  const places = sayPlaces(product, reading, guide, isFirst);
  const ofFacts = told.map(({ text }) => text);
  const sentences = isFirst ? [...ofFacts, ...places.sentences] : [...places.sentences, ...ofFacts];
  if (!sentences.length && (asksUnknown(reading) || asksOfIt.test(reading.said))) sentences.push(silent);
  if (!sentences.length && asksSomethingElse(reading)) sentences.push(silent);
  const known = [...new Set(sentences)];
  const isSilent = known.length > 0 && !places.sentences.length && told.every(({ isKnown }) => !isKnown);
  const text = known.length ? `${linkTo(product)}: ${known.join(' ')}` : summary(product);
  const general = entries.filter(({ title }) => told.some(({ guide }) => guide === title));
  const more = general.map((entry) => `\n\nIn general: ${entry.text}`).join('');
  return {
    text:
      isSilent && !more
        ? `${text} I will not guess: ${lowerStart(offerPerson(settings))}`
        : `${text}${more}${isSilent ? `\n\nOf this one itself we can tell you more: ${reachUs(settings)}.` : ''}`,
    products: [product.id],
    sources: [productSource(product), ...places.cited.map(sourceOf), ...general.map(guideSource)],
    offersPerson: isSilent && !more,
    isUnanswered: isSilent && !more,
    suggestions: [...amountOf(product), 'Is it in stock?', ...sampleOf([product])],
    context: { topic: 'facts', focus: product.id, subject: kind, before: beforeThis(asked, product), demanded: [...reading.feature] },
  };
}

/** 'tarred oak, wear layer, and how long is the guarantee': what was named before it without a verb is asked too. */
function withFragment({ told, said }: Reading): string {
  return told && !/\b(?:i|we|my|our|is|are|am|has|have|had|was|were|be|will|would|like|love|want|need)\b/i.test(told)
    ? `${told.toLowerCase()} ${said}`
    : said;
}

/** The rooms and demands that a product is asked about. */
function placesAsked({ room, condition, said }: Pick<Reading, 'room' | 'condition' | 'said'>): string[] {
  const isHeated = heatingAsked.test(said) && !condition.includes('underfloor heating');
  return [
    ...(asksUnusual(said) ? [] : room),
    ...condition,
    ...(waterAsked.test(said) && !condition.includes('slip') ? ['waterproof'] : []),
    ...(isHeated ? ['underfloor heating'] : []),
  ];
}

/** Whether a product suits what was named: what its record says, and what the guide says of its kind. */
function sayPlaces(product: Product, reading: Reading, guide: Lines, isOnlyTold: boolean) {
  const kind = adviceKindOf(product);
  const sentences: string[] = [];
  const quoted: string[] = [];
  const cited: Suitability[] = [];
  const refused = refusesFloor(product, reading.said);
  if (refused) return { sentences: [refused], cited };
  // Whether it stands water is one thing, whether it is sold for the room another: the demand first.
  const asked = placesAsked(reading);
  const places = asked.toSorted((a, b) => Number(b === 'waterproof') - Number(a === 'waterproof'));
  // 'two labradors, would it scratch': the dogs are told of, and a yes to them would be a yes to the scratches.
  const isFelt = places.some((where) => feltNotJudged.has(where)) && !asksSuitable.test(reading.said);
  const isFolly = asksFolly.test(reading.said);
  const judged = places.flatMap((where) => lineFor(product, where, guide)?.verdict ?? []);
  // 'with two kids and a cat': what is good for the kids alone is no yes.
  const worst = (['no', 'care'] as const).find((verdict) => judged.includes(verdict)) ?? 'yes';
  for (const where of places.toSorted((a, b) => Number(b === 'scratches') - Number(a === 'scratches'))) {
    const found = lineFor(product, where, guide);
    const said = ownVerdict(product, where, found?.verdict);
    const own = said && isFolly ? saidOfFolly(said, sentences.length > 0) : said;
    const verdict = found && !sentences.length && !feltNotJudged.has(where) && !isFelt && !isOnlyTold ? `${openingFor(worst, reading)} ` : '';
    // What the record says was said first.
    if (own && !(isOnlyTold && (where === 'slip' || (said?.startsWith('Yes') && product.category !== 'Underlay'))))
      sentences.push(afterVerdict(own, sentences));
    else if (found) sentences.push(`${verdict}${isFelt && where === 'scratches' ? saidOfScratches[found.verdict] : ''}${found.why}`);
    const figure = places.indexOf(where) === places.length - 1 || where === 'scratches' ? figureOf(product, where) : null;
    if (figure && !sentences.includes(figure)) sentences.push(figure);
    const page = pageOfPlace[where]?.map((has) => pageSays(product, has)).find(Boolean);
    if (page) quoted.push(page);
    if (!found || (own && where === 'waterproof')) continue;
    if (own && !(found.verdict === 'no' && said?.startsWith('Yes')))
      sentences.push(
        kind && /^(?:With care|No\. Its page)/.test(said ?? '') ? `Of ${sayKindInside(kind)} in general: ${lowerStart(found.why)}` : found.why,
      );
    cited.push(found);
  }
  const isPale = kind === 'carpet' && (lightnessOf(product)?.at ?? 0) > 4 && places.some((where) => where === 'pets' || where === 'children');
  if (isPale) quoted.unshift('So light a colour shows mud and spills more than a mid tone does.');
  return { sentences: [...sentences, ...new Set(quoted)], cited };
}

/**
 * What the guide says of a product's kind. Where it speaks of click floors only, and the product is one that is stuck down, that of
 * safety vinyl holds, which is always stuck down.
 */
function lineFor(product: Product, where: string, { suitability, ofSorts }: Lines): Suitability | undefined {
  const sorts = [product.surface ?? product.finish, product.construction].map((said) => said?.toLowerCase().split(' ')[0]);
  const ofSort = ofSorts.find((one) => one.where === where && one.floor === adviceKindOf(product) && sorts.includes(one.sort ?? ''));
  if (ofSort) return ofSort;
  const of = (kind: string | null) => suitability.find((one) => one.where === where && one.floor === kind);
  const found = of(adviceKindOf(product));
  const isStuck = /glue|dryback/i.test(product.construction ?? '');
  return found && isStuck && /^A click floor\b(?!.*glue-down)/.test(found.why) ? (of('safety vinyl') ?? found) : found;
}

const worn = /\bfootprints?\b|\bflatten\w*|\bloops?\b|\bdense\b/i;
/** What tells on a product's page how it stands these, where neither a figure nor its kind does: what tells most first. */
const pageOfPlace: Readonly<Record<string, readonly RegExp[]>> = {
  pets: [/\b(?:dogs?|cats?|pets?|claws?|paws?|muddy)\b/i, worn],
  scratches: [/\bscuffs?\b|\bscratch\w*\b/],
  children: [/\b(?:child(?:ren)?|toddlers?|kids?|famil(?:y|ies))\b/],
  'heavy traffic': [/\b(?:busy|traffic|canteens?|waiting rooms?)\b/i, worn],
  'heavy furniture': [/\bdents?\b|\bpiano\b|\bwardrobe\b|\bcastors?\b/i],
  Stairs: [/\bstairs?\b|\bnosings?\b/i, worn],
};

/** 'But it is not among those …': after one yes or no another would contradict it, so that only what it is about is said. */
function afterVerdict(sentence: string, said: readonly string[]): string {
  const first = said.map((one) => verdictOf.exec(one)?.[1]).find(Boolean);
  const now = verdictOf.exec(sentence);
  if (!first || !now) return sentence;
  const rest = sentence.slice(now[0].length);
  return now[1] === first ? upperFirst(rest) : `But ${lowerStart(rest)}`;
}

const saidOfScratches = { yes: '', care: 'It can scratch. ', no: 'It scratches easily. ' };
const ofWear: ReadonlySet<string> = new Set(['scratches', 'pets', 'heavy traffic', 'wheels', 'Hallway', 'Office']);

/** The figure on record that tells how a product wears, besides what is true of its kind. */
function figureOf({ wearLayer, acRating, category }: Product, where: string): string | null {
  if (!ofWear.has(where)) return null;
  if (category === 'Laminate Flooring') return acRating ? `This one is ${acRating}.` : null;
  if (!wearLayer) return null;
  const isThin = category === 'LVT' && Number.parseFloat(wearLayer) < 0.5 && !/^[A-Z]/.test(where);
  return `The wear layer of this one is ${wearLayer}${isThin ? ', thinner than the 0.5 mm advised, so claws and grit may mark it' : ''}.`;
}

function lowerStart(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
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

/** What suits, or does not, of a product's record and kind, in the sentences of an answer. */
export function sayPlacesOf(product: Product, reading: Reading, guide: Lines): { said: string[]; sources: Source[] } {
  const { sentences, cited } = sayPlaces(product, reading, guide, false);
  return { said: [...new Set(sentences)], sources: cited.map(sourceOf) };
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
  const said = first.map(({ id }) => asked.get(id)?.join(' ') ?? '');
  const isSame = products.length > 1 && said[0] && said.every((one) => one === said[0]);
  const lines = isSame ? `${linksTo(first)}, each of them: ${said[0]}${more}` : null;
  return {
    text:
      lines ??
      `${which}\n\n${first.map((product) => (asked.get(product.id)?.length ? `${linkTo(product)}: ${asked.get(product.id)?.join(' ')}` : productLine(product))).join('\n\n')}${more}`,
    products: first.map(({ id }) => id),
    sources: first.map(productSource),
    suggestions: ['Tell me about the first one', ...amountOf(first[1], 'the second one')],
    context: { topic, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}
