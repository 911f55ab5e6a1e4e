/** What leans on the goods, the order or the room that somebody has in mind, in plain words. */
export const retoldInPassing: readonly [said: RegExp, meant: string][] = [
  // Who fits out an office asks for no fitter.
  [/\bfitting out (?=(?:an?|my|our|the|some|two|three)\b)/g, 'doing up '],
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
  // 'the bathroom is 2.4 by 1.9 …, one wall only 2.4 wide x 2.3 high': the floor is not to be covered.
  [
    /\b(?:the |my |our )?((?:bath|shower |wet ?)?room|kitchen|en ?-?suite|bathroom|utility|hall) (?:is|measures) [\d.]+ ?m? ?(?:by|x) ?[\d.]+ ?m?\b(?=.*\b(?:(?:one|back|end|long|short) wall only|only (?:the )?(?:one|back|end) wall|just (?:the )?(?:one|back|end) wall)\b)/g,
    '$1',
  ],
  [/\b(?:one|back|end|long|short) wall only\b/g, 'one wall'],
  // 'which one is better for a small room'
  [
    /^(?:and |so |ok )?(?:which|what)(?: one)?(?: of (?:them|those|the two))?(?:'?s| is| would be)? (?:best|better|nicer) (?:for|in) (?:an? |my |our )?(?:wee |very |really )*(?:small|tiny|narrow|dark|poky|box) (?:room|hall|hallway|kitchen|bathroom|bedroom|space)\b/g,
    'which one is lighter, for a small room',
  ],
  // 'underfloor heating going in (water)': it is warm water, and asks for no waterproof floor.
  [/(?<=\b(?:ufh|under ?-?floor heating)\b[^.?!]{0,20})\((?:wet|water|electric)[^)]*\)/g, ''],
  // 'what's the best of those for heat'
  [
    /\b(?:what(?:'?s| is)|which(?: is|'?s)?) (?:the )?best (?:one )?of (?:those|these|them) (?:for|with|on|in) (?:the )?(heat|heating|ufh)\b/g,
    'which of those is best for underfloor heating',
  ],
  [/\b(?:what(?:'?s| is)) (?:the )?best (?:one )?of (those|these|them)(?= (?:for|with|on|in)\b)/g, 'which of $1 is best'],
  // 'a tumble dryer' is no tumbled stone.
  [/\btumble (?=(?:dr[yi]er|dryers?)\b)/g, ''],
  // 'the total for 14 boxes of it delivered'
  [
    /^(?:so |and )?(?:what(?:'?s| is| would be)|how much (?:is|would be)) the (?:total|price|cost) (?:for|of) (\d+ (?:boxes|packs|rolls|metres) of .+?) delivered(?=(?: to [a-z ]+)?[?.! ]*$)/g,
    'how much is $1 with delivery',
  ],
  // 'how long should I wait after tiling before using the bathroom'
  [
    /\bhow long (?:should|do|must|would) (?:i|we|you) (?:have to |need to )?(?:wait|leave it|leave them) (?:after|when) (?:tiling|grouting|the tiles (?:are|go) (?:down|on|up)|the tiler (?:is done|finishes))(?: and grouting)? (?:before|until|till) (?:using|i use|we use|i can use|we can use)(?: the (?:\w+ ?){1,2})?/g,
    'when can a tiled floor be walked on and a tiled shower be used',
  ],
  [
    /\b(?:how long|when) (?:after tiling can (?:i|we) use|can (?:i|we) use)(?: the| my| our)? (shower|bathroom|wet room)(?: after (?:tiling|grouting))?(?=[?.! ]*$)/g,
    'when can a tiled floor be walked on and a tiled shower be used',
  ],
  // 'a dog that pees inside'
  [
    /\b(?:an? |the |my |our )?(dog|puppy|cat|pup)s? (?:that|who|which) (?:sometimes |still |always |keeps? )?(?:pee|wee|piss|has accidents|is not house ?-?trained|isn'?t house ?-?trained)(?:s|ing|es)?(?: (?:inside|indoors|in the house|everywhere|on the floor))?/g,
    'puppy accidents',
  ],
  // 'do you have them bigger', of those that were found
  [
    /^(?:and |so )?(?:do|have) (?:you|yous|ye) (?:do |have |got |get )?(?:them|those|these|any of (?:them|those|these)) (?:any |in an? )?(bigger|larger|smaller)(?: size| sizes)?(?=[?.! ]*$)/g,
    'anything $1',
  ],
  // 'roughly what would that cost'
  [/^(?:and |so |ok )*(?:roughly|about|approximately|around),? (?=(?:what|how much)\b)/g, ''],
  // 'what goes with the limestone for sealing'
  [
    /\bwhat (?:goes|do (?:i|you) (?:need|use)|is there) (?:with|for|on) (?:the |my |your )?(.{3,40}?) (?:for|to) seal(?:ing)?(?: it)?(?=[?.! ]*$)/g,
    'what sealer for $1',
  ],
  // 'thin LVT for under doors'
  [
    /^(?:an? |any |some )?(?:really |very )?thin (lvt|laminate|vinyl|flooring|floor|tiles|carpet|underlay)(?= (?:for|to go|that goes|because|so))/g,
    'the thinnest $1',
  ],
  // 'we want underfloor heating, do we need special adhesive'
  [
    /(?<=\b(?:ufh|under ?-?floor heating)\b.*)\bdo (?:i|we) need (?:an? |any )?(?:special|different|particular|certain) (?:tile )?adhesive\b/g,
    'which tile adhesive do i need for a heated floor',
  ],
  // 'will I need to trim my doors'
  [/\b(?:trim|shave|plane|cut|take a bit off) (?:the|my|our) doors?\b/g, 'cut the door for a new floor'],
  // 'what about slip'
  [/^(?:and |but |so )?(?:what|how) about (?:the )?(?:slip|slipping|slipperiness|slip resistance|grip)(?=[?.! ]*$)/g, 'are they slippery'],
  // 'will they carry tiles up'
  [
    /\b(?:will|would|can|could|do) (?:they|the (?:driver|drivers|lads|men|delivery (?:man|men|driver))|you|yous) (?:carry|bring|take|lift) (?:the |my )?(?:tiles|boxes|it all|it|them|flooring|floor|goods|order) (?:up(?: the stairs| to (?:the|my) \w+)?|upstairs)(?=[?.! ]*$)/g,
    'can the driver carry it upstairs',
  ],
  // 'do you sell tiles by the square metre'
  [
    /\b(?:do|are) (?:you|yous|ye|your|the) (?:sell |prices of )?(?:tiles|laminate|lvt|flooring|wood|it|floors?)? ?(?:sold )?by the (?:m2|square metre|sq m|metre|box|pack) or (?:by )?(?:the )?(?:box|pack|metre)\b|\bdo (?:you|yous) sell (?:tiles|laminate|lvt|flooring|wood|floors?) by the (?:m2|square met(?:re|er)|sq m)\b/g,
    'are your prices per metre or per box',
  ],
  // 'will the sun fade my floor'
  [
    /\b(?:will|would|does|can) (?:the |strong |direct )*sun(?:light|shine)? (?:fade|bleach|discolou?r|damage) (?:my |the |our |a )(?:new )?(?:floor|flooring|floors)\b/g,
    'will my floor fade in sunlight',
  ],
  // 'can my joiner get it cheaper'
  [
    /\bcan (?:my |our |a )(?:joiner|builder|fitter|tiler|plumber|da|brother) (?:get|buy) (?:it|them|this|the floor\w*) (?:any )?cheaper\b/g,
    'do you do trade prices',
  ],
  // 'what discount would I get on the Portaferry range'
  [
    /\bwhat (?:sort of |kind of )?(?:trade )?discount (?:would|could|can|do|will) (?:i|we) get(?: on| off| for)? (?:the |your )?.{2,40}?(?=[?.! ]*$)/g,
    'do you give trade discount',
  ],
  // 'is the slab dry enough, and do I need to level it'
  [/(?<=\b(?:concrete|slab|screed)\b.*)\bdo (?:i|we) (?:need|have) to level it\b/g, 'how flat has the floor to be'],
  // 'we want LVT throughout downstairs': the kind is chosen.
  [
    /\b(?:want|wanting|looking for|after|need|would like|like) (?:an? |some )?((?:click |glue down )?(?:lvt|laminate|vinyl|carpet|tiles|engineered (?:wood|oak)|wood floor\w*)) (?:throughout|through|all over|all through|in all of|across)(?: the| our| my)?(?: whole| entire)? ?(?:downstairs|upstairs|house|ground floor|place|flat|bungalow|home)?/g,
    'looking for $1',
  ],
  // 'carpets with stain resistance'
  [
    /\b(carpets?|rugs?|laminate|lvt|vinyl|tiles) (?:with|that have|that has) (?:good )?stain (?:resistance|protection|guard)\b/g,
    'stain resistant $1',
  ],
  [/(?<=^(?:and |so )?which (?:one |of (?:them|those) )?(?:is|are) (?:the )?)pal(est|er)\b/g, 'light$1'],
  // 'any for a floor', of tiles that were found
  [/^(?:and |so |but )?any (?:of (?:those|them) )?for (?:a |the |my )?(floor|wall)s?(?=[?.! ]*$)/g, 'just the $1 ones'],
  [/^and (cheaper|dearer|warmer|quieter|easier|tougher)(?=[?.! ]*$)/g, 'and which is $1'],
  // 'same batch possible?'
  [/\b(?:is |would )?(?:the )?same batch (?:be )?possible\b/g, 'would a new batch match'],
  // 'do you have it in 5 m wide'
  [
    /\b(?:do|have) (?:you|yous) (?:have |do |got )?(?:it|them|that|this|those) in (?:an? )?(?:[2356](?:\.\d)?) ?(?:m|met(?:re|er)s?)(?: wide| width| rolls?)(?=[?.! ]*$)/g,
    'how wide are the rolls',
  ],
  // 'what is the difference between engineered and solid? I always thought engineered was posh laminate'
  [/(?<=\?)\s*(?:i|we) (?:had |have |'?ve )?(?:always |just |kind of )?(?:thought|assumed|figured|reckoned) [^?]*$/g, ''],
  // 'scratched the oak dragging the sofa, can that be sorted or is it ruined'
  [
    /(?<=\b(?:scratch\w*|scrap(?:e|ed|es)|scuff\w*|dent(?:ed|s)?|chip(?:ped|s)?|gouge\w*)\b.*)\b(?:can|could|will) (it|that|this|they) be (?:sorted|saved|mended|put right|repaired)(?: out)?(?:,? or (?:is|are) (?:it|that|they|the \w+) (?:ruined|wrecked|done(?: for)?|finished|for the bin|scrap))?/g,
    'can $1 be fixed',
  ],
  // 'a slate look but not actual slate, we had that in the last house and the sealing was a pain'
  [
    /[,.] ?(?:as |because |since )?(?:we|i)(?:'ve| have)? had (?:that|it|one|them|those) in (?:the|our|my) (?:last|old|other|previous) (?:house|place|kitchen|flat|home)\b[^?]*$/g,
    '',
  ],
];
