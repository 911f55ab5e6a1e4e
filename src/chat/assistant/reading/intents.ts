/** What somebody may want of the assistant. */
export type Intent =
  | 'person'
  | 'change-order'
  | 'order'
  | 'faulty'
  | 'returns'
  | 'finance'
  | 'samples'
  | 'hours'
  | 'location'
  | 'contact'
  | 'fitting'
  | 'delivery'
  | 'collection'
  | 'payment'
  | 'vat'
  | 'units'
  | 'discount'
  | 'warranty'
  | 'reviews'
  | 'account'
  | 'compare'
  | 'meaning'
  | 'calculate'
  | 'stock'
  | 'advice'
  | 'price'
  | 'find'
  | 'more'
  | 'cheaper'
  | 'dearer'
  | 'yes'
  | 'no'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'bot'
  | 'help'
  | 'choose'
  | 'range'
  | 'rivals'
  | 'feedback'
  | 'trust'
  | 'off-topic'
  | 'photos'
  | 'cutting'
  | 'ordering'
  | 'invoice'
  | 'beyond';

type Rule = readonly [intent: Intent, says: RegExp, unless?: RegExp];

const you = "(?:you|yous|youse|ye|yez|u|ya|yis|yiz|y'all|the shop|your shop|the store|your store)";
const re = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('YOU', you));

/**
 * In this order: the first that fits decides. Measures, prices and sizes stand as {room}, {area}, {price} and {size}; product names
 * that were recognised as {name}.
 */
