import type { Reading } from '../reading/read-question.ts';
import { asksWhatFloor, putOff } from '../reading/unwanted.ts';
import { asksAnyOfIt, asksMostOfIt, asksThinner, isGoodsNamed, ofNamed } from './any-of-it.ts';
import { isOfFitters } from './fitters-days.ts';
import { isKindWanted } from './goods-wanted.ts';
import { insteadOfRuined } from './instead-of-ruined.ts';
import { isGoods } from './is-goods.ts';
import { addedTo, howLong, moreOfIt, tail } from './more-of-it.ts';
import { isOfGoodsTold, isPacksWithGoods } from './of-goods-told.ts';
import { isOfTwo, ofBoth } from './of-two.ts';
import { asksByWords } from './own-words.ts';
import { pickFor, picksOnes } from './picked-of-those.ts';
import { onlyGoods } from './situation.ts';
import { afterName, ofItsFigure, whatFor } from './telling-words.ts';
import { wantsNothing } from './wants-nothing.ts';

const lists = [
  'floor',
  'without',
  'colour',
  'species',
  'look',
  'style',
  'finish',
  'room',
  'condition',
  'feature',
  'names',
  'describing',
  'measured',
  'ordinals',
  'strangers',
] as const;
const singles = [
  'price',
  'size',
  'minWidth',
  'thickness',
  'wearLayer',
  'acRating',
  'slipRating',
  'sku',
  'boxes',
  'wastePercent',
  'place',
  'reference',
  'sort',
  'brand',
] as const;

/**
 * What is to be answered of what was said, in order: statements ('I have a dog.', 'The room is 3 by 4.') join the question
 * after them, else the one before.
 */
