const people =
  '(?:fella|fellow|man|woman|guy|lad|girl|boy|bloke|one|ones|mate|friend|neighbour|brother|sister|cousin|uncle|da|dad|mum|husband|wife|builder|joiner)';
const trades = '(?:carpet |floor )?(?:fitter|joiner|builder|tiler|plumber|plasterer|electrician|layer)';
const byTrade = String.raw`\b(?:(?:(?:i|we)(?:'?ve| have| was| were)? )?(?:just )?(?:been )?told by (?:the|my|our|a) ${trades}|(?:the|my|our) ${trades} (?:says?|said|sez|reckons?|reckoned|thinks?|thought|insists?|claims?|tells? (?:me|us)|told (?:me|us)))(?: that)?`;
/** What is said of a floor, and not of whoever said it: 'the fitter said he would come'. */
const saidOf = String.raw`(?:i|we|you|it|its|it's|i'll|we'll|this|that|these|those|they|there|theres|there's|the|our|my|an?|no|laminate|lvt|underlay|vinyl|wood|oak|tiles?|carpet)\b`;
const somewhere =
  "(?:pub|bar|work|office|gym|school|school gates?|golf club|church|match|club|builders? ?yard|builders?'? ?merchants?|b ?(?:&|and|n)? ?q|hardware(?: store| shop)?|diy (?:store|shop|place))";
const tiled = '(?:(?:old|existing|original|quarry|victorian|red|ceramic|porcelain) ){1,3}(?:tiles?|tiled)(?: floor)?';

