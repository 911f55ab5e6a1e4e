import { shades } from '../reading/words/looks.ts';
import { asksAgainstPlainKind, isDearerThanKind } from './answers/against-plain-kind.server.ts';
import { asksAllItNeeds } from './answers/all-it-needs.server.ts';
import { isBetteringSought } from './answers/bettered.ts';
import { asksColours } from './answers/colours.server.ts';
import { asksGroutColour } from './answers/grout-colour.server.ts';
import { placesOf } from './answers/guide.server.ts';
import { comparesShown, isOfExtremes } from './answers/products-compared.server.ts';
import { asksSame } from './answers/same-but-for.ts';
import { isToldOfChoice } from './circumstance.ts';
import type { Task } from './decide.ts';
import {
  asksCheaperOfOurs,
  asksIfAll,
  asksInColour,
  asksSumOfMeasured,
  asksToPick,
  asksWhatFor,
  firstTwo,
  isElseInPlace,
  isForFloor,
  isForIt,
  isInstead,
  isKindAgainst,
  isLikeIt,
  isMeritOfTwo,
  isMoreOfWish,
  isMoreSo,
  isOfAllShown,
  isOfExplained,
  isOfOtherSurface,
  isOfRecord,
  isOtherKindSought,
  laidWith,
  ofKinds,
  wantsKind,
  weighedAgain,
  withThis,
} from './goes-on-with.ts';
import { isDescribed, taskOfGoods } from './goods-wanted.ts';
import { asksWhatIsCovered } from './guarantee-asked.ts';
import { taskOfRecord } from './of-record.ts';
import { asksTheList } from './of-the-list.server.ts';
import { areBothShown, taskByPrice } from './of-two-shown.ts';
import type { Asked } from './part.ts';
import { asksSameAgain, asksSameLook } from './same-shaped.ts';
import { measuredGoods } from './situation.ts';
import { isSumWithGoods } from './sum-with-goods.ts';
import { taskGoingOn } from './task-going-on.ts';
import { namesTrade } from './trade-named.ts';
import { namedApart } from './which-products.server.ts';
import { asksWhichSuit } from './which-suit.ts';
import { isWish } from './wish.ts';

const ofThose = /^(?:and |so |but |ok |then )*(?:just|only|which|what about)\b|\bones?\b|\b(?:of|from) (?:them|those|these)\b/;
const thatOne = /\b(?:that|this) one\b/;
const sameAgain = /\b(?:some|any|it|that|them|those|these|one|ones|same)\b/;
const choosing =
  /\b(?:or|over|worth|v|vs|versus|against|better|best|which|between|compare\w*|than)\b|\bas (?:\w+ ){1,3}as\b|\b(?:stack|measure)s? up\b/;
/** 'the dearer of the two', 'how do both wear'. */
const ofBoth =
  /\b(?:of|between) (?:the two|the 2|both)\b|\bboth\b.*\b(?:compar\w*|better|differ\w*)|^(?:and |so )?which of (?:them|those|these|the two)\b.*\b\w+er\b|^(?:and |so |ok )?which (?:one )?(?:is|would be|comes? out|works out|costs?)(?: the)? (?:\w+er|best|less|more)$/;
const asksCheapest =
  /\bthe cheapest\b(?! way| to)|^(?:and |so )?(?:whats? |what is )?(?:your )?cheapest (?!way|to)|\bcheapest (?:thing|one|floor|that|which|you|for)\b|^(?:a |any |something )?cheap\b.*\b(?:floor|flooring|thing|one)\b/;
const isThere = /\b(?:in|at) (?:the|your) (?:shop|store|showroom)\b|\b(?:lift|collect|take away)\b|\bon the shelf\b/;
const comparing = /\b(?:differ\w*|compar\w*|versus|vs|better|choose)\b/;
const moreThanNamed = /\b(?:lighter|darker|paler|thinner|thicker|wider|narrower|cheaper|dearer|softer|cooler|warmer)\b.*\bthan\b/;
const nextKind =
  /^(?:(?:and|or|what about|how about|and what about|and how about|so|then|but)(?: the| a| an| for)?(?: \w+){1,2}(?: then| instead| too| as well)?|(?:\w+ ){1,2}(?:as well|too|also)|(?:and |so |but |then )*(?:is|are) (?:\w+ ){1,2}(?:no good|no use|out|any good|any use|ok|okay|alright|all right|a bad idea|bad|good|fine)(?: (?:then|too|so|as well))*)$/;
