import { weekdays } from '#settings/opening-hours.ts';
import type { Reading } from '../reading/read-question.ts';
import { plainly } from '../reading/tidy.ts';
import { bathroomFixtures } from './answers/unlisted.server.ts';
import { ofOurPeople } from './of-our-people.ts';
import type { ServiceRule } from './service-rule.ts';
import { isOfTalk } from './talked-before.ts';
import type { Task } from './task.ts';

const quote = /\b(?:quotes?|quotations?|estimates?|priced up|costed|priced? in writing|prices? on paper)\b/;
const day = new RegExp(String.raw`\b(?:${weekdays.join('|')}|tomorrow|weekend|today|this (?:morning|afternoon))s?\b`);
const nobodyIn =
  /\b(?:nobody|no ?one|(?:cant|cannot|wont|will not|might not|may not|not) be (?:in|home|at home|there|about|around)|not (?:in|home|at home)|(?:at|in) (?:my )?work|(?:im|i am|were|we are|ill be|well be|be|both) (?:out|away)|on holiday)\b/;
const leaves =
  /\b(?:leave|left|leaving|drop(?:ped)?|put|hand(?:ed)?)\b.*\b(?:in|at|on|with|round|behind|under|beside|outside|to) (?:(?:the|my|our|a|his|her|next) )?(?:\w+ )?(?:garage|shed|porch|neighbou?rs?|side|back|front|door|doorstep|drive|driveway|garden|carport|barn|hall|outhouse|gate|step|yard|house|somebody|someone)\b/;
const deliverer = /\b(?:they|drivers?|couriers?|lorry|van|yous?|delivery|deliver\w*|delivered|neighbou?rs?)\b/;
const trouble =
  /\b(?:lift\w*|swell\w*|swollen|gap\w*|fault\w*|defect\w*|fail\w*|crack\w*|split\w*|peel\w*|coming (?:up|apart|away)|worn|wear\w*|bowed|warp\w*|curl\w*|bubbl\w*|fad\w+|delaminat\w*|damag\w*|broken|chip\w*|wrong|buckl\w*|loose|complain\w*)\b/;

