import type { Product } from '#catalogue/product.ts';
import type { Guide } from '../../guide/guide.server.ts';
import type { Suitability } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import { listed, lowerFirst, upperFirst } from '../say.ts';
import { ownVerdict } from './own-verdict.ts';
import { pageSays } from './page-says.ts';
import { asksUnusual } from './record.ts';
import { refusesFloor } from './said-of-record.ts';
import { lightnessOf } from './shade.ts';
import { asksFolly, openingFor, saidOfFolly, verdictOf } from './verdict-openings.ts';
import { kindsFor, leastGrip, sayWhereShort } from './verdicts.ts';

export type Lines = Pick<Guide, 'suitability' | 'ofSorts'>;

/** 'is it cold?', 'is it loud?': yes and no would say the opposite of what is meant. */
const feltNotJudged: ReadonlySet<string> = new Set(['warmth', 'noise', 'slip', 'scratches', 'sunlight', 'heavy furniture', 'damp']);
export const asksSuitable =
  /\b(?:suit(?!e)\w*|ok|okay|good|fine|safe|used?|do for|right|work|put|go(?:es)?|lay|laid|stand|(?:can|could|may) (?:i|we) have)\b/;
const heatingAsked = /underfloor heating|underfloor|ufh|heated|\bheating\b(?! (?:bill|cost|engineer))/;
const leaks = /\bpee\w*|\bpiss\w*|\bwees\b|\bwee(?= on\b)|\bweeing\b|\burine\b|\bwiddl\w*|\bpuddles?\b|\baccidents?\b/;
const waterAsked = new RegExp(`water ?proof|water|wet|splash|spill|${leaks.source}`);
/** Heating by water in pipes. */
const wetHeating =
  /\b(?:wet|water)(?:[ -](?:fed|based|filled|type|style))? (?:system|underfloor|under floor|ufh|floor heating|heating|pipes?)\b|\b(?:system|type) is wet\b|\b(?:underfloor|heating|ufh)(?: \w+){0,3} (?:wet|water)(?: (?:one|system|type|kind))?$/g;
const ofRuin = /^(?:and |so |but )*(?:will|would|could|can|does|do|is|are)\b.*\b(?:ruin|wreck|damage|harm|destroy|swell|spoil)/;
/** Whether water harms it, of what its record says it is. */
const saidOfRuin = (said: string) =>
  said
    .replace(/^No, it is/, 'It can: it is')
    .replace(/^Yes, it is waterproof\./, 'No, it is waterproof: wipe it up.')
    .replace(/^It is water resistant/, 'Not if it is wiped up at once: it is water resistant');
const slippery = /\bslip(?:py|pery|s)?\b|\bslid(?:e|ing)\b/;

/** The rooms and demands that a product is asked about. */
export function placesAsked({ room, condition, said: asked, told }: Pick<Reading, 'room' | 'condition' | 'said' | 'told'>): string[] {
  // 'puppy keeps peeing, will it ruin the Heatherlea'
  const said = leaks.test(told) ? `${told} ${asked}` : asked;
  const isHeated = heatingAsked.test(said) && !condition.includes('underfloor heating');
  return [
    ...(asksUnusual(said) ? [] : room),
    ...condition.filter((name) => !(leaks.test(said) && name === 'pets')),
    ...(waterAsked.test(said.replace(room.length ? /\bwet ?rooms?\b|\bspill\w*/g : /\bwet ?rooms?\b/g, '').replace(wetHeating, '')) &&
    !condition.includes('slip')
      ? ['waterproof']
      : []),
    ...(isHeated ? ['underfloor heating'] : []),
  ];
}

