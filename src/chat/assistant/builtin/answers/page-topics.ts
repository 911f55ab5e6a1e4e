import { unitWords } from '#catalogue/selling-unit.ts';
import { sayCost, sayThereIs } from '../say.ts';
import { sayFitting, sayHowLaid, sayLifting, sayReplacing } from './laid-in-steps.ts';
import { sayLaid } from './laid-said.ts';
import { sayRating } from './more-facts.ts';
import { pageSays } from './page-says.ts';
import { sayDays, sayFinished, sayGuarantee, sayManyBoxes, sayPack, sayPaired, sayUnderlay, sayWater } from './page-tellers.ts';
import type { PageTopic } from './page-topic.ts';
import { sayEach } from './price-each.ts';
import { sayColours, sayInColour, sayOfSupply, saySizeNamed, saySizes } from './range-topics.ts';
import { toldOf } from './record.ts';
import { sayFinish } from './said-of-record.ts';
import { topicsOfPlace } from './topics-of-place.ts';

const ofBox =
  'crate|box|boxes|boxed|pack|packs|packet|carton|roll|rolls|bag|tub|length|lengths|pair|each|per|m2|m|sq|sqm|square|squared|met(?:re|er)s?|mtrs?|piece|pieces|single|sheet|sheets|slab|slabs|plank|planks|board|boards|tile|tiles|block|blocks|works?|working';