/** What is asked of the shop's service in words that mean nothing else, in this order. */
const rules: readonly ServiceRule[] = [
  ...ofOurPeople,
  // 'any toilets or sinks, I saw something about bathroom fixtures'
  { task: 'unlisted', says: [bathroomFixtures, /\b(?:sell|selling|stock|do (?:you|yous)|have (?:you|yous)|got|any|buy|saw|see|banner|price\w*|how much)\b/], unless: /(?<!\bgo with (?:the|my|our) )\b(?:floors?|flooring|tiles?|vinyl|lvt|lino|carpet|laminate|before|after|under|round|around|plumber|fit|lay)\b/, isWhole: true },
  // 'do you do fitted kitchens as well'
  { task: 'unlisted', says: [/\b(?:fitted kitchens?|kitchen (?:units?|cupboards?|doors|work ?tops?)|(?:fitted )?wardrobes?)\b/, /\b(?:sell|selling|stock|do (?:you|yous|ye)|have (?:you|yous|ye)|got any|buy)\b/], unless: /\b(?:floors?|flooring|tiles?|vinyl|lvt|lino|carpet|laminate|wood|before|after|under|round|around|up to|in front)\b/, isWhole: true },
  // 'which laminate has the longest warranty'
  { task: 'warranty', says: [/\b(?:longest|best|most years?)\b(?: \w+){0,3} (?:warrant\w*|guarantees?)\b|\b(?:warrant\w*|guarantees?) (?:is |are |for )?(?:the )?longest\b/], unless: /\b(?:fitting|fitters?|installation)\b/, isWhole: true },
  // 'can I pay monthly, and is there a min spend'
  { task: 'finance', says: [/\b(?:monthly|finance|instal?ments?|by the month)\b/, /\b(?:min|minimum|max|maximum|lowest|smallest|least|highest|most) (?:spend|order|amount|you can (?:spend|borrow|put)|limit)\b/], isWhole: true },
  // 'ordered the grey and got the white', 'you sent me the wrong one'
  { task: 'faulty', says: [/\b(?:ordered|bought|paid for|asked for|wanted)\b.*\b(?:and|but) (?:i |we |you |yous |they |what )?(?:got|received|sent|delivered|came|came was|have been sent|gave)\b|\b(?:sent|delivered|given|got|received) (?:me |us |out )?(?:the )?wrong\b/], unless: /\bif\b|\bsamples?\b|\bnot (?:come|arrived)|\bno(?:thing| (?:email|e-mail|word|confirmation))\b|\border number\b|\bnever\b/, isWhole: true },
  // 'do yous lift the old carpet and take it away'
  { task: 'fitting', says: [/\b(?:you|yous|ye|your (?:men|fitters?|lads|ones|people))\b.*\b(?:lift|uplift|take (?:up|away)|takes? (?:it|them|that) away|remove|get rid of|dispose of|rip (?:up|out))\b.*\b(?:old|existing|current)\b|\b(?:old|existing|current)\b.*\b(?:you|yous|ye|your (?:men|fitters?|lads|ones|people))\b.*\b(?:lift|take|remove|dispose|get rid)\b/], unless: /\b(?:sell|recommend|advise|tell me|how (?:do|would|should|can)|should i|need i|do i|stains?|return\w*|refund\w*|glue|adhesive)\b/, isWhole: true },
  // 'what would the payments be for 35 m² of the Limed White'
  { task: 'finance', says: [/\b(?:what|whats|how much)\b.*\b(?:payments|repayments|instal?ments)\b/, /\b(?:for|on|be|of)\b.*\d/], unless: /\b(?:cards?|apple|google|methods?|types?|accept|take)\b/, isWhole: true },
  // 'do you know anyone who could hang two doors'
  { task: 'beyond', says: [/\b(?:(?:anyone|anybody|someone|somebody|a (?:man|fella|lad)) (?:who|that) (?:could|can|would|will|might)|recommend (?:anyone|anybody|someone|somebody))\b.*\b(?:paint|hang|plaster|wire|plumb|decorate|wallpaper|build|tidy|clean the windows)\b/], isWhole: true },
  // 'can you recommend a plumber'
  { task: 'beyond', says: [/\b(?:recommend\w*|suggest\w*|know|put me (?:on to|in touch)|anybody|anyone|looking for|need|find)\b|^(?:an? )?(?:good|decent|reliable|local) \w+$/, /\b(?:plumbers?|electricians?|plasterers?|roofers?|painters?|decorators?|architects?|gardeners?|landscapers?|handym[ae]n|solicitors?|estate agents?|window cleaners?|removal (?:firm|men|company))\b/], unless: /\b(?:floors?|flooring|underlay|carpet|lvt|laminate|tiles?|wait|before|after|finish\w*)\b/, isWhole: true },
  // 'how long have I got to change my mind'
  { task: 'returns', says: [/\b(?:how (?:long|many days)|until when|till when|time limit|how late|what time)\b/, /\bchang\w* (?:my|our) minds?\b/], isWhole: true },
  // 'is two weeks definite and can I pick a day'
  { task: 'delivery', says: [/\b(?:pick|choose|select|name|book|decide|specify)(?: me| us)? (?:a|the|my|our|which|what)(?: \w+)? (?:day|date|slot)\b|\b(?:two|2) weeks? (?:definite|guaranteed|certain|firm)\b/], unless: /\bfit(?:ter|ters|ting|ted)\b|\bsamples?\b|\bappointment|\bshowroom|\bcollect/, isWhole: true },
  // 'what if only part of my order arrives'
  { task: 'faulty', says: [/\bif\b|\bwhat happens\b/, /\b(?:part|half|some|bits?) of (?:my|the|an|our|it)\b|\b(?:boxes?|tiles?|things?|something) (?:is|are|was|were|goes|go) missing\b|\bshort (?:a |of )/, /\b(?:order|arriv\w*|deliver\w*|comes?|missing|turns? up)\b/], unless: /\bsamples?\b|\brun (?:out|short)|\bran (?:out|short)|\bdamag|\bcancel|\breturn/, isWhole: true },
  // 'I ordered nine boxes and only eight turned up'
  { task: 'faulty', says: [/\b(?:ordered|bought|paid for|should have (?:got|been))\b/, /\b(?:only|just) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|part|some)(?: of (?:them|it))?(?: boxes| packs)? (?:of (?:them|it) )?(?:has |have |was |were )?(?:turned up|came|come|arrived|delivered|here|there|got here|sent|landed)\b|\b(?:\d+|one|two|three|a) (?:boxes?|packs?|rolls?) (?:short|missing)\b/], unless: /\bif\b|\bsamples?\b|\brun (?:out|short)|\bran (?:out|short)/, isWhole: true },
  // 'it was meant to come on Tuesday and three of the boxes were burst'
  { task: 'faulty', says: [/\b(?:boxes?|packs?|tiles?|planks?|boards?|goods|order|rolls?|delivery|half|some)\b/, /\b(?:are|were|was|came|come|arrived|is|all|got) (?:\w+ ){0,2}(?:burst|smashed|broken|cracked|chipped|damaged|crushed|ripped|torn|in bits|in pieces|in smithereens)\b/, /\b(?:my order|order was|order came|delivery|delivered|boxes|packs|arrived|came|come)\b/], unless: /\bif\b|\bwhat happens when\b|\b(?:years?|months?) (?:ago|later|on)\b|\b(?:my|our|the) (?:floor|kitchen|bathroom|hall)\b|\bold\b/, isWhole: true },
  // 'can it all come on the one delivery'
  { task: 'delivery', says: [/\b(?:all|both|everything|lot|tiles|boxes)\b/, /\b(?:come|comes|coming|sent|delivered|arrive|arrives|get)\b.*\b(?:(?:the )?(?:one|same|single) (?:delivery|van|drop|lorry|go)|together|at once)\b/], unless: /\bfit(?:ter|ters|ting|ted)\b|\bfit together|\bcome together|\bpay\b|\bjoin|\bmeet/, isWhole: true },
  // 'can you hold some for me if I pay a deposit'
  { task: 'ordering', says: [/\b(?:hold|reserve|keep|put by|put aside|set aside|lay ?away)\b/, /\bdeposit\b/, /\b(?:stock|boxes|rolls?|tiles?|carpet|some|it|them|one|floor|flooring|laminate|lvt|lay ?away)\b/], unless: /\bfinance|\bmonthly|\bfit(?:ting|ted)?\b/, isWhole: true },
  // 'the girl gave me a price and I lost the paper, can you look it up'
  { task: 'quote', says: [/\b(?:quotes?|quotations?|quoted|estimates?|(?:gave|given) (?:me|us|my \w+) (?:a |the )?(?:\w+ )?prices?|prices? (?:that )?(?:\w+ ){1,3}(?:gave|quoted)|wrote down)\b/, /\b(?:lost|lose|mislaid|misplaced|cant find|cannot find|gone missing|threw|binned|resend|send (?:it |me |that )*again|look (?:it |that |them )?up|cop(?:y|ies)|dig (?:it |that )*(?:out|up)|on file|still (?:have|got|stands?|valid|good|hold)|remember)\b|\bwhat\b.*\bquoted?\b/], unless: /\bmatch|cheaper|beat\b/, isWhole: true },
  // 'the insurer wants a quote in writing'
  { task: 'quote', says: [quote, /\b(?:written|in writing|formal|official|headed|itemi[sz]ed|break ?down|on paper|e-?mail\w*|pdf|post(?:ed)?|insur\w+|loss adjuster\w*|assessor|landlord|housing|council|grant|solicitor|committee|bank)\b/], unless: /\bmatch|cheaper|beat\b|\bcover(?:s|ed)\b/, isWhole: true },
  { task: 'trade-credit', says: [/\b(?:credit|trade|business|builders?|monthly|company) (?:accounts?|terms|facilit\w+|lines?)\b|\b(?:30|thirty|28|60|sixty|90)[- ]?days?\b.*\b(?:accounts?|terms|credit|invoice\w*|pay\w*)\b|\baccounts?\b.*\b(?:30|thirty|28|60|sixty|90)[- ]?days?\b|\b(?:buy|put (?:it|them|this|things|stuff)|order|get (?:it|them|things|stuff)|pay|supply) on account\b|\b(?:pay\w*|invoice\w*|bill\w*|settle\w*|account)\b.*\bend of (?:the |each |every )?month\b|\bend of (?:the |each |every )?month\b.*\b(?:pay\w*|invoice\w*|account)\b|\bpurchase orders?\b|\bpay(?:ing)? (?:by|on|against|with|through) (?:an? )?invoice\b|\binvoice (?:us|me|(?:my|our|the) (?:company|business|firm|office|school))\b|\bmonth[- ]end\b|\bpro ?forma\b|\binvoice\w*\b.*\b(?:monthly|each month|every month|later|afterwards|pay after)\b|\bcredit (?:limit|application)\b/], unless: /\bfinance\b|\bcredit card|\bpay ?it ?monthly|\b(?:sale|offer|promotion|deliver\w*|arrive)\b/, isWhole: true },
  { task: 'checkout', says: [/\beir ?codes?\b|\b(?:post ?codes?|postal codes?|zip|address|county|phone number|mobile number)\b/, /\b(?:wont|will not|cant|cannot|doesnt|does not|isnt|not) (?:\w+ ){0,2}?(?:take|accept\w*|go in|let|recogni[sz]\w*|work\w*|like|find|valid|type|enter|put)\b|\b(?:invalid|reject\w*|refus\w*|error|check ?out|which (?:box|field)|what do (?:i|we|you) (?:put|enter|type)|where do (?:i|we|you) (?:put|enter|type))\b|\b(?:need|have|want) (?:an? )?(?:eir ?code|post ?code)\b/], unless: /\byour (?:eir ?code|post ?code|address|phone|number)\b|\bmy order\b|\bordered\b|\bdelivery address\b/, isWhole: true },
  { task: 'faulty', says: [/\b(?:from|than|like|match\w*|as|to) (?:the|my|your|our) samples?\b/, /\b(?:came|come|arrived|delivered|got|sent|opened)\b/, /\b(?:different|darker|lighter|greyer|yellower|redder|not|doesnt|isnt|nothing|off)\b/], unless: /\bif\b|\bsamples? (?:came|arrived)/, isWhole: true },
  { task: 'samples', says: [/\bsamples?\b/, /\breturn\w*\b|\b(?:send|sent|give|post|bring|hand)\b.*\bback\b|\b(?:keep|do) (?:\w+ )?with (?:\w+ )*samples?\b|\bkeep\b/], unless: /\b(?:floor|boxes|order|tiles?|carpet) (?:\w+ )*(?:doesnt|does not|not) (?:match|look like)\b|\b(?:different|other|colour|shade) (?:\w+ )?(?:from|to|than)|\b(?:darker|lighter|greyer|yellower|redder|browner|different)\b.*\b(?:arrived|came|delivered|got)\b|\blike the sample|\bthan the sample|\bfrom the sample|\bto the sample/, isWhole: true },
  // 'do you do refunds on samples'
  { task: 'samples', says: [/\bsamples?\b/, /\brefund\w*\b|\bmoney back\b/], unless: /\b(?:floor|boxes|order|tiles?|carpet|laminate)\b/, isWhole: true },
  // 'where have my samples got to'
  { task: 'order', says: [/\b(?:my|our|the) samples?\b/, /\bwhere\b|\bwait(?:ed|ing)\b|\b(?:been|were|was) (?:\w+ )?(?:sent|posted|dispatched)\b|\b(?:not|hasnt|havent|never|didnt) (?:\w+ )?(?:come|came|arrived?|here|turned up|got)\b|\btrack/], unless: /\bwhere (?:do|can|would) (?:i|we)\b|\border\b.*\bsamples?\b.*\bfirst\b/, isWhole: true },
  { task: 'change-order', says: [/\bcancel\w*\b|\bchang\w* (?:my|our) minds?\b|\bstop (?:it|the order|my order)\b/, /\b(?:is|are|was|were|been|has|its|got|already|gone|have) (?:\w+ )?(?:sent|dispatched|despatched|shipped|posted|gone out|out for delivery)\b|\bon (?:its|the|their) way\b|\b(?:order|lorry|driver|it|they) (?:has |have |already )*(?:went out|left|gone out|shipped)\b|\bonce (?:it|the \w+) (?:has )?(?:left|gone)\b/], unless: /\bif it (?:has not|hasnt)\b|\b(?:not|hasnt|isnt|before its|before it is) (?:been )?(?:sent|shipped|dispatched)\b|\bsent back\b/, isWhole: true },
  { task: 'change-order', says: [/\b(?:ordered|bought|(?:my|our|the|an|last \w+s) (?:existing )?order|placed|purchase)\b/, /\b(?:add|tack|amend|change (?:my|the|our) order)\b|\b(?:put|stick|throw|get|squeeze|pop)\b.*\b(?:on|onto|on to|in with|in|to) (?:it|that|the|my|our|what)\b|\bon with\b|\bincrease\b/, /\b(?:another|more|extra|additional|an?|some|two|three|four|\d+)\b/], unless: /\b(?:lowest|minimum|min|least|finance|monthly|interest|deposit)\b|\bran (?:out|short)|\brun (?:out|short)|\bshort of\b|\bhalfway|\blog ?in\b|\bhow much|\bhow (?:do|can) i (?:add|order)|\bbasket\b|\bcart\b|\bprice\b|\bfree delivery\b|\bdelivery (?:is )?free\b|\bif (?:my|our|the|an) order\b/, isWhole: true },
  // 'the courier said two weeks and it has been three'
  { task: 'order', says: [/\bchas(?:es?|ing)\b.*\b(?:it|this|that|them|up|my|our|the|order|delivery)\b|\boverdue\b|\b(?:was|were) (?:meant|supposed|promised|due)\b|\bdue (?:today|yesterday|this|last|on)\b|\b(?:nobody|no ?one|nothing) (?:has |have )?(?:turned up|showed(?: up)?|shown up|came|come|appeared|arrived)\b|\b(?:said|told|promised|quoted)\b.*\b(?:weeks?|days?|fortnight|month|\w+day)\b.*\b(?:been|nearly|almost|over|still|now|later|yet|and (?:its|it is))\b|\bno sign\b|\b(?:is|its|are|was|theyre|running|days?|weeks?|months?) (?:\w+ )?late\b|\b(?:never|didnt|did not|hasnt|havent|not) (?:yet )?(?:turn(?:ed)?|show(?:ed|n)?) up\b|\bstill (?:waiting|nothing|no word|not here|not come|hasnt|havent|no delivery)\b|\b(?:weeks?|days?) (?:late|ago)\b.*\b(?:nothing|no word|not here|still|where)\b/, /\b(?:couriers?|deliver\w*|orders?|ordered|parcel|lorry|drivers?|here|arrive\w*|come|came|sign|boxes|stuff|chas\w+)\b/], unless: /\bsamples?\b|\bfitters? (?:was|were|said|never|told)\b|\bfitted\b|\blegal|\blaw\b|\brights\b|\bcancel|\brefund|\bcompensation|\bdamp\b|\bdry|\bscreed|\bheating\b|\bback in\b|\bif\b|\bstock\b/, isWhole: true },
  { task: 'delivery', says: [nobodyIn, /\b(?:deliver\w*|couriers?|drivers?|lorry)\b/], unless: /\b(?:stock|samples?|was|were|never|came)\b/, isWhole: true },
  { task: 'delivery', says: [leaves, new RegExp(`${nobodyIn.source}|${deliverer.source}`)], unless: /\bbetween\b|\bwould (?:you|yous|ye) (?:ever |honestly |really |still |rather )?(?:put|lay)\b(?! (?:it|them|(?:the|my|our) (?:boxes|order|delivery|parcel|packs|pallet))\b)|\bwhat (?:would|should|could|do|can) (?:you|i|we|yous|ye)\b|\bbefore (?:it is |its |you |i )?(?:lay|laid|fit|install)\w*\b|\b(?:what|which|best) (?:\w+ )?(?:floor|flooring|tiles?|carpet|vinyl|lvt|laminate|wood)\b|\b(?:i|we) (?:can |could |should )?(?:leave|put|store)\b|\bunderlay\b|\bgap\b|\bfor .* before (?:laying|fitting)|\b(?:keys?|message|note)\b|\breturn|\bsamples?\b|\bback to (?:you|the shop)/, isWhole: true },
  { task: 'faulty', says: [/\b(?:make|making|made|put in|putting in|start|lodge|submit|raise|file|about|for|with|through) (?:an?|the|my|our|this|your) (?:\w+ )?claims?\b|\bclaims? (?:on|under|against|department|form|process|procedure)\b|\b(?:how|who|where)\b.*\bclaims?\b/, trouble], unless: /\binsur\w*\b|\bpolicy\b|\bvat\b|\bhouse insurance/, isWhole: true },
  { task: 'payment', says: [/\b(?:euros?|sterling|currency|currencies|punts?)\b|€/, /\b(?:prices?|priced?|cost|charged?|pay\w*|or|in|site|take|accept|convert\w*|exchange)\b/], unless: /\bdeliver\w* to\b|\b\d+ ?euros?\b|€ ?\d|\beuros? ?\d/ },
  { task: 'vat', says: [/\b(?:prices?|total|amount|what i see|figure|it says|shown)\b.*\b(?:is|s|be|are) (?:that )?(?:really )?(?:what|all|the (?:price|total|amount|full price)) (?:that )?(?:i|we|id|ill|youd|you) (?:\w+ )?(?:pay|see|get charged|owe)\b|\b(?:thats|that is|what i see is) (?:what|the price|all|the total) (?:i|we) (?:\w+ )?pay\b|\bhidden (?:charges?|costs?|fees?|extras?)\b|\b(?:any|no) (?:other|extra|further|added|additional) (?:charges?|fees|costs|taxes)\b/], unless: /\bfit(?:ting|ted)?\b|\bfinance\b|\bdeliver to\b|\binstal/ },
  { task: 'vat', says: [/\bcustoms\b|\bimport (?:charges?|dut\w+|tax\w*|fees?)\b|\btariffs?\b|\b(?:any|pay|is there|there be) dut(?:y|ies)\b|\bduty (?:to pay|on (?:it|that|them))\b/], unless: /\bvat\b|\btax\b/ },
  // 'not happy with the fitting, who do I tell'
  { task: 'person', says: [/\b(?:not happy|unhappy|not pleased|disappointed|not satisfied|complain\w*|complaints?)\b/, /\b(?:fitting|fitters?|installation|workmanship|job (?:you|yous|they) did|staff|service|spoken to)\b/], unless: /\bneighbou?rs?\b|\bmy (?:own )?fitter\b/, isWhole: true },
  { task: 'change-order', says: [/\b(?:change|move|put back|push|bring forward|rearrange|re-?schedule|postpone)\b.*\b(?:day|date|deliver\w*|slot)\b/, /\b(?:comes|coming|deliver\w*|arriv\w*|my order)\b/], unless: /\bbefore\b|\bfit(?:ter|ting)\b|\bminds?\b/ },
  // 'could we call in on Saturday and look at tiles'
  { task: 'hours', says: [day, /\b(?:i|we|us|me|my \w+)\b.*\b(?:com(?:e|ing)|call(?:ing)?|pop(?:ping)?|drop(?:ping)?|visit\w*|head(?:ing)?|travel\w*|driv\w+|nip|get)\b.*\b(?:in|down|up|over|round|into|and|to see|to look|visit)\b|\b(?:somebody|someone|anybody|anyone|staff|people|yous?) (?:be )?(?:there|in|about|around|on|free)\b|\bin the (?:showroom|shop)\b/, /\b(?:see|look\w*|view|browse|feel|show\w*|shop|visit|choose|advice|talk)\b/], unless: /\bdeliver\w*|\bfit(?:ter|ters|ted|ting)?\b|\bmeasur\w+|\blift\b|\btake (?:it|them|one|some|away|home)\b|\bbuy\b|\bin stock\b|\bcollect\w*|\bpick (?:\w+ )?up\b|\border\w*|\bsamples?\b|\bto (?:me|us|our|my|the) (?:house|home)\b|\blast \w+day|\b(?:was|were|spoke|said|told)\b|\b(?:sale|offer)s?\b|\bcome (?:out|round)\b/, isWhole: true },
  { task: 'location', says: [/\b(?:how far|far (?:is|from|away)|how many miles|(?:how long|long)\b.*\b(?:drive|to get to you|to get there)|miles (?:from|away)|is it near)\b/, /\b(?:you|yous?|shop|showroom|from|it|bangor|drive)\b/], unless: /\bglue|\badhesive|\btub|\bdeliver\w*|\btravel\b|\bcome out\b|\bfit\w*\b|\blay\w*\b|\bwall|\bskirting|\bradiator|\bfrom the\b(?! (?:ferry|airport|station|m\d|a\d|motorway|city|border|town|port|boat|bus|train))|\bstove|\bedge|\bapart|\bgap|\bdoor/, isWhole: true },
  // 'is there a gallery', 'pictures of floors in real houses'
  { task: 'photos', says: [/\bgallery\b|\b(?:photos?|pictures?|pics?|images?)\b.*\b(?:customers?|other people|real (?:rooms?|houses?|homes?)|finished)\b/] },
  { task: 'location', says: [/\b(?:can|could|may|might) (?:i|we|my \w+) (?:just )?(?:come|call|pop|drop|nip)(?: \w+)? and (?:see|look|view|browse|feel|choose)\b/], unless: /\border\b/ },
  { task: 'quote', says: [/^(?:hi |hello )?(?:can|could|how|would|do|i|we|id|get|any chance)\b.{0,24}\b(?:quotes?|quotations?|estimates?)(?: please| for it| for this)?$/], unless: /\bmatch|\bbeat\b|\bother\b|\bgot a\b|\bhave a\b/ },
  // 'send somebody out to look at a cold floor'
  { task: 'fitting', says: [/\b(?:send|get|have|arrange(?: for)?|ask)\b.*\b(?:someone|somebody|anyone|anybody|a (?:man|fella|lad|fitter|surveyor|person|expert)|one of (?:your|yous|the))\b.*\b(?:out|round|over|down|to)\b|\b(?:someone|somebody|anyone|anybody|yous?|ye|fitters?|a man|one of (?:your|yous)(?: \w+)?)\b (?:\w+ ){0,2}?(?:come|comes|call|calls|calling|coming|visit) (?:out|round|over|to (?:the|our|my|us|me|house)|and)\b|\b(?:can|could|would|will) (?:you|yous|ye|someone|somebody|anyone|anybody) (?:take|have) a (?:wee |quick )?look at (?:a|the|my|our|this|these)\b.*\b(?:floors?|boards|stairs|room|kitchen|hall|bathroom|carpet|tiles|job)\b/, /\b(?:look|see|check|inspect|measure|say|tell|survey|assess|advise|quote|find out|diagnose|view|test)\b/], unless: /\b(?:you|yous|ye) (?:sold|sent|supplied|delivered|laid|fitted)\b|\b(?:bought|got) (?:it |them )?(?:from|off) (?:you|yous)\b|\bsamples?\b|\bclaim|\b(?:my|our|the|an) order\b|\bordered\b|\b(?:photos?|pictures?|pics?|plans?|quote (?:i|we) (?:have|got))\b|\bfaulty\b|\b(?:come|call) (?:in|into)\b/, isWhole: true },
]; // biome-ignore format: a table

