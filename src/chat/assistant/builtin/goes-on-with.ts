import { sold } from '../reading/words/floors.ts';
import { asksMerit, sayMerit } from './answers/kind-merits.ts';
import { asksMoreOfShown } from './comparatives.ts';
import type { Asked } from './part.ts';

/** 'this or a click vinyl', 'how is this different from …'. */
export const withThis =
  /\b(?:this|that|it)(?: one)? (?:or(?! (?:is|are|does|do|will|would|can|has|have|should|what|how|where|when|just)\b)|vs|versus|against)\b|\bor (?:this|that)(?: one)?$|\b(?:differ\w*|compar\w*|better|worse|nicer|tougher|warmer|cheaper|dearer)\b.*\b(?:from|with|to|than)\b|^(?:and |so |but )?(?:is|are|would|will) (?:it|that|they|this)(?: be)?(?: any| much| a lot| a bit| far| still)? (?:\w+er|better|worse|more \w+|less \w+)/;
/** 'the first two laminates you have in grey': of a list that is still to be looked up. */
export const firstTwo = /\b(?:first|top) (?:two|2|couple|pair)\b/;
export const whichOf = /^(?:and |so |but |ok |okay |right |then )*(?:which|what one|whats? the best)\b/;
export const laidOn =
  /\b(?:what|how) (?:do|should|would|will|can|must) (?:i|we|you) (?:set|lay|bed|sit|put|stick|fix|fit|glue) (?:them|it|these|those|that)\b/;
const forIt =
  /\b(?:for|under|underneath|beneath|below|with|on|goes under|go under) (?:it|that|this|them)\b|\b(?:stick|glue|fix|bond|grout|bed|seal) (?:it|that|this|them)\b|\b(?:it|that|this|them) (?:stick|down with)\b/;
const withGoods =
  /^(?:and |any |some |the |what |ok )*(?:glue|adhesive|underlay|grout)$|^(?:and |so |but |ok )*(?:with|plus|what about|how about|and(?! (?:how|what|which|do|does|is|are|can|could|should|will|would|when|where|why|have|if)\b)|including|what goes)\b|^(?:and |so |ok |then )*(?:what|which) \w+ (?:do|would|should|will) (?:i|we) (?:need|use|want|get|have|buy)$/;
/** 'which glue and how many tubs for 20 m²' of the floor that is spoken of. */
const whichGoods =
  /^(?:and |so |ok |then )*(?:what|which) (?:kind of |sort of |type of )?(?:glue|adhesive|underlay|grout|primer|sealer)\b(?!.*\b(?:mean|best|difference|do you (?:sell|have|do|stock))\b)/;
const forFloor = /^(?:and |so |but |ok |its |it is |that is |thats |to go )*(?:for|under|with|on|beneath)\b/;
const thanThat = /^(?:and |so |but |is it )*(?:any )?(?:more|less|better|worse|\w+er)(?: \w+)? than\b/;
const likeIt =
  /\b(?:closest|nearest) (?:thing |one |match |you have |ones )*to (?:it|this|that)\b|\b(?:closest|nearest) (?:thing|one|match|you have)(?! to\b)\b|\b(?:similar|alike)\b|\b(?:thing|one|ones|any)\b.*\b(?:less|not (?:so|as)) (?:orange|yellow|red|brown|pink|grey|warm|cold|blue)\b|\b(?:same|like) (?:colour|shade|look|style|effect|thing|sort|kind)\b|\b(?:something|anything|one|ones|thing) (?:\w+ )?like (?:it|this|that)\b|\binstead\b.*\b(?:same|like (?:it|that))\b|\b(?:same|like (?:it|that))\b.*\binstead\b/;
