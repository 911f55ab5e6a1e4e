import { areaOf } from '../reading/measures.ts';
import { isOfShown, type LeftOut, starting } from './left-out-rule.ts';

const extra =
  '(?:the )?(?:extra(?: money| cash| few (?:pounds|quid))?|more|(?:bit|wee bit|few quid|few pounds) (?:more|extra)|difference|dearer (?:one|ones)|(?:more )?expensive (?:one|ones)|price difference)';
const forTheOther = '(?: for (?:the )?(?:other|dearer|better|first|second|thicker|more expensive)(?: one)?)?';
const goods = 'underlay|adhesive|glue|grout|beading|scotia|skirting';
const size = String.raw`(?:\d+(?:\.\d+)?(?: ?m)? ?(?:x|by) ?\d+(?:\.\d+)?(?: ?m)?)`;
const kindsOfFloor: ReadonlySet<string> = new Set([
  'laminate',
  'lvt',
  'vinyl',
  'carpet',
  'wood',
  'engineered wood',
  'solid wood',
  'porcelain',
  'tiles',
]);

/** What is left out of a question about money, amounts and what is got for more. */
export const leftOutOfAmounts: readonly LeftOut[] = [
  // 'how much for 6 m² with adhesive', of several that were shown
  {
    asks: starting(
      String.raw`(?:how much|what|what price)(?: (?:would|is|does|do|will) (?:it|that|they|those)(?: be| cost| come to)?)? (?:for|to do) (?:about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?),? (?:with|including|plus|and) (?:the )?((?:${goods})(?:(?:,| and|, and) (?:the )?(?:${goods}))*)(?: (?:too|as well|included))?`,
    ),
    meant: ([, area, what], _, { topic, shown, focus }) =>
      topic === 'find' && shown.length > 1 && !focus ? `how much would they come to for ${area} with ${what}` : null,
  },
  // 'ok how many boxes for 14 m²', of what was found for less: of those
  {
    asks: starting(
      String.raw`how (?:many|much)(?: boxes| packs| metres| rolls| of (?:it|them|those|that)| is (?:it|that)| would (?:it|that|they|those) (?:be|cost)| do i need| would i need)* (?:for|to do|to cover) (?:about |roughly |a )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    after: /\blike it\b|\bsimilar\b|\bothers like\b/i,
    meant: ([, area], _, { topic, shown, focus }) =>
      topic === 'find' && shown.length > 1 && !focus ? `how many boxes of the first ${shown.length === 2 ? 'two' : 'three'} for ${area}` : null,
  },
  // 'and what does it come to', of boxes that were named
  {
    asks: starting(
      '(?:what|how much) (?:does|do|would|will|is|are) (?:it|that|they|those|them)(?: all)?(?: (?:come to|cost|be|total))?(?: (?:in all|all in|altogether|me))?',
    ),
    after: /\b(\d{1,3}) (boxes|packs|rolls|metres|lengths|bags|tubs)\b/i,
    meant: ([said], last, { focus, awaits }) =>
      focus && awaits === 'area' && /come|cost|be|total|all|how much/i.test(said) ? `what do ${last?.[1]} ${last?.[2]} of it cost` : null,
  },
  // 'is it enough in stock', 'and if I did it straight', of what was worked out
  {
    asks: starting(
      '(?:is|are|have|do) (?:it|that|there|they|you|yous)(?: have| got)? enough(?: of (?:it|them|that))?(?: (?:in stock|there|for (?:it|that|me)|in))*',
    ),
    meant: (_, __, { topic, focus, measured }) =>
      topic === 'calculate' && focus && measured.length ? `have you enough of it for ${areaOf(measured) / 1_000_000} m2` : null,
  },
  {
    asks: starting(
      '(?:what )?if (?:i|we) (?:did|do|lay|laid|put|went)(?: (?:it|them|with it))?(?: down)? (straight|diagonal(?:ly)?|in herringbone|herringbone|lengthways|in a straight pattern)(?: (?:and )?not .{3,20}| instead(?: of .{3,20})?)?',
    ),
    meant: ([, pattern], _, { topic, focus, measured }) =>
      (topic === 'calculate' || topic === 'stock') && focus && measured.length
        ? `how much for ${areaOf(measured) / 1_000_000} m2 of it laid ${pattern}`
        : null,
  },
  // 'or am i better paying the extra', of two that were shown
  {
    asks: starting(
      `(?:or )?(?:(?:am|are|would) (?:i|we) (?:be )?(?:better|as well)(?: off)? (?:paying|spending|going for|to pay|to go for|getting|with)|(?:is|would) (?:it|the (?:dearer|other|first|second|more expensive)(?: one)?) (?:be )?(?:really |actually )?worth(?: it)?(?: paying| spending)?(?: to pay)?|should (?:i|we) (?:just )?(?:pay|spend|go for)|is there any (?:point|sense) (?:in )?(?:paying|spending)) ${extra}${forTheOther}`,
    ),
    meant: (_, __, { shown, focus }) =>
      shown.length === 2
        ? 'compare those two, is it worth paying the extra'
        : shown.length > 2 && !focus
          ? 'compare those, which is worth paying more for'
          : null,
  },
  // 'what do I get for the extra', of two that were shown
  {
    asks: starting(`what (?:do|would|am) (?:i|we) (?:get|getting|paying)(?: for)? ${extra}${forTheOther}(?: for)?`),
    meant: (_, __, { shown }) => (shown.length === 2 ? 'compare those two, is it worth paying the extra' : null),
  },
  // 'add adhesive and grout, what does that come to', of the floor that was worked out
  {
    asks: starting(
      `(?:can you |could you )?(?:now )?add(?: in| on)? (?:the |some )?((?:${goods})(?:(?:,| and|, and| &| plus) (?:the |some )?(?:${goods}))*)(?: to (?:it|that|them))?(?:,? (?:and )?(?:then )?(?:what(?:'?s| is| does| would| will)? ?(?:that|it|the total|it all|the lot)(?: come to| be| cost| now)*(?: altogether| all in)?|(?:tell|give) me the total|how much(?: is (?:that|it))?(?: altogether| all in)?))?`,
    ),
    meant: ([, what], _, { measured, focus }) => (focus && measured.length > 0 ? `what would it come to with ${what}` : null),
  },
  // 'ok go up to 20 then', of floors that were looked for by price
  {
    asks: starting(
      String.raw`(?:(?:i|we)(?:'?d| could| can| would)? ?)?(?:go|stretch|push it|push)(?: up)? to £?(\d{1,3})(?: ?(?:pounds|quid))?(?: (?:a|per) (?:m2|metre|square metre|m))?`,
    ),
    meant: ([, pounds], _, { wish, topic }) => (wish && topic === 'find' && Number(pounds) <= 120 ? `under £${pounds} a square metre` : null),
  },
  // 'ok total please', after the grout for the floor that was measured
  {
    asks: starting(
      "(?:(?:what'?s|what is|whats|give me|tell me) )?(?:the )?(?:grand |whole |full )?total(?: (?:for (?:that|it all|the lot|everything|both)|with that|altogether|price|cost))?",
    ),
    after: /\b(grout|adhesive|glue|underlay)\b(?:.*\b(?:and|with) (?:the )?(grout|adhesive|glue|underlay)\b)?/i,
    meant: ([said], last, { measured, focus }) =>
      /both|lot|everything/i.test(said)
        ? 'whats the lot'
        : focus && measured.length > 0
          ? `what would it come to with ${[last?.[1], last?.[2]].filter(Boolean).join(' and ').toLowerCase()}`
          : null,
  },
  // 'same look but cheaper', of real wood: what is printed
  {
    asks: starting(
      "(?:(?:that'?s|thats|they'?re|bit|a bit|far|way|all)? ?(?:a bit |far |way |all )?too (?:dear|expensive|pricey|much),? )?(?:(?:have (?:you|yous)|do (?:you|yous) have|is there|anything (?:with|in)?) )?(?:the )?same (?:look|style|pattern|effect|sort of look),? (?:but |only )?(?:a bit |much |way )?(?:cheaper|for less|less dear|less money)",
    ),
    meant: (_, __, { wish }) =>
      wish?.floor.some((name) => /wood|parquet/.test(name))
        ? `show me the cheapest ${[...wish.colour, ...wish.species, ...wish.style].join(' ')} lvt`
        : null,
  },
  // 'and a trim for the door'
  {
    asks: starting(
      '(?:what about |i need |need )?(?:an? |the |some )?(?:trim|strip|bar|edging|bit of trim)s? (?:for|at|in) (?:the |my |each )?door(?:way)?s?',
    ),
    meant: () => 'which door bars do you sell',
  },
  // 'do the first one in 600x600'
  {
    asks: starting(
      String.raw`(?:do|have|is|can i get|does)(?: (?:you|yous|there))?(?: do| have| got| get)? ?(the (?:first|second|third|last) one|it|that one|that|this)(?: come)? in (?:an? )?(\d{2,4} ?x ?\d{2,4})(?: ?mm| size)?`,
    ),
    meant: ([, which], _, before) => (isOfShown(before) ? `what sizes does ${which} come in` : null),
  },
  // 'the dearest one, is it worth it over the others'
  {
    asks: starting(
      '(?:(?:is|would) )?the (?:dearest|dearer|most expensive|first|second|third)(?: one)?,? (?:is it )?(?:be )?(?:really )?worth (?:it|the extra|the money|paying more for)(?: (?:over|than|compared to|against) (?:the )?(?:others?|rest|cheaper one|first|second))?',
    ),
    meant: (_, __, { shown }) => (shown.length > 1 ? `compare those ${shown.length === 2 ? 'two' : ''}, is it worth paying the extra` : null),
  },
  // 'bevelled ones please', of tiles
  {
    asks: starting(
      '(?:have (?:you|yous) (?:any |it in )?|do (?:you|yous) have (?:any )?|i want (?:the )?|the |in )?bevel(?:led|ed)?(?: (?:ones?|tiles?|edges?))?(?: instead| rather)?(?:,? not (?:flat|plain|square)(?: ones)?)?',
    ),
    meant: (_, __, { focus, wish }) =>
      focus && wish?.floor.some((name) => /tile|porcelain|ceramic|metro/.test(name)) ? 'are its edges bevelled' : null,
  },
  // 'room is 2.4 by 1.9 so would the 2m do it or do I need wider', of a roll
  {
    asks: starting(
      String.raw`(?:(?:the |my )?room(?:'s| is|s)? )?(?:it'?s |its )?(${size}),? (?:so )?(?:would|will|does|is|can) (?:the |a |that )?(\d(?:\.\d+)?) ?m(?:etres?)?(?: wide)?(?: roll| one)? (?:do|enough|be enough|wide enough|cover|be wide enough|fit)(?: it| me| that)?(?: or (?:do|would|will) (?:i|we) need (?:a )?(?:wider|bigger|the [\d.]+ ?m(?:etres?)?)(?: one| roll)?)?`,
    ),
    meant: ([, room, width]) => `would a ${width}m wide roll do a room ${room}`,
  },
  // 'what would that come to for a room 4m x 5m', after whether engineered wood is right there: what such floors come to
  {
    asks: starting(
      String.raw`(?:what|how much)(?: roughly| about)? (?:would|will|does|is|do) (?:that|it|they|this)(?: all)?(?: roughly| about)? (?:come to|cost|be|work out at|set me back) (?:for|in|on) ((?:an? |the |my )?.{0,25}?\d.{1,60}?)`,
    ),
    meant: ([, rest], _, { shown, focus, subject, measured }) =>
      !shown.length && !focus && !measured.length && subject && kindsOfFloor.has(subject)
        ? `what would ${subject} cost for ${(rest ?? '').replace(/,? (?:roughly|about|more or less)(?=,|$| )/i, '').replace(/,? with (?:the |all the )?trims?\b/i, ' with beading')}`
        : null,
  },
];
