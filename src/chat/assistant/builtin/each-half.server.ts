import type { Reading } from '../reading/read-question.ts';
import type { Guess } from '../understanding/classifier.ts';
import { eitherWay } from './answers/more-facts.ts';
import { asksFact } from './answers/record.ts';
import { asksWhy } from './answers/why-dearer.ts';
import { contextAfter } from './context-after.server.ts';
import { asksByWords, isUnheard, leansBack, sayAsked } from './own-words.ts';
import type { Asked, Part } from './part.ts';
import { offerPerson } from './say.ts';
import { hasPlace } from './situation.ts';
import { asksItsPacks, isToldOfSum, saysPacks } from './sum-told.ts';
import { type Thing, toldOnce } from './things-asked.server.ts';

type Answering = (asked: Asked, guesses: readonly Guess[]) => Promise<Part>;

/** How probable one meaning has to be, and how much more so than the next, for half a message to be answered by itself. */
const [sure, timesTheNext] = [0.3, 1.5];
/** As probable as that a meaning is with the whole message at least, where half of it leans on the rest. */
const hardly = 0.02;
/** Nothing was found, or it has to be asked what is meant. */
const nothing = new Set(['unclear', 'beyond', 'advice']);

/**
 * The answer to questions that were taken as one, and to those of them which that leaves out: where it is what one half alone would
 * have been answered, the other has not been heard. What nothing is known of is said in the visitor's own words.
 */
export async function withEachHalf(asked: Asked, whole: Part, message: Thing, answer: Answering): Promise<Part[]> {
  const asking = (message.halves ?? [])
    .filter(({ reading }) => (asksByWords(reading) || isChoiceOfOne(reading)) && !isToldOfSum(reading, whole))
    // 'is one better than the other, and what am I paying extra for': what sets them apart was told.
    .filter(({ reading }) => !(whole.context?.topic === 'compare' && reading.names.length === 0 && asksWhy.test(reading.said)))
    .map((half) => withRooms(half, message));
  if (asking.length < 2) return [whole];
  // 'what glue do I need and how many tubs': told with the number of tubs.
  if (saysPacks(whole) && asking.length === 2 && asking.some(({ reading }) => asksItsPacks(reading))) return [whole];
  const alone = await Promise.all(asking.map(({ reading, guesses }) => answer({ ...asked, reading }, guesses)));
  const ofGoods = await ofGoodsNamed(asked, asking, [alone[0], asking.some(isOfPack) ? whole : undefined], answer);
  if (ofGoods) return ofGoods;
  const heard = alone.findIndex((part) => !isNothing(part) && isSame(part, whole));
  // 'do you fit carpets? also do you take the old one away': the first is known, whatever both together are not.
  const first = heard < 0 && isNothing(whole) ? asking.findIndex((half, at) => isSure(half) && !isNothing(alone[at])) : heard;
  const told = alone[first];
  if (!told) {
    const unknown = asking.filter((half, at) => isNothing(alone[at]) && isUnheard(half.reading, whole.text) && !isTaken(half, whole));
    const isHeard = !isNothing(whole) && unknown.length < asking.length;
    return [whole, ...(isHeard ? unknown : []).map(({ reading }) => nothingOf(asked, reading))];
  }
  const each = asking.length === 2 ? await eachByItself(asked, asking, alone, answer) : null;
  if (each) return each;
  // 'when is it back in, and would you do me a deal?': each by itself, where the other has its own answer.
  const isApart =
    asking.length === 2 && asking.every((half, at) => at === first || (isSure(half) && !isNothing(alone[at]) && !isSame(alone[at] ?? told, told)));
  const parts = [heard < 0 || isApart ? told : whole];
  for (const [at, half] of asking.entries()) {
    if (at === first || isToldOfSum(half.reading, told)) continue;
    const after = at < first ? null : await answer({ ...asked, reading: half.reading, context: await contextAfter(asked, told) }, half.guesses);
    const byItself = alone[at];
    // 'which glue, and does the floor need levelled first': the glue's record knows nothing of that.
    const part = after && (isTold(after) || !byItself || !isTold(byItself)) ? after : byItself;
    const isAnswered = part !== undefined && isTold(part);
    const isSaid = part !== undefined && !isNothing(part) && parts.some((other) => isSame(other, part) && hasSumsOf(other, part));
    const isMeant = part && !isNothing(part) && (isOfRecord(part, half) || (isSure(half) && isOfMessage(half, message)));
    const isLeftOut = isUnheard(half.reading, parts.map(({ text }) => text).join(' '));
    // What is answered where it is asked alone is not left unanswered for standing beside something else.
    const isNew = !isSaid && (isMeant || (isLeftOut && isAnswered));
    const more = isNew ? part : !isSaid && isLeftOut ? nothingOf(asked, half.reading) : null;
    if (more && at < first && isNew) parts.unshift(more);
    else if (more) parts.push(more);
  }
  return parts;
}

