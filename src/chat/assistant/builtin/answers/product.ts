import type { Product, ProductSummary } from '#catalogue/product.ts';
import { unitWords } from '#catalogue/selling-unit.ts';
import { nameInText } from '../../answer-text.ts';
import type { Suitability } from '../../guide/parse-guide.ts';
import type { Reading } from '../../reading/read-question.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, offerPerson, productLine, productSource, sayPrice, sayStock, upperFirst } from '../say.ts';
import { underlayOf } from '../underlay-of.ts';
import { sayRoll } from './amounts.ts';

type Fact = readonly [says: RegExp, say: (product: Product, reading: Pick<Reading, 'boxes'>) => string | null];

const kg = (grams: number) => Math.round(grams / 100) / 10;

const value = (name: string, of: (product: Product) => string | number | null) => (product: Product) => {
  const said = of(product);
  return said === null || said === '' ? null : `${name} ${said}.`;
};

/** What may be asked of a product, and what its record says. Null: the record says nothing of it. */
const facts: readonly Fact[] = [
  [/\bthick\w*|{mm}|how deep/, value('Its thickness is', ({ thickness }) => thickness)],
  [/\b(?:what|which) size|how (?:big|wide|long)|dimensions?|\bwidth|\blength|plank size|tile size/, ({ tileSize, plankSize }) => ((tileSize ?? plankSize) ? `It measures ${(tileSize ?? plankSize ?? '').replace('x', ' x ')} mm.` : null)],
  [/\b(?:off|on|in|from|by) (?:a |the )?(?:\w+ )?rolls?\b|\brolls? (?:wide|width)|(?:(?:how|what) (?:wide|width)|width of) .*\brolls?\b/, (product) => sayRoll(product) || `It is sold by the ${unitWords(product.unit).one}, not off a roll.`],
  [/cover\w*|what area|in a box|per box|(?:tiles|planks|pieces|boards) (?:in|per)|how many .*(?:in|per) (?:a |each )?(?:box|pack)|m2/, ({ coverageMilliM2, piecesPerBox, unit }) => coverageMilliM2 === null ? null : `A ${unitWords(unit).one} covers ${coverageMilliM2 / 1000} m²${piecesPerBox ? ` with ${piecesPerBox} pieces in it` : ''}.`],
  [/\bweigh\w*|\bheavy\b|\bkg\b/, ({ weightGrams, unit }, { boxes }) => (weightGrams === null ? null : `A ${unitWords(unit).one} weighs ${kg(weightGrams)} kg${boxes && boxes > 1 ? `, so ${boxes} weigh ${kg(boxes * weightGrams)} kg` : ''}.`)],
  [/wear layer/, value('Its wear layer is', ({ wearLayer }) => wearLayer)],
  [/ac rating|abrasion/, value('Its AC rating is', ({ acRating }) => acRating)],
  [/\{r\}|slip|slippy|slippery|r rating|grip/, value('Its slip rating is', ({ slipRating }) => slipRating)],
  [/warrant\w*|guarante\w*/, ({ warrantyYears }) => (warrantyYears === null ? null : `Its warranty is ${warrantyYears} years.`)],
  [/colou?r|shade/, value('Its colour is', ({ colour }) => colour && nameInText(colour))],
  [/made of|material|\bwool\b|synthetic|man ?made|plastic|\bpvc\b|natural|\breal (?:wood|oak|stone)|composition|what is it made/, ({ material, woodType, woodSpecies }) => (material || woodType ? `It is ${[woodType, woodSpecies, material].filter(Boolean).map((word) => nameInText(word ?? '')).join(', ')}.` : null)],
  [/\b(?:need|takes?|wants?|requires?|has|have|comes?|built|own|attached|without)\b.*\bunderlay\b|\bunderlay\b.*\b(?:built|attached|included|own)\b/, underlayOf],
  [/\bbleach/, ({ material }) => (material ? `It is made of ${nameInText(material)}${/polypropylene/i.test(material) ? ', a fibre with its colour all the way through, so that many such carpets stand weak bleach; go by the label of its maker, and try it where nobody looks' : /wool/i.test(material) ? ', and bleach ruins wool' : ''}.` : null)],
  [/finish|matt|gloss|polished|lacquer|oiled/, value('Its finish is', ({ finish }) => finish && nameInText(finish))],
  [/click|glue|install|construct|float|loose/, value('Its construction is', ({ construction }) => construction)],
  [/brand|makes?\b|maker|manufactur|supplier|who makes/, value('It is made by', ({ supplier }) => nameInText(supplier))],
  [/\brat(?:ed|ing|ings)\b|review|good|people say|people think|customers (?:say|think)|what do people/, ({ rating }) => (rating ? `It is rated ${rating.average.toFixed(1)} of 5 from ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}, which are on its page.` : 'It has no reviews yet.')],
  [/\b(?:stock|available|left|get it|buy)\b/, (product) => `It is ${sayStock(product)}.`],
  [/price|cost|much|dear|expensive|cheap/, (product) => `It costs ${sayPrice(product)}.`],
  [/sample/, ({ isSampleEligible }) => (isSampleEligible ? 'There is a free sample of it.' : 'There is no sample of it.')],
  [/species|type of wood|kind of wood/, value('Its species is', ({ woodSpecies }) => woodSpecies)],
]; // biome-ignore format: a table

