import type { AnswerContext } from '../context.ts';
import type { FoundEntry } from '../guide/find-entry.ts';
import type { Intent } from '../reading/intents.ts';
import type { Reading } from '../reading/read-question.ts';
import { otherGoods } from '../reading/words/brands.ts';
import { isWish } from './wish.ts';

/** What is to be done for one thing that was asked. */
export type Task =
  | Intent
  | 'refine'
  | 'suitability'
  | 'recommend'
  | 'facts'
  | 'similar'
  | 'unlisted'
  | 'sundries'
  | 'compare-prices'
  | 'siblings'
  | 'which-floor'
  | 'unclear';

export type Situation = {
  reading: Reading;
  context: AnswerContext;
  /** A product is named or meant by 'it'. */
  hasProduct: boolean;
  /** The guide's best entry for the words, if any. */
  entry: FoundEntry | null;
  /** The best match among the ways to ask for what the shop itself lays down. */
  terms: FoundEntry | null;
};

type Rule = readonly [task: Task | 'told', when: (s: Situation) => boolean];

const elliptic = /^(?:and|what about|how about|or|but|also|in|with|for|ok|okay|then|the|a|not|only|any|same|to|on|at|what if|if|why not)\b/;
const okWords = new Set(
  'over under onto down upstairs new old mine ours straight top ok okay alright right all fine grand suitable suit suits safe use used put lay laid go goes make makes room get gets wet when be enough work works recommend recommended bad possible advisable way'.split(
    ' ',
  ),
);
const showMe =
  /\b(?:which of (?:your|the)|show|find|looking (?!good|well|nice|new|right|after)|look for|want|wanting|(?:i|we|im|just|really|would) need|^need|after(?! (?:fitting|laying|installing|it|that))|got|anything (?!to |i )|something|any(?! (?:good|use|harm|better|worse|problem|way|reason|point))|sell|have you|do you (?:have|sell|do|stock)|options|choose|choice|browse|see|list|buy)\b/;
const attribute =
  /\b(?:thick\w*|size|wide|width|length|long|dimensions?|cover\w*|weigh\w*|wear layer|rating|rated|warrant\w*|guarantee|colou?r|made|material|finish|click|construction|brand|supplier|maker|waterproof|water|heating|heated|slip\w*|suit\w*|ok|okay|good|safe|use|used|fit|suitable|review\w*|species|real|sample|tell me|about|details?|info\w*|scratch\w*|durable|last|in a box|per box|kg|grip|does|is|can|will|would)\b/;
/** 'what walnut have you' asks to be shown walnut. */
const whatHaveYou =
  /\b(?:what|do|does|are|is)\b(?=.*\b(?:have you|do you|you (?:have|got|sell|stock|do)|are there|is there|there any)\b)|\b(?:do|are|is) (?:you|there)\b|\bcan (?:i|you) (?:get|see|buy|show)\b/g;
const asksOf =
  /\b(?:how|what(?! (?:kinds?|types?|\w+ do you))|whats|why|when|can|could|should|does|is|are|will|would|difference|mean|means|explain|vs|versus|or|compare|better|price|cost|do i|need)\b/;
const floorless = (reading: Reading) => reading.floor.length === 0;
const hasPlace = ({ room, condition, feature }: Pick<Reading, 'room' | 'condition' | 'feature'>) =>
  room.length + condition.length > 0 || feature.includes('waterproof') || feature.includes('water resistant');
const goods: ReadonlySet<string> = new Set(['underlay', 'trims', 'threshold', 'ramp bar', 'stair nosing', 'scotia', 'pipe cover', 'tile trim', 'skirting', 'adhesive', 'grout', 'leveller', 'primer', 'sealer', 'cleaner']); // biome-ignore format: a list
const measuredGoods: ReadonlySet<string> = new Set(['adhesive', 'grout', 'leveller', 'skirting', 'scotia']);
const asksHow =
  /\b(?:how (?:do|can|to|should|would|could|often|long|soon|thick|big|deep|flat|level|dry|damp|wet|hot|far|high|wide|hard|easy|quick\w*|close)|why|what happens|what if|(?:what|which) (?:way|direction|gap|trim|glue|adhesive|grout|underlay|order|side|trowel|blade|saw|tools?|spacers?|screws?|nails?|primer)|what (?:do|should|would|can|could|must) (?:i|we|you)|(?:should|must|can|could|may|do|does|will|would) (?:i|we|you|it|they|the|my|a|lvt|laminate|tiles|wood|carpet|vinyl)|whats the (?:best|right) way)\b|^(?:and |so |but )?(?:does|do|is|are|can|could|should|will|would|must) (?!you|yous|ye|there|i get|i see|i have|i order|i buy)/;
