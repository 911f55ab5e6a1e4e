import { where } from './left-out-of-shown.ts';
import { type LeftOut, starting } from './left-out-rule.ts';

const most = 'lightest|darkest|cheapest|dearest|thickest|thinnest|widest|narrowest|longest|softest|biggest|smallest|hardest wearing';
const kinds = 'laminate|lvt|vinyl|carpet|tiles?|wood|engineered wood|solid wood|engineered oak|oak';

/** What is left out of a question about which to take. */
export const leftOutOfChoice: readonly LeftOut[] = [
  // 'and the lightest', after the darkest wood
  {
    asks: starting(`(?:what about |how about )?(?:what(?:'?s| is) |which is |show me )?the (${most})(?: one| ones)?`),
    after: new RegExp(
      `^((?:(?:so|and|hi),? )*(?:show me|what(?:'?s| is| are)|which is|whats) (?:the |your )?)(${most})( (?:.{3,40}?))[\\s?!.]*$`,
      'i',
    ),
    meant: ([, which], last) => (which?.toLowerCase() === last?.[2]?.toLowerCase() ? null : `${last?.[1]}${which}${last?.[3]}`),
  },
  // 'which is better for a small room', of the lightest and the darkest
  {
    asks: starting(
      `which(?: one| would be| is| looks)* (better|best|bigger|nicer) (?:for|in) ((?:an? |my |the )?(?:very |really )?(?:small|wee|tiny|large|big|dark|north facing|narrow) .{3,20}?)`,
    ),
    after: /\b(?:lightest|darkest|light|dark|pale)\b/i,
    meant: ([, how, where], _, { topic }) => (topic === 'compare' ? null : `is a light or a dark floor ${how} for ${where}`),
  },
  // 'which of those is quickest to lay'
  {
    asks: starting(
      '(?:which|what)(?: one| ones| of (?:those|these|them|the two|the three))? (?:is|are|would be) (?:the )?(?:quick|fast|simpl)(?:est|er) to (?:lay|fit|put down|install)',
    ),
    meant: (_, __, { shown }) => (shown.length > 1 ? 'which of those is easiest to lay' : null),
  },
  // 'which would you have', after two ways of laying a kind
  {
    asks: starting(
      '(?:what|which)(?: one)? (?:would|do|should) (?:you|yous|ye|i) (?:have|pick|choose|go for|recommend|take|use|put down)(?: yourself| for me)?',
    ),
    after: /\b(?:glue(?:d)?[ -]?down|click)\b.*\b(?:glue(?:d)?[ -]?down|click)\b.*?(?: (?:for|in) (?:an? |the |my )?(\w+))?[\s?!.]*$/i,
    meant: (_, last, { focus }) => (focus ? null : `which LVT would you pick${last?.[1] ? ` for a ${last[1]}` : ''}`),
  },
  // 'any of yours under that', after how many togs heating bears
  {
    asks: starting(
      '(?:(?:any|are any|have (?:you|yous) any|do (?:you|yous) have any|which|what)(?: ones)?(?: of yours| underlay| of them| underlays)?(?: are| is| have)? )+(?:under|below|less than|within) (?:that|it|\\d(?:\\.\\d)?(?: togs?)?)',
    ),
    after: /\btogs?\b/i,
    meant: () => 'what underlay have you for underfloor heating',
  },
  // 'do you sell one', after whether it is needed
  {
    asks: starting('(?:do|would) (?:you|yous) (?:sell|stock|have|do)(?: one| it| them| that| those)?|have (?:you|yous)(?: got)? (?:one|it|them|any)'),
    after:
      /\bdo i need (?:an? |the )?(damp[- ]proof membrane|dpm|primer|sealer|sealant|silicone|underlay|scotia|beading|levelling compound|gripper|grippers|threshold|nosing)\b|\bneed (?:an? |the )?(damp[- ]proof membrane|dpm|primer|sealer|levelling compound)\b/i,
    meant: (_, last) => `do you sell ${last?.[1] ?? last?.[2]}`,
  },
  // 'my fitter says I need a damp proof membrane, do I'
  {
    asks: starting(
      String.raw`(?:(?:my|the|our) )?(?:fitter|builder|joiner|husband|wife|dad|father|tiler|plumber|neighbour|brother|son|man|they|he|she)(?: \w+)? (?:says?|said|reckons?|thinks?|tells me|told me|insists?)(?: that)? (?:i|we) (?:need|have to have|must have|should have|want) ([\w -]{3,40}?),? (?:do (?:i|we)(?: really)?|is that right|is (?:he|she) right|true|is it true|are they right)`,
    ),
    meant: ([, what]) => `do I need ${what}`,
  },
  // 'a fitter quoted me £18 a metre for laying laminate, is that normal': the price of the work, and of no floor
  {
    asks: starting(
      String.raw`(?=.*£? ?\d)(?=.*\b(?:fitter|joiner|tiler|builder|layer|man|lad)\b|.*\b(?:labour|fitting|laying|to lay|to fit)\b)(?=.*\b(?:quote[ds]?|charg\w+|wants?|asking|price[ds]?)\b).*\b(?:lay|laying|fit|fitting|labour|work|job)\b.*\b(?:normal|fair|dear|expensive|reasonable|right|too much|good price|ok|a lot|about right)`,
    ),
    meant: () => 'how much do fitters charge',
  },
  // 'can I use the same floor in the bathroom and bedroom'
  {
    asks: starting(
      '(?:can|could|should|would) (?:i|we|you) (?:use|put|lay|run|fit) the same (?:floor(?:ing)?|one|thing|stuff) (?:in|for|through(?:out)?|into) (?:both )?((?:an? |the |my |our )?\\w+(?: room)? and (?:an? |the |my |our )?\\w+(?: room)?)',
    ),
    meant: ([, rooms]) => `can I have the same floor in ${rooms}`,
  },
  // 'which ones', after that
  {
    asks: starting('(?:and )?(?:which|what)(?: ones?| floors?| one would that be)?'),
    after: /\bthe same (?:floor(?:ing)?|one) (?:in|for|through) (.{5,40}?)[\s?!.]*$/i,
    meant: (_, last) => `show me floors for ${last?.[1]}`,
  },
  // 'which of yours are WPC', after what it is
  {
    asks: starting(
      '(?:which(?: of yours| of your ones| ones| floors?)?|what(?: ones| floors?| of yours| do you have that)) (?:are|is|have) (spc|wpc|glue ?down|loose ?lay)|(?:do|have) (?:you|yous)(?: got| have| sell)?(?: any)? (spc|wpc)',
    ),
    meant: ([, one, other]) => `show me ${one ?? other} floors`,
  },
  // 'do I need to glue it', of floors that were given as examples
  {
    asks: starting('(?:do|would|must|will) (?:i|we|you) (?:need|have) to (?:glue|stick) (?:it|them|that|those)(?: down)?'),
    meant: (_, __, { focus, shown }) => (!focus && shown.length > 1 ? 'do they have to be glued' : null),
  },
  // 'but I hate cold floors'
  {
    asks: starting(
      "(?:i|we|she|he) (?:hate|don'?t like|do not like|can'?t stand|can'?t have|feel|don'?t want)s? (?:the |a )?cold(?: floors?| feet| underfoot)?",
    ),
    after: /(allerg)|^/i,
    meant: (_, last, { wish }) => `warm floor${last?.[1] ? ' for allergies' : wish ? where(wish.condition, wish.room) : ''}`,
  },
  // 'how much dearer is that one'
  {
    asks: starting(
      '(?:how much|what) (?:dearer|cheaper|more(?: expensive)?|less) (?:is|would|will) (?:that|it|this|the other)(?: one)?(?: be| cost)?',
    ),
    meant: (_, __, { focus }) => (focus ? 'how much more is it' : null),
  },
  // 'which is better value then', of two kinds that were told of
  {
    asks: starting(
      "(?:which|what)(?: one| of (?:them|the two))?(?: is|'s| would be)? (?:the )?(better value|better|best value|harder wearing|warmer|quieter|easier to clean|cheaper)",
    ),
    meant: ([, how], _, { focus, shown, explained: [one, other] }) =>
      !focus && !shown.length && one && other ? `which is ${how} ${one} or ${other}` : null,
  },
  // 'and what does that cost', of boxes that were counted
  {
    asks: starting(
      '(?:what|how much) (?:does|will|would|is|do) (?:that|it|they|those)(?: all)? (?:cost|come to|be)(?: me)?(?: in all| all in| altogether| in total)?',
    ),
    meant: (_, __, { focus, topic }) => (focus && topic === 'calculate' ? 'what is the total' : null),
  },
  // 'what if it isn't', after whether the concrete is dry
  {
    asks: starting("(?:and )?what (?:if|happens if) (?:it'?s not|its not|it is not|it isn'?t|it is too wet|it'?s (?:too )?(?:wet|damp))"),
    after: /\b(?:concrete|screed)\b.*\bdry\b|\bdry\b.*\b(?:concrete|screed)\b/i,
    meant: () => 'what if my concrete is not dry enough',
  },
  // 'show me that then', after what if it is waterproof laminate
  {
    asks: starting('(?:show me|can i see|let me see|have (?:you|yous)(?: got)?) (?:that|those|some|one|them|it)'),
    after: new RegExp(
      `\\b(?:if|about) (?:it'?s |it is |i (?:get|use|want) )?(?:an? )?((?:waterproof|water resistant|click|wool|porcelain|engineered|solid|cheap|glue down)[\\w ]*? (?:${kinds})s?)[\\s?!.]*$`,
      'i',
    ),
    meant: (_, last) => `show me ${last?.[1]}`,
  },
  // 'show me the cheapest 12', of laminate in another thickness
  {
    asks: starting('(?:show me |what(?:.?s| is) )?(?:the |your )?(cheapest|dearest) (\\d{1,2})(?: ?mm)?(?: ones?)?'),
    meant: ([, which, mm], last, { wish, subject }) => {
      const kind = wish?.floor.length === 1 ? wish.floor[0] : (subject ?? /\b(laminate|lvt|engineered wood)\b/i.exec(last?.[0] ?? '')?.[0]);
      return kind ? `${which} ${mm}mm ${kind}` : null;
    },
    after: /^.*$/s,
  },
  // '14 then', of boards that there are not in 20 mm
  {
    asks: starting(String.raw`(?:ok |what about |how about |in )*(\d{1,2})(?: ?mm)?`),
    meant: ([, mm], _, { topic, wish }) =>
      topic === 'find' && wish?.thickness && wish.floor.length === 1 ? `show me ${mm}mm ${[...wish.species, wish.floor[0]].join(' ')}` : null,
  },
  // 'and colours', of several that were told of together
  {
    asks: starting(
      '(?:what |which )?colou?rs?(?: are there| have (?:you|yous)| do (?:you|yous) have| does it come in| is there| are they| do they come in)?',
    ),
    meant: (_, __, { topic, focus, shown }) =>
      focus ? 'show me the others of that range' : topic === 'facts' && shown.length > 1 ? 'what colours are those' : null,
  },
  // 'which hides dirt best', of a carpet
  {
    asks: starting(
      '(?:which|what)(?: one| colour| of them)? (?:would )?(hides?|shows?) (?:the )?(dirt|dust|hair|stains|marks|crumbs|mud) (best|least|most|the most|the least)',
    ),
    meant: ([, how, what, most], _, { subject, focus }) => (focus && subject ? `which ${subject} ${how} ${what} ${most}` : null),
  },
  // 'does it need grout', of tiles that were shown
  {
    asks: starting('(?:does|do|will|would|is|are) (?:it|they|those|these|that) (?:all )?(?:need |be |have to be |want )?(?:grout|grouted|grouting)'),
    meant: (_, __, { focus, shown, wish }) => (!focus && shown.length > 1 && wish?.floor.includes('tiles') ? 'do tiles need grout' : null),
  },
  // 'do I tape it', of an underlay
  {
    asks: starting(
      '(?:do|should|must|would) (?:i|we|you) (?:have to |need to )?(?:tape|join|overlap|glue) (?:it|them|the joints|the joins|that)(?: together)?',
    ),
    after: /\b(?:underlay|rolls?)\b/i,
    meant: () => 'do I tape underlay joints',
  },
  // 'how do I fix a scratch', of a kind that was spoken of
  {
    asks: starting(
      'how (?:do|would|can|should) (?:i|you|we) (?:fix|mend|repair|get out|hide|remove) (?:an? |the )?(scratch(?:es)?|dents?|chips?|scuffs?)',
    ),
    after: new RegExp(`\\b(${kinds})\\b`, 'i'),
    meant: ([, what], last, { focus }) => (focus ? null : `how do I fix a ${what} in ${last?.[1]}`),
  },
  // 'it was the Glenshane honeycomb', of what was bought here
  {
    asks: starting('it (?:was|is|was called|is called) (?:the |your )?([a-z][\\w &-]{4,40}?)'),
    after: /\b(?:bought|ordered|got)\b.*\b(?:more|same|another|extra)\b/i,
    meant: ([, name]) => `do you still sell ${name}`,
  },
  {
    asks: starting('(?:will|would|does|do) (?:it|they|the new (?:ones?|box(?:es)?)|that)(?: still)? match(?: what i have| the old one| my floor)?'),
    after: /^(?:it was|it is) /i,
    meant: () => 'do batches differ in colour',
  },
  // 'in metres', of yards
  {
    asks: starting('(?:what(?:.?s| is) that )?in (?:square )?(?:met(?:re|er)s?|m2)(?: squared?)?'),
    after: /(\d+(?:\.\d+)? ?(?:sq(?:uare)? ?)?(?:yards?|yds?|feet|ft|foot))/i,
    meant: (_, last) => `how many m2 is ${last?.[1]}`,
  },
  // 'can I get carpet ones', of samples
  {
    asks: starting(`(?:can i (?:get|have|order)|do (?:you|yous) (?:do|have)|are there|have (?:you|yous))(?: any)? (${kinds}) (?:ones?|samples?)`),
    meant: ([, kind], _, { topic }) => (topic === 'samples' ? `can I get ${kind} samples` : null),
  },
  // 'on concrete', 'what glue', of a bar for a doorway
  {
    asks: starting(
      '(?:what if it(?:.?s| is) |and |if it(?:.?s| is) )?(?:on|to|onto|into) (?:a )?(concrete|screed|tiles|timber|wood|floorboards)(?: floor)?',
    ),
    after: /\b(?:fit|fix|put down|attach|fixed)\b.*\b(?:threshold|door bar|t-?bar|door strip|ramp bar)/i,
    meant: ([, base]) => `how do I fix a door bar to ${base}`,
  },
  {
    asks: starting('(?:what|which) (?:glue|adhesive)(?: do i (?:use|need))?(?: for (?:it|that))?'),
    after: /\b(?:threshold|door bar|t-?bar|door strip|ramp bar)/i,
    meant: () => 'what glue for a door bar',
  },
  // 'is there a taller one', of skirting
  {
    asks: starting(
      '(?:is there|are there|have (?:you|yous)(?: got)?|do (?:you|yous) have|any) ?(?:an? |any )?(?:tall|high|deep|bigg|larg)er(?: one| ones)?',
    ),
    meant: (_, __, { wish }) => (wish?.floor.includes('skirting') ? 'what heights of skirting have you' : null),
  },
  // 'can I have the trim', of the kinds that follow
  {
    asks: starting(
      `(?:what |which )?trims? (?:for|at|do i need (?:for|at)) (?:the |my )?(?:front|back|outside|patio) door(?: for (?:the )?(?:${kinds}))?`,
    ),
    meant: () => 'which threshold for an outside door',
  },
];