const silent = 'Its record does not say that.';
const asksMore = /\b(?:is|does|can|will|are|has|do|would|could|how|why|when|where)\b/;
/** 'is it cold?', 'is it loud?': yes and no would say the opposite of what is meant. */
const feltNotJudged: ReadonlySet<string> = new Set(['warmth', 'noise', 'slip', 'scratches', 'sunlight', 'heavy furniture', 'damp']);
const asksOfIt = /^(?:and |so |but )?(?:is|are|does|do|can|could|will|would|has|should|how|why|when|where|what (?!is \{name\}|about|\{name\}))/;
const aboutIt = new Set('tell about more info information details detail it this that'.split(' '));
const heatingAsked = /underfloor heating|underfloor|ufh|heated/;
const waterAsked = /water ?proof|water|wet|splash|spill/;

/** What was asked of a product: from its own record first, from the guide for its kind where the record is silent. */
export function answerFacts(asked: Asked, product: Product, suitability: readonly Suitability[]): Part {
  const { reading, settings } = asked;
  const sentences: string[] = [];
  const sources = [productSource(product)];
  const kind = adviceKindOf(product);
  const cite = (found: Suitability) => sources.push({ title: `Flooring guide, ${found.where}: ${found.source}`, href: null });
  for (const where of [...reading.room, ...reading.condition, ...(waterAsked.test(reading.said) ? ['waterproof'] : [])]) {
    const own = ownVerdict(product, where);
    const found = suitability.find((one) => one.where === where && one.floor === kind);
    if (own) sentences.push(own);
    else if (found)
      sentences.push(`${feltNotJudged.has(where) ? '' : `${{ yes: 'Yes.', care: 'With care.', no: 'No.' }[found.verdict]} `}${found.why}`);
    if (found && !(own && where === 'waterproof')) {
      if (own && found.verdict !== 'no') sentences.push(found.why);
      cite(found);
    }
  }
  if (heatingAsked.test(reading.said) && !reading.condition.includes('underfloor heating'))
    sentences.push(ownVerdict(product, 'underfloor heating') ?? '');
  const isPlaceOnly = reading.room.length + reading.condition.length > 0;
  for (const [says, say] of facts) {
    if (!says.test(reading.said) || (isPlaceOnly && /good|glue|click/.test(says.source) && sentences.length)) continue;
    const said = say(product, reading);
    if (said) sentences.push(said);
    else if (sentences.length === 0) sentences.push(silent);
  }
  if (!sentences.some(Boolean) && (asksUnknown(reading) || asksOfIt.test(reading.said))) sentences.push(silent);
  const all = [...new Set(sentences.filter(Boolean))];
  const known = all.length > 1 ? all.filter((sentence) => sentence !== silent) : all;
  const isSilent = known.length === 1 && known[0] === silent;
  const text = known.length ? `${linkTo(product)}: ${known.join(' ')}` : summary(product);
  return {
    text: isSilent ? `${text} I will not guess: ${offerPerson(settings).charAt(0).toLowerCase()}${offerPerson(settings).slice(1)}` : text,
    products: [product.id],
    sources,
    offersPerson: isSilent,
    isUnanswered: isSilent,
    suggestions: ['How many boxes for 20 m²?', 'Is it in stock?', 'Can I get a sample?'],
    context: { topic: 'facts', focus: product.id, subject: kind, before: beforeThis(asked, product) },
  };
}

/** The product that was spoken of before this one. */
function beforeThis({ context }: Asked, { id }: Product): string | null {
  return context.focus === id ? context.before : context.focus;
}