/** Whether a product suits what was named: what its record says, and what the guide says of its kind. */
export function sayPlaces(product: Product, reading: Reading, guide: Lines, isOnlyTold: boolean) {
  const kind = adviceKindOf(product);
  const sentences: string[] = [];
  const quoted: string[] = [];
  const cited: Suitability[] = [];
  const refused = refusesFloor(product, reading.said);
  if (refused) return { sentences: [refused], cited };
  const asked = placesAsked(reading);
  const verdictAt = (where: string) => gradeAt(product, where, guide);
  // Whether it stands water is one thing, whether it is sold for the room another: the demand first, then what speaks against it most.
  const places = asked.toSorted(
    (a, b) => Number(b === 'waterproof') - Number(a === 'waterproof') || Number(verdictAt(b) === 'no') - Number(verdictAt(a) === 'no'),
  );
  // 'two labradors, would it scratch': the dogs are told of, and a yes to them would be a yes to the scratches.
  const isFelt = places.some((where) => feltNotJudged.has(where)) && !asksSuitable.test(reading.said);
  const isFolly = asksFolly.test(reading.said);
  // 'with two kids and a cat': what is good for the kids alone is no yes.
  const worst = (['no', 'care'] as const).find((verdict) => places.some((where) => verdictAt(where) === verdict)) ?? 'yes';
  for (const where of places.toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)))) {
    const found = lineFor(product, where, guide);
    const grip = where === 'slip' ? sayGripOf(product, reading) : null;
    if (grip) {
      sentences.push(grip);
      if (found) cited.push(found);
      continue;
    }
    const outdoors = where === 'Patio' ? sayOutdoors(product, reading.said) : null;
    if (outdoors) {
      sentences.push(afterVerdict(outdoors, sentences));
      continue;
    }
    const isShort = isShortOfGrip(product, where);
    const said = ownVerdict(product, where, isShort ? 'care' : found?.verdict);
    const own =
      said && isFolly
        ? saidOfFolly(said, sentences.length > 0)
        : said && where === 'waterproof' && ofRuin.test(reading.said)
          ? saidOfRuin(said)
          : said;
    const verdict = found && !sentences.length && !feltNotJudged.has(where) && !isFelt && !isOnlyTold ? `${openingFor(worst, reading)} ` : '';
    // What the record says was said first.
    if (own && !(isOnlyTold && (where === 'slip' || (said?.startsWith('Yes') && product.category !== 'Underlay'))))
      sentences.push(afterVerdict(own, sentences));
    else if (found) sentences.push(`${verdict}${isFelt && where === 'scratches' ? saidOfScratches[found.verdict] : ''}${found.why}`);
    const figure = places.indexOf(where) === places.length - 1 || where === 'scratches' || isThin(product, where) ? figureOf(product, where) : null;
    if (figure && !sentences.includes(figure)) sentences.push(figure);
    if (where === 'Wet room' && found?.sort === null && slipOf(product) < 11 && !places.includes('slip'))
      sentences.push(`Its slip rating is ${product.slipRating}; for the floor of the shower R11 or more is advised.`);
    if (isShort && !places.includes('slip') && where !== 'Wet room')
      sentences.push(
        `Its slip rating is ${product.slipRating}, and for such a floor R${leastGrip([where])[1]} or more is advised: wet, it is slippery.`,
      );
    const page = pageOfPlace[where]?.map((has) => pageSays(product, has)).find(Boolean);
    if (page && !sentences.some((one) => one.includes(page))) quoted.push(page);
    if (!found || (own && where === 'waterproof')) continue;
    if (own && !isShort && !(found.verdict === 'no' && said?.startsWith('Yes')))
      sentences.push(
        kind && /^(?:With care: it is not|No\. Its page)/.test(said ?? '')
          ? `Of ${sayKindInside(kind)} in general: ${lowerFirst(found.why)}`
          : found.why,
      );
    cited.push(found);
  }
  const isPale = kind === 'carpet' && (lightnessOf(product)?.at ?? 0) > 4 && places.some((where) => where === 'pets' || where === 'children');
  if (isPale) quoted.unshift('So light a colour shows mud and spills more than a mid tone does.');
  const instead = sayInstead(cited, places, guide, isFolly);
  return { sentences: [...sentences, ...new Set(quoted), ...(instead ? [instead] : [])], cited };
}

/** Asked before whatever else was named: whether it slips, whether it scratches. */
const first: ReadonlySet<string> = new Set(['slip', 'scratches', 'noise', 'warmth']);