const bestOf =
  /^(?:and |so |ok |right |then )*(?:whats|what is|which|which one|which is|which ones)(?: is| are)? (?:the |your )?best(?: one| ones)?(?: of (?:them|those|these))?$/;
const whichIsMost =
  /^(?:and |so |ok |right |then )*(?:which (?:one|of (?:them|those|these|the (?:two|three)))\b.*\b(?!best|cheapest|dearest)\w+est\b|what(?:s| is) the (?!best|cheapest|dearest)\w+est (?:one|of (?:them|those|these))\b)/;
const ofYours = /^(?:and |so )?which of (?:your|yer)\b/;
const comesTo = /\b(?:come to|comes to|cost (?:me|in all|altogether|in total)|total|work out at|set me back)\b/;
const correcting = /^(?:no |sorry |oh |well |actually )*i (?:mean|meant|was meaning)\b/;
/** 'something light', 'under £60', 'not too dear': more of what is being looked for. */
const wishesOn =
  /^(?:and |so |but |ok |okay |well |maybe |actually |ideally |preferably |just |yeah |yes )*(?:(?:i was |im |i am )?thinking|(?:show|let|give) (?:me|us) (?:see )?(?:some|one|any|a few)|something|anything|not|no|only|in|with|without|under|over|around|about|up to|less than|max\w*|at most|a bit|more|one|ones|needs to|has to|must)\b/;
const wishesFor = /^(?:and |so |but |ok |well |ideally |preferably )*(?:something|anything|i was thinking|thinking|needs to|has to|must)\b/;
const asksWhichGoods = /^(?:and |so |ok |then )*(?:what|which)\b(?! (?:is|does|would happen|if))/;
const ofTwoKinds: ReadonlySet<Task> = new Set(['advice', 'suitability', 'compare', 'recommend', 'find']);
const leaves: ReadonlySet<Task> = new Set(['recommend', 'suitability', 'advice', 'facts', 'find', 'beyond', 'price', 'unclear', 'compare-prices', 'dearer', 'cheaper', 'similar', 'refine']); // biome-ignore format: a list

/**
 * What is to be done where a message goes on with what was shown: 'just the waterproof ones' looks among those, and is no question about
 * wet rooms. Two products named with a choice between them are compared, however the choice was put.
 */
