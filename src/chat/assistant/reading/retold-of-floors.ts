/** What is said of floors and their goods in other words than the shop's, in plain ones. */
export const retoldOfFloors: readonly [said: RegExp, meant: string][] = [
  // 'the old quarry tiles sweat, what floor could go down on top': of what lies there none is wanted
  [
    /\b(?:(?:my|our|the|its|it has|an?|old|existing|original) )+(?:(?:quarry|stone|slate|flag|brick|terracotta) )?(?:tiles|floor|flags|flagstones?|slabs?)\b(?=.{0,120}\b(?:sweats?|damp|wet)\b.{0,120}\bwhat\b.{0,80}\bon top\b)/g,
    'the old floor',
  ],
  // 'need white skirting for a job, what sizes do yous do'
  [
    /^(?:(?:hi|hello|hiya),? )?(?:(?:i'?m |we'?re |i |we )?(?:need|want|looking for|after|looking at) )(?:some )?((?:[a-z]+ ){0,3}(?:skirting|architrave|underlay|scotia|tiles|laminate|lvt|planks|thresholds|trims?))(?: for (?:a job|an?|my|the)(?: \w+){0,2})?[,.;] ?what (sizes|heights|widths|lengths|thicknesses|colours) (?:do (?:you|yous|ye) (?:do|have|sell|stock|come in)|have (?:you|yous)(?: got)?|are there|does it come in|do they come in)(?=[?.! ]*$)/g,
    'what $2 of $1 do you do',
  ],
  // 'underlay for carpet upstairs' is for no stairs.
  [/\b(underlay for (?:an? |my |the )?(?:\w+ )?carpets?) upstairs\b/g, '$1'],
  // 'can you fit stairs carpet'
  [
    /^(?:can|could|do|would|will) (?:you|yous|ye) (?:also )?(fit|install) (?:an? |the |my |our )?(?:stairs?|hall|landing) ?carpets?(?: too| as well| for me| for us)?(?=[?.! ]*$)/g,
    'do you $1 carpet',
  ],
  // 'has it to be underlaid'
  [/\b(?:has|have|does|do) (it|they|that|this|carpets?|laminate|lvt)(?: (?:have|need))? to be underlaid\b/g, 'does $1 need underlay'],
  // 'what AC is best for dogs'
  [/\b(what|which) ac (?=(?:is|would be|do|should)\b)/g, '$1 ac rating '],
  // 'I like the look of slate but it's cold, what else is there'
  [
    /\b(?:like|love) the look of (\w+(?: \w+)?),? but (?:i'?d say |i find |i think )?(?:it'?s|it is|its|they'?re|that'?s) (?:so |too |very |a bit |freezing )?(cold|hard|noisy|slippy|slippery|expensive|dear|dusty)[,.;]? ?(?:and |so )?(?:what else (?:is there|have you|do you have|would you suggest)|what (?:would|could|can) (?:i|you) (?:use|have|get|put down|suggest|recommend)(?: instead)?|(?:is there |have you )?anything (?:like it|similar|else))(?=[?.! ]*$)/g,
    'what floor looks like $1 but is not $2',
  ],
  // 'beige carpet in 5 metre width'
  [/\bin (?:an? )?(\d(?:\.\d)?) ?m(?:etres?|eters?|tr)?(?: wide)? (?:widths?|wide rolls?|rolls?)\b/g, '$1m wide'],
  // 'what's the warmest hard floor' leaves carpet out
  [/\b(the|a|your) (\w+est|best|cheapest) hard floor(?:ing)?\b/g, '$1 $2 floor that isnt carpet'],
  // 'do you do tiles by the pallet, what discount'
  [
    /^(?:do (?:you|yous) (?:do|sell) |can i (?:buy|get) |if i (?:buy|take|bought) )[a-z ]{3,40}\b(?:pallet|full load|bulk)\b[^.?!]*\bdiscount\b[^.?!]*/g,
    'is there a discount for a big order',
  ],
  // 'can I put a floating floor on a staircase'
  [/\b(?:an? )?floating floor(?:ing|s)? (?=(?:on|down|up) (?:an? |the |my |our )?(?:stairs?|staircase|steps)\b)/g, 'click laminate '],
  [/\b(tiles?|cladding) (?:that|which) looks? like (?:an? |exposed |real )?bricks?\b/g, 'brick effect $1'],
  // 'a litter tray spill left a few hours'
  [/\b(?:litter tray|litter box|puppy|kitten|toilet training|potty training) (?:spills?|accidents?|mess(?:es)?|leaks?)\b/g, 'cat pee'],
  // 'church hall main hall'
  [/\b((?:church|parish|village|community|school) hall),? (?:the )?main hall\b/g, '$1'],
  // 'can it be faster if I pay'
  [
    /^(?:and |so |ok )*(?:can|could|will|would) (?:it|they|you|i|that) (?:be |come |get it |get them |deliver |deliver it |have it )?(?:faster|quicker|sooner|earlier)(?: if (?:i|we) pay(?: more| extra| for it)?)?(?=[?.! ]*$)/g,
    'is there express delivery',
  ],
  // 'how much for 28 m² of the cheapest of those'
  [/\b((?:how much|how many|price|cost|total)\b.*\d.*\bthe (?:cheapest|dearest)) of (?:those|them|these)(?=[?.! ]*$)/g, '$1 one'],
  // 'which laminate looks most real'
  [/\blooks? (?:the )?(?:most|more) (?:real|realistic|like the real thing|natural|authentic)\b/g, 'looks like real wood'],
  // 'none too steady on my feet'
  [/\b(?:none too|not (?:too|very|so|that)|not|far from) (?:steady|sure) on (?:my|his|her|their|our) (?:feet|legs|pins)\b/g, 'unsteady on my feet'],
  [/\beasy (?:enough )?(kept|keep) clean\b/g, 'easy to keep clean'],
  // 'is 7 mm laminate ok for a rental or will it not last'
  [
    /(?<=\b(?:ok|okay|alright|fine|good|do) (?:for|in) .{4,30}),? or will it (?:not last|wear out|fall apart|be wrecked|not stand up)(?=[?.! ]*$)/g,
    '',
  ],
  // 'dark wood flooring, walnut or something like it': any that is as dark
  [
    /(?<=\bdark\b.{3,40}),? (?:something )?(?:like )?(?:an? )?walnut or (?:(?:something|anything) (?:like it|similar|along those lines|of the sort)|similar|(?:an? )?smoked oak)\b/g,
    '',
  ],
  // 'anything that's like slate but warm underfoot'
  [
    /\b(anything|something|a floor|one) (?:that'?s |thats |that is |which is )?(?:like|similar to) (?:real |proper |actual )?(slate|stone|marble|wood|oak|concrete|tiles)(?=,? (?:but|and|only|that isn'?t|that is|without)\b)/g,
    '$1 that looks like $2',
  ],
  // 'we've just got married and are skint'
  [/,? (?:and|but) (?:we'?re |i'?m |are |am )(?:a bit |totally |completely |pretty )?(?:skint|broke|strapped(?: for cash)?|saving hard)\b/g, ''],
  // 'sand gets everywhere' in a house by the sea: grit, and no colour
  [/\bsand (?:gets|goes|comes|blows|is) (?:everywhere|in|into|all over|through|carried)\b[^.?!,]*/g, 'grit from the beach'],
  // 'how much would I save on the reduced Dune Oak'
  [
    /^(?:and |so )?how much (?:would|do|will|can) (?:i|we) save (?:by )?(?:buying|on|with|if i buy|getting) (?:the |your )?(?:reduced |sale )?(.{3,40}?)(?=[?.! ]*$)/g,
    'what was the price of the $1 before',
  ],
  // 'safest for a shower room'
  [/\b(?:the )?safest (?=(?:for|in) (?:an? |the |my |our )?(?:shower|bathroom|wet ?room|ensuite|walk ?in))/g, 'the least slippery '],
  // 'nothing that needs glue'
  [
    /\b(?:nothing|not something|not anything|nothing too) (?:that|which) (?:needs|has to be|wants|takes) (?:to be )?(?:glued?|gluing|adhesive|stuck down)\b/g,
    'something that clicks together',
  ],
  [
    /\b(is|are) (it|they|that|this) (?:very |really )?comfortable(?: to (?:walk|stand) on| underfoot| on the feet)?(?=[?.! ]*$)/g,
    '$1 $2 soft underfoot',
  ],
  // 'what tile spacers for 600x600'
  [
    /\bwhat (?:size |sort of |kind of )?(?:tile )?spacers (?:for|with) (?:a )?(\d{2,4} ?x ?\d{2,4})(?: tiles?| porcelain)?(?=[?.! ]*$)/g,
    'what size spacers between tiles',
  ],
  // 'boards not too narrow'
  [/\b(boards|planks) (?:that are |that aren'?t |which are )?(?:not (?:too |that |very )?narrow|nice and wide|on the wide side)\b/g, 'wide $1'],
  // 'can I lift them the day': fetch them today
  [
    /\b(?:can|could) (?:i|we|you|he|she) (?:just )?(?:lift|get|pick up|collect) (?:it|them|some|that) (?:the day|this day|the morra|the mara)(?: if (?:i|we) (?:pay|order|buy)\w* [^?.!,]*)?/g,
    'can I collect it today',
  ],
  // 'have you 20 bags of the rapid adhesive in stock'
  [
    /\bhave (?:you|yous)(?: got)? \d{1,3} (bags|tubs|bottles|packs|sheets) of (?:the |your )?((?:[a-z0-9]+ ){1,5}?(?:adhesive|primer|compound|sealer|cleaner))(?: in stock| there| in)?(?=[?.! ]*$| and\b)/g,
    'how many $1 of the $2 have you in stock',
  ],
  // 'what trims do I need for the Glenshane oak'
  [
    /\b(?:what|which) (?:trims?|beading|edging)s? (?:do|would|will|should) (?:i|we) (?:need|want|use|get|buy) (?:for|with) (?=(?:the|your) )(?!.*\b(?:edge|stairs|step|wall|bathroom|shower|kitchen|splashback|doors?|tiles)\b)/g,
    'what trim goes with ',
  ],
  // 'three bedrooms, 12, 10 and 9 m²': each of them
  [
    /(?<![£x\d.]|x |by |under |below |than |over |max |to |room |bedroom |no |number |ac ?|r)\b(\d{1,3}(?:\.\d+)?)(?=(?:, ?(?:and )?| and | & )(?:\d{1,3}(?:\.\d+)?(?:, ?(?:and )?| and | & ))*\d{1,3}(?:\.\d+)? ?(?:m2|sqm|sq\.? ?m|square met\w+)\b)/g,
    '$1 m2',
  ],
  // 'does carpet count'
  [/^(?:and |so |but )*(?:does|would|do) (carpet|lvt|laminate|vinyl|tiles|wood) count(?=[?.! ]*$)/g, 'what about $1'],
  // 'just in from a night shift' is no new arrival.
  [/\bjust (?:in|home|off|back)(?: from)? (?:an?|the|my|work|shift|nights?)(?: (?:night|late|long|day))?(?: shift| work)?\b(?: and)?[,.]? ?/g, ''],
  // 'real wood and not a photograph of it'
  [
    /(?<=\breal (?:wood|oak|walnut|stone|marble|slate)),? (?:and )?(?:not|rather than) (?:just )?(?:an? )?(?:photo(?:graph)?|picture|print)s?(?: of (?:it|wood|one))?\b/g,
    '',
  ],
  // 'would love one at home'
  [
    /\b(?:and|i)(?: would|'?d) (?:love|like|fancy|want) (?:one|it|that|the same)(?: again)? (?:at home|in (?:my|our) (?:own )?(?:house|home|place))\b/g,
    '',
  ],
  // 'do I have to let this sit in the room before fitting, and how long for'
  [
    /\b(?:do|should|must|have) (?:i|we) (?:have to |need to |got to )?(?:let|leave) (it|this|that|them|these|the (?:boxes|packs|boards|planks)|laminate|wood|the \w+)(?: to)? (?:sit|lie|rest|settle|stand)?(?: in)? ?(?:the|my)? ?(?:room|house)?(?: first| before (?:fitting|laying|fitting it|i fit it|it goes down|laying it))?,? (?:and )?(?:for )?how long(?: for)?(?=[?.! ]*$)/g,
    'how long does $1 have to acclimatise before fitting',
  ],
  // 'what trim do I need where this meets the tiles'
  [
    /\b(?:what|which) (?:trims?|strip|edging|profile)s? (?:do|would|will|should) (?:i|we) (?:need|want|use|get|put)? ?(?:where|when|at the point where) (?=(?:this|it|that|they|the \w+) (?:meets?|joins?|stops?|runs? into|butts?)\b)/g,
    'what bar do I need where ',
  ],
  // 'is there a matching skirting for the Dune oak'
  [
    /\b(?:is there|have (?:you|yous)(?: got)?|do (?:you|yous) (?:do|have|sell)) (?:an? |any )?matching (skirting|beading|scotia|trims?|thresholds?|nosings?|edging)(?: boards?)? (?:for|to go with|with) (?=(?:the|your|this|it)\b)/g,
    '$1 to go with ',
  ],
  // 'lino, the real stuff'
  [/\b(?:lino|linoleum),? (?:the )?(?:real|proper|old[- ]fashioned|genuine) (?:stuff|thing|sort|kind|one)\b/g, 'real linoleum'],
  // 'need 6 door bars in brass, how much'
  [
    /^(?:i |we )?(?:need|want|looking for|am after|after) (\d{1,2}) ((?:[a-z]+[- ])?(?:bars?|thresholds|t-?bars|nosings|trims)) in (brass|silver|black|chrome|gold|bronze),? (?:and )?(?:how much|what(?:'?s| is) (?:the price|that)|price)(?: is that| would that be| are they)?(?=[?.! ]*$)/g,
    'how much are $1 $3 $2',
  ],
  // 'a hall that's narrow and dark': it wants a floor that brightens it.
  [
    /\b(hall(?:way)?|landing|room|kitchen|bathroom|bedroom)(?: (?:that|which))?(?:'?s| is) (?:(?:very |so |a bit )?(?:narrow|long|small|wee|poky|pokey|cramped),? and )?(?:very |so |a bit |pretty )?dark(?: and (?:narrow|long|small|poky))?(?=[?.! ]*$|,)/g,
    '$1 that gets no light',
  ],
  // 'any vinyl that looks like a Victorian tile'
  [
    /\b(vinyl|lino|lvt)(?: tiles)?(?: that| which)? (?:looks? like|like|with the look of) (?:an? |old )?(?:victorian|encaustic|geometric|period|edwardian) (?:floor )?tiles?\b/g,
    'patterned $1',
  ],
  // 'my floor is squeaky, can I just lay laminate over it'
  [
    /\b(?:my|the|our) (?:\w+ )?(?:floor|floorboards|boards)(?:'?s| is| are)? (?:very |all |a bit )?(?:squeaky|squeaks?|creaky|creaks?|squeaking|creaking),? (?:and |so |but )?can i (?:just )?(?:lay|put|go) (?:\w+ )?(laminate|lvt|vinyl|carpet|wood|engineered wood) (?:straight )?(?:over|on|on top of) (?:it|them|that|the top)\b/g,
    'can i lay $1 over squeaky floorboards',
  ],
  // 'which floors aren't shiny'
  [
    /\b(?:which|what) (floors|tiles|laminates?|lvts?|woods?)(?: (?:do you have|have you|of yours))?(?: that)? (?:are ?n'?t|are not|isn'?t|don'?t look|do not look) (?:too |so |very |all )?(?:shiny|glossy|gloss|reflective)\b/g,
    'show me matt $1',
  ],
  // 'what's the softest carpet'
  [
    /\b(?:(?:which|what) carpet (?:is|would be|do you have that is) (?:the )?softest|(?:what(?:'?s| is)|which is|have you|show me)? ?(?:the |your )?softest carpet)(?: (?:you sell|you have|yous have|you do|underfoot|there is))?(?= for| in|[?.! ]*$)/g,
    'show me a deep soft saxony carpet',
  ],
  // 'what are the dimensions of the mosaic sheets'
  [
    /\b(?:what(?:'?s| is| are)|whats) (?:the )?(?:dimensions?|measurements?|sizes?) (?:of|are) (?:the|your|those) (?=(?:\w+ ){0,2}(?:tiles?|sheets?|planks?|boards?|mosaics?|slabs?)\b)/g,
    'what sizes do you have of the ',
  ],
  // 'a 13 step stairs'
  [/\b(?:an? |my |the |our )?(\d{1,2})[- ]?(?:steps?|treads?) (?:stairs|staircase|stair|flight)\b/g, '$1 stairs'],
  // 'can I buy just one box'
  [
    /^(?:hi,? |hello,? )?(?:can|could|may) (?:i|we|you) (?:just )?(?:buy|order|get|purchase) (?:just |only )?(?:one|a single|1|the one) (?:box|pack|packet|roll)(?: (?:only|on its own|of (?:it|something|tiles|laminate|flooring)))?(?=[?.! ]*$)/g,
    'is there a minimum order',
  ],
  // 'I ordered the wrong colour': nobody else did anything wrong.
  [
    /\bi(?:'?ve| have)? (?:only )?(?:ordered|bought|got|picked|chose|went for) (?:myself )?the wrong (?:colou?r|shade|size|one|ones|thing|floor|tiles?|laminate|carpet)\b/g,
    'i changed my mind about what i ordered',
  ],
  // 'does this come in 5m widths'
  [
    /\b(?:does|do|is|are|can) (this|it|these|that|they)(?: one| carpet| vinyl)? (?:come|available|sold|be got|go) (?:in )?(?:an? )?(?:\d(?:\.\d)?) ?(?:m|metre|meter)s?(?: wide| widths?| rolls?)+(?=[?.! ]*$)/g,
    'how wide is the roll of $1',
  ],
  // 'a garage converted into a bedroom' is one now.
  [
    /\b(?:an? |my |our |the |old )*garage (?:that(?:'?s| is| was| has been)? |which (?:is|was|has been) |we(?:'?ve| have| had)? |i(?:'?ve| have| had)? )?(?:being |been )?(?:converted|turned|made|changed)(?: over)? (?:in)?to (?:an? |my |our )?(?=(?:bed|living|play|dining|tv|family|utility|games)? ?room|office|gym|den|study|snug)/g,
    'a ',
  ],
  // 'the thinnest floor you do, doors won't clear much'
  [
    /\b(?:what(?:'?s| is|s)?|which is) (?:the |your )thinnest (floor(?:ing)?|laminate|lvt|vinyl|carpet|tiles?)(?: (?:that )?(?:you|yous) (?:do|have|sell|stock|got))?(?:,? (?:as |because |since |for )?(?:the |my |our )?doors?\b[^?.!]*)?(?=[?.! ]*$)/g,
    'what is the thinnest $1 you sell',
  ],
  // 'can you lay herringbone over underfloor heating'
  [
    /^(?:can|could|is|does|will|would) (?:i |you |we |it )?(?:lay |put |fit |use |have |get )?(herringbone|chevron|parquet)(?: floors?| flooring)?(?: (?:be )?(?:ok|okay|alright|fine|suitable|go|work|laid|fitted))? (?:over|on|with|for|on top of) (?:an? )?(?:underfloor heating|ufh|heated floors?)(?=[?.! ]*$)/g,
    'which $1 floors suit underfloor heating',
  ],
  // 'silver door bar, carpet to tiles'
  [
    /(?:^(?:i |we )?(?:need|want|am after|looking for) (?:an? |some )?)?\b((?:silver|brass|black|chrome|gold|bronze) )?(door bars?|threshold(?: bar| strip)?s?|joining strips?)(?:,| for| from)? (?:an? |the |my )?(carpet|laminate|lvt|vinyl|wood|tiles?|lino) (?:in)?to (?:an? |the |my )?(carpet|laminate|lvt|vinyl|wood|tiles?|lino)\b/g,
    '$1$2 between $3 and $4',
  ],
  // 'any reviews for the Glenshane': those there are, and not how one is written.
  [
    /^(?:have (?:you|yous)|are there|do (?:you|yous) have|is there|any)(?: got)?(?: any)? reviews? (?:for|of|on|about) (?=(?:the |your )?[a-z])/g,
    'what are the reviews of ',
  ],
  // 'the lowest pile carpet you have'
  [
    /\b(?:(?:what(?:'?s| is|s)|which is) )?(?:the |your )?(?:lowest|shortest|flattest)[- ]pile carpets?(?: (?:that )?(?:you|yous) (?:have|do|sell))?\b/g,
    'show me low pile carpet',
  ],
  // 'can you say a day'
  [
    /\b(?:can|could|would) (?:you|yous|ye) (?:say|tell me|give me|name|pick|guarantee)(?: me)? (?:a|the|what|which|an exact|a certain|an actual) day\b/g,
    'can you deliver on a certain day',
  ],
  // 'low pile carpet, I've asthma with dust': why is no question.
  [
    /\b(low pile carpets?),? (?:as |because |cos )?(?:i'?ve|i have|we have|we'?ve|my \w+ has|he has|she has) (?:bad )?(?:asthma|allerg\w+|a (?:\w+ )?allergy)\b[^?.]*/g,
    '$1',
  ],
  // 'there is parquet under the carpet, can I lay laminate over it': the carpet comes up.
  [
    /\b(parquet|floorboards|wood(?:en)? (?:floor|boards|blocks)|(?:old |quarry |stone )?tiles|concrete|lino|vinyl)(?: floor(?:ing)?)? (?:underneath|under|below|beneath) (?:the|our|my|an?|that) (?:old |existing )?carpets?\b(?=[^?]*\b(?:over|on top|onto)\b)/g,
    '$1',
  ],
];