const yesOrNo = /^(?:and |so |but )?(?:does|do|is|are|will|would|has|have|should|must) (?:it|they|this|that|these|those|i|we)\b/;
const rollWidth = /\b(?:what width|how wide|width)\b.*\brolls?\b/;
export const laidWith: ReadonlySet<string> = new Set(['adhesive', 'grout', 'underlay', 'trims', 'primer', 'sealer', 'cleaner']);
export const ofKinds: ReadonlySet<string | null> = new Set(['recommend', 'suitability', 'advice', 'compare']);
/** 'ok, what would then?' after a floor that does not suit a room; 'what would you use instead?' */
export const asksElse =
  /^(?:ok |okay |so |and |right |well |then |but |grand )*(?:what|which)(?: one| floor| kind| sort)? (?:would|should|could|can|do|does)\b(?: (?:you|i|we|be|use|put|lay|have|recommend|suggest|go for|get|suit|suits|work|do|down|better|best|ok|suitable|instead|then|there|for|that|it|in))*$|^(?:ok |okay |so |and |right |well |then |but |grand )*(?:what|which)(?: (?:kind|sort|type) of)? (?:floor|flooring)(?: (?:then|so|is best|would be best|suits|works))*$/;

/** That, of the room that was spoken of: so short a message resembles every other. */
export function isElseInPlace({ reading, context: { wish } }: Pick<Asked, 'reading' | 'context'>): boolean {
  const namesNothing = reading.room.length + reading.condition.length + reading.feature.length + reading.floor.length === 0 && isUnnamed(reading);
  return namesNothing && wish !== null && wish.room.length + wish.condition.length > 0 && asksElse.test(reading.said);
}

export function isMoreSo({ reading, context }: Asked): boolean {
  const isNamed = reading.floor.length + reading.names.length + reading.ordinals.length > 0 || reading.sku !== null;
  // 'anything darker' of a list, though its first was spoken of; 'is there a darker one in it' is of that.
  const isOfList = context.focus === null || (context.topic === 'find' && context.shown.length > 1 && !/\b(?:it|that|this)\b/.test(reading.said));
  return context.wish !== null && context.shown.length > 0 && isOfList && !isNamed && asksMoreOfShown(reading.said);
}

/** 'what underlay would I use with it', 'with underlay?', 'what goes under it': for the floor that is spoken of. */
export function isForIt({ reading, context }: Asked): boolean {
  const isGoods = reading.floor.length > 0 && reading.floor.every((name) => laidWith.has(name));
  const isOfFloor = context.focus !== null || kindSpokenOf(context) !== null || (context.awaits === 'product' && context.shown.length > 0);
  // 'does it need underlay with it?' is answered by yes or no.
  const isAsked =
    forIt.test(reading.said) ||
    withGoods.test(reading.said) ||
    ((context.focus !== null || context.topic === 'find' || kindSpokenOf(context) !== null) && whichGoods.test(reading.said));
  return isGoods && isOfFloor && isAsked && !yesOrNo.test(reading.said);
}

/** The one kind of floor that the conversation is about; null for none, for several, and for goods that go with one. */
export function kindSpokenOf({ wish, subject }: Asked['context']): string | null {
  const kind = wish?.floor.length === 1 ? wish.floor[0] : subject;
  return kind && !laidWith.has(kind) ? kind : null;
}

/** 'for carpet', after underlay was looked for. */
export function isForFloor({ reading, context }: Asked): boolean {
  const sought = context.wish?.floor ?? [];
  const isOfGoods = sought.length > 0 && sought.every((name) => laidWith.has(name));
  const isFloor = reading.floor.length === 1 && !laidWith.has(reading.floor[0] ?? '');
  return context.topic === 'find' && isOfGoods && isFloor && forFloor.test(reading.said);
}

/** 'is it R10', 'how wide is the roll': what a record says, asked of what was shown or is open. */
export function isOfRecord({ reading, context, visitor }: Asked): boolean {
  const { slipRating, refersBack, floor, room, said } = reading;
  if (floor.length > 0 || said.split(' ').length > 8) return false;
  if (rollWidth.test(said)) return (context.focus ?? visitor.productId) !== null;
  return slipRating !== null && refersBack && room.length === 0 && (context.focus !== null || visitor.productId !== null || context.shown.length > 0);
}

/** 'how does it compare to solid oak' after bamboo was shown: the two kinds. */
export function isKindAgainst({ reading, context }: Asked): boolean {
  const isOfKind = context.subject !== null && context.focus === null && reading.floor.length === 1 && reading.floor[0] !== context.subject;
  return isOfKind && reading.names.length === 0 && ((reading.refersBack && withThis.test(reading.said)) || thanThat.test(reading.said));
}

