import { deliversTo, deliveryCountries, deliveryPromise } from '#delivery/delivery.ts';
import type { Asked } from '../part.ts';
import { listed, reachUs } from '../say.ts';
import { elsewhere, type Matter, ofService } from './matter.ts';

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const monthNamed = '(?:january|february|march|april|may|june|july|august|september|october|november|december|the new year|spring|summer|autumn)';
const later = `(?:later(?: date| on| in| than)?|not (?:before|until|till?)|(?:until|till?|in|for|after|the start of|beginning of|end of|mid|early|late) (?:the |start of |end of |beginning of |middle of |mid |early |late )*(?:${monthNamed}|next (?:month|year|week)|christmas|easter|(?:a few|a couple of|two|three|four|five|six|eight|\\d+)(?: or (?:two|three|four|five|six|\\d+))? (?:weeks|months))|when(?:ever)? (?:i am|im|i|we are|were|we|the \\w+(?: \\w+)? (?:is|are|has|have)|its|it is|theyre|ive|weve) (?:been )?(?:\\w+ )?(?:ready|done|dry|dried|in|finished|moved|move|laid|get|have|plastered|out)|after (?:we|i|the|ive|weve)|(?:a few|a couple of|two|three|four|six|\\d+) (?:weeks|months) (?:later|time|away|from now|after))`;
const goods =
  '(?:it|them|that|this|those|everything|the lot|(?:the|my|our|your|some|all the) (?:\\w+ )?(?:floor(?:ing|s)?|tiles?|boxes|packs|carpets?|orders?|stuff|delivery|laminate|vinyl|lvt|underlay|goods|parcel|boards|wood|rolls?))';

/** 'the United Kingdom and Ireland' */
export const sayCountries = ({ settings }: Asked): string =>
  listed(deliveryCountries(settings).map(({ name }) => name)).replace(/\b(United)/, 'the $1');

const ofDelivery =
  /\b(?:deliver\w*|drivers?|couriers?|lorr(?:y|ies)|vans?|orders?|ordering|ordered|sent|send|sending|arriv\w*|drop(?:ped)? (?:it|them|off)|come|comes|coming|bring|parcel|dispatch\w*|shipp?\w*)\b/;
const ofCarrier = /\b(?:deliver\w*|drivers?|couriers?|lorr(?:y|ies)|delivery (?:men|man|lads|fellas|boys)|sign for)\b/;
const isDone =
  /\b(?:fitters?|fitting|fitted|showroom|appointment|samples?|measur\w+|returns?|refund\w*|sent it back|send (?:it|them) back|collect(?:ed|ion)? (?:it|them)? ?(?:myself|ourselves)|change (?:my|the) (?:delivery )?address)\b/;

