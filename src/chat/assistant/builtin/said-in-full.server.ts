import { longestQuestion } from '../assistant.ts';
import { placesOf } from './answers/guide.server.ts';
import { lastAsked } from './asked-before.server.ts';
import { floorInFull } from './floor-in-full.server.ts';
import { isGoods } from './is-goods.ts';
import type { Asked } from './part.ts';
import { serviceInFull } from './service-in-full.ts';

const lead = '^(?:(?:and|so|but|ok|okay|right|grand|then|well|also|lovely|yes|now|oh|fair enough|good|great|sure|aye) )*';
const yours =
  '(?:yours|your (?:\\w+ )?(?:floors?|flooring|ones|range|stuff|tiles|carpets|boards|laminates?|vinyls?|lvt|woods?)|them|those|these|it|that)';
/** 'which of yours are that', 'have you any of them in grey', 'show me yours', 'what have you like that'. */
const asksOurs = new RegExp(
  `${lead}(?:(?:which|what|any|are any|is any|how many|do any) (?:ones? )?(?:of ${yours}|(?:floors?|tiles|carpets|ones) (?:of yours )?(?:have|do|are|is))\\b(?! (?:is |are )?(?:the |your )?(?:better|best))|(?:which|what) (?:ones? )?(?:are|is|have|has|do|does) (?:that|it|yours|you|yous|like that)\\b|(?:can |could |would )?(?:you |i |we )?(?:show|let|see|give)(?: me| us)? (?:see )?(?:yours|some|a (?:few|couple)|examples|what (?:you|yous) (?:have|ve got|do)|the ones|ones|any|them|what)\\b|(?:which|what) ones?$|(?:have|do|got|stock|sell|is there|are there)(?: (?:you|yous|ye|u))?(?: (?:have|got|do|stock|sell|keep))? (?:any|some|much|many|it|them|that|those|one|ones)(?: of (?:${yours}))?\\b(?! (?:have|mean|need|go|do|come|fit|suit|stand|work|in (?:a|the)))|(?:what|which) (?:have (?:you|yous|ye)|do (?:you|yous|ye) (?:have|do|sell|stock))\\b(?! (?:mean|with))|(?:whats?|which)(?: is| are)? (?:the |your |yer )?(?:cheapest|dearest|thickest|best)\\b)`,
);
/** 'what colours have you got it in', 'what shades does that come in'. */
const asksColours = new RegExp(
  `${lead}(?:in )?(?:what|which|any|how many) (?:other |different )?(?:colou?rs?|shades?)\\b(?!.*\\b(?:grout|skirting|walls?|goes|suits?|match\\w*|best|dirt)\\b)`,
);
/** 'price per m2', 'how much is that a metre', 'is it dear'. */
const asksPrice = new RegExp(
  `${lead}(?:(?:what|whats|what is|what are|how much|how dear|is|are|roughly|about|the|price|cost|prices|rough|per|a|of|for|it|that|they|them|those|does|do|would|will|be|run|work out|at|square|m2|sqm|sq|metre|m|yard|dear|expensive|cheap|priced|much|sort of|kind of|range|costs?|your|yours|ones?|each|box|by|too|very)(?: |$))+$`,
);
const priceWords = /\b(?:price|prices|priced|cost|costs|how much|dear|expensive|cheap)\b/;
/** 'is it ok on stairs' of a kind of pile or finish. */
const asksIfIt = new RegExp(`${lead}((?:is|are|would|will|does|do|can|could|should) )?(?:(?:it|that|they|this|those|them|these|i|we|you) )?(.*)$`);

const advised: ReadonlySet<string | null> = new Set(['advice', 'suitability', 'compare', 'kinds']);
const mostWords = 14;

/** A short message as the full question that it stands for, by what was explained or answered before it; null where it stands by itself. */
export async function saidInFull(asked: Asked): Promise<string | null> {
  const { reading, context, before } = asked;
  const { names, ordinals, measured, sku, said } = reading;
  if (!before || said.split(' ').length > mostWords || names.length + ordinals.length > 0 || sku !== null) return null;
  const service = serviceInFull(asked, before) ?? (measured.length ? null : await floorInFull(asked, before));
  if (service) return service.slice(0, longestQuestion);
  if (measured.length) return null;
  // 'and would wool be ok', of a carpet for a heated room.
  const fibre = wouldBe.exec(said)?.[1];
  const [demand] = context.wish?.condition ?? [];
  if (fibre && demand && context.wish?.floor.includes('carpet'))
    return demand === 'underfloor heating' ? `is a ${fibre} carpet too thick over ${demand}` : `is a ${fibre} carpet ok with ${demand}`;
  // 'and which is quieter', of the two kinds that were looked for.
  const [, comparative] = whichIs.exec(said) ?? [];
  const [one, two, ...more] = context.wish?.floor ?? [];
  if (comparative && one && two && !more.length && reading.floor.length === 0) return `which is ${comparative}, ${one} or ${two}`;
  if (!advised.has(context.topic) || context.focus || reading.floor.some(isGoods)) return null;
  const term = await termSpokenOf(asked, before);
  return term && ofTerm(reading, term);
}

