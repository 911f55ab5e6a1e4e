import { readProduct } from '#catalogue/catalogue.server.ts';
import { emptyWish, type Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { isUnsuited, placesOf, recommendedFor } from './answers/guide.server.ts';
import { isToldOfChoice } from './circumstance.ts';
import { asksHarderWearing, asksMoreOfShown, asksThickerLayer } from './comparatives.ts';
import type { Task } from './decide.ts';
import {
  asksElse,
  asksToPick,
  firstTwo,
  isForFloor,
  isForIt,
  isInstead,
  isKindAgainst,
  isOfAllShown,
  isOfExplained,
  isOfRecord,
  kindSpokenOf,
  laidOn,
  laidWith,
  ofKinds,
  weighedAgain,
  whichOf,
} from './goes-on-with.ts';
import { inStone } from './implied.ts';
import { adviceKindOf } from './kind-of.ts';
import { harderThanShown, moreThanShown } from './more-than-shown.server.ts';
import { taskOfRecord } from './of-record.ts';
import type { Asked } from './part.ts';
import { asksAsPlanks, asksAsTiles } from './same-shaped.ts';
import { queryOf, wishOf } from './wish.ts';

const ofExplained =
  /^(?:and |so |but |ok |right |then |grand |well )*(?:(?:any|some) )*(?:in|under|with|something|(?:can you |could you )?show (?:me|us) (?:some|any|one|ones|a few|what you have|it|them)|(?:have|do|got|did) ?(?:(?:you|yous|ye|u) )?(?:(?:have|do|sell|stock|got|get) )?(?:any|some|it|them|one|ones|that))\b/;
const withThat = /\b(?:with|in|of|like) (?:that|it|one|those|such an?)\b|\b(?:has|have|having) (?:that|it|one)\b|\bthat (?:thick|thickness|layer)\b/;
/** 'we have two children', 'there's a dog', after what suits a room: both. */
const tellsMore =
  /^(?:and |but |so |oh |also |well |though )*(?:(?:i|we)(?:'?ve| have)?(?: also)?(?: got| have)?|there(?:s| is| are)|theres|its|it is|with|it gets|it has to|it needs to)\b/;
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
  const weighed = task === 'compare' ? weighedAgain(asked) : [];
  if (weighed.length) return { ...asked, reading: { ...reading, floor: [...weighed], text: `${weighed.join(' or ')} ${reading.text}` } };
  if (task === 'compare' && isKindAgainst(asked))
    return {
      ...asked,
      reading: { ...reading, floor: [context.subject ?? '', ...reading.floor], text: `${context.subject} or ${reading.floor[0]}`, refersBack: false },
    };
  // 'what have you with that, in oak' after how thick a wear layer should be: what suits a busy home by the guide.
  const isOfWear =
    (task === 'find' || task === 'refine') && reading.wearLayer === null && /\bwear ?layer\b/i.test(context.asked ?? asked.before ?? '');
  if (isOfWear && withThat.test(reading.said)) {
    const forShop = /\b(?:shop|office|commercial|salon|caf[eé])\b/i.test(asked.before ?? '');
    return { ...asked, reading: { ...reading, wearLayer: forShop ? '0.7mm' : '0.5mm', floor: reading.floor.length ? reading.floor : ['lvt'] } };
  }
  if (task === 'refine' && (asksHarderWearing.test(reading.said) || asksThickerLayer.test(reading.said))) return harderThanShown(asked);
  // 'what adhesive and grout do I need for it': those for a floor of its kind.
  // 'and grout' of those that were just worked out: with those.
  if (task === 'find' && isWithThose(asked)) return asked;
  if ((task === 'find' || task === 'sundries') && (isForIt(asked) || (task === 'sundries' && isOfMeasured(asked)))) {
    // Of 'the Palais chevrons', whichever of them is meant.
    const meant = context.focus ?? (context.awaits === 'product' && !kindSpokenOf(context) ? context.shown[0] : null);
    const product = meant ? await readProduct(asked.shop, meant) : null;
    const kind = product ? adviceKindOf(product) : kindSpokenOf(context);
    const condition = [...new Set([...reading.condition, ...wish.condition])].slice(0, 8);
    return kind ? { ...asked, reading: { ...reading, condition, floor: [...reading.floor, kind] } } : asked;
  }
  if (task === 'find' && isForFloor(asked)) return { ...asked, reading: { ...reading, floor: [...wish.floor, ...reading.floor] } };
  // 'in beige?' after what carpets are made of.
  if (
    task === 'find' &&
    context.topic === 'advice' &&
    context.explained.length === 1 &&
    (!reading.floor.length || inStone.test(reading.said)) &&
    reading.names.length === 0 &&
    ofExplained.test(reading.said)
  )
    return { ...asked, reading: { ...reading, floor: [...context.explained, ...reading.floor] } };
  if (task === 'sundries' && !reading.floor.length && wish.floor.length > 0) return { ...asked, reading: { ...reading, floor: wish.floor } };
  if (task === 'recommend' && isInstead(asked)) return { ...asked, reading: { ...reading, floor: [], without: reading.floor } };
  if (task === 'refine' && asksAsTiles(asked)) return { ...asked, reading: { ...reading, floor: [], without: [], feature: ['as tiles'] } };
  if (reading.floor.length > 0 || reading.names.length > 0) return asked;
  // 'is it R10', 'are they all right on stairs' of those just shown.
  if (task === 'facts' && !context.focus && (isOfRecord(asked) || isOfAllShown(asked)) && context.shown.length > 0)
    return { ...asked, reading: { ...reading, refersBack: true, said: `${reading.said} of those` } };
  if (task === 'facts' && (context.focus || (asked.visitor.productId && (isOfRecord(asked) || taskOfRecord(asked, 'advice') === 'facts'))))
    return { ...asked, reading: { ...reading, refersBack: true } };
  const isToldMore = context.topic === 'recommend' && reading.room.length === 0 && reading.condition.length > 0 && tellsMore.test(reading.said);
  if (task === 'recommend' && (isToldMore || reading.without.length > 0) && ofKinds.has(context.topic)) {
    const { room, condition, without } = mergedPlaces(wish, reading);
    return { ...asked, reading: { ...reading, room, condition, without, price: reading.price ?? wish.price } };
  }
  // 'what would you use instead then': any other floor for the same room.
  if (
    task === 'recommend' &&
    placesOf(reading).length === 0 &&
    (ofKinds.has(context.topic) || asksElse.test(reading.said)) &&
    placesOf(wish).length > 0
  ) {
    // One floor of a kind may not do where others of the kind do: LVT with a foamed core under a piano.
    const isOut = context.topic === 'suitability' || (context.topic === 'facts' && (await isUnsuited([context.subject ?? ''], placesOf(wish))));
    const without = isOut && context.subject ? [context.subject] : [];
    return { ...asked, reading: { ...reading, room: wish.room, condition: wish.condition, feature: wish.feature, without } };
  }
  // 'in a kitchen?' after what each of two is.
  if (task === 'suitability' && isOfExplained(asked)) return { ...asked, reading: { ...reading, floor: context.explained } };
  if (task === 'suitability' && wish.floor.length > 1 && (whichOf.test(reading.said) || isToldOfChoice(asked) || asksToPick(asked))) {
    const { room, condition } = mergedPlaces(wish, reading);
    return { ...asked, reading: { ...reading, floor: wish.floor, room, condition, said: `which ${reading.said}` } };
  }
  if (task === 'compare' && context.explained.length === 2 && context.topic === 'advice' && whichOf.test(reading.said))
    return { ...asked, reading: { ...reading, floor: context.explained, text: `${context.explained.join(' or ')} ${reading.text}` } };
  if (task === 'advice' && laidOn.test(reading.said) && wish.floor.length > 0)
    return { ...asked, reading: { ...reading, text: `laying ${[...wish.floor, ...wish.room].join(' ').toLowerCase()}` } };
  if (
    task === 'refine' &&
    reading.sort === null &&
    /\bbest\b|^(?:and |so |ok )*(?:which|what) (?:one )?(?:would|do|should) (?:you|i|we)\b/.test(reading.said)
  )
    return { ...asked, reading: { ...reading, sort: 'best' } };
  if (task === 'refine' && asksAsPlanks(asked)) return { ...asked, reading: { ...reading, style: ['straight'], feature: ['planks'] } };
  if (task === 'refine' && asksMoreOfShown(reading.said)) return moreThanShown(asked);
  if (task !== 'refine' || wish.floor.length > 0 || !ofKinds.has(context.topic)) return asked;
  const kinds = await recommendedFor(wish);
  // 'laminate or LVT', and then 'show me some grey ones': of both.
  const bothWeighed =
    context.explained.length === 2 && context.explained.includes(context.subject ?? '') ? context.explained.filter((name) => sold[name]) : [];
  const floor = kinds.length ? kinds : bothWeighed.length === 2 ? bothWeighed : context.subject && sold[context.subject] ? [context.subject] : [];
  return { ...asked, context: { ...context, wish: { ...wish, floor } } };
}

function isWithThose({ reading, context }: Asked): boolean {
  return (
    context.topic === 'find' &&
    context.measured.length > 0 &&
    context.shown.length > 0 &&
    !context.focus &&
    /^(?:and|with|plus|including)\b/.test(reading.said)
  );
}

/** 'how many bags of adhesive' of the floor that was just worked out. */
function isOfMeasured({ reading, context }: Asked): boolean {
  const { floor, names } = reading;
  return (
    context.topic === 'calculate' && context.focus !== null && names.length === 0 && floor.length > 0 && floor.every((name) => laidWith.has(name))
  );
}

function mergedPlaces(wish: Wish, reading: Asked['reading']): Pick<Wish, 'room' | 'condition' | 'without'> {
  const both = (key: 'room' | 'condition' | 'without') => [...new Set([...wish[key], ...reading[key]])].slice(0, 8);
  return { room: both('room'), condition: both('condition'), without: both('without') };
}
