import type { AnswerContext } from '../context.ts';
import type { FoundEntry } from '../guide/find-entry.ts';
import type { Reading } from '../reading/read-question.ts';
import { sold } from '../reading/words/floors.ts';
import type { Guess } from '../understanding/classifier.ts';

export type Situation = {
  reading: Reading;
  context: AnswerContext;
  /** A product is named or meant by 'it'. */
  hasProduct: boolean;
  /** The guide's best entry for the words, if any. */
  entry: FoundEntry | null;
  /** The best match among the ways to ask for what the shop itself lays down. */
  terms: FoundEntry | null;
  /** What it is probably meant as, going by how people ask; the most probable first. */
  guesses: readonly Guess[];
};

const elliptic = /^(?:and|what about|how about|or|but|also|in|with|for|ok|okay|then|the|a|not|only|any|same|to|on|at|what if|if|why not)\b/;
export const okWords = new Set(
  'over under onto down upstairs new old mine ours straight top ok okay alright right all fine grand suitable suit suits safe use used put lay laid go goes make makes room get gets wet when be enough then idea good sensible wise work works recommend recommended bad possible advisable way'.split(
    ' ',
  ),
);
export const showMe =
  /\b(?:which of (?:your|the)|show|find|looking (?!good|well|nice|new|right|after)|look for|(?<!\b(?:not|dont|doesnt|didnt) )want(?! to (?:know|avoid|be sure|make sure))|wanting|(?:(?:i|we|im|just|really|would) need|^need)(?! to (?:know|find out|check|be sure|make sure|understand|ask)\b)|after(?! (?:fitting|laying|installing|it|that))|got|anything (?!to |i )|something|any(?! (?:good|use|harm|better|worse|problem|way|reason|point))|sell|have you|do you (?:have|sell|do|stock)|options|choose|choice|browse|see|list|buy)\b/;
export const mayIHave =
  /^(?:and |so |but )?(?:can|could|should|may|might) (?:i|we|you|one) (?:get|have|put|use|lay|fit|go for|go with)\b.* (?:in|on|into|onto|up)\b/;
/** 'is it discontinued', 'do they still make it' */
export const asksEnding =
  /\bdiscontinu\w*|\bphas(?:ed|ing) out\b|\bend of (?:the )?(?:line|range)\b|\bkeep(?:ing)? (?:it|this|that|these|those|them|\{name\}|(?:this|that) one|the \{name\})(?: \w+)? on\b(?! (?:the|a|my|our)\b)|\bkeep(?:ing)? (?:on )?(?:stocking|selling|making)\b|\bstill going\b(?! (?:strong|down|well))|\b(?:being|been|getting) (?:stopped|dropped|done away with)\b|\b(?:stopping|dropping|getting rid of|doing away with) (?:it|this|that|these|those|them|the|\{name\})\b|\bstill (?:being )?(?:make|made|making|produced?|sell|selling|doing|in the range)\b/;
/** 'when is it due back', 'is this the last of it', 'do you still have it' */
export const asksSupply =
  /\bwhen(?:s|ll)?\b.*\b(?:back(?! (?:to|from|and))|due|(?:be|get|have|getting) (?:any |some )?more|more of|in again|in stock|available|restock\w*|com(?:e|es|ing) in)\b|\b(?:the )?last of (?:it|them|these|those|this|the)\b|\b(?:you|yous|ye) (?:still (?:have|got|stock)|have (?:you )?still)\b|\bstill (?:in stock|available|got (?:it|this|the|any))\b|\bwhy (?:is|are|have|has)\b.*\b(?:out of stock|sold out|off sale|paused|unavailable)\b|\b(?:run|running|runs) out\b|^(?:and |so )?(?:is|are) there enough\b|^(?:and |so )?(?:is|are|will|would)\b.*\b(?:coming|be|come) back\b(?! (?:to|from|and))|^(?:and |so )*(?:do|have|has|did) (?:you|yous|ye)\b.*\bin(?: (?:now|just now|at the minute|yet|today))?$/;
export const attribute =
  /\b(?:thick\w*|size|wide|width|length|long|dimensions?|cover\w*|weigh\w*|tog|togs|wear layer|rating|rated|warrant\w*|guarantee|colou?r|made|material|finish|click|construction|brand|supplier|maker|makes|waterproof|water|heating|heated|slip\w*|suit\w*|ok|okay|good|safe|use|used|fit|suitable|review\w*|species|real|sample|tell me|about|details?|info\w*|scratch\w*|durable|last|in a box|per box|kg|grip|does|is|can|will|would)\b/;
