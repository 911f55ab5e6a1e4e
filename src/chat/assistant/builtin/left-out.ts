import { leftOutAfterAny } from './left-out-after-any.ts';
import { leftOutByKind } from './left-out-by-kind.ts';
import { leftOutOfAdvice } from './left-out-of-advice.ts';
import { leftOutOfAmounts } from './left-out-of-amounts.ts';
import { leftOutOfChoice } from './left-out-of-choice.ts';
import { leftOutOfGoods } from './left-out-of-goods.ts';
import { leftOutOfJobs } from './left-out-of-jobs.ts';
import { leftOutOfKinds } from './left-out-of-kinds.ts';
import { leftOutOfLaying } from './left-out-of-laying.ts';
import { leftOutOfLooks } from './left-out-of-looks.ts';
import { leftOutOfService } from './left-out-of-service.ts';
import { leftOutOfShown } from './left-out-of-shown.ts';
import { leftOutOfTerms } from './left-out-of-terms.ts';
import { leftOutOfUpkeep } from './left-out-of-upkeep.ts';
import { type Before, isOfShown, type LeftOut, starting } from './left-out-rule.ts';
import { withBaseMeant, withGoodsCounted, withGoodsInColour, withKindThere, withNamedThere, withSlipMeant } from './left-out-words.ts';