const trouble =
  /\b(?:swollen|swell\w*|swelled|lifting|lifted|crack\w*|stain\w*|haze|film|streak\w*|gaps?|squeak\w*|creak\w*|smell\w*|mould\w*|bubbl\w*|peel\w*|curl\w*|fad(?:e|ed|ing)|scratch(?:ed|es)|chipped|dented|dents|loose|bounc\w*|leak\w*|flood\w*|broke\w*|warp\w*|buckl\w*|sticky|cloudy|spilt|spilled|burnt?|ruined|yellow\w*|moths?|falling out|coming (?:up|away|loose|apart)|shedding|hollow|mark(?:ed|s|ing)|out (?:from|by|of level)|slop\w*|uneven|dips?|unlevel|not level)\b(?! lay)/;
const few = (said: string) => said.split(' ').length <= 7;
const isSure = (entry: FoundEntry | null, least: number) => entry !== null && entry.score >= least;
const isFollowUp = ({ reading, context }: Situation) =>
  context.topic !== null &&
  reading.intent === null &&
  few(reading.said) &&
  (elliptic.test(reading.said) || context.awaits !== null || !Object.values(reading.asks).some(Boolean));

/** In this order: the first that holds decides. */
const rules: readonly Rule[] = [
  ['person', ({ reading, context }) => reading.intent === 'yes' && context.awaits === 'person'],
  // 'any other sizes of this?'
  ['siblings', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'more') && /\b(?:other|different|more|what|which|any) (?:\w+ )?(?:sizes?|colou?rs?|shades?|finishes|thickness\w*|versions?|options)\b|come in (?:other|any|different|what)/.test(reading.said) && reading.colour.length === 0],
  // 'can i have 5 boxes by next week', 'when will you have more' on a product's page.
  ['stock', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'delivery') && reading.measured.length === 0 && ((reading.boxes !== null && /\b(?:have|get|got|left)\b/.test(reading.said)) || /\b(?:have|get|getting) (?:any )?more\b|more in\b|back in\b/.test(reading.said)) && !/deliver|post|cost|how much/.test(reading.said)],
  ['find', ({ reading, context }) => reading.intent === null && reading.price !== null && reading.measured.length > 0 && reading.names.length === 0 && context.awaits === null],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.refersBack && reading.names.length === 0 && reading.measured.length === 0 && /^(?:is|does|has|what|whats|how) .*\b(?:click|glued?|float|thick|wool|size|colou?r|weigh)\b/.test(reading.said) && !/\bneed|should|can i/.test(reading.said)],
  ['refine', ({ reading, context }) => reading.intent === 'more' && context.topic !== 'find' && context.wish !== null],
  ['unlisted', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper') && reading.brand !== null && !reading.asks.meaning],
  ['unlisted', ({ reading }) => reading.intent === null && /\b(?:sell|sells|stock|stocks|do you do|have you|you have|got|buy|get)\b/.test(reading.said) && otherGoods.test(reading.said) && reading.floor.length === 0 && reading.names.length === 0 && (reading.condition.length === 0 || /underfloor heating$/.test(reading.said)) && reading.style.length + reading.species.length === 0],
  ['unlisted', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && reading.strangers.length > 0 && reading.asks.range && reading.room.length + reading.condition.length === 0 && reading.colour.length === 0],
  // 'and to Cork?'
  ['delivery', ({ reading, context }) => reading.intent === null && context.topic === 'delivery' && reading.place !== null && few(reading.said)],
  // 'and how much is it?' of delivery, samples or fitting.
  ['delivery', ({ reading, context }) => reading.intent === null && context.topic === 'delivery' && isItsPrice(reading)],
  ['samples', ({ reading, context }) => reading.intent === null && context.topic === 'samples' && isItsPrice(reading)],
  ['fitting', ({ reading, context }) => reading.intent === null && context.topic === 'fitting' && isItsPrice(reading)],
  ['unclear', ({ reading, context }) => ['more', 'cheaper', 'dearer'].includes(reading.intent ?? '') && context.wish === null && !isWish(reading)],
  ['find', ({ reading }) => (reading.intent === 'cheaper' || reading.intent === 'dearer') && reading.floor.length > 0 && !/cheaper/.test(reading.said)],
  // 'anything like the Gull Grey but cheaper?'
  ['similar', ({ reading, hasProduct }) => hasProduct && (reading.intent === null || reading.intent === 'cheaper' || reading.intent === 'dearer') && /\b(?:similar|alternatives?|something like|anything like|like (?:it|this|the|that)|instead of|equivalent|looks like|same as)\b/.test(reading.said)],
  ['similar', ({ reading, hasProduct }) => hasProduct && reading.names.length > 0 && reading.intent === 'cheaper'],
  // 'which is cheapest?' of what was shown.
  ['refine', ({ reading, context }) => reading.intent === null && reading.sort !== null && context.wish !== null && reading.floor.length + reading.names.length + reading.measured.length + reading.room.length === 0 && few(reading.said)],
  ['find', (s) => s.reading.intent === null && s.reading.sort !== null && s.reading.floor.length > 0 && !s.hasProduct && s.reading.measured.length === 0 && !hasPlaceQuestion(s.reading) && !isStaffs(s.entry) && !/\bway\b|how/.test(s.reading.said)],
  // 'carpet tiles for an office': goods and nothing else.
  ['find', (s) => !isFollowUp(s) && !s.hasProduct && isBrowsing(s.reading) && !isStaffs(s.entry)],
  // 'boxes?', 'and the cost?' of what was just said.
  ['calculate', ({ reading, context }) => reading.intent === null && context.measured.length > 0 && context.focus !== null && /^(?:and |so )?(?:how many |the |what |whats the |how much )?(?:boxes|packs|rolls|cost|price|total|sum|in all|all in|altogether)(?: in all| all in| altogether| is that| would that be)?$|^(?:and |so )?(?:what|how much) (?:does|would|will|is|do|s) (?:it|that|they|the lot|all that|this)(?: all)? (?:come to|cost|be|in all|total|in total)(?: altogether| in total| all in)?$/.test(reading.said)],
  // 'how many boxes of the tarred oak have you?'
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && reading.measured.length === 0 && /how many .*(?:have you|do (?:you|yous) have|are there|left)|(?:have (?:you|yous)|(?:do|can) (?:you|yous|i|we) (?:have|get)|got|enough for|ready|available|in stock)\b.*\{count\}|\{count\}.*\b(?:in stock|available|ready|to hand)/.test(reading.said)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && /\bweigh|\bkg\b/.test(reading.said)],
  ['samples', ({ reading, context, hasProduct }) => reading.intent === null && hasProduct && context.topic === 'samples' && /\b(?:one|some|get|that|it|them|both|send)\b/.test(reading.said)],
  // 'is the Dry Oak dearer than the Rope?'
  ['compare', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper' || reading.intent === 'dearer') && reading.sides.length > 1 && /\b(?:cheaper|dearer|more|better|than|thicker)\b/.test(reading.said)],
  // 'is it cheaper in laminate or lvt?'
  ['compare-prices', ({ reading }) => (reading.intent === null || reading.intent === 'cheaper') && reading.floor.length > 1 && !onlyGoods(reading) && reading.names.length === 0 && /\b(?:cheaper|dearer|cheapest|dearest|cost|costs|price|prices|expensive)\b/.test(reading.said) && /\b(?:or|vs|versus|than|between|and)\b/.test(reading.said)],
  // The shop's own terms, asked for in words that no pattern has.
  ['told', (s) => isOfTerms(s, 0.75) && !isSure(s.entry, (s.terms?.score ?? 1) - 0.1)],
  // How much glue, grout, compound or skirting.
  ['sundries', ({ reading }) => (reading.intent === null || reading.intent === 'fitting') && reading.floor.some((name) => measuredGoods.has(name)) && (reading.measured.length > 0 || /\bhow (?:many|much)\b(?! (?:is|are|does|do you|for a|for the|a))|\bbags?\b|\btubs?\b|cover/.test(reading.said)) && reading.names.length === 0],
  ['sundries', (s) => isFollowUp(s) && s.context.topic === 'sundries' && (s.reading.measured.length > 0 || s.reading.size !== null)],
  // Of the one product that is spoken of, before anything general.
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && !/stocked with/.test(reading.said) && isOfIt(reading)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && isOfIt(reading) && hasPlace(reading) && reading.measured.length === 0 && !/how (?:do|to|long|many)/.test(reading.said)],
  // 'will it scratch?' of nothing that was named.
  ['which-floor', ({ reading, context, hasProduct, entry }) => reading.intent === null && !hasProduct && !reading.told && /^(?:and |so )?(?:will|is|does|can|would|do|are|how \w+ (?:is|are)) (?:it|they|this|these|those)\b/.test(reading.said) && context.topic === null && !isWish({ ...reading, condition: [], feature: [] }) && few(reading.said) && !isStaffs(entry) && !isSure(entry, 0.85)],
  // 'which laminates are waterproof'
  ['find', ({ reading, hasProduct }) => reading.intent === null && !hasProduct && reading.floor.length > 0 && /^(?:which|what|are any|do any) (?:of (?:your|the|yer) )?(?:\w+ ){1,3}(?:are|is|have|has|come)\b/.test(reading.said) && reading.feature.length + reading.finish.length + reading.colour.length > 0 && !/\b(?:best|better|mean|difference)\b/.test(reading.said)],
  // Something went wrong with a floor that is down.
  ['advice', ({ reading, entry }) => reading.intent === null && reading.names.length === 0 && trouble.test(reading.said) && isSure(entry, 0.5) && (!showMe.test(reading.said) || /how/.test(reading.said)) && !isSuitability({ ...reading, other: [] }) && reading.measured.length === 0],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.strongCompare && reading.names.length === 0 && reading.floor.length < 2 && reading.ordinals.length === 0 && isSure(entry, 0.55)],
  // How something is done, asked of the guide before any floor is looked up.
  ['advice', (s) => s.reading.intent === null && asksHow.test(s.reading.said) && (/^(?:and |so )?(?:how|why)\b/.test(s.reading.said) || !isLooking(s.reading)) && s.reading.names.length === 0 && s.reading.measured.length === 0 && isSure(s.entry, 0.55) && !(isSuitability(s.reading) && s.reading.other.every((word) => okWords.has(word))) && !(s.context.subject !== null && s.reading.refersBack && hasPlace(s.reading)) && !(s.hasProduct && isOfIt(s.reading)) && !isFollowUp(s)],
  ['advice', ({ reading, entry }) => isSuitability(reading) && reading.other.some((word) => !okWords.has(word)) && isSure(entry, 0.6) && !reading.refersBack],
  // A staff answer or a heading of the guide, nearly word for word.
  ['advice', (s) => !isFollowUp(s) && isSure(s.entry, 0.97) && !(s.hasProduct && isOfIt(s.reading) && !isStaffs(s.entry)) && (s.entry?.entry.page === 'answers' || s.reading.intent === null) && s.reading.measured.length === 0 && !(isSuitability(s.reading) && s.reading.other.every((word) => okWords.has(word)) && !isStaffs(s.entry))],
  ['advice', ({ reading, entry }) => isSure(entry, 0.75) && entry?.entry.page === 'answers' && (reading.intent === null || reading.intent === 'beyond')],
  // What the visitor was asked for.
  ['calculate', ({ reading, context }) => reading.intent === null && (context.awaits === 'area' || context.awaits === 'unit') && (reading.measured.length > 0 || reading.needsUnit)],
  ['calculate', ({ reading, context, hasProduct }) => reading.intent === null && context.topic === 'calculate' && context.awaits === 'product' && hasProduct],
  // Boxes and cost.
  ['calculate', ({ reading, hasProduct }) => (reading.intent === null || (reading.intent === 'fitting' && hasProduct) || reading.intent === 'returns') && (reading.measured.length > 0 || reading.needsUnit) && (hasProduct || reading.asks.calculate || (floorless(reading) && reading.condition.length === 0 && reading.sort === null && reading.price === null && reading.feature.length === 0)) && !(hasPlace(reading) && reading.asks.recommend && floorless(reading) && !reading.asks.calculate && /best|recommend|suggest|which|what (?:kind|sort|type|floor)/.test(reading.said))],
  ['calculate', ({ reading, hasProduct, context }) => reading.intent === null && hasProduct && reading.asks.calculate && (/\bbox|packs?\b|rolls?|need|how much (?:for|to do)|metres|work/.test(reading.said) || context.measured.length > 0) && !/in (?:a|one|each|per) (?:box|pack)|(?:box|pack) cover|per box|a box\b|how much is/.test(reading.said)],
  ['calculate', ({ reading }) => reading.intent === null && !reading.asks.stock && /\bhow (?:many|much)\b.*\b(?:boxes|packs|rolls|do i need|would i need|will i need|should i (?:order|buy|get)|to (?:order|buy))\b|work out|calculat/.test(reading.said) && !/underlay|expansion|gap|adhesive|wast\w+ (?:should|do)|extra/.test(reading.said)],
  ['calculate', (s) => isFollowUp(s) && s.context.topic === 'calculate' && (s.reading.style.length > 0 || s.reading.measured.length > 0 || s.reading.wastePercent !== null || s.hasProduct)],
  ['suitability', (s) => isFollowUp(s) && (s.context.topic === 'suitability' || s.context.topic === 'recommend') && ((s.context.subject !== null && hasPlace(s.reading)) || (s.reading.floor.length > 0 && s.context.wish !== null && hasPlace(s.context.wish)))],
  // One or the other.
  ['suitability', ({ reading }) => reading.intent === null && reading.floor.length > 1 && hasPlace(reading) && !onlyGoods(reading) && /\b(?:or|better|best|vs|versus|which)\b/.test(reading.said) && !isLooking(reading)],
  ['compare', ({ reading, context }) => reading.intent === null && reading.asks.strongCompare && (reading.floor.length > 1 || reading.ordinals.length > 1 || reading.sides.length > 1 || context.shown.length > 1 || !isWish(reading))],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.compare && isSure(entry, 0.72) && entry?.entry.page === 'differences' && !hasPlaceChoice(reading)],
  ['compare', ({ reading, context }) => reading.intent === null && reading.asks.compare && reading.ordinals.length > 1 && context.shown.length > 1],
  ['compare', ({ reading }) => reading.intent === null && reading.sides.length > 1 && /\b(?:or|vs|versus|better|compare)\b/.test(reading.said)],
  ['compare', ({ reading }) => reading.intent === null && reading.floor.length === 2 && /\b(?:or|vs|versus|better|instead of|rather than|over)\b/.test(reading.said) && !hasPlace(reading) && !showMe.test(reading.said)],
  // What a word means.
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.names.length + reading.floor.length === 0 && reading.asks.meaning && !/\b(?:mean\w*|stand for|define|explain|difference)\b/.test(reading.said) && attribute.test(reading.said)],
  ['advice', ({ reading, entry }) => (reading.intent === null || reading.intent === 'reviews') && reading.sort === null && reading.asks.meaning && reading.names.length === 0 && isSure(entry, 0.66) && entry?.entry.page === 'terms' && !showMe.test(reading.said)],
  // One product.
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct && reading.asks.stock && !/stocked with/.test(reading.said)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && (attribute.test(reading.said) || reading.asks.price || reading.asks.meaning) && !(reading.names.length > 0 && showMe.test(reading.said))],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && (reading.sku !== null || reading.ordinals.length > 0)],
  // What suits where.
  ['advice', ({ reading, entry, context }) => reading.intent === null && reading.asks.advice && reading.names.length === 0 && isSure(entry, 0.8) && !(reading.refersBack && context.subject !== null && hasPlace(reading)) && !showMe.test(reading.said) && !isSuitability(reading)],
  ['suitability', ({ reading }) => reading.intent === null && isSuitability(reading)],
  // 'and is it ok in a bathroom?' of the kind of floor last spoken of.
  ['suitability', ({ reading, context, hasProduct }) => reading.intent === null && reading.refersBack && !hasProduct && context.subject !== null && hasPlace(reading) && reading.floor.length === 0],
  ['recommend', ({ reading }) => reading.intent === null && hasPlace(reading) && floorless(reading) && reading.asks.recommend && !isLooking(reading) && !(reading.sort === 'cheapest' && reading.room.length === 0)],
  // 'which is cheapest?', 'do they come in grey?' of what was shown.
  ['refine', ({ reading, context }) => reading.intent === null && context.wish !== null && reading.floor.length === 0 && reading.names.length === 0 && (reading.sort !== null || (reading.refersBack && (hasDescription(reading) || reading.style.length > 0)))],
  // What things cost, and what there is.
  ['price', ({ reading }) => reading.intent === null && reading.sort === null && reading.asks.price && reading.floor.length + reading.species.length + reading.style.length > 0 && !reading.price && !reading.asks.calculate],
  ['price', ({ reading }) => reading.intent === null && reading.sort === null && /\bhow much (?:is|are|does|do|for)\b|\bprice of\b|\bprices? for\b|what price|cost of/.test(reading.said) && reading.floor.length + reading.species.length > 0 && !reading.price],
  ['range', ({ reading }) => reading.intent === null && /\bbrands?\b|\bmakes\b|suppliers?\b|manufacturers?\b/.test(reading.said)],
  ['range', ({ reading }) => reading.intent === null && reading.asks.range && !isWish(reading) && reading.strangers.length === 0 && /what|which|all/.test(reading.said)],
  ['refine', (s) => isFollowUp(s) && isWish(s.reading) && s.context.wish !== null && !isNewFloor(s)],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.asks.advice && reading.names.length === 0 && isSure(entry, 0.6) && !isLooking(reading) && !hasDescription(reading)],
  ['recommend', ({ reading }) => reading.intent === null && hasPlace(reading) && !hasDescription(reading) && floorless(reading)],
  ['facts', ({ reading, hasProduct }) => reading.intent === null && hasProduct && !isWishBeyondName(reading)],
  ['advice', ({ reading, entry }) => reading.intent === null && isSure(entry, 0.6) && !isLooking(reading) && !hasDescription(reading)],
  ['advice', ({ reading, entry }) => reading.intent === null && reading.names.length === 0 && reading.other.length > 0 && isSure(entry, 0.7) && !isLooking(reading)],
  ['told', (s) => isOfTerms(s, 0.6) && !isSure(s.entry, s.terms?.score ?? 1)],
  ['advice', ({ reading, entry }) => isAdvice(reading) && isSure(entry, 0.55)],
  ['beyond', ({ reading }) => isAdvice(reading) && reading.other.length > 1],
  ['find', ({ reading }) => reading.intent === null && isWish(reading)],
  ['stock', ({ reading, hasProduct }) => reading.intent === null && hasProduct],
]; // biome-ignore format: a table

