/** What is wanted, in words for something else: what it costs, covers, takes or matches; each in plain words. */
export const retoldOfWants: readonly [said: RegExp, meant: string][] = [
  // '4 rooms, 60 m² in all'
  [
    /\b(?:\d{1,2}|two|three|four|five|six) (?:bed ?)?rooms?,? (?:about |around |roughly )?(\d{1,4}(?:\.\d+)? ?(?:m2|m²|sq ?m|square metres))(?= (?:total|in total|altogether|in all|all in|all together|between them)\b)/g,
    '$1',
  ],
  // 'carpet lifted and a new one down'
  [
    /\b(carpet|vinyl|lino|laminate|floor) (?:lifted|taken up|pulled up|ripped up) and (?:an? )?new (?:one|carpet) (?:put )?(?:down|fitted|laid)\b/g,
    'a new $1. do you fit $1 and lift the old one',
  ],
  // 'looking at laminate, is 8 mm enough'
  [
    /^(?:i'?m |im |we'?re )?(?:looking at|thinking of|after|considering) (laminate|lvt|engineered wood),? (?:is|would) (\d{1,2} ?mm) (?:be )?(enough|thick enough|ok)(?=[?.! ]*$)/g,
    'is $2 $1 $3',
  ],
  // '10% off if I spend over £1,000'
  [
    /\b(?:\d{1,2} ?%|something|anything|money|a bit|a few pounds?) off (?:if|when) (?:i|we) (?:spend|buy|order|take)\b[^.?!]*/g,
    'a discount for a big order',
  ],
  // 'which is dearer to fit, tiles or LVT'
  [
    /^(?:and |so )?which(?: one)? is (?:dearer|cheaper|more expensive|less expensive) to (?:fit|lay|have fitted|have laid|get fitted|install)\b[^?]*/g,
    'how much do fitters charge',
  ],
  // 'the skirting is coming off, what do you sell'
  [
    /^(?:the |my |our )?(?:old )?skirting(?: boards?)? (?:is|are|will be) (?:coming|being taken|going) off\b[^.?!]*?,? what (?:do|have) (?:you|yous) (?:sell|have|got|do)(?= |[?.!]|$)/g,
    'what skirting do you sell',
  ],
  // 'a weight limit for pallets'
  [/\b(?:is there )?(?:an? )?weight limit (?:for|on) (?:an? )?(?:pallets?|deliver(?:y|ies)|orders?)\b/g, 'how much do you charge to deliver pallets'],
  // 'a cloakroom under the stairs' has no steps.
  [/\b(cloak ?rooms?|cupboards?|toilets?|wc|loo|rooms?|space|press) under(?:neath)? (?:the |our |my )?stairs\b/g, '$1'],
  // 'how much is the cheapest floor for a room of so many feet'
  [/^(?:so |and )?(?:how much|what) (?:is|are|would be) (?:the |your )?(?=cheapest [a-z ]{3,25} for (?:an? |my |the )?\d)/g, ''],
  // 'a bad back, is a box heavy'
  [/^(?:i'?ve|i have|with) (?:got )?an? bad (?:back|shoulder|hip|knee)s?,? (?:so |and )?(?=.*\b(?:heavy|weigh))/g, ''],
  // 'tiles of 10 mm and a lino of 2, what bar'
  [
    /\b(?:my |the )?(tiles?|laminate|wood|lvt) (?:is|are) (\d{1,2}) ?mm,? (?:and |but )?(?:the |my )?(lino|vinyl|carpet|lvt|concrete|laminate) (?:is|are) (\d{1,2}) ?mm,? (?:what'?s |what is |what |which )(?:the )?(?:right |best )?(?:bar|trim|strip|threshold)\b/g,
    'ramp bar from $2mm $1 to $4mm $3',
  ],
  // 'a soft carpet, and a thick underlay too'
  [
    /(?<=\bcarpet\b.*),? (?:my \w+ has bad knees )?(?:so |and |with |plus )+(?:an? |some )?(?:nice |really )?(?:thick|decent|good|proper) underlay(?: too| as well)?(?: please)?(?=[?.! ]*$)/g,
    '. which underlay for carpet',
  ],
  // 'a door bar for carpet in the hall going to tiles'
  [
    /\b(?:door bar|bar|threshold|strip) for (?:the |my )?carpet (?:in (?:the |my )?\w+ )?(?:going |that goes |meeting |running |where it meets )?(?:to|into|onto|and)? ?(?:the |my )?(tiles|laminate|lvt|wood|vinyl)\b[^.?!]*/g,
    'threshold between carpet and $1',
  ],
  // 'by 5 January'
  [
    /\b(by|for|before|on) (\d{1,2}) (january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g,
    '$1 the $2th of $3',
  ],
  // 'is AC5 worth the extra'
  [/\bis ac ?5 (?:really )?worth (?:the extra|it|the (?:extra )?money|paying for)(?: money)?(?=[?.! ]*$)/g, 'is AC5 better than AC4'],
  // 'is it hard to hoover'
  [/\bis it (?:hard|easy|difficult|awkward|a pain) to (?:hoover|vacuum|brush)(?=[?.! ]*$)/g, 'how do i clean it'],
  // 'what thickness of LVT is best for a kitchen'
  [
    /^(?:so |and )*(?:what|which) thickness(?: of)? (?:lvt|vinyl plank|luxury vinyl)(?: flooring)? (?:is|would be|should i (?:get|use|have)|do i (?:need|want))(?: best| right| good)?(?= (?:for|in) )/g,
    'what wear layer is enough',
  ],
  // 'do I take the skirting off to lay engineered oak'
  [
    /\b(take|remove|lift) (off )?(?:the |my )?skirtings?(?: boards?)?( off)? (?:to|before|when|for|if) (?:i |we |you )?(?:lay(?:ing)?|fit(?:ting)?|put(?:ting)? down|doing|do) (?:an? |the |my )?[a-z ]{3,25}(?=[?.! ]*$)/g,
    'take the skirting off',
  ],
  // 'how far does a box of carpet tiles go', 'what does it cover'
  [
    /\b(?:how far (?:does|will|would) (?:an? |one )?(box|pack|roll) of ([a-z ]{3,25}?) (?:go|stretch)|(?:what|how much) (?:does|will|would) (?:an? |one )?(box|pack|roll) of ([a-z ]{3,25}?) (?:cover|do))(?=[?.! ]*$)/g,
    'how many m2 in a $1$3 of $2$4',
  ],
  // 'the minimum deposit' is of no order.
  [/\b(?:minimum|lowest|smallest|least|min) deposit\b/g, 'deposit'],
  // 'what's the hardest wearing laminate' asks for one, and not whether it is so.
  [/\bwhat(?:'?s| is) (?:the |your )(?=(?:hardest[- ]wearing|toughest|most (?:hard[- ]?wearing|durable)) )/g, 'which is the '],
  // 'how do I stop my carpet fading'
  [
    /\bhow (?:do|can|would) (?:i|we|you) (?:stop|keep|prevent) (?:my |the |an? |our )?(carpet|wood|laminate|lvt|vinyl|oak|floor|tiles) (?:from )?fading\b/g,
    'will the sun fade my $1',
  ],
  // 'how big is a box, will it fit in a Corsa'
  [
    /,? (?:and )?(?:will|would|does|do) (?:it|they|that|one) (?:fit|go) (?:in|into) (?:an? |my |the )?(?:\w+ )?(?:corsa|fiesta|golf|polo|car|boot|hatchback|clio|micra|astra|focus|yaris|mini|fiat|estate|saloon|small car)(?: boot)?(?=[?.! ]*$)/g,
    ', how heavy is it',
  ],
  // 'the same as my neighbour got, some grey LVT'
  [
    /\b(?:want |like |after )?the same as (?:my |the |our )?(?:neighbours?|sister|brother|friend|mum|mother|daughter|son)(?:'?s)? (?:got|has|have|had|put down)(?: down)?,? (?=some|an? )/g,
    '',
  ],
  // 'in someone's house'
  [
    /\b(?:floors?|one|it|them) in (?:someone|somebody|a customer|someone else|a real person)(?:'?s)?(?: real)? (?:house|home)s?\b/g,
    'photos of floors in customers homes',
  ],
  // 'match skirting to an oak floor'
  [
    /\b(?:match|get) (?:the |my |some )?skirting (?:board )?(?:to|for|that matches|to match|with) (?:an? |my |the )?(oak|white|walnut)(?: floors?| flooring| boards?)?\b/g,
    '$1 skirting',
  ],
  // 'is laminate or lvt better value'
  [
    /^(?:so |and )*(?:is|are|would) (laminate|lvt|vinyl|carpet|tiles|wood|engineered wood) or (laminate|lvt|vinyl|carpet|tiles|wood|engineered wood) (?:be )?(?:the )?(better value|better|harder wearing|warmer|quieter|cheaper)(?=[?.! ]*$)/g,
    'which is $3 $1 or $2',
  ],
  // 'and is there a data sheet I could download'
  [
    /\b(?:is there|are there|have (?:you|yous)(?: got)?|do (?:you|yous) have) (?:an? |any )?(?:data|technical|safety|spec|specification) ?sheets?(?: for (?:it|them|that))?(?: (?:that )?(?:i|we) (?:could|can|may) (?:download|get|have|see|send on))/g,
    'is there a data sheet',
  ],
  // 'how long before the heating goes back on', of tiles
  [
    /(?<=\b(?:tiles?|porcelain|grout|adhesive)\b.{0,120})\bhow long (?:do|should|must|have) (?:i|we) (?:to )?(?:leave it|wait|leave them)(?: for)? before (?:turning|putting|switching|i turn|i put|we turn) (?:the )?(?:underfloor )?heating (?:back )?on(?: again)?(?: again| back on)?/g,
    'when can i turn the underfloor heating back on after tiling',
  ],
  // 'tiles behind the counter' of a cafe
  [
    /^(?=.*\b(?:cafe|coffee shop|tea ?room|restaurant|pub|bar)\b)(.*?)\bwhat r ?(?:rating|value|number)? (?:do|would|should) (?:i|we) (?:need|want|go for|have) (?:for|on|in) (?:the )?(?:floor )?tiles? (?:behind|at|round|around) the (?:counter|bar)(?=[^a-z]|$)/g,
    '$1what floor for behind a cafe counter',
  ],
  // Left in the rain, boxes are damaged.
  [
    /\b(?:the )?(?:driver|courier|lorry man|he|they) left (?:them|it|the boxes) (?:out )?in the rain(?: (?:at|in|by|round|beside|outside) [a-z ]{3,35})?,? (?:and )?/g,
    '',
  ],
  [
    /(?<=\b(?:boxes|packs|tiles|boards|order\w*|\d+)\b.{0,40}\b(?:are|were|is|was|came|arrived|got) )(?:soaked|soaking|drenched|sodden|ringing wet|wringing)(?: wet| through)?\b(?! in| with)/g,
    'damaged',
  ],
  // 'ordered 14 boxes, got 11'
  [
    /\b(?:i |we )?ordered (\d{1,3}) (box(?:es)?|packs?|lengths|rolls|bags)(?: of [a-z ]{3,25})?,? (?:but |and )?(?:only |just )?(?:got|received|have|came with|getting) (\d{1,3})(?: of them)?(?=[?.!, ]|$)/g,
    'only $3 of the $1 $2 came',
  ],
  // 'something for a boot room, would tiles or LVT be better'
  [
    /^(?:i'?m |im |we'?re )?(?:looking|after|need|want|wanting)(?: for)? (?:something|a floor|flooring|floor) for (an? |the |my |our )(\w+(?: \w+)?)\b[^?.]{0,90}?,? would (tiles|laminate|lvt|vinyl|carpet|wood|engineered wood) or (tiles|laminate|lvt|vinyl|carpet|wood|engineered wood) be (?:the )?(?:better|best)(?=[?.! ]*$)/g,
    'are $3 or $4 better for $1$2',
  ],
  // 'how many boxes is that and have you it in stock'
  [
    /\bhow many boxes is (?:that|it),? and (?:have (?:you|yous) (?:it|them|that|enough)|(?:is|are) (?:it|that|they|there enough)) in stock\b(?: to (?:lift|collect|pick up)[a-z ]{0,20})?/g,
    'how many boxes and is it in stock',
  ],
  // 'which of your vinyls is the safest when wet'
  [
    /\bwhich (?:of your |of the )?(vinyls?|tiles?|lvts?|floors?|laminates?)(?: is| are)? (?:the )?(?:safest|least slippery|least slippy|most grippy|grippiest)(?: (?:when|if|in the|once)(?: it is| its| it'?s)? wet)?\b/g,
    'which non slip $1 have you',
  ],
  // 'a sample of it first' is no sample of the first.
  [/\b(samples? of (?:it|that|them|one|those)|see (?:it|them)|try (?:it|them|one)) first(?=[?.! ]*$)/g, '$1'],
  // 'the man in the showroom said he would take 10% off'
  [
    /^(?:the |your |a |one of the )?(?:fella|fellow|man|woman|girl|lady|lad|guy|boy|bloke|manager|salesman|person|staff)(?: \w+)? in (?:the |your )?(?:bangor )?(?:showroom|shop|store)\b[^?]{0,60}\b(?:said|told|promised|offered|agreed)\b.{0,60}\b(?:\d{1,2} ?(?:%|percent\b|per cent\b)|money\b|discount\b|something\b).*$/g,
    'a man in the showroom promised me a discount, can you honour that',
  ],
  // 'can I come and lift it myself', of an order
  [
    /^(?:so |and |ok )?(?:can|could|may) (?:i|we) (?:just )?(?:come (?:in |down |up )?and |call (?:in |down )?and |go and )?(?:lift|collect|pick up|get) (?:it|them|my order|the order) (?:myself|ourselves|in person)\b.*$/g,
    'can i collect my order from the showroom',
  ],
  // 'do I need a special adhesive for it'
  [/\bdo (?:i|we) need (?:an? )?(?:special|particular|certain|different) (adhesive|glue) for\b/g, 'what $1 for'],
  // 'it says shipped, what does that mean'
  [
    /^(?:my |the )?(?:order|tracking|email|account|it|status)(?: status| page)? (?:says?|shows?|is|is showing|just says)(?: as)? "?'?(pending|confirmed|shipped|delivered|cancelled|refunded|waiting for finance)'?"?,? (?:but |and )?what(?:'?s| does| is)? (?:that|it|this)(?: mean)?(?=[?.! ]*$)/g,
    'what does the status $1 mean',
  ],
  // 'I left a review and it's not showing'
  [
    /^.{0,40}\breview\b.{0,40}\b(?:not|isn'?t|isnt|hasn'?t|hasnt|never|didn'?t|didnt|wont|won'?t|doesn'?t) (?:show\w*|appear\w*|come up|there|up|on the (?:site|page))\b.*$/g,
    'i want to talk to a person',
  ],
  // 'that'll survive paint and juice'
  [
    /\b(?:that'?ll|that will|that can|thatll|to|can) (?:survive|stand|take|withstand|cope with|handle) [^,.?!]{0,60}\b(?:paint|juice|crayons?|felt tips?|yog[h]?urt|pasta sauce|spaghetti)\b[^,.?!]{0,20}/g,
    'easy to clean',
  ],
  // 'need 42 m² of a grey tile plus 10%, how many boxes is that and is it in stock'
  [
    /^(?:i |we )?need (?:about |around )?(\d+(?:\.\d+)? ?(?:m2|m²|sq ?m|square metres)) of (?:an? |the )?([^?]{5,60}?),? (?:plus|with|and|adding|including) (\d{1,2})% (?:extra )?(?:for )?(?:cuts|waste|cutting|wastage|breakages)?,? ?how many boxes and is it in stock/g,
    '$2, how many boxes for $1 and is it in stock',
  ],
  // 'a sheet vinyl rated R10 that can be coved up the wall'
  [/\bsheet vinyl (?:rated|with|of) (r1\d)(?: rating)?(?: that (?:can|could) be (?:coved|turned|taken) up (?:the )?walls?)?/g, '$1 sheet vinyl'],
  // 'what adhesive for sheet vinyl in a wet room, floor is ply and it's for my dad'
  [
    /^(what (?:adhesive|glue) for [^,?.]{3,50}), (?:the |my |our )?(?:sub ?)?floor(?:'s| is| will be) (ply\w*|concrete|screed|timber|chipboard|floorboards)\b.*$/g,
    '$1 on $2',
  ],
  // 'is stone a bad idea for a kitchen'
  [
    /\b(is|are|would|be) (?:an? )?((?:natural |real |solid |engineered )?(?:stone|slate|marble|limestone|granite|travertine|wood|oak|carpet|laminate|lvt|vinyl|tiles)(?: floor(?:ing)?| floors)?) (?:be )?an? (?:bad|daft|silly|stupid|terrible|good|mad) idea (?=(?:for|in|on|with|over)\b)/g,
    '$1 $2 suitable ',
  ],
  // 'the cheapest way to floor a church hall' is of no hallway.
  [
    /\b(?:what'?s |what is )?(?:the )?(?:cheapest|best) (?:way to floor|floor(?:ing)? for|thing for) (?:an? |the |our )?(?:\d+ ?m2 )?((?:church|parish|village|community|scout|gospel|orange|dance) hall)\b/g,
    'what floor for a $1',
  ],
  // 'silicone to match my grout, do you sell it'
  [
    /^(?:i )?(?:need|want|looking for|after) (?:some )?(silicone|sealant|mastic|caulk)\b.*?,? (?:do you|have you|would you) (?:sell|stock|have|got)(?: it| any| that)?(?=[?.! ]*$)/g,
    'do you sell $1',
  ],
  // 'carpet fitted Friday and there's a ridge in it'
  [
    /^(?:my |the |our |had (?:my |our |the |a )?)?(?:new )?(carpet|vinyl|laminate|lvt|floor) (?:was |got |only )?(?:fitted|laid|put down) (?:on |last |yesterday|this )?(?:\w+ )?(?:and|but) (?:already )?(?:theres|there's|there is|it has|its got|it's got|i can see) (?:an? )?(?:big |wee |bad )?(?:ridge|ripple|bubble|crease|wrinkle|gap|bump|line|hole)s?\b[^,?]*/g,
    'my $1 that you fitted is faulty',
  ],
  // 'tiles on the patio and the same in the kitchen, have you one that does both'
  [
    /^(?=.*\b(?:patio(?! doors?)|outside|outdoors?|garden|terrace)\b)(?=(?:.*\b(light grey|dark grey|grey|beige|cream|black|white|buff|sand|brown)\b)?)(?=.*\b(?:inside|indoors?|kitchen|sunroom|conservatory|extension|dining room)\b)(?=.*\b(?:same|both|match\w*|carr(?:y|ies) on|runs? (?:from|through|out)|flows?|all the way through|seamless\w*)\b)(?=.*\b(?:tiles?|porcelain|slabs?|paving|floor)\b)(?!.*\d).{20,160}$/g,
    'show me $1 outdoor tiles for a patio that match the floor indoors',
  ],
  // 'we want limestone but the cost is a worry, is there a porcelain that looks the same'
  [
    /\b(?:love|like|want|wanting|wanted|fancy|after)(?: the look of)? (?:real |proper |genuine )?(limestone|slate|marble|travertine|granite|oak|walnut)\b.{0,70}?\b(?:is there|have (?:you|yous)|do (?:you|yous) (?:do|have)|got|any(?:thing)?) (?:an? |any )?(?:in )?(porcelain|ceramic|laminate|lvt|vinyl)(?: tiles?)? (?:that |which )?(?:looks?|would look|passes?) (?:the same|like it|like that|similar|for it)\b/g,
    'have you $1 effect $2',
  ],
  // 'herringbone in a light oak, don't want to be gluing it', 'must be glue free'
  [
    /(?<=\b(?:herringbone|chevron|parquet|have (?:you|yous)|do (?:you|yous) (?:have|do|sell)|looking for|after|any)\b.*),?(?:\.\.)? ?\b(?:but |and |as |so )?(?:(?:i |we )?(?:don'?t|do not|wouldn'?t|'?d rather not|not) (?:really )?(?:want|wanting|fancy|like) (?:(?:to|be|have|having|at|near|mess|messing|footering|fighting|bothered|about|around|with|the|any) ){0,6}(?:glu(?:e|ing)|stick(?:ing)?)(?: (?:it|them|anything))?(?: down)?|(?:it )?(?:must be|has to be|needs to be|ideally)? ?(?:glue[- ]?free|glueless)|no gluing)\b/g,
    ' without glue',
  ],
  // 'real lino for a kitchen, not vinyl'
  [
    /\b(?:real|proper|actual|true|genuine) lino(?:leum)?\b([^.?!]{0,40}?),? (?:and |but )?(?:not|no) (?:the |that )?(?:vinyl|plastic)(?: stuff)?\b/g,
    'real linoleum$1',
  ],
  // 'my granny had proper lino, do you still sell the real stuff and not vinyl'
  [
    /\b(?:lino(?:leum)?)\b([^?!]{0,60}?)\b(?:the )?(?:real|proper|actual|genuine) (?:stuff|thing|mccoy)(?:,? (?:and )?(?:not|no) (?:the )?(?:vinyl|plastic))?/g,
    'flooring$1 real linoleum',
  ],
  // 'patterned tiles for the hall and the front step': for the hall, and frost-proof
  [
    /\b(hall(?:way)?|porch|entrance|vestibule) and (?:out (?:to|on(?:to)?) )?(?:the |my |our )?((?:front |outside |door ?)steps?)(?: outside)?\b/g,
    '$1 that can carry on out to the $2',
  ],
];