/** 'what would you put down instead?', of the one kind of floor that is there now. */
export function isInstead({ reading }: Asked): boolean {
  const { floor, names, said } = reading;
  return floor.length === 1 && names.length === 0 && /^(?:and |so |but )?(?:what|which)\b.*\binstead(?: of (?:it|that))?$/.test(said.trim());
}

const ofAll =
  /^(?:and |so |but |ok |okay |right |then )*(?:would|will|is|are|can|could|do|does) (?:it|that|this|they|them|those|these|any of (?:them|those|these))\b/;

/** 'would it do for stairs?', 'are they slippy?' of several that were shown. */
export function isOfAllShown({ reading, context }: Asked): boolean {
  const hasPlace = reading.room.length + reading.condition.length > 0;
  return hasPlace && context.focus === null && context.topic === 'find' && context.shown.length > 1 && ofAll.test(reading.said);
}

/** 'in a kitchen?', 'and with a dog?' after the difference of two kinds. */
export function isOfExplained({ reading, context }: Asked): boolean {
  const { room, condition, floor, said } = reading;
  const isOfTwo = (context.topic === 'advice' || context.topic === 'compare') && context.explained.length === 2;
  return isOfTwo && floor.length === 0 && room.length + condition.length > 0 && (said.split(' ').length <= 7 || ofTheTwo.test(said));
}

const ofTheTwo = /\bwhich (?:one|would|should|do|is|suits|of (?:them|those|these|the two))\b/;

/** The two kinds of floor that were just weighed against each other; empty where there were none. */
function kindsWeighed({ topic, wish, explained }: Asked['context']): readonly string[] {
  const kinds = topic === 'suitability' ? (wish?.floor ?? []) : topic === 'advice' || topic === 'compare' ? explained : [];
  return kinds.length === 2 ? kinds : [];
}

/** 'is laminate or carpet warmer': of two kinds that are named. */
export function isMeritOfTwo({ reading }: Asked): boolean {
  const { floor, names, room, said } = reading;
  return (
    floor.length === 2 &&
    names.length + room.length === 0 &&
    sayMerit(floor, said) !== null &&
    ofChoice.test(said) &&
    !/^(?:and |so |but )*(?:why|how)\b/.test(said)
  );
}

const ofChoice = /\b(?:or|than|vs|versus|which|between)\b/;

/** 'and which is warmer?' after one kind of floor or another: the two that it is asked of; empty where it is asked of nothing of the sort. */
export function weighedAgain({ reading, context }: Asked): readonly string[] {
  const { floor, room, said } = reading;
  const isAsked = isUnnamed(reading) && floor.length + room.length === 0 && said.split(' ').length <= 10 && asksMerit(said);
  return isAsked && (ofTheTwo.test(said) || /\bwhich\b|\b(?:either|any) of\b/.test(said)) ? kindsWeighed(context) : [];
}

/** 'have you it in green instead?'; of a pattern that is named it is asked only where something was said before. */
export function asksInColour({ reading: { colour, names, floor, style, refersBack, said, feature }, context }: Asked): boolean {
  return (
    (context.topic !== null || style.length === 0) &&
    (colour.length > 0 || feature.some((name) => name === 'wool' || name === 'pure wool')) &&
    names.length + floor.length === 0 &&
    refersBack &&
    inColour.test(said)
  );
}

/** 'just the wall ones', 'for the floor too' of the tiles that were looked for. */
export function isOfOtherSurface({ reading, context }: Asked): boolean {
  const isTiled = context.wish?.floor.some((name) => sold[name]?.category === 'Tiles') ?? false;
  return context.topic === 'find' && isTiled && reading.names.length === 0 && ofSurface.test(reading.said);
}

const ofSurface =
  /^(?:(?:and|or|just|only|but|what about|how about|the|a|my|for|on|any|some|have you|show me) )*(?:walls?|floors?)(?: ones?| tiles?)?(?: (?:only|too|as well|instead|please))*$/;

/** 'is that all you have' of what was looked for. */
export function asksIfAll({ reading, context }: Asked): boolean {
  return context.topic === 'find' && context.wish !== null && ifAll.test(reading.said);
}