/** 'what walnut have you' asks to be shown walnut. */
const whatHaveYou =
  /\b(?:what|do|does|are|is)\b(?=.*\b(?:have you|do you|you (?:have|got|sell|stock|do)|are there|is there|there any)\b)|\b(?:do|are|is) (?:you|there)\b|\bcan (?:i|you) (?:get|see|buy|show)\b/g;
const asksOf =
  /\b(?:how|what(?! (?:kinds?|types?|\w+ do you))|whats|why|when|can|could|should|does|is|are|will|would|difference|mean|means|explain|vs|versus|or|compare|better|price|cost|do i|need)\b/;
export const floorless = (reading: Reading) => reading.floor.length === 0;
export const hasPlace = ({ room, condition, feature }: Pick<Reading, 'room' | 'condition' | 'feature'>) =>
  room.length + condition.length > 0 || feature.includes('waterproof') || feature.includes('water resistant');
export const goods: ReadonlySet<string> = new Set(['underlay', 'trims', 'threshold', 'ramp bar', 'stair nosing', 'scotia', 'pipe cover', 'tile trim', 'skirting', 'adhesive', 'tackifier', 'grout', 'leveller', 'primer', 'sealer', 'cleaner', 'levelling clips', 'fitting kit']); // biome-ignore format: a list
export const measuredGoods: ReadonlySet<string> = new Set(['adhesive', 'grout', 'leveller', 'skirting', 'scotia']);
export const asksHow =
  /\b(?:how (?:do|can|to|should|would|could|often|long|soon|thick|big|deep|flat|level|dry|damp|wet|hot|far|high|wide|hard|easy|quick\w*|close)|why|what happens|what if|(?:what|which) (?:way|direction|gap|trim|glue|adhesive|grout|underlay|order|side|trowel|blade|saw|tools?|spacers?|screws?|nails?|primer)|what (?:do|should|would|can|could|must) (?:i|we|you)|(?:should|must|can|could|may|do|does|will|would) (?:i|we|you|it|they|the|my|a|lvt|laminate|tiles|wood|carpet|vinyl)|whats the (?:best|right) way)\b|^(?:and |so |but )?(?:does|do|is|are|can|could|should|will|would|must) (?!you|yous|ye|there|i get|i see|i have|i order|i buy)/;
export const trouble =
  /\b(?:swollen|swell\w*|swelled|lifting|lifted|crack\w*|stain\w*|haze|film|streak\w*|gaps?|squeak\w*|creak\w*|smell\w*|mould\w*|bubbl\w*|peel\w*(?! (?:and|n|&) stick)|curl\w*|fad(?:e|ed|ing)|scratch(?:ed|es)|chipped|dented|dents|loose|bounc\w*|leak\w*|stink\w*|reek\w*|stank|flood\w*|broke\w*|warp\w*|buckl\w*|sticky|cloudy|spilt|spilled|burnt?|ruined|yellow\w*|flattened|fray\w*|moths?|falling out|coming (?:up|away|loose|apart)|shedding|hollow|mark(?:ed|s|ing)|out (?:from|by|of level)|slop\w*|uneven|dips?|unlevel|not level|bald\w*|threadbare|worn|wearing (?:off|away|through)|puff(?:y|ed)|mush\w*|rott(?:en|ing)|dinges?|singed|scorched|powdery|crumbl\w*)\b(?! lay)/;
/** 'which glue', 'flexible adhesive for porcelain': goods are chosen, whatever is to be known of them. */
export const asksWhichGoods =
  /\b(?:which|what)(?: \w+){0,3}? (?:glue|adhesive|underlay|grout|primer|sealer|trim|cleaner|scotia|beading)s?\b|^(?:\w+ ){0,3}(?:glue|adhesive|underlay|grout|primer|sealer)s? (?:for|under|on)\b/;
/** Somebody has a floor in mind and wants to hear whether that is wise. */
export const weighsUp =
  /\b(?:(?:would|will) (?:it|that|they) (?:wear|last|hold up|stand up)|looking at|thinking (?:of|about)|considering|tempted by|(?:my |our )?(?:eye|heart) (?:is )?(?:on|set)|taken a (?:fancy|notion)|in love with|(?:i|we) (?:really )?(?:like|love|fancy))\b.*\b(?:mad|crazy|daft|silly|stupid|sensible|wise|mistake|regret|ruin\w*|wreck\w*|bad idea|good idea|asking for trouble|make sense|think|ok|okay|alright|suit|cope|survive|last|hold up|stand up)\b/;