/** What is told of one product, or of the shop: a second question beside it is another, and is answered as it would be after it. */
const ofOneThing: ReadonlySet<string> = new Set([
  ...toldOnce,
  'facts',
  'stock',
  'calculate',
  'suitability',
  'vat',
  'ordering',
  'discount',
  'contact',
]);

/** 'is this ok for a kitchen, and what goes underneath' on the page of a floor: what both are answered alone. Null where either leans on the other. */
async function eachByItself(
  asked: Asked,
  [one, other]: readonly Thing[],
  [first, alone]: readonly Part[],
  answer: Answering,
): Promise<Part[] | null> {
  if (!one || !other || !first || !isTold(first) || !ofOneThing.has(first.context?.topic ?? '')) return null;
  const after = await answer({ ...asked, reading: other.reading, context: await contextAfter(asked, first) }, other.guesses);
  const second = isTold(after) ? after : (alone ?? after);
  const isGrounded = isSure(other) || (second.products?.length ?? 0) > 0 || toldOnce.has(second.context?.topic ?? '');
  return isTold(second) && isGrounded && !isSame(first, second) ? [first, second] : null;
}

/** 'the Hofgut amber, oiled or lacquered': asked without a word for it. */
const isChoiceOfOne = ({ said, names }: Asked['reading']) => names.length > 0 && eitherWay.test(said);

export const isTold = (part: Part) => !isNothing(part) && part.isUnanswered !== true;

/** 'laminate on concrete, 40 sqm, which underlay and how many rolls': the room is told for each of the questions. */
function withRooms(half: Thing, { reading: { measured } }: Thing): Thing {
  // 'is this ok for a hallway, and how many packs for 9 m²': whether it suits is no sum.
  const isOfPlace = hasPlace(half.reading) && half.reading.refersBack && !half.reading.asks.calculate;
  if (half.reading.measured.length > 0 || !measured.length || isOfPlace) return half;
  const alone = half.alone && { ...half.alone, reading: { ...half.alone.reading, measured } };
  return { ...half, reading: { ...half.reading, measured }, ...(alone ? { alone } : {}) };
}

/** 'what underlay for LVT, and can I use it over heating', 'what glue, and how far does a tub go': the second of the one thing that was named for the first. */
async function ofGoodsNamed(
  asked: Asked,
  [, second]: readonly Thing[],
  named: readonly (Part | undefined)[],
  answer: Answering,
): Promise<Part[] | null> {
  const half = second?.alone ?? (second && isOfPack(second) ? second : null);
  // On the page of a tile: what is named besides it.
  const besides = (part: Part | undefined) => (part?.products ?? []).filter((id, _, all) => all.length === 1 || id !== asked.visitor.productId);
  const one = named.find((part) => besides(part).length === 1 && !isNothing(part));
  if (!one || !half) return null;
  const after = await contextAfter(asked, one);
  // 'what do I seal it with, and how much for 10 m²' on the page of a tile: so much of the sealer.
  const isOfGoods = asked.visitor.productId !== null && asksHowMuch.test(second?.reading.said ?? '');
  const focus = isOfGoods || one.context?.shown?.length === 1 ? (besides(one)[0] ?? null) : after.focus;
  const context = { ...after, focus };
  if (!focus) return null;
  const other = await answer({ ...asked, reading: half.reading, context }, half.guesses);
  const isOfFloors = other.context?.topic === 'recommend';
  return !isTold(other) || isOfFloors || isSame(one, other) ? null : [one, other];
}

