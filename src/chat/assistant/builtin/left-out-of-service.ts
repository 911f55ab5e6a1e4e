import { type LeftOut, starting } from './left-out-rule.ts';

/** What is left out of a question about an order, what goes back, samples and the work. */
export const leftOutOfService: readonly LeftOut[] = [
  // 'it's not opened', after the wrong one was ordered
  {
    asks: starting(
      "(?:it'?s|it is|its|they(?:'?re| are)|i(?:'?ve| have)(?:n'?t| not)?) (?:all |still )?(?:not (?:been )?opened|unopened|sealed|opened (?:it|them|any|one)?|in (?:the|its|their) (?:box|boxes|wrapping|packaging))(?: yet)?",
    ),
    after:
      /^.*\bi(?:'?ve| have)? (?:(?:ordered|bought|got) (?:the wrong|too (?:many|much))|changed my mind|do ?n['o]t (?:like|need|want))\b.*?(?=[\s?!.]*$)/i,
    meant: (_, last) => `${last?.[0]}, it is unopened, can I send it back`,
  },
  // 'who pays to send it back', after that
  {
    asks: starting(
      '(?:who pays|do i (?:have to )?pay|is it free|what does it cost(?: me)?)(?: the postage| for the postage| for that| for it)?(?: to (?:send|return|post) (?:it|them)(?: back)?)?',
    ),
    after:
      /^.*\b(?:ordered the wrong|ordered too|bought too|changed my mind|do ?n['o]t (?:like|need|want)|unopened)\b.*\b(?:send|take|bring|return)\b.*$/i,
    meant: () => 'who pays to send back unopened goods that I ordered by mistake',
  },
  // 'even the sale ones', after VAT
  {
    asks: starting(
      '(?:even |also |is that |and |what about |does that include |for )*(?:on |for )?(?:the )?((?:sale|reduced|offer|carpet|tile|delivery|fitting|sample)s?(?: (?:ones|prices|items|floors|stuff|price|charge|cost))?)(?: too| as well)?',
    ),
    after: /\bvat\b/i,
    meant: ([, what]) => (/sale|reduced|offer/i.test(what ?? '') ? 'do sale prices include vat' : `does the price of ${what} include vat`),
  },
  // 'how long does the sale last'
  {
    asks: starting(
      '(?:how long (?:does|do|will|is|are) (?:the |that |this |your |these )?(?:sale|offers?|promotion|deals?|reduc\\w+|sale prices?)(?: (?:last|on|go on|run|be on|going on|running))?(?: for)?|(?:until|till?) when(?: is (?:it|that|the (?:sale|offer)) on)?|when (?:does|do|is) (?:it|they|that) (?:end|finish|stop|over)|how long is (?:it|that) on(?: for)?)',
    ),
    meant: ([said], _, { topic }) => (/sale|offer|promotion|deal|reduc/i.test(said) || topic === 'discount' ? 'when does the sale end' : null),
  },
  // 'it's the Quoile Mill Oak', after how long it takes
  {
    asks: starting("(?:it'?s|it is|its|they(?:'?re| are)|it would be|that(?:'?s| is)|for) (?:for )?(the [a-z][a-z' -]{4,40})"),
    after: /\b(?:how (?:long|soon)|when)\b.*\b(?:deliver\w*|order|arrive|get|come|here)\b|\blead time\b/i,
    meant: ([, floor], last, { topic }) => {
      const kind = /\b(?:carpet|laminate|lvt|vinyl|tile)s?\b/i.exec(last?.input ?? '')?.[0] ?? '';
      return topic === 'delivery' || topic === 'order' ? `is ${`${floor} ${kind}`.trim()} in stock, and how long does delivery take` : null;
    },
  },
  // 'and Northern Ireland?'
  {
    asks: starting('(?:what about |to |in |for )?(northern ireland|scotland|england|wales|the south|the republic|the isle of man)'),
    after: /\b(?:deliver\w*|order|vat|postage)\b/i,
    meant: ([, place]) => `do you deliver to ${place}`,
  },
  // 'can I get 10', of samples
  {
    asks: starting(String.raw`(?:can|could|may) (?:i|we) (?:get|have|order|take) (\d{1,2})(?: of (?:them|those))?`),
    after: /\bsamples?\b/i,
    meant: ([, count]) => `how many samples can I order, are ${count} allowed`,
  },
  // 'what if I don't want to', after whether skirting has to come off
  {
    asks: starting("(?:what if|and if|can) i (?:do ?n'?t want to|don'?t|leave it(?: on)?|not bother)"),
    after: /\b(?:take|taking|remove|pull)\b.*\bskirting\b|\bskirting\b.*\boff\b/i,
    meant: () => 'can I leave the skirting on',
  },
  // 'do I prime it first', after what levels a floor
  {
    asks: starting(
      '(?:do|should|must|would) (?:i|we|it) (?:have to |need to |need )?(?:be )?prime(?:d|r)?(?: it| the floor| that| on it)?(?: first| before)?',
    ),
    after: /\blevel\w*|smoothing\b|\bself[- ]level\w*/i,
    meant: () => 'do I need to prime the floor before levelling compound',
  },
  // 'and what do I cover it with after', of the gap round the edge
  {
    asks: starting(
      "(?:what|how) (?:do|should|would|can|will) (?:i|we|you) (?:cover|hide|finish|trim) (?:it|that|the gap)(?: off)?(?: up)?(?: with)?(?: after| afterwards| then| at the end| once it'?s down)?",
    ),
    after: /\b(?:gap|expansion)\b/i,
    meant: () => 'what covers an expansion gap',
  },
  // 'which wears better', 'which is cheaper', after what sets two kinds apart
  {
    asks: starting(
      '(?:which|what)(?: one)? (wears better|lasts longer|is cheaper|is dearer|is softer|is warmer|is better for (?:the |a |my )?(?:stairs|hall|bedroom|living room)|is hardest wearing)',
    ),
    after:
      /\b(?:difference between|which wears better|which lasts longer|which is (?:cheaper|dearer|softer|warmer|better for (?:\w+ ){1,2}))\s*(?:an? |the )?([a-z]{3,12}) (?:and|or|&) (?:an? |the )?([a-z]{3,12})(?: carpets?)?[\s?!.]*$/i,
    meant: ([, how], last) => `which ${how} ${last?.[1]} or ${last?.[2]}`,
  },
  // 'does it shed', after a kind of carpet
  {
    asks: starting('(?:do|does|will|would) (?:it|they|that|that one|new ones)(?: not)? (?:shed|fluff|moult)(?: a lot| much| at first)?'),
    after: /\b(?:carpets?|saxony|twist|loop|wool|pile)\b/i,
    meant: () => 'do new carpets shed',
  },
  // 'I ordered as a guest', after where it is
  {
    asks: starting(
      "(?:i |we )?(?:ordered|bought|paid|checked out|did it|it was)(?: it| them)? as a guest|i (?:don'?t|do not|haven'?t|have not) (?:have |got )?an account|i(?:'?m| am) not (?:registered|a member)",
    ),
    after: /\b(?:orders?|ordered|delivery|samples)\b/i,
    meant: () => 'where is my order',
  },
  // 'even with online shops', after whether prices are matched
  {
    asks: starting(
      '(?:even |also |what about |how about |does that include |is that )*(?:with |for |against )?(?:the )?(?:online|internet|web)(?:[- ]only)? (?:shops?|stores?|retailers?|sellers?|places?|prices?)(?: only| too| as well)?',
    ),
    after: /\bprice[- ]?match|\bbeat\b/i,
    meant: () => 'do you price match online shops',
  },
  // 'is there one in a light grey', after what floors are best
  {
    asks: starting(
      '(?:is there|are there|have (?:you|yous)|do (?:you|yous) (?:have|do)|got)(?: any)? (?:one|ones|any|some) in (?:an? )?((?:light|dark|pale|mid|warm) )?(grey|beige|brown|white|black|cream|blue|green)',
    ),
    after: /\b(?:floor|flooring)\b/i,
    meant: ([, tone = '', colour], _, { focus, topic }) => (focus || topic === 'find' ? null : `have you a ${tone}${colour} one`),
  },
  // 'which is better with kids', after lacquered or oiled
  {
    asks: starting(
      "(?:which|what)(?: one| of those| of the two)?(?: is|is|'s| would be|s)? (better|best|easier|tougher|harder wearing)((?: (?:for|with|to) .{3,30}?)?)",
    ),
    after:
      /\b(lacquered|oiled|matt|gloss|polished|honed|riven|smooth|brushed|glued?[ -]down|click) or (lacquered|oiled|matt|gloss|polished|honed|riven|smooth|brushed|glued?[ -]down|click)[\s?!.]*$/i,
    meant: ([, how, where = ''], last, { wish, subject }) =>
      `is ${last?.[1]} or ${last?.[2]} ${wish?.floor[0] ?? subject ?? 'floor'} ${how === 'best' ? 'better' : how}${where}`,
  },
  // 'do they need to be heatproof', of tiles for a hearth
  {
    asks: starting(
      '(?:do|does|must|should|are|is) (?:they|it|those|the tiles|these) (?:(?:need|have) to be |be )?(?:heat[- ]?(?:proof|resistant|safe)|fire[- ]?proof|special)(?: ones)?',
    ),
    after: /\b(?:hearth|fireplace|stove|log burner)\b/i,
    meant: () => 'do hearth tiles need to be heatproof',
  },
  // 'what do I need for a hall', after what a wear layer or a class is
  {
    asks: starting(
      '(?:so )?(?:what|which)(?: one)? (?:do|would|should|will) (?:i|we) (?:need|want|look for|go for|get)(?: then)? for (?:an? |the |my |our )?(.{3,25}?)',
    ),
    after: /\bwhat(?:'?s| does| is| are| do) (?:an? |the )?(wear layers?|ac ratings?|ac[ -]?[345]|r ratings?|r ?1[0-3]|slip ratings?)\b/i,
    meant: ([, where], last) => {
      const figure = last?.[1]?.toLowerCase() ?? '';
      return `what ${figure.startsWith('wear') ? 'wear layer' : figure.startsWith('ac') ? 'AC rating' : 'slip rating'} do I need for a ${where}`;
    },
  },
  // 'is that with extra for cuts', after a sum and another question
  {
    asks: starting(
      '(?:is|does|do|are) (?:that|it|those|they|you) (?:come )?(?:with|include|including|allow for|allowing for|count|have)(?: any| the| some)? ?(?:extra |waste |spare )?(?:for )?(?:(?:the )?cuts|waste|wastage|cutting|breakages|offcuts)(?: too| in it)?',
    ),
    after: /\b(?:boxes|packs|how much|how many)\b.*\b(?:monthly|finance|deliver\w*|instalments?)\b/i,
    meant: () => 'do your calculations include waste for cuts',
  },
  // 'how do I fit it', after what click vinyl is
  {
    asks: starting('how (?:do|would|can|should) (?:i|we|you) (?:fit|lay|install|put down) (?:it|them|that|those)(?: down)?(?: myself| ourselves)?'),
    after: /\b(?:what is|whats|difference between) (?:spc|rigid|wpc)\b/i,
    meant: (_, __, { focus, shown }) => (focus || shown.length ? null : 'how do i fit spc'),
  },
  // 'do I need underlay with it', after what click vinyl is
  {
    asks: starting(
      '(?:do|would|will|does) (?:i|we|it|they|you) (?:need|want|take)(?: an?| any)? underlay(?: (?:with|under|for|below|beneath) (?:it|them|that|those|this))?(?: too| as well)?',
    ),
    after: /\b(?:spc|rigid|click)\b.{0,30}\b(?:lvt|vinyl)\b|\b(?:what is|whats|difference between) spc\b/i,
    meant: (_, __, { focus, shown }) => (focus || shown.length ? null : 'do I need underlay for click LVT'),
  },
  // 'why', after which of two kinds is better
  {
    asks: starting('why(?: is that| is it| so| that one| do you say that| would you| though)?'),
    after:
      /\b(carpet|laminate|lvt|vinyl|wood|tiles|lino|engineered wood|solid wood) or (carpet|laminate|lvt|vinyl|wood|tiles|lino|engineered wood|solid wood)\b/i,
    meant: (_, last) => `what is the difference between ${last?.[1]} and ${last?.[2]}`,
  },
  // 'which is hardest wearing', of what was shown
  {
    asks: starting(
      '(?:which|what)(?: one)? (?:is|are|would be|will be) (?:the )?(?:hardest(?:[- ]wearing)?|most hard[- ]?wearing|toughest|most durable|longest lasting)',
    ),
    meant: (_, __, { topic, shown, focus }) => (topic === 'find' && !focus && shown.length > 1 ? 'which of those is the hardest wearing' : null),
  },
  // 'what's cheaper, plank or herringbone', of LVT
  {
    asks: starting(
      "(?:what(?:'?s| is)|whats|which(?: is|'?s)?) (?:the )?(?:cheaper|dearer),? (?:in )?(planks?|straight planks?|herringbone|chevron) or (planks?|straight planks?|herringbone|chevron)",
    ),
    meant: ([, one, other], _, { subject, wish }) => {
      const kind = wish?.floor[0] ?? subject;
      return kind ? `what is the price difference between ${one} ${kind} and ${other} ${kind}` : null;
    },
  },
  // 'do they come in 600x600', of the tiles that were shown
  {
    asks: starting(
      String.raw`(?:do|does|are|is|can|have) (?:they|it|those|these|any of (?:them|those|these)|any|you (?:got )?(?:them|those|any))(?: (?:come|available|sold|be got|got))? in (?:an? )?(\d{3,4} ?(?:x|by) ?\d{3,4})(?: ?mm)?`,
    ),
    meant: ([, size], _, { topic, wish, focus }) => (topic === 'find' && wish && !focus ? `any of them in ${size}` : null),
  },
  // 'who pays for it to be restretched', after a fault that showed once the floor was down
  {
    asks: starting(
      "(?:so )?(?:who(?:'?s| is| has| will| would)?(?: to| going to| got to)? ?(?:pays?|paying|liable|responsible)|do i (?:have to )?pay|whose fault is (?:it|that)|is (?:it|that) (?:covered|my fault|your fault|down to (?:you|me|yous))|will (?:you|yous) (?:pay|cover it|fix it|sort it))(?: for)?(?: (?:it|that|this|them|the (?:repair|work|fitter)))?(?: to be (?:re-?)?\\w+(?: again)?| to put (?:it|that) right| under (?:the )?(?:warranty|guarantee))?",
    ),
    after:
      /\b(?:my|our|the) (?:new )?(carpet|laminate|lvt|vinyl|floor|tiles?|boards?|planks?|grout)\b.*\b(?:ripples?|rippl\w+|rucks?|ruckl\w+|wrinkl\w+|crease\w*|bubbl\w+|lift\w*|peel\w*|gaps?|gapp\w+|crack\w*|squeak\w*|loose|came (?:up|away|apart)|coming (?:up|away|apart)|buckl\w+|faded|split\w*|chip\w*|fray\w*|worn)\b/i,
    meant: (_, last) => `the ${last?.[1] ?? 'floor'} you sold me is faulty, who pays to put it right`,
  },
];