export const few = (said: string) => said.split(' ').length <= 7;
export const isSure = (entry: FoundEntry | null, least: number) => entry !== null && entry.score >= least;
export const isFollowUp = ({ reading, context }: Situation) =>
  context.topic !== null &&
  reading.intent === null &&
  few(reading.said) &&
  (elliptic.test(reading.said) || context.awaits !== null || !Object.values(reading.asks).some(Boolean));

/** 'what would you use instead then', after a floor was said not to suit a room, or only with care. */
export function asksInstead({ reading, context }: Situation): boolean {
  const { said, floor, names } = reading;
  const isOfPlace = context.topic === 'suitability' || context.topic === 'recommend';
  return (
    isOfPlace &&
    context.wish !== null &&
    hasPlace(context.wish) &&
    floor.length + names.length === 0 &&
    few(said) &&
    /\binstead\b|\b(?:what|which|anything|something) else\b(?=.*\b(?:use|put|lay|suits?|recommend|suggest|would|could|do|work)\b)|\balternatives?\b/.test(
      said,
    )
  );
}

/** Nothing else is known of it, and it is asked much as people ask for the shop's own terms. */
export function isOfTerms({ reading, terms, hasProduct, context }: Situation, least: number): boolean {
  const { intent, floor, names, style, look, finish, size, room, measured } = reading;
  const isNamed =
    [floor, names, style, look, finish, measured].some((list) => list.length > 0) || size !== null || (room.length > 0 && !isSure(terms, 0.75));
  return intent === null && isSure(terms, least) && !isNamed && !(hasProduct && reading.refersBack && context.topic !== null);
}

const refusing: ReadonlySet<string> = new Set(['not', 'but', 'no', 'nothing', 'without', 'except', 'instead', 'rather', 'than', 'just', 'actual']);

/** Goods are named, or refused, and nothing is asked of them. */
export function isBrowsing(reading: Reading): boolean {
  const { intent, floor, other, measured, said, without } = reading;
  return (
    intent === null &&
    floor.length > 0 &&
    other.every((word) => without.length > 0 && refusing.has(word)) &&
    measured.length === 0 &&
    !reading.needsUnit &&
    !asksOf.test(said.replace(whatHaveYou, ''))
  );
}

/** 'green tiles for the bathroom walls': what is named is looked for, and is not explained. */
export function onlyWants(reading: Reading): boolean {
  return isBrowsing(reading) && !onlyGoods(reading) && reading.condition.length === 0 && (reading.room.length > 0 || hasDescription(reading));
}

const ofNoise = /nois|quiet|sound|loud|neighbou?r|downstairs|upstairs|below|footstep|\bhear|echo|thud|click/;

/** Whether noise is spoken of, and not only a flat. */
export const asksQuiet = ({ told, text }: Pick<Reading, 'told' | 'text'>) => ofNoise.test(`${told} ${text}`);

/** How quiet an underlay makes a floor; in a flat on concrete only where noise is spoken of. */
export function isOfUnderlayNoise(reading: Reading): boolean {
  const { condition, text } = reading;
  if (condition.includes('concrete') && !/nois|quiet|sound|loud|neighbou?r|footstep|\bhear|echo/.test(text)) return false;
  return condition.includes('noise') && /\bunderlay\b|\b(?:foam|fibre ?board|felt)\b.*\b(?:under|beneath|below)\b/.test(text);
}

export function isStaffs(entry: FoundEntry | null): boolean {
  return isSure(entry, 0.97) && entry?.entry.page === 'answers';
}