/** How the kind of a product stands a room or demand; with care where the wear layer of this one is thinner than the guide asks for there. */
function gradeAt(product: Product, where: string, guide: Lines): Suitability['verdict'] | null {
  const verdict = lineFor(product, where, guide)?.verdict ?? null;
  if (feltNotJudged.has(where)) return verdict === null ? null : 'yes';
  return verdict === 'yes' && (isThin(product, where) || isShortOfGrip(product, where)) ? 'care' : verdict;
}

/** What suits instead, of a kind that does not. */
function sayInstead(cited: readonly Suitability[], places: readonly string[], { suitability }: Lines, isFolly: boolean): string | null {
  const isRefused = cited.some(({ verdict, sort, where }) => verdict === 'no' && sort === null && !feltNotJudged.has(where));
  const isCareful = isFolly && cited.some(({ verdict, sort }) => verdict === 'care' && sort === null);
  if (!isRefused && !isCareful) return null;
  const better = kindsFor(suitability, places);
  return better.length ? `${isRefused ? 'Better there' : 'With less care'}: ${listed(better.map(sayKindInside), 'or')}.` : null;
}

const slipOf = ({ slipRating }: Product) => (slipRating ? Number(slipRating.slice(1)) : Number.POSITIVE_INFINITY);

/** 'is it too slippy for the bathroom': by its slip rating and what the rooms ask for; null where it has none. */
function sayGripOf(product: Product, { said, room }: Reading): string | null {
  const { slipRating } = product;
  if (!slipRating) return null;
  const [where, least] = leastGrip(room);
  // A tile that is sold for the room is laid beside the shower, if not in it.
  if (where === 'Wet room' && slipOf(product) === 10 && pageSays(product, /\bwet[- ]rooms?\b/i))
    return `Yes, its page names wet rooms, and its slip rating is ${slipRating}; for the floor of the shower itself R11 or more, or small tiles with many joints, is advised.`;
  const isEnough = Number(slipRating.slice(1)) >= least;
  const isFeared = slippery.test(said);
  if (!where)
    return least > 9 && !isEnough
      ? `${isFeared ? 'Slippery when wet: its' : 'Its'} slip rating is ${slipRating}, which is for dry rooms.`
      : `${isFeared ? 'Not unduly slippery: its' : 'Its'} slip rating is ${slipRating}, ${slipRating === 'R10' ? 'the usual one for kitchens, bathrooms and halls' : 'which grips well when wet'}.`;
  return isEnough
    ? `${isFeared ? 'Not too slippery: its' : 'Its'} slip rating, ${slipRating}, is enough for ${sayWhereShort(where)}.`
    : `${isFeared ? 'Too slippery when wet: its' : 'Its'} slip rating, ${slipRating}, is too little for the floor of ${sayWhereShort(where)}, where R${least} or more is advised.`;
}

/** 'it can carry on through the front door to the step': what the page of an indoor tile says of frost, as the record does not list it for outdoors. */
function sayOutdoors(product: Product, said: string): string | null {
  if (product.rooms.includes('Patio')) return null;
  const page = pageSays(product, /\bfrost\b/i);
  if (!page) return null;
  const isNamed = /\b(?:door)?steps?\b/.test(said) && /\bstep\b/.test(page);
  const grip = product.slipRating && slipOf(product) < 11 ? ` Its slip rating is ${product.slipRating}; R11 grips better in the rain.` : '';
  return `${isNamed ? 'Yes.' : 'With care: it is not among those we list for outdoors, so ask us first.'} ${page}${grip}`;
}

/**
 * What the guide says of a product's kind. Where it speaks of click floors only, and the product is one that is stuck down, that of
 * safety vinyl holds, which is always stuck down. A mosaic grips by its joints, however it is polished.
 */
export function lineFor(product: Product, where: string, { suitability, ofSorts }: Lines): Suitability | undefined {
  const isMosaic = /\bmosaic\b/i.test(product.name);
  // Unglazed clay drinks what a glaze keeps out.
  const ofClay = /\bterracotta\b/i.test(product.name) ? ['clay'] : /\b(?:marble|limestone|travertine)\b/i.test(product.name) ? ['soft'] : [];
  const sorts = isMosaic
    ? ['mosaic']
    : [...ofClay, product.surface ?? product.finish, product.construction].map((said) => said?.toLowerCase().split(' ')[0]);
  const ofSort = ofSorts.find((one) => one.where === where && one.floor === adviceKindOf(product) && sorts.includes(one.sort ?? ''));
  if (ofSort) return ofSort;
  const of = (kind: string | null) => suitability.find((one) => one.where === where && one.floor === kind);
  const found = of(adviceKindOf(product));
  const isStuck = /glue|dryback/i.test(product.construction ?? '');
  return found && isStuck && /^A click floor\b(?!.*glue-down)/.test(found.why) ? (of('safety vinyl') ?? found) : found;
}