/** What is to be done. A plain intent that nothing overrules is its own task. */
export function decide(situation: Situation): Task {
  const ruled = rules.find(([, when]) => when(situation))?.[0];
  if (ruled === 'told') return situation.terms?.entry.task as Task;
  if (ruled) return ruled;
  const { reading, context } = situation;
  if (reading.intent) return reading.intent;
  // 'and to Dublin?' after a question about delivery.
  if (isFollowUp(situation) && context.topic && isKeptTopic(context.topic)) return context.topic;
  if (reading.place) return 'delivery';
  return 'unclear';
}

/** Nothing else is known of it, and it is asked much as people ask for the shop's own terms. */
function isOfTerms({ reading, terms, hasProduct, context }: Situation, least: number): boolean {
  const { intent, floor, names, style, size, room, measured } = reading;
  const isNamed = floor.length + names.length + style.length + measured.length > 0 || size !== null || (room.length > 0 && !isSure(terms, 0.75));
  return intent === null && isSure(terms, least) && !isNamed && !(hasProduct && reading.refersBack && context.topic !== null);
}

const keptTopics = ['delivery', 'hours', 'samples', 'finance', 'stock', 'facts', 'returns'] as const satisfies Task[];

function isKeptTopic(topic: string): topic is (typeof keptTopics)[number] {
  return keptTopics.some((kept) => kept === topic);
}

