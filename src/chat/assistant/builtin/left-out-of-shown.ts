import { type LeftOut, starting } from './left-out-rule.ts';

const kind = '(laminate|lvt|click lvt|vinyl|carpet|tiles|wood|engineered wood|solid wood|oak|engineered oak)';

/** What is left out of a question about what was shown or is spoken of. */
export const leftOutOfShown: readonly LeftOut[] = [
  // 'is it real wood', of the chevrons that were shown
  {
    asks: starting(
      String.raw`(?:is|are) (?:it|they|these|those|that) (?:all )?(?:real|actual|proper|genuine) (?:wood|oak|timber|stone|marble|walnut|slate)(?: or (?:fake|not|laminate|effect|just a print))?`,
    ),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 0 ? 'what are they made of' : null),
  },
  {
    asks: starting('(?:is|are) (?:it|they|these|those) (?:all )?(?:real|the real thing|real ones)'),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 0 ? 'what are they made of' : null),
  },
  // 'how is it fitted', of several that were shown
  {
    asks: starting('how (?:is|are) (?:it|they|these|those) (?:fitted|laid|put down|installed|fixed)'),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 0 ? 'how are they laid' : null),
  },
  // 'what would 15 metres cost', of several that were shown
  {
    asks: starting(
      String.raw`what (?:would|does|do|will|is) (\d+(?:\.\d+)?) ?(metres|boxes|packs|m2|square metres|rolls)(?: of (?:it|them|that))?(?: (?:cost|be|come to|cost me))?`,
    ),
    meant: ([, count, unit], _, { shown, focus }) => (shown.length > 1 && !focus ? `how much for ${count} ${unit}` : null),
  },
  // 'is it ok with wood', of an underlay
  {
    asks: starting(
      `(?:is|are|will|would|can) (?:it|they|that|those)(?: be)? (?:ok|okay|suitable|alright|good|used|work|do|go) (?:with|under|for|on|below) ${kind}(?: floors?| flooring)?`,
    ),
    meant: ([, floor], _, { wish, focus }) => (!focus && wish?.floor.includes('underlay') ? `which underlay for ${floor}` : null),
  },
  // 'how often', after what a stone is sealed with
  {
    asks: starting('how often(?: (?:do|should|would) (?:i|you|we) (?:do|seal|oil|clean|wax) (?:it|that))?(?: does (?:it|that) need (?:done|doing))?'),
    after: /\b(seal|oil|wax|polish)(?:ed|er|ing|s)?\b/i,
    meant: (_, last) =>
      /^seal$/i.test(last?.[1] ?? '') ? 'how often does natural stone need sealed' : `how often does a floor need ${last?.[1]?.toLowerCase()}ed`,
  },
  // 'how long will that take', after the delivery was asked for
  {
    asks: starting('how long (?:will|would|does|do) (?:that|it|they) (?:take|be)(?: to (?:come|arrive|get here|get to me))?'),
    after: /\bdeliver\w*\b/i,
    meant: () => 'how long does delivery take',
  },
  // 'what about cork', which nobody here sells
  {
    asks: starting('(?:what|how) about (cork|rubber|poured resin|resin|microcement|polished concrete)(?: floors?| flooring| tiles)?'),
    meant: ([, what]) => `do you sell ${what} flooring`,
  },
  // 'what's warm underfoot for a bathroom', after carpet was spoken of: any floor
  {
    asks: starting(
      "what(?:'?s| is)(?: the)? (warm|warmest|quiet|quietest|soft|softest|easy to clean|easiest to clean|hard ?wearing|waterproof|non-?slip|best) ?(underfoot)? ((?:for|in|on) (?:an?|the|my|our) .{4,25}?)",
    ),
    meant: ([, how, feet = '', where]) => `which floor is ${/est$/.test(how ?? '') ? `the ${how}` : how} ${feet} ${where}`.replaceAll('  ', ' '),
  },
  // 'is carpet out of the question'
  {
    asks: starting(`(?:is|are|would) (?:an? |the )?${kind} (?:be )?(?:out of the question|a (?:bad idea|no go|no-go)|ruled out)`),
    meant: ([, floor], _, { wish }) => `is ${floor} ok${where(wish?.condition ?? [], wish?.room ?? [])}`,
  },
  // 'would laminate be ok', for somebody in a wheelchair
  {
    asks: starting(
      `(?:is|are|would|will|could|can) (?:an? |the )?${kind} (?:be )?(?:ok|okay|alright|all right|fine|suitable|any good|do|work|possible)`,
    ),
    meant: ([, floor], _, { wish }) => (wish && where(wish.condition, []) ? `is ${floor} ok${where(wish.condition, [])}` : null),
  },
  // 'what would you recommend then under 30 a metre', for somebody in a wheelchair
  {
    asks: starting(
      String.raw`what (?:floor )?(?:would|do|could) (?:you|yous) (?:recommend|suggest|go for|put down|advise)(?: then| instead)*((?: (?:for )?(?:under|below|less than|up to|around|about) £?\d+(?: ?(?:a|per) (?:m2|m|metre|square metre|sq m))?)?)`,
    ),
    meant: ([, price], _, { wish }) => {
      const place = where(wish?.condition ?? [], wish?.room ?? []);
      return wish && place.startsWith(' for ') ? `what floor do you recommend${place}${price}` : null;
    },
  },
  // 'what's the price per m²', of several that were shown
  {
    asks: starting(
      String.raw`(?:what(?:'?s| is| are)?|how much (?:is|are))? ?(?:the )?(?:prices?|cost)(?: (?:per|a|each|of (?:each|them|those))(?: (?:m2|m²|square met(?:re|er)|metre|box))?)*`,
    ),
    meant: (_, __, { focus, shown, topic }) =>
      !focus && shown.length > 1 && (topic === 'facts' || topic === 'find') ? 'how much does each of those cost' : null,
  },
  // 'and is it wool', of the carpet, after its underlay was shown
  {
    asks: starting('(?:is|are) (?:it|they|any of (?:it|them)|the carpets?) (?:pure |all )?wool'),
    meant: (_, __, { wish }) =>
      wish?.floor.includes('underlay') && wish.floor.includes('carpet')
        ? `which ${wish.room.includes('Stairs') ? 'stair ' : ''}carpets are wool`
        : null,
  },
  // 'can it be mopped with bleach', of several floors that were advised
  {
    asks: starting(
      '(?:can|could) (?:it|they|i|you|that) (?:be )?(?:mop(?:ped)?|clean(?:ed)?|wash(?:ed)?)(?: it| them| that)? (?:with|in|using) (bleach|disinfectant|a steam mop|vinegar)',
    ),
    meant: ([, what], _, { focus }) => (focus ? null : `can I use ${what}`),
  },
  {
    asks: starting(
      String.raw`how much (?:is|are|does|do) (?:it|they|that|those|these)(?: cost| work out at)? (?:a|per|by the) (?:m2|m²|square met(?:re|er)|sq m|metre|box|pack)`,
    ),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 1 ? 'how much does each of those cost' : null),
  },
  // 'which one is best for a utility room', after whether laminate stands water
  {
    asks: starting(
      'which (?:one|ones|of (?:yours|them|those)) (?:is|are|would be|suits?) ?(?:the )?(?:best|better|good|ok|okay|suitable|right)? ?((?:for|in|with|on|over) .{3,30}?)',
    ),
    meant: ([, place], _, { subject, focus, shown }) => (subject && !focus && !shown.length ? `which ${subject} is best ${place}` : null),
  },
  // 'how much is the chevron', of a chevron and a herringbone that were shown
  {
    asks: starting(
      String.raw`(?:how much|what)(?: per m2| a metre| a square metre| per square metre)? (?:is|are) the (chevron|herringbone|hexagon|parquet|oak|walnut|marble|slate|grey|white|black|dark|light|cheaper|dearer)(?: (?:a|per) (?:m2|metre|square metre|box))?`,
    ),
    meant: ([, which], _, { focus, shown }) => (!focus && shown.length > 1 ? `how much is the ${which} one` : null),
  },
  // 'what heights', of the skirting that was asked for
  {
    asks: starting(
      '(?:what|which) (heights|sizes|lengths|widths|thicknesses|colours|depths)(?: (?:are there|do (?:you|yous) (?:do|have)|is there|have you|does it come in|do they come in))?',
    ),
    after: /^(?!.*\bwhat (?:heights|sizes|lengths|colours)\b).*\b(skirting|scotia|architrave|tile trim|stair nosings?|thresholds?|door bars)\b/i,
    meant: ([, what], last) => `what ${what} of ${last?.[1]?.toLowerCase()} do you do`,
  },
  // 'what about 12', after which laminate costs less than so much
  {
    asks: starting(
      String.raw`(?:what about|how about|and|or)(?: up to| under)? £?(\d{1,3})(?: ?pounds| quid)?(?: (?:a|per) (?:m2|metre|square metre))?`,
    ),
    after: new RegExp(String.raw`\b${kind}\b.*\b(?:under|below|less than|up to|for)\b|\b(?:under|below|less than|up to)\b.*\b${kind}\b`, 'i'),
    meant: ([, pounds], last) => `${last?.[1] ?? last?.[2]} under £${pounds} a square metre`,
  },
  // 'what about wool', after whether carpet shrinks
  {
    asks: starting(
      '(?:what about|and|how about) (wool|polypropylene|nylon|bamboo|marble|slate|limestone|travertine|granite)(?: carpets?| tiles| floors?| ones?)?',
    ),
    after: new RegExp(String.raw`^((?:does|do|is|are|can|will|would|should) (?:an? )?)${kind} (.{4,50}?)[\s?!.]*$`, 'i'),
    meant: ([, what], last) => `${last?.[1]}${what}${/carpet/i.test(last?.[2] ?? '') ? ' carpet' : ''} ${last?.[3]}`,
  },
  // 'do you sell them', after spacers
  {
    asks: starting('(?:do|have) (?:you|yous) (?:sell|stock|have|got|do|keep) (?:them|it|those|any|that)'),
    after:
      /^(?:what|which|do|does|how|can|should)\b.*\b(spacers|levelling clips|knee ?pads|gripper|grippers|sealer|scotia|edge trim|tanking kits?|tanking|stair rods|decoupling mats?|backer boards?|ply(?:wood)?|hardboard|silicone)\b/i,
    meant: (_, last) => `do you sell ${last?.[1]?.toLowerCase().replace(/^ply$/, 'plywood')}`,
  },
  // 'under 25', of floors that were shown: pounds a m²
  {
    asks: starting(
      String.raw`(?:have you |do you have |is there )?(?:anything |something |any |must be |ones? |for )?(under|below|less than|up to) (\d{1,3})`,
    ),
    meant: ([, limit, pounds], _, { wish, shown, topic }) =>
      wish && shown.length > 1 && topic !== 'calculate' && Number(pounds) >= 5 ? `${limit} £${pounds} a square metre` : null,
  },
  // 'is it a click one or glue', of several that were shown
  {
    asks: starting(
      '(?:is|are) (?:it|they|that|those|these)(?: an?| all| the)? (?:click|glue(?:d)?)(?: ?down| together| one| ones| lvt)*(?: or (?:is it |are they )?(?:an? )?(?:click|glue(?:d)?|stick)(?: ?down| one| ones)*)?',
    ),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 1 ? 'is it glued or click' : null),
  },
  // 'what does the glue cost', of wood that is glued down
  {
    asks: starting(
      '(?:what|how much) (?:does|is|would|do) (?:the |that )?(?:glue|adhesive) ?(?:cost|come to|for it|for that)?(?: a tub| a bag)?(?: for (?:it|that))?',
    ),
    after: /\b(?:concrete|laid|glued?|how)\b/i,
    meant: (_, __, { focus, wish, subject }) =>
      focus && (wish?.floor.includes('wood') || /wood/.test(subject ?? '')) ? 'how much is wood floor adhesive' : null,
  },
  // 'can I lay them on sand', of paving
  {
    asks: starting(
      '(?:can|could|would|do|will) (?:i|you|we|they|it) (?:be )?(?:lay|laid|put|set|go|bed|bedded)(?: it| them| those)?(?: straight)? on (?:a bed of )?(sand|gravel|hardcore|grass|soil|pedestals|pads|dabs)',
    ),
    meant: ([, base], _, { wish }) => (wish?.room.includes('Patio') ? `can paving be laid on ${base}` : null),
  },
  // 'would the same tile do both', of floor and wall
  {
    asks: starting(
      '(?:would|will|can|could|does|do) (?:the same|one|those|these|the) (?:tiles?|ones?) (?:do|suit|work|go|be used)(?: on| for)? (?:both|the two|the lot|wall and floor|floor and wall)',
    ),
    after: /\bwalls?\b/i,
    meant: (_, __, { wish }) => `which tiles can go on floor and wall${wish?.room.length === 1 ? ` of a ${wish.room[0]?.toLowerCase()}` : ''}`,
  },
  // 'do I have to', after what carpet tiles are stuck down with
  {
    asks: starting('(?:do|must) (?:i|you|we) (?:really |actually )?(?:have to|need to|really need to)(?: stick (?:them|it)(?: down)?)?'),
    after:
      /\b(?:stick|stuck|glue|glued)\b.*\b(carpet tiles|vinyl|lino|lvt|carpet|laminate)\b|\b(carpet tiles|vinyl|lino|lvt|carpet|laminate)\b.*\b(?:stick|stuck|glue|glued)\b/i,
    meant: (_, last) => `do ${(last?.[1] ?? last?.[2] ?? '').toLowerCase()} have to be stuck down`,
  },
  {
    asks: starting(
      "(?:how much(?:'?s| is| does| would)?|what does|what would|price of) ?(?:it|that|the (?:glue|adhesive|tackifier|stuff))(?: cost| be)?",
    ),
    after: /\bdo (carpet tiles|vinyl|lino|lvt|carpet|laminate) have to be stuck down\b/i,
    meant: (_, last) => `what is the adhesive for ${last?.[1]}`,
  },
  // 'it's the Glenshane slate grey', after trims for laminate
  {
    asks: starting("(?:it'?s|it is|its|they(?:'?re| are)|for) (?:the |your )?([a-z][a-z' -]{5,40})"),
    after:
      /\b(trims?|door bars?|thresholds?|underlay|beading|scotia|skirting|adhesive|glue)\b (?:for|to go with) (?:my|the|our) (?:laminate|lvt|floor|wood|tiles|oak|carpet|vinyl)[\s?!.]*$/i,
    meant: ([, floor], last) => `what ${last?.[1]?.toLowerCase()} goes with the ${floor}`,
  },
  {
    asks: starting(String.raw`how many (?:do i need |would i need |will i need |of them )?for (\d{1,2}|two|three|four|five|six) (?:doors|doorways)`),
    after: /\b(?:trims?|door bars?|thresholds?|t-?bars?)\b/i,
    meant: ([, doors]) => `door bars for ${doors} doors`,
  },
];

const demands: Readonly<Record<string, string>> = {
  wheelchair: 'for a wheelchair',
  pets: 'with dogs',
  children: 'with children',
  allergies: 'for allergies',
  'underfloor heating': 'over underfloor heating',
  noise: 'for a quiet house',
  sunlight: 'in strong sun',
};

/** The one demand, else the one room, that was spoken of; empty where there is none, or more than one. */
export function where(conditions: readonly string[], rooms: readonly string[]): string {
  const [demand, ...more] = conditions.filter((one) => demands[one]);
  if (demand && !more.length && conditions.length === 1) return ` ${demands[demand]}`;
  return rooms.length === 1 && !conditions.length ? ` in a ${rooms[0]?.toLowerCase()}` : '';
}
