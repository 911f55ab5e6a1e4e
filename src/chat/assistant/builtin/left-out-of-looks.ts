import { where } from './left-out-of-shown.ts';
import { isOfShown, kindOf, type LeftOut, starting } from './left-out-rule.ts';

const looks = 'tiles?|stones?|slate|marble|concrete|wood|oak|walnut|terrazzo';
const patterns = 'herringbone|chevron|hexagons?|parquet|planks?|patterned';
const these = '(?:it|they|those|these|any of (?:them|those|these)|any)';

/** What is left out of a question on how the floors that were shown look, and where else they can go. */
export const leftOutOfLooks: readonly LeftOut[] = [
  // 'do they come in a tile pattern', of a list: another look is sought, and no other of the first one's range
  {
    asks: starting(
      `(?:do|does|can|would|are|is|have (?:you|yous)|do (?:you|yous) (?:have|do)) ?${these}? (?:(?:come|available|sold|made|get|be got|got|get them) )?in (?:an? )?(?:(${looks})[ -]?(?:effect|pattern|look|style|design|finish)s?|(${patterns})(?: pattern| style| design| shape)?)`,
    ),
    meant: ([, look, pattern], _, { topic, focus, wish }) =>
      topic === 'find' && !focus && wish ? `any in ${look ? `${look.replace(/s$/, '')} effect` : pattern}` : null,
  },
  // 'ok what about walls', of tiles
  {
    asks: starting(
      '(?:what about |how about |(?:is|are|would|will|can) (?:it|that|they|those|the same (?:one|ones|tiles?)) (?:be )?(?:ok|okay|fine|alright|suitable|good|do|go|work|used)? ?)(?:for |on |up |with )?(?:the |a )?(?:(?:bathroom|kitchen|shower) )?walls?(?: too| as well| instead)?',
    ),
    meant: (_, __, before) =>
      isOfShown(before) && before.wish?.floor.some((name) => /tile|porcelain|ceramic|stone|marble|slate|granite|limestone|travertine/.test(name))
        ? before.focus
          ? 'can it go on a wall'
          : 'can they go on a wall'
        : null,
  },
  // 'would I be able to see the Portaferry there', after the hours: in the showroom
  {
    asks: starting(
      "((?:can|could|would|will|may|do|are|is|have) (?:i|we|you|yous|the|there|your|any)\\b.{0,40}?\\b(?:see|look at|view|feel|touch|have|got|look|keep)\\b.{0,50}?) (?:in |down |up |over |out )?(?:there|when (?:i'?m|we'?re|im) (?:there|in|down)|if (?:i|we) (?:call|come|drive|pop|drop) (?:in|down|up|over|out))",
    ),
    meant: ([, asked], last, { topic, focus }) =>
      !focus && (topic === 'location' || topic === 'hours' || /\b(?:showroom|parking|open|call in)\b/i.test(last?.[0] ?? ''))
        ? `${asked} in the showroom`
        : null,
    after: /^[\s\S]*$/,
  },
  // 'have you the Ballydoran there to look at'
  {
    asks: starting(
      '(?:have (?:you|yous)(?: got)?|do (?:you|yous) (?:have|keep)|is|are) ((?:the |any |your )?.{3,40}?) (?:in |out |down )?there to (?:look at|see|view|feel)',
    ),
    after: /\b(?:where|showroom|parking|open|call in|based)\b/i,
    meant: ([, floor]) => `can I see ${floor} in the showroom`,
  },
  // 'just the floor', of tiles
  {
    asks: starting('(?:just|only|its|it is|no) (?:for )?the (floor|walls?)(?: tiles| ones?| not the (?:walls?|floor))?(?: (?:in|of|for) .{3,20}?)?'),
    meant: ([, surface], _, { topic, wish }) =>
      topic === 'find' && wish?.floor.some((name) => /tile|porcelain|ceramic/.test(name))
        ? `for the ${/wall/i.test(surface ?? '') ? 'wall' : 'floor'}`
        : null,
  },
  // 'no I meant the click stuff', of vinyl
  {
    asks: starting(
      '(?:(?:no|sorry|actually|oh),? )*(?:(?:i|we) (?:meant?|want(?:ed)?|was thinking of|am after) |not that,? |what about |the )*(?:the |a )?click(?:[- ]together)? (?:stuff|kind|sort|type|ones?|vinyl|planks?|version)?',
    ),
    meant: (_, __, { wish }) =>
      wish?.floor.join() === 'vinyl' || wish?.floor.join() === 'sheet vinyl' ? `show me click lvt${where(wish.condition, wish.room)}` : null,
  },
  // 'do you do it in laminate', after herringbone
  {
    asks: starting(
      '(?:do|have|can|is|does) (?:you|yous|i|it|that|they)(?: do| have| got| get| come| sell)?(?: (?:it|that|them|any|one))? in (laminate|lvt|vinyl|wood|real wood|engineered wood|porcelain|carpet|tiles?)',
    ),
    after: /\b(herringbone|chevron|hexagon|parquet|terrazzo|checkerboard|chequer\w*)\b/i,
    meant: ([, kind], last, { focus }) => (focus ? null : `have you ${last?.[1]?.toLowerCase()} in ${kind}`),
  },
  // 'is there a smaller one', of several of a name
  {
    asks: starting(
      '(?:(?:is|are) there|have (?:you|yous)(?: got)?|do (?:you|yous) have|any|got)? ?(?:an? |any )?(small|bigg|larg|thick|thinn|wid|narrow|cheap|light|dark)(?:er|ers)(?: ones?| size| version)?',
    ),
    meant: ([, stem = ''], _, { topic, shown, focus }) =>
      topic !== 'facts' || shown.length < 2 || focus
        ? null
        : /light|dark/.test(stem)
          ? `which of those is the ${stem}est`
          : /cheap/.test(stem)
            ? 'how much are those'
            : /thi/.test(stem)
              ? 'how thick are those'
              : 'what sizes are those',
  },
  // 'what's the next one up', of the one that is spoken of
  {
    asks: starting(
      "(?:what(?:'?s| is)|whats|show me|is there) (?:the |an? )?next (?:one )?(?:up|dearest|best|step up)(?: in price| from (?:it|that))?",
    ),
    meant: (_, __, { focus, topic }) => (focus && topic !== 'find' ? 'is there a dearer one like it' : null),
  },
  // 'show me ones in stone', of a kind that was advised: its look, and no real stone
  {
    asks: starting(
      `(?:show me |let me see |have (?:you|yous) |do (?:you|yous) have |any |can i see )?(?:some |ones? |any )?(?:in|with|that look like) (?:an? )?(${looks})(?:[ -](?:look|effect|pattern|finish|ones?))?`,
    ),
    meant: ([, look = ''], _, before) => {
      const kind = before.topic === 'suitability' || before.topic === 'advice' ? kindOf(before) : null;
      return kind && /^(?:click )?lvt$|laminate|vinyl/.test(kind) ? `show me ${look.replace(/s$/, '')} effect ${kind}` : null;
    },
  },
  // 'what's lighter in that', of one of a range
  {
    asks: starting(
      "(?:what(?:'?s| is)?|whats|which is|anything|have (?:you|yous) (?:anything|one)|is there one) (lighter|darker|paler|brighter) (?:in|of|from) (?:it|that|this|that (?:one|range)|the range|the same)",
    ),
    meant: ([, shade], _, { focus }) => (focus ? `do you have it in a ${shade === 'brighter' ? 'lighter' : shade} colour` : null),
  },
  // 'is it in a wide board'
  {
    asks: starting(
      '(?:is|are|does|do) (?:it|they|that|those) ?(?:in |come in |an? )*(?:wide|narrow|long|short)(?:er)?(?: (?:boards?|planks?|ones?))',
    ),
    meant: (_, __, before) => (before.focus ? 'what size are its boards' : before.shown.length ? 'what sizes are those' : null),
  },
];