export const intentRules: readonly Rule[] = [
  [
    'person',
    re(
      String.raw`\b(?:speak|talk|chat|transfer|connect|through)\b.*\b(?:person|human|someone|somebody|some one|agent|adviser|advisor|staff|operator|manager|team|people|expert|assistant|body|anyone|anybody|sales)\b`,
      String.raw`\b(?:real|actual|live|human) (?:person|human|agent|being|adviser|advisor|staff)`,
      String.raw`\bcall ?back\b|\b(?:ring|phone|call) me\b|^(?:agent|human|person|operator|representative|advisor|adviser)(?: please)?$|human please|\bcomplain|complaint|\bescalate\b|customer service`,
      String.raw`not a (?:bot|robot|machine)|\bsomeone (?:who|that) knows\b|\bget me (?:someone|somebody|a |your)|\b(?:hate|useless|stupid|rubbish|crap|bloody|dumb) (?:this )?(?:bot|robot|chat|thing|machine|ai)\b|\b(?:bot|robot|this|you) (?:is|are|r) (?:useless|stupid|rubbish|crap|no use|no good|wick)\b|\b(?:human|person) (?:now|please)\b`,
    ),
    /no need to speak|don'?t want to (?:speak|talk)/,
  ],
  ['feedback', /\b(?:not|wasnt|isnt|arent|no) (?:very |much |any |really |at all )?(?:helpful|use|useful|any help|what i (?:asked|meant|want\w*))\b|^(?:thats|that is|youre|you are) (?:wrong|not right|no help)\b|makes no sense|\b(?:f+u+c+k\w*|fck\w*|feck\w*|shite?\w*|bollocks|wank\w*|arse\w*|bastards?|dickheads?|piss(?:ed)? (?:off|take)|shut up|chancers?|rip ?off)\b|\b(?:website|web site|site|app|page|checkout|basket|cart|button|chat|service|yous|you|youre|prices?|this)\b.*\b(?:pants|crap|rubbish|useless|awful|terrible|dire|brutal|wick|broken|not working|doesnt work|wont work|wont load|crash\w*|a joke|hopeless|garbage|desperate|woeful|a disgrace|disgraceful|ridiculous|shocking|stupid|eejits?|thick|no use|no help)\b|\b(?:cant|cannot|wont let me) (?:\w+ )?(?:add (?:it|anything|things|something|\w+) to|check ?out|get to the checkout|get the site)\b/, /how thick|thick (?:is|are|should|does|enough|underlay)|is (?:this|it) (?:a )?(?:rubbish|crap)/],
  ['rivals', /\b(?:b ?& ?q|b and q|bandq|bq|wickes|topps|tapi|carpetright|scs|ikea|homebase|screwfix|toolstation|tile giant|al murad|flooring superstore|floor ?warehouse|flooring ?direct|martin phillips|right ?price|dfs|amazon|lidl|aldi|costco|ebay|dunelm|homebargains|the range|tile ?depot|haldane fisher|macblair|jp corry|brooks|your (?:rivals?|competitors?|competition)|(?:another|other|any other|a different|the other|different) (?:shops?|stores?|places?|retailers?|websites?|suppliers?|crowd))\b|cheaper (?:than|at|in|from|with|down|up|online|on(?! (?:black|cyber|boxing|bank|sale|offer)))\b|\bmatch\b.*\b(?:price|quote)|\bprice\b.*\bmatch\b|\bbeat\b.*\b(?:price|quote)/, /\bmatch (?:it |this |my |the |an )?(?:\w+ )?(?:existing|old|colour|floor|kitchen|wall)|cheaper than (?:{price}|{name}|this|that|these|it|laminate|wood|real|oak|tiles?|lvt|carpet|vinyl|the)/],
  ['trust', /\b(?:scam|legit(?:imate)?|genuine|trustworthy|reputable|dodgy|real (?:shop|company|business|website)|fake (?:site|website|shop)|how long (?:have|are) (?:you|yous) (?:been )?(?:in business|going|about|around|trading|open for)|when (?:were|was) (?:you|the shop|the business) (?:set up|founded|established|started)|family (?:run|business|firm|owned)|can i trust|is (?:this|it|the) (?:site|website|shop) (?:safe|secure|real|ok)|local (?:firm|company|business)|who (?:are|runs?) (?:you|yous|strangford)|about (?:the|your) (?:shop|company|business))\b/],
  ['off-topic', /\b(?:weather|forecast|football|rugby|hurling|gaa|match score|premier league|world cup|president|prime minister|who won|match last night|whats? \d+ (?:plus|minus|times|x) \d+|brexit|politics|election|joke|poem|a song|recipe|homework|capital (?:city )?of|lottery|horoscope|meaning of life|bitcoin|crypto(?:currency)?|essay|javascript|python|marry me|date me|girlfriend|boyfriend|netflix|favourite (?:colour|film|food|band|team)|how old are you|where do you live|takeaways?|pizza|train times|bus times|what day is it|what year|dinner|cook|cinema|movies?)\b/, /pay (?:with|by|in)|floor for|kitchen|takeaway shop|rainy weather|wet weather|spill|dining|grease|in (?:this|all|bad|wet|cold) weather|weather ?proof/],
  ['photos', /\b(?:send|sent|upload\w*|attach\w*|show you|email|e-mail|post)\b.*\b(?:photos?|pictures?|pics?|images?|screenshots?|videos?|floor ?plans?|plans?|drawings?|measurements on paper)\b|\b(?:from|off|in|look at|identify|by|see) (?:a |my |the |this |these )?(?:photos?|pictures?|pics?|images?|plans?|drawings?)\b/, /(?:show|send|have|see) (?:me|us)|gallery|have (?:you|yous) (?:any )?(?:photos|pictures)/],
  ['invoice', /\b(?:invoices?|receipts?|proof of purchase|vat (?:number|no|receipt))\b/, /pay (?:by|on)|lost|return|exchange|refund/],
  ['cutting', /\b(?:do|can|could|will|would) (?:you|yous|ye) (?:also )?(?:cut|trim|drill|bullnose|mitre)\b|\bcut(?:ting)? (?:\w+ ){0,3}to (?:size|length|measure|fit)|\bcutting service|cut (?:it|them) (?:for me|to)\b/, /how (?:do|can|to|should) i|myself/],
  ['ordering', /\bhow (?:do|can|would|to|does) (?:i|we|you|one|somebody) (?:place an |make an |put in an )?(?:order|buy|purchase|check ?out)\b|\border (?:it |this |them |something )?(?:over|by|on) the (?:phone|telephone)|order by phone|\bplace an order\b|(?:can|could) (?:i|you|we) (?:order|buy) (?:it |them )?(?:here|in the chat|through you|from you|now|online|in the shop|in store)\b|\border for me\b|do i (?:have to|need to) (?:order|buy) online/, /sample|how (?:can|do) (?:i|we) pay|order (?:too|extra|more)|how much|how many/],
  ['beyond', /\b(?:parking|car park|park (?:the|my|a|outside)\b(?! \w+ (?:on|in)\b)|vacanc|\b(?:any|looking for|about|got|have) (?:a |part ?time |saturday |sales )?(?:jobs?|work)\b(?! (?:lot|done|out|well|for|on|with|as))|\bjobs? (?:going|available|vacanc\w*|with you|openings?)|saturday job|hiring|work for (?:you|yous)|work (?:here|there)|careers?|apprentice|company number|registered office|who owns|\bowner\b|sponsor|charity|donat|recycl|take away (?:my|the) old|dispose|disposal|uplift|remove (?:my|the|your|our) old|take (?:up|out|away) (?:the|my) old|(?:you|yous|they|fitters|the lads) (?:also )?(?:take|lift|get rid of|remove|uplift) (?:the |my |our |any )?(?:old|existing)|take (?:\w+ ){1,4}away|carbon|fsc|pefc|(?:wheelchair|disabled|step free|level) access|accessible|disabled (?:toilets?|parking)|trade counter|toilets?\b.*showroom|gift (?:card|voucher)|loyalty|points|(?:where|country|place) .*\b(?:you|your|its?|they|the) .*\b(?:from|sourced|made|manufactured|come from)\b|country of origin|made in (?:china|the uk|britain|ireland|europe|germany)|sustainab\w*|hire|hiring out|rent(?:ing)? (?:a|the|out)|lads take up)\b/, /how (?:do|to|can|should) (?:i|you|we)/],
  ['change-order', /\b(?:change|amend|edit|alter|update|add (?:\w+ )*to|swap|remove (?:\w+ )*from)\b.*\b(?:my|the|an|our|existing)\b.*\border|order.*(?:wrong address|change (?:the )?address)|(?:change|wrong|update).*delivery (?:address|date|day)|delivery address.*(?:wrong|change)/],
  ['faulty', /\b(?:noticed|found|has|have|theres|there is|there was|got) (?:a|the|some|any) (?:fault|defect|flaw)s?\b|\b(?:you|yous|ye) (?:sent|delivered|gave)\b.*\b(?:wrong|different|not)\b|\b(?:arriv\w*|deliver\w*|came|come|turned up|landed|received|opened (?:it|the box|them))\b.*\b(?:chips?|cracks?|dent(?:ed|s)?|scratch\w*|holes?|burst|ripped|torn|soaking|soaked|wet|stained|bowed|bent|warped|different|mismatch\w*|short|dirty|open(?:ed)?|ruined|in bits|in pieces|banjaxed|wrecked|knackered)\b|\b(?:shade|colour|batch) (?:is |are |was )?(?:\w+ )?(?:different|off|wrong)\b.*\b(?:sample|box|order|picture|website|last)|\b(?:damaged|broken|broke|cracked|faulty|defect\w*|chipped|missing|short delivered|incomplete|wrong (?:item|product|floor|order|colour|boxes?|tiles?|shade)|smashed|split|scratched)\b.*\b(?:arriv\w*|deliver\w*|came|got|received|sent|box\w*|order|parcel|plank\w*|tile\w*)\b|\b(?:arriv\w*|deliver\w*|came|received|sent me|got)\b.*\b(?:damaged|broken|cracked|faulty|wrong|missing|smashed|chipped)\b/, /how (?:do|can|to|should) i (?:fix|repair|replace)|missing corner|corner missing|grout|does (?:it|this|that) come|(?:do|can|will|would) (?:you|yous|they|it|the \w+) (?:deliver|come)|come(?:s)? in (?:a )?different|come in wet|if (?:it|they|something) (?:\w+ )?(?:arrive|come)/],
  ['delivery', /\b(?:hold|store|keep|delay|postpone|put back|push back)\b.*\b(?:order|delivery|floor\w*|tiles|boxes|it|them)\b.*\b(?:til|till|until|for|later|months?|weeks?)\b|\b(?:need|want|get|have) .*\b(?:for|by|before) (?:this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|the weekend|tomorrow|next week)\b|\bbe in (?:for|when)\b|\bat home (?:for|when)\b/, /open|come in|call in|visit|warm|price|hold (?:furniture|the weight)|keep (?:it |them |the \w+ )?(?:clean|warm|dry|looking)|fitted|fitter/],
  ['order', /\b(?:my|our|his|her|their|the|an|someone'?s|neighbour'?s|mum'?s|wife'?s|husband'?s) (?:last |recent |latest |other |previous )?(?:orders?|parcel|package)\b(?! over| of)|\border (?:status|number|no|ref|reference|history|id|{ref})|\btrack\w*\b|where(?:'?s| is| are| r) (?:my|our|me)\b|has (?:my|our|it) .*(?:shipped|dispatched|left|gone out|been sent)|when (?:will|is|are|does) (?:my|our) .*(?:arriv|com|deliver|get here|be here|due)|my (?:delivery|stuff|floor|flooring|tiles|boxes|carpet|laminate) (?:\w+ )?(?:is |are )?(?:arriv|com(?:e|ing)|due|late|hasn'?t|not)|i (?:ordered|bought|placed)|\b(?:ordered|orders?) (?:by|of|for|from) |(?:did|has) (?:my|the) payment|{ref}|\bpast orders\b|what (?:did|have|has) (?:i|we|my|the|our|he|she|they|somebody|someone|una|people) ?.*\b(?:order|ordered|buy|bought)\b|is it (?:dispatched|shipped) yet/, /\b(?:cancel|return|refund)\b|too many|\b(?:collect|pick up|lift)\b|\b(?:take|bring|send|give)\b.*\bback\b|left ?over|chang\w* my mind|send (?:it|them) back|(?:would|does|do|will|can) (?:an|the) order\b.*\b(?:take|arrive|come)|sample order|minimum order|\bif (?:i|we) order|order over|free delivery|(?:can|could|do|should|how) (?:i|we|do i|to|can i) (?:place )?(?:an? )?order\b/],
  ['returns', /\b(?:returns?|returning|returned|refund\w*|money back|cancel\w*|cooling off|withdraw\w*|exchange|restocking)\b|\b(?:send|bring|take|give|hand)\b.*\bback\b|chang\w* my mind|don'?t like (?:it|them)|left ?over (?:boxes|packs|flooring|tiles|planks)|spare (?:boxes|packs)|too many boxes|(?:buy|order|get|got) (?:too much|too many)|unopened|unused boxes|doesn'?t (?:suit|match)/, /back (?:in stock|hall|kitchen|door)|come back/],
  ['finance', /\bfinance\b|\bpay (?:it )?(?:monthly|weekly|over|off|up|in (?:parts|bits|\d+))|\bpay\b.*\b(?:over (?:a|the|one|two|\d+) (?:year|months?|years?)|bit by bit|in bits|every (?:month|week)|by the (?:month|week))|\binstal?l?ments?\b|payment plan|spread (?:the )?(?:cost|payment)|klarna|clearpay|\bhp\b|hire purchase|pay ?it ?monthly|buy now|pay later|interest free|0 ?% ?(?:interest|apr|finance)|\bapr\b|credit (?:check|score|agreement|search)|on (?:credit|tick|the never never)|per month|a month|each month|monthly (?:payment|cost|price)|monthly|\bdeposit\b|\blend\w*\b|\bloan\b/],
  ['samples', /\b(?:samples?|swatch\w*|tester)\b|try (?:it |them )?before i buy|see (?:it|one|them) before i buy|feel (?:it|them) (?:before|in)|wee bit of it/, /\b(?:from|than|to|like|match\w*|as) (?:the|my|your) samples?\b/],
  ['account', /\b(?:password|log ?in|log ?on|logged in|sign ?in|sign ?up|register|my account|an account|wish ?list|my details|delete (?:my )?(?:account|data)|change my e-?mail|gdpr)\b/],
  ['discount', /\b(?:discounts?|vouchers?|promo\w*|coupons?|promotions?|price match\w*|money off|haggle|knock (?:\w+ )?off|black friday|boxing day|trade (?:price|prices|discount|account|customer|rates?)|best price|do me a deal|negotiat\w*|\bfor (?:the )?trade\b|trade (?:buyers?|people|person)|\b(?:im|i am|we are|were) (?:a |in (?:the )?)?(?:builders?|joiners?|trade|developers?|contractors?|tilers?|plumbers?|decorators?)\b|buying (?:in )?bulk|bulk (?:buy|order|price|discount)|(?:student|pensioner|nhs|blue light|military|staff) (?:discounts?|offers?|deals?|rates?|prices?)|(?:special )?offers?|clearance|bargains?|off ?cuts?|end of line|(?:a|any|good|best|special|the) deals?|reduced|on sale|the sale|a sale|sales?|in the sale)\b|\d+ ?% off|\{price\} off|half price|cheaper elsewhere|beat (?:this|that|a) price|for free\b/, /deal with|for sale|measure|\bquote|salesm|free (?:delivery|sample|shipping)|after ?sales|offer (?:fitting|finance|samples|installation|delivery)/],
  ['collection', /\b(?:collect|collection|pick ?up|pick (?:it|them|my) up|lift (?:it|them) (?:myself|from)|click (?:and|&|n) collect|call in (?:and|to) (?:get|lift))\b/, /sun\w* collect|dust|dirt/],
  ['fitting', re(
      String.raw`\b(?:do|does|can|could|will|would|have|any) YOU .*\b(?:fit|fits|fitting|fitted|fitters?|instal\w*|lay|laying|measure|measuring|fitter|template|survey|come out|sand)\b`,
      String.raw`\b(?:fitting|installation|install|laying|measuring|fitters?|fitter'?s?) (?:service|cost|costs|charge|charges|price|prices|quote|included|team|fee|date|guys?)`,
      String.raw`\b(?:cost|price|charge|quote|much) (?:\S+ ){0,3}(?:to|for|of)? ?(?:(?:to )?(?:have|get|getting|having) (?:\S+ ){1,6})?(?:be )?(?:fit|fitted|fitting|install|installed|installation|laid|laying)\b`,
      String.raw`\b(?:get|have|need|want) (?:it|them|this|that|the floor|my floor|a floor|my \w+|the \w+|someone|somebody|a man|a fitter|fitters?|a quote)? ?(?:to )?(?:fitted|fit|installed|laid|fit it|lay it|measure|measured|out to measure)\b|supply and fit|\b(?:free )?(?:quote|quotation|estimate)\b|\bquotes?\b|home (?:visit|measure|survey)|measure up|recommend (?:a|any) (?:fitter|installer)|someone (?:to|who can|that can) (?:fit|lay|install|measure)|\bjoiner\b|\bfitters?\b|\bwho (?:fits|lays|installs|does the (?:fitting|laying)|(?:would|will) (?:fit|lay))\b|installation guarantee|fitting\?*$|\b(?:tiler|floor layer|come out (?:and|to))\b`,
    ), /loose lay|(?:can|could) you (?:lay|put|fit|use|install) .*\b(?:over|on|in|onto|under|with|directly|through)\b|how (?:do|to|can|should|would) (?:i|you|we|one) (?:fit|lay|install|measure)|fit(?:ting)? kit|fit (?:under|over|through|round)|fit it myself|install it myself|lay it myself|myself|diy|before (?:fitting|laying|install)|without fitting|after (?:fitting|laying|install)/],
  ['payment', /\b(?:credit|debit) cards?\b|\bvisa\b|master ?card|\bamex\b|american express|apple pay|google pay|\bpaypal\b|\bcash\b|bank transfer|\bbacs\b|\bcheques?\b|(?:payment|paying) (?:methods?|options?|types?|ways?)|ways? (?:to|of) pay|how (?:can|do|could) (?:i|we) pay|(?:do|can) (?:you|yous|i|we) (?:accept|pay by|pay with|pay in)\b|\binvoice\b|bitcoin|crypto|is it safe to pay|secure(?:ly)?\b.*pay|pay (?:by|with|in|using|on)\b|currency|in euros?\b/],
  ['hours', re(
      String.raw`\b(?:are|r|is|will|would|when|what time|whattime|what days?|times?) YOU .*\b(?:open|opened|shut|close|closed|closing|about)\b`,
      String.raw`\b(?:open|opening|closing|business|shop|working) (?:hours?|times?|days?)\b|\bhours\b(?! (?:before|after|of|for|to dry))|\bwhat time\b|\bopen\b.*\b(?:now|today|the day|the morra|the morrow|tomorrow|tonight|late|sunday|saturday|weekend|monday|tuesday|wednesday|thursday|friday|bank holiday|christmas|easter|at|til|till|until|on|yet|still)\b|\b(?:shut|closed?|closing)\b.*\b(?:today|tonight|tomorrow|at|on|sunday|saturday|weekend|monday|for)\b|bank holidays?|christmas|new year|easter|\b(?:are|is) (?:the )?(?:showroom|shop|store|yous|you|ye) (?:open|shut|closed)|showroom open|\bopen (?:sundays?|saturdays?|weekends?|late)\b|(?:visit|showroom|come in|call in|pop in|drop in)\b.*\b(?:today|tomorrow|tonight|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|when (?:do|does|can) (?:YOU|i|we) .*\b(?:open|close|shut|come in|call in|call|visit|pop in)\b|\b(?:sunday|saturday|weekend) opening`,
    ), /open[- ]plan|opened box|open (?:the|a|my) (?:box|pack)|opening (?:the|a) box|close to\b|closest|deliver|hours (?:before|after)|close (?:the )?(?:gap|door)/],
  ['contact', /\b(?:phone|telephone|mobile) ?(?:number|no)?\b|\bnumber (?:to|for|i can) (?:ring|call|phone|get)|\be-?mail\b|\bcontact\b|how (?:do|can) (?:i|we) (?:get (?:hold|in touch|through|a hold)|reach|ring|contact|call)|\bwhatsapp\b|ring (?:you|yous|ye)|\b(?:can|could|may) (?:i|we) (?:just )?(?:ring|call|phone|telephone)\b|(?:call|phone) (?:you|yous|ye)\b|facebook|instagram|get in touch|message you/, /contact adhesive/],
  ['location', re(
      String.raw`\bwhere ?(?:abouts)?(?:'?s| is| are| r)? ?(?:about )?(?:YOU|your (?:shop|showroom|place|store)|the (?:shop|showroom|store|place))\b(?!.*\b(?:start|lay|use|put)\b)|\bwhereabouts\b`,
      String.raw`\b(?:what'?s|what is) (?:your|the) (?:address|postcode|location)\b|your address|address\b|directions|how (?:do|can|would) (?:i|we|you) (?:get|find|drive) (?:to|there|you)|show ?rooms?\b|\bappointments?\b|\bnear (?:me|us)\b|nearest (?:shop|store|showroom|branch)|other (?:shops|branches|showrooms)|physical (?:shop|store)|visit (?:you|the|your)|\b(?:i|we|to|and|just|me) (?:come|call|pop|drop) (?:in|by|and see|to see|into|to the)\b|(?:see|view|look at|feel) (?:it|them|the \w+|your \w+|some|one) (?:in person|in the flesh|on display|in real life)|\bin person\b|on display|(?:come|call|pop|drop) (?:and|to|in|down|round|out|over|up)(?: and)? (?:to )?(?:see|look|view|have a)|in bangor|based in|based at|located|\b(?:a|any|your) (?:shop|store|branch|outlet|showroom)s?\b`,
    ), /deliver|email address|e-mail address|wrong address|(?:they|it|that|these|this|those|ones?|you) (?:also )?come in|floor (?:for|in) (?:a|my|the) shop|shop floor/],
  ['delivery', /\b(?:deliver\w*|shipping|ships?\b(?! lap)|shipped|postage|courier|lead ?times?|kerbside|curbside|pallet|lorry|dispatch\w*|despatch\w*|bring it up|post (?:it|them) (?:to|out)|get it to|send (?:it|them|to)|van)\b|how long .*\b(?:take|wait|arrive|come|get (?:it|here|them|to))\b|(?:when|how soon|how quick\w*|how fast) (?:would|will|can|could|do) (?:it|i|they|we|you|the \w+) .*\b(?:arrive|com(?:e|ing)|get|have|receive|be here)\b|next day|in time for|\bkerb\b|\bdrivers?\b|carry (?:it|them) (?:in|up)|to the door(?:step)?\b|\bspent (?:\{price\}|\d+)/, /underfloor|dry|acclimati|last\b|adhesive|glue|set\b/],
  ['units', /\b(?:price|prices|priced|that|it|cost|costs|£)\b.*\b(?:per|by the|for a|for the|a|each) (?:box|pack|m2|metre|square|sqm|tile|plank)\w*\b.*\bor\b.*\b(?:box|pack|m2|metre|square|sqm|tile|plank|roll)/],
  // With a floor's size it is a sum that is asked for, without VAT.
  ['vat', /\bvat\b|\btax\b|inc(?:luding|l)? (?:of )?v\.a\.t/, /\{(?:area|room)\}/],
  ['warranty', /\bwarrant\w*|\bguarante\w*|how (?:long|many years) .*\b(?:covered|guaranteed)\b/],
  ['reviews', /\breviews?\b|\brat(?:ed|ing|ings)\b(?! r)|what (?:do|did) (?:other )?(?:people|customers|buyers|others) (?:say|think)|\bany good\b(?! (?:for|in|on|with|at|over|under|against|as)\b)|best review|top rated|highly rated|trustpilot/, /ac rating|slip rating|grip rating|ac\d|tog rating|fire rating|r\d+ rating|wear rating/],
  ['yes', /^(?:yes|yeah|yep|yup|aye|aye please|yes please|ok|okay|sure|please do|go on|go ahead|aye go on|right|grand|sounds good|please|that one|y|yea)[ .!]*$/],
  ['no', /^(?:no|nope|nah|naw|no thanks|no thank you|not really|n|no ta)[ .!]*$/],
  ['thanks', /^(?:ok |okay |great |brilliant |perfect |lovely |grand |super |that'?s (?:great|brilliant|grand|perfect|lovely) ?)*(?:thank\w*|ta|cheers|thanx|thx|much appreciated|appreciate it|nice one|happy days|dead on|sound)\b/],
  ['greeting', /^(?:(?:hi|hello|hey|hiya|hallo|yo|howdy|alright|good (?:morning|afternoon|evening|day)|morning|evening|bout (?:ye|you)|what about (?:ye|you)|how (?:are|r) (?:you|things)(?: doing| the day| today| getting on)?|(?:are|r) (?:you|u) there|(?:is )?any(?:one|body) there|hows (?:it going|things|you|the form|about (?:ye|you))|whats (?:up|the craic|happening)|there|everyone|folks|mate|pal|lads)[ ,.!]*)+$/],
  ['goodbye', /^(?:bye|goodbye|good bye|see (?:you|ya)|cheerio|slan|all the best|that'?s (?:all|it)|nothing else)\b/],
  ['bot', /are (?:you|u|ye) (?:a |an )?(?:real|human|bot|robot|ai|person|machine|chat ?bot|computer|artificial)|(?:am i|is this) (?:talking|speaking|chatting|a bot|an ai|a robot|a real|automated)|who (?:are|r) (?:you|u|ye)\b|what are you\b|your name|chatgpt|which (?:model|ai|llm)|are you (?:claude|gpt|gemini)/],
  ['choose', /\b(?:help|advise) (?:me |us )?(?:to )?(?:choose|decide|pick|find)\b|(?:not sure|don'?t know|dont know|no idea|unsure|cant decide|can'?t decide) (?:what|which|where)|where (?:do|should) i (?:start|begin)(?: looking| choosing)?$|need (?:some )?(?:advice|help)(?: please)?$|what would (?:you|yous) recommend$/],
  ['help', /what (?:can|could|do) (?:you|u|ye) (?:do|help)(?: for me| me with| with)?$|what (?:can|could) i ask|how (?:can|could) you help|^help(?: me)?(?: please)?[.! ]*$|what (?:questions|things) can/],
  ['more', /^(?:show (?:me )?|any |see |have you |got )?(?:more|others?|any others?|anything else|next|what else|other ones?|more (?:of them|like (?:that|this|these|those)|options|choices|please)|something else|any more|different ones?|else)(?: please| options| ones)?[ ?.!]*$|^(?:what|any) (?:other|else)\b/],
  ['cheaper', /\b(?:cheaper|less expensive|less dear|lower price|bit dear|too dear|too expensive|too much money|more affordable|cheaper ones?|not as dear)\b/],
  ['dearer', /\b(?:better quality|higher end|more expensive|dearer|upmarket|fancier|premium|top of the range|posher|higher quality)\b/],
]; // biome-ignore format: a table

/** Those that depend on what is named besides. Read after the table above. */
export const intentPatterns = {
  compare: /\b(?:compar\w*|difference\w*|differ\b|differ from|versus|vs\.?|v|better|best|or|which (?:one|is|of)|instead of|rather than|over)\b/,
  strongCompare: /\b(?:compar\w*|difference\w*|differ\b|versus|vs\.?|pros and cons)\b/,
  meaning: /^(?:so |and |also |hi |hello |please |sorry |ok )*(?:what(?:'?s| is| are| does| do| exactly is| on earth is|'s an?| kind of thing is| is meant by| do you mean by| does it mean)?|whats|wats|wat|wots|define|explain|meaning of|tell me (?:about|what)|can you explain|could you explain|what do they mean by|i don'?t know what|dont know what|what'?s this|how do you define|eh what'?s)\b|\b(?:mean|means|meaning|stand for|stands for)\b/,
  calculate: /\bhow (?:many|much)\b.*\b(?:box\w*|packs?|rolls?|tiles?|planks?|need\w*|order|buy|take|require\w*|get|cover\w*|lengths?|bags?|tubs?|metres?|m2)\b|\b(?:work|worked|working) (?:it |this |that )?out\b|\bcalculat\w*|\b(?:total|cost|price|much) (?:\w+ ){0,5}(?:for|of) (?:a |an |my |the |our |about )?(?:\w+ ){0,3}(?:\{room\}|\{area\})|boxes|how much (?:would|will|for|is|to)|\bhow much (?:\w+ ){0,2}(?:carpet|laminate|lvt|vinyl|lino|wood|oak|floor|flooring|underlay|tiling|it|this)$|what (?:would|will) (?:it|that|the total|this) (?:cost|be|come)|\benough\b|quantity|\bcovers?\b/,
  stock: /\b(?:in|out of) stock\b|\bstock(?:ed|s|ist)?\b|\bavailab\w*|\bsold out\b|\b(?:any|how many|many|much|enough) (?:\w+ ){0,4}left\b(?! ?over)|\bleft\b(?! ?over)|back in\b|(?:coming|come|be) back\b|restock\w*|how many (?:\S+ ){0,7}(?:have you|do (?:you|yous) have|are there|you have)|have (?:you|yous|ye) (?:got )?(?:any|enough|the|it|them|\d+|\{count\})|on the shelf|get (?:it|them|more) in/,
  advice: /\b(?:how (?:do|to|can|should|would|long|often|thick|soon|big|wide|deep|flat|level|dry|far|much (?:gap|expansion|waste|extra|wastage))|can (?:i|you|we|it|they|u|ye)|could (?:i|you|we)|should (?:i|we|you|it|they)|do (?:i|we|you) (?:need|have|put|use|really|want)|need (?:to|an?|underlay)|is it (?:ok|okay|safe|possible|worth|alright|true|bad|hard|easy|necessary|better|best|normal)|why|will (?:it|they|the|my|that|this|a|laminate|lvt|carpet|wood|vinyl|tiles?)|would (?:it|they|a|the|that)|what (?:do i need|happens|if|way|direction|about|should|kind of (?:underlay|adhesive|glue|grout|trim)|type of (?:underlay|adhesive|glue|grout|trim)|underlay|adhesive|glue|grout|size|thickness|colour grout|(?:wear layer|ac rating|ac|slip) (?:do|should|for))|does|is there|^(?:is|are|will|do|can|should) (?!you|there any|it in stock)|which way|which direction|tips|advice|best way|any way|ways? to|clean\w*|maintain\w*|mop|hoover|steam|polish|repair|fix|remove|lift|level\w*|prepare|acclimati\w*|expansion|gap\w*|warp|swell|creak\w*|squeak\w*|bounc\w*|lifting|stain\w*|dry|suit\w*|ok|okay|alright|grand|fine|safe|good|bad|work|works|use|used|lay|laid|go|goes|put|handle|cope|stand up|recommend)\b/,
  price: /\bhow much\b|\b(?:price|prices|priced|pricing|cost|costs|costing|dear|expensive)\b|what(?:'?s| is| are) (?:it|they|that|this|the damage)\b.*\b(?:worth|a box|a metre|per)\b/,
  find: /\b(?:show|find|looking|look|want|wanting|wanted|need|needing|after|search\w*|got|get|have|has|sell|selling|sells|stock|stocks|do (?:you|yous|ye|u) do|any|anything|something|some|recommend\w*|suggest\w*|suggestions?|options?|ideas?|which|what|best|good|nice|cheap\w*|dearest|popular|choice|choices|range|see|buy|browse|fancy|like)\b/,
  recommend: /\b(?:best|good|better|recommend\w*|suggest\w*|what (?:kind|sort|type|floor\w*|would|should|do|is|can)|which (?:floor\w*|type|kind|one|is|would)|ideal|right|suitable|suit\w*|options?|ideas?|advise|advice|put (?:in|on|down)|most|safest|hardest|warmest|quietest|least)\b/,
  range: /\bwhat (?:do|does|kind|sort|types?|else|all|have|floor\w*)\b.*\b(?:sell|stock|do|have|got|offer)\b|\bdo (?:you|yous|ye|u) (?:sell|do|stock|have)\b|\bwhat (?:brands?|makes?|suppliers?|categories|ranges?)\b|\bwhich brands?\b/,
} as const; // biome-ignore format: a table
