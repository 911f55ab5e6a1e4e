import { where } from './left-out-of-shown.ts';
import { type Before, goods, it, kindOf, type LeftOut, size, starting } from './left-out-rule.ts';

/** The two kinds that were set side by side; null where there were no two. */
function twoOf({ explained, wish }: Before): string | null {
  const two = explained.length === 2 ? explained : wish?.floor.length === 2 ? wish.floor : null;
  return two ? two.join(' or ') : null;
}

const kindOrKind =
  /\b(?:carpet|laminate|lvt|vinyl|wood|tiles?|lino|bamboo|engineered wood|solid wood) or (?:carpet|laminate|lvt|vinyl|wood|tiles?|lino|bamboo|engineered wood|solid wood)\b/i;

/** What is left out of a question on a kind of floor that was told of, on two, or on several of a name. */
export const leftOutOfKinds: readonly LeftOut[] = [
  // 'how much for 18 m²', after whether bamboo is any good
  {
    asks: starting(
      `(?:roughly )?(?:how (?:much|many)(?: boxes| packs| metres| would (?:it|that) be| is (?:it|that)| does (?:it|that) cost| would (?:it|that) cost| do i need| would i need)*|what(?: would| does|'?s| is)?(?: (?:it|that|they))?(?: cost| be| come to)?)(?: roughly| about)? (?:for|to do|to cover) (?:about |roughly )?(${size})`,
    ),
    meant: ([, area], _, before) => {
      const kind = before.topic === 'find' || before.shown.length || before.measured.length ? null : kindOf(before);
      return kind && !goods.test(kind) ? `how much would ${kind} cost for ${area}` : null;
    },
  },
  // 'which is cheaper to lay', of two kinds
  {
    asks: starting(
      "(?:which|what)(?: one| of (?:them|those|the two))?(?: is|'s| are| would be| works out)? (?:the )?(cheaper|dearer|easier|quicker|harder|faster|cheapest|easiest|quickest) to (lay|fit|install|have laid|get laid|have fitted|get fitted|put down)",
    ),
    after: /^[\s\S]*$/,
    meant: ([, how, lay], last, before) => {
      const two = before.topic === 'find' ? null : (twoOf(before) ?? kindOrKind.exec(last?.[0] ?? '')?.[0]);
      if (!two) return null;
      return /cheap|dear/i.test(how ?? '')
        ? `what costs more to have laid, ${two}`
        : `which is ${how} to ${/lay|laid/.test(lay ?? '') ? 'lay' : 'fit'}, ${two}`;
    },
  },
  // 'ok the lvt then', of what was advised
  {
    asks: starting(
      "(?:(?:i'?ll |we'?ll |lets |let'?s )?(?:go (?:with|for)|have|take|look at|see) |maybe |what about )?(?:the |some )(laminate|lvt|vinyl|sheet vinyl|carpet|tiles|porcelain|wood|engineered wood|safety vinyl|lino)(?: instead)?",
    ),
    meant: ([, kind], _, { topic, wish, focus }) =>
      !focus &&
      wish &&
      (topic === 'find' || topic === 'recommend' || topic === 'suitability') &&
      (wish.floor.length !== 1 || wish.floor[0] === kind?.toLowerCase())
        ? `show me ${kind}${where(wish.condition, wish.room)}`
        : null,
  },
  // 'we have a heavy oak table', of a kind that is looked for; 'would it leave marks'
  {
    asks: starting(
      "(?:but |and )?(?:i|we)(?:'?ve| have)?(?: got| have)? (?:an? |some |our )?(?:(?:very|really|quite|big|old|large) )*(?:heavy |big |large )(?:\\w+ ){0,2}(?:table|piano|wardrobes?|sofa|bed|dresser|furniture|fridge|bookcases?|fish tank|sideboard|cabinet|range|cooker)(?: (?:in|on|going) .{2,30})?",
    ),
    meant: (_, __, before) => (kindOf(before) ? `is ${kindOf(before)} ok under heavy furniture` : null),
  },
  {
    asks: starting(`(?:would|will|does|do) (?:${it}|they) (?:leave|make) (?:an? |any )?(?:marks?|dents?|dips?)(?: (?:on|in) ${it})?`),
    after: /\b(?:furniture|table|piano|wardrobes?|sofa|bed|dresser|fridge|castors|chairs?|heels)\b/i,
    meant: (_, __, before) => (kindOf(before) ? `does heavy furniture dent ${kindOf(before)}` : null),
  },
  // 'what if it's dried in', of a stain
  {
    asks: starting(
      "(?:what if |and if |but )?(?:it'?s|its|it is|it has|they'?re) (?:already |all )?(?:dried(?: in| on)?|dry|old|been there .{3,20}|set|set in|days old)(?: now| already)?",
    ),
    after:
      /\b(?:stains?|stained|spilt|spilled|spills?|wine|coffee|tea|ink|blood|paint|wax|gum|pee|urine|get .{3,25} (?:out of|off))\b.*?\b(carpet|laminate|lvt|vinyl|wood|tiles?|wool)?/i,
    meant: (_, last, before) =>
      `how do I get an old dried stain out of ${/carpet|wool/i.test(`${last?.input}`) ? 'carpet' : (kindOf(before) ?? before.subject ?? 'carpet')}`,
  },
  // 'which is the lightest', of a range
  {
    asks: starting("(?:and )?(?:which|what)(?: one)?(?: is|'s| would be)? (?:the )?(lightest|darkest|palest|cheapest|dearest)(?: one)?"),
    meant: ([, most = ''], _, { topic, shown, focus }) =>
      topic !== 'facts' || shown.length < 2 || focus ? null : /cheap|dear/.test(most) ? 'how much are those' : `which of those is the ${most}`,
  },
  // 'the green ones', of several of a name that were told of
  {
    asks: starting(
      '(?:what about |how about |i meant? |just )?the (green|white|grey|black|blue|pink|beige|cream|brown|dark|light|smoked|natural)(?: ones?)',
    ),
    after: /^[\s\S]*$/,
    meant: ([, colour], last, { topic, shown, focus }) =>
      topic === 'facts' && shown.length > 1 && !focus
        ? `${/\bhow much|price|cost/i.test(last?.[0] ?? '') ? 'how much is' : 'tell me about'} the ${colour} one`
        : null,
  },
  // 'which ones have it', after the wear layer for a shop
  {
    asks: starting(
      '(?:which|what)(?: ones?| of (?:yours|them|those)| floors?| lvt)?(?: do (?:you|yous) have (?:with|that have)| have| has| come with| has got) (?:it|that|one|enough|that much)',
    ),
    after: /\bwear ?layer\b/i,
    meant: (_, __, { wish }) => (wish?.room.includes('Office') ? 'which lvt have a wear layer of 0.7mm' : null),
  },
  // 'is that one AC5', of several
  {
    asks: starting(`(?:is|are) (?:${it}|they|that one|any of (?:them|those)|the first one)(?: an?| all)? (?:ac ?\\d)(?: rated)?`),
    meant: (_, __, { focus, shown }) => (focus ? 'what AC rating is it' : shown.length > 0 ? 'what AC rating are they' : null),
  },
  // 'would it mark', of a rug or a chair on a kind
  {
    asks: starting(`(?:would|will|does|do|could) (?:${it}|they) (mark|stain|scratch|dent|damage|yellow|ruin)(?: (?:${it}|the floor))?`),
    after: /\b(rugs?|mats?|chairs?|castors|heels|pram|toys|bleach|plant pots?|rubber back\w*)\b/i,
    meant: ([, harm], last, before) => {
      const kind = kindOf(before) ?? before.subject;
      const what = /rug|mat|rubber/i.test(last?.[1] ?? '') ? 'rubber backed rugs and mats' : last?.[1];
      return kind && !before.focus ? `do ${what} ${harm === 'mark' ? 'stain' : harm} ${kind}` : null;
    },
  },
  // 'real', of what is looked for by its wood
  {
    asks: starting('(?:in |only |the |but )?(?:real|proper|actual|genuine)(?: wood| stuff| thing| ones?)?(?: only)?'),
    meant: (_, __, { topic, wish }) => (topic === 'find' && wish?.species.length === 1 ? `show me real wood in ${wish.species[0]}` : null),
  },
  // 'how does it wear'
  {
    asks: starting('how (?:does|do|will|would) (?:it|they|that|those) (?:wear|hold up|last|stand up)(?: over time| in time| with use)?'),
    meant: (_, __, before) =>
      before.focus
        ? 'is it hard wearing'
        : before.shown.length
          ? 'are they hard wearing'
          : kindOf(before)
            ? `how hard wearing is ${kindOf(before)}`
            : null,
  },
  // 'which of yours are lacquered', after which finish is better
  {
    asks: starting(
      '(?:which|what)(?: ones?| of (?:yours|your floors|them|those)| floors?)? (?:are|is|come|do you have|have you) (oiled|lacquered|brushed|matt|unfinished|waxed)',
    ),
    after: /\b(?:oiled|lacquer\w*|brushed|matt|waxed|finish)\b/i,
    meant: ([, finish]) => `show me ${finish} wood floors`,
  },
  // 'do you have it in grey', after whether loose lay is any good
  {
    asks: starting(
      '(?:have (?:you|yous)(?: got)?|do (?:you|yous) (?:have|do|sell)|does|is) (?:it|that|them|any|one)(?: come| available)? in (?:an? )?((?:light |dark |pale )?(?:grey|oak|white|black|brown|beige|cream|walnut|blue|green))',
    ),
    after:
      /\b(loose[- ]?lay|spc|wpc|herringbone|chevron|parquet|engineered wood|safety vinyl|sheet vinyl|carpet tiles|real lino|bamboo|laminate|lvt|carpet)\b/i,
    meant: ([, colour], last, { focus, shown, topic }) =>
      !focus && !shown.length && topic === 'advice'
        ? `have you ${last?.[1]}${/^(?:loose|spc|wpc)/i.test(last?.[1] ?? '') ? ' lvt' : ''} in ${colour}`
        : null,
  },
  // 'have you that in stock', of several
  {
    asks: starting(
      `(?:have (?:you|yous)(?: got)?|do (?:you|yous) have|is|are) (?:${it}|they)(?: all)? in stock(?: (?:now|at the minute|at the moment))?`,
    ),
    meant: (_, __, { focus, shown, topic }) => (!focus && shown.length > 1 && topic !== 'facts' ? 'are those in stock' : null),
  },
  // 'is it hard to lay', of a kind
  {
    asks: starting(`(?:is|are|would) (?:${it}|they)(?: be)? (hard|easy|difficult|tricky) to (?:lay|fit|install|put down)(?: yourself| myself)?`),
    meant: ([, how], _, before) => {
      const kind = before.topic === 'suitability' || before.topic === 'advice' ? kindOf(before) : null;
      return kind && !goods.test(kind) ? `is ${kind} ${how} to lay` : null;
    },
  },
  // 'and the dearest', after the price of the cheapest of a list
  {
    asks: starting(
      "(?:(?:what|how) about |how much is |what(?:'?s| is) )?the (dearest|cheapest|thickest|thinnest|widest|darkest|lightest|most expensive)(?: one)?(?: of (?:them|those))?",
    ),
    after: /\bthe (?:dearest|cheapest|thickest|thinnest|widest|darkest|lightest|most expensive)\b/i,
    meant: ([, most], _, { topic, wish, shown }) => (topic === 'facts' && wish && shown.length > 1 ? `show me the ${most} of those` : null),
  },
];