const ifAll =
  /^(?:(?:and|so|but|ok) )*(?:(?:is|are) )?(?:that|this|they|those|these)(?: is| are)? (?:all|it|everything|the lot|the only ones?)(?: (?:that )?(?:you|ye|yous)(?: have|ve)?(?: (?:do|have|got|sell|stock))?)?(?: (?:in that|of them|then|in stock))*$/;

const inColour = /\b(?:like|have|get|got|do|does|come|comes|make|made|sell|available|is there|are there)\b.*\bin (?:an? |the )?\w+/;
const asksFor = /\b(?:looking|look|need|want|wanted|after|have|got|do you|show|find|sell|any|is|are|can|would|what|which|how)\b/;

/** 'ok plain then, dark grey and hard wearing', while carpets are looked for. */
export function isMoreOfWish({ reading, context }: Asked): boolean {
  const { floor, room, said } = reading;
  return context.topic === 'find' && (context.wish?.floor.length ?? 0) > 0 && floor.length + room.length === 0 && !asksFor.test(said);
}

/** 'so what can I use outside then?' */
export function asksWhatFor({ reading }: Asked): boolean {
  const { room, condition, floor, names, said } = reading;
  return room.length + condition.length > 0 && floor.length + names.length === 0 && whatFor.test(said) && said.split(' ').length <= 10;
}

const whatFor =
  /^(?:so |ok |and |well |then |right )*(?:what|which)(?: floors?| flooring| kinds?| tiles?| one)? (?:can|could|should|would|do) (?:i|we|you) (?:use|put|lay|have|get|recommend|suggest|go for)\b(?! (?:under|underneath|below|to (?:clean|seal|stick)))/;

/** 'whats the total now' */
const asksTotal =
  /^(?:and |so |ok |right |then )*(?:whats? |what is |how much is )?(?:the |that |my )?(?:new |grand |whole |full )?(?:total|sum|damage)(?: (?:cost|price|now|then|of that|for that|in all|altogether|so far))*$/;
/** 'how much for the lot', 'what would each of them come to' */
const forTheLot =
  /^(?:and |so |ok |right |then |roughly )*(?:how much|what|whats|what would|what does|what is|what will)\b.*\b(?:for|is|be|of|does|do|would|will|cost) (?:it all|all (?:of it|that|in all)|the (?:lot|whole (?:lot|thing|job|floor|room|hall)))\b|^(?:and |so |ok |right |then |roughly )*(?:what|how much) (?:would|will|does|do|is|are) (?:each|they|it|that|those|them|any|either|all)(?: of (?:them|those|these))?(?: (?:all|each))? (?:come to|cost(?: me| us)?|work out at|total|add up to|set (?:me|us) back)(?: (?:in all|altogether|all in|then|for (?:it|that|the (?:room|lot|hall|floor))))*$/;
const fromRoll = /\b(?:one|a single) piece\b|\b(?:a|any|no|need) (?:joins?|seams?)\b|\bjoined\b/;
const perUnit = /\b(?:a|per|each|by the|the) (?:box|pack|roll|tile|m|m2|metre|sq\w*|length)\b|\bm2\b/;

/** 'whats it cost in the Silver Birch', 'the total now', 'would it come out of one piece': of the rooms that were measured. */
export function asksSumOfMeasured({ reading, context }: Asked): boolean {
  const { floor, measured, said, boxes, asks } = reading;
  const isMeasured = context.measured.length > 0 && ['calculate', 'find', 'suitability'].includes(context.topic ?? '');
  const isOfShown = context.topic !== 'calculate' && context.shown.length > 0 && !context.focus && forTheLot.test(said);
  const isOfFocus = context.focus !== null && (asksTotal.test(said) || fromRoll.test(said) || forTheLot.test(said));
  const isSum = isUnnamed(reading) ? isOfFocus || isOfShown : asks.price && !perUnit.test(said);
  return isMeasured && isSum && boxes === null && floor.length + measured.length === 0;
}

