import { areaOf } from '../reading/measures.ts';
import { type Before, type LeftOut, starting } from './left-out-rule.ts';

const one = '(?: one)?';
const these = '(?:it|that|this|they|those|these|them|any of (?:it|them|those|these)|either(?: of (?:them|those|these))?|both)';
const isOfSeveral = ({ topic, shown, focus }: Before) =>
  !focus && shown.length > 1 && (topic === 'find' || topic === 'recommend' || topic === 'compare');

/** What is asked in the same few words after whatever was shown: whether it is reduced, which to take, more of it, and that it is too dear. */
export const leftOutAfterAny: readonly LeftOut[] = [
  // 'is it on offer', of the one that is spoken of; 'are they', of those that were shown
  {
    asks: starting(
      `(?:is|are) ${these}${one} (?:all )?(?:on (?:offer|sale|special|promotion|special offer)|in (?:the|a|your) (?:sale|black friday sale|offer)|reduced|discounted)(?: at the (?:moment|minute)| now| at present| any)?`,
    ),
    meant: (_, __, before) =>
      before.focus
        ? 'how much is it and is it reduced from what it was'
        : isOfSeveral(before)
          ? 'how much are they and are they reduced from what they were'
          : null,
  },
  // 'what would you pick'
  {
    asks: starting(
      `(?:what|which)${one}(?: of (?:those|these|them|the two|the three))? (?:would|do|should) (?:you|yous|ye|u|i) (?:pick|choose|go for|recommend|suggest|take|buy|have yourself|get|say|advise)(?: yourself| for me| out of (?:those|these|them)| then| there)?`,
    ),
    meant: (_, __, before) =>
      before.focus
        ? 'what would you pick'
        : !isOfSeveral(before)
          ? null
          : before.topic === 'compare'
            ? 'which is the better one'
            : 'which is the best',
  },
  // 'that's too dear'
  {
    asks: starting(
      "(?:that(?:'?s| is)|thats|they(?:'?re| are)|those are|it(?:'?s| is)|its|bit|all)?(?: all)? ?(?:far |way )?(?:too|very|a bit|a wee bit|a bit too|quite|awful|awfully|pretty|wild|over)? ?(?:dear|expensive|pricey|pricy|steep|costly|much money|much|over (?:my|our) budget|out of (?:my|our) (?:price range|budget))(?: for (?:me|us))?",
    ),
    meant: (_, __, before) =>
      before.focus
        ? 'have you anything like it for less'
        : before.topic === 'compare'
          ? 'which is the cheaper one'
          : before.topic === 'find' && before.shown.length > 1
            ? 'which are the cheapest'
            : null,
  },
  // 'is there anything better'
  {
    asks: starting(
      "(?:(?:is|are) there|have (?:you|yous)(?: got)?|do (?:you|yous) have|got)? ?(?:anything|something|any|one|ones) (?:that(?:'?s| is) )?(?:better|nicer|of better quality|better quality|superior|more hard ?wearing)(?: than (?:that|it|those|this|them))?",
    ),
    meant: (_, __, before) =>
      isOfSeveral(before)
        ? before.topic === 'compare'
          ? 'which is the better one'
          : before.topic === 'find'
            ? 'show me the best reviewed of them'
            : 'which is the best'
        : before.focus
          ? before.subject
            ? `what is the best ${before.subject} you have`
            : 'show me others like it'
          : null,
  },
  // 'show me more', of one: others like it
  {
    asks: starting(
      '(?:show me|any|have (?:you|yous)(?: any| got any)?|are there(?: any)?|let me see) (?:some )?(?:more|others?|other ones|more of (?:them|those|these))',
    ),
    meant: (_, __, { focus, topic }) => (focus && topic !== 'find' ? 'show me others like it' : null),
  },
  // 'how many tiles would I need for 6 m²', of several
  {
    asks: starting(
      String.raw`how (?:many|much)(?: tiles| boxes| packs| boards| planks| metres| of (?:it|them|those|that))* (?:would|do|will|should) (?:i|we) (?:need|want|take) (?:for|to do|to cover) (?:a |about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    meant: ([, area], _, before) => (isOfSeveral(before) && before.topic === 'find' ? `how much would they come to for ${area}` : null),
  },
  // 'does that come in oak', of the quietest floor there is
  {
    asks: starting(
      '(?:does|do|would|is|are) (?:it|that|they|those|any of them) (?:come |available |made )?in (oak|walnut|wood|grey|black|white|brown|beige|(?:a )?(?:light|dark) (?:colou?r|oak|grey|wood))',
    ),
    meant: ([, look], _, { topic, focus, shown, wish }) =>
      topic === 'advice' && !focus && !shown.length && wish && !wish.floor.length ? `in ${look}` : null,
  },
  // 'show me the 12s'
  {
    asks: starting(String.raw`(?:show me|have (?:you|yous)|do (?:you|yous) have|and|what about)? ?the (\d{1,2})(?:'?s| ?mms?| ?mm ones)`),
    meant: ([, mm], _, { topic, wish }) => (topic === 'find' && wish?.floor.length === 1 ? `show me ${mm}mm ${wish.floor[0]}` : null),
  },
  // 'what's the smallest size', of a list
  {
    asks: starting("what(?:'?s| is) the (?:smallest|biggest|largest) (?:size|one)(?: (?:you|yous) (?:have|do)| it comes in| they come in)?"),
    meant: (_, __, before) => (isOfSeveral(before) && before.topic === 'find' ? 'what sizes do they come in' : null),
  },
  // 'what would it cost', of what was shown for a room with its sides
  {
    asks: starting(
      '(?:so )?(?:what|how much) (?:would|will|does|do) (?:it|that|they|those|the lot|the whole thing|the room)(?: all)? (?:cost|come to|be|work out at|set me back)(?: me| all in| in all| altogether| then| roughly)?',
    ),
    meant: (_, __, before) =>
      isOfSeveral(before) && before.measured.length > 0 ? `how much would those come to for ${areaOf(before.measured) / 1_000_000} m2` : null,
  },
  // 'is it easy to clean'
  {
    asks: starting(
      '(?:is|are|would|will) (?:it|that|this|they|those)(?: be)? (?:easy|hard|difficult) (?:to )?(?:keep )?(?:clean|look after|maintain)',
    ),
    meant: (_, __, { focus, topic, shown }) =>
      focus ? 'how do I clean it' : topic === 'compare' && shown.length > 1 ? 'how are they cleaned' : null,
  },
  {
    asks: starting(
      '(?:how (?:do|would|should) (?:i|we|you) (?:clean|look after|maintain|wash|mop)|what do (?:i|we|you) (?:clean|mop|wash)) (?:it|them|those|these|the two|both)(?: with)?',
    ),
    meant: (_, __, { focus, topic, shown }) => (!focus && topic === 'compare' && shown.length > 1 ? 'how are they cleaned' : null),
  },
  // 'what about with pets', of two that were compared
  {
    asks: starting('(?:and |what about |how about )+(?:with|for|in) ((?:an? |the |my |our )?[a-z][a-z ]{2,20}?)'),
    meant: ([said, place], _, { topic, shown, focus }) =>
      topic === 'compare' && !focus && shown.length > 1 ? `are they ok ${/\b(with|for|in)\b/i.exec(said)?.[1] ?? 'with'} ${place}` : null,
  },
  // 'what trims do I need', of the kind that was shown
  {
    asks: starting(
      '(?:what|which) (?:trims?|edging|finishing bits) (?:do|would|will|should) (?:i|we) (?:need|want|get)(?: for (?:it|them|that|those)| with (?:it|them|that|those))?',
    ),
    meant: (_, __, { focus, wish, subject }) => {
      const kind = focus ? null : (wish?.floor[0] ?? subject);
      return kind && !/tiles|porcelain|ceramic|stone/.test(kind) ? `what trims do I need with ${kind}` : null;
    },
  },
  // 'can you hold it for me': till it is paid, and not its weight
  {
    asks: starting(
      '(?:can|could|would|will) (?:you|yous|ye|u) (?:hold|keep|reserve|put (?:by|aside)|set aside) (?:it|them|that|one|some|those)(?: (?:for me|for us|back|by|aside))*(?: (?:til|till|until|for) .{2,25})?',
    ),
    meant: ([said]) => (/\b(?:til|till|until|for (?:a|\d|two|the)\b)/i.test(said) ? null : 'can you reserve it for me'),
  },
  // 'who makes it'
  {
    asks: starting(
      'who (?:makes|manufactures|is the maker of|supplies) (?:it|them|that|those|this|these)|what (?:make|brand) (?:is|are) (?:it|they|that|those)',
    ),
    meant: (_, __, before) => (!before.focus && before.shown.length > 1 ? 'who makes them' : null),
  },
  // 'have you a photo'
  {
    asks: starting(
      '(?:have (?:you|yous)(?: got)?|do (?:you|yous) have|can (?:i|you) (?:see|get|show me|send me)|is there|got|any) (?:an? |any |some )?(?:photos?|pics?|pictures?|images?)(?: of (?:it|them|that|those|this))?',
    ),
    meant: (_, __, { focus, shown }) => (focus ? 'can i see a picture of it' : shown.length ? 'can i see a picture of them' : null),
  },
  // 'do you have it in the showroom'
  {
    asks: starting(
      '(?:do (?:you|yous) have|have (?:you|yous)(?: got)?|is|are|can i see) (?:it|that|them|those|they|this)(?: one)?(?: on (?:show|display|view))? (?:in|at) (?:the|your) (?:showroom|shop|store)(?: to (?:look at|see))?',
    ),
    meant: () => 'can i see it in the showroom',
  },
  // 'how thick is it', of several that were given as examples
  {
    asks: starting('(how thick|what size|how wide|how long|how heavy|what thickness) (?:is|are) (?:it|they|that|those)'),
    meant: ([, figure], _, { topic, focus, shown }) =>
      !focus && shown.length > 1 && (topic === 'recommend' || topic === 'suitability' || topic === 'advice') ? `${figure} are those` : null,
  },
  {
    asks: starting('(?:is|are) (?:it|they|that|those) in stock(?: at the minute| now)?'),
    meant: (_, __, { topic, focus, shown }) =>
      !focus && shown.length > 1 && (topic === 'recommend' || topic === 'suitability' || topic === 'advice') ? 'are those in stock' : null,
  },
  // 'any cheaper', of one that was reckoned, or that a sample was wanted of
  {
    asks: starting(
      '(?:any(?:thing)?|have (?:you|yous)(?: got)?(?: any(?:thing)?)?|something|is there(?: any(?:thing)?)?|got any(?:thing)?) (?:a (?:bit|wee bit|little) )?cheaper(?: ones?| than that)?',
    ),
    meant: (_, __, { focus, topic }) => (focus && topic !== 'find' ? 'have you anything like it for less' : null),
  },
  // 'does it come in other colours', 'how much is it', 'can you fit it': of the floor, and no more of its sample
  {
    asks: starting(
      '(?:does|do|is|are) (?:it|that|they|this)(?: one)? (?:come|available|made) in (?:any )?(?:other|more|different) colou?rs|(?:any|what) other colou?rs(?: (?:does|is) it(?: come)? in)?',
    ),
    meant: (_, __, { focus, topic }) => (focus && topic === 'samples' ? 'show me the others of that range' : null),
  },
  {
    asks: starting("(?:how much is (?:it|that|this)|what(?:'?s| is) the price|what does it cost)(?: one)?"),
    meant: (_, __, { focus, topic }) => (focus && topic === 'samples' ? 'what does a m2 of it cost' : null),
  },
  {
    asks: starting('(?:can|could|do|would) (?:you|yous|ye) (?:fit|lay|install)(?: (?:it|that|them))?(?: for (?:me|us))?'),
    meant: (_, __, { topic }) => (topic === 'samples' ? 'do you fit floors' : null),
  },
  // 'how much is it', after what an oiled floor is cleaned with
  {
    asks: starting("how much (?:is|are) (?:it|that|this|they|those)|what(?:'?s| is) the price(?: of (?:it|that))?|what does (?:it|that) cost"),
    after: /\b(?:clean\w*|look after|care for|maintain|seal(?:ed|ing)?|mop|wash)\b/i,
    meant: (_, __, { focus, topic, shown }) => (!focus && topic === 'advice' && shown.length > 0 ? 'do you sell the stuff for it' : null),
  },
  // 'does it come in a dark colour', of a list
  {
    asks: starting(
      '(?:does|do|is|are|would) (?:it|they|any|any of (?:them|those)|those|that)(?: one)? (?:come|available|sold|made) in (?:an? )?((?:dark|light|pale|grey|brown|black|white|cream|beige|neutral|warm)(?:er)?(?: (?:colou?r|shade|grey|brown|oak))?)',
    ),
    meant: ([, colour], _, { topic, shown, wish }) => (topic === 'find' && wish && shown.length > 1 ? `any in a ${colour}` : null),
  },
  // 'do I need anything else'
  {
    asks: starting('(?:do|will|would) (?:i|we) need (?:anything|something|owt) else(?: (?:with|for|to (?:lay|fit)) (?:it|that|them))?'),
    meant: (_, __, { focus }) => (focus ? 'what else do I need' : null),
  },
  // 'ok I'll take it'
  {
    asks: starting(
      "(?:that(?:'?s| is) (?:grand|great|perfect|the one),? )?(?:(?:i(?:'?ll| will| think i(?:'?ll| will))|we(?:'?ll| will)|id like to|i(?:'?d| would) like to|can i) (?:just )?(?:take|have|go for|go with|buy|order|get)|(?:i|we) (?:want to (?:buy|order)|want)|put me down for) (?:it|that|this|them|those|these|that one|this one)",
    ),
    meant: (_, __, { focus, shown }) => (focus || shown.length > 0 ? 'how do I buy it' : null),
  },
  // 'is that the cheapest', of one that is spoken of: what there is for less
  {
    asks: starting(
      '(?:is|are) (?:it|that|this|they|those) (?:really )?(?:the |your )?(?:very )?cheapest(?: one| ones)?(?: (?:that )?(?:you|yous) (?:have|do|sell|stock|got))?',
    ),
    meant: (_, __, { focus, shown, topic }) =>
      focus ? 'have you anything like it for less' : topic === 'find' && shown.length > 1 ? 'which are the cheapest' : null,
  },
  // 'would it go with white walls', of several
  {
    asks: starting(
      '(?:would|will|does|do) (?:it|that|they|those|any of (?:them|those)) (?:go|work|look (?:ok|good|right|nice)|match|suit) (?:with )?((?:white|grey|cream|beige|green|sage|blue|navy|black|dark|light|pink) (?:walls?|units?|kitchen|cupboards?|doors?|furniture|sofa))',
    ),
    meant: ([, what], _, { focus, shown }) => (!focus && shown.length > 1 ? `what colours go with ${what}` : null),
  },
];