const wouldBe =
  /^(?:and |so |but )?(?:would|will|is) (?:an? )?(?:pure )?(wool|nylon|polypropylene|synthetic)(?: one| carpet)? (?:be )?(?:ok|okay|fine|alright|all right|grand)(?: too)?$/;
const whichIs =
  /^(?:and |so |but |ok )*(?:which|what) (?:one |of (?:them|those|the two) )?(?:is|s|would be|are) (?:the )?((?:more \w+|\w+er)(?: underfoot)?)\b(?! (?:price|of))/;

type Term = { name: string; isNamed: boolean; others: string[]; rooms: string[] };

const againstOther =
  /\bhow much (?:dearer|cheaper|more|less)\b|\bprice difference\b|\bdifference in (?:price|cost)\b|\b(?:is|are|which|whats) .*\b(?:dearer|cheaper|more expensive)\b(?! than)/;

/** 'show me some under £30': the price is said again. */
const priceSaid =
  /\b(?:under|below|less than|up to|cheaper than|no more than|max(?:imum)?(?: of)?|around|about|over|more than|between) (?:about |around )?£?\d[\d.,]*(?: ?(?:and|to|-) ?£?\d[\d.,]*)?(?: ?(?:quid|pounds?))?(?: (?:a|per) (?:m2|sq\w*(?: m\w*)?|met\w+))?/;

function ofTerm(reading: Asked['reading'], { name, isNamed, others, rooms }: Term): string | null {
  const { said, colour, sort, room, species, floor, look, finish, style } = reading;
  const places = placesOf(reading);
  // 'which of them would do a kitchen': the room is said again.
  const place = room[0] ?? rooms[0];
  const where = place ? ` for ${place.toLowerCase()}` : '';
  // 'how much dearer is solid' after the difference of the two.
  if (others.length && againstOther.test(said) && floor.length < 2) return `is ${name} dearer than ${others[0]}`;
  if (asksColours.test(said)) return `what colours does ${name} come in`;
  if (priceWords.test(said) && asksPrice.test(said) && floor.length === 0) return `how much is ${name} per m2`;
  const isOwnStyle = style.length > 0 && floor.length === 0 && /^(?:and |so |ok |can you |could you )*(?:show|let|see|have|what)\b/.test(said);
  if (
    (asksOurs.test(said) || isOwnStyle) &&
    !/\b(?:better|mean\w*|difference|samples?|deliver\w*|(?!other|water|ever|timber|never)\w+er)\b/.test(said)
  ) {
    const most = sort && sort !== 'best' ? `${sort} ` : '';
    const stock = reading.inStockOnly ? ' in stock' : '';
    const price = priceSaid.exec(reading.text)?.[0] ?? '';
    return `${most || stock ? '' : 'show me '}${most}${[...colour, ...look, ...finish, ...style, ...species].filter((one) => !name.includes(one)).join(' ')} ${name}${where}${stock} ${price}`
      .replaceAll('  ', ' ')
      .trim();
  }
  // Of a kind the conversation goes on by itself.
  const [, verb, rest] = places.length && !isNamed && floor.length === 0 ? (asksIfIt.exec(said) ?? []) : [];
  return verb && rest ? `${verb}${name} ${rest}` : null;
}

/** What the question before asked the meaning of, or which kind it was about, in words that a floor can be looked for by. */
async function termSpokenOf(asked: Asked, before: string): Promise<Term | null> {
  const last = await lastAsked(asked, before);
  if (last.names.length > 0 || last.measured.length > 0) return null;
  const own = asked.reading.floor;
  const spokenOf = last.floor.filter((one) => !isGoods(one));
  // 'which tiles have you in that': of the kind that is named now.
  const kinds = own.length ? own : spokenOf;
  const { subject, explained, wish, topic } = asked.context;
  const spoken = [subject, ...(topic === 'suitability' ? [wish?.floor[0]] : []), explained.at(-1)].filter((one) => typeof one === 'string');
  // 'laminate or LVT', and later 'show me some grey ones': of both.
  const both =
    !kinds.length && !last.style.length && topic === 'advice' && explained.length === 2 && explained.includes(subject ?? '')
      ? explained.join(' or ')
      : null;
  const kind = both ?? (kinds.length > 1 ? (kinds.find((one) => one === subject) ?? kinds[0]) : (kinds[0] ?? (last.style.length ? null : spoken[0])));
  // 'which of your tiles are R11', after the difference between R9 and R10: what is said now goes first.
  const looks = [asked.reading.acRating ?? last.acRating, asked.reading.slipRating ?? last.slipRating, ...last.finish, ...last.look, ...(asked.reading.style.length ? [] : last.style.slice(0, 1)), ...last.feature.filter((one) => one === 'click' && !own.length), ...last.species]
    .filter((one) => one !== null)
    .slice(0, 2); // biome-ignore format: one list
  if (!kind && !looks.length && !asked.reading.style.length) return null;
  const isPile = [...last.style, ...asked.reading.style].some((one) => piles.has(one));
  return {
    name: [...looks, kind ?? (isPile ? 'carpet' : 'floors')].join(' '),
    isNamed: kind !== undefined && kind !== null,
    others: spokenOf.filter((one) => one !== kind),
    rooms: last.room,
  };
}

const piles: ReadonlySet<string> = new Set(['saxony', 'loop', 'twist', 'flatweave', 'cut pile', 'low pile', 'berber']);