export const pageTopics: readonly PageTopic[] = [
  ...topicsOfPlace,
  {
    name: 'price',
    asks: /\bprices?\b|\bpriced\b|\bcosts?\b|\bcosting\b|\bhow much\b(?! (?:floor|area|wall|of|does (?:a|one|each|it|the) (?:\w+ )?(?:cover|do)\b|do(?:es)? (?:they|it) cover|will (?:it|one|a \w+) cover|(?:is )?in (?:a|the|each)|(?:m2|sq\w*|square)))|\b(?:whats?|what is|what are|what does|and|how about) (?:it|this|that|these|they|those|is it|is this|the)?(?: work out(?: at)?)? ?\b(?:(?:per|an?|each|by the|for an?|for the) (?:box|pack|m2|sqm|sq m\w*|square m\w*|met(?:re|er)|length|roll|bag|tub|tile|sheet))\b|\bwork(?:s|ing)? out at\b|\bdear\b|\bset me back\b/,
    unless: /\bcover(?:s|ed)?\b(?!.*\b(?:cost|price)\b)|\bdeliver|\bpost|\bfit(?:ted|ting)?\b/,
    words: new RegExp(`^(?:price|prices|priced|cost|costs|costing|much|out|at|whole|full|dear|set|back|by|apiece|${ofBox})$`),
    say: (product, said) => [sayCost(product), sayEach(product, { said: /\beach$|\bapiece\b/.test(said) ? 'price each' : said })].filter(Boolean).join(' '),
    isOften: true,
  },
  {
    name: 'each',
    asks: /^(?:and |so )?(?:whats|what is|how much (?:is|are)) (?:it|that|this|they|those|these) (?:each|apiece|(?:a|per|for one) (?:tile|plank|board))$/,
    words: /^(?:each|apiece|per|tile|plank|board|much)$/,
    say: (product) => sayEach(product, { said: 'price each' }) || null,
  },
  {
    name: 'pack',
    asks: /\b(?:how (?:many|much)|what|whats)\b(?: (?!price|cost|a\b|the\b|per\b)[\w]+){0,6} (?:in|to|per|on) (?:an? |the |each |one |every )?(?:box|pack|m2|sqm|sq m\w*|square m\w*|it\b|packet|roll|carton|crate|bag|kit)|\b(?:tiles|planks|boards|pieces|blocks|sheets|slabs|clips|m2|sqm|sq m\w*|metres|square met\w+) (?:are )?(?:in|to|per|of|a|there)\b|\bhow (?:many|much) (?:m2|sqm|sq|square|met(?:re|er)s?|boards|planks|tiles|pieces|blocks|slabs|sheets|clips)\b|\bhow (?:much|many|far) (?:does|do|will|would|is)\b.*\b(?:cover|do|go)\b|\bcoverage\b|\bwhat (?:does|will|would) (?:a|one|the|each) (?:box|pack|roll|bag) (?:cover|do)\b|\bhow many (?:do|would|will) (?:i|you|we|ye) get\b|\bcovers? (?:how|what)\b/,
    unless: /\bdo (?:i|we) need\b|\bfor (?:a|my|our|the) (?:\w+ )?room\b|\bleft\b|\bin stock\b|\b(?:bumpy|uneven|lumpy|wonky|dips?|cracks?|hide|hump)\b|\bcovered\b|\bhave (?:you|yous|ye)\b|\b(?:guarantee|warrant)|\bfor \d/,
    words: new RegExp(`^(?:many|much|cover|covers|coverage|contain|contains|contents?|inside|far|go|goes|clips?|${ofBox})$`),
    say: sayPack,
  },
  {
    name: 'pair',
    asks: /\b(?:sold|price|cost|is (?:it|this|that)|are (?:they|these)|come|comes|get|that|for)\b.*\b(?:pairs?|singl[ey]|individual\w*|one (?:\w+ )?or (?:two|a (?:pair|pack|box|set)|the)|just (?:the )?one|each or|(?:one|a) (?:only|each))\b|^(?:is (?:it|that|this) )?(?:a )?pairs?\b|\bone or a (?:pack|pair|set)\b|\bget (?:two|2|both|a pair)\b|\bhow(?:s| is| are)\b.*\bsold\b|\bsold (?:by|in|per)\b/,
    unless: /\bsingle (?:bed|room|garage)/,
    words: new RegExp(`^(?:sold|sell|hows|by|both|£|price|cost|pairs?|singly|individual|individually|two|2|set|sets|only|just|${ofBox})$`),
    say: sayPaired,
  },
  {
    name: 'finish',
    asks: /\bput (?:anything|something|a coat) on (?:it|them|top)\b|\b(?:pre ?)?(?:finished|oiled|oil|oiling|lacquer\w*|varnish\w*|unfinished|sealed|treated|coated)\b/,
    unless: /\bhow often\b|\bwhat (?:oil|varnish|lacquer)|\bwhich\b|\bstains?\b|\boily\b|\bcooking\b|\bspill|\bedges?\b|\bjoints?\b|\bmatt\b/,
    words: /^(?:pre|arrives?|prefinished|finished|finish|oiled|oil|oils|oiling|lacquer\w*|varnish\w*|unfinished|sealed|seal|treated|treat|coated|coat|already|factory|mill|bare|raw|natural|ready|lay|laid|laying|down|before|after|again|stained|smoked|brushed|once|sanded|sand|sanding|first|myself|meself|ourselves|yourself|us|site|put|anything)$/,
    say: sayFinished,
  },
  {
    name: 'water',
    asks: /\bwater ?(?:proof|resistan\w*|tight)\b|\bwet\b|\bspill\w*|\bspilt\b|\bsplash\w*|\bwater\b|\bflood\w*|\bleak\w*|\boverflow\w*|\bsoak\w*/,
    unless: /\bshower\b|\bwet ?room|\bmop|\bclean|\bwash(?!ing machine)|\bmarks?\b|\bslip|\bgrip|\bheating\b|\bunderlay\b|\boutside|\bunderfloor|\bdifferen|\bmean|\bhot water|\bsteam|\bhow (?:do|to)\b/,
    words: /^(?:water|goosed|banjaxed|knackered|wrecked|done|toast|waterproof|hardly|child|children|kid|toddler|weans?|drop|dropped|drops|child|enough|anyone|someone|somebody|waterproofed|watertight|proof|resistant|resistance|resist|wet|spill|spills|spilled|spilt|spillages?|splash\w*|flood\w*|leaks?|leaked|leaking|overflow\w*|soak\w*|fully|completely|100|totally|hundred|percent|stand|stands|standing|sit|sits|sitting|sat|lie|lies|left|leave|long|hours?|minutes?|before|until|till|ruin\w*|damage\w*|swell\w*|swells|take|takes|hold|cope|copes|survive|ok|okay|alright|if|when|dog|dogs|cat|bowl|kids?|bath|sink|washing|machine|dishwasher|the|over|on|drinks?|tea|juice|does|happens?|amount|much|or|just|only|safe|his|her|against|withstand|puddles?|pooled?|gets?|got|goes|under|underneath|below|in|into|joints?|seeps?|runs?|everything|tips?|knocks?)$/,
    say: sayWater,
  },
  {
    name: 'how laid',
    asks: /\b(?:click\w*|weld\w*|glue\w*|stuck|stick|float\w*|loose|tackifier|nail\w*|tongue)\b|\bself ?(?:stick|adhesive)\b|\bhow (?:is|are|does|do) (?:it|they|this|these)\b.*\b(?:fixed|join\w*|go(?:es)? down|held)\b|\bconstruction\b|\b(?:snaps?|slots?|locks?|clips?) together\b|\bhow(?:s| is| are) (?:the |this |it |these )?(?:\{name\} )?laid\b/,
    unless: /\bwhat\b.*\bwith\b|\bwith what\b|\b(?:what|which|how much|how many|sell|price|cost) (?:\w+ )?(?:glue|adhesive)|\bunder (?:a )?click|\bscreed|\bconcrete|\bplywood|\bonto\b|\bover\b|\bold\b|\btiles?\b.*\bcarpet|\bheating|\bunderlay|\blift|\bcome up\b|\bagain\b|\bclips\b/,
    words: /^(?:means?|weld\w*|seams?|click\w*|clicky|glue\w*|stuck|stick|sticks|sticky|sticking|float\w*|loose|lay|laid|laying|tackifier|nail\w*|tongue|groove|tongued|grooved|self|adhesive|together|fixed|fix|join\w*|down|held|hold|construction|type|system|snap\w*|slots?|lock\w*|clips?|fit|fitted|go|goes|sort|kind|any|need|needs|all|or|either|just|it|floor|at)$/,
    say: (product, said, reading) => sayHowLaid(product, sayLaid(product, { ...reading, said })),
  },
  {
    name: 'lift',
    asks: /\b(?:lift|lifts|lifted|lifting|take|taken|takes|pull|pulled|come|comes|get|pick|rip|remove|removed|put|bring|relay|relaid|reuse|reused)\b.*\b(?:again|back up|up (?:again|later|if|when|out|easy|easily|after|without|whole|in one)|up$|later|out|away|with (?:me|us)|elsewhere)\b|\b(?:remov(?:e|ed|able|al)|reus\w+|used again|re-?lay\w*|relaid|temporary|lift(?:s|ed|able)?)\b/,
    unless: /\b(?:wine|stains?|paint|wax|marks? (?:come|lift)|mud|dirt|hoover|kg|heavy|weigh\w*|person|people|manage|carry|alone|old|existing|what|which|stairs|edges?|lifting at|(?:would|will|does|do|going to|gonna|wont|not) (?:it|they|these|this) (?:just |all )?lift(?! (?:it|out|again|easy|easily|later))|started|corners?|clean|mop\w*|sun)\b|\bhow (?:do|to|much|long)\b/,
    words: /^(?:marks?|break\w*|another|lift\w*|take|taken|takes|pull|pulled|come|comes|get|pick|rip|remov\w*|put|bring|sell|sold|selling|wreck\w*|ruin\w*|concrete|screed|below|re-?l\w+|reus\w+|again|back|up|later|out|away|me|us|elsewhere|temporary|easy|easily|easier|if|when|without|damage|damaging|whole|one|piece|go|leave|leaving|move|moves|moving|house|flat|office|rent\w*|landlord\w*|tenant|tenancy|let|place|somewhere|else|new|next|year|years|after|use|used|another|room|down|with|time|permanent|underneath|need|electrician|plumber|pipes?|floor)$/,
    say: sayLifting,
  },
  {
    name: 'fit',
    asks: /\b(?:fit|fitted|fitting|lay|laid|laying|install\w*|put (?:it|this|them|these) (?:down|in)|put down)\b.*\b(?:myself|meself|ourselves|yourself|on my own|alone|himself|herself|themselves|diy|beginners?|novice|amateur|first time\w*|never|hard|easy|difficult|tricky|awkward|simple|how)\b|\b(?:hard|easy|difficult|tricky|awkward|simple|handy|doable|eas(?:y|ily))\b.*\b(?:fit|fitted|lay|laid|install\w*|put (?:it |this |them )?(?:down|in)|diy|beginners?)\b|\bhow (?:do|does|would|should|can|is|are|to|it|its)\b.*\b(?:fit|fitted|lay|laid|install\w*|put (?:it|this|them|these) down|goes? down)\b|\bis (?:it|this|that) (?:hard|easy|difficult|tricky|awkward|doable|diy)\b(?! on)|\bdiy\b|\bfor (?:a|an|the) (?:\w+ )?(?:beginner|novice|amateur|diyer)s?\b|\bjob for (?:a|the)\b|\bmanage (?:it|this|that|them)\b|\bneed a (?:fitter|professional|pro)\b|\bhow\b.*\bput down\b|\bdo (?:it |that |this )?(?:myself|ourselves|yourself)\b|\b(?:two|2|one|1)[- ](?:man|person|people)(?: job)?\b|\b(?:can|could|would|will) (?:i|we|he|she|(?:my|our|the) \w+|somebody|someone|anyone|anybody) (?:fit|lay|install|put (?:it |this |them )?down)\b/,
    unless: /\b(?:stairs?|steps|over|onto|heating|underlay|concrete|tiles? already|old|next to|against|price|cost|charge|(?<!how (?:do|would|should) )you fit|yous fit|ye fit|your fitters|pattern|which way|direction|how (?:long|soon|much|wide)|before|after|clean|keep|look after|radiator|pipes?|kitchen units|edges?|border|trim)\b|\b(?:can|could|would|will) (?:i|we|you|it|this|he|she) (?:\w+ ){0,3}(?:in|on|for) (?:a|an|the|my|our)\b(?!.*\b(?:myself|hard|easy|diy|himself)\b)/,
    words: /^(?:fit|fitted|fitting|fits|lay|laid|laying|lays|install\w*|put|down|myself|meself|ourselves|yourself|own|alone|diy|diyer|beginners?|novice|amateur|first|timer?|never|hard|easy|easily|easier|difficult|tricky|awkward|simple|handy|handyman|doable|done|did|before|job|person|floor|one|man|need|fitter|professional|pro|joiner|proper|get|somebody|someone|or|goes?|go|manage|reasonably|competent|average|good|enough|am|ive|hes|shes|husband|wife|son|brother|partner|dad|da|father|friend|mate|himself|herself|themselves|only|ever|wants?|mad|daft|crazy|two|2|people|job|caravan|flat|house|room|kitchen|hall|hallway|bedroom|lounge|upstairs|much|with|bit)$/,
    say: sayFitting,
  },
  {
    name: 'days',
    asks: /\bhow (?:long|many (?:days|hours))\b.*\b(?:take|fit|lay|install)\b|\bhow quick\w*\b.*\b(?:fit|lay|laid|down|install)/,
    unless: /\b(?:deliver\w*|come|arrive|stock|order|last|dry|set|you|yous|ye|fitters|sample|water|acclimati[sz]e|before)\b/,
    words: /^(?:long|many|days?|hours?|quick\w*|take|takes|fit|fitted|lay|laid|install\w*|down|put|would|room|bedroom|kitchen|hall|lounge|bathroom|one|person|job|average)$/,
    say: sayDays,
  },
  {
    name: 'so many boxes',
    asks: /\b\d{1,3} (?:boxes|packs)\b.*\b(?:cover|do|size|area|big|far|m2|sqm|sq|square)\b|\b(?:cover|size|area|big|far|m2|sqm|sq|square)\b.*\b\d{1,3} (?:boxes|packs)\b/,
    unless: /\b(?:glue|adhesive|grout|underlay|tubs?|bags?|weigh\w*|deliver\w*|left|stock|enough)\b/,
    words: /^(?:\d{1,3}|boxes|packs|cover|covers|size|area|big|far|m2|sqm|sq|square|metres?|meters?|patio|room|kitchen|much|many|buy|bought|order|take|took|if|do|go|goes|max\w*)$/,
    say: sayManyBoxes,
  },
  {
    name: 'underlay',
    asks: /\bunderlay\b.*\b(?:on it|on them|attached|built ?-?in|included|already|integrated|fitted|stuck|comes? with|with (?:it|them|this))\b|\b(?:built ?-?in|attached|integrated|own|need|needs|want|wants|take|takes|require|requires|have|has|got|come|comes|without|buy|with|and the) (?:\w+ ){0,3}underlay\b|^underlay$/,
    unless: /\b(?:which|what|price|cost|much|many|thick\w*|sell|sale|heating|noise|recommend|best|concrete|m2|waterproof|over|carpet)\b/,
    words: /^(?:which|kind|sort|recommend|underlay|attached|built|builtin|integrated|included|already|fitted|stuck|own|need|needs|want|wants|take|takes|require\w*|buy|separate|separately|extra|back|backing|underneath|under|under it|or|also|pad|backed|get|without|go|put|down|as|well)$/,
    say: sayUnderlay,
  },
  {
    name: 'guarantee',
    asks: /\bguarant\w+|\bwarrant\w+/,
    unless: /\b(?:fitting|installation|fitters|labour|longest|which|void\w*|lose|transfer\w*|registered|register|tenants?|rent\w*|commercial|business|shop|claim\w*|heating|scratch\w*|water|dogs?|pets?|laid it|lay it|fit it)\b/,
    words: /^(?:lay|laying|fit|fitting|myself|ourselves|if|guarant\w+|warrant\w+|long|years?|how|cover|covers|covered|include\w*|for|against|last|lasts|of|come|comes|any|sort|kind|what)$/,
    say: sayGuarantee,
  },
  {
    name: 'stock',
    asks: /\b(?:in|out of) stock\b|\bin the shop\b|\bany left\b|\bhow many (?:boxes |packs |rolls |metres |tiles )?(?:have (?:you|yous|ye)|do (?:you|yous|ye) have|are (?:there )?left|left|are there|you got|got)\b|\bavailable\b/,
    unless: /\b(?:when|back in|enough|need|for|saturday|tomorrow|week|collect|today|sample)\b/,
    words: /^(?:in|stock|left|available|many|boxes|packs|rolls|metres|got|how|out|yet|still|shop|any|now|right|at|the|minute|moment|present|currently)$/,
    say: (product, said) => `${sayThereIs(product)}${/\bhow many\b/.test(said) && !/ left\.$/.test(sayThereIs(product)) && product.stock > 0 ? ` There are ${product.stock} ${unitWords(product.unit).many}.` : ''}`,
    isOften: true,
  },
  {
    name: 'reviews',
    asks: /\breviews?\b|\b(?:people|customers|anyone|others) (?:say|think|said)\b|\brated\b/,
    words: /^(?:reviews?|reviewed|good|bad|people|customers|anyone|others|say|think|said|rated|rating|stars|any|got|been|bought)$/,
    say: sayRating,
    isOften: true,
  },
  {
    name: 'one of it',
    asks: /\b(?:chang\w*|replac\w*|swap\w*|lift)\b.*\b(?:one|single|just a|individual\w*|a (?:tile|plank|board))\b|\b(?:one|single|a (?:tile|plank|board))\b.*\b(?:chang\w*|replaced?|swapp?\w*)\b/,
    unless: /\b(?:what|which|how (?:do|to)|colou?r|sample|again|whole)\b/,
    words: /^(?:chang\w*|replac\w*|swap\w*|lift\w*|one|single|just|individual\w*|damaged|broken|if|gets?|ruined|stained|dog|cat|kids?|pees?|peed|wees?|pee|wee|spill\w*|spilt|marked|scratched|later|out|on|at|time|easy|easily|without|rest|whole|lifting|scrap\w*|something|happens?|tile|tiles|plank|planks|board|boards|by|itself|own)$/,
    say: sayReplacing,
  },
  {
    name: 'in a colour',
    asks: /\b(?:come|comes|do|get|got|have|has|available|made|is there|one)\b(?: \w+){0,2} in (?:a |an |any |the )?(?:gr[ae]y|white|cream|beige|light|pale|blonde?|dark|black|brown|pink|green|blue|natural|walnut|ash|maple|cherry|teak|beech)(?:ish)?\b|\b(?:is there|have (?:you|yous|ye)|do (?:you|yous|ye) (?:do|have)|got) (?:it |this |that )?(?:a |an )?(?:gr[ae]y|white|cream|beige|light|pale|dark|black|brown|pink|green|blue|natural)(?:ish)? (?:one|version)\b/,
    words: /^(?:in|available|made|gr[ae]y(?:ish)?|white|cream|beige|light(?:er)?|pale|blonde?|dark(?:er)?|black|brown|pink|green|blue|natural|walnut|ash|maple|cherry|teak|beech|one|version|colour|shade|range|too|got|well)$/,
    say: (product, said, _reading, others) => sayInColour(product, said, others),
    isOfRange: true,
  },
  {
    name: 'colours',
    asks: /\b(?:what|which|any|other|others|more|different|how many|all the) (?:other |more |different )?(?:colou?rs?|shades?)\b|\b(?:only|just) (?:(?:the|one|this) )*colou?r\b|(?:^|\{name\} |carpet |laminate |tiles? )colou?rs$/,
    unless: /\b(?:grout|skirting|goes?|would|should|match|suits?|best|hides?|underlay)\b/,
    words: /^(?:other|others|more|different|colou?rs?|shades?|in|available|range|only|one|got|how|many|what|else)$/,
    say: (product, said, _reading, others) => sayColours(product, said, others),
    isOfRange: true,
    isOften: true,
  },
  {
    name: 'sizes',
    asks: /\b(?:other|bigger|smaller|larger|different|another|wider|narrower|longer|shorter|what|which)\b(?: \w+)? sizes?\b|\b(?:come|comes|have it|do it|get it|got it|it|one|a|any) (?:in )?(?:a |an |any )?(?:bigger|smaller|larger|wider|narrower|longer|shorter)\b/,
    unless: /\b(?:room|rug|gap|joint|box|pack|roll|what size (?:is|are)|price|cheaper)\b/,
    words: /^(?:other|bigger|smaller|larger|different|another|wider|narrower|longer|shorter|sizes?|format|formats|tile|plank|board|one|in|available|as|well|range)$/,
    say: (product, said, _reading, others) => saySizes(product, said, others),
    isOfRange: true,
    isOften: true,
  },
  {
    name: 'supply',
    asks: /\bstill (?:have|be|get|stock|sell|make|available)\b.*\b(?:next|later|year|spring|summer|months?)\b|\bdiscontinu\w*|\bbeing (?:replaced|stopped)\b|\bend of (?:the )?line\b|\bkeep (?:making|selling|stocking)\b/,
    words: /^(?:still|be|stock|sell|make|next|later|year|spring|summer|months?|discontinu\w*|replaced|stopped|end|line|keep|making|selling|stocking|able|more|matching|if|short|available|again|another|box)$/,
    say: sayOfSupply,
    isOften: true,
  },
  {
    name: 'sheen',
    asks: /\b(?:matt|matte|gloss|glossy|shiny|polished|honed|satin|brushed|textured|smooth|lappato|embossed|grainy)\b/,
    unless: /\b(?:slip\w*|clean\w*|scratch\w*|show|shows|marks?|which|better|other|lacquer\w*|oil\w*)\b/,
    words: /^(?:matt|matte|gloss|glossy|shiny|polished|honed|satin|brushed|textured|smooth|lappato|embossed|grainy|finish|surface|or|touch|feel)$/,
    say: (product) => [sayFinish(product), pageSays(product, /\bmatt\b|\bsatin\b|\bgloss\w*|\bsheen\b|\bshin[ey]\w*|\bemboss\w*|\bbrushed\b|\bpolished\b|\bhoned\b/)].filter(Boolean).join(' ') || null,
    isOften: true,
  },
  {
    name: 'comes with',
    asks: /\b(?:included?|comes? with|in the (?:box|pack|bag|kit))\b.*\b(?:tape|wedges|spacers|nails|screws|clips|fixings|instructions|mallet|adhesive|glue)\b|\b(?:tape|wedges|spacers|nails|screws|clips|fixings|instructions|mallet|adhesive|glue)\b.*\b(?:included?|comes? with|in the (?:box|pack|bag|kit))\b/,
    words: /^(?:tape|wedges|spacers|nails|screws|clips|fixings|instructions|mallet|adhesive|glue|included?|comes?|box|pack|bag|kit|separate\w*|extra|buy)$/,
    say: (product, said) => {
      const what = /\b(?:tape|wedges|spacers|nails|screws|clips|fixings|instructions|mallet|adhesive|glue)\b/.exec(said)?.[0] ?? '';
      return pageSays(product, new RegExp(`\\b${what.replace(/s$/, '')}`, 'i')) ?? `Whether ${what} ${/s$/.test(what) ? 'are' : 'is'} included its record does not state.`;
    },
  },
  {
    name: 'in a size',
    asks: /\b(?:come|comes|do|get|got|have|has|available|is there|made)\b.*\b\d{2,4} ?(?:x|by) ?\d{2,4}\b/,
    unless: /\b(?:room|cover|enough|boxes|need|hall|kitchen|bathroom|patio)\b/,
    words: /^(?:\d{2,4}(?:x\d{2,4})?(?:mm|cm|s)?|x|by|mm|cm|size|sizes|version|tile|tiles|one|available|made|in)$/,
    say: (product, said, _reading, others) => saySizeNamed(product, said, others),
    isOfRange: true,
  },
  {
    name: 'height',
    asks: /\b(?:what|which|how much) heights?\b|\bhow high\b/,
    words: /^(?:height|heights|high|much|cover|covers|take|takes|go|goes|up|over|suit|suits|difference|drop|step|floor)$/,
    say: ({ category, description }) => (category === 'Trims & Accessories' ? pageSays({ description }, /\bup to \d+ mm high\b|\bover \d+ to \d+ mm\b|\bsame height\b/) : null),
  },
  {
    name: 'record',
    asks: /\bthick(?:ness)?\b|\bhow (?:wide|long (?:is|are) (?:it|they|the|each|one|a)|big|heavy)\b|\bsizes?\b|\bdimensions?\b|\bwidth\b|\blength\b|\bbevel\w*|\bgroov\w*|\bwear ?layer\b|\bac ?(?:rating|\d)\b|\bslip ?rating\b|\br ?rating\b|\bweigh\w*|\bmade of\b|\bmaterial\b|\brectified\b|\b(?:solid|engineered)\b|\b(?:real|actual|proper|genuine) (?:parquet|herringbone|chevron)\b/,
    unless: /\b(?:other|bigger|smaller|larger|different|another|all) sizes?\b|\b(?:what|which) sizes\b|\bgrout\b|\bjoints?\b|\bgap\b|\broom\b|\benough\b|\bgood\b|\bbetter\b|\bneed\b|\bunderlay\b|\btop\b|\bveneer\b|\bmean\w*|\bsand\w*/,
    words: /^(?:pile|solid|engineered|real|actual|proper|genuine|printed|print|through|thick|thickness|wide|width|long|length|big|heavy|size|sizes|dimensions?|bevel\w*|edges?|edged|square|sides?|four|micro|groov\w*|v|wear|layer|wearlayer|ac|rating|ac\d|slip|r|weigh\w*|weight|made|of|material|rectified|planks?|boards?|tiles?|blocks?|each|a|box|has|mm|exact|actual|flush|lie|lies|on)$/,
    say: (product, said, reading) => {
      const told = toldOf(product, { ...reading, said: said.replace(/\bsize\b/, 'dimensions').replace(/\b(is|are) one\b/, '$1 it') }, false);
      return told.length ? told.map(({ text }) => text).join(' ') : null;
    },
    isOften: true,
  },
]; // biome-ignore format: a table
