import { where } from './left-out-of-shown.ts';
import { isOfShown, type LeftOut, starting } from './left-out-rule.ts';

const harms =
  'fade|bleach|yellow|discolou?r|scratch|mark|dent|ruin|wreck|damage|stain|crack|warp|hurt|harm|melt|lift|rot|bother|affect|destroy|spoil|scuff|swell|split|tear|rip|chip|burn';

/** What is left out of a question on how floors that were spoken of are laid, cleaned and mended, and what they stand. */
export const leftOutOfUpkeep: readonly LeftOut[] = [
  // 'would the sun fade it', 'will high heels dent them', of a kind that was shown or told of
  {
    asks: starting(
      `(would|will|does|do|can|could|might) ((?!it\\b|they\\b|that\\b|this\\b|those\\b|i\\b|you\\b|yous\\b|we\\b)[a-z][a-z' ]{1,28}?) (${harms}) (?:it|them|that|those)((?: (?:in|under|with|after|over|if|when|at|on)\\b.{2,30}?)?)`,
    ),
    meant: ([, asks, what, harm, rest = ''], _, { focus, wish, subject }) => {
      const kind = focus ? null : wish?.floor.length ? (wish.floor.length === 1 ? wish.floor[0] : null) : subject;
      if (kind && /cold|frost|freez/i.test(what ?? '')) return `is ${kind} ok in an unheated room`;
      return kind ? `${asks} ${what} ${harm} ${kind}${rest}` : null;
    },
  },
  // 'how do I fit it', of several of a kind, or of a kind that was told of
  {
    asks: starting('how (?:do|would|should|can) (?:i|we|you) (?:fit|lay|install|put down) (?:it|that|this|them|those|these)(?: myself| ourselves)?'),
    meant: (_, last, { focus, wish, subject }) => {
      const kind = focus ? null : (wish?.floor[0] ?? (/\b(?:spc|wpc)\b/i.test(last?.[0] ?? '') ? 'click LVT' : subject));
      return kind ? `how do I lay ${kind === 'wood' ? 'engineered wood' : kind}` : null;
    },
    after: /^.*$/,
  },
  // 'what finish is best', of wood
  {
    asks: starting(
      '(?:what|which) (?:finish|coating)(?: is| would be|s)? (?:the )?(?:best|better|most practical|easiest)(?: for (?:it|that|there))?',
    ),
    meant: (_, __, { focus, wish, subject, topic }) =>
      !focus && topic !== 'find' && /wood|oak/.test(wish?.floor[0] ?? subject ?? '') ? 'is oiled or lacquered wood better' : null,
  },
  // 'what do I stick them with'
  {
    asks: starting('what (?:do|would|should|can|will) (?:i|we|you) (?:stick|glue|fix|bed) (?:it|them|these|those|that)(?: down| on| up)* with'),
    meant: (_, __, { focus, shown }) => (focus ? 'what adhesive does it need' : shown.length > 0 ? 'what adhesive do they need' : null),
  },
  // 'do I need a fitter', of several that were shown, or of the kind that was told of
  {
    asks: starting(
      '(?:do|would|will) (?:i|we) (?:need|have to (?:get|have)|want) (?:an? )?(?:fitter|professional|pro|joiner|tiler|tradesman)(?: for (?:it|them|that)| to (?:lay|fit|do) (?:it|them|that))?',
    ),
    meant: (_, __, { focus, topic, shown, wish, subject }) => {
      if (focus) return null;
      const kind = wish?.floor[0] ?? subject;
      return topic === 'find' && shown.length > 1 ? 'are they hard to lay' : kind ? `do I need a fitter for ${kind}` : null;
    },
  },
  // 'what if it gets damaged', of a floor
  {
    asks: starting(
      "what (?:if|happens (?:if|when)) (?:it|one|they|a bit|a board|a plank|a tile)(?:'?s)? (?:gets?|is|are|becomes?) (?:all )?(?:damaged|broken|chipped|cracked|scratched|ruined|marked)",
    ),
    meant: (_, __, { focus, wish, subject }) => {
      const kind = wish?.floor[0] ?? subject;
      return focus ? 'can it be repaired' : kind ? `can damaged ${kind} be repaired` : null;
    },
  },
  // 'any reviews', of a kind that was advised
  {
    asks: starting('(?:(?:are there|have you|got|is there)(?: got)? )?any (?:good )?reviews?(?: (?:on|of|for) (?:it|them|those))?'),
    meant: (_, __, { focus, topic, wish, subject }) => {
      const kind = focus || topic === 'find' ? null : (wish?.floor[0] ?? subject);
      return kind ? `which ${kind} has the best reviews` : null;
    },
  },
  // 'will my dog scratch it', of carpet
  {
    asks: starting(
      '(?:will|would|does|do|can) (?:my |a |the |our )?(dogs?|cats?)(?:.?s claws| claws)? (?:scratch|wreck|ruin|destroy|mark|damage) (?:it|them|that|those)',
    ),
    meant: ([, pet], _, { focus, wish, subject }) => (!focus && (wish?.floor[0] ?? subject) === 'carpet' ? `is carpet ok with ${pet}` : null),
  },
  // 'will the dog hair show on it'
  {
    asks: starting(
      '(?:will|would|does|do) (?:it|they|that|those)? ?(?:(?:the |my |our )?(?:dog|cat|pet|white|black|blonde?|grey)(?:.?s)? )?(?:hairs?|crumbs?|fluff|footprints?|muck) (?:show|be seen|stand out|be noticeable)(?: up)?(?: much| a lot| badly)?(?: on (?:it|that|them|those))?',
    ),
    meant: ([said], _, { focus, shown, wish, subject }) => {
      const what = /hairs?|crumbs?|fluff|footprints?|muck/i.exec(said)?.[0];
      const kind = wish?.floor[0] ?? subject;
      return focus ? `does it show ${what}` : shown.length ? `do they show ${what}` : kind ? `what colour of ${kind} hides ${what}` : null;
    },
  },
  // 'what do I put on it after', of a wood floor that is sanded
  {
    asks: starting(
      'what (?:do|would|should|will) (?:i|we|you) (?:put|use|do|finish|seal|treat|coat|oil)(?: (?:on|to|it|that|them))*(?: (?:it|that|them))?(?: with)?(?: (?:after|afterwards|then|next|when (?:it|that) is done|once (?:it|that) is sanded))*',
    ),
    after: /\bsand(?:ed|ing)?\b(?!stone)/i,
    meant: () => 'is oil or lacquer better on a sanded wood floor',
  },
  // 'how are they laid', of paving
  {
    asks: starting(
      'how (?:is|are|do|would|should|can) (?:i |you |we )?(?:it|they|them|those|these|that)? ?(?:laid|lay|fitted|fit|put down|set|bedded)(?: (?:it|them|those|that))?(?: down)?',
    ),
    after: /\b(?:patio|outside|outdoors?|garden|path|driveway)\b/i,
    meant: (_, __, before) => (isOfShown(before) ? 'how is porcelain paving laid on a patio' : null),
  },
  // 'what looks most like it', of wood that does not suit a room
  {
    asks: starting(
      '(?:what|which|is there (?:anything|something)|have (?:you|yous) (?:anything|something)|anything|something)(?: (?:one|floor|do you have|have you|that|ones))* (?:looks?|is|comes?)?(?: the)?(?: most| closest| nearest| just| a bit)? ?(?:like|to|similar to) (?:it|that|them|those|real (?:wood|oak)|wood|the real thing)(?: (?:then|but|instead).{0,25})?',
    ),
    meant: (_, __, { focus, topic, wish, subject }) => {
      const kind = wish?.floor.length === 1 ? wish.floor[0] : subject;
      const look = /wood|oak/.test(kind ?? '') ? 'wood' : /stone|marble|slate|limestone|travertine/.test(kind ?? '') ? 'stone' : null;
      return look && !focus && wish && topic !== null ? `show me ${look} effect floors${where(wish.condition, wish.room)}` : null;
    },
  },
  // 'what if it's the waterproof kind', of laminate
  {
    asks: starting(
      "(?:what (?:if|about)|and if|even)(?: (?:it'?s|its|it is|they'?re|they are|i (?:get|got|buy|use)|the))* ?(?:the |a )?(waterproof|water resistant) (?:kind|ones?|type|sort|stuff|version)",
    ),
    meant: ([, how], _, { focus, wish, subject }) => {
      const kind = wish?.floor[0] ?? subject;
      return kind && !focus ? `what is the difference between ${how} and ${how === 'waterproof' ? 'water resistant' : 'waterproof'} ${kind}` : null;
    },
  },
  // 'how long can water sit on it'
  {
    asks: starting(
      'how long (?:can|could|will|would|does) (?:the )?(?:water|a spill|spills|wet|it) (?:sit|lie|stand|stay|be left|be|take) ?(?:on|there|wet)?(?: (?:it|that|them|the floor))?',
    ),
    after: /\b(?:water\w*|wet|spills?|swell\w*)\b/i,
    meant: (_, __, { focus, wish, subject }) => {
      const kind = wish?.floor[0] ?? subject;
      return kind && !focus ? `what is the difference between waterproof and water resistant ${kind}` : null;
    },
  },
  // 'ok so glue or nails', of floors that were shown
  {
    asks: starting(
      '(?:is it |are they |would it be |would they be |do i )?(?:glued?|nail(?:ed|s)?|click|clicked|float(?:ed|ing)?|stuck)(?: (?:it|them))?(?: down)? or (?:do i )?(?:glued?|nail(?:ed|s)?|click|clicked|float(?:ed|ing)?|stuck)(?: (?:it|them))?(?: down)?',
    ),
    meant: ([said], _, { focus, shown }) => (focus || shown.length > 0 ? (/nail/i.test(said) ? 'is it glued or nailed' : 'how is it laid') : null),
  },
  // 'how do I check', after whether it could be damp, or flat enough
  {
    asks: starting(
      'how (?:do|would|can|could|should) (?:i|you|we) (?:check|tell|know|test|find out|measure)(?: (?:it|that|for (?:it|that)|if it is|whether it is))?',
    ),
    after: /\b(?:(damp|moisture|dry|wet)|(flat|level|even))\b/i,
    meant: (_, last) => (last?.[1] ? 'how do I check if my concrete is dry enough' : 'how do I check if my floor is flat enough'),
  },
  // 'how do I clean it', after which of two kinds is better
  {
    asks: starting('how (?:do|would|should) (?:i|we|you) (?:clean|look after|maintain|wash|mop) (?:it|them|those|that)'),
    after: /\b(laminate|lvt|vinyl|carpet|tiles|wood|lino)\b.*\b(?:or|than|and|vs|versus|over)\b.*\b(laminate|lvt|vinyl|carpet|tiles|wood|lino)\b/i,
    meant: (_, last, { focus }) => (focus ? null : `how do I clean ${last?.[1]}, and how do I clean ${last?.[2]}`),
  },
];
