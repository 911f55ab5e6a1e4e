/** Short sayings that stand for longer ones, and what is only said in passing; each in plain words. */
export const retoldShortly: readonly [said: RegExp, meant: string][] = [
  // 'a hard floor for the hall': anything but carpet.
  [/\bhard (?:floors?|flooring|floor surface)\b(?= (?:for|in|through) )(?!.*\b(?:clean\w*|mop\w*|carpet|soft\w*)\b)/g, 'floor with no carpet'],
  // 'something softer for the bedrooms'
  [
    /\bsomething (?:(?:a bit|a wee bit|nice and|really|much|very) )?(?:soft|softer|cosy|cosier)(?: underfoot| to walk on)?(?= (?:for|in) (?:the |my |our |a |both |all |her |his )*(?:\w+ )?bed ?rooms?\b)/g,
    'carpet',
  ],
  // 'I have 4 doors, need T-bars for them all'
  [
    /\b(?:(?:i|we)(?:'?ve| have)?(?: got)?|there are|got|have) (\d{1,2}|two|three|four|five|six|seven|eight) (?:inside |internal )?door(?:s|ways),? (?:and )?(?:(?:i|we) )?(?:will |'ll )?(?:need|want|require)s? (?:an? )?(t[ -]?bars?|thresholds?|door bars?|ramp bars?|door strips?)(?: (?:for|at|on|in) (?:them all|all of them|each(?: one| of them)?|every one|them|all))?/g,
    '$2 for $1 doors',
  ],
  // 'click or glue-down LVT, which lasts longer'
  [
    /^([^,.?!]{3,50}\bor\b[^,.?!]{3,50}), (which (?:one )?(?:lasts? longer|wears better|is (?:(?!dear|cheap)\w+er|better|best|more \w+))[^,.?!]*)\??$/g,
    '$2, $1',
  ],
  // 'do they come in a hexagon'
  [
    /^(?:and )?(?:do|would) (?:they|those|these|any of (?:them|those|these)) (?:also )?come in (?:an? |the )?(hexagons?|herringbone|chevron|mosaics?|metro|planks?|slabs?)(?: shape| pattern| tile| ones?| size)?(?=[?.! ]*$)/g,
    'have you any in $1',
  ],
  // 'something light' for a caravan is of its weight.
  [
    /(?<=\b(?:caravans?|motor ?homes?|camper\w*|boats?|narrowboats?|mobile homes?)\b.*)\b(?:something|anything|it has to be|needs? to be|must be|as) (?:very |nice and |really )?light(?:er|weight)?(?: in weight| as possible)?\b(?! (?:oak|grey|colou?r\w*|wood|brown|coloured))/g,
    'that weighs little',
  ],
  // '15 m² of oak herringbone and the glue for it'
  [
    /^(?=.*\d ?(?:m2|sq\w*|x))(.*?),? (?:and|plus|with) (?:the |some )?(?:glue|adhesive) (?:for|to stick|to lay|that goes with|to go with) (?:it|them|that)(?:,? too| as well)?(?=[?.! ]*$)/g,
    '$1. what glue for it',
  ],
  // 'so what's the catch with it being cheaper'
  [
    /^(?:so |and |but |ok )*(?:what'?s|what is|is there|there must be) (?:the |a )?(?:catch|downside|drawback)(?: with (?:it|that|the cheaper (?:one|ones)|being|them))?(?: being (?:so |that |much )?cheap(?:er)?)?(?=[?.! ]*$)/g,
    'what is the difference between the two',
  ],
  // 'would carpet be daft'
  [
    /\b(?:would|is|wouldn'?t|isn'?t) (?:an? |the |having |putting )?(carpet|laminate|lvt|vinyl|lino|tiles|(?:real |engineered |solid )?(?:wood|oak)|porcelain|marble|slate)(?: there| in there| down)? (?:be )?(?:an? )?(?:bit |too |completely |really |totally )*(?:daft|mad(?:ness)?|silly|stupid|crazy|bad idea|mistake|foolish|foolhardy|asking for trouble|risky|no good)\b(?: (?:idea|choice|thing to do))?/g,
    'what about $1',
  ],
  // 'in stock now?' of what was shown
  [/^(?:and |so |ok )*in stock(?: now| today| at the (?:minute|moment))?(?=[?.! ]*$)/g, 'are they in stock'],
  // 'the cheapest way to do a bedroom'
  [/\bcheapest way (?:to|of) (?:do|doing|floor|flooring|cover|covering) (?=(?:an?|the|my|our|her|his) )/g, 'the cheapest floor for '],
  // 'laminate or LVT, whichever is cheaper'
  [/,? which ?ever(?:'?s| is| one is| one's| works out| comes out)?(?: the)? (?:cheaper|cheapest)\b/g, ' by lowest price'],
  // 'a sample from another shop, have you something close'
  [
    /\b(?:an? |the |my )?(?:sample|swatch|offcut|bit|piece)(?: of (?:an? |the |my )?\w+)? (?:i (?:have|got) )?(?:from|out of) (?:another|a different|some other|the other|an other) (?:shop|place|store|supplier)\b/g,
    'floor bought elsewhere',
  ],
  // 'my husband wants solid wood, I want LVT, who is right'
  [
    /\b(?:my |the )?(?:husband|wife|partner|fella|other half|boyfriend|girlfriend|mum|mother|dad|father|he|she|they|sister|brother|builder|joiner|fitter)(?:'?s)? (?:wants?|says|is for|prefers?|likes?|fancies) (?:an? )?([a-z ]{3,22}?),? (?:and |but )?(?:i|me|im|i'm|i am|ive|i'?d) (?:would |'d )?(?:wants?|says?|for|prefer|likes?|fancy|rather have|rather) (?:an? )?([a-z ]{3,22}?),? (?:so )?who(?:'?s| is) right,?/g,
    'which is better $1 or $2',
  ],
  // 'which is cheaper to heat, tiles or LVT with underfloor heating'
  [/\b(?:cheaper|better|dearer|easier) to heat,? ?(?=.*\b(?:ufh|under ?floor(?: heating)?)\b)/g, 'better '],
  // 'white oak flooring, not yellow'
  [/,? (?:but )?not (?:too |so |that )?(?:yellow|orange)(?:y|ish)?(?: looking)?(?=[?.! ]*$)/g, ''],
  // 'what is it like underfoot'
  [
    /^(?:and |so )?what(?:'?s| is| are) (?:it|that|they|those) like (?:underfoot|to walk on|on the feet)(?=[?.! ]*$)/g,
    'are they warm and quiet underfoot',
  ],
  // 'I have a bumpy floor, will this cover it'
  [/(?<=\b(?:bumpy|uneven|lumpy|wonky|dippy)\b.*)\b(?:cover|hide|disguise) (?:it|that|them)(?: up)?\b/g, 'go over an uneven floor'],
  // 'how heavy is a box, can I lift it'
  [
    /(?<=\b(?:how heavy|weigh\w*)\b.*),? (?:and )?(?:can|could|would) (?:i|one person|a woman|one man) (?:be able to )?(?:lift|carry|manage) (?:it|one|them)(?: myself| alone| by myself)?(?=[?.! ]*$)/g,
    '',
  ],
  // 'is that thick enough for an uneven floor'
  [
    /\bthick enough (?:for|to (?:hide|cover|go over)) (?:an |my |our |the )?(?:uneven|bumpy|lumpy|wonky) (?:floor|floorboards|concrete|screed)\b/g,
    'going over an uneven floor all right',
  ],
  // 'I have 2 boxes left over from last year, is it the same as now'
  [
    /\b(?:is|are|would|will) (?:it|they|that|those|new ones) (?:still )?(?:be )?(?:the same|match)(?: (?:as|to|with) (?:now|todays|the new|what you have now|the ones now))(?=[?.! ]*$)/g,
    'would a new batch match',
  ],
  // 'no underfloor heating' asks for none.
  [/\b(?:no|without|don'?t have|haven'?t got|there'?s no|there is no|have no) (?:any )?(?:ufh|under ?-?floor heating)\b(?! needed)/g, ''],
  // 'what can you do me' after what is wanted
  [/[.,] ?what (?:can|could|would) (?:you|yous|ye) (?:do|offer|show)(?: for)? me(?: for that)?(?=[?.! ]*$)/g, ''],
  // 'a step of 8 mm, something to stop me tripping on it'
  [
    /\b(?:is there |have you |do you (?:have|sell|do) )?(?:something|anything) (?:to|that (?:would|will)) stop (?:me|her|him|us|people|my \w+|the \w+) (?:from )?trip(?:ping)?(?: (?:on|over) it)?/g,
    'which ramp bar',
  ],
  // 'would 3 boxes do 4 m²'
  [/\b(boxes|packs) (?:do|cover|suit|manage|stretch to|be enough to do) (?=(?:about |around )?\d[\d.]* ?(?:m2|sq\w*) of\b)/g, '$1 be enough for '],
  // 'what do they say' of reviews
  [/^(?:and |so )?what do (?:they|the reviews|people|the reviewers|customers) say(?: about it| of it)?(?=[?.! ]*$)/g, 'what are its reviews like'],
  // 'a terrace, so it's only narrow' is said of the hall.
  [/,? (?:and |but |so )*(?:it'?s|its|it is|is)(?: only| very| quite| fairly| a bit| long and| pretty| so)* narrow\b(?! (?:plank|board|strip))/g, ''],
  // 'has it to be gloss or is there a matt one'
  [
    /^(?:and |so |but )*(?:has it|does it have|do they have|have they|must (?:it|they)|is it only|are they only|are they all) (?:got )?(?:to )?(?:be )?(?:in )?(?:an? )?(\w+),? or (?:is there|are there|have you|do you have) (?:an? |any )?(\w+)(?: ones?| versions?| options?)?(?=[?.! ]*$)/g,
    'is there a $2 one',
  ],
  // 'tough, and not cost the earth'
  [
    /,? (?:and |but )?(?:not|doesn'?t|won'?t|without) (?:to )?(?:cost(?:ing)?|break(?:ing)?) (?:me )?(?:the|a) (?:earth|fortune|bank|arm and a leg|bomb)\b/g,
    ', not too dear',
  ],
  // 'a 10mm step'
  [/(\d)(mm|cm)(?= (?:step|difference|drop|higher|lower))/g, '$1 $2'],
  // 'a granny flat' is nothing flat.
  [/\bgranny (?:flats?|annexe?s?)\b/g, 'home of an older person'],
  // 'is it more brown or grey'
  [
    /\bmore (?:of an? )?(brown|grey|beige|cream|white|green|blue|pink|yellow|orange|red|black)(?: or more| or) (?:of an? )?(?=(?:brown|grey|beige|cream|white|green|blue|pink|yellow|orange|red|black)\b)/g,
    '$1 or ',
  ],
  // 'not grey, something warmer' is of colours.
  [
    /\b(not (?:too |so )?(?:grey|gray|blue|cold)),? (?:but )?(?:something|one|anything|a bit|a wee bit)(?: a bit)? warmer\b(?! (?:under|to walk))/g,
    '$1, warm toned',
  ],
  // 'would I still get an account if I'm only a small builder'
  [
    /\b(?:would|can|could|do) i (?:still )?(?:get|open|have|qualify for) an? account\b(?=.*\b(?:builder|joiner|trade\w*|fitter|tiler|plumber|business|company|contractor|developer|landlord|self employed)\b)/g,
    'is there a trade account',
  ],
  // 'can I lift one and wash it' of carpet tiles
  [
    /^(?:and |so )?(?:can|could) (?:i|you|one) (?:just )?(?:lift|take|pull) (?:one|it|a single one|just one)(?: up| out)? (?:and|to) (?:wash|clean|change|replace|rinse)(?: it| one| that)?(?: again)?(?=[?.! ]*$)/g,
    'can one carpet tile be lifted and washed',
  ],
  // 'what gap round the edge, and what do I cover it with'
  [/(?<=\bgap\b.*)\bwhat (?:do|should|would|can|will) (?:i|we|you) (?:cover|hide|finish) it (?:with|up with)\b/g, 'what covers an expansion gap'],
  // 'that isn't too dear'
  [
    /\b(?:that|which) (?:isn'?t|is not|aren'?t|are not|won'?t be|wouldn'?t be) (?:too |very |that |so )(?:dear|expensive|pricey|costly)\b/g,
    'not too dear',
  ],
  // 'do I need to take up the old lino first'
  [
    /\b(?:do|must|should|would|will) (?:i|we) (?:need to |have to )?(?:take up|lift|remove|pull up|rip up|take out|rip out) (?:the|my|our) (?:old|existing|current) (lino|vinyl|sheet vinyl|carpet)(?: up)?(?: first)?(?=[?.! ]*$)/g,
    'can i lay over old $1',
  ],
  // 'should the old vinyl come up before the new laminate'
  [
    /^(?:should|must|does|will|would) (?:the|my|our) (?:old|existing|current) (lino|vinyl|carpet|tiles|laminate) (?:have to |need to )?come up (?:first )?before (?:the |i lay |we lay |laying |putting down )?(?:new |the new )?(lvt|laminate|vinyl|tiles|wood|engineered wood|click lvt)(?: goes down| is laid)?(?=[?.! ]*$)/g,
    'can i lay $2 over old $1',
  ],
  // 'can I order extra later, and will it match'
  [
    /\b(?:can|could) i (?:order|buy|get) (?:\w+ ){0,2}?(?:extra|more|another box|a few more)(?: boxes)? later,? (?:and |but )?(?:will|would) (?:it|they) (?:still )?match\b/g,
    'will a box that i order later match',
  ],
  // 'what thickness of ply over floorboards before tiling'
  [
    /(?<=\bwhat (?:thickness|size|sort|kind) (?:of )?ply(?:wood)?\b.*)\bbefore (?:tiling|i tile|we tile)\b(?: (?:the|a|my|our) (?:\w+ )?floor)?/g,
    'under tiles',
  ],
  // 'too yellow, anything greyer'
  [
    /^(?:(?:hmm|no|nah|but|oh|ah|sorry),? )*(?:(?:they'?re|they are|it'?s|its|it is|that'?s|that is|those are|all) )?(?:all )?(?:a bit |a wee bit |far |way |much |bit )?too (?:yellow|orange|red|brown|grey|dark|light|pale|cold|warm|busy|pink|white)(?: for me)?[,.;]? (?:and |but )?(?=(?:have (?:you|yous)|do (?:you|yous) (?:have|do)|is there|anything|something|any)\b)/g,
    '',
  ],
  // 'what's the darkest you have in that range'
  [/\b(?:you (?:have|do|sell|stock) )?in (?:that|this|the same) (?:range|collection|line)(?=[?.! ]*$)/g, 'of those'],
  // 'can I have the same tile on both', walls and floor
  [
    /\b(?:can|could|may) (?:i|we|you) (?:have|use|put|get|lay) the same (?:tiles?|one) (?:on|for) both\b/g,
    'can i use the same tile on wall and floor',
  ],
  // 'what makes it dearer'
  [
    /\bwhat(?:'?s)? (?:makes|making) (?=(?:it|that one|that|this one|this|the \w+(?: \w+)?(?: one)?) (?:so much |so |that much |much )?(?:dearer|more expensive|more))/g,
    'why is ',
  ],
  // 'what's the one with the moisture barrier'
  [
    /\b(?:what(?:'?s| is)|which(?: is|'?s)?) the (?:one|underlay) with (?:the|a) (?:built[ -]in )?(?:moisture|damp|vapou?r)[ -]?(?:barrier|proofing)\b/g,
    'which underlay has a moisture barrier',
  ],
  // 'can you email me when the toffee oak is back in'
  [
    /\b(?:can|could|would|will) (?:you|yous|ye|somebody|someone) (?:please )?(?:e-?mail|text|ring|phone|tell|notify|message|let) me(?: know)? when (.{3,60}?) (?:is|are|comes?|gets?) back(?: in)?(?: stock)?(?=[?.! ]*$)/g,
    'when will $1 be back in stock',
  ],
  // 'can you add 15% for the cuts'
  [
    /\b(?:can|could|would) (?:you|yous|ye) (?:add|allow|put (?:on|in)|use|include) (\d{1,2}) ?(?:%|percent|per cent) (?:for |on for )?(?:the |my )?(?:cuts|cutting|waste|wastage)(?: on| to| for| with)? (the (?:first|second|third|last) one)\b/g,
    'how many boxes of $2 with $1% waste',
  ],
  // 'I have an appointment with your fitter, can I change it'
  [
    /^(?=.*\b(?:change|move|cancel|rearrange|reschedule|put off)\b).*\b(?:appointment|measure booked|visit booked|fitter(?:s)? (?:coming|booked))\b.*$/g,
    'can i speak to somebody',
  ],
  // 'wet room floor, no tiles, what else'
  [/^(.{3,30}?) floor,? (?:no|not|without) tiles?,? what else(?: is there| can i have| would do)?(?=[?.! ]*$)/g, 'what floor for $1 that isnt tiles'],
  // 'how do I clean tea off it'
  [
    /\b(?:clean|get|wash|remove|take) (?:the |some |spilt |spilled )?(tea|coffee|ink|rust|curry|juice|blackcurrant|wine|red wine|gravy|sauce|ketchup)(?: stains?| marks?)? (?:off|out of|from|out) (it|this|them|that|the carpet|my carpet|the \w+)\b/g,
    'get a stain of spilled drink out of $2',
  ],
  // 'can I bring a sample home from the showroom'
  [
    /\b(?:can|could|may) (?:i|we) (?:bring|take|borrow|carry) (?:an? |some |the )?(?:samples?|swatch\w*) (?:home|away|out)(?: with (?:me|us))?(?: from (?:the|your) (?:showroom|shop))?/g,
    'do you have samples in the showroom',
  ],
  // 'what would underlay add'
  [
    /\b(?:what|how much) (?:would|does|will|do) (?:the |an? )?(underlay(?: for \w+)?) (?:add|put on)(?: to (?:it|that|the price|the cost|the bill))?\b/g,
    'how much would the $1 cost',
  ],
  // 'price of the big one'
  [/\bthe big(?= (?:one|size|tile|version)\b)/g, 'the bigger'],
  [/\bthe (?:small|wee)(?= (?:one|size|tile|version)\b)/g, 'the smaller'],
  // 'can it go on stairs, and what finishes the edge'
  [/(?<=\b(?:stairs?|steps|staircase)\b.*)\bwhat (?:finishes|covers|goes on|do i put on|trims) the edges?\b/g, 'what stair nosing do i need'],
  // 'what's the next one up in price'
  [/\bwhat(?:'?s| is| would be) the next (?:one )?up(?: in price| from (?:that|it|there))?(?=[?.! ]*$)/g, 'whats the next cheapest'],
  [/\b(?:a|one) step up(?: from (?:that|those|it|them|there))?(?=[?.! ]*$)/g, 'a bit dearer'],
  // 'how long would 15 m² take'
  [
    /\bhow long (?:would|will|does|should) (?:it take (?:me )?for )?(?:a |about )?\d+(?:\.\d+)? ?(?:m2|sqm|sq m\w*|square m\w+) (?:of it |of that )?(?:take|be)(?: to (?:lay|fit|do|put down))?(?: me)?(?=[?.! ]*$)/g,
    'how long does it take to lay',
  ],
  // 'compared to the arvon'
  [/^(?:and |so |but )?(?:how (?:does|is) (?:it|this|that) )?compared (?:to|with|against) (?=(?:the |your )?\w)/g, 'how does it compare with '],
  // 'your prices seem dear, why'
  [
    /^(?:why (?:are|do) your prices (?:so |very )?(?:dear|high|expensive|steep)|your prices (?:seem|are|look) (?:a bit |very |quite |awful |wild )?(?:dear|high|expensive|steep),? why)(?=[?.! ]*$)/g,
    'do you price match',
  ],
  // 'a church hall kitchen' is no hallway.
  [/\b(?:church|parish|village|community|school|scout|sports?|orange|town) hall(?:'?s)?(?= (?:kitchen|toilets?|floor|flooring))/g, 'commercial'],
  // 'floors that don't need underlay'
  [
    /\b(?:are there |have you |is there )?(?:any |what |which )?(?:floors?|flooring|floorings) (?:that |which )?(?:don'?t|doesn'?t|do not|does not|won'?t|wouldn'?t) (?:need|want|take|require) (?:an? |any )?underlay\b/g,
    'which kinds of floor need underlay',
  ],
];