const table: readonly LeftOut[] = [
  // 'I need 15', after whether it is in stock
  {
    asks: starting(
      String.raw`(?:i|we|id|we'd|i'd|would)(?:'?ll| will| would)? (?:need|want|be needing|require|be after) (?:about |around )?(\d{1,3})(?: (boxes|packs|metres|rolls))?(?: of (?:it|them))?`,
    ),
    meant: ([, count, unit], _, { topic, focus }) => (topic === 'stock' && focus ? `have you ${count} ${unit ?? 'boxes'} of it in stock` : null),
  },
  // 'how wide is the roll', of the vinyl that was shown
  {
    asks: starting('how wide (?:is|are) (?:the|a|its|your) rolls?'),
    meant: (_, __, before) => (isOfShown(before) ? 'how wide is it' : null),
  },
  // 'is that enough for a family kitchen', after a wear layer: what is enough there
  {
    asks: starting(
      String.raw`(?:is|would|will) (?:that|it)(?: be)? (?:enough|ok|okay|thick enough|good enough|plenty|too thin|alright) ((?:for|in|with) .{3,40}?)`,
    ),
    after: /\bwear ?layer\b/i,
    meant: ([, where]) => `what wear layer is enough ${where}`,
  },
  // 'which have 0.5', after wear layers
  {
    asks: starting(
      String.raw`(?:which|what)(?: ones| of (?:yours|them|those))? (?:have|has|are|come with|do you have (?:in|with)|have you (?:in|with))(?: an?)? (0\.\d+) ?(?:mm)?(?: wear ?layers?)?`,
    ),
    meant: ([, figure]) => `which lvt have a wear layer of ${figure}mm`,
  },
  // 'which have you in AC5', after laminate was spoken of
  {
    asks: starting(String.raw`(?:which|what)(?: ones)? (?:have (?:you|yous)|do (?:you|yous) have|are|have)(?: got)?(?: in)? (?:an? )?(ac ?\d)`),
    meant: ([, ac]) => `what laminate have you in ${ac}`,
  },
  // 'which of your laminates do', after whether one suits a bathroom
  {
    asks: starting(String.raw`which ((?:of (?:your|the) )?[a-z]+(?: [a-z]+)?|of (?:yours|them|those)) (?:do|does|would|will|are|can|could|is)`),
    after:
      /^(?:do|does|would|will|are|is|can|could)\b.*?\b(waterproof|water resistant|(?:suits?|works?|goes?|go|stands?|be (?:ok|used|laid|suitable)|ok|okay|suitable|good|safe)\b.{3,60}?)[\s?!.]*$/i,
    meant: ([, which = ''], last, { subject }) => `which ${ofSubject(which, subject)} ${verbOf(last?.[1] ?? '')}`,
  },
  // 'which of yours are wool', after whether wool is the better: of the kind that is spoken of
  {
    asks: starting(String.raw`which (of (?:yours|your ones)) ((?:are|is|have|has|come|comes) .{3,40}?)`),
    meant: ([, which = '', rest], _, { subject }) => (subject ? `which ${ofSubject(which, subject)} ${rest}` : null),
  },
  // 'how heavy', of the tile that was shown
  {
    asks: starting('how (heavy|thick|big|wide|long|high|deep)'),
    meant: ([, figure], _, { focus, shown, topic }) =>
      (focus || shown.length) && topic !== 'delivery' && topic !== 'fitting' ? `how ${figure} is it` : null,
  },
  // 'is that free', after whether somebody comes to measure
  {
    asks: starting(
      '(?:is (?:that|it|this|the measure|the visit|measuring)(?: service)? (?:for )?free|is there a charge(?: for (?:that|it))?|(?:do|would) (?:you|yous|they) charge(?: for (?:that|it))?|does (?:that|it) cost(?: anything| extra)?)',
    ),
    after: /\b(?:measure|survey|quote|estimate)\b/i,
    meant: () => 'how much does measuring cost',
  },
  // 'it's lacquered', after how scratches come out of an oak floor
  {
    asks: starting(
      "(?:it(?:'?s| is)|they(?:'?re| are)|the floor(?:'?s| is)|that(?:'?s| is)) (?:an? |all |only )?((?:(?:hard ?wax )?(?:oiled|lacquered|varnished|waxed|engineered|solid|laminate|lvt|vinyl|real wood|oak|porcelain|ceramic|marble|limestone|slate|concrete|chipboard|timber|floorboards|screed|upstairs|downstairs|carpet|wool|polypropylene|matt|polished|gloss) ?){1,3}(?:floor|one|tiles?|wood|boards?)?)",
    ),
    after:
      /^(?:(?:hi|hello),? )?(how (?:do|can|should|would|often)|can i|what(?:'?s| is| do| can| should| would)|should i|do i|will|would|is it)\b.{6,90}$/i,
    meant: ([, state], last) => `${(last?.[0] ?? '').replace(/[\s?!.]*$/, '')}, it is ${state}`,
  },
  // 'with what', after whether it has to be sealed
  {
    asks: starting(
      '(?:with what|what with|what (?:do|would|should|can) (?:i|you|we) (?:use|do it with|seal it with|put on it)|what (?:do|have) (?:you|yous) (?:have |sell |got )?for (?:that|it))',
    ),
    after: /\b(seal|oil|clean|wax|glue|stick|prime)(?:ed|ing|er)?\b/i,
    meant: (_, last, before) => (isOfShown(before) ? `what do I ${last?.[1]?.toLowerCase()} it with` : null),
  },
  // 'is it easy', of a kind that somebody lays
  {
    asks: starting('is (?:it|that) (easy|hard|difficult|tricky)(?: enough)?(?: to do)?'),
    after: /\b(?:fit|lay|install|myself|take|tools?|diy)\b/i,
    meant: ([, how], _, { subject, focus }) => (subject && !focus ? `is ${subject} ${how} to lay` : null),
  },
  // 'do I need it', after what AC5 is
  {
    asks: starting('(?:do|would|will) (?:i|we) (?:really )?need (?:it|that|one|them)'),
    after:
      /^(?:hi,? )?what(?:'?s| is| are| does) (?:an? )?((?:ac|r) ?\d+|dpm|primer|an? underlay|underlay|tanking|scotia|a nosing|wear layer)(?: mean)?[\s?!.]*$/i,
    meant: (_, last) => `do I need ${last?.[1]}`,
  },
  // 'ok what laminate then', 'would that do real wood', of so much money and a room that was told
  {
    asks: starting(
      String.raw`(?:(?:what|which|any)(?: about)?|would (?:that|it) (?:do|buy|get(?: me)?|cover|stretch to)|how about)(?: a| an| the)? (laminate|lvt|vinyl|carpet|tiles|porcelain|real wood|wood|engineered wood|engineered oak|real oak)(?: is there| have you| do you have| could i get| would that get me)?`,
    ),
    meant: (asked, _, { wish }) => withBudget(asked, wish),
  },
  // 'what laminate then'
  {
    asks: starting(String.raw`(?:what|which) (laminate|lvt|vinyl|carpet|tiles|porcelain|wood|engineered wood|engineered oak)(?= then|[\s?!.]*$)`),
    meant: ([, kind]) => `what ${kind} have you`,
  },
  // 'which ones would suit both', of floor and wall
  {
    asks: starting(
      '(?:which|what)(?: ones| tiles)? (?:would |will |do |can |could )?(?:suit|do|work|go|be used|be ok|work for|go on)(?: for| on)?(?: both| the two| the two of them)',
    ),
    after: /\b(?:same tile|walls?)\b/i,
    meant: (_, __, { wish }) => `which tiles can go on floor and wall${wish?.room.length === 1 ? ` of a ${wish.room[0]?.toLowerCase()}` : ''}`,
  },
  // 'which one do you sell', after whether LVT takes underlay
  {
    asks: starting('(?:which|what)(?: one| ones)? (?:do (?:you|yous) (?:sell|stock|have|do|recommend)|have (?:you|yous)(?: got)?)'),
    after: /\b(underlay|adhesive|grout|sealer|primer|nosing|cleaner|scotia|levelling compound)\b/i,
    meant: (_, last, { subject }) =>
      `which ${last?.[1]?.toLowerCase()}${subject && subject !== last?.[1]?.toLowerCase() ? ` for ${subject}` : ''} do you sell`,
  },
  // 'which one', after whether sheet vinyl suits a wet room
  {
    asks: starting('which(?: one| ones| kind)?(?: is best| would you (?:use|pick|recommend|suggest|go for))?'),
    meant: (_, __, { wish, topic }) =>
      topic === 'suitability' && wish?.room.length === 1 && wish.floor.length === 1
        ? `which ${wish.floor[0]} is best for a ${wish.room[0]?.toLowerCase()}`
        : null,
  },
  // 'it was grey oak', of what was bought here
  {
    asks: starting('it was (.{3,40}?)'),
    after: /^.*\b(?:bought|ordered|got)\b.*\b(?:more|same|another|extra)\b.*$/i,
    meant: ([, which], last) => `${(last?.[0] ?? '').replace(/[\s?!.]*$/, '')}, it was ${which}`,
  },
  // 'will it match', of more of what was bought
  {
    asks: starting('(?:will|would|does|do) (?:it|they|the new (?:ones|boxes))(?: still)? match'),
    after: /\b(?:bought|more boxes|extra boxes|another box|batch|same one)\b/i,
    meant: () => 'will a new box from another batch match',
  },
  // 'about 10 mm in places', of an uneven floor
  {
    asks: starting(
      String.raw`(?:it'?s |its |by |maybe |only )?(?:about |roughly |around |up to )?(\d{1,2}) ?mm(?: (?:in|at|over|or|out|deep) ?.{0,20}?)?`,
    ),
    after: /\b(?:uneven|out of level|sloping|slopes?|dips?|hollows?|how (?:do|would|can|should) (?:i|you|we) level)\b/i,
    meant: ([, mm], last) =>
      /level$/i.test(last?.[0] ?? '') ? `how much levelling compound do I need at ${mm}mm deep` : `my floor is uneven by ${mm}mm`,
  },
  // 'what do you sell for it', of an uneven floor
  {
    asks: starting(
      '(?:what|which) (?:do|have|would|should|can) (?:you|yous|i) (?:sell|have|got|stock|use|put)(?: down| on it)?(?: for (?:it|that|this))?',
    ),
    after: /\bfloor is uneven(?: by (\d{1,2})mm)?/i,
    meant: (_, last) => `how much levelling compound do I need${last?.[1] ? ` at ${last[1]}mm deep` : ''}`,
  },
  // 'is it hard', after how the old tiles come up
  {
    asks: starting('is (?:it|that) (hard|easy|difficult|a big job|much work)(?: to do)?'),
    after: /^how (?:do|would|can) (?:i|you|we) ((?:get|take|lift|remove|cut|grout|seal|sand|fit|lay|replace|change) .{4,50}?)[\s?!.]*$/i,
    meant: ([, how], last) => `is it ${how} to ${last?.[1]}`,
  },
  // 'what's the cheapest size', after what sizes a range comes in
  {
    asks: starting("(?:what(?:'?s| is)|which is) the (cheapest|dearest|smallest|biggest|largest) (?:size|one)"),
    after: /^what sizes? (?:are|do|does|is) (?:the |your )?(.{3,30}?)(?: come in| there)?[\s?!.]*$/i,
    meant: ([, which], last) => `which is the ${which} of the ${last?.[1]}`,
  },
  // 'is that normal', after a carpet that sheds, and then 'how long'
  {
    asks: starting('is (?:that|it|this) (?:normal|usual|right|ok|to be expected)'),
    after: /^(?:the|my|our|a) (?!.*\?).{8,80}$/i,
    meant: (_, last) => `${(last?.[0] ?? '').replace(/[\s.!]*$/, '')}, is that normal?`,
  },
  {
    asks: starting('(?:for )?how long(?: for| does it last| will it last| does that last| will that go on)?'),
    after: /^(.*), is that normal\?$/i,
    meant: (_, last) => `${last?.[1]}, how long does that go on`,
  },
  // 'what should I do before laying laminate', of a floor that creaks
  {
    asks: starting(
      'what (?:should|do|must|would) (?:i|we) (?:have to |need to )?do (?:first|to it|about (?:it|that)|before (?:laying|fitting|putting down|i lay) .{3,30}?)',
    ),
    after: /^(?=.*\b(?:creak\w*|uneven|damp|bounc\w*|rott\w*|squeak\w*|loose|cracked|sloping)\b).{10,90}$/i,
    meant: (asked, last) => `${(last?.[0] ?? '').replace(/[\s.!?]*$/, '')}, how do I fix that ${/before .*$/.exec(asked[0])?.[0] ?? 'first'}`,
  },
];

/** A kind of floor for the money and the room that were told before; null where none were. `wish.price` is in pence. */
function withBudget([, kind]: RegExpExecArray, wish: Before['wish']): string | null {
  const max = wish?.price?.per === 'total' ? wish.price.maxPence : null;
  return max ? `${kind} for it under £${Math.round(max / 100)}` : null;
}

/** 'of yours', of carpets. */
const ofSubject = (which: string, subject: string | null) => (/^of (?:yours|your ones)$/i.test(which) && subject ? subject : which);

const verbOf = (predicate: string) =>
  /^(?:ok|okay|suitable|good|safe|waterproof|water resistant)\b/i.test(predicate)
    ? `are ${predicate}`
    : predicate.replace(/^be /i, 'can be ').replace(/^(\w+?)e?s\b/i, '$1');

/** What a follow-up leaves out, put in as text. `last`: what the visitor said before. */
export function withLeftOut(question: string, last: string, before: Before): string {
  for (const { asks, after, meant } of [
    ...leftOutOfAmounts,
    ...leftOutOfJobs,
    ...leftOutOfChoice,
    ...table,
    ...leftOutOfShown,
    ...leftOutOfLooks,
    ...leftOutOfKinds,
    ...leftOutOfLaying,
    ...leftOutByKind,
    ...leftOutOfService,
    ...leftOutOfTerms,
    ...leftOutOfAdvice,
    ...leftOutOfGoods,
    ...leftOutOfUpkeep,
    ...leftOutAfterAny,
  ]) {
    const asked = asks.exec(question.trim());
    const said = asked && after ? after.exec(last.trim()) : null;
    const whole = asked && (!after || said) ? meant(asked, said, before) : null;
    if (whole) return whole;
  }
  return withGoodsInColour(
    withGoodsCounted(withNamedThere(withKindThere(withBaseMeant(withSlipMeant(question, last, before), last), last, before), before), last),
    last,
    before,
  );
}
