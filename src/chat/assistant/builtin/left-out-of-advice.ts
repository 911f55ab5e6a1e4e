import { type LeftOut, starting } from './left-out-rule.ts';

const kind = '(laminate|lvt|vinyl|carpets?|tiles?|wood|engineered wood|solid wood|porcelain|ceramic|stone|lino)';

const ofKind =
  /\b(?:laminate|lvt|vinyl|lino|carpets?|wood|oak|walnut|bamboo|tiles?|porcelain|ceramic|stone|slate|marble|engineered|solid|click|glue\w*)\b/i;

/** What is left out of a question after advice, and what a message before it is put right by. */
export const leftOutOfAdvice: readonly LeftOut[] = [
  // 'will the heat crack them', of tiles for a hearth
  {
    asks: starting(
      '(?:will|would|does|can|could) (?:the )?(?:heat|fire|stove|flames?|burner)(?: from it| of it)? (?:crack|damage|mark|hurt|break|split|harm|stain) (?:them|it|those|the tiles|the slate)',
    ),
    after: /\b(?:hearth|fire ?place|fire|stove|burner|range)\b/i,
    meant: () => 'will hearth tiles crack with the heat',
  },
  // 'and when can I walk on it', after the adhesive or the grout
  {
    asks: starting(
      '(?:when|how soon|how long before|how long till|how long until) (?:can|could|may|should) (?:i|we|you) (?:walk|step|stand|go) on (?:it|them|that|the floor)',
    ),
    after: /\b(?:tile adhesive|grout|tiles?|tiling)\b/i,
    meant: () => 'how soon can I walk on a new tiled floor',
  },
  // 'warmer than tile?', of the kind that is spoken of
  {
    asks: starting(
      `(?:is (?:it|that) |are they |would (?:it|they) be )?(?:much |a lot |any )?(warmer|quieter|softer|harder|cheaper|dearer|tougher|better|easier to (?:lay|clean|fit)|more (?:hard ?wearing|durable|expensive)) than (?:a )?${kind}`,
    ),
    meant: ([, more, other], _, { subject, focus }) => (subject && !focus ? `is ${subject} ${more} than ${other}` : null),
  },
  // 'what about with no underlay'
  {
    asks: starting('(?:what about |how about |and )?(?:without (?:any )?|with no )underlay'),
    meant: (_, __, { subject, focus }) => (subject && !focus ? `does ${subject} need underlay` : null),
  },
  // 'is it the same if I only get 3 boxes', of what delivery costs
  {
    asks: starting(
      '(?:is|would) (?:it|that)(?: be)? the same (?:price |charge |cost )?(?:if (?:i|we) (?:only |just )?(?:get|take|order|buy|want|need)|for(?: only| just)?) (\\d+ (?:boxes|packs|rolls|metres|tiles))',
    ),
    after: /\bdeliver\w*\b[^?]*?\b(?:boxes|packs|rolls|metres) of ([a-z]+)/i,
    meant: ([, count], last) => `how much is delivery for ${count} of ${last?.[1]}`,
  },
  // 'how many can I get', 'how long till they come', of samples
  {
    asks: starting('how many (?:of (?:them|those) )?(?:can|may|could|am) (?:i|we) (?:get|have|order|allowed|take)'),
    after: /\bsamples?\b/i,
    meant: () => 'how many samples can I order',
  },
  {
    asks: starting(
      'how (?:long|soon)(?: is it| does it take)? (?:until|till?|before|for|do|does|will) (?:they|it|them)(?: to)? (?:come|arrive|get here|take|land|be here)',
    ),
    after: /\bsamples?\b/i,
    meant: () => 'how long do samples take to come',
  },
  // 'why is it so popular', of the best reviewed
  {
    asks: starting('why (?:is|are) (?:it|that|they|those|this one|that one) (?:so |that )?(?:popular|well liked|highly rated|well rated|good)'),
    after: /\b(?:best[- ]?sell\w*|popular|best (?:rated|reviewed)|top rated|favourite)\b/i,
    meant: () => 'what do the reviews of the first one say',
  },
  // 'whats it sitting on underneath', of a board
  {
    asks: starting(
      "what(?:'?s| is) (?:it |that )?(?:sitting on |made of )?(?:underneath|below|behind|under) ?(?:it|that|the oak|the walnut|the wood|the veneer|the top)?",
    ),
    meant: (_, __, { focus }) => (focus ? 'what is it made of' : null),
  },
  // 'sorry, I mean the Glenshane Natural Oak', of a question about 'that'
  {
    asks: starting('(?:sorry,? |no,? )?(?:i (?:mean|meant|was talking about|am talking about)|i was on about) (?:the )?(.{4,60}?)'),
    after: /^(.*)\b(?:it|that|this(?: one)?)\b(.*?)[\s?!.]*$/i,
    meant: ([, which], last) => (last ? `${last[1]}the ${which}${last[2]}` : null),
  },
  // 'any in laminate', of chevrons or herringbones that were shown
  {
    asks: starting(`(?:have (?:you|yous)|do (?:you|yous) have|is there|are there|got)? ?any (?:of (?:them|those) )?in ${kind}`),
    meant: ([, other], _, { topic, wish }) => (topic === 'find' && wish?.style[0] ? `have you ${wish.style[0]} in ${other}` : null),
  },
  // 'and can I use it if I live in the Republic', 'is it available in Ireland', of paying monthly
  {
    asks: starting(
      '(?:can|could|would|may|do) (?:i|we|you) (?:still )?(?:use|get|have|apply for|do) (?:it|that|this)((?: too| as well)?,? (?:if|in|from|when|as|living)\\b.{3,60})',
    ),
    meant: ([, where], _, { topic }) => (topic === 'finance' ? `can I use finance${where}` : null),
  },
  {
    asks: starting(
      '(?:is|are) (?:it|that|this|they)(?: also)?(?: available| there| possible| open| offered)? (?:in|for|to) ((?:people (?:in|from) )?[a-z ]{3,40}?)',
    ),
    meant: ([, where], _, { topic }) => (topic === 'finance' ? `can I use finance if I live in ${where}` : null),
  },
  // 'does that include the cuts', of the boxes of several that were shown
  {
    asks: starting(
      '(?:is|does|do|are|has) (?:it|that|this|those|they)(?: all)? (?:include|including|included|have|with|allow(?:ing)? for|count(?:ing)?|got) (?:the )?(?:extra (?:for |in it for )?)?(?:the )?(?:cuts|cutting|waste|wastage|off-?cuts|10 ?%)(?: in (?:it|that|there))?(?:,? or (?:do|should|must) (?:i|we) add (?:that|it|them)(?: on)?(?: myself| ourselves| on top)?)?',
    ),
    meant: (_, __, { topic, shown, focus, measured }) =>
      topic === 'find' && !focus && shown.length > 0 && measured.length > 0 ? 'is the waste for cuts included in that' : null,
  },
  // 'I don't have the number on me, can you find it with my e-mail', of an order
  {
    asks: starting(
      "(?:i (?:don'?t|do not|haven'?t|have not|can'?t) (?:have|got|get|find|know|remember)[^,.?]{0,40}[,.] )?(?:can|could|will) (?:you|yous|ye|u) (?:not )?(?:find|look|see|check|get|trace|search for) (?:it|that|them|my order)(?: up)? (?:with|by|from|under|using|through) (?:my |the )?(?:e-?mail|name|phone|number|post ?code|address)(?: address| number)?",
    ),
    meant: (_, __, { topic }) => (topic === 'order' ? 'can you find my order with my email' : null),
  },
  // 'even upstairs', 'what about for a b&b', of what was explained: the same there
  {
    asks: starting(
      "(?:even|also|and|what about|how about|is (?:that|it) the same|does that go)(?: (?:if|when) (?:it is|its|it's))? ((?:for|in|on|with|over|under|outside|upstairs|downstairs)\\b.{0,30}?)(?: too| as well)?",
    ),
    after: /^(?:(?:hi|hello|so|and|ok),? )*((?:can|could|is|are|do|does|would|will|should|how|what|which|has|have)\b.{8,80}?)[\s?!.]*$/i,
    meant: ([, place], last, { topic, focus, shown }) =>
      !ofKind.test(place ?? '') &&
      (topic === 'advice' || (topic === 'suitability' && /^(?:upstairs|downstairs|outside)/i.test(place ?? ''))) &&
      !focus &&
      !shown.length
        ? `${last?.[1]} ${place}`
        : null,
  },
];