export function gather(readings: readonly Reading[]): Reading[] {
  const questions: Reading[] = [];
  let waiting: Reading | null = null;
  for (const reading of insteadOfRuined(readings)) {
    if (isSmallTalk(reading) && readings.length > 1) continue;
    if (!asksSomething(reading)) {
      waiting = waiting ? join(waiting, reading) : reading;
      continue;
    }
    const before = questions.at(-1);
    // 'what would it cost for a bedroom 3.4 x 3? was thinking of the Biscuit'
    const added = addedTo(before, reading);
    if (before && added !== null) {
      const { said, intent, asks, ordinals, refersBack } = before;
      questions[questions.length - 1] = { ...join(before, reading), said: `${said}${added}`, intent, asks, ordinals, refersBack };
      continue;
    }
    // '… two dogs and a toddler. what would you put down?' asks nothing new.
    if (before && (!waiting || isOfPlaceOnly(waiting)) && asksAgain.test(reading.said)) {
      questions[questions.length - 1] = { ...join(waiting ? join(before, waiting) : before, reading), said: before.said, intent: before.intent };
      waiting = null;
      continue;
    }
    // 'how many lengths for 4.5 x 3.8 with 2 doors, and what would that cost': the sum tells both.
    if (before && !waiting && ((before.measured.length && before.asks.calculate) || onlyGoods(before)) && costsThat.test(reading.said)) {
      questions[questions.length - 1] = {
        ...join(before, reading),
        refersBack: before.refersBack,
        ...(onlyGoods(before) ? {} : { said: before.said }),
      };
      continue;
    }
    // 'what do I seal it with and how much for 10 m²': so much of the sealer, and not of the tiles.
    if (before && !waiting && before.floor.length > 0 && before.floor.every(isGoods) && !before.measured.length && soMuchFor.test(reading.text)) {
      questions[questions.length - 1] = { ...join(before, reading), refersBack: false };
      continue;
    }
    // '£400 for a bedroom 3.5 x 4, what can I get for that including underlay'; 'laminate on concrete, which underlay'
    const isForMoney = before?.price?.per === 'total' && before.measured.length && !reading.measured.length && forThatMoney.test(reading.said);
    if (before && !waiting && (isForMoney || isOfGoodsTold(before, reading))) {
      questions[questions.length - 1] = { ...join(before, reading), refersBack: false };
      continue;
    }
    if (before && !waiting && isPacksWithGoods(before, reading)) {
      questions[questions.length - 1] = { ...join(before, reading), refersBack: false, said: `${before.said} and ${reading.said}` };
      continue;
    }
    // 'laminate for 3 x 4 and 5 x 4. how many sq metres is that': asked of that laminate.
    if (before && !waiting && before.measured.length && !reading.measured.length && asksArea.test(reading.said)) {
      questions[questions.length - 1] = { ...join(before, reading), said: reading.said };
      continue;
    }
    // 'the Gull Grey or the Dry Oak, which is cheaper'
    if (before && !waiting && before.intent === null && isUnnamed(reading) && isOfTwo(before, reading)) {
      questions[questions.length - 1] = join(before, reading);
      continue;
    }
    // 'I need flooring for a kitchen 3.8m x 2.9m, how many boxes of the Gull Grey is that': the room is what that product is for.
    if (before && !waiting && isRoomOf(before, reading)) {
      questions[questions.length - 1] = { ...join(before, reading), said: reading.said };
      continue;
    }
    // 'deliver to Glasgow? and can they bring it up two flights' is one question about delivery; 'and how soon' asks more of the same.
    // 'a cut-off time for samples? will I get them by Friday' is of the samples.
    const isOfSamples =
      before?.intent === 'samples' &&
      (reading.intent === 'delivery' || reading.intent === 'returns') &&
      /\b(?:it|them|they|those|one|postage|post)\b/.test(reading.said);
    const isSame = isOfSamples || isOfFitters(before, reading) || (before?.intent === reading.intent && answeredTogether.has(reading.intent ?? ''));
    const isTail = tail.test(reading.said) || (howLong.test(reading.said) && answeredTogether.has(before?.intent ?? ''));
    if (before && !waiting && (isSame || moreOfIt.test(reading.said) || (isTail && before.intent !== null))) {
      questions[questions.length - 1] = { ...join(before, reading), intent: before.intent };
      continue;
    }
    const isOfWaiting = waiting !== null && isGoodsNamed(waiting) && asksAgain.test(reading.said);
    questions.push(waiting ? { ...join(waiting, reading), ...(isOfWaiting ? { intent: waiting.intent } : { said: reading.said }) } : reading);
    waiting = null;
  }
  const last = questions.at(-1);
  // 'it sheds everywhere, is that normal? it is the Arvon': what was told before stays told.
  if (waiting && last)
    questions[questions.length - 1] = { ...join(waiting, last), told: `${last.told} ${waiting.told} ${waiting.text}`.trim(), said: last.said };
  else if (waiting) questions.push(waiting);
  return questions.length ? questions.map((question, at) => ofTheSame(question, questions[at - 1])) : readings.slice(0, 1);
}

/** 'our oak floor is all scrapes, which floor should we have bought': any but that. */
function besidesTheOneThere(told: Reading, second: Reading): Reading {
  const { said } = second;
  const isOwned = asksWhatFloor.test(said) && (/\b(?:my|our)\b/.test(told.said) || /\bshould (?:i|we) (?:really )?have\b/.test(said));
  if (ofThePast.test(told.said) && isKindWanted(second)) return { ...told, floor: [], species: [] };
  return isOwned || isOfOthers(told, said) ? { ...told, floor: [], species: [], without: [...told.without, ...told.floor] } : told;
}

const isOfOthers = (told: Reading, said: string) => told.floor.length > 0 && putOff.test(`${told.said} ${said}`);

function isRoomOf(room: Reading, { names, measured, asks }: Reading): boolean {
  const isStatement = room.intent === null && room.names.length === 0 && !asksByWords(room);
  return isStatement && room.measured.length > 0 && names.length > 0 && measured.length === 0 && (asks.calculate || asks.price);
}

/** 'Concrete floor, and we are putting in underfloor heating', told between the rooms and what would be best there. */
const isOfPlaceOnly = ({ floor, names, measured, condition }: Reading) => condition.length > 0 && floor.length + names.length + measured.length === 0;