const worn = /\bfootprints?\b|\bflatten\w*|\bloops?\b|\bdense\b/i;
const ofSpills = /\bspills?\b|\bhosed\b|\bwipes clean\b|\bwatertight\b/i;
/** What tells on a product's page how it stands these, where neither a figure nor its kind does: what tells most first. */
const pageOfPlace: Readonly<Record<string, readonly RegExp[]>> = {
  pets: [/\b(?:dogs?|cats?|pets?|claws?|paws?|muddy)\b/i, worn],
  scratches: [/\bscuffs?\b|\bscratch\w*\b/],
  noise: [/\bquiet(?:en)?\b|\bsilent\b/i],
  warmth: [/\bwarm(?: enough| to| for|,)|\bfeet warm\b/i],
  'over tiles': [/\btiled floors?\b/],
  children: [/\b(?:child(?:ren)?|toddlers?|kids?|famil(?:y|ies))\b/],
  'heavy traffic': [/\b(?:busy|traffic|canteens?|waiting rooms?)\b/i, worn],
  'heavy furniture': [/\bdents?\b|\bpiano\b|\bwardrobe\b|\bcastors?\b/i],
  humidity: [/\bdamp air\b|\bsauna\b/],
  sunlight: [/\bin the sun\b|\bwith sun\b|\bfirst summer\b|\breddens\b/],
  waterproof: [ofSpills],
  'Utility Room': [/\butility\b|\bboot rooms?\b/],
  'Wet room': [/\bshowers?\b|\bwet rooms?\b/],
  Bathroom: [/\bslippery when wet\b|\bshower trays\b/],
  Stairs: [/\bstairs?\b|\bnosings?\b/i, worn],
};

const isGood = /^it is (?:sold|made) for\b/i;

/** 'But it is not among those …': after one yes or no another would contradict it, so that only what it is about is said. */
function afterVerdict(sentence: string, said: readonly string[]): string {
  const before = said.map((one) => verdictOf.exec(one)?.[1]).find(Boolean);
  const now = verdictOf.exec(sentence);
  if (!before || !now) return sentence;
  const rest = sentence.slice(now[0].length);
  return now[1] === before || isGood.test(rest) ? upperFirst(rest) : `But ${lowerFirst(rest)}`;
}

const saidOfScratches = { yes: '', care: 'It can scratch. ', no: 'It scratches easily. ' };
const ofWear: ReadonlySet<string> = new Set(['scratches', 'pets', 'heavy traffic', 'wheels', 'Hallway', 'Office']);

/** Whether a floor tile grips less than is advised for the floor of a room. */
const isShortOfGrip = (product: Product, where: string) =>
  /^[A-Z]/.test(where) && product.category === 'Tiles' && !/\b(?:mosaic|wall)\b/i.test(product.name) && slipOf(product) < leastGrip([where])[1];

/** Whether the guide asks for half a millimetre of wear layer there, and this has less. */
function isThin({ category, wearLayer }: Product, where: string): boolean {
  return ofWear.has(where) && !/^[A-Z]/.test(where) && category === 'LVT' && wearLayer !== null && Number.parseFloat(wearLayer) < 0.5;
}

/** The figure on record that tells how a product wears, besides what is true of its kind. */
function figureOf(product: Product, where: string): string | null {
  const { wearLayer, acRating, category } = product;
  if (!ofWear.has(where)) return null;
  if (category === 'Laminate Flooring') return acRating ? `This one is ${acRating}.` : null;
  if (!wearLayer) return null;
  return `The wear layer of this one is ${wearLayer}${isThin(product, where) ? ', thinner than the 0.5 mm advised, so claws and grit may mark it' : ''}.`;
}