const whichWould =
  /^(?:and |so |ok |right |well )*(?:which|what one)(?: one)?(?: of (?:them|those|these|the \w+))? (?:would|do|should) (?:you|yous|i|we) (?:\w+ )?(?:pick|choose|go for|go with|recommend|buy|have|put|get|take|prefer|suggest)\b(?!.*\b(?:then|instead)$)|^(?:and |so |ok )*(?:(?:what )?if (?:it|that) (?:was|were) (?:you\b|your\b|yous\b).*|what would you do(?: yourself)?|(?:whats |what is )?your (?:own )?(?:pick|choice|favourite|preference))$/;

/** 'which would you pick yourself?' */
export function asksToPick({ reading }: Asked): boolean {
  return isUnnamed(reading) && reading.floor.length === 0 && whichWould.test(reading.said);
}

const isAfter = /\b(?:i|we)(?:m|d|ve| am| are| would)? (?:\w+ )?(?:want|wanting|after|looking for|need|like|fancy)\b/;

/** 'I want a new carpet for the lounge': the one kind that is looked for. */
export function wantsKind(asked: Asked): boolean {
  const { floor, told, said } = asked.reading;
  return floor.length === 1 && isAfter.test(`${told} ${said}`) && !isInstead(asked);
}

const elsewhere = /\b(?:else|elsewhere|anywhere|other shops?|b ?& ?q|online|competitors?)\b/;

/** 'thats too much, whats cheaper in grey' of the one that is spoken of. */
export function asksCheaperOfOurs({ reading, context }: Asked): boolean {
  const isOfIt = isUnnamed(reading) && context.focus !== null && reading.floor.length <= 1;
  return isOfIt && /\bcheaper\b/.test(reading.said) && !elsewhere.test(reading.said);
}

const isUnnamed = ({ names, sku, ordinals }: Asked['reading']) => names.length + ordinals.length === 0 && sku === null;

const ofThoseShown = /^(?:and |so |are |is |have you )*(?:any|which|some) of (?:them|those|these|the(?= (?:\w+ )?\w+s\b))\b/;
const whichAre =
  /^(?:and |so |ok |but )*(?:which|what)(?: ones?| of (?:them|those|these))? (?:is|are|would be) (?:the )?(?:actual |really |all )?(?:\w+ ?){1,3}$/;
const justThat =
  /^(?:and |so |ok |well |no |maybe |then )*(?:just|only)(?: show me| me)?(?: the| your| some)? (?:\w+ ?){1,2}(?: then| please| ones)*$/;
const thatKind =
  /^(?:and |so |ok |or |but )*(?:(?:what|how) about (?:a |the |an |some )?(?:\w+ ){1,2}(?:then|instead)|(?:(?:what|how) about )?in (?:an? )?(?:\w+ ?){1,2}(?:then|instead)?|(?:have|do) (?:you|yous|ye) (?:have |do |got )?(?:that|this|it|them|the same|those)(?: \w+)? in (?:an? )?(?:\w+ ?){1,2}|(?:(?:is|are) there|(?:have|do) (?:you|yous|ye)(?: got| have| do| sell)?|got|any|what about|how about)(?: (?:an?|any|some))? (?:\w+ ){1,2}(?:ones?|versions?|equivalent)(?: (?:like (?:that|it|them|those)|of (?:it|that|them|those)|the same|too|instead|either|at all))*)$/;

/** 'any of those real wood', 'what about laminate then' of what is being looked for, with its price and its room. */
export function isOtherKindSought({ reading, context }: Asked): boolean {
  const { floor, names, measured, said } = reading;
  const isOne = floor.length === 1 && !laidWith.has(floor[0] ?? '') && names.length + measured.length === 0;
  const isOfThem = ofThoseShown.test(said) || whichAre.test(said) || thatKind.test(said);
  const isOfKinds = (context.topic === 'recommend' || context.topic === 'suitability') && justThat.test(said);
  return isOne && context.wish !== null && ((context.topic === 'find' && isOfThem) || isOfKinds);
}

/** 'what have you thats similar in colour but waterproof', 'something darker in the same sort of carpet', of the floor that is spoken of or open. */
export function isLikeIt({ reading, context, visitor }: Asked): boolean {
  const category = sold[context.subject ?? '']?.category;
  const isOfKind = reading.floor.every((name) => category !== undefined && sold[name]?.category === category);
  return isUnnamed(reading) && isOfKind && (context.focus ?? visitor.productId) !== null && likeIt.test(reading.said);
}
