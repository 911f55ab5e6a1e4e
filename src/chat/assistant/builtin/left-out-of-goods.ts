import { type LeftOut, starting } from './left-out-rule.ts';

const ofTileGlue = /\b(?:tile (?:adhesive|glue)|(?:adhesive|glue) for (?:the |my )?(?:\w+ )?(?:porcelain|ceramic|tiles|stone))\b(?!.*\bgrout\b)/i;

const floors = 'carpet|laminate|lvt|vinyl|lino|tiles?|wood|engineered wood|solid wood|concrete|porcelain';

/** What is left out of a question about underlay or adhesive that was just told of. */
export const leftOutOfGoods: readonly LeftOut[] = [
  // 'how long after grouting can I use the floor': no page of a grout tells it
  {
    asks: starting(
      'how (?:soon|long)(?: do i wait| is it)? (?=.*\\bgrout).*\\b(?:use|walk on|step on|stand on|go on) (?:the |my )?(?:floor|tiles?|room|bathroom|kitchen|it|them)',
    ),
    meant: () => 'how soon can I walk on a tiled floor',
  },
  // 'what board do I use', after whether timber can be tiled
  {
    asks: starting(
      '(?:what|which) (?:kind of |sort of |size |thickness of )?(?:boards?|ply|plywood|backer boards?) (?:do|should|would|can|must) (?:i|we|you) (?:use|need|put down|want|lay)(?: first| under them| under it)?',
    ),
    after: /^(?=.*\btil(?:e|es|ing)\b)(?=.*\b(?:timber|wooden|floorboards?|joists|chipboard|boards)\b)/i,
    meant: () => 'what goes under tiles on floorboards',
  },
  // 'how much do I need for 5 m²', after the colour of grout for a tile
  {
    asks: starting(
      String.raw`how (?:many|much)(?: bags| of (?:it|that)| grout)* (?:would|do|will|should) (?:i|we) (?:need|want|take) (?:for|to do|to cover) (?:a |about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    after: /\b(?:what|which) (?:colou?r(?:ed)? (?:of )?)?grout\b.*?\b(?:with|for|suits?) (?:the |my |your )?(.{4,50}?)[\s?!.]*$/i,
    meant: ([, area], last) => `how much grout for ${area} of ${last?.[1]}`,
  },
  // 'does it stain easily', of a carpet
  {
    asks: starting('(?:does|do|would|will) (?:it|they|that|those) (?:stain|mark|get dirty)(?: easily| easy| much| badly)?'),
    after: /\b(wool|polypropylene|nylon|polyester) carpets?\b/i,
    meant: (_, last, { focus }) =>
      focus ? null : /wool/i.test(last?.[1] ?? '') ? 'how do I clean a wool carpet' : `does ${last?.[1]?.toLowerCase()} carpet stain`,
  },
  // 'waterproof', of what was told for a room
  {
    asks: starting(
      "(?:it |they |and it )?(?:has to be |have to be |needs? to be |must be |should be |'?s got to be )?(?:fully |totally |completely |100% )?(waterproof|water resistant)(?: ones?)?",
    ),
    meant: ([, what], _, { topic, wish, focus }) =>
      topic === 'recommend' && !focus && wish?.room.length === 1
        ? `show me ${what} ${wish.floor.length === 1 ? wish.floor[0] : 'floors'} for a ${wish.room[0]?.toLowerCase()}`
        : null,
  },
  // 'and with underlay, how much for 15 m²', of the floor that is spoken of
  {
    asks: starting(
      String.raw`(?:with|including|plus) (?:the )?underlay,? (?:how much|what|what price)(?: is it| would it be| does it come to| would it cost)? (?:for|to do) (?:a )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    meant: ([, area], _, { focus }) => (focus ? `how much for ${area} of it with underlay` : null),
  },
  // 'what underlay would I use then', after whether a floor suits heating: one for that
  {
    asks: starting(
      '(?:what|which) underlay (?:would|do|should|will|must|can) (?:i|we|you) (?:use|need|want|get|put|go for|recommend)(?: (?:with|under|for|below) (?:it|that))?',
    ),
    after: /\b(?:under ?floor heating|underfloor|ufh|heated floor)\b/i,
    meant: (_, __, { focus, subject }) =>
      focus ? 'what underlay for it over underfloor heating' : subject ? `which underlay for ${subject} over underfloor heating` : null,
  },
  // 'how much', after what a ramp bar is
  {
    asks: starting('how much(?: (?:is|are|does|do|would)(?: (?:it|that|one|they|those))?(?: cost| be)?)?'),
    after:
      /\bwhat(?:'?s| is| are| does)?(?: an?| the)? (ramp bars?|t-?bars?|scotia|stair nosings?|nosings?|thresholds?|tackifier|primer|levelling clips|seam sealer|pipe covers?|tile trims?)\b/i,
    meant: (_, last, { focus }) => (focus ? null : `how much is the ${last?.[1]}`),
  },
  // 'for LVT', of nosings or glue
  {
    asks: starting(
      `(?:it'?s |its |and )?(?:for|with|on) (?:an? |the |my )?(carpet|laminate|lvt|vinyl|engineered wood|solid wood|wood|tiles|lino)(?: stairs| floor)?`,
    ),
    after: /\b(stair nosings?|nosings?|adhesive|glue|primer|cleaner|sealer)\b/i,
    meant: ([, kind], last) => `which ${last?.[1]} for ${kind}`,
  },
  // 'is there a better one', of underlays
  {
    asks: starting(
      '(?:is there|are there|have (?:you|yous)(?: got)?|do (?:you|yous) have|any)? ?(?:an? |any )?(?:better|nicer|good quality) (?:one|ones|quality|underlay)',
    ),
    meant: (_, __, { wish, focus, shown }) =>
      !focus && shown.length > 1 && wish?.floor.includes('underlay') ? 'what does a dearer underlay give' : null,
  },
  // 'what about the grout lines', of a floor over tiles
  {
    asks: starting(
      '(?:what about|do i (?:need to |have to )?fill(?: in)?|what do i do (?:about|with)|must i fill) (?:the )?(?:grout )?(?:lines|joints|grout lines|gaps between the tiles|grout)(?: first)?',
    ),
    meant: (_, __, { wish }) =>
      wish?.condition.includes('over tiles') ? 'do I fill the joints between old tiles before laying a click floor' : null,
  },
  // 'for laminate', after which underlay is best
  {
    asks: starting(
      `(?:it'?s |its |it is |i mean |and )?(?:for |under |with |below )?(?:an? |the |my |some )?(carpet|laminate|lvt|click lvt|engineered wood|engineered oak|solid wood|wood|tiles)(?: floor| flooring)?`,
    ),
    after: /\bunderlay\b/i,
    meant: ([, kind], last, { topic }) => {
      const before = last?.input ?? '';
      const other = new RegExp(floors.replace('|concrete', ''), 'i').test(before);
      const there = /\bconcrete|screed\b/i.test(before)
        ? ' on concrete'
        : /\b(?:flat|noise|sound|quiet|upstairs|neighbours?)\b/i.test(before)
          ? ' for noise in a flat'
          : '';
      return topic === 'advice' && !other ? `which underlay for ${kind}${there}` : null;
    },
  },
  // 'for laminate to carpet', after door bars
  {
    asks: starting(
      `(?:it'?s |its |i need (?:one|it) |one |something |going |to go )*(?:for |from |between )?(?:the |my |a )?(${floors}) (?:to|and|into|meeting|onto|against) (?:the |my |a )?(${floors})(?: in .{3,20}?)?`,
    ),
    after: /\b(?:door ?bars?|thresholds?|t-?bars?|ramp bars?|door strips?|transition strips?|trims?|joining strips?)\b/i,
    meant: ([, one, other]) => `which door bar for ${one} to ${other}`,
  },
  // 'which one is better', after the underlay for a kind
  {
    asks: starting("(?:which|what)(?: one| of (?:them|those))?(?:'?s| is| are| would be) (?:the )?(?:better|best)(?: one)?"),
    after: new RegExp(
      `\\bunderlay (?:goes |do i need |should i use |would you use )?(?:for|with|under|below|beneath) (?:an? |the |my )?(${floors})\\b`,
      'i',
    ),
    meant: (_, last) =>
      /carpet/i.test(last?.[1] ?? '') ? 'what is the difference between foam and rubber carpet underlay' : `which underlay for ${last?.[1]} is best`,
  },
  // 'and what's the grout', of tiles that were worked out
  {
    asks: starting("(?:what(?:'?s| is| about)|how much(?: is|'?s)) (?:the |your )?(grout|adhesive|glue|underlay)(?: cost| come to)?"),
    meant: ([, goods], _, { measured, shown, focus, topic }) =>
      topic === 'find' && measured.length && shown.length > 1 && !focus ? `and with ${goods}` : null,
  },
  // 'what would you use instead', after whether an underlay is all right below laminate
  {
    asks: starting(
      '(?:(?:what|which)(?: one| underlay)? (?:would|should|could|can|do|does) (?:you |i |we )?(?:use|put|have|need|go for|recommend|suggest|do|be ok|work|suit)(?: (?:down|under it|under that|for (?:it|that)))*(?: (?:instead|then))*|which (?:one|ones)(?: (?:is|are|would be) (?:ok|right|best|suitable))?|what is (?:ok|right)(?: then| instead)?)',
    ),
    after: /\b(?:under|below|with|for|beneath) (?:an? |the |my )?(carpet|laminate|lvt|click lvt|engineered wood|solid wood|wood)\b/i,
    meant: (_, last, { wish, shown }) => (wish?.floor.includes('underlay') && shown.length > 0 ? `which underlay for ${last?.[1]}` : null),
  },
  // 'what about carpet', after the underlay for laminate
  {
    asks: starting(
      '(?:and |what about |how about |(?:is|would) (?:it|that) (?:be )?the same )+(?:for |under |with )?(?:an? |the )?(carpet|laminate|lvt|click lvt|vinyl|engineered wood|solid wood|wood|tiles)(?: on (?:concrete|floorboards|the stairs|stairs))?',
    ),
    after: /^(?:(?:what|which|do i need(?: an?)?|is there an?) )+underlay\b/i,
    meant: ([, kind]) => `which underlay for ${kind}`,
  },
  {
    asks: starting('(?:and |what about |how about |is (?:it|that) ok )+(?:with |over |for |on )?(?:underfloor heating|ufh|heated floors?)'),
    after:
      /^(?:(?:what|which) )underlay (?:for|with|under|do i need for) (?:an? |the |my )?(carpet|laminate|lvt|click lvt|vinyl|engineered wood|solid wood|wood)\b/i,
    meant: (_, last) => `which underlay for ${last?.[1]} over underfloor heating`,
  },
  // 'how much is that', 'have you a cheaper one', 'how many for 20 m²', of the adhesive for tiles
  {
    asks: starting(
      "(?:how much (?:is|are) (?:it|that|this|they|those)|what(?:'?s| is) the price(?: of (?:it|that|those))?|what (?:does|do) (?:it|that|they|those) cost)",
    ),
    after: ofTileGlue,
    meant: (_, __, { focus }) => (focus ? null : 'what tile adhesive do you sell'),
  },
  {
    asks: starting('(?:do (?:you|yous) have|have (?:you|yous)(?: got)?|is there|any(?:thing)?) ?(?:an?(?:y)? |anything )?cheaper(?: one)?'),
    after: ofTileGlue,
    meant: (_, __, { focus }) => (focus ? null : 'what is the cheapest tile adhesive'),
  },
  {
    asks: starting(
      String.raw`how (?:many|much)(?: bags| of (?:it|that))* (?:would|do|will|should) (?:i|we) (?:need|want|take) (?:for|to do|to cover) (?:a |about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    after: ofTileGlue,
    meant: ([, area]) => `how much tile adhesive do I need for ${area}`,
  },
  // 'how many would I need for 20 m²', after the underlay for a kind
  {
    asks: starting(
      String.raw`how (?:many|much)(?: rolls| packs| of (?:it|that))* (?:would|do|will|should) (?:i|we) (?:need|want|take) (?:for|to do|to cover) (?:a |about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    after:
      /^(?:(?:what|which|the|best) )*underlay (?:do i need |would you use )?(?:for|with|under) (?:an? |the |my )?(carpet|laminate|lvt|click lvt|engineered wood|wood)\b/i,
    meant: ([, area], last) => `how many rolls of underlay for ${last?.[1]} for ${area}`,
  },
  {
    asks: starting('how (?:do|would|should|can) (?:i|we|you) use (?:it|that|this|them|those|these)'),
    meant: (_, __, { focus, wish }) => (!focus && wish?.floor.includes('underlay') ? 'how do I lay underlay' : null),
  },
  // 'and underlay', of floors of several kinds
  {
    asks: starting('(?:and |what about |how about )*(?:the )?underlay'),
    meant: (_, __, { topic, focus, shown, wish }) =>
      topic === 'find' && !focus && shown.length > 1 && wish?.floor.length === 0 ? 'do they need underlay' : null,
  },
  // 'how many for 18 m²', of the adhesive that was just told of
  {
    asks: starting(
      String.raw`how (?:many|much)(?: tubs?| bags?| of (?:it|that|them|those))*(?: (?:would|do|will|should) (?:i|we) (?:need|want|take))? (?:for|to do|to cover) (?:a |about )?(\d[\w .,²]*(?:(?:x|by) ?\d[\w .²]*)?)`,
    ),
    after: /\b(?:adhesive|glue|tackifier)\b(?!.*\b(?:tile|porcelain|ceramic|grout)\b)/i,
    meant: ([, area], _, { focus }) => (focus ? `how much of it for ${area}` : null),
  },
  // 'what's that with underlay', of one floor or several that were worked out
  {
    asks: starting(
      "(?:(?:what(?:'?s| is| are| would| will)?|how much(?:'?s| is| are| for| would| will)?|(?:the )?(?:price|cost|total)(?: of)?) (?:it|that|they|those|these|them|this)(?: all)?(?: be| cost| come to| come out at| work out at)?(?: roughly| about)?|what about) (?:with|plus|including|incl|inc|adding) (?:the |some |an? )?((?:underlay|adhesive|glue|grout|skirting)(?:(?: and| or|,) (?:the )?(?:underlay|adhesive|glue|grout|skirting))*)(?: (?:added|included|too|as well|on top|in it))?",
    ),
    meant: ([, goods], _, { measured, shown, focus }) => (measured.length && (focus || shown.length) ? `and with ${goods}` : null),
  },
  // 'what's the first one with underlay'
  {
    asks: starting(
      "what(?:'?s| is| would) (?:the )?(first|second|third|last|cheapest|dearest)(?: one)?(?: be| cost)? (?:with|plus|including|incl) (?:the )?((?:underlay|adhesive|glue|grout)(?: and (?:adhesive|glue|grout))?)",
    ),
    meant: ([, which, goods], _, { measured, shown }) => (measured.length && shown.length ? `how much is the ${which} one with ${goods}` : null),
  },
  // 'do the trims match and are they in the price', of a floor that was shown
  {
    asks: starting(
      '(?:do|does|will|would) (?:the |your )?(?:trims?|bars?|profiles?|door bars?|threshold(?:s| bars?)?|beading|scotia) match(?: (?:it|them|the floor|the \\w+))?(?:,? (?:and )?(?:are|is) (?:they|it|that) (in the price|included|extra|separate)(?: or (?:extra|separate|not))?)?',
    ),
    meant: ([, price], _, { shown, focus, subject, wish }) => {
      if (!focus && !shown.length) return null;
      return price ? 'are trims included or are they extra' : `what trims and beading do you sell for ${wish?.floor[0] ?? subject ?? 'floors'}`;
    },
  },
];
