const job = '(?:sticking|gluing|glueing|bonding|laying|going|putting)';

/** What is asked of amounts and money, in plain words. */
export const retoldOfAmounts: readonly [said: RegExp, meant: string][] = [
  // 'is a box of your laminate heavy'
  [
    /\b(?:is|are) (an?|one|the) (box|pack|roll|bag|tub)(?:es|s)? of (?:your |the |that )?([\w ]{3,30}?) (?:very |really |too |that )?heavy\b/g,
    'how heavy is $1 $2 of $3',
  ],
  // 'in a 16m2 room incl. underlay'
  [/\b(incl?|approx|inc)\. (?=[a-z\d])/g, '$1 '],
  // 'which of your wool carpets is the least money'
  [/\b(?:the )?(?:least (?:money|dear|expensive|costly)|lowest[- ]priced)\b/g, 'the cheapest'],
  // 'Silver Birch x 26m2'
  [/(?<=[a-z]) x (?=\d+(?:\.\d+)? ?(?:m2|sqm|sq\b))/g, ' for '],
  // 'a pair of 3m x 3m rooms'
  [/\ba (?:pair|couple) of (\d+(?:\.\d+)? ?(?:m|ft)? ?(?:x|by) ?\d+(?:\.\d+)? ?(?:m|ft)?) (rooms|bedrooms)\b/g, '2 $2 $1 each'],
  // 'I want to buy 20 boxes of Gull Grey, how many square metres is that'
  [
    /\b(?:i|we)(?:'m| am|'re| are|'d| would)? (?:want|wanting|like|looking|going|thinking|planning|hoping)(?: to| of)? (?:buy|order|get|take)(?:ing)? (\d+ (?:boxes|packs|rolls) of [^,.?!]{3,40})[,.] ?(?:so |and )?how (?:many|much) (?:m2|square met\w+|sq ?m\w*|floor|area) (?:is|does|will|would) (?:that|it|they)(?: (?:be|cover|do))?/g,
    'how much floor do $1 cover',
  ],
  // '4 bedrooms about 52m2'
  [/\b(?:[2-9]|two|three|four|five|six) ((?:bed)?rooms),? (?=(?:about|around|roughly|approx\w*) (?:[3-9]\d|\d{3}) ?(?:m2|sqm|sq\b))/g, 'all $1, '],
  // 'we have 3 door openings'
  [/\bdoor openings?\b/g, 'doorways'],
  // '25 m² of Skovgren Solid Oak, glue included'
  [
    /(?<=\d ?(?:m2|m\b|sq|x|by|met)[^?!]*),? (?:and )?(?:the )?(glue|adhesive|underlay|gr[o]ut) (?:is )?(?:included|including|thrown in|in it)(?=[?.!]|$)/g,
    ', what does it come to with $1',
  ],
  // 'in cheapest carpet, cheapest underlay'
  [
    /\b(carpet|laminate|lvt|floor(?:ing)?|engineered wood|engineered oak),? (?:and |with |plus |\+ )?(?:the |your )?(?:cheapest|basic|decent|good) underlay\b/g,
    '$1 with underlay',
  ],
  // 'only needing 6 of the Carrara White, can I buy them singly': so many pieces of what comes in boxes
  [
    /(?<![\d.,x£] ?)\b(\d{1,3}) of (the|your|those|these) (?=[^?!]*\b(?:singly|individually|one by one|single (?:tiles?|ones?)|by the (?:single )?tile)\b)/g,
    '$1 pieces of $2 ',
  ],
  // 'what weight is a box, I've to carry it up two flights': of its weight, and no matter who carries it
  [
    /(?<=\b(?:weight|weigh|weighs|heavy)\b.*),? (?:as |because |cos |since )?(?:i|we|my \w+)(?:'?ve| have|'?ll have| will have|'?m|'?ll be| am)? ?(?:got )?(?:to )?(?:be )?(?:carry|carrying|lift|lifting|haul|hauling|lug|lugging)[^?.!]*/g,
    '',
  ],
  // '4 doors need strips', 'strips for four doorways': what lies in a doorway
  [
    /\b(\d|two|three|four|five|six) (door(?:way)?s) (?:need|want|needing|to get) (?:new )?(?:strips|bars|trims)\b/g,
    'need threshold strips for $1 $2',
  ],
  [/\b(?<!threshold |door )(strips|bars) (?=for (?:the |my )?(?:\d|two|three|four|five|six) door(?:way)?s\b)/g, 'threshold $1 '],
  // 'I've 300 quid, how much of it does that get me'
  [
    /^(?:i'?ve |i have |i've got |got |with )?(?:about |around |only )?(£?\d{2,5}(?: ?(?:quid|pounds))?)(?: to spend)?,? (?:so )?how (much|many) ([^,.?!]{4,50}?) (?:does|will|would|can|could|is) (?:that|it|i|we) ?(?:get|buy|do|cover|have)?(?: me| us)?(?= ?[?.!]*$)/g,
    'how $2 $3 does $1 get me',
  ],
  // 'are the tile trims sold by the metre, I need 7 metres in total'
  [
    /\b(are|is) (?:the |your |yer )?((?:tile )?trims?|skirting|scotia|beading|thresholds?|door bars?) (sold|priced) (by|per) (?:the )?met(?:re|er)s?,? (?:and |as |because |cos )?(?:i|we)(?:'d| would|'ll)? need (?:about )?(\d+(?:\.\d+)?) ?(?:m|metres?|meters?)\b(?: (?:in total|in all|altogether|of it|of them))?/g,
    '$1 $2 $3 $4 the metre? need $5 metres of $2',
  ],
  // 'what would porcelain cost incl everything to lay it'
  [
    /(?<=\b(?:tiles?|tiling|porcelain|ceramic|slabs?)\b.*) (?:incl?(?:uding)?|with|plus|and) (?:everything|all the bits|all the stuff|what|all|the stuff)(?: (?:else|that))?(?: (?:i|we|you|it) (?:need|needs|'?d need|want))?(?: (?:to (?:lay|fit|fix|stick) (?:it|them)|needed(?: to lay (?:it|them))?|for (?:laying|it|them)|to do it))(?=[,?.! ]|$)/g,
    ' with adhesive and grout',
  ],
  // 'tiling a 6m2 bathroom, all materials', 'want the chalk hexagon tiles, what'll I need and what's the damage'
  [
    /(?<=\b(?:tiles?|tiling|porcelain|ceramic|slabs?)\b.*),? (?:(?:incl?(?:uding|usive of)?|with|plus|and) )?(?:all (?:the |my |in )?)?materials(?: included)?(?=[,?.! ]*$)/g,
    ' with adhesive and grout',
  ],
  [
    /(?<=\d ?(?:m|x|by|sq|met)\w*\b.*\btiles?\b.*|\btiles?\b.*\d ?(?:m|x|by|sq|met)\w*\b.*),? (?:and )?what(?:'?ll| will| do| would) (?:i|we) (?:all )?need(?: for it| in all)?,? and (?:how much|what(?:'?s| is) (?:the damage|it all|that all|it|that)|what(?:'?ll| will| does| would) (?:it|that) (?:all )?(?:cost|come to))[^?.!,]*(?=[?.! ]*$)/g,
    ', how much with adhesive and grout',
  ],
  [
    /(?<=\b(?:laminate|engineered|lvt)\b.*) (?:incl?(?:uding)?|with|plus) (?:everything|all the bits|all the stuff|all)(?: (?:else|that))?(?: (?:i|we|you|it) (?:need|needs|'?d need|want))?(?: (?:to (?:lay|fit) (?:it|them)|needed(?: to lay (?:it|them))?|for (?:laying|it|them)|to do it))(?=[,?.! ]|$)/g,
    ' with underlay and beading',
  ],
  // 'whats the bag of grout'
  [/\bwhat(?:'?s| is) (?:the|an?) (bag|tub|box|roll|bottle|pack) of (?=\w+(?: \w+)?[?.! ]*$)/g, 'how much is a $1 of '],
  // '5 x 3 with a bit 2 x 1.5 off it. what size do I order for'
  [
    /\bwhat size (?:do|should|would|will) (?:i|we) (?:need to )?(?:order|buy|get)(?: for)?\b(?!.*\b(?:tiles?|planks?) (?:size|in)\b)/g,
    'how many square metres should i order',
  ],
  // 'just over two grand'
  [/\btwo grand\b/g, '£2000'],
  [/\bthree grand\b/g, '£3000'],
  // 'got 22 m² of floor to tile in 600x600s. how many bags of adhesive and how much grout'
  [
    /^(?:i'?ve |i have |we'?ve |we have )?(?:got )?(?:about |around )?(\d[\d.]* ?(?:m2|sqm|sq m\w*|square met\w+)) (?:of (?:floor|wall|it) )?to (?:tile|do|cover) (?:in|with) (\d+ ?x ?\d+)s?[.,]? (how (?:many|much)\b[^?.!]*?)(?: (?:am|are) (?:i|we) looking at)?(?=[?.! ]*$)/g,
    '$3 for $1 of $2 tiles',
  ],
  // 'how many bags of adhesive and how much grout for 22 m²'
  [
    /\bhow (?:many bags of|much) (?:tile )?(adhesive|grout)(?:,? and|,| &) how (?:many bags of|much) (?:tile )?(adhesive|grout) (?:(?:do|would|will) i need )?for\b/g,
    'how many bags of $1 and $2 for',
  ],
  // 'how much to carpet 13 stairs and a landing'
  [/\bhow much (?:is it |would it be |does it cost |would it cost |will it be )?to (carpet) (?:the |my |our )?/g, 'what would $1 cost for '],
  // '31 metres plus 10%' is an area
  [/\b(\d+(?:\.\d+)?) ?(?:metres?|meters?|mtrs?|m)(?=,? (?:plus|\+|and|with|inc\w*) (?:the )?\d+ ?(?:%|percent|per cent))/g, '$1 m2'],
  // 'with the glue if I'm sticking it straight to screed': of that glue, and nothing more.
  [
    new RegExp(
      `(?<=\\bwith (?:the |some )?(?:glue|adhesive)),? (?:if|as|when|because|since|cos) (?:i'?m|i am|im|we'?re|we are|it'?s|its) ${job}(?: (?:it|them|this))?(?: (?:straight|directly|right|down|on))* ?(?:to|onto|on|over) (?:the |a |my )?(?:screed|concrete|sub ?floor|floor|ply(?:wood)?|slab)\\b`,
      'g',
    ),
    '',
  ],
  // 'price that up with the glue'
  [/\bprice (?:that|it|this|them|those|all that|the lot) up(?: for (?:me|us))?\b/g, 'how much is that'],
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
  // 'how much is 32 m² of that with adhesive'
  [
    /\bhow much (?:is|would|are|for) (\d+(?:\.\d+)? ?(?:m2|sqm|sq m\w*|square m\w+)) of (?:that|it|those|them|this)(?: be| cost| come to)? (?:with|and) (?:the )?(adhesive|glue|underlay|grout)\b/g,
    '$1, how much would that come to with the $2',
  ],
  // 'the porch is 1.5 square', '1.5 m square': both its sides
  [/\b(?<![\d.x] ?)([1-4](?:\.\d{1,2})?) ?(m|metres?)? square\b(?! ?(?:m|f|y|in|edge|tile|of|shape)\w*)/g, '$1 m x $1 m'],
  [/\b(?<![\d.x] ?)(\d{1,2}(?:\.\d{1,2})?) ?(ft|foot|feet) square\b/g, '$1 ft x $1 ft'],
  // 'I have 3 packs of it, how much will that cover'
  [
    /\b(?:i|we)(?:'?ve| have)?(?: got)? (\d{1,3}) (boxes|packs|rolls) of (?:the |your )?([^,.?!]{4,50}?),? (?:and )?(?:how (?:much|far|many m2) (?:will|would|does|do|can) (?:that|they|it|those|them) (?:cover|do|go)|what (?:will|would|does|do) (?:that|they|it|those) (?:cover|do))\b/g,
    'how far do $1 $2 of $3 go',
  ],
  // 'need 26 m² of herringbone LVT and the glue for it'
  [
    /^(?!.*\b(?:which|what|how many|bags?|tubs?|gr[o]ut)\b)([^.?!]*?\b\d+(?:\.\d+)? ?(?:m2|sq ?m\w*|square met\w+) of [^.?!,]{4,50}?),? (?:and|with|plus|\+) (?:the |some )?(?:right )?(?:glue|adhesive)(?: for it| to lay it| to stick it(?: down)?)?(?:,? (?:how much|price|altogether|in total|all in)[^.?!,]*)?(?=[,.?!]|$)/g,
    '$1, what would that come to with the glue',
  ],
  // '20 m of skirting and 5 door bars'
  [
    /\b(\d+(?:\.\d+)? ?(?:m|metres?) of (?:skirting|scotia|beading))(?:,| and|,? and| plus) (\d+ (?:door bars?|thresholds?|t-?bars?|ramp bars?))\b/g,
    '$1? i need $2?',
  ],
  [
    /\b(\d+ (?:door bars?|thresholds?|t-?bars?|ramp bars?))(?:,| and|,? and| plus) (\d+(?:\.\d+)? ?(?:m|metres?) of (?:skirting|scotia|beading))\b/g,
    '$1? i need $2?',
  ],
  // 'what's it cost all in'
  [/\b(costs?|price|come to|comes to|set me back|be|much) (?:me )?all[- ]in\b(?=[?.!, ]*$)/g, '$1 altogether'],
  // 'for a bedroom 4 x 3.5, what does it come to with a decent underlay'
  [
    /(?<=\d ?(?:m|x|by|sq|metres?)\b.*),? (?:and )?(?:what|how much) (?:does|would|will|is) (?:it|that|this)(?: all)? (?:come to|cost|be)? ?with (?:an? |the |some )?(?:decent |good |suitable |matching )?underlay(?: (?:under|with|for) it)?(?=[?.! ]*$)/g,
    ' with underlay',
  ],
  // 'the cheapest carpet for a bedroom. what would it be with underlay?'
  [
    /(?<!\d.*)[,.?]? (?:and )?(?:what|how much) (?:does|would|will|is) (?:it|that|this)(?: all)? (?:come to|cost|be) with (?:an? |the |some )?(?:decent |good |suitable |matching )?underlay(?=[?.! ]*$)/g,
    '. what underlay goes under it',
  ],
  // 'need underlay for the Natural Oak on concrete, which one and how many rolls'
  [/\b(?:i |we )?(?:need|want|looking for) (?:an? |some )?underlay (for [^,.?!]+),? which one\b/g, 'which underlay $1'],
  // 'floor I want comes to about £1,400, can I pay it monthly': of that sum, and no floor is looked for
  [
    /^(?:the |my |our )?(?:floor(?:ing)?|carpet|tiles?|laminate|whole lot|lot|total|order)(?: (?:i|we)(?:'?ve| have)? (?:want|need|like|picked|chose|chosen))? (?:comes?|came|works? out|adds? up|is coming)(?: out)? (?:to|at) (?:about |around |roughly |just over |just under )?(£ ?[\d,.]*\d)[,.]? (?=.*\b(?:monthly|finance|instal?ments?|deposit|spread|by the month|a month|pay it up)\b)/g,
    'for an order of $1, ',
  ],
  // 'what adhesive and grout do I need to go with it, and how much of it'
  [
    /\b(?:what|which) ((?:adhesive|glue|gr[o]ut|underlay)(?:(?: and|,) (?:adhesive|glue|gr[o]ut|underlay))?) (?:do|would|will) (?:i|we) need(?: to go with (?:it|them|that)| for (?:it|them|that))?,? and how (?:much|many)(?: (?:of (?:it|each|them|both)|bags|tubs|rolls))?(?: (?:do|would|will) (?:i|we) need)?(?= ?[?.!]| ?$)/g,
    'how much $1 do i need',
  ],
  // '18 metres of wall to go round, how many lengths of the torus skirting and whats the total'
  [
    /^(?:i have |i've |ive |we have |there(?:'s| is|s) )?(?:about |around )?(\d+(?:\.\d+)?) ?(?:m|metres?|meters?) of walls?(?: to (?:go round|do|cover|run))?,? how many lengths of ([^,?.]{3,50}?)(?:,? (?:and )?(?:what'?s|what is|what would be|how much is) (?:the (?:total|cost|price)|it|that)(?: come to| be)?)?(?=[?.! ]*$)/g,
    'how many lengths of $2 for $1 metres of wall and what does that come to',
  ],
];
