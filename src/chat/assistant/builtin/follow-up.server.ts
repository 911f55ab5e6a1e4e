import { readProduct } from '#catalogue/catalogue.server.ts';
import { emptyWish, type Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { asksColours } from './answers/colours.server.ts';
import { isOfExtremes } from './answers/compare.server.ts';
import { placesOf, recommendedFor } from './answers/guide.server.ts';
import type { Task } from './decide.ts';
import { adviceKindOf } from './kind-of.ts';
import { moreThanShown } from './more-than-shown.server.ts';
import { taskOfRecord } from './of-record.ts';
import type { Asked } from './part.ts';
import { namedApart } from './which-products.server.ts';
import { isWish, queryOf, wishOf } from './wish.ts';

const ofThose = /^(?:and |so |but |ok |then )*(?:just|only|which|what about)\b|\bones?\b|\b(?:of|from) (?:them|those|these)\b/;
const thatOne = /\b(?:that|this) one\b/;
const sameAgain = /\b(?:some|any|it|that|them|those|these|one|ones|same)\b/;
const choosing = /\b(?:or|over|worth|v|vs|versus|against|better|best|which|between|compare|than)\b/;
/** 'the dearer of the two', 'how do both wear'. */
const ofBoth =
  /\b(?:of|between) (?:the two|the 2|both)\b|\bboth\b.*\b(?:compar\w*|better|differ\w*)|^(?:and |so )?which of (?:them|those|these|the two)\b.*\b\w+er\b/;
/** 'this or a click vinyl', 'how is this different from …'. */
const withThis =
  /\b(?:this|that|it)(?: one)? (?:or(?! (?:is|are|does|do|will|would|can|has|have|should|what|how|where|when|just)\b)|vs|versus|against)\b|\bor (?:this|that)(?: one)?$|\b(?:differ\w*|compar\w*|better|worse|nicer|tougher|warmer|cheaper|dearer)\b.*\b(?:from|with|to|than)\b/;
const asksCheapest =
  /\bthe cheapest\b(?! way| to)|^(?:and |so )?(?:whats? |what is )?(?:your )?cheapest (?!way|to)|\bcheapest (?:thing|one|floor|that|which|you|for)\b|^(?:a |any |something )?cheap\b.*\b(?:floor|flooring|thing|one)\b/;
const isThere = /\b(?:in|at) (?:the|your) (?:shop|store|showroom)\b|\b(?:lift|collect|take away)\b|\bon the shelf\b/;
/** 'lighter again', 'anything softer': more of what was shown, in one way. */
const moreSo =
  /^(?:(?:and|or|even|still|a|bit|wee|little|slightly|much|any|anything|something|one|ones|some|them|have|you|yous|got|is|there|in|but|what|about|the|show|me|i|want|need|maybe|ok|okay|would|like) )*(?:light|dark|pal|wid|narrow|soft|thick|thinn?|warm|gre[ye]|plain|shini|cosi|fluffi|plush)er(?: (?:again|still|one|ones|please|yet|than|that|those|these|them|this|though|then|in|it|colour|shade))*$/;
/** 'the first two laminates you have in grey': of a list that is still to be looked up. */
const firstTwo = /\b(?:first|top) (?:two|2|couple|pair)\b/;
const comparing = /\b(?:differ\w*|compar\w*|versus|vs|better|choose)\b/;
const showSome =
  /^(?:and |so |but |ok |okay |right |then |well |can you |could you |please )*(?:show|let|give|see|have you|have yous|got)\b(?: (?:me|us|see|some|any|a|few|them|those|these|of|what|you|yous|have|got|then|please|so|examples?|ones?|options?))*$/;
const whichOf = /^(?:and |so |but |ok |okay |right |then )*(?:which|what one|whats? the best)\b/;
const aboutFor = /^(?:and |so |but |ok |okay |right |then )*(?:what about|how about|for|in|on|over|with|would it)\b/;
const extreme = /\b(?:most|least|best|grippiest|safest|less|\w+est)\b/;
/** 'something light', 'under £60', 'not too dear': more of what is being looked for. */
const wishesOn =
  /^(?:and |so |but |ok |okay |well |maybe |actually |ideally |preferably |just |yeah |yes )*(?:something|anything|not|no|only|in|with|without|under|over|around|about|up to|less than|max\w*|at most|a bit|more|one|ones|needs to|has to|must)\b/;
const laidOn =
  /\b(?:what|how) (?:do|should|would|will|can|must) (?:i|we|you) (?:set|lay|bed|sit|put|stick|fix|fit|glue) (?:them|it|these|those|that)\b/;
const forIt = /\b(?:for|under|with|on|goes under|go under) (?:it|that|this|them)\b/;
const asksWhichGoods = /^(?:and |so |ok |then )*(?:what|which)\b(?! (?:is|does|would happen|if))/;
const sumWith = /\b(?:come to|comes to|cost|costs|price|total|set me back|work out at)\b.*\b(?:with|plus|and|including|incl)\b/;
const rollWidth = /\b(?:what width|how wide|width)\b.*\brolls?\b/;
const laidWith: ReadonlySet<string> = new Set(['adhesive', 'grout', 'underlay', 'trims', 'primer', 'sealer', 'cleaner']);
/** What may follow on from these, in which no other product or kind of floor is named. */
const ofProduct: ReadonlySet<string | null> = new Set(['facts', 'stock', 'samples', 'price']);
const ofKinds: ReadonlySet<string | null> = new Set(['recommend', 'suitability', 'advice', 'compare']);
const leaves: ReadonlySet<Task> = new Set([
  'recommend',
  'suitability',
  'advice',
  'facts',
  'find',
  'beyond',
  'price',
  'unclear',
  'compare-prices',
  'dearer',
  'cheaper',
  'similar',
]);

/**
 * What is to be done where a message goes on with what was shown: 'just the waterproof ones' looks among those, and is no question about
 * wet rooms. Two products named with a choice between them are compared, however the choice was put.
 */
export async function taskInContext(asked: Asked, task: Task): Promise<Task> {
  const ofRecord = taskOfRecord(asked, task);
  if (ofRecord) return ofRecord;
  if (isMoreSo(asked)) return 'refine';
  if (!leaves.has(task) && !['calculate', 'range', 'refine', 'visualise', 'siblings'].includes(task)) return task;
  const { reading, context } = asked;
  // '£600 for 22 m²': what the money buys, not what the floor measures.
  if (task === 'calculate' && reading.price?.per === 'total' && reading.measured.length > 0 && reading.names.length === 0) return 'find';
  if (isSumWithGoods(asked)) return 'calculate';
  if (asksColours(asked)) return 'siblings';
  if (task === 'advice' && isForIt(asked) && asksWhichGoods.test(reading.said)) return 'find';
  if (task === 'advice' && isOfRecord(asked)) return 'facts';
  const isUnnamed = reading.names.length === 0 && reading.sku === null && reading.ordinals.length === 0;
  if (isUnnamed && isOfExtremes(reading.said) && (reading.floor.length === 1 || context.wish)) return 'compare';
  // 'the Carrara one against real marble': of a product and a kind of floor, not of what it is laid with.
  const isAgainst = /\b(?:against|versus|vs|v|between|compar\w*)\b/.test(reading.said);
  if (reading.names.length > 0 && reading.floor.length === 1 && isAgainst && !reading.floor.some((kind) => laidWith.has(kind))) return 'compare';
  if (reading.names.length > 1 && choosing.test(`${reading.told} ${reading.said}`) && (await namedApart(asked)).length > 1) return 'compare';
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
  if (isKindAgainst(asked)) return 'compare';
  if (ofBoth.test(reading.said) && isUnnamed && (context.shown.length > 1 || (context.before && context.focus))) return 'compare';
  // 'the cheapest thing for a spare room' asks for products.
  if ((task === 'recommend' && reading.sort === 'dearest') || (isGeneral(task) && reading.sort === 'cheapest' && asksCheapest.test(reading.said)))
    return 'find';
  if (!isUnnamed || context.wish === null) return task;
  const isNewPlace = reading.room.length > 0 && context.wish.room.length > 0;
  if (task === 'find' && isWish(reading) && !isNewPlace && (context.topic === 'find' || ofKinds.has(context.topic)) && wishesOn.test(reading.said))
    return 'refine';
  const isShown = (context.topic === 'find' || (ofKinds.has(context.topic) && reading.price !== null)) && context.shown.length > 0;
  if (task === 'calculate') return isShown && context.focus === null && reading.floor.length === 0 && reading.measured.length > 0 ? 'refine' : task;
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

/** What a message that names no product does with the ones, or the kinds, that were spoken of; null where it does not go on with them. */
function taskGoingOn({ reading, context }: Asked, task: Task): Task | null {
  const { said, floor, room, condition, without } = reading;
  const hasPlace = room.length + condition.length > 0;
  const isOfKinds = ofKinds.has(context.topic) || context.topic === 'find';
  if (floor.length > 0) return null;
  if (laidOn.test(said) && context.wish && !context.focus && said.split(' ').length <= 9) return 'advice';
  if (task === 'calculate') return null;
  if (showSome.test(said) && isOfKinds && (context.subject || context.wish)) return 'refine';
  if (without.length > 0 && (context.topic === 'recommend' || context.topic === 'suitability') && context.wish && !showSome.test(said))
    return 'recommend';
  if (
    context.shown.length > 1 &&
    hasPlace &&
    ((context.topic === 'compare' && whichOf.test(said)) || (condition.includes('slip') && extreme.test(said)))
  )
    return 'compare';
  // 'so which one is better?' after what each of two is.
  if (context.explained.length === 2 && context.topic === 'advice' && whichOf.test(said) && /\b(?:better|best|\w+er)\b/.test(said)) return 'compare';
  if ((context.wish?.floor.length ?? 0) > 1 && isOfKinds && hasPlace && whichOf.test(said) && /\b(?:better|best|suits?)\b/.test(said))
    return 'suitability';
  return hasPlace && context.focus && ofProduct.has(context.topic) && aboutFor.test(said) && !isDescribed({ ...reading, floor: ['any'] })
    ? 'facts'
    : null;
}

/** 'what would the first come to with adhesive and grout': the sum of the floor that was measured, with what it is laid with. */
function isSumWithGoods({ reading, context }: Asked): boolean {
  const isOfOne = reading.ordinals.length === 1 || reading.names.length > 0 || (reading.refersBack && context.focus !== null);
  const isMeasured = reading.measured.length + context.measured.length > 0;
  return isOfOne && isMeasured && reading.floor.length > 0 && reading.floor.every((name) => laidWith.has(name)) && sumWith.test(reading.said);
}

function isMoreSo({ reading, context }: Asked): boolean {
  const isNamed = reading.floor.length + reading.names.length + reading.ordinals.length > 0 || reading.sku !== null;
  return context.wish !== null && context.shown.length > 0 && context.focus === null && !isNamed && moreSo.test(reading.said);
}

/** 'what underlay would I use with it' */
function isForIt({ reading, context }: Asked): boolean {
  return context.focus !== null && reading.floor.length > 0 && reading.floor.every((name) => laidWith.has(name)) && forIt.test(reading.said);
}

/** 'is it R10', 'how wide is the roll': what a record says, asked of what was shown or is open. */
function isOfRecord({ reading, context, visitor }: Asked): boolean {
  const { slipRating, refersBack, floor, room, said } = reading;
  if (floor.length > 0 || said.split(' ').length > 8) return false;
  if (rollWidth.test(said)) return (context.focus ?? visitor.productId) !== null;
  return slipRating !== null && refersBack && room.length === 0 && (context.focus !== null || visitor.productId !== null || context.shown.length > 0);
}

/** A message with what it leaves unsaid put in from the conversation: the product, the kinds of floor, the rooms. */
export async function goingOn(asked: Asked, task: Task): Promise<Asked> {
  const { reading, context } = asked;
  const wish = context.wish ?? emptyWish;
  if (reading.floor.length > 0 && task === 'compare' && firstTwo.test(reading.said) && reading.names.length === 0) {
    const { products } = await findFloors(asked.shop, floorQuery.parse({ ...queryOf(wishOf(reading)), limit: 2 }));
    const shown = products.map(({ id }) => id);
    return {
      ...asked,
      reading: { ...reading, floor: [], ordinals: [] },
      context: { ...context, shown, before: null, focus: null, wish: wishOf(reading) },
    };
  }
  if (task === 'compare' && isKindAgainst(asked))
    return {
      ...asked,
      reading: { ...reading, floor: [context.subject ?? '', ...reading.floor], text: `${context.subject} or ${reading.floor[0]}`, refersBack: false },
    };
  // 'what adhesive and grout do I need for it': those for a floor of its kind.
  if ((task === 'find' || task === 'sundries') && isForIt(asked)) {
    const product = await readProduct(asked.shop, context.focus ?? '');
    const kind = product && adviceKindOf(product);
    return kind ? { ...asked, reading: { ...reading, floor: [...reading.floor, kind] } } : asked;
  }
  if (reading.floor.length > 0 || reading.names.length > 0) return asked;
  // 'is it R10' of the tiles just shown.
  if (task === 'facts' && !context.focus && isOfRecord(asked) && context.shown.length > 0)
    return { ...asked, reading: { ...reading, refersBack: true, said: `${reading.said} of those` } };
  if (task === 'facts' && (context.focus || (asked.visitor.productId && (isOfRecord(asked) || taskOfRecord(asked, 'advice') === 'facts'))))
    return { ...asked, reading: { ...reading, refersBack: true } };
  if (task === 'recommend' && reading.without.length > 0 && ofKinds.has(context.topic)) {
    const { room, condition, without } = mergedPlaces(wish, reading);
    return { ...asked, reading: { ...reading, room, condition, without } };
  }
  // 'what would you use instead then': any other floor for the same room.
  if (task === 'recommend' && placesOf(reading).length === 0 && ofKinds.has(context.topic) && placesOf(wish).length > 0) {
    const without = context.topic === 'suitability' && context.subject ? [context.subject] : [];
    return { ...asked, reading: { ...reading, room: wish.room, condition: wish.condition, feature: wish.feature, without } };
  }
  if (task === 'suitability' && wish.floor.length > 1 && whichOf.test(reading.said)) return { ...asked, reading: { ...reading, floor: wish.floor } };
  if (task === 'compare' && context.explained.length === 2 && context.topic === 'advice' && whichOf.test(reading.said))
    return { ...asked, reading: { ...reading, floor: context.explained, text: `${context.explained.join(' or ')} ${reading.text}` } };
  if (task === 'advice' && laidOn.test(reading.said) && wish.floor.length > 0)
    return { ...asked, reading: { ...reading, text: `laying ${[...wish.floor, ...wish.room].join(' ').toLowerCase()}` } };
  if (task === 'refine' && moreSo.test(reading.said)) return moreThanShown(asked);
  if (task !== 'refine' || wish.floor.length > 0 || !ofKinds.has(context.topic)) return asked;
  const kinds = await recommendedFor(wish);
  const floor = kinds.length ? kinds : context.subject && sold[context.subject] ? [context.subject] : [];
  return { ...asked, context: { ...context, wish: { ...wish, floor } } };
}

function mergedPlaces(wish: Wish, reading: Asked['reading']): Pick<Wish, 'room' | 'condition' | 'without'> {
  const both = (key: 'room' | 'condition' | 'without') => [...new Set([...wish[key], ...reading[key]])].slice(0, 8);
  return { room: both('room'), condition: both('condition'), without: both('without') };
}

/** 'how does it compare to solid oak' after bamboo was shown: the two kinds. */
function isKindAgainst({ reading, context }: Asked): boolean {
  const isOfKind = context.subject !== null && context.focus === null && reading.floor.length === 1 && reading.floor[0] !== context.subject;
  return isOfKind && reading.names.length === 0 && reading.refersBack && withThis.test(reading.said);
}

/** 'how many carpets do you do in blue' */
function isDescribed({ floor, colour, species, look, style }: Asked['reading']): boolean {
  return floor.length > 0 && colour.length + species.length + look.length + style.length > 0;
}

/** Advice on floors at large. */
function isGeneral(task: Task): boolean {
  return task === 'recommend' || task === 'advice';
}

function hasNoOther({ reading }: Asked): boolean {
  return reading.room.length + reading.condition.length === 0 && reading.other.length < 2;
}
