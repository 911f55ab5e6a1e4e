/** Short sayings that stand for longer ones, and what is only said in passing; each in plain words. */
export const retoldShortly: readonly [said: RegExp, meant: string][] = [
  // 'joiner says the skirting has to come off, do you sell a tall white one': of the skirting, and of no joiner
  [
    /^(?:(?:the|my|our|a) )?(?:joiner|fitter|builder|tiler|plumber|sparky|electrician|plasterer)s? (?:says|said|sez|reckons?|thinks?) (?:that )?(?=(?:the|our|my|it|its|it's|that|this) )/g,
    '',
  ],
  // 'the quote came to two grand, can that be spread'
  [
    /^(?:the |my |our |your )?quote (?:came|comes|works out|worked out) (?:to|at|in at) (?:just )?(?:over |about |around |roughly |under )?(£\d[\d,]*)[^,.?!]*,? (?:and )?can (?:that|it) be (spread|paid)\b/g,
    'can $1 be $2',
  ],
  [/^(?:the |my |our |your )?quote (?:came|comes|works out|worked out) (?:to|at|in at)\b/g, 'it comes to'],
  // 'I have the Gull Grey sample here, is it alright for a shower room': of the floor, and of no sample
  [
    /\b(?:i|we)(?:'ve| have)(?: got)? (?:the|a|your) ([^,.?!]{3,40}?) samples?(?: here| in (?:my )?hand| at home| in front of me)?,? (?=(?:and )?(?:is|are|would|will|can|does|do) (?:it|that|they)\b)/g,
    'i am looking at the $1, ',
  ],
  // 'wool or not, I'm not fussed'
  [/,? \b(?:\w+ or not|either way),? (?:i'?m |we'?re |i am |we are )?not (?:that |too )?(?:fussed|bothered|worried|pushed)\b/g, ''],
  // 'someone told me I need an expansion gap and a threshold bar. what are they'
  [
    /^[^.?!]*?\b(?:need|want|get|use|have) (an? [a-z ]{3,25}?) and (an? [a-z ]{3,25}?)[.,;]? what(?:'?s| are) (?:they|those|these)\b[^?]*\??$/g,
    'what is $1? what is $2?',
  ],
  // 'too dark. whats the next one lighter in real oak'
  [
    /\bwhat'?s (?:the )?next (?:one |shade |colour )?(?:up |down )?(lighter|darker|cheaper|dearer|wider|thicker|paler)(?: one| shade| up| down)?(?: in (?:the )?(?:real |same )?(?:oak|wood|range|kind))?\b/g,
    'have you a $1 one than that',
  ],
  // 'is the Corso Carrara really marble'
  [
    /(?<=^(?:and |so |but )?(?:is|are) .*)\b(?:really|actually|genuine|genuinely|truly|authentic) (?:made (?:of|from) )?(?:real )?(?=(?:marble|slate|stone|limestone|granite|terrazzo|concrete|oak|walnut|wood|timber)\b)/g,
    'real ',
  ],
  // 'ok over heating and do I need special glue'
  [
    /\b(?:do|would|will) (?:i|we|you) need (?:an? |any |some )?(?:special|particular|certain|different)(?: kind of| type of| sort of)? (glue|adhesive|underlay|grout)(?: for (?:it|this|that|them))?(?=[?.! ]*$)/g,
    'which $1 for it',
  ],
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
  // 'the cheapest way to do a bedroom', '… 40 m²'
  [
    /\bcheapest way (?:to|of) (?:do|doing|floor|flooring|cover|covering) (?=(?:an?|the|my|our|her|his) |(?:about |around )?\d)/g,
    'the cheapest floor for ',
  ],
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
  // 'laminate on the landing, what goes at the top of the stairs'
  [
    /\bwhat (?:goes|do i (?:put|need|use|fit)|should i (?:put|use)|do you (?:put|use)|finishes it|would go)(?: with| for)? (?:at|on|along) the (?:top|edge) (?:of the stairs|step)(?: with)?\b/g,
    'which stair nosing',
  ],
  // 'will a dog scratch carpet': it pulls it, and does not scratch
  [
    /\b(?:will|would|does|do|can) (?:my |a |the |our )?(dogs?|cats?)(?:'?s claws| claws)? (?:scratch|wreck|ruin|destroy|damage) (?:a |the |my )?carpets?(?=[?.! ]*$)/g,
    'is carpet ok with $1',
  ],
  // 'what if it gets damaged' once it is laid
  [
    /^(?:and |so )?what (?:if|happens (?:if|when)) (?:it|one|they) gets? (?:damaged|broken|chipped|cracked|scratched|ruined)(?=[?.! ]*$)/g,
    'can it be repaired',
  ],
  // 'can a cracked tile be repaired' asks of no crack in the floor below
  [
    /\b(?:can|could|how (?:do|can|would) (?:i|you|we)) (?:an? |the |my )?(?:repair |fix |replace |mend |change )?(?:an? |the |my )?(?:cracked|chipped|broken|damaged) (?:floor |wall |porcelain )?tiles?(?: be (?:repaired|fixed|replaced|mended|changed))?(?=[?.! ]*$)/g,
    'how do i fix scratches and chips in tiles',
  ],
  // 'what colour laminate goes with grey walls'
  [
    /\bwhat colou?r(?:ed)? (?:of )?(?:laminate|lvt|vinyl|carpet|wood|tiles?|oak)(?: floor(?:ing)?)? (?=(?:would |will )?(?:goes|go|looks? (?:good|best|nice|right)|suits?|works?|best) )/g,
    'what colour floor ',
  ],
  // 'and if I do the hall too, 5 x 1.2'
  [
    /^(?:and |so |but )*(?:what )?if (?:i|we) (?:do|did|add|added|included?) the (\w+)(?: too| as well| in it)?,? (?:which is |thats |that'?s |it'?s )?(?=\d)/g,
    'add the $1 ',
  ],
  // 'what size of tile is best for a tiny bathroom'
  [
    /\bwhat sized? (?:of )?tiles? (?:is|are|would be|should i (?:use|get|have|buy)|do i want|looks?|suits?|works?)? ?(?:best|better|right|good|ok)? ?(?:for|in) (?:an? |my |our |the )?(?:very |really )?(?:tiny|small|wee|little|narrow) (\w+)(?=[?.! ]*$)/g,
    'are large tiles ok in a small $1',
  ],
  // 'what underlay for solid oak'
  [
    /^(?:so |and )*(?:what|which) underlay (?:for|with|under|do i need (?:for|under)) (?:an? |my |the )?solid (?:wood|oak|timber)(?: floor(?:ing|s)?)?(?=[?.! ]*$)/g,
    'does solid wood need underlay',
  ],
  [/\bsteam rooms?\b/g, 'wet room'],
  // 'a cat that pees on carpet' asks for no carpet.
  [
    /\b((?:cats?|dogs?|pupp(?:y|ies)|kittens?) (?:that|who|which)? ?(?:pees?|wees?|peeing|sprays?|pissing|has accidents|have accidents|widdles?)) on (?:the |my |our |every )?(?:carpets?|rugs?)\b/g,
    '$1',
  ],
  // 'what's the softest carpet'
  [/\bwhat(?:'?s| is) (?:the |your )?softest carpet(?: (?:you|yous|ye) (?:do|have|sell|stock))?\b/g, 'which carpet is the softest'],
  // 'are your carpets wool'
  [/\bare (?:all )?(?:your|the|these) carpets (?:all |pure |real )?wool\b/g, 'are any of your carpets wool'],
  // 'how soon can I walk on tiles after grouting'
  [
    /\bhow (?:soon|long) (?:can|after|before|until|till|do)\b(?=[^.?!]*\bgrout)(?=[^.?!]*\b(?:walk|use|step|go) )[^.?!]*/g,
    'how soon can I walk on a tiled floor',
  ],
  // 'which is quieter, laminate with thick underlay or LVT' compares floors
  [
    /\blaminate with (?:an? )?(?:really |very )?(?:thick|good|acoustic|decent) underlay(?= or (?:lvt|vinyl|carpet)| (?:any )?(?:quieter|better|warmer))/g,
    'laminate',
  ],
  // 'can you put LVT on stairs and what nosing'
  [
    /\b(lvt|laminate|carpet|wood|vinyl) on (?:the |my )?stairs,? and (?:what|which) nosing(?: do i need| would i need| for it)?(?=[?.! ]*$)/g,
    '$1 on stairs? which stair nosing have you',
  ],
  // 'click vinyl tiles on a wall' are no wall tiles
  [/\b(?:click |rigid )?(?:vinyl|lvt) tiles (?=(?:\w+ ){0,3}(?:on|up) (?:a|the|my) (?:\w+ )?walls?\b)/g, 'lvt '],
  // 'what do you have in stock for this weekend'
  [
    /^(?:so |and )?what (?:do|have) (?:you|yous|ye)(?: have| got)? in stock(?: for (?:this|the) weekend| at the (?:moment|minute)| now)?(?=[?.! ]*$)/g,
    'what do you sell',
  ],
  // 'would 3 boxes do 4 m²'
  [/\b(boxes|packs) (?:do|cover|suit|manage|stretch to|be enough to do) (?=(?:about |around )?\d[\d.]* ?(?:m2|sq\w*) of\b)/g, '$1 be enough for '],
  // 'what do they say' of reviews
  [/^(?:and |so )?what do (?:they|the reviews|people|the reviewers|customers) say(?: about it| of it)?(?=[?.! ]*$)/g, 'what are its reviews like'],
  // 'a terrace, so it's only narrow' is said of the hall.
  [
    /(?<!\b(?:that|which)),? (?:and |but |so )*(?:it'?s|its|it is|is)(?: only| very| quite| fairly| a bit| long and| pretty| so)* narrow\b(?! (?:plank|board|strip|and dark|and gloomy))/g,
    '',
  ],
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
  // 'does the wee get down through the joins'
  [
    /\b(?:the |their |dog )?(?:wee|pee|widdle|urine)(?= (?:get|go|seep|run|soak|leak|drip)s?\b)([^?.,]{0,20}?\b(?:joins?|joints?|gaps|cracks|boards|planks))/g,
    'dog pee$1',
  ],
];