const isUnnamed = ({ floor, names }: Reading) => floor.length + names.length === 0;
const whichOne = /\b(which|what) (?:one|ones|kind|sort|type)\b/;

/** 'engineered or solid, and which lasts longer': of those two; 'what is tog on underlay, and which one for heating': which underlay. */
function ofTheSame(question: Reading, before: Reading | undefined): Reading {
  const [goods] = before && onlyGoods(before) ? before.floor : [];
  if (goods && before?.floor.length === 1 && isUnnamed(question) && whichOne.test(question.said)) {
    const named = (text: string) => text.replace(whichOne, `$1 ${goods}`);
    return { ...question, floor: [goods], text: named(question.text), said: named(question.said), refersBack: false };
  }
  if (before && isUnnamed(question) && asksAnyOfIt(question, before)) return ofNamed(question, before);
  const most = before && isUnnamed(question) ? asksMostOfIt(question, before) : null;
  if (most && before) return { ...question, floor: before.floor, species: before.species, sort: most, refersBack: false };
  if (before && isUnnamed(question) && asksThinner(question, before))
    return { ...question, floor: before.floor, sort: 'thinnest', refersBack: false };
  if (before && isUnnamed(question) && before.names.length === 0 && picksOnes.test(question.said)) return pickFor(question, before);
  if (!before || before.floor.length < 2 || !isUnnamed(question) || !ofBoth.test(question.said)) return question;
  return { ...question, floor: before.floor, text: `${before.floor.join(' or ')}, ${question.text}` };
}

/** 'my mum had lino and it lasted forever' */
export const ofThePast = /\b(?:had|used to|years ago|long ago|(?:my|our|the) old \w+ (?:was|were)|last(?:ed)?|loved)\b/;

/** Two readings as one; where both name the same kind of thing once, the later is meant. */
export function join(before: Reading, second: Reading): Reading {
  const first = besidesTheOneThere(before, second);
  const joined: Reading = {
    ...second,
    told: `${first.told} ${first.text}`.trim(),
    said: `${first.said} ${second.said}`,
    needsUnit: first.needsUnit || second.needsUnit,
    inStockOnly: first.inStockOnly || second.inStockOnly,
    refersBack: second.refersBack,
    sides: second.sides.length ? second.sides : first.sides,
  };
  for (const key of lists) Object.assign(joined, { [key]: [...new Set<unknown>([...first[key], ...second[key]])] });
  for (const key of singles) if (joined[key] === null) Object.assign(joined, { [key]: first[key] });
  for (const key of Object.keys(second.asks) as (keyof Reading['asks'])[])
    joined.asks = { ...joined.asks, [key]: first.asks[key] || second.asks[key] };
  joined.intent = isOfOthers(before, second.said) ? null : (second.intent ?? first.intent);
  return joined;
}

const talk = new Set(['greeting', 'thanks', 'goodbye', 'yes', 'no']);

function isSmallTalk({ intent }: Reading): boolean {
  return intent !== null && talk.has(intent);
}

const answeredTogether: ReadonlySet<string> = new Set(['delivery', 'finance', 'samples', 'returns', 'discount', 'fitting']);
export const asksAgain =
  /^(?:so |and )?(?:what|which(?: one)?) (?:would|do|should|can|could) (?:you|i|we) (?:recommend|suggest|advise|say|put down|go for|pick|choose|get|buy|use|think)(?: (?:is best|for (?:it|that|this)|please|there))?$|^(?:any (?:ideas?|advice|suggestions?|recommendations?|thoughts)|what(?: is|s) there|what (?:have|do) (?:you|yous|ye)(?: (?:got|have|do|sell|stock|offer))?(?: (?:in|for) (?:that|it|this))?|what are (?:my|the) options|whats available|(?:can|could|would|will) (?:you|yous|ye|u) (?:please )?(?:help|advise|check|look|see|find out|confirm)(?: (?:me|it|that|this|for me|into it|please))*|please advise|help(?: me)?(?: please)?|thoughts)$|^(?:and |so )?(?:which|what)(?: (?:one|ones|kind|of (?:them|those|these)))? (?:\w+ )?(?:wears?|lasts?|stands? up|holds? up) (?:the )?(?:best|longest|better)$/;
