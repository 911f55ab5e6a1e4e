/** What a shopper fears of a floor or of a deal, beside what is asked; each in plain words, or left out where the question says it already. */
export const retoldOfFears: readonly [said: RegExp, meant: string][] = [
  // 'genuinely safe', 'honestly waterproof'
  [/\b(?:genuinely|honestly|truly|literally) (?=\w)/g, ''],
  // 'can I use real oak over heating, or will it warp': whether it will is what was asked.
  [
    /(?<=\b(?:can|could|is|are|does|do|will|would|should|ok|okay)\b[^?!.]{8,}),? or (?:will|would|does|is|wo|do)(?:n'?t)? (?:it|that|they|the (?:wood|boards?|floor)) (?:(?:just|only|all|going to|gonna|end up|likely to|bound to) )*(?:be )?(?:warp|swell|crack|buckle|cup|bow|peel|lift|rot|split|shrink|melt|fade|break|ruin|scratch|slip|get (?:ruined|wrecked|damaged|destroyed|wet|damp|mouldy)|(?:ruined|wrecked|damaged|destroyed)|warping|lifting|swelling)(?:ed|s)?(?: (?:on me|up|with (?:the )?(?:heat|damp|water)|in the (?:heat|damp|sun)))?(?=[?.!, ]*$|[?.!,] )/g,
    '',
  ],
  // 'that won't look wrecked after two tenants'
  [
    /\b(?:that |which |and |it |so it |so they )?(?:wo ?n'?t|will not|would ?n'?t|does ?n'?t|do ?n'?t|is ?n'?t going to) (?:look|get|be|end up|go) (?:all |totally |completely |too )*(?:wrecked|ruined|destroyed|scruffy|shabby|worn|worn out|battered|tatty|trashed|done|knackered)(?: (?:after|in|within|by|with) (?:(?:a |an |the |my |\d+ |one |two |three |four |five |few |couple of |first |six )*)(?:tenants?|years?|months?|winters?|weeks?|lets?|kids|dogs?|children))?\b/g,
    'that is hard wearing',
  ],
  // 'or is that just sales talk'
  [
    /,? (?:or|and|but) (?:is|are|is ?n'?t) (?:that|it|this|they|all that) (?:all |just |only |a bit of |more )*(?:sales ?talk|sales ?patter|marketing(?: talk| speak| nonsense)?|hype|an? gimmick|nonsense|a myth|talk|waffle|blarney|cod|advertising)\b/g,
    '',
  ],
  // 'or must I arrange that myself'
  [
    /,? or (?:must|do|will|would|should|am|are) (?:i|we) (?:(?:have|need|supposed|meant|expected) to )?(?:arrange|organi[sz]e|do|sort|see to|deal with|get|look after) (?:(?:that|it|this|all that|them|all of that)(?: out)? )?(?:myself|ourselves|somebody else|someone else|on my own)\b/g,
    '',
  ],
  // 'would you match £34.99 a m²', 'I was quoted £30 elsewhere, can you match it'
  [
    /\b(?:would|can|could|will|do|are) (?:you|yous|ye|u)(?: be able| willing)?(?: to)? (?:match|beat|price ?match)(?: (?:it|that|this|them|him|the price|my quote|£ ?[\d.]+[^.?!,]{0,60}))?(?=[?.!,]|$| (?:and|or|as well|too)\b)/g,
    'do you price match',
  ],
  // 'two cards, one is my mum's'
  [
    /\b(?:use|pay (?:with|on|by|using)|put (?:it|half) on) (?:two|2|different|separate|more than one|both) (?:different |separate )?cards\b/g,
    'split the payment over two cards',
  ],
  // 'do your fitters move the furniture and take away the old carpet': one question, of those who lay it
  [
    /\b(?:do|does|would|will|can) (?:the |your |yer )?(?:fitters?|fitter|lads|men|boys|guys|joiners?) (?:move|shift|lift|clear) (?:the |my |our |any |all the )?(?:furniture|wardrobes?|sofas?)(?:,| and| or)+ (?:take|lift|rip|pull|get rid of|dispose of|remove|uplift)(?: away| up| out)?\b/g,
    'do your fitters move furniture and',
  ],
  [/\b(do|does|would|will|can) fitters (?=(?:move|shift|lift|take|rip|uplift|remove|clear|bring|get)\b)/g, '$1 your fitters '],
  // 'I see. And what would …', 'fair enough, how …'
  [
    /^(?:(?:ah|oh|ok|okay|right),? )?(?:i see|fair enough|understood|good to know|gotcha|got you|makes sense|that makes sense|noted)[.,!;]+ +(?=\w)/g,
    '',
  ],
  // 'skip the membrane' is no slip.
  [/\bskip(?:ped|ping)? (?=(?:it|that|the|a|an|this|them|underlay|primer|membrane|priming|levelling|sealing|sealer|acclimati\w+)\b)/g, 'leave out '],
  // 'which trim for the doorway, and do you stock it in brass'
  [
    /(?<=\b(trims?|door bars?|t-?bars?|thresholds?|profiles?|door strips?|nosings?)\b.*)\b(?:do|can|could|would|have) (?:you|yous|ye|u|i) (?:stock|have|do|sell|get|keep|got)? ?(?:it|them|one|that|those|these) in (?=(?:(?:brushed|satin|polished|antique|matt) )*(?:brass|silver|chrome|gold|steel|bronze|aluminium|nickel)\b)/g,
    'have you a $1 in ',
  ],
  // 'hard wearing LVT for a rental, what's the cheapest that is hard wearing'
  [/(?<=\bhard[- ]wearing\b.*)\b((?:what(?:'?s| is)|which is) (?:the |your )?(?:cheapest|dearest|best))(?: one)? that is hard wearing\b/g, '$1'],
  // 'the screed went in eight weeks ago', beside what is asked
  [
    /\b(?:the |my |our |new )*(screed|concrete|slab)(?: floor)? (?:only |just )*(?:went in|went down|was (?:poured|laid|put (?:in|down)|done)|got (?:poured|laid)|is) (?:about |only |just |around |nearly )*(\d+|an?|one|two|three|four|five|six|eight|ten) (days?|weeks?|months?) (?:ago|old)\b(?!.*\b(?:dry|dried|ready|wait|soon|long enough)\b)/g,
    'is a $1 of $2 $3 dry enough?',
  ],
  // 'the cat is sick on the carpet so I am ripping it out': what goes is not looked for.
  [
    /\b(?:on|all over|in|of|hate|through) (?:the|my|our|this|that) (?:old |whole )?(?:carpets?|lino|laminate|vinyl|tiles|wood(?:en)? floor)\b([^?]{0,60}?),?(?: so| and)?,? (?:(?:i|we)(?:'?m| am|'?re| are)? (?:now )?)?(?:ripping|lifting|pulling|taking|tearing|chucking|throwing|getting) (?:it|them|that|the lot) (?:all )?(?:out|up|away)\b/g,
    'indoors$1',
  ],
  // 'a carpet alternative'
  [/\b(?:an? )?(?:carpet alternatives?|alternatives? to (?:a )?carpet)\b/g, 'a floor but no carpet'],
  // 'floor only, not walls'
  [
    /\b(?:for )?(?:the )?floors? only,? ?(?:and )?(?:not|no|never mind) (?:the |on the )?walls?\b|\b(?:just|only) (?:for )?the floor,? (?:and )?(?:not|no) (?:the )?walls?\b/g,
    'for the floor',
  ],
  // 'what's the thickest underlay I can put under laminate'
  [
    /\bwhat(?:'?s| is) the (?:thickest|maximum|max) underlay (?:that )?(?:i|you|we|one) (?:can|could|may|should) (?:put|use|lay|have|go for|go)? ?(?:under|below|beneath|with|for)\b/g,
    'how thick can underlay be under',
  ],
  // 'does the 0% cover the underlay too'
  [
    /\b(?:the |your )?0 ?%(?: deal| offer| thing| finance)? (?:cover|include|apply to|work on|go on) [^?.!]{3,60}?(?: too| as well| aswell| or just the floor(?:ing)?)?(?=[?.! ]*$)/g,
    'finance cover underlay',
  ],
  // 'oiled, not lacquered'
  [
    /\b(oiled|lacquered|varnished|brushed),? (?:and |but )?(?:not|no|never|rather than|instead of) (?:the )?(?:lacquer(?:ed)?|varnish(?:ed)?|oil(?:ed)?)(?: ones?)?\b/g,
    '$1',
  ],
  // 'price that up with the glue if I am sticking it to the screed'
  [
    /\bprice (?:that|it|them|those|all that|the lot) up\b( with [^,.?!]{3,40}?)?(?: if (?:i'?m|im|i am|we'?re|we are) (?:sticking|gluing|bonding|fixing) (?:it|them)(?: straight| right)? (?:down )?(?:to|on|onto) (?:the )?(?:screed|concrete|floor|boards))?(?=[?.!, ]|$)/g,
    'how much would that come to$1',
  ],
  // 'how much is 32 m² of that with adhesive'
  [
    /\bhow much (?:is|would|are|for) (\d+(?:\.\d+)? ?(?:m2|sqm|sq m\w*|square m\w+)) of (?:that|it|those|them|this)(?: be| cost| come to)? (?:with|and) (?:the )?(adhesive|glue|underlay|grout)\b/g,
    '$1, how much would that come to with the $2',
  ],
  // 'I got a sample and it looks green in my room, why is that'
  [
    /\b(?:i|we) (?:got|have|ordered|took home|took)\b[^?!]{0,20}\bsamples?\b[^?!]{0,40}\b(?:it|they) (?:looks?|seems?|goes|comes up) (?:all |very |a bit |kind of |sort of |really )*(\w+) (?:in|at|on) (?:my|our|the) [^,.?!]{3,25}[,.]?(?: (?:and )?why(?: is (?:that|this|it)| does it)?)?(?=[?.! ]*$)/g,
    'why does the sample look $1 in my room',
  ],
  // 'does the oak need oiled when it arrives'
  [
    /\b(?:does|do|will|would) (?:the |your |my )?(?:(?:engineered|solid|new|oak|wood(?:en)?|floor|boards?|planks?) )+(?:need|have|want) (?:to be )?(?:oiled|varnished|sealed|lacquered|treated)\b(?= (?:when|before|after|once|on)\b|[?.! ]*$)/g,
    'do new boards need treated',
  ],
  // 'what oil do you sell for it'
  [
    /\b(?:what|which) oils? (?:do (?:you|yous|ye) (?:sell|have|stock|do|keep)|have (?:you|yous)|(?:would|should) (?:you|i) (?:use|need|put on|buy))(?: for (?:it|them|that|the floor|(?:an? )?(?:oak|wood(?:en)?|engineered|oiled) ?(?:floors?|oak|wood)?))?/g,
    'have you an oiled floor care kit',
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
  // A camper van delivers nothing.
  [/\bcamper[- ]vans?\b/g, 'campervan'],
  // 'what's it cost all in'
  [/\b(costs?|price|come to|comes to|set me back|be|much) (?:me )?all[- ]in\b(?=[?.!, ]*$)/g, '$1 altogether'],
  // 'which vinyls have a 4 m wide roll'
  [
    /^(?:and )?(?:which|what|any)(?: of (?:your|the))? (vinyls?|carpets?|linos?) (?:have|has|come|comes|are|is|do you have|that come)(?: (?:in|on|with|off))? (?:an? )?(\d) ?m(?:etres?)?(?: wide)? (?:rolls?|wide)\b/g,
    'show me $1 on a $2m wide roll',
  ],
  // 'looks like old flagstones but warm underfoot': printed so
  [
    /\b(?:something |anything |a floor )?(?:that )?(?:looks?|looking) like (?:(?:an? |old |real |proper |rustic |farmhouse |irish |stone |natural )*)(?:flagstones?|flags|slate|stone|limestone|marble|concrete|tiles?)(?: floors?| tiles?)?,? (?:but|only|yet|though)(?: (?:is|its|it'?s|that is|not so|isn'?t|not))?(?: as| so)? ?(?:warm\w*|cold|freezing|hard|soft\w*)(?: (?:underfoot|on the feet|to walk on|and \w+))?/g,
    'stone effect lvt',
  ],
  // 'is the 90 one in stock', of square tiles that were shown
  [
    /\bthe (60|75|80|90|100|120) ?(?:cm )?(one|ones)\b(?= (?:in stock|in|available|matt|gloss|slippy|cheaper|dearer|heavy|a box)\b|[?.! ]*$)/g,
    'the $1x$1 $2',
  ],
  // 'can I get 0% in Dublin'
  [/\b(get|have|do|use|offer) (?:the |your )?0 ?%(?= (?:in|if|from|with|on|for)\b)/g, '$1 0% finance'],
];