/** What is told of laying: who said so, what lies there already and is to go, how far boards run; each in plain words. */
export const retoldOfLaying: readonly [said: RegExp, meant: string][] = [
  // 'a fella in the pub says': nobody wants a floor for it.
  [
    new RegExp(
      String.raw`\b(?:(?:a|an|the|my|our|this|that|some|yer) )?${people}s? (?:in|at|from|down) (?:the |my |our |a )?${somewhere} (?=(?:says?|said|saying|tells?|told|telling|reckons?|swears?|thinks?|advised|is telling|was (?:saying|telling))\b)`,
      'g',
    ),
    'somebody ',
  ],
  // 'told by the fitter we need underlay, next door says you don't. Who is right?', 'my joiner reckons it needs a gap': who said it stands by, and asks for none of our fitters.
  [
    new RegExp(
      String.raw`${byTrade} (i|we) need ([^.?!,]+?)(?:(?:,? (?:and|but)\b|,)[^.?!,]*\b(?:says?|said|reckons?|thinks?) [^.?!,]*(?:n'?t|not?)\b[^.?!]*[.?! ]*(?:who(?:'s| is) (?:right|correct|wrong)|is that (?:right|true))?|,? is (?:he|she|that|this) (?:right|correct|true|so))(?=[.?! ]*$)`,
      'g',
    ),
    'do $1 need $2',
  ],
  [new RegExp(`${byTrade} (?=${saidOf})`, 'g'), 'i was told '],
  // 'they move when you step on them': no stairs
  [/\b(?:step|steps|stepping|stepped) on(?:to)? (?=(?:it|them|that|one|the (?:boards?|planks?|floor|tiles?)|a (?:board|plank|tile)|certain|some)\b)/g, 'walk on '],
  // 'do they have to be scraped off': no scratches
  [/\bscrap(?:e|ed|ing) (?:(?:it|them|that|all|it all|them all) )?(?:off|up|out|away)\b/g, 'removed'],
  // 'taking up the carpet and sanding the boards': what goes is not looked for.
  [
    /\b(?:taking|lifting|pulling|ripping|tearing|getting|take|lift|pull|rip|tear|get) (?:up |out |rid of )(?:the |our |my |all the )?(?:old |existing )?(?:carpets?|lino|laminate|vinyl)(?: up)? and (?:just )?(?=(?:sand|do(?:ing)? up|restor|varnish|paint|oil|expos|strip)\w*\b)/g,
    '',
  ],
  // 'total run would be 11 metres': how long it is, and no area.
  [
    /\b(?:total|whole|full|overall|longest|continuous|unbroken) (?:run|length|stretch)(?: (?:would|will) be| is| of| comes? (?:to|out at)| works out at)? (?:about |around |roughly |just over |over |nearly )?\d+(?:\.\d+)? ?(?:m|met(?:re|er)s?|ft|feet|foot)\b(?! ?(?:x|by|wide)\b)/g,
    'one long run without a break',
  ],
  // 'with the original floorboards', beside what is to go on them: no floor of wood is wanted.
  [
    /\b(?:with|has|have|had|got|on|is|are|over)(?: the| its| all| just| still)* (?:original|bare|old|existing|exposed)(?: (?:original|old|bare|wooden|timber|pine))? (?:floorboards|floor boards)\b(?=.*\b(?:lvt|vinyl|laminate|tiles?|tiling|lino|carpet|engineered)\b)/g,
    'over old floorboards',
  ],
  // 'what would you put under a 14 mm engineered floor'
  [
    /\bwhat (?:would|do|should|can|could) (?:i|you|we) (?:put|lay|use|need)(?: down)? (?:under|underneath|beneath|below) (?=(?:an? |the |my |our |new )?(?:\d+ ?mm )?(?:laminate|engineered|click|wood|carpet|vinyl planks?)\b)/g,
    'what underlay for ',
  ],
  // 'gone like wee boats, edges up'
  [/\b(?:gone|went|going|turned|are|look) (?:all )?like (?:wee |small |little )?(?:boats?|canoes?|bananas?|saucers|troughs|gutters)\b|\bedges (?:have |are |all )*(?:gone |turned |come |curled |lifted |sitting )?up\b/g, 'cupped'],
  // 'the floor's flagstone', beside what is to go on it
  [
    /\b(?:and )?(?:the |my |our )?(?:floor|base|subfloor)(?:'s| is|s)(?: all| just| old| the old)* (?:flag ?stones?|stone flags?|quarry tiles?|old tiles?|tiled)\b(?=.*\b(?:over|under\w*|on top|go|lay|put|need)\b)/g,
    'over old tiles',
  ],
  // 'I hate the cold of tiles'
  [/\b(hate|can'?t stand|don'?t like|not keen on|sick of|fed up with|can'?t be doing with) the (?:cold|coldness|feel|look|noise|clatter|hardness|smell|sight) of (?=(?:tiles|carpet|laminate|vinyl|lino|wood|lvt)\b)/g, '$1 '],
  // 'float it or glue it?'
  [/(?<=[.?!,] ?|^)(float|glue|nail|click|stick|sand|patch|fill|lift|seal|oil) it or ((?:float|glue|nail|click|stick|sand|patch|fill|lift|seal|oil|leave|lay over|cover)(?: it)?)(?=[?.! ]*$)/g, 'should i $1 it or $2'],
  // 'what do you do about the gap at the skirting': nothing is sold.
  [/\bwhat (?:do|would|can) (?:you|yous|ye|people) do about\b/g, 'how do i deal with'],
  // 'the back door is left open all day': no shop does.
  [/\b((?:back |front |patio |side |outside )?(?:doors?|windows?|shutters?)) (?:is|are|gets?|was|stays?|being)(?: left| always| kept)* open\b/g, '$1 lets the weather in'],
  // 'which underlay under laminate on concrete, and can I use the same stuff under carpet'
  [/(?<=\b(?:under|for|beneath) (laminate|lvt|vinyl|wood|engineered|wooden)\b.*)\bthe same (?:stuff|one|underlay|thing|kind|roll) (?=(?:under|underneath|below|for) )/g, '$1 underlay '],
  // 'so uneven you could roll a marble down it'
  [/(?<=\b(?:uneven|off|out|sloping|unlevel|bad|squint|crooked)\b.{0,12}),? (?:that )?(?:you|ye|yous|i|we)(?: (?:can|could|would|'?d))? (?:roll|rolls?|put|set) a (?:marble|ball|pea|golf ball)(?: (?:down|across|along|on|over))?(?: (?:it|the (?:floor|hall|room|whole of it)))?/g, ''],
  // 'the living room, 20m2, floorboards. Thinking laminate': what is there
  [/(?<=\d[^.?!]{0,12}[,.]) ?(?:it'?s |its )?(?:on |over )?(?:(?:bare|old|original|existing|wooden|timber) )*floorboards(?: (?:underneath|below|there))?(?=[.,])/g, ' over floorboards'],
  // 'planning on tiles in the porch'
  [/\b(?:planning|plan|set|keen|going|decided|settled) on (?=(?:\w+ )?(?:tiles|carpet|lino|vinyl|laminate|floor tiles)\b)/g, 'want '],
  [
    /\b(?:it'?s|it is|there'?s|there is|have|has|got)(?: an?)?(?: old)? (?:wooden|timber|wood) floor(?: down)?(?: there)? (?:at the (?:minute|moment)|now|at present|currently|already|underneath)\b/g,
    'over floorboards',
  ],
  [/\b(?:straight|directly|right) (?:on|onto|over|on top of|down on)(?: to)? the boards\b/g, 'straight over floorboards'],
  // 'an old quarry tile floor in the kitchen. Can I put LVT over the top'
  [new RegExp(String.raw`\b(?:an? |the |our |my )?${tiled}\b(.*?)\b(?:over|on top of|onto) (?:the top(?: of (?:it|them))?|it|them|those)\b`, 'g'), 'a floor$1over old tiles'],
]; // biome-ignore format: a table