const costsThat =
  /^(?:and |so |then )*(?:what|whats|how much)(?: is| would| will| does| do)? ?(?:it|that|they|them|the (?:cost|price|total))?(?: (?:be|cost|come to|come out at|set me back|is it|would it be|all in|in total|altogether|total|me))*$/;
const soMuchFor =
  /^(?:and |so )?how (?:much|many)(?: (?:of it|bags?|tubs?|bottles?|litres?|do i need|would i need|will i need))* (?:for|to do|on) \d/;
const forThatMoney =
  /\b(?:what|which|anything|something|can|could|would|will)\b.*\b(?:for|with|out of|within|on) (?:that|it|this)\b|\b(?:enough|do ?able|possible|realistic|feasible|achievable|do it|cover (?:it|that)|(?:would|will|could) (?:that|it) (?:do|buy|get|cover|stretch))\b/;
const asksArea =
  /^(?:and |so )?(?:how (?:many|much) (?:total )?(?:(?:sq|square)\w* ?(?:m\b|met\w+)|m2|sqm|area)|how many met(?:re|er)s? is (?:that|it)|whats? (?:is )?the (?:total )?area)\b/;
const asking =
  /^(?:and |so |but |also |then |please |if (?:not|so) )*(?:do|does|did|can|could|will|would|is|are|was|have|has|how|what|whats|whens|hows|when|where|wheres|which|who|why|should|shall|am|any|tell|show|find|recommend|suggest|give|compare|calculate|work|explain|help|need|want|looking|search|i need|i want|im looking|i am looking|im after|i would like|id like|we need|we want)\b/;
const telling =
  /^(?:and |so |but |also |well |the |its |it is )*(?:i have|ive|we have|weve|i got|ive got|weve got|(?:i|we) (?:really |do |just )?(?:like|love|fancy) the\b|(?:have|got) (?:a|an|two|three|some|big|wee|small|\d)|my|our|i am|im|were|we are|its|it is|there is|theres|there are|the room|the kitchen|room is|it has|spending|(?:the |our |my )?(?:new |old )?(?:house|home|bungalow|flat|extension|place) (?:has|had)|(?:last|previous|old) (?:tenants?|owners?|people))\b/;

const wantsToKnow = /\b(?:how|what|which|why|when|where|can|could|should|would|will|need|want|best|recommend|suggest|suitable|ok|okay|price|cost)\b/;

/** 'kids and an old dog with bad hips': who lives with the floor, asking nothing. */
function isOfHousehold({ condition, floor, names, said }: Reading): boolean {
  return condition.some((one) => household.has(one)) && floor.length + names.length === 0 && !wantsToKnow.test(said);
}

const household: ReadonlySet<string> = new Set(['pets', 'children', 'wheelchair', 'allergies', 'landlord']);

function asksSomething(reading: Reading): boolean {
  if (wantsNothing(reading)) return false;
  if (reading.names.length > 0 && ofItsFigure.test(reading.said)) return true;
  if (reading.intent === null && whatFor.test(reading.said)) return false;
  if (reading.intent !== null) return true;
  if (
    telling.test(reading.said) &&
    !/\b(?:looking|want|need|wondering|after|trying|thinking|how|what|which|anything|like it|best|recommend|suitable|box|boxes|price|cost|should)\b/.test(
      // '{price}' is a figure that was named.
      reading.said.replaceAll(/\{\w+\}/g, ''),
    )
  )
    return false;
  if (asking.test(reading.said) || (reading.describing.length > 0 && afterName.test(reading.text))) return true;
  if (isOfHousehold(reading)) return false;
  const { advice, calculate, compare, find, price, stock, recommend } = reading.asks;
  return advice || calculate || compare || find || price || stock || recommend;
}