/** The rule that fits what was said, its apostrophes aside. */
function ruleFor(text: string): ServiceRule | undefined {
  const plain = plainly(text);
  return rules.find(({ says, unless }) => says.every((one) => one.test(plain)) && !unless?.test(plain));
}

/** What is to be done where the words can only be of the shop's service; null where they may be of something else. */
export function ofService({ told, text }: Pick<Reading, 'told' | 'text'>): Task | null {
  return ruleFor(`${told} ${text}`.trim())?.task ?? null;
}

/** The same, unless it is of what somebody said: 'the lad on the phone said he would hold 9 boxes' cannot be seen here. */
export const serviceOf = (ruled: Task, reading: Reading): Task | null => (ruled === 'person' && isOfTalk(reading) ? ruled : ofService(reading));

/** The same, of what is arranged with our people or was paid, and of who they are: no other meaning comes near. */
export function ofPeople({ told, text }: Pick<Reading, 'told' | 'text'>): Task | null {
  const rule = ruleFor(`${told} ${text}`.trim());
  return rule && ofOurPeople.includes(rule) ? rule.task : null;
}

/** So many sentences may say one thing. */
const mostTogether = 3;

/** 'The courier said two weeks. It has been three, can someone chase it?': one thing, though no half of it says so. */
export function isOfOneService(readings: readonly Pick<Reading, 'told' | 'text'>[]): boolean {
  const rule = ruleFor(readings.map(({ told, text }) => `${told} ${text}`).join(' '));
  return rule?.isWhole === true && readings.length > 1 && readings.length <= mostTogether;
}
