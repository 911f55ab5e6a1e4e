const job = '(?:sticking|gluing|glueing|bonding|laying|going|putting)';

/** What is asked of amounts and money, in plain words. */
export const retoldOfAmounts: readonly [said: RegExp, meant: string][] = [
  // 'with the glue if I'm sticking it straight to screed': of that glue, and nothing more.
  [
    new RegExp(
      `(?<=\\bwith (?:the |some )?(?:glue|adhesive)),? (?:if|as|when|because|since|cos) (?:i'?m|i am|im|we'?re|we are|it'?s|its) ${job}(?: (?:it|them|this))?(?: (?:straight|directly|right|down|on))* ?(?:to|onto|on|over) (?:the |a |my )?(?:screed|concrete|sub ?floor|floor|ply(?:wood)?|slab)\\b`,
      'g',
    ),
    '',
  ],
  // 'price that up with the glue'
  [/\bprice (?:that|it|this|them|those) up(?: for (?:me|us))?\b/g, 'how much is that'],
  // 'brushed and oiled not lacquered': the one says the other.
  [
    /\b((?:brushed|oiled|matt|oil finish\w*)(?: (?:and|&) (?:brushed|oiled|matt))?),? (?:and )?not (?:lacquered|varnished|glossy|gloss|shiny)\b/g,
    '$1',
  ],
  // 'add grout and tell me the total'
  [
    /\b(?:tell|give) me (?:the|a) (?:total|price|cost)(?: (?:for (?:the lot|it all|everything)|altogether|in all))?(?=[?.! ]*$)/g,
    'what is the total',
  ],
  // 'real wood in a house by the sea': what the damp air does to it. Of sand and salt alone the floors for the coast are told.
  [
    /\b(?:in )?(?:an? |our |my |the )?(?:house|home|cottage|bungalow|flat|place)?(?: that'?s)? ?(?:right )?(?:by|near|beside|at|on|close to|next to|facing|overlooking) the (?:sea|coast|shore|beach|lough|seaside|sea ?front)\b(?<=\b(?:wood(?:en)?|oak|engineered|parquet)\b.{0,150})(?!.*\bsand)[^?.!]*/g,
    ' in a humid house',
  ],
  [/\b(bevel\w*(?: (?:ones?|tiles?|edges?))?(?: please)?),? (?:and )?not (?:the )?(?:flat|plain|square)(?: ones?| edged?)?/g, '$1'],
  // '3 bags of tile adhesive, will that do 14 m²'
  [
    /^(?:so |i'?ve |i have |have |got |i'?ve got )*(\d{1,2}) ((?:bags?|tubs?|rolls?|boxes|packs) of [a-z ]{3,30}?)(?: \d{1,2} ?kg)?,? (?:will|would|is|are|does|do) (?:that|it|they)(?: be)? (do|enough for|cover|stretch to) /g,
    'would $1 $2 do ',
  ],
  // 'how many boxes for 12 m² if they're 0.99 a box'
  [/(?<=\bhow many (?:boxes|packs)\b.*)(?<![£\d.])\b(\d\.\d{1,3}) (?:a|per|to a|in a|to the) (box|pack)\b/g, '$1 m2 a $2'],
  // 'anything at 15 a metre'
  [
    /\b(?:at|for|around) (\d{1,2}(?:\.\d\d)?) (?:quid |pounds )?(?:a|per) (?:metre|m2|square metre|sq m)\b(?! (?:wide|long|of))/g,
    'at about £$1 a square metre',
  ],
  // 'with trims and underlay'
  [/\b(?:trims?|edging) (?:and|&|plus) (?:the )?underlay\b|\bunderlay (?:and|&|plus) (?:the )?(?:trims?|edging)\b/g, 'underlay and beading'],
  // 'slabs for 25 m², what's the total with delivery to Newry'
  [
    /(?<=\d.*),? (?:and )?(?:what'?s|what is|what would|how much is|how much would) (?:the |it |that )?(?:total |cost |price |be |come to )?(?:with|including|incl) delivery\b/g,
    ', how much does that come to. how much is delivery',
  ],
  // 'budget about 700 with underlay. is that doable'
  [/(?<=\b(?:budget|spend|£\d+)\b.*)[.?!] (?=(?:is|would|will) (?:that|it|this) (?:be )?(?:do ?able|possible|realistic|feasible|enough)\b)/g, ', '],
  // 'what colour grout goes with it and how much': so much of the grout
  [
    /\b(grout|adhesive)\b([^.?!]{0,30}?),? and how (?:much|many)(?: (?:do|would|will) i need| of it)?(?=[?.! ]*$)/g,
    '$1$2. how many bags of $1 do i need',
  ],
  [
    /\bwhat (?:size|width|thickness)(?: of)? (?:tile )?spacers?(?: (?:do i need|should i use|for (?:it|them|that)))?\b/g,
    'how wide should the joints between tiles be',
  ],
  // 'if I need more later will it match'
  [
    /\b(?:if|when) (?:i|we) (?:order|buy|get|take) [^,.?!]{1,30}? and (?:then )?(?:need|want|run out and need) more(?: of it)?(?: later(?: on)?)?,? will (?:it|they|the new ones) match\b/g,
    'will a new box from another batch match',
  ],
  // 'walls n floor'
  [/\bwalls? n floors?\b/g, 'walls and floor'],
];