/** What is asked of a delivery, and of when it comes. */
export const ofDeliveryAsked: readonly Matter[] = [
  ...ofService('delivery', null, [
    // 'samples sent to my daughter's address', 'delivered to the site rather than my house'
    {
      asks: new RegExp(String.raw`\b(?:sen[dt]|sending|deliver\w*|post(?:ed)?|shipp?(?:ed)?|go(?:ing)?|drop(?:ped)?|addressed|come|brought|bring)\b[^.?!]{0,45}?\b(?:to|at|for|til+) (?:an?|another|someone|somebody|my|our|the|his|her|their|me)(?: (?!house|home)[a-z]+){0,2}? ${elsewhere}\b(?! (?:in|by|before|on|for|and) (?:time|mon|tue|wed|thu|fri|sat|sun))|\b(?:different|another|other|separate|alternative|work|elses|site|business|two|second|${elsewhere}) (?:\w+ )?addresse?s?\b|\b(?:sen[dt]|sending|deliver\w*|post(?:ed)?)\b[^.?!]{0,45}? to (?:hers|his|theirs|(?:my|his|her|their|our) (?!own\b|house|home|door|e-?mail|phone|address|area|postcode|post|eircode|bank|account|flat|apartment|bungalow|farm|building|cottage|street|road|estate|island|town|village|city|county|place|hall|room|kitchen|floor|order|bathroom)[a-z]{3,})\b|\b(?:rather than|instead of|and not|not) (?:to )?(?:my|our) (?:own )?(?:house|home|address)\b`),
      within: /\b(?:sen[dt]|sending|deliver\w*|post(?:ed)?|order\w*|address)\b/,
      unless: /\bchang\w*\b|\bwrong\b|\b(?:i|we) (?:have |already )?ordered\b|\b(?:email|e-mail|web) address\b|\bwhat(?:s| is) your address\b|\binvoice\b.*\baddress\b/,
      told: /takes any address|takes addresses in/,
      says: (asked) => (isPlaceOut(asked) ? '' : `The checkout takes any address in ${sayCountries(asked)}, so it need not be your own.`),
    },
    // 'my mum is paying but it's coming to my house'
    {
      asks: /\b(?:mum|mummy|mother|mammy|dad|daddy|father|son|daughter|parents?|sister|brother|granny|friend|landlord|boss|husband|wife|partner|employer|insurers?|someone else|somebody else|another person)(?:s| is| are| will| would| wants to)?(?: be| to)? (?:paying|pay|buying|getting it for)\b[^.?!]*\b(?:come|coming|deliver\w*|sen[dt]|go(?:ing)?|address|house|mine|me|card|name)\b|\bpay (?:with|on|using) (?:my|a) (?:mums?|dads?|mothers?|sons?|daughters?|husbands?|wifes?|partners?|parents?) card\b/,
      unless: /\b(?:finance|monthly|instal\w+)\b/,
      told: /card has to be in the same name/,
      says: (asked) => `The checkout takes any address in ${sayCountries(asked)}, so it need not be that of whoever pays. Whether the card has to be in the same name I do not have in writing: please ${reachUs(asked.settings)}.`,
    },
    // 'any chance of getting it quicker, I'd pay extra'
    {
      asks: /\b(?:quicker|faster|sooner|earlier|speed(?:ed)? (?:it |things |this )?up|hurr(?:y|ied)|rush(?:ed)?|express|next[- ]day|same[- ]day|urgent\w*|expedite|in a hurry|fast(?:-| )?track)\b/,
      within: /\b(?:deliver\w*|get(?:ting)? (?:it|them|the|my)|com(?:e|ing)|orders?|weeks?|sen[dt]|have it|arriv\w*)\b/,
      unless: /\b(?:dry|dries|drying|set|sets|cure|lay|laying|fit|fitted|fitter\w*|glue|adhesive|grout|screed|wear\w*|fades?|samples?|refund\w*|open\w*|close\w*|sound|traffic|warm\w*|heat\w*|clean\w*|showroom|collect|shut|finance|instal\w*|pay (?:it )?off)\b/,
      told: /sooner|faster/i,
      says: ({ settings }) => `Standard delivery takes ${settings.standard_delivery}; whether it can come sooner, and what that would cost, I do not have in writing: please ${reachUs(settings)} before you order.`,
    },
    // 'could you keep it for me', 'can you hold it in the store'
    {
      asks: /\b(?:you|yous|ye|youse|shop|they|it|them|that|be)\b(?: \w+){0,2} (?:hold|holding|keep|keeping|store|storing|hang on to|sit on|put by|set aside|held|kept|stored|reserve)\b[^.?!]{0,40}\b(?:till?|until|for (?:me|us|a (?:while|bit|month|few)|(?:\d+|two|three|four|six) (?:weeks|months))|back|by|aside|in (?:the|your) (?:store|warehouse|shed))\b|\bhow long (?:can|could|will|would|do) (?:you|yous|ye) (?:hold|keep|store|reserve)\b|\b(?:put|set)\b[^.?!]{0,30}\b(?:by|aside)\b(?= for| til|$| until)|\bleave\b[^.?!]{0,25}\b(?:with|at) (?:you|yous|the shop|the store)\b[^.?!]{0,15}\b(?:till?|until|for)\b/,
      within: /\b(?:you|yous|ye|youse|order\w*|deliver\w*|stock|boxes|shop)\b/,
      unless: /\bdeposits?\b|\bsamples?\b|\bhold (?:up|out|down)\b|\b(?:card|details|data)\b/,
      told: /holding goods for later|kept here for you|Longer than that I cannot promise|holding goods for a deposit|are held for \d+ minutes/,
      unwritten: 'whether what is bought can be kept here for you until then',
    },
  ]),
  ...ofService('delivery', ofDelivery, [
    // 'can I pick the day', 'do you deliver on a Saturday', 'morning or afternoon'
    {
      asks: new RegExp(String.raw`\b(?:pick|choose|select|name|book|decide|specify|request|arrange|agree|set|say|ask for|nominate|get|give (?:me|us|you))\b(?: (?:on|me|us|you|for|when|myself))?(?: (?:a|an|the|my|our|your|which|what|own|certain|particular|specific|exact|set|delivery|exactly))* (?:day|date|dates|days|slot|time|time ?slot|hour|when)s?\b|\b(?:what|which|certain|particular|specific|exact|fixed|definite) (?:day|date|time|slot)\b|\b(?:time|delivery|hour|two hour) slots?\b|\bdeliver\w*\b[^.?!]{0,20}\b(?:on|at) (?:an? |the )?(?:${days}|weekends?)\b|\b(?:${days}|weekend|evening|morning) deliver\w*\b|\b(?:come|deliver\w*|arrive) (?:in|on|at|of) (?:an? |the )?(?:mornings?|afternoons?|evenings?|weekends?|${days})\b|\bmorning or (?:the )?afternoon\b|\b(?:am|a\.m\.) or (?:pm|p\.m\.)\b|\b(?:on|for) (?:an? |the )?${days}\b(?=[^.?!]*\b(?:deliver|courier))`),
      unless: new RegExp(`${isDone.source}|\\blatest\\b|\\bcut ?off\\b|\\b(?:arrived|came|was|were) (?:\\w+ )?on\\b|\\bopen\\b|\\bcollect`),
      told: /certain (?:day|or)|[Dd]ay (?:itself|it comes|it is sent)[^.]*cannot (?:promise|see)|No day is certain|choose the day/,
      unwritten: 'whether you can choose the day or the hour that it comes',
    },
    // 'order now and have it sent in February', 'not until the plaster is dry'
    {
      asks: new RegExp(String.raw`\b(?:order|buy|pay for|pay|get|purchase|secure)\b[^.?!]{0,40}\b(?:now|today|this week|the day|in the sale|at (?:the|this) (?:sale )?price|while)\b[^?!]*\b${later}|\b(?:have|get|having|getting|want|need|take|deliver|send|come|sent|delivered|arrive|delivery)\b(?: (?:for|delivery|of))? ?${goods}?(?: (?:to be |be )?(?:sent|delivered|come|out|shipped|dropped off|arrive|brought|delivery))?(?: (?:to (?:me|us)|out))? ${later}|\bnot (?:to )?(?:come|arrive|be (?:sent|delivered)|deliver(?:ed)?|sen[dt])\b[^.?!]{0,10}\b(?:before|until|till?)\b|\bdelay\b[^.?!]{0,20}\bdeliver\w*|\b(?:delayed|later|future) (?:delivery|date)\b`),
      unless: new RegExp(`${isDone.source}|\\brun (?:short|out)\\b|\\bsplit\\b|\\b(?:got|had|came|was|were|bought) \\w+ (?:and|but)\\b|\\b(?:lay|laying|walk|grout|dry|glue|set|pay (?:later|in|after|when)|finance|monthly|stock|sale (?:end|finish)|bank holiday)\\b(?! (?:ready|out))`),
      told: /holding goods for later|kept here for you|Longer than that I cannot promise/,
      says: ({ settings }) => `Whether what you order now can be sent later, or be kept here for you until then, I do not have in writing: please ${reachUs(settings)} before you order.${settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : ''}`,
    },
    // 'bring the boxes up or dump them at the door'
    {
      asks: /\b(?:carr(?:y|ied|ies)|bring|brought|take|taken|lift|lifted|haul|lug|get|put|deliver\w*|come|help)\b[^.?!]{0,35}\b(?:inside|indoors|upstairs|in(?:to)? (?:the|my|our) (?:house|room|hall|kitchen|flat|living room|garage)|up (?:the )?(?:stairs|steps|to the|\w+ (?:flights?|floors?|storeys?))|up (?:\w+ )?flights?|to the (?:room|flat|top|\w+ floor)|(?:first|second|third|fourth|fifth|top|1st|2nd|3rd|4th) floor|as far as)\b|\b(?:\d+|two|three|four|five|six|several|few) (?:floors?|flights?|storeys?) up\b|\b(?:first|second|third|fourth|fifth|top|1st|2nd|3rd|4th|5th) floor\b|\b(?:kerb(?:side)?|doorstep|front door|to the door)\b[^.?!]{0,30}\b(?:or|only|inside|in)\b|\bcarry (?:it|them|everything|the \w+) in\b|\bno lift\b/,
      within: ofCarrier,
      unless: /\b(?:fitters?|fitting|showroom|my (?:husband|son|back))\b(?!.*\bdeliver)/,
      told: /carrying goods indoors|carried indoors/,
      unwritten: 'whether the boxes are carried indoors or up stairs',
    },
    // 'can they leave it in the garage', 'does somebody have to sign for it'
    {
      asks: /\b(?:leave|left|leaving|drop(?:ped)?|put|hand(?:ed)?|give)\b[^.?!]{0,35}\b(?:in|at|on|with|round|behind|under|beside|outside|to|by) (?:(?:the|my|our|a|his|her|next) )?(?:\w+ )?(?:garage|shed|porch|neighbou?rs?|side|back|door|doorstep|drive|driveway|garden|carport|barn|outhouse|gate|yard|safe place|hallway)\b|\bnext door\b[^.?!]{0,20}\btake\b|\bsign(?:ed|s|ature)?\b(?: for| on| required| needed|\b)|\b(?:have|need|got|has|needs|does) (?:someone |somebody |anyone )?to be (?:in|there|home|at home|here|about)\b|\b(?:nobody|no ?one|not|wont be|cant be|be out|im out|if im out|if i am out|if nobodys?) (?:be )?(?:in|home|at home|there|out)\b|\bat work\b/,
      within: ofCarrier,
      unless: /\b(?:sign up|fitters?|showroom|in stock)\b/,
      told: /leaving goods somewhere|left somewhere/,
      unwritten: 'whether goods may be left somewhere, or with a neighbour, when nobody is in',
    },
    {
      asks: /\b(?:lanes?|narrow|tight|cul de sac|turning|turn (?:in|at|round)|low bridge|steep|farm|gravel|single track|(?:big|large|artic\w*|huge|massive) (?:lorry|truck|wagon)|(?:how (?:big|large|long|wide|high)|what size)[^.?!]{0,12}(?:lorry|van|truck)|weight limit|get (?:up|down|in to|into|near)|permit|double yellow|city cent(?:re|er)|one way street|no parking|nowhere to (?:park|stop)|nowhere for (?:it|him|them) to (?:park|stop))\b/,
      within: ofCarrier,
      unless: /\bstairs\b|\bfitter|\b(?:get|how) (?:in|down) (?:to )?(?:the )?(?:showroom|shop)\b|\bget (?:up|down) (?:the|my) (?:stairs|carpet|floor)/,
      told: /how near the lorry/,
      unwritten: 'how near to the house the lorry gets',
    },
    {
      asks: /\b(?:text|ring|rings|call|calls|phone|message|e-?mail|notice|warn\w*|let (?:me|us) know|heads up|told)\b[^.?!]{0,35}\b(?:before|first|ahead|beforehand|in advance|when (?:it|they|he|the)|on the (?:day|way|morning)|the (?:day|night) before|(?:its|it is|theyre|they are|hes) (?:out|on|coming|near))\b|\bhow (?:much|long)(?: of)?(?: an?)? (?:notice|warning)\b|\bwill i (?:know|be told) (?:when|what day)\b/,
      within: ofDelivery,
      unless: /\b(?:ring|call|phone|text|contact) (?:you|yous|ye)\b|\bbefore (?:i|we) (?:order|come|call|lay|fit|buy|visit|pay|send)\b|\bfitters?\b|\bsamples?\b|\brefund\w*\b|\bback in stock\b|\bchas/,
      told: /call or text beforehand|text or a call/,
      unwritten: 'whether you get a text or a call before it comes',
    },
    // 'can I ring the driver'
    {
      asks: /\b(?:ring|call|phone|text|speak to|talk to|contact|get hold of|reach|message|number (?:for|of))\b[^.?!]{0,12}\b(?:drivers?|couriers?|delivery (?:men|man|driver|company|people))\b|\b(?:drivers?|couriers?) (?:phone )?numbers?\b/,
      unless: /\bdrivers? (?:ring|call|text|phone)s? (?:me|us|first|ahead)/,
      told: /reach the driver/,
      unwritten: 'whether you can reach the driver yourself on the day',
    },
    // 'can the order be split, underlay now and the floor later'
    {
      asks: /\b(?:split|divide)\b[^.?!]{0,20}\b(?:order|deliver\w*|it|into|up|in)\b|\border\b[^.?!]{0,12}\b(?:be )?split\b|\b(?:two|separate|different|several|2) (?:lots|goes|deliver(?:y|ies)|drops|halves|parts|dates|batches|stages)\b|\bin (?:stages|parts|batches|bits|instal+ments)\b|\b(?:half|some|part|underlay|adhesive|upstairs|tiles|one room)(?: of (?:it|them|the \w+))?(?: \w+)? (?:now|first|this (?:week|month))\b[^.?!]*\b(?:later|rest|other half|after|next|remainder)\b/,
      within: ofDelivery,
      unless: /\b(?:pay|card|payment|plank|wood|wear|lay|laid|laying|board has|tile has|finance)\b/,
      told: /sending an order in parts|sent in parts/,
      unwritten: 'whether an order can be sent in parts',
    },
    // 'does underlay count towards the free delivery'
    {
      asks: /\b(?:counts?|counted|go(?:es)? towards?|towards?|qualif\w+|add(?:s|ed)? (?:up )?(?:to|towards)|includ\w+|make up)\b/,
      within: /\bfree delivery\b|\b(?:£ ?)?199\b|\bdelivery\b[^.?!]*\bfree\b|\bfree\b[^.?!]*\bdeliver/,
      unless: /\b(?:vat (?:on|in)|fitting)\b/,
      told: /counts towards/,
      says: ({ settings }) => `Everything in one order counts towards that at its price with VAT, floors as well as underlay, trims and the like: ${deliveryPromise(settings).replace(/^F/, 'f')}. The postage of samples does not.`,
    },
    // 'what's the latest I can order to get it before Christmas'
    {
      asks: /\b(?:latest|last (?:day|date|orders?|posting)|cut ?-?off|by when|how (?:early|late|far (?:ahead|in advance)|long (?:before|in advance|ahead))|when (?:do|would|should|must|will) (?:i|we) (?:have to |need to )?(?:order|buy|get (?:it|the order) in))\b/,
      within: /\border\w*|\bdeliver\w*\b/,
      unless: /\b(?:samples?|open|clos\w+|shut|fitters?|fitting|cancel|return\w*|change (?:it|my)|accept|measure|underlay or|latest (?:style|fashion|trend|range|colour))\b/,
      told: /order at least that long/,
      says: ({ settings }) => `Standard delivery takes ${settings.standard_delivery}, so order at least that long before the day you need it, with some days to spare: a certain day I cannot promise, so please ${reachUs(settings)} before you rely on one.`,
    },
    { asks: /\bcustoms\b|\b(?:import )?dut(?:y|ies)\b|\btariffs?\b|\bbrexit\b/, unless: /\bheavy[- ]duty\b/, told: /customs/, unwritten: 'whether customs or duty come on top' },
    { asks: /\b(?:your own|own) (?:vans?|drivers?|lorry|lorries|men)\b|\b(?:which|what) couriers?\b|\bwho (?:delivers|brings|does the deliver\w*)\b|\b(?:by|a|or a) courier\b|\bon (?:a )?pallets?\b|\bcurtain ?sider\b/, unless: /\bback\b|\breturn/, told: /who brings it|how near the lorry|how it is unloaded/, unwritten: 'who brings it, and in what' },
    { asks: /\b(?:unload\w*|offload\w*|fork ?lift|tail ?lift|pump truck)\b/, told: /unload/, unwritten: 'how it is unloaded' },
    { asks: /\b(?:while|when|till?|until) (?:we|i|im|were|we are|i am)(?: are| am)? (?:away|on holidays?|off|back|in spain)\b/, unless: /\b(?:fitters?|open|showroom|return|finance|samples?|lay|glue|heating)\b/, told: /kept from coming/, unwritten: 'whether it can be kept from coming while you are away' },
    { asks: /\b(?:come|deliver\w*|arrive)\b[^.?!]{0,25}\b(?:outside(?: of)?|avoid\w*|between|before|after) (?:of )?(?:the )?(?:\d(?!\d?(?:st|nd|rd|th))|school|pick ?up|rush|work|lunch|nine|ten|six|five)/, unless: /\b(?:fitters?|showroom|open)\b/, told: /certain day or hour/, unwritten: 'whether you can choose the hour that it comes' },
    { asks: /\b(?:move|push|bring forward|put (?:back|off)|rearrange|re-?schedule|postpone|change)\b[^.?!]{0,15}\b(?:my |the |our )?(?:delivery|slot|delivery (?:day|date))\b(?! address)/, told: /can still be changed/, unwritten: 'whether the day of a delivery that is under way can still be changed' },
    { asks: /\bre-?deliver\w*|\bmiss(?:ed)? (?:the|my|a|it|him|them)\b|\bsecond (?:attempt|go|time)\b|\b(?:back to|to) (?:the |a )?depot\b|\btry again\b/, within: ofCarrier, told: /delivery is missed/, unwritten: 'what happens when a delivery is missed' },
    { asks: /\btrack(?:ing|ed)?\b/, unless: /\b(?:my order|ordered|wheres)\b/, told: /track/, unwritten: 'whether a delivery can be followed on its way (tracked)' },
    { asks: /\b(?:open|check|inspect|count|look at)\b[^.?!]{0,25}\bbefore (?:i sign|signing|he (?:goes|leaves)|the driver|they (?:go|leave))/, told: /before the driver leaves/, unwritten: 'whether you may open the boxes before the driver leaves' },
    // 'would it be covered if it rains on them'
    {
      asks: /\b(?:rain(?:s|ed|ing)?|wet|soaked|stolen|nicked|robbed|lifted|goes? (?:missing|astray)|gets? lost|lost|loses)\b/,
      within: /\b(?:drivers?|couriers?|lorry|leave|left|drop|on (?:the|its) way|deliver(?:y|ed)?|in (?:the )?(?:post|transit))\b.*\b(?:rain\w*|wet|soaked|stolen|nicked|missing|astray|los\w+)\b|\b(?:rain\w*|stolen|los\w+|missing)\b.*\b(?:on (?:the|its) way|courier|in transit)\b/,
      unless: /\b(?:mop\w*|clean\w*|dog|shoes|left (?:over|on the floor)|wet ?room|wet area|floor gets wet|(?:theyre|they are|are|were|was|is|its|all|now|got) (?:\w+ )?(?:soak\w+|sodden|wet|ruined|destroyed)|my (?:order|parcel) (?:is|was|has)|lost (?:the|my) (?:receipt|email|order number)|when wet|outdoor\w*)\b/,
      told: /seller's risk|at our risk/,
      says: ({ settings }) => `Until the goods are in your hands, loss and damage on the way are at our risk; what holds once they were left where you asked for it I do not have in writing: please ${reachUs(settings)}.`,
    },
    {
      asks: /\b(?:packaging|pallets?|cardboard|wrapping)\b[^.?!]{0,30}\b(?:take|away|back|remove|dispose|get rid)\b|\b(?:take|remove)\b[^.?!]{0,15}\b(?:packaging|pallets?|cardboard|wrapping)\b/,
      told: /packaging/,
      unwritten: 'whether the driver takes the packaging or the pallet away',
    },
  ]),
  ...ofService('delivery', /\bdeliver\w*|\b(?:post|send|sent) (?:it|them)\b|\border\w*/, [
    { asks: /\b(?:how much|what|is|does|do)\b[^.?!]{0,30}\b(?:cost|charge|price|free|pay|extra|dear\w*)\b|\bdelivery (?:charge|cost|fee|price)s?\b|\bfree delivery\b/, within: /\bdeliver\w*/, unless: /\bsamples?|\bfitt|\breturn|\bback\b|\bsend back|\bhow much (?:is|are|would|for) (?:the|a|an|it)\b/, told: /Free delivery on|elivery is (?:free|£)|With delivery of/, isTermsOnly: true },
    { asks: /\b(?:how (?:long|soon|quick\w*|fast)|when|what day|any idea when|roughly when)\b[^.?!]{0,40}\b(?:deliver\w*|come|coming|arrive|arriving|be here|get (?:it|them|here|to)|be with|be sent|take)\b/, unless: /\b(?:i|we|ive|weve) (?:\w+ )?(?:ordered|bought)|^ordered|\bmy order|\bsamples?|\bfitt|\breturn|\brefund|\bdry|\bset|\bsale|\bback in|\blay|\bshowroom|\bopen|\bfinance|\breplac/, told: /tandard delivery takes|look up the orders/, isTermsOnly: true },
    { asks: /\b(?:do|will|can|would|could) (?:you|yous|ye|youse) (?:\w+ )?(?:deliver|send|post|ship)\b/, unless: /\bsamples?|\bfitt|\bmeasur|\bback\b|\binvoice|\bquote|\bquicker|\bsomeone|\bsomebody/, told: /[Ww]e deliver|do not deliver|tandard delivery/, isTermsOnly: true },
  ]),
  // 'how soon could I have six boxes of it in Lisburn'
  ...ofService('delivery', null, [
    { asks: /\b(?:how (?:soon|quick\w*|fast)|when|til+ when|how long (?:before|until|till?))\b[^.?!]{0,12}\b(?:could|can|would|will|do) (?:i|we|you|yous)\b[^.?!]{0,12}\b(?:have|get|receive|expect)\b(?! (?:my|the|a|any) (?:money|refund|quote|sample|decision|answer))|\b(?:when|how soon)\b[^.?!]{0,12}\b(?:could|can|would|will) (?:it|they|that)\b[^.?!]{0,8}\b(?:be with (?:me|us)|be here|arrive|get here)\b/, unless: /\b(?:heating|walk\w*|furniture|fitt\w*|fitter\w*|back|refund|samples?|measur\w*|quote|on it|wet|grout\w*|dry|open|showroom|finance|visit|fitted|laid|more in|in again|collect|pick (?:it|them) up|order (?:was|is)|ordered)\b/, told: /tandard delivery takes|look up the orders/, isTermsOnly: true },
  ]),
]; // biome-ignore format: a table

/** A country that nothing is sent to was named. */
const isPlaceOut = ({ settings, reading: { place } }: Asked): boolean => place !== null && !deliversTo(settings, place.country);
