import { harmDone, staffNamed, toPassOn, toRing } from './answers/service.ts';
import { bookedFitter } from './fitter-booked.ts';
import type { ServiceRule } from './service-rule.ts';

const bot = String.raw`(?:real|actual|live|human|bot|robot|ai|person|machine|computer|chat ?bot|automated|artificial)`;

/** Whoever is at the other end, what our people do and have arranged, what was paid, and talk: in words that mean nothing else. */
export const ofOurPeople: readonly ServiceRule[] = [
  // 'the driver chipped my gatepost'
  { task: 'person', says: [harmDone] },
  // 'the sample looked darker than the floor that arrived'
  { task: 'faulty', says: [/\bsamples?\b[^.?!]*\b(?:darker|lighter|greyer|yellower|redder|browner|different|nothing like|not the same)\b[^.?!]*\b(?:arrived|came|delivered|got|sent)\b/], unless: /\bif\b/, isWhole: true },
  // 'received someone else's order'
  { task: 'faulty', says: [/\b(?:someone|somebody|anybody|another (?:person|customer))(?: elses?|s)? (?:\w+ )?(?:order|parcel|delivery|boxes|tiles|carpet|stuff)\b/, /\b(?:received|got|sent|delivered|came|come|left|given|opened|here)\b/], unless: /\b(?:if|for|can|could|would)\b/, isWhole: true },
  // 'would you take £500 cash for it'
  { task: 'discount', says: [/\b(?:would|will|could|can) (?:you|yous|ye) (?:take|accept|do (?:it|me|them|that|the \w+) for|let (?:it|them) go (?:for|at)|go to)\b[^.?!]{0,12}(?:£ ?\d|\{price\}|\b\d+ ?(?:quid|pounds?|cash|euro))/] },

  // 'are you a real person', 'is this a bot', 'am i chatting to a human'
  { task: 'bot', says: [new RegExp(`\\b(?:are|r) (?:you|u|ye|yous) (?:an? |actually |just |even |really |only |the )*${bot}\\b|\\b(?:is|am) (?:this|that|i|it|there) (?:talking|speaking|chatting|typing|writing|just|only|an?|to|with|really|actually|even|some|sort of|kind of|dealing| )*${bot}\\b`)], unless: /\b(?:i can|i could|to (?:ring|speak|talk)|put me|(?:real|actual) (?:wood|shop|oak|stone|floor|business|company|marble|slate)|computer (?:chair|room|desk))\b/ },
  // 'sorry, I clicked the wrong thing, never mind'
  { task: 'no', says: [/^(?!.*\b(?:order\w*|bought|deliver\w*|sent|box(?:es)?|floor\w*)\b)(?:\S+ ){0,12}?(?:never ?mind|forget (?:it|that|i asked)|ignore (?:that|me|it)|clicked (?:on )?(?:the |it )?(?:wrong|by (?:mistake|accident))|wrong (?:button|chat|window|tab))\b/] },
  // 'your surveyor was to come out on Monday and never turned up'
  { task: 'person', says: [toRing, /\b(?:your|yer|yous|you|somebody|someone|estimators?|surveyors?|he|she|they|lady|girl|man|fella|lad)\b/], unless: /\b(?:deliver\w*|lorry|drivers?|couriers?|orders?|ordered|boxes|tiles|packs|parcel|refund\w*|samples?|website|(?:my|our|the) (?:own )?(?:fitters?|joiners?|tilers?|builders?))\b/, isWhole: true },
  // 'a lady called Sharon was out measuring, can you let her know we are changing the hall'
  { task: 'person', says: [toPassOn, /\b(?:your|yer|yours?|yous|lady|girl|woman|man|men|fella|lad|lads|fitters?|estimators?|surveyors?|measur\w+|spoke|speaking|talking|showroom|shop|office|called [a-z]+|for [a-z]+ (?:in|from|at))\b/], unless: /\b(?:drivers?|couriers?|lorry|deliver\w*|neighbou?rs?|(?:my|our|the) (?:own )?(?:fitters?|joiners?|tilers?|builders?))\b/, isWhole: true },
  // 'your lads fitted our hall in March and a board is lifting, who do I talk to'
  { task: 'person', says: [/\b(?:your|yer|yous) (?:\w+ )?(?:lads|men|man|fitters?|fella|people|ones|team)\b[^?!]*\b(?:fitted|laid|put (?:it |them )?down|installed)\b|\b(?:you|yous|ye) (?:fitted|laid|installed)\b/, /\b(?:lift(?:ing|ed)|com(?:e|ing) (?:up|away|loose)|loose|gap(?:s|ping)?|creak\w*|squeak\w*|bounc\w*|peel\w*|split\w*|moving|buckl\w*|ridge|bubbl\w*)\b/, /\bwho (?:do|should|can|would) (?:i|we) (?:talk|speak|ring|call|phone|contact|see|ask)\b|\b(?:looked at|look at it|come (?:and|out|back)|sort(?:ed)?|put right|fix(?:ed)? it)\b/], unless: /\b(?:my|our|the) own (?:fitter|joiner)\b/, isWhole: true },
  // 'is Catherine there', 'is Gary working today'
  { task: 'person', says: [staffNamed], unless: /\b(?:floors?|flooring|tiles?|stock|sale|price|colour|range|brand)\b/ },
  // 'which fitter is coming to us on Thursday and what time'
  { task: 'fitting', says: [bookedFitter] },
  // 'what time does the lorry leave with my tiles'
  { task: 'order', says: [/\b(?:my|our) (?:\w+ )?(?:tiles?|floor\w*|boxes|carpets?|stuff|order|goods|laminate|underlay|vinyl|lvt)\b/, /\b(?:lorry|van|driver|courier)\b[^.?!]*\b(?:leave|leaves|left|where|coming|near|here|on its way|due)\b|\b(?:where|what time|when)\b[^.?!]*\b(?:lorry|van|driver|courier)\b/], unless: /\b(?:if|would|could|samples?|damag\w*|soak\w*|wet|rain|broken|garage|porch|neighbour)\b/, isWhole: true },
  // 'what time is the lorry coming tomorrow'
  { task: 'order', says: [/\b(?:lorry|van|drivers?|courier|delivery (?:man|men|lads?)|the (?:delivery|order|boxes)|(?:my|our) (?:\w+ )?(?:delivery|order|tiles?|floor(?:ing)?|boxes|carpets?|stuff|goods|laminate|underlay|vinyl|lvt))\b/, /\b(?:what|which) (?:time|hour)\b|\bwhen\b|\bmorning or (?:the |this )?(?:afternoon|evening)\b|\b(?:am|a\.m\.) or (?:pm|p\.m\.)|\bhow (?:early|late)\b/, /\b(?:coming|comes?|due|arriv\w+|be (?:here|there|with (?:me|us))|on (?:its|his|the) way)\b/, /\b(?:today|tomorrow|this (?:morning|afternoon)|(?:on|coming|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/], unless: /\b(?:if|would|could|can i|usually|normally|(?<!\b(?:my|our|the) )order(?:ed|ing)? (?:it |them |this |now |by )*(?:now|today|tomorrow)|pick|choose|book\w*|fit\w*|measur\w*|samples?|collect\w*|open|came|arrived|damag\w*|broken|wont be|nobody|leave|finish\w*|stock|sooner|earlier)\b/, isWhole: true },
  // 'the quickest way to get a feel of the Ballydoran'
  { task: 'samples', says: [/\b(?:quickest|best|easiest|only|handiest) way (?:to|of)\b[^.?!]*\b(?:see|seeing|feel|feeling|touch|look at|try)\b|\bget a (?:real |proper )?feel (?:of|for)\b/], unless: /\b(?:clean|lay|fit|remove|gap|heat|level|damp|moisture)\w*\b/ },
  // 'can I lift one tomorrow from the shop'
  { task: 'collection', says: [/\b(?:can|could|may|to|and|ill|i will|id|just|we)\b[^.?!]{0,10}\b(?:lift|pick up|collect|fetch)\b[^.?!]{0,30}\b(?:from|out of|at|in) (?:the |your )?(?:shop|showroom|store|bangor|yous?)\b/], unless: /\b(?:samples?|swatch\w*|old|return\w*|refund\w*|back|heavy|weigh\w*|keys?)\b/ },
  // 'do you have a job going for a student at weekends'
  { task: 'beyond', says: [/\b(?:jobs?|work|vacanc\w*|positions?|hours)\b[^.?!]{0,20}\b(?:going|available|for (?:a|an|my|our) (?:student|son|daughter|lad|teenager|young|school))\b|\b(?:are|r) (?:you|yous|ye) (?:hiring|recruiting|taking (?:anyone|anybody|people|staff) on)\b/], unless: /\b(?:big|small|wee|floor|flooring|fitting|laying|carpet|tiling) (?:job|work)\b|\bopening hours\b/ },
  // 'any comeback if the floor fades in the sun'
  { task: 'warranty', says: [/\b(?:any|what|have i|is there|have we|got) (?:\w+ )?(?:comeback|recourse|redress|come[- ]back)\b/], unless: /\bcome back (?:in|to|for|and)\b/ },
  // 'the wife ordered the wrong tiles, they are here but not opened'
  { task: 'returns', says: [/\b(?:i|we|my \w+|the (?:wife|husband|missus)|she|he) (?:\w+ )?(?:ordered|bought|got|picked|chose) (?:\w+ )?(?:the )?wrong\b/, /\b(?:here|arrived|came|delivered|got (?:it|them)|have (?:it|them)|box(?:es)? (?:is|are))\b/], unless: /\b(?:you|yous) sent\b|\bnot (?:come|arrived|here|sent)\b|\bhasnt|\bhavent (?:come|arrived)/, isWhole: true },
  // 'my mate got 10% off, can I get the same'
  { task: 'discount', says: [/\b(?:\d+ ?(?:%|per ?cent)|money|something|tenner|\d+ quid|£ ?\d+) (?:knocked )?off\b/, /\b(?:got|given|gave|get)\b[^.?!]*\b(?:same|too|as well)\b/], unless: /\b(?:finance|deposit|website|online price)\b/, isWhole: true },
  // 'a man in the showroom promised me 10% off, can you honour that'
  { task: 'discount', says: [/\b(?:promised|told|offered|said|gave)\b/, /\bhonou?r\b/], unless: /\b(?:warrant\w*|guarantee\w*|quote)\b/, isWhole: true },
  // 'just after some advice'
  { task: 'choose', says: [/^(?:(?:hi|hello|there|just|im|i am|i|am|was) )*(?:after|looking for|need|want|could do with|can i get|wanting|needing)(?: some| a (?:wee )?bit of| a)? (?:advice|help|guidance|info|information)(?: please| thanks)?$/] },
  // 'got my order but there is a box missing'
  { task: 'faulty', says: [/\b(?:got|received|have|came|arrived|delivered|opened)\b/, /\b(?:box(?:es)?|packs?|rolls?|items?|something|part of it|lengths?|tins?|tubs?)\b[^.?!]{0,15}\b(?:missing|short)\b|\bmissing (?:a|an|one|two|three|\d+|some) (?:box|pack|roll|length|tub|tile|bag)/, /\b(?:order|delivery|delivered|came|arrived|received)\b/], unless: /\bif\b|\bsamples?\b|\b(?:run|ran|be|am|im|came up|fall) short\b|\btoo short\b/, isWhole: true },
  // 'I saw the same online for less, can you do anything'
  { task: 'rivals', says: [/\b(?:seen|saw|found|got|get)\b[^.?!]*\b(?:same|it|this|that)\b[^.?!]*\b(?:online|elsewhere|cheaper|another|for £ ?\d)/, /\b(?:can|could|would|will) (?:you|yous|ye) (?:do (?:anything|any better|better|something)|match|beat|come near)\b/], isWhole: true },
  // 'what is the status of order 88213'
  { task: 'order', says: [/\b(?:status|progress) of (?:my |the |our )?order\b/], unless: /\bmean\w*\b/ },
  // 'put me through to accounts', 'did Stephen get my email'
  { task: 'person', says: [/\bput me (?:through|on) to\b|\b(?:got|get|received|read|seen) my (?:e-?mails?|message|letter|voicemail)\b/] },
  // 'the cheapest delivery option'
  { task: 'delivery', says: [/\b(?:cheapest|cheaper|best|other|different|what|which|any|quickest|fastest) (?:\w+ )?delivery (?:options?|services?|methods?|speeds?)\b|\bdelivery options?\b/] },
  // 'are your prices trade or retail'
  { task: 'discount', says: [/\btrade or retail\b|\bretail or trade\b|\bprices?\b[^.?!]*\b(?:trade ones|trade prices?|retail)\b/], unless: /\baccount\b/ },
  // 'will the price of the Chalk Oak go down in January'
  { task: 'discount', says: [/\b(?:will|would|going to|gonna|likely|expect\w*|when)\b/, /\b(?:prices?|it|they)\b[^.?!]*\b(?:go(?:es|ing)? (?:down|up)|drop(?:s|ped|ping)?|come(?:s)? down|be reduced|be cheaper|be on (?:offer|sale))\b/, /\bpric\w+|\bsale\b|\boffer\b|\bcheaper\b|\breduced\b/], unless: /\b(?:level|height|temperature|floor go down|stairs|elsewhere|another shop)\b/ },
  // 'you do a free measure, is that right'
  { task: 'fitting', says: [/\bfree (?:home )?(?:measur\w+|survey|estimate|home visit)\b|\bmeasur\w+ (?:service |visit )?(?:is |for )*free\b|\b(?:charge|cost|fee)\b[^.?!]{0,20}\b(?:to |for )(?:come (?:and|out and|out to) )?measur\w+/] },
  // 'what deals have you on'
  { task: 'discount', says: [/\b(?:what|which|whats|any|got|see|the)(?: \w+){0,2} (?:deals|offers|promotions|promos|specials)\b/], unless: /\b(?:deals? with|deliver\w*|finance|fitting|samples?|job|jobs|underlay|who)\b/ },
  // 'what did I pay for my floor last year'
  { task: 'bought-here', says: [/\b(?:what|how much) (?:did|was it|had) (?:i|we) (?:\w+ )?(?:pay|paid|spend|spent|give)\b/], unless: /\b(?:deposit|finance|monthly|samples?)\b/ },
  // 'your man came out to measure, what did the quote come to'
  { task: 'quote', says: [/\b(?:fitters?|fella|man|lad|guy|surveyor|he|she|someone|somebody|you|yous|ye|they|estimator|girl|one of your \w+)(?: \w+){0,3}? (?:came|called|was (?:out|here|round|up)|were (?:out|here|round)|been (?:out|here|round)|measured)\b/, /\bmeasur\w+\b|\blook(?:ed)? at\b/, /\b(?:quotes?|quotations?|estimates?|prices?|figures?|costs?|how much)\b/], unless: /\bmy (?:own )?(?:man|fitter|joiner|tiler|builder|husband|son|da|dad|brother)\b|\b\d+(?:\.\d+)? ?(?:m2?|x|by|sq\w*|metres?)\b|\b(?:match|cheaper|complain\w*|wrong)\b/, isWhole: true },
  // 'we are a housing association, who do we speak to about an account'
  { task: 'trade-credit', says: [/\b(?:housing association|council|schools?|company|business|firm|church|charity|letting agen\w+|landlords?|builders?|joiners?|developers?|contractors?|nursing home|care home|hotel|we are an?|were an?)\b/, /\b(?:an|open(?:ing)?(?: up)?(?: an)?|set(?:ting)? up(?: an)?|on|have|run|our) accounts?\b/], unless: /\b(?:bank account|log ?in|password|my account|online account|account (?:page|details)|finance)\b/, isWhole: true },
  // 'would you do him a trade price, and could he set up an account'
  { task: 'trade-credit', says: [/\btrade (?:prices?|discounts?|rates?|terms|customers?|deals?)\b/, /\baccounts?\b/], unless: /\b(?:bank account|log ?in|password|on account of|take into account)\b/, isWhole: true },
  // 'you've been great help thank you bye'
  { task: 'thanks', says: [/^(?!.*\b(?:but|how|what|whats|when|where|which|who|why|can|could|do|does|did|is|are|will|would|need|want|order\w*|price|cost|floors?|tiles?|carpet|no)\b)(?:\S+ ){0,9}?(?:thank ?(?:you|s|u)|thanks|thanx|cheers|much appreciated)\b(?: \S+){0,6}$/] },
  // 'the man who laid our floor scratched the skirting'
  { task: 'person', says: [/\b(?:your|yer) (?:\w+ )?(?:fitters?|men|man|lads?|fellas?|joiners?|team|people|driver)\b|\bfitters? (?:left|went|walked|came|never|laid|have|were|was)\b|\b(?:the|those) (?:fitters?|men|man|lads?|fellas?|people|driver) (?:who|that|you|yous|ye|(?:\w+ )?(?:laid|fitted|delivered|came))\b/, /\b(?:mess|scratch\w*|broke|rude|ignorant|unfinished|never (?:finished|swept|came back)|(?:bad|poor|rough|terrible|awful|botched|half) (?:a )?job|gouged?|dent\w*|ruined|botched|rubbish|disgrace\w*|swore|cheeky|smoking|(?:not|isnt|wasnt|havent|hasnt|half|didnt) (?:\w+ )?(?:finish(?:ed)?|done|completed?|come back)|no sign of (?:him|them))\b/], unless: /\b(?:recommend|sell|samples?|(?:will|would|do|does|can|could) (?:your|the|they)|boxes|tiles? (?:are|is|were|was)|arrived)\b/, isWhole: true },
  // 'have you got my payment, it says pending'
  { task: 'order', says: [/\b(?:my|our|the|a) (?:card )?payment\b|\b(?:charged|taken|paid|money)\b[^.?!]*\b(?:twice|two times)\b/, /\b(?:pending|got|received|gone through|go through|went through|come through|cleared|taken|showing|twice|two times|confirmed|failed)\b/], unless: /\b(?:finance|monthly|deposit|if|lender|samples?|how (?:do|can))\b/, isWhole: true },
  // 'do you have shops anywhere else'
  { task: 'location', says: [/\b(?:have|has|got|any|is there|are there|is this|do you|is bangor)\b[^.?!]{0,30}\b(?:shops?|showrooms?|branch(?:es)?|stores?|outlets?)\b(?: \w+)? (?:anywhere|elsewhere|else|near(?:er)?|closer|other than)\b|\b(?:only|just) (?:the )?(?:one|1|your) (?:shop|showroom|store|branch)\b|\b(?:other|another|more|second) (?:branch(?:es)?|showrooms?)\b|\b(?:other|more) (?:shops|stores) (?:do|have) (?:you|yous)\b/], unless: /\b(?:cheaper|bought|got it|price|deliver\w*|saw|seen)\b/ },
  // 'who pays the postage if something comes broken'
  { task: 'faulty', says: [/\bwho (?:pays|covers|foots|bears)\b|\b(?:do|will|would) (?:i|we) (?:have to |need to )?pay\b|\bat (?:my|our) (?:own )?(?:cost|expense)\b/, /\b(?:broken|damaged|faulty|cracked|chipped|smashed|wrong (?:one|item|colour|thing|floor))\b/, /\b(?:postage|return\w*|carriage|send\w*|sent|courier|back|comes?|came|arrives?|arrived)\b/], unless: /\b(?:dropped|my fault|i broke|insur\w*|years?)\b/, isWhole: true },
]; // biome-ignore format: a table