/** Goods are named and nothing is asked of them. */
function isBrowsing(reading: Reading): boolean {
  const { intent, floor, other, measured, said } = reading;
  return (
    intent === null &&
    floor.length > 0 &&
    other.length === 0 &&
    measured.length === 0 &&
    !reading.needsUnit &&
    !asksOf.test(said.replace(whatHaveYou, ''))
  );
}

function isStaffs(entry: FoundEntry | null): boolean {
  return isSure(entry, 0.97) && entry?.entry.page === 'answers';
}

/** 'what happens if laminate gets wet': something is asked of a kind of floor, and nothing is being looked for. */
function isAdvice(reading: Reading): boolean {
  return (
    reading.intent === null &&
    reading.names.length === 0 &&
    reading.other.length > 0 &&
    !isLooking(reading) &&
    !hasDescription(reading) &&
    /\b(?:how|why|what happens|what if|is it|is there|can|could|should|will|would|does|do i|do they|are|must|true)\b|^(?:is|are) /.test(reading.said)
  );
}

/** 'cheapest way to do a bathroom' is not only a search. */
function hasPlaceQuestion({ said }: Reading): boolean {
  return /\b(?:should|better|difference|vs|versus|or)\b/.test(said);
}

function isItsPrice({ said, floor, names, measured, boxes }: Reading): boolean {
  return /\b(?:how much|cost|price|charge|free)\b/.test(said) && floor.length + names.length + measured.length === 0 && boxes === null;
}