export async function taskInContext(asked: Asked, task: Task): Promise<Task> {
  // 'which of those is the cheapest per metre': of all that were counted, and not of the few that were shown.
  if (task === 'refine' && asked.reading.sort !== null && (await asksTheList(asked))) return task;
  if (asksAllItNeeds(asked)) return 'all-it-needs';
  if (asksWhatIsCovered(asked)) return 'warranty';
  if (asksAgainstPlainKind(asked.reading)) return 'compare';
  if (weighedAgain(asked).length || (ofTwoKinds.has(task) && isMeritOfTwo(asked))) return 'compare';
  if (asksGroutColour(asked)) return 'grout-colour';
  const ofOne = taskOfRecord(asked, task) ?? taskByPrice(asked, task);
  if (ofOne) return ofOne;
  if (isMoreSo(asked) || asksSameAgain(asked) || isOfOtherSurface(asked) || isOfThoseInStock(asked) || asksWhichSuit(asked)) return 'refine';
  if (asksIfAll(asked)) return 'more';
  const { reading, context } = asked;
  const isUnnamed = reading.names.length === 0 && reading.sku === null && reading.ordinals.length === 0;
  if (task !== 'refine' && asksToPick(asked)) {
    if (areBothShown(asked.context)) return 'suitability';
    if (context.shown.length > 1 || (context.before && context.focus)) return 'compare';
    if (context.wish && placesOf(reading).length === 0) return 'refine';
  }
  if (isElseInPlace(asked)) return 'recommend';
  if (asksSameLook(reading)) return 'similar';
  // 'what would you have instead, in a similar colour?' of the floor that does not do.
  if (context.topic !== 'find' && reading.sort === null && leaves.has(task) && isLikeIt(asked)) return 'similar';
  if (isInstead(asked) && placesOf(reading).length > 0) return 'recommend';
  if (isOfAllShown(asked) && reading.floor.length === 0) return 'facts';
  if (isOfExplained(asked) || isToldOfChoice(asked)) return 'suitability';
  if (task !== 'calculate' && asksInColour(asked)) return context.wish && !isShadeOfIt(asked) ? 'refine' : 'siblings';
  // 'have you a lighter oak than the Farmhouse?'
  if (task === 'find' && reading.names.length > 0 && moreThanNamed.test(reading.said)) return 'similar';
  if (task === 'advice' && asksWhatFor(asked) && !namesTrade(asked.reading)) return 'recommend';
  // 'that is over my budget, anything cheaper?' of the one floor that is spoken of.
  if (task === 'cheaper' && isUnnamed && context.focus && context.topic !== 'find' && reading.floor.length === 0) return 'similar';
  if (task === 'find' && isMoreOfWish(asked)) return 'refine';
  if (isUnnamed && task !== 'compare' && isBetteringSought(asked)) return 'refine';
  // 'what underlay for it?' once the floor is measured: with how much of it.
  if (isForIt(asked) && asksWhichGoods.test(reading.said) && context.measured.length + reading.measured.length > 0 && task !== 'calculate')
    return 'sundries';
  if (isSumWithGoods(asked)) return 'calculate';
  const ofGoods = taskOfGoods(asked, task);
  if (ofGoods) return ofGoods;
  // 'and how much grout' after the bags of adhesive.
  const isSundryMeasured = task === 'sundries' && context.topic === 'sundries' && context.measured.length > 0;
  if (isForFloor(asked) || (task !== 'calculate' && !isSundryMeasured && isForIt(asked) && !reading.asks.calculate)) return 'find';
  // 'which one is the softest?' of those shown.
  const isListed = context.shown.length > 1 && (context.topic === 'find' || ofKinds.has(context.topic));
  if (isUnnamed && isListed && (reading.sort === null || reading.sort === 'wear') && whichIsMost.test(reading.said)) return 'compare';
  // 'whats the best one?' of what was shown.
  if (isUnnamed && context.wish && context.topic === 'find' && bestOf.test(reading.said)) return 'refine';
  // 'what does the first come to?' once the rooms are known.
  if (!isUnnamed && context.measured.length > 0 && comesTo.test(reading.said) && reading.floor.length === 0) return 'calculate';
  if (isOtherKindSought(asked)) return 'refine';
  if (task === 'rivals' && asksCheaperOfOurs(asked)) return 'similar';
  // 'I want a new carpet for the lounge, with a dog. What do you recommend?'
  if (task === 'recommend' && wantsKind(asked)) return 'find';
  if (asksSumOfMeasured(asked)) return 'calculate';
  // 'what about granite' while marble is looked for.
  if (task === 'advice' && context.topic === 'find' && isOtherKindNamed(asked)) return 'refine';
  if (isNextKind(asked)) return context.topic === 'sundries' ? 'sundries' : 'suitability';
  if (task === 'units' && !isUnnamed && reading.asks.price) return 'facts';
  if (task === 'siblings' && context.focus === null && context.shown.length > 1 && /\bsizes?\b/.test(reading.said)) return 'facts';
  // 'which of your tiles can go outside?' asks for those.
  if (task === 'suitability' && reading.floor.length > 0 && ofYours.test(reading.said)) return 'find';
  if (!leaves.has(task) && !['calculate', 'range', 'visualise', 'siblings'].includes(task)) return task;
  // '£600 for 22 m²': what the money buys, not what the floor measures.
  if ((task === 'calculate' || task === 'find') && reading.price?.per === 'total' && reading.measured.length > 0 && reading.names.length === 0)
    return context.wish && ofKinds.has(context.topic) && reading.floor.length === 0 ? 'refine' : 'find';
  // 'is the Blackwater cheaper than the travertine'
  if (isDearerThanKind(reading) && !reading.floor.some((kind) => laidWith.has(kind))) return 'compare';
  if (asksColours(asked)) return 'siblings';
  if (task === 'advice' && isForIt(asked) && asksWhichGoods.test(reading.said)) return 'find';
  if (task === 'advice' && isOfRecord(asked)) return 'facts';
  if (isUnnamed && isOfExtremes(reading.said) && (reading.floor.length === 1 || context.wish)) return 'compare';
  // 'the Carrara one against real marble': of a product and a kind of floor, not of what it is laid with.
  const isAgainst = /\b(?:against|versus|vs|v|between|compar\w*)\b/.test(reading.said);
  if (reading.names.length > 0 && reading.floor.length === 1 && isAgainst && !reading.floor.some((kind) => laidWith.has(kind))) return 'compare';
  if (
    reading.names.length > 1 &&
    [choosing, asksSame].some((asks) => asks.test(`${reading.told} ${reading.said}`)) &&
    (await namedApart(asked)).length > 1
  )
    return 'compare';
  if (reading.names.length > 0 && (task === 'beyond' || task === 'facts') && isThere.test(reading.said)) return 'stock';
  if (reading.names.length > 0 && /\bcompare\b/.test(reading.said) && reading.sort !== null) return 'compare';
  const goesOn = isUnnamed
    ? taskGoingOn(asked, task)
    : firstTwo.test(reading.said) && reading.floor.length === 1 && comparing.test(reading.said)
      ? 'compare'
      : null;
  if (goesOn) return goesOn;
  if (task === 'beyond' && isDescribed(reading)) return 'find';
  const it = context.focus ?? asked.visitor.productId;
  if (it && reading.refersBack && withThis.test(reading.said) && (reading.names.length > 0 || reading.floor.length === 1)) return 'compare';
  if (comparesShown(asked)) return 'compare';
  if (isKindAgainst(asked)) return 'compare';
  if (ofBoth.test(reading.said) && isUnnamed && (context.shown.length > 1 || (context.before && context.focus))) return 'compare';
  // 'the cheapest thing for a spare room', 'whats the dearest carpet you do' ask for products.
  if (
    ((task === 'recommend' || (task === 'price' && isUnnamed)) && (reading.sort === 'dearest' || reading.sort === 'best')) ||
    ((task === 'recommend' || (task === 'advice' && !asked.entry)) &&
      reading.sort === 'cheapest' &&
      (asksCheapest.test(reading.said) || reading.measured.length > 0))
  )
    return 'find';
  if (!isUnnamed || context.wish === null) return task;
  const isNewPlace = reading.room.length > 0 && context.wish.room.length > 0;
  if (context.topic === 'find' && correcting.test(reading.said) && isWish(reading)) return 'refine';
  const isSought = task === 'find' || (context.topic === 'find' && (task === 'recommend' || task === 'suitability') && wishesFor.test(reading.said));
  if (isSought && isWish(reading) && !isNewPlace && (context.topic === 'find' || ofKinds.has(context.topic)) && wishesOn.test(reading.said))
    return 'refine';
  const isOfList = context.topic === 'find' || (ofKinds.has(context.topic) && (reading.price !== null || task === 'calculate'));
  const isShown = isOfList && context.shown.length > 0;
  if (task === 'calculate')
    return isShown && context.focus === null && reading.floor.length === 0 && reading.measured.length > 0 ? ofList(context.topic) : task;
  if (
    isShown &&
    reading.floor.length === 0 &&
    isWish(reading) &&
    (reading.sort !== null || (ofThose.test(reading.said) && !thatOne.test(reading.said)))
  )
    return 'refine';
  // 'have you some in laminate?' after what herringbone is.
  return context.topic === 'advice' && reading.floor.length > 0 && sameAgain.test(reading.said) && reading.asks.find && hasNoOther(asked)
    ? 'refine'
    : task;
}

