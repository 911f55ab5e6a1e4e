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
    /(?<=\b(?:wood(?:en)?|oak|engineered|parquet)\b(?!.*\bsand).*)\b(?:in )?(?:an? |our |my |the )?(?:house|home|cottage|bungalow|flat|place)?(?: that'?s)? ?(?:right )?(?:by|near|beside|at|on|close to|next to|facing|overlooking) the (?:sea|coast|shore|beach|lough|seaside|sea ?front)\b[^?.!]*/g,
    ' in a humid house',
  ],
  [/\b(bevel\w*(?: (?:ones?|tiles?|edges?))?(?: please)?),? (?:and )?not (?:the )?(?:flat|plain|square)(?: ones?| edged?)?/g, '$1'],
  // 'walls n floor'
  [/\bwalls? n floors?\b/g, 'walls and floor'],
];