/** 'is laminate ok in a bathroom', but not 'have you any laminate for a bathroom'. */
function isSuitability(reading: Reading): boolean {
  return (
    reading.floor.length > 0 &&
    hasPlace(reading) &&
    reading.asks.advice &&
    !isLooking(reading) &&
    !/\b(?:how|underlay for|which underlay|what underlay|what do i need|what trim)\b/.test(reading.said) &&
    !reading.floor.some((name) => goods.has(name))
  );
}

/** Underlay, glue and trims suit floors, not rooms. */
function onlyGoods({ floor }: Reading): boolean {
  return floor.some((name) => goods.has(name));
}

/** Said of the product that is spoken of or looked at: no other name or kind of floor, and no word to be explained. */
function isOfIt({ names, floor, said }: Reading): boolean {
  return names.length + floor.length === 0 && !/\b(?:mean\w*|stands? for|define|explain|difference)\b/.test(said);
}

function isLooking({ said, price, colour, species, sort, other }: Reading): boolean {
  return (
    (showMe.test(said) && !/\bneed to\b|do i need|have to|can i|is it ok|should i/.test(said)) ||
    price !== null ||
    (sort !== null && /cheap|dear|best (?:rated|selling|review)|newest|latest/.test(said)) ||
    (colour.length + species.length > 1 && other.length === 0)
  );
}

/** Colour, look, price: somebody describes what they would buy. */
function hasDescription({ colour, species, look, price, size, thickness, acRating }: Reading): boolean {
  return colour.length + species.length + look.length > 0 || price !== null || size !== null || thickness !== null || acRating !== null;
}

function isWishBeyondName(reading: Reading): boolean {
  return reading.price !== null || reading.floor.length + reading.room.length + reading.colour.length > 0;
}

function hasPlaceChoice(reading: Reading): boolean {
  return hasPlace(reading) && reading.floor.length > 1;
}

function isNewFloor({ reading, context }: Situation): boolean {
  return reading.floor.length > 0 && (context.wish?.floor.length ?? 0) === 0 && showMe.test(reading.said);
}