/** 'what happens if laminate gets wet': something is asked of a kind of floor, and nothing is being looked for. */
export function isAdvice(reading: Reading): boolean {
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
export function hasPlaceQuestion({ said }: Reading): boolean {
  return /\b(?:should|better|difference|vs|versus|or)\b/.test(said);
}

/** 'how much is it', 'what's it per m²' */
export function isItsPrice({ said, floor, names, measured, boxes }: Reading): boolean {
  return (
    /\b(?:how much|cost|price|charge|free)\b|\bper (?:m2|metre|box|sqm|square)\b|^(?:and )?what ?(?:i?s|are) (?:it|they) (?:a|the|per|by the) \w+$/.test(
      said,
    ) &&
    floor.length + names.length + measured.length === 0 &&
    boxes === null
  );
}

/** 'is laminate ok in a bathroom', but not 'have you any laminate for a bathroom'. */
export function isSuitability(reading: Reading): boolean {
  return (
    reading.floor.length > 0 &&
    hasPlace(reading) &&
    reading.asks.advice &&
    !isLooking(reading) &&
    !/\b(?:how|underlay for|which underlay|what underlay|what do i need|what trim)\b/.test(reading.said) &&
    !reading.floor.some((name) => goods.has(name))
  );
}

/** 'is the Dry Oak ok in a bathroom': whether one of ours suits a room or stands something. */
export function isOwnInPlace(reading: Reading): boolean {
  const { names, said, sides, measured, asks, floor } = reading;
  const asksOther = asks.calculate || asks.stock || asks.price || isLooking({ ...reading, colour: [], species: [] });
  return (
    names.length > 0 &&
    hasPlace(reading) &&
    sides.length < 2 &&
    measured.length === 0 &&
    !asksOther &&
    !asksMatch.test(said) &&
    !ofTheWork.test(said.replace(/\b(?:yes or no|or no|or not|or (?:am i|is it|are they|would (?:it|they|that))\b.*)/g, '')) &&
    !floor.some((name) => goods.has(name))
  );
}

const ofTheWork = /\b(?:how|why|which|what|clean\w*|mop\w*|hoover\w*|difference|or)\b/;
/** Whether it goes with the doors, the walls or the sofa. */
export const asksMatch =
  /\b(?:match\w*|clash\w*|tones? in|go(?:es)? with|too near|too close)\b.*\b(?:kitchen|units?|doors?|cupboards?|cabinets?|shaker|worktops?|walls?|sofa|furniture|island|paint)\b/;

/** 'what won't lift in a conservatory': a floor is asked for by what it must not do there. */
export function asksWhatHolds(reading: Reading): boolean {
  return floorless(reading) && reading.names.length === 0 && hasPlace(reading) && (whatHolds.test(reading.said) || somethingToLay.test(reading.said));
}

/** 'is there something I can lay over the tiles and lift again' */
const somethingToLay =
  /^(?:and |so |but |ok |is there |are there |have you |do you have |i need |i want |looking for )*(?:something|anything|a floor|what(?: floor| flooring| kind of floor)?) (?:(?:that|which) )?(?:(?:can|could|would|should|do) (?:i|we|you)|(?:i|we|you) (?:can|could)|to|i|we|that|goes|sits|lies) (?:\w+ )?(?:lay|put|set|go|goes|use|fit|lies|sits)\b/;

/** A floor is asked for, whatever else the words are used for. */
export const asksForFloor = (situation: Situation) => asksInstead(situation) || asksWhatHolds(situation.reading);

const whatHolds =
  /^(?:and |so |but |ok )*(?:what|which)(?: \w+){0,3}? (?:wont|will not|doesnt|does not|would not|wouldnt|never|cant|cannot|(?:will|would|can|could) (?:survive|stand|cope|last|take|hold|handle))\b/;

/** Underlay, glue and trims suit floors, not rooms. */
export function onlyGoods({ floor }: Reading): boolean {
  return floor.some((name) => goods.has(name));
}

/** Said of the product that is spoken of or looked at: no other name or kind of floor, and no word to be explained. */
export function isOfIt({ names, floor, said }: Reading): boolean {
  return names.length + floor.length === 0 && !/\b(?:mean\w*|stands? for|define|explain|difference)\b/.test(said);
}

export function isLooking({ said, price, colour, species, sort, other }: Reading): boolean {
  return (
    (showMe.test(said) && !/\bneed to\b|do i need|have to|can i|is it ok|should i/.test(said)) ||
    price !== null ||
    (sort !== null && /cheap|dear|best (?:rated|selling|review)|newest|latest/.test(said)) ||
    (colour.length + species.length > 1 && other.length === 0)
  );
}

/** Colour, look, price: somebody describes what they would buy. */
export function hasDescription({ colour, species, look, feature, price, size, thickness, acRating, floor, without }: Reading): boolean {
  // 'a stair carpet, and not grey'
  const isNarrowed = floor.length > 0 && without.some((name) => !sold[name]);
  return (
    isNarrowed ||
    feature.includes('self adhesive') ||
    colour.length + species.length + look.length > 0 ||
    price !== null ||
    size !== null ||
    thickness !== null ||
    acRating !== null
  );
}

export function isWishBeyondName(reading: Reading): boolean {
  return reading.price !== null || reading.floor.length + reading.room.length + reading.colour.length > 0;
}

export function hasPlaceChoice(reading: Reading): boolean {
  return hasPlace(reading) && reading.floor.length > 1;
}

export function isNewFloor({ reading, context }: Situation): boolean {
  // 'what floor do you recommend for a wheelchair', after carpet was doubted
  const isOfAny =
    reading.floor.length === 0 && hasPlace(reading) && /\b(?:what|which) floor(?:ing)? (?:do|would|should|is|suits|can)\b/.test(reading.said);
  return isOfAny || (reading.floor.length > 0 && (context.wish?.floor.length ?? 0) === 0 && showMe.test(reading.said));
}