/** 'how far does a tub go' */
function isOfPack({ reading: { said, floor, names } }: Thing): boolean {
  return floor.length + names.length === 0 && /\b(?:tub|bag|roll|bottle|pack|box|length)s?\b/.test(said);
}

const asksHowMuch = /\bhow (?:much|many|far)\b/;

/** Of several things, what nobody could answer, or make out, is named: else it could be any of them. */
export function unknownByName(asked: Pick<Asked, 'settings'>, said: readonly { reading: Reading; part: Part }[]): Part[] {
  if (said.every(({ part }) => isNothing(part))) return said.map(({ part }) => part);
  const known = said.flatMap(({ part }) => (isNothing(part) ? [] : [part.text])).join(' ');
  return said.map(({ reading, part }) => {
    const isUnnamed = part.isUnanswered && isNothing(part) && !part.text.startsWith('About ');
    return isUnnamed && asksByWords(reading) && isUnheard(reading, known) ? nothingOf(asked, reading) : part;
  });
}

/** Said of one thing among others that are answered. */
function nothingOf({ settings }: Pick<Asked, 'settings'>, reading: Reading): Part {
  return {
    text: `About ${sayAsked(reading)} I have nothing in writing, and would rather not guess. I have noted it for our people. ${offerPerson(settings)}`,
    offersPerson: true,
    isUnanswered: true,
    context: {},
  };
}

/** Nobody has written it down, or nobody could say what is meant. */
function isNothing(part: Part | undefined): boolean {
  if (!part) return true;
  const { isUnanswered, context, products } = part;
  return context?.awaits === 'product' || (isUnanswered === true && nothing.has(context?.topic ?? 'unclear') && !products?.length);
}

/** 'can it go over heating, and how is it stuck': what the record of the product says of it. */
function isOfRecord({ context, isUnanswered }: Part, { reading }: Thing): boolean {
  if (!reading.refersBack || !context?.focus || isUnanswered) return false;
  return context.topic === 'stock' ? reading.asks.stock : context.topic === 'facts' && asksFact(reading.said);
}

function isSame(one: Part, other: Part): boolean {
  const first = one.sources?.[0];
  // Of one product more than one thing may be told.
  const source = first?.href?.startsWith('/products/') ? undefined : first?.title;
  return one.text.includes(other.text) || other.text.includes(one.text) || (source !== undefined && source === other.sources?.[0]?.title);
}

/** 'do you deliver to Omagh, and what if I take only 2 boxes': the same terms, and what those boxes come to. */
function hasSumsOf(one: Part, other: Part): boolean {
  return (other.text.match(/£[\d,.]+\d/g) ?? []).every((sum) => one.text.includes(sum));
}

/** Whether the answer is what was probably meant. */
function isTaken({ guesses: [best] }: Thing, { sources }: Part): boolean {
  return best !== undefined && sources?.[0]?.title.toLowerCase().includes(best.name.toLowerCase()) === true;
}

/** 'and what do I cover it with' means what it does with the rest of the message, or nothing that could be told. */
function isOfMessage({ reading, guesses: [best] }: Thing, message: Thing): boolean {
  if (!leansBack(reading) || best?.kind !== 'entry') return true;
  return message.guesses.some(({ name, probability }) => name === best.name && probability >= hardly);
}

function isSure({ reading, guesses: [best, next] }: Thing): boolean {
  const isOfPlace = reading.floor.length > 0 && reading.room.length + reading.condition.length > 0;
  const probability = best?.probability ?? 0;
  // Which of the shop's own matters it is may be doubted: an account and ordering are told alike.
  const isOfShop = best?.kind === 'task' && next?.kind === 'task';
  return isOfPlace || (probability >= sure && (isOfShop || probability >= timesTheNext * (next?.probability ?? 0)));
}
