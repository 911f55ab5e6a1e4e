import { type AnswerContext, emptyWish } from '../context.ts';
import { unknownOfShowroom } from './answers/showroom.ts';
import type { Asked, Part } from './part.ts';
import { reckonedAfter } from './reckoned.ts';
import { toldOnce } from './things-asked.server.ts';
import { productNamed } from './which-products.server.ts';

/** 'which of those is the cheapest', 'cheapest of them': the one that then comes first. */
const asksOne =
  /\bwhich (?:one|of (?:them|those|these))\b.*\b(?:\w+est|most|least)\b|\bwhats? (?:is )?the one with the (?:best|most|highest)\b|\bwhats? (?:is )?the \w+est (?:one|of (?:them|those|these))\b|^(?:and |so |ok |then |right )*(?:which|whats?|what one)(?: one)?(?: is| are|s| would be)?(?: the| your)? \w+est$|^(?:and |so |ok |whats |what is |the |your |just )*(?:cheapest|dearest)\b(?!.*\b(?:two|three|few|ones)\b)|^(?:and |so |the |just )*(?:\w+est|most \w+|least \w+)(?: one)?(?: of (?:them|those|these|the lot))?$/;

/** 'whats your best rated laminate': one is asked for, of a kind that is no plural. */
const asksOneOfKind =
  /^(?:(?:hi|hello|hiya|hey|so|and|ok|right|now) )*(?:whats|what is|which is) (?:the|your|yer) (?:very |absolute )?(?:\w+est|(?:best|top|highest)(?: (?:rated|reviewed|selling))?|most \w+)(?: (?!ones\b|tiles\b|\w+(?:oards|lanks|arpets|loors)\b)\w+){1,4}$/;

/** What the conversation is about after an answer: what that says of it, and what the question named, whatever the answer was taken from. */
export async function contextAfter(asked: Asked, part: Part): Promise<AnswerContext> {
  const { context, reading } = asked;
  // What was not understood changes nothing of what the conversation is about.
  if (part.context?.topic === 'unclear' && context.topic) return { ...context, awaits: 'person' };
  const after: AnswerContext = { ...context, awaits: null, ...part.context };
  // 'I like the Gull Grey. Is that too dark for a small room?'
  if (part.context?.focus === undefined && !part.context?.shown?.length) Object.assign(after, await productNamed(asked));
  if (after.topic === 'find' && reading.sort !== null && (asksOne.test(reading.said) || asksOneOfKind.test(reading.said)))
    after.focus = after.shown[0] ?? null;
  // 'laminate on concrete, 40 sqm, which underlay and how many rolls'
  if (reading.measured.length > 0 && part.context?.measured === undefined) after.measured = reading.measured;
  // What is advised for a demand is for the rooms that were told before.
  if (after.topic === 'recommend' && after.measured.length === 0) after.measured = context.measured;
  // Of a list of one, that one; and so of the one thing that advice named, where no floor is spoken of.
  const isAdvised = after.topic === 'advice' && !asked.visitor.productId && context.shown.length === 0;
  if ((after.topic === 'find' || isAdvised) && part.context?.shown?.length === 1 && !after.focus) after.focus = after.shown[0] ?? null;
  // 'is it real oak?': what is true of its kind leaves the product spoken of.
  if (after.topic === 'advice' && after.focus === null && context.focus && reading.refersBack && reading.names.length === 0)
    after.focus = context.focus;
  // A list that was not looked for by the wish, such as others of a range: the wish is over.
  if (part.context?.shown?.length && part.context.wish === undefined && part.context.topic === 'find') after.wish = null;
  // What is true of a kind leaves those that were shown where they are: 'are they slippy?', 'and how much is the first?'
  if (part.context?.shown?.length === 0 && !part.products?.length && after.topic !== 'find') after.shown = context.shown;
  // 'which of the two marks less?'
  if (after.focus && context.focus && after.focus !== context.focus && part.context?.before === undefined) after.before = context.focus;
  after.reckoned = reckonedAfter(context.reckoned, part, after.measured);
  // 'what underlay for it', and then 'what is the carpet and the underlay together': the carpet is still known.
  if (after.topic === 'sundries' && context.focus && after.focus === null && part.context?.before === undefined) after.before = context.focus;
  // 'would this do in a conservatory?', and then 'what would?'
  const { room, condition } = reading;
  const isOfShop = toldOnce.has(after.topic ?? '') || (after.topic === 'beyond' && unknownOfShowroom(reading).length > 0);
  if (part.context?.wish === undefined && room.length + condition.length > 0 && !isOfShop) {
    const wish = context.wish ?? emptyWish;
    // 'will it be slippy' of floors for a bathroom leaves them for the bathroom.
    after.wish = {
      ...wish,
      room: room.length ? room : wish.room,
      condition: room.length ? condition : [...new Set([...wish.condition, ...condition])].slice(0, 8),
    };
  }
  // 'whats the difference between spc and laminate', and then 'which is better with a dog?'
  const isOfKinds = (after.topic === 'advice' || after.topic === 'compare') && !part.products?.length;
  if (isOfKinds && reading.floor.length === 2 && !part.context?.explained) after.explained = reading.floor;
  // 'what about LVT then?' is asked of the same room.
  if (after.topic === 'suitability' && after.wish && context.wish && room.length + condition.length === 0)
    after.wish = { ...after.wish, room: context.wish.room, condition: context.wish.condition };
  return after;
}
