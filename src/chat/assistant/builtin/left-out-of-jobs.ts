import { type LeftOut, starting } from './left-out-rule.ts';

const where = '(?:(?:upstairs|downstairs|outside)(?: (?:on|over) (?:a |the )?\\w+)?|(?:on|in|over|under|for) (?:an? |the |my )?\\w+(?: \\w+)?)';
const thickness = /\b(\d{1,2}) ?(?:mm)? ?(?:and|or|to|v|vs|than) (?:the )?(\d{1,2}) ?mm (laminate|lvt|engineered wood|underlay)\b/i;

/** What is left out of a question about laying, delivery or money that follows another. */
export const leftOutOfJobs: readonly LeftOut[] = [
  // 'and downstairs on concrete', after whether a barrier is needed upstairs
  {
    asks: starting(`(?:what about |how about )?(${where})`),
    after: new RegExp(
      `^((?:so )?(?:do|will|would|should|must) (?:i|we) (?:really )?(?:need|have to have|have|use|want) .{4,40}?) ${where}[\\s?!.]*$`,
      'i',
    ),
    meant: ([, place], last, { focus }) => (focus ? null : `${last?.[1]} ${place}`),
  },
  // 'how much was it before', of several that are reduced
  {
    asks: starting('(?:how much|what) (?:was|were) (?:it|they|those|the price|the prices) (?:before|originally|at first|full price)'),
    meant: (_, __, { focus, shown }) =>
      focus ? 'how much is it and is it reduced from what it was' : shown.length > 1 ? 'how much does each of those cost' : null,
  },
  // 'do I fill the grout lines', of a floor that goes over tiles, and then 'with what'
  {
    asks: starting(
      '(?:do|should|must|would) (?:i|we|you) (?:need to |have to )?(?:fill|level|smooth)(?: in| out)? (?:the )?(?:grout(?: lines| joints)?|joints|lines|gaps)(?: first)?',
    ),
    after: /\b(laminate|lvt|vinyl|wood|carpet)\b.*\b(?:over|on|onto|on top of)\b.*\btiles?\b/i,
    meant: (_, last) => `can ${last?.[1]?.toLowerCase()} go over tiles`,
  },
  {
    asks: starting('(?:with what|what with|what (?:do|would|should) (?:i|you) (?:use|fill (?:it|them) with)(?: for (?:it|that))?)'),
    after: /\bgo over tiles\b|\b(?:fill|level|smooth)\b.*\b(?:grout|joints|lines|gaps)\b/i,
    meant: () => 'what smoothing compound do you sell',
  },
  // 'wood effect', of tiles for so much floor
  {
    asks: starting('(?:in |a )?(wood|stone|marble|slate|concrete|terrazzo)[ -](?:effect|look)(?: ones?)?'),
    after: /\btiles?\b/i,
    meant: ([, look], _, { shown, focus }) => (focus || shown.length ? null : `show me ${look} effect tiles`),
  },
  // '0% over a year', of a floor that was worked out
  {
    asks: starting(
      '(?:is (?:it|that) |on |with )?(?:0|zero|nought|no)(?: ?%| percent| per ?cent)?(?: finance| interest)? (?:over|for) (?:a year|12 months|twelve months|the year)',
    ),
    meant: (_, __, { focus }) => (focus ? 'can I pay it up' : null),
  },
  // 'a glue one then', after a click vinyl in a look that there is none in
  {
    asks: starting('(?:an? |the |in (?:an? )?)?(?:glue(?:d)?(?:[ -]?down)?|stick[ -]?down) ?(?:ones?|version|type)?'),
    after: /^.*\bclick\b.*$/i,
    meant: (_, last, { topic }) => (topic === 'find' ? (last?.[0] ?? '').replace(/\bclick\b/i, 'glue down') : null),
  },
  // 'how much waste', of what is laid
  {
    asks: starting(
      'how much (?:waste|extra|wastage)(?: is there| do i need| do i add| should i (?:add|allow|order|get)| would there be| do you allow)?(?: for (?:it|that))?',
    ),
    meant: (_, last) => `how much extra should I order for ${/herringbone|chevron|planks/i.test(last?.[0] ?? '') ? 'herringbone' : 'the cuts'}`,
  },
  // 'with white walls', after a dark floor or a light one
  {
    asks: starting(
      '(?:and )?with (?:my |the |our )?((?:white|cream|grey|green|sage|navy|blue|pink|black|magnolia|dark|light) (?:walls?|units|doors|kitchen|skirting|furniture|sofa))',
    ),
    after: /\b(?:dark|light|colou?r|floor|match|go with|goes with)\b/i,
    meant: ([, walls], _, { focus }) => (focus ? null : `what colour floor goes with ${walls}`),
  },
  // 'my delivery is tomorrow and I won't be in', and then 'can I change the day'
  {
    asks: starting(
      "(?:my|our|the) (?:delivery|order|floor|laminate|carpet|tiles) (?:is|comes|is coming|arrives|is due|is to come) (?:tomorrow|today|on \\w+|this \\w+|next \\w+)(?: and| but|,)* (?:i|we|nobody|no one)(?:'ll)? (?:won'?t|will not|can'?t|cannot|is going to|will|am not going to|are not going to) be (?:in|home|at home|there|here)",
    ),
    meant: () => 'what if I am not in for the delivery',
  },
  {
    asks: starting('(?:can|could|may) (?:i|we|you) (?:change|move|put back|rearrange|reschedule) (?:the|that|my|it)(?: (?:day|date|time|slot))?'),
    after: /\bdeliver\w*\b/i,
    meant: () => 'can I change my delivery day',
  },
  // 'it's floating on 3 mm foam', of a floor that creaks
  {
    asks: starting("(?:it(?:'?s| is)|its) (?:floating |laid |lying |just |fitted |down )*(?:on|over) .{3,40}?"),
    after: /\b(laminate|lvt|vinyl|carpet|floor|oak|wood|boards?)\b.*\b(?:creak\w*|bounc\w*|squeak\w*|noisy|moves|lifting)\b/i,
    meant: (_, last) => `why does my ${last?.[1]?.toLowerCase()} creak`,
  },
  {
    asks: starting('will (?:it|that|they) (?:settle|stop|go away|get (?:worse|better)|wear off)(?: down| in time| on its own)?'),
    after: /\b(?:creak\w*|squeak\w*|bounc\w*)\b/i,
    meant: () => 'why does my floor creak',
  },
  // 'is 12 quieter', after what sets two thicknesses apart, and then 'which for upstairs'
  {
    asks: starting(
      '(?:is|are|would) (?:the )?(\\d{1,2}) ?(?:mm)?(?: one)?(?: be)? (?:any |much )?(quieter|warmer|stronger|better|harder wearing|nicer|worth it)',
    ),
    after: thickness,
    meant: ([, one, how], last) => {
      const [, first, second, kind] = last ?? [];
      return `is ${one}mm ${kind} ${how} than ${one === first ? second : first}mm`;
    },
  },
  {
    asks: starting(
      '(?:which|what)(?: one)?(?: is best| would you use| do i want)? for (upstairs|downstairs|a bedroom|bedrooms|the hall|a kitchen|the kitchen|a living room)',
    ),
    after: /^(?:and |so )?(?:is|are|would) (?:the )?\d{1,2} ?(?:mm)?(?: \w+)? (?:be )?(?:quieter|warmer|stronger|better|thicker)/i,
    meant: ([, place], _, { subject }) => `which thickness of ${subject ?? 'laminate'} for ${place}`,
  },
  // 'can we get it for 10 December', of several
  {
    asks: starting(
      '(?:can|could|would|will) (?:i|we) (?:get|have) (?:it|them|that|those|any of (?:it|them)) (?:delivered )?(?:for|by|before|on) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})',
    ),
    meant: ([, day, month], _, { focus, shown }) => (!focus && shown.length > 1 ? `can you deliver by the ${day}th of ${month}` : null),
  },
  // 'how many bags for 9 m²', after the adhesive for tiles
  {
    asks: starting(
      'how (?:many|much)(?: bags| of (?:it|that))*(?: (?:would|do|will|should) (?:i|we) (?:need|want|take))? (?:for|to do|to cover) (?:a |about )?(\\d[\\w .,²]*(?:(?:x|by) ?\\d[\\w .²]*)?)',
    ),
    after: /^(?:and |so )?(?:what|which) (?:kind of |sort of )?(?:adhesive|glue)\b.*$/i,
    meant: ([, area], last, { wish, focus }) =>
      !focus && (wish?.floor.includes('tiles') || /\b(?:tiles?|porcelain|ceramic)\b/i.test(last?.[0] ?? ''))
        ? `how much tile adhesive do I need for ${area}`
        : null,
  },
  // '18 m² with glue', of the floor that is spoken of
  {
    asks: starting(
      '(?:how much (?:is|for) |price for )?(\\d+(?:\\.\\d+)? ?(?:m2|m²|sq ?m|square metres|metres squared)) (?:of (?:it|that) )?(?:with|plus|and|including) (?:the )?(glue|adhesive|underlay|grout)',
    ),
    meant: ([, area, goods], _, { focus }) => (focus ? `how much for ${area} of it with ${goods}` : null),
  },
  // 'what's the nearest', of a thickness that there is not
  {
    asks: starting("what(?:'?s| is) the (?:nearest|closest)(?: (?:you have|you do|to (?:it|that)|one))?"),
    after: /\b\d{1,2} ?mm\b/i,
    meant: (_, __, { focus, topic }) => (topic === 'find' && !focus ? 'which are the thickest' : null),
  },
  // 'light weight', of a floor for a van
  {
    asks: starting('(?:and |it has to be |must be |needs to be )*(?:light ?weight|light to carry|as light as possible)'),
    after: /\b(?:camper ?vans?|caravans?|boats?|motor ?homes?)\b/i,
    meant: (_, __, { shown }) => (shown.length > 1 ? 'how heavy are they' : null),
  },
  // 'steam', after a dent in a carpet
  {
    asks: starting(
      '(?:with |would |what about |does )?(?:the |an? )?(?:steam(?: iron)?|ice(?: cubes?)?|hoovering|water)(?: work| help| fix it| do it)?',
    ),
    after: /\bdent(?:s|ed)?\b/i,
    meant: () => 'how do I get dents out of carpet',
  },
  // 'how much', after what a parquet panel is
  {
    asks: starting('how much(?: (?:is|are) (?:it|they|one|that|those))?'),
    after:
      /^(?:so )?what(?:'?s| is| are|s) (?:an? )?((?:parquet|mosaic|hexagon|herringbone|chevron|terrazzo|cork|bamboo|travertine|limestone|saxony|loop|twist|sisal)(?: \w+)?)[\s?!.]*$/i,
    meant: (_, last, { focus }) => (focus ? null : `show me ${last?.[1]}`),
  },
  // 'why would I pay for 12', after whether 8 mm is enough
  {
    asks: starting(
      'why (?:would|should|do) (?:i|people|anyone|you) (?:pay (?:more )?for|buy|need|get|go for|want) (?:the )?(\\d{1,2})(?: ?mm)?(?: one| then)?',
    ),
    after: /\b(\d{1,2}) ?mm\b.*?\b(laminate|lvt|engineered wood|underlay)\b|\b(laminate|lvt|engineered wood|underlay)\b.*?\b(\d{1,2}) ?mm\b/i,
    meant: ([, mm], last) => `is ${mm}mm ${last?.[2] ?? last?.[3]} better than ${last?.[1] ?? last?.[4]}mm`,
  },
  // 'would carpet tiles work', of a tiled floor that stays
  {
    asks: starting(
      '(?:would|will|can|could|do|does) (carpet tiles|laminate|lvt|vinyl|sheet vinyl|carpet)(?: (?:work|do|go|be ok|be alright|go over (?:it|them|that)))(?: there| on it| on top| over it)?',
    ),
    after: /\btiled\b.*\bfloor\b|\b(?:over|on top of|cover|hide)\b.*\btiles\b/i,
    meant: ([, kind]) => `can ${kind} go over tiles`,
  },
  // 'how long does each take', of what is fitted
  {
    asks: starting('how long (?:does|would|will|do) (?:each|both|they|either|it)(?: of them)? take(?: to (?:fit|lay|do))?'),
    after: /\b(?:fit|fitted|lay|laid|fitting|laying|install\w*)\b/i,
    meant: () => 'how long does laying take',
  },
  // 'is it nylon', of several
  {
    asks: starting(
      '(?:is|are) (?:it|they|those|these|any of them)(?: all)? (?:made of |pure |100% )?(?:nylon|polypropylene|polyester|wool|pvc|plastic|man ?made|synthetic)',
    ),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 1 ? 'what are they made of' : null),
  },
  // 'the floor sags in the middle, what can I put down'
  {
    asks: starting(".{0,40}\\bfloors?\\b.{0,40}\\b(?:sags?|dips?|sinks?)\\b.{0,40}?,? (?:so )?what(?:'?s| is| can| would| could| should)? .{0,60}"),
    meant: () => 'my floor is uneven what can I put down',
  },
  // 'what R rating', of a room
  {
    asks: starting(
      '(?:and )?(?:what|which) (?:r|slip)(?: ?rating)?s?(?: rating)?(?: do (?:i|we) need| should it (?:be|have)| is needed| would you (?:want|say))?',
    ),
    meant: (_, __, { wish, focus }) => (!focus && wish?.room.length === 1 ? `what slip rating do I need in a ${wish.room[0]?.toLowerCase()}` : null),
  },
  // 'friday at the latest', of a delivery
  {
    asks: starting(
      '(?:by |on |for |need it |i need it )*(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)(?: at (?:the )?(?:very )?latest| latest)',
    ),
    meant: ([, day], _, { topic }) => (topic === 'delivery' ? `can you deliver by ${day}` : null),
  },
  // 'is carpet in it', of a sale
  {
    asks: starting(
      '(?:is|are) (?:the |your )?(carpets?|laminate|lvt|vinyl|tiles|wood|underlay|oak|engineered oak) (?:in (?:it|that|the sale)|included|part of it|on (?:it|offer|sale)|reduced)(?: too| as well)?',
    ),
    after: /\b(?:sale|offers?|promotion|discounts?|black friday|deals?|reduced)\b/i,
    meant: ([, kind]) => `which ${kind} is reduced`,
  },
  // 'what would be', after whether an underlay is right for concrete
  {
    asks: starting('(?:so )?(?:what|which)(?: one| ones)? (?:would|is|are|will)(?: be)?(?: then| ok| alright| suitable)?'),
    after:
      /^(?:and |so )?(?:is|are|would|will) (?:it|they|that|those|one) (?:be )?(?:ok|okay|alright|suitable|fine|good) (on|over|for|with) (.{4,25}?)[\s?!.]*$/i,
    meant: (_, last, { wish, focus }) =>
      !focus && wish?.floor.includes('underlay')
        ? `which underlay for ${wish.floor.find((one) => one !== 'underlay') ?? 'laminate'} ${last?.[1]} ${last?.[2]}`
        : null,
  },
  // 'how do I do mitres', of skirting
  {
    asks: starting('how (?:do|would|should) (?:i|you|we) (?:do|cut|make|get) (?:the )?(?:mitres?|corners?|angles?)'),
    after: /\b(?:skirting|scotia|beading)\b/i,
    meant: () => 'how do I cut skirting',
  },
  // 'colour?', after a floor for somebody with dementia
  {
    asks: starting('(?:and |what about |which |what )*(?:the )?colou?rs?(?: then| is best)?'),
    after: /\b(?:dementia|patterned)\b/i,
    meant: () => 'what colour floor for dementia',
  },
];