/** What a product's own record says of a room or demand; null where it says nothing. */
function ownVerdict({ rooms, underfloorHeating, waterResistance, slipRating, category }: Product, where: string): string | null {
  if (where === 'underfloor heating')
    return underfloorHeating === null ? null : underfloorHeating ? 'Yes, it suits underfloor heating.' : 'No, it does not suit underfloor heating.';
  if (where === 'waterproof') {
    if (waterResistance === 'Waterproof') return 'Yes, it is waterproof.';
    if (waterResistance === 'Water Resistant') return 'It is water resistant, not waterproof: wipe spills up.';
    return waterResistance === 'Standard' ? 'No, it is neither waterproof nor water resistant.' : null;
  }
  if (where === 'slip') return slipRating ? `Its slip rating is ${slipRating}.` : null;
  if (!/^[A-Z]/.test(where) || where === 'Wet room' || where === 'Garage' || category === 'Underlay' || rooms.length === 0) return null;
  const said = where.toLowerCase();
  return rooms.includes(where)
    ? `Yes, it is sold for ${said === 'stairs' ? 'stairs' : `a ${said}`}.`
    : `It is not among the floors we list for ${said === 'stairs' ? 'stairs' : `a ${said}`}: it is sold for ${listed(rooms.map((room) => room.toLowerCase()))}.`;
}

/** In one paragraph: what it is, costs and suits. From its record only, never its description. */
export function summary(product: Product): string {
  const specs = [
    product.thickness,
    product.woodType,
    product.construction,
    product.acRating,
    product.wearLayer && `wear layer ${product.wearLayer}`,
    product.waterResistance?.toLowerCase(),
    product.slipRating,
  ].filter(Boolean);
  const rooms = product.rooms.length ? ` It is sold for ${listed(product.rooms.map((room) => room.toLowerCase()))}.` : '';
  return `${linkTo(product)} costs ${sayPrice(product)} and is ${sayStock(product)}.${specs.length ? ` ${upperFirst(specs.join(', '))}.` : ''}${rooms}`;
}

/** What is left of one product or several. */
export function answerStock(asked: Asked, product: Product): Part {
  const { settings, reading } = asked;
  const isOut = product.stock < 1;
  const wanted = reading.boxes;
  const isShort = wanted !== null && wanted > product.stock && !isOut;
  const enough = wanted === null || isOut ? '' : isShort ? ` That is fewer than the ${wanted} you ask for.` : ` That is enough for ${wanted}.`;
  const when = isOut ? ` When it comes back I do not know. ${offerPerson(settings)}` : isShort ? ` ${offerPerson(settings)}` : '';
  const asksCount = wanted !== null || /how (?:many|much)|number/.test(reading.said);
  const count = asksCount && !isShort && !isOut && product.stock > 10 ? ` There are ${product.stock} ${unitWords(product.unit).many}.` : '';
  return {
    text: `${linkTo(product)} is ${sayStock(product)}.${count}${enough} It costs ${sayPrice(product)}.${when}`,
    products: [product.id],
    sources: [productSource(product)],
    offersPerson: isOut || isShort,
    suggestions: isOut ? ['Show me something like it'] : ['How many boxes for 20 m²?', 'Can I get a sample?'],
    context: { topic: 'stock', focus: product.id, before: beforeThis(asked, product) },
  };
}

/** Whether something is asked that no line of a record is about. */
function asksUnknown({ said, other, room, condition }: Pick<Reading, 'said' | 'room' | 'condition' | 'other'>): boolean {
  return asksMore.test(said) && room.length + condition.length === 0 && other.some((word) => !aboutIt.has(word));
}

/** What the record says of what was asked; empty where nothing was asked that a record has a line for. */
export function sayFacts(product: Product, reading: Pick<Reading, 'said' | 'room' | 'condition' | 'other' | 'boxes'>): string[] {
  const { said, room, condition } = reading;
  const places = [...room, ...condition, ...(waterAsked.test(said) ? ['waterproof'] : [])].flatMap((place) => ownVerdict(product, place) ?? []);
  if (places.length) return places;
  const known = facts.flatMap(([says, say]) => (says.test(said) ? (say(product, reading) ?? silent) : []));
  return known.length === 0 && asksUnknown(reading) ? [silent] : known;
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
  return {
    text: `${which}\n\n${first.map((product) => (asked.get(product.id)?.length ? `${linkTo(product)}: ${asked.get(product.id)?.join(' ')}` : productLine(product))).join('\n\n')}${more}`,
    products: first.map(({ id }) => id),
    sources: first.map(productSource),
    suggestions: ['Tell me about the first one', 'How many boxes of the second one?'],
    context: { topic, shown: first.map(({ id }) => id), focus: null, awaits: 'product' },
  };
}
