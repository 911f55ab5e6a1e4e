import { retoldInPassing } from './retold-in-passing.ts';
import { retoldOfAmounts } from './retold-of-amounts.ts';
import { retoldOfFears } from './retold-of-fears.ts';
import { retoldOfFloors } from './retold-of-floors.ts';
import { retoldOfGoods } from './retold-of-goods.ts';
import { retoldOfLaying } from './retold-of-laying.ts';
import { retoldOfPlaces } from './retold-of-places.ts';
import { retoldOfService } from './retold-of-service.ts';
import { retoldOfWants } from './retold-of-wants.ts';
import { retoldShortly } from './retold-shortly.ts';

const materials = '(?:slate|stone|marble|concrete|cement|wood|metal|tile)';
const elder = '(?:granny|gran|nana?|grandmother|grandma|grandda|grandad|grandparents|mum|mummy|mam|mammy|ma|mother|dad|da|parents|aunt(?:ie|y)?)';

/** How people say in a roundabout way what a floor is like, by the words that it is sold under; and what they say of other times than these. */
const retold: readonly [said: RegExp, meant: string][] = [
  // 'lino like my granny had', 'the sort my mum used to have in her scullery': nobody's mother walks on it now.
  [
    new RegExp(
      `,? ?\\b(?:(?:just |exactly )?like|as|the (?:kind|sort|type|stuff)(?: of thing)?(?: that)?|same as|what) (?:my|our|the|me|your|yer|everybody'?s) ${elder} (?:always |used to |once )?(?:had|have|put down|has down)\\b(?: (?:down|in (?:her|his|their|the) (?:\\w+ )?(?:house|home|kitchen|scullery|hall|parlour|front room)))?`,
      'g',
    ),
    '',
  ],
  // 'hair sticks in the grout lines, what is the smoothest to sweep': a floor without joints is wanted, and no grout.
  [
    /\b(?:(?:sticks?|stuck|caught|catches|lodged|sits?|collects?|gathers?|lands?) (?:down )?(?:in|into|between)|(?:sick|tired|fed up)(?: of| with)? (?:scrubbing|cleaning|brushing)) (?:the |my |our |all |them )*gr[o]ut(?:ing)?(?: lines?| joints?)?\b(?=.*\b(?:floor|flooring|smooth\w*|easiest|easier)\b)/g,
    'stuck in the joints',
  ],
  // 'had lino as a child', 'when I was wee'
  [
    /\b(?:as|when (?:i|we|she|he) (?:was|were)|since (?:i|we) (?:was|were)) (?:an? )?(?:child|kid|wean|wain|children|kids|weans|boy|girl|wee|small|young|little|growing up)\b/g,
    'long ago',
  ],
  // 'a nice warm oak laminate' is of a warm tone, and walnut is by nature; 'warm wood underfoot' is of feet.
  [/\bwarm(?:er|ish)?(?:,? (?:and )?(?:coloured|natural|rustic|rich|mid|light|dark|golden|honey))* (?=(?:oak|ash|maple)\b)/g, 'warm toned '],
  [
    /\bwarm(?:er|ish)?,? (?=(?:(?:mid|light|dark|rich|golden|deep|medium|reddish|chocolate|honey|natural|toned?|pale|soft)[ -])*(?:grey|beige|cream|off[- ]?white|white|ivory|walnut|pine|cherry|teak|chestnut|honey|golden|brown|terracotta)\b)/g,
    '',
  ],
  // 'that would pass for real oak' is none.
  [
    /\b(?:(?:would|could|will|can|should) )?(?:pass(?:es)?(?: off)?|be (?:taken|mistaken)) (?:for|as) (?:real|actual|proper|genuine|solid)? ?(?=(?:oak|walnut|wood|slate|stone|marble)\b)/g,
    'looks like ',
  ],
  // 'which laminate looks most like real oak'
  [
    /\blooks? (?:the )?(?:most|closest|nearest|more) (?:like|to) (?:a |an )?(?:real|actual|proper|genuine|solid|natural)? ?(?=(?:oak|walnut|wood|slate|stone|marble)\b)/g,
    'looks like ',
  ],
  // 'looks like concrete but is warm on the feet': wanted of the same floor.
  [
    /,? \b(?:but|and|yet) (?:also |still )?(?:is|are|feels?) (?=(?:nice and |very |really )?(?:warm|quiet|soft|cosy|easy|tough|hard ?wearing|waterproof)\b)/g,
    ' that is ',
  ],
  // 'looks like slate or concrete', 'a slate or concrete look': what it is laid on is not spoken of.
  [
    new RegExp(`\\b(looks?(?:ing)? like|(?:look|effect) of)( (?:real |actual |old )?${materials}) (or|and) (${materials})\\b`, 'g'),
    'looks like$2 $3 looks like $4',
  ],
  [new RegExp(`\\b(${materials}) (or|and) (${materials}) (?:look|looking|effect|style)\\b`, 'g'), '$1 effect $2 $3 effect'],
  // 'the walnut chevron, or is it only oak you do': what is wanted is the walnut.
  [
    /,? \bor (?:is it|is that|are they|do (?:you|yous)|have you|is there)(?: only| just)(?: do| have| sell)? (?:the |in )?\w+(?: (?:ones?|(?:that )?(?:you|yous|ye) (?:do|have|sell|stock)))*(?=[?.!\s]*$)/g,
    '',
  ],
  // 'doesn't mind wet trainers' is said of what has to stand water.
  [
    /(?<!\b(?:i|we|you|they|he|she) )\b(?:doesn'?t|don'?t|won'?t|wouldn'?t|not|isn'?t) (?:really |going to )?(?:mind|minds|be bothered by|bothered by|be afraid of|afraid of|be annoyed by|fussed about) (?:a |the |some |any |bit of |drop of |few )*(?:wet|water|soaking|soaked|dripping|damp|spills?|splashes?|puddles?|drips?)\b(?: (?:\w+ )?(?:trainers|shoes|boots|wellies|feet|foot|paws|dogs?|coats?|swimmers|kids))?/g,
    'waterproof',
  ],
  // 'the same as the grey tiles we bought from another shop'
  [
    /\b(?:be|look|is) (?:exactly |quite |near |just )?(?:the )?(?:same|identical)(?: colour| shade| one)? (?:as|to) (?=(?:the|my|our|what|some|those) (?:\w+ ){0,5}(?:i|we|she|he|they) (?:got|bought|had)\b)/g,
    'match ',
  ],
  // 'wood look but tiled', 'tiled but looks like wood'
  [
    /\b(wood(?:en)?[- ](?:look|effect|grain)(?:ing)?|looks? like (?:real )?wood|looks? (?:woody|wooden)),? (?:but|only|though|yet) (?:(?:is|are|in|it'?s|they'?re|actually|really|made of|an?|as) )*(?:tiled|tiling|tiles?)\b/g,
    'wood effect tiles',
  ],
  [
    /\btiled?s?,? (?:but |and |floor |that |which |it |to )*(?:(?:looks?|looking) like (?:real )?(?:wood|wooden boards|floorboards)|(?:wood(?:en)?[- ](?:look|effect)(?:ing)?))\b/g,
    'wood effect tiles',
  ],
  // 'what finishes the edge of a tiled wall'
  [
    /\b(?:edges?|ends?|sides?|corners?) of (?:the |a |an |my |our )?(?:(?:half|part|bathroom|kitchen|shower|new) )*(?:tiled (?:wall|area|floor|splash ?back|shower|panel|section|bit|corner)|tiling|(?:wall )?tiles)\b|\bedges? where (?:the |my |our )?(?:wall |bathroom |kitchen )?(?:tiles|tiling) (?:ends?|stops?|finish(?:es)?)\b/g,
    'edge of the tiles',
  ],
  // 'the easiest herringbone to lay yourself', 'herringbone I could lay myself': of that pattern those that are laid without glue.
  [
    /\b(?:the )?(?:easiest|simplest) (?:kind of |sort of |type of )?(herringbone|chevron|parquet)((?: \w+)??) (?:for \w+(?: \w+)? )?to (?:lay|fit|put down|install|do)\b(?: (?:down )?(?:myself|yourself|ourselves|by myself|on my own|diy|at home))?(?:,? (?:and )?(?:i(?:'?ve| have) )?never (?:done|laid|fitted) (?:it|one|any|a floor|flooring)? ?before)?/g,
    'show me $1$2 easy to fit',
  ],
  [
    /\b(herringbone|chevron|parquet)((?: (?:floor(?:ing)?|laminate|lvt|vinyl))?) (?:that |which )?(?:an? (?:beginner|amateur|novice|first timer)|i|we|anybody|anyone|somebody|a fella) (?:can|could|would be able to|might) (?:lay|fit|put down|do|manage)(?: (?:it|them))?(?: (?:myself|yourself|ourselves|himself|themselves|on (?:my|our|their) own))?\b/g,
    '$1$2 easy to fit',
  ],
  // 'what patterns are there' of rolls: which of them there are.
  [
    /\b(?:what|which) patterns (?=(?:are there|is there|have (?:you|yous|ye)|do (?:you|yous|they|those) (?:have|do|stock|come in|sell)|can i (?:get|have|choose)|are (?:available|in stock))\b)/g,
    'what designs ',
  ],
  // 'slabs that carry on from the tiles in the kitchen': what they match is not what is looked for.
  [
    /(?<=\b(?:patio|outdoor|outside|paving|slabs?|flags)\b.*)\b(?:carry|carries|carrying|follows?|runs?|continues?|leads?|flows?) (?:straight |right )?(?:on |out )?(?:from|with) (?:the |my |our )?(?:\w+ )?(?:tiles?|floor|flooring)(?: (?:indoors|inside|(?:in|of) (?:the|my|our) \w+))?/g,
    'match the floor',
  ],
  // 'I saw a lovely grey laminate in your showroom on Saturday': nothing is asked of the showroom or the day.
  [
    /(?<=\b(?:saw|seen|spotted|noticed|spied)\b[^.?!]*)(?:,? \b(?:(?:up|out|over|down) )?(?:in|at) (?:your|the|yer|yous'?) (?:shop|showroom|show room|store|place)(?: in bangor)?)(?:,? (?:(?:on|last|this|the other) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|day|morning|afternoon|today|yesterday))*/g,
    '',
  ],
  // 'what size is the biggest tile you have'
  [
    /\bwhat (?:size|length|width|thickness) (?:is|are|would be) (?:the|your|yer) (?=(?:biggest|largest|widest|longest|thickest|thinnest|narrowest|smallest)\b)/g,
    'which is the ',
  ],
  // 'have you any AC5?': it is laminate that has such a class.
  [/\b(any|some|anything|which|one|ones) (in |with |of |at |rated )?(ac ?[1-6])(?=[?.!,]|$| (?:in|for|at|under|please|or|and)\b)/g, '$1 $3 laminate'],
  // '145 skirting': sold by its height in mm.
  [/(?<![\d.x£] ?)\b(1[0-9]{2}|[2-9][0-9]) (?=(?:(?:square|torus|ogee|oak|primed|white|mdf|pine|solid|plain) )*(?:skirting|architrave)\b)/g, '$1mm '],
  // 'carpet for stairs, wool if possible, and the underlay for it': the floor that is looked for, and then what goes below it.
  [
    /^(?!.*(?:\d ?(?:m|cm|ft|sq\w*|metres?|feet)?2? ?(?:x|by|m2|sq)|£|\b(?:is|are|can|could|does|do|should|will|would|how|why|my|our|the same)\b.*underlay))(?=.*\b(carpet|laminate|lvt|engineered (?:wood|oak))\b)(?!.*\btiles?\b)([^.?!]*?),? ?(?:\b(?:and|plus|with)\b|\+|&) (?:(?:also|what|which|whatever|some|the|an?|suitable|right|matching|decent|good|cheap) )*underlay(?: (?:do i need|would i need|i need|i would need|needed|to go|that goes|that suits|goes|for|with|under|underneath|beneath|it|them|that|this|please|too|as well))*[?.! ]*$/g,
    'have you any $2? which underlay for $1',
  ],
  // 'stairs, 13 of them'
  [/\b(?:steps|stairs|treads|risers)[,:]? (\d{1,2})(?: of them| in all| in total)?\b(?! ?(?:cm|mm|m|x|by|inch\w*|ft|feet|%)\b)(?!\.)/g, '$1 stairs'],
  // 'what is the lead time on 100 m²'
  [
    /\b(?:what|whats|what'?s) (?:is |are )?(?:the |your )?lead times?(?: like)? (?:on|for|with) (?=[^?.!]*(?:,| and) (?:have|is|are|do|have you)\b)/g,
    'how long does delivery take? ',
  ],
  [/\b(?:what|whats|what'?s) (?:is |are )?(?:the |your )?lead times? (?:on|for|with) (out of stock [a-z]+)/g, 'when are $1 back in stock'],
  [/\blead times?\b/g, 'delivery time'],
  // 'the best thing for under laminate'
  [
    /\b(?:thing|stuff|layer|sheeting?|material) (?:to go|to put|for|that goes|you put|goes) (?:under|underneath|beneath) (?:the |my |a )?(?=laminate|lvt|carpet|engineered|wood|click)/g,
    'underlay for ',
  ],
  // 'what should go down under laminate'
  [
    /\b(?:what|which)(?:'?s| is| should| would| do| does| must| has| needs?)?(?: (?:i|we|you|yous|it))?(?: (?:to|have|need|best|should|usually))* (?:go|goes|put|lay|use|have)(?: down| in)? (?:under|underneath|beneath|below) (?:the |my |our |a |new )?(?=(?:laminate|carpet|engineered|click|lvt|wood(?:en)? floor)\b)/g,
    'which underlay for ',
  ],
  // 'which of yours are AC4'
  [
    /\b(?:which|what|any|are any) of (?:yours|your \w+|the ones you (?:have|sell))(?: are| is| have| has)? (ac ?[1-6])\b/g,
    'have you any $1 laminate',
  ],
  // 'what's it a metre'
  [/\bwhat'?s (?:it|that|they|those) (?=(?:a|per|each) ?(?:metre|m2|sq\w*|square \w+|box|pack|roll)?[?.! ]*$)/g, 'what is the price of that '],
  // 'waterproof laminate, yes or no'
  [/,? \byes or no\b(?=[?.! ]*$)/g, ''],
  // 'tiles, 90 cm or bigger'
  [/(?<=\btiles?\b.*)(?<!x ?)\b(\d+) ?(cm|mm) (?:or|and) (?:bigger|larger|over|more|up|upwards|above|longer)\b/g, 'from $1x$1$2 upwards'],
  [/\b(\d+ ?(?:cm|mm)|\d+ ?x ?\d+(?: ?(?:cm|mm))?) (?:or|and) (?:bigger|larger|over|more|up|upwards|above|longer)\b/g, 'from $1 upwards'],
  // 'tiles big enough that there's hardly any grout to scrub': no grout is bought.
  [
    /(?:,? ?\b(?:so )?big enough (?:so )?(?:that |to )?)?\b(?:(?:that |so )?(?:there'?s|there is|there'?d be|there would be|there'?ll be|there are|with|has|have|having|you'?d have|i'?d have|i would have|get) )?(?:hardly any|barely any|next to no|very little|as little|as few|less|the least|minimal|fewer|few|not (?:much|many|a lot of)|without (?:much|loads of|all the|a lot of|so much)|almost no) (?:grout(?:ing)?|joints?)(?: lines?| joints?)?(?: as possible)?(?: (?:to|for me to) (?:scrub|clean|wash|keep clean|do|look after))?\b/g,
    ' in large format',
  ],
];

/** A message in lower case with what it says in a roundabout way in plain words. */
export function inPlainWords(message: string): string {
  return [
    ...retold,
    ...retoldOfAmounts,
    ...retoldOfFears,
    ...retoldOfLaying,
    ...retoldOfGoods,
    ...retoldShortly,
    ...retoldOfWants,
    ...retoldOfService,
    ...retoldInPassing,
    ...retoldOfFloors,
    ...retoldOfPlaces,
  ].reduce(
    (text, [said, meant]) => (said.source.includes('grout') && !/\b(?:tiles?|slabs?|porcelain)\b/.test(text) ? text : text.replaceAll(said, meant)),
    message,
  );
}