/** 'does it come in a darker shade' of the one that is spoken of. */
function isShadeOfIt({ reading, context }: Asked): boolean {
  return context.focus !== null && reading.colour.every((name) => shades.has(name)) && /\b(?:it|that|this)\b/.test(reading.said);
}

/** 'only the ones in stock' of those that were looked for. */
function isOfThoseInStock({ reading, context }: Asked): boolean {
  const { inStockOnly, names, floor, ordinals, measured, said } = reading;
  const isUnnamed = names.length + floor.length + ordinals.length + measured.length === 0;
  return inStockOnly && isUnnamed && context.topic === 'find' && context.shown.length > 1 && ofThose.test(said) && !thatOne.test(said);
}

function isOtherKindNamed({ reading, context }: Asked): boolean {
  const { floor, names, said, measured } = reading;
  const isFloor = floor.length === 1 && !laidWith.has(floor[0] ?? '');
  return (
    isFloor && names.length + measured.length === 0 && (context.wish?.floor.length ?? 0) > 0 && nextKind.test(said) && placesOf(reading).length === 0
  );
}

/** 'and tiles?' after what suits a conservatory, 'and grout?' after how much adhesive: the same of another kind. */
function isNextKind({ reading, context }: Asked): boolean {
  const { floor, names, said, measured } = reading;
  if (floor.length !== 1 || names.length + measured.length > 0 || !nextKind.test(said) || placesOf(reading).length > 0) return false;
  if (context.topic === 'sundries') return measuredGoods.has(floor[0] ?? '');
  return (context.topic === 'suitability' || context.topic === 'recommend') && context.wish !== null && placesOf(context.wish).length > 0;
}

/** 'and how many boxes for 7 m²' of those that were set side by side. */
const ofList = (topic: string | null): Task => (topic === 'compare' ? 'compare' : 'refine');

function hasNoOther({ reading }: Asked): boolean {
  return reading.room.length + reading.condition.length === 0 && reading.other.length < 2;
}
