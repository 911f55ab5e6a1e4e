import type { Task } from './decide.ts';
import { asksTheirDays } from './fitters-days.ts';
import type { Asked } from './part.ts';

type Rule = { topics: readonly string[]; says: RegExp; unless?: RegExp; task: Task };

const longest = 18;
/** 'and if it's only 2 boxes of laminate' */
const ofBoxes = /^(?:and|so|but|what|or|for|if|say|just|only|how much (?:is it |would it be )?(?:if|for))\b.*\b(?:box(?:es)?|packs?|rolls?)\b/;
/** 'of tiles too', after samples. */
const ofKind =
  /^(?:and |what about |for |of |in |do you do |are there |some of )+(?:the |your )?(?:\w+ )?(?:tiles?|carpets?|vinyl|lvt|laminate|wood|lino|stone|oak|underlay)(?: ones?)?(?: too| as well| also)?$/;
/** 'can I get one of the harbour navy lino', after samples. */
const oneOfIt = /\b(?:one|two|some|a (?:bit|piece|swatch|square)|them|(?:one|it) too) (?:of|in) (?:the|your|that)\b/;
/** 'can I get 3 of the Ballydoran ones', after samples. */
const someOfThem =
  /^(?:and |so |ok |but )*(?:can|could|may) (?:i|we|you) (?:get|have|order|send)(?: me| us)? (?:\d|one|two|three|four|a few|some)? ?of\b/;
const iAmIn =
  /^(?:and |so |but |well |ok |just |oh |its |it is |thats |that is )*(?:(?:i|we|the (?:house|flat|job|floor|place))(?:'?m|'?re| am| are| is|'?s)? (?:\w+ )?(?:in|near|outside|just outside|from|at|over in|down in|up in|based in|live in|living in|out in)|(?:for|in|near)) [a-z]+(?: [a-z]+){0,2}(?: (?:if|so|btw|by the way|in case|myself|ourselves)\b.*)?$/;
const ofTheShop = /\bopen|\bdeliver|\bsamples?|\bshop\b|\bshowroom/;
/** What a short message may go on with, by what the last answer was about. */
const rules: readonly Rule[] = [
  { topics: ['bought-here'], says: /\b(?:receipts?|box|just the|only the|photos?|pictures?|spare (?:one|tile|board)|piece|bit of it|lost|remember|the name)\b/, unless: /\bdeliver|\breturn|\bhow (?:much|many)\b/, task: 'bought-here' },
  { topics: ['delivery'], says: ofBoxes, task: 'delivery' },
  { topics: ['samples'], says: oneOfIt, unless: /\bstock\b|\bcosts?\b|\bprice\b|\bbox(?:es)?\b|\bm2\b|\bdeliver|\bshow|\bwhich\b/, task: 'samples' },
  { topics: ['samples'], says: someOfThem, unless: /\bbox(?:es)?\b|\bm2\b|\bdeliver|\bstock\b/, task: 'samples' },
  { topics: ['samples'], says: ofKind, unless: /\bshow\b/, task: 'samples' },
  { topics: ['delivery'], says: /^(?:and |so |but )?(?:what if|what happens|how (?:long|soon|quick\w*|fast|much)|when|what (?:day|time)|is (?:it|that) (?:free|dear|extra)|does (?:it|that)|do they|will (?:it|they)|would (?:it|they|he|she|i))\b/, unless: /\bbatch|\bcolou?r|\bshade|\blay|\bfit|\bsamples?|\blast\b|\bopen/, task: 'delivery' },
  { topics: ['delivery'], says: /^(?:and |so |but |is there |are there |would there be |will there be )*(?:any(?:thing)?|customs|charges|what about (?:customs|duty|tax))\b.*\b(?:pay|customs|duty|charges?|on top|fees?|tax)\b/, unless: /\bfit|\bfinance/, task: 'delivery' },
  { topics: ['delivery', 'order'], says: /\b(?:(?:be )?left (?:in|at|with|round|out)|leave (?:it|them)|neighbours?|not (?:be )?(?:in|home|there)|nobody (?:in|home)|at work|sign for|safe place|kerb|driver|lorry)\b/, task: 'delivery' },
  { topics: ['order', 'change-order'], says: /\b(?:sent (?:already|out)|already (?:been )?sent|shipped|dispatched|address|postcode|add|put|change|swap|cancel|send (?:it|them)|instead|more (?:boxes|packs)|another (?:box|pack)|take (?:it|one|two) off)\b/, unless: /\bback\b|\breturn|^(?:and |so |but )*(?:when|how long|what day)\b/, task: 'change-order' },
  { topics: ['order'], says: /^(?:and |so |but |ok )*(?:when|what day|which day|how long)\b(?=.*\b(?:it|they|here|come|comes|arrive|take|delivered)\b)/, unless: /\blay|\bfit|\breturn|\brefund|\bsamples?/, task: 'order' },
  { topics: ['calculate', 'facts', 'price', 'find', 'stock'], says: /^(?:and |so |what about |how about )*(?:fitted|installed|laid|fitting|(?:do|would|could) (?:you|yous) (?:fit|lay|install) (?:it|them|that))\b/, task: 'fitting' },
  // 'is it the ballyholm end of bangor'
  { topics: ['location'], says: /^(?:and |so |but |near )*(?:is|are|s) (?:it|that|you|yous|this)\b.*\b(?:end|side|near|beside|across|opposite|centre|street|road|town|past|off|behind|close|where|over|down|up|out)\b/, unless: /\bopen|\bdeliver|\bfit/, task: 'location' },
  { topics: ['fitting'], says: /\bnear\b|\bround here\b|\bas far as\b|\btravel\b|\b(?:find|get) (?:somebody|someone|anybody|anyone|a (?:man|fitter))\b/, unless: /\bdeliver|\bshop\b|\bshowroom|\bopen\b|\bwhere are\b/, task: 'fitting' },
  // 'do yous lift the old one'
  { topics: ['fitting'], says: /\b(?:lift|uplift|take (?:up|away|out|off)|rip (?:up|out)|remove|get rid of|dispose of|clear)\b.*\b(?:old|existing|current)\b/, task: 'fitting' },
  // 'roughly how much would it be for a living room'
  { topics: ['fitting'], says: /^(?:\w+ ){0,3}?(?:how much|what|whats)\b.*\b(?:cost|be|charge|price|come to|looking at|pay)\b/, unless: /\bfloor(?:ing)? (?:cost|price)|\bbox(?:es)?\b|\bdeliver|\bsamples?\b|\bguarantee|\bwith(?:out)? fitting/, task: 'fitting' },
  // 'what would that add to the bill'
  { topics: ['fitting'], says: /\b(?:would|does|will|might|do) (?:that|it|this|all that) (?:\w+ )?(?:add|put on|cost|come to|be)\b|\b(?:add|put)\w* (?:on )?to the (?:bill|price|cost|total)\b|\bextra (?:charge|cost|for that)\b/, unless: /\bfloor(?:ing)? (?:cost|price)|\bboxes|\bper m|\bm2\b|\bdeliver/, task: 'fitting' },
  // 'I'm in Bangor if that helps'
  { topics: ['fitting'], says: iAmIn, task: 'fitting' },
  { topics: ['delivery'], says: iAmIn, task: 'delivery' },
  // 'and do you do it on a Saturday' of delivery
  { topics: ['delivery'], says: /\b(?:it|that|they|deliver\w*|drivers?|come|bring)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|bank holidays?|mornings?|afternoons?|after work)\b/, unless: /\b(?:open|shut|closed?|showroom|shop|visit|call in|collect\w*|pick(?:ed)? (?:it |them )?up|fit\w*)\b/, task: 'delivery' },
  { topics: ['fitting'], says: asksTheirDays, unless: ofTheShop, task: 'fitting' },
  { topics: ['samples'], says: /\bpost(?:age|ing|ed)?\b|^(?:and |so |what about |for )*(?:\d|two|three|four|five|six|seven|eight) (?:of (?:them|those|these)|samples?)?$/, unless: /\bfloor\b|\bdeliver|\border/, task: 'samples' },
  // 'and what about Boxing Day', 'til when' of the hours.
  { topics: ['hours'], says: /\b(?:christmas|xmas|boxing day|new year\w*|easter|good friday|patricks? day|bank holidays?|twelfth|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|today|tomorrow|tonight)\b|^(?:and |so )*(?:(?:un)?til+ (?:when|what time)|what time (?:un)?til+|how late|(?:from )?when|what time)$/, unless: /\b(?:sales?|offers?|deals?|discounts?|reduc\w*|promotions?|deliver\w*|fit\w*)\b/, task: 'hours' },
  { topics: ['fitting'], says: /\b(?:come|go|travel|cover|work|fit) (?:out |over |up |down )*(?:to|in|as far|near|round)\b|^(?:and |what about |in |to )+\w+$/, unless: /\bdeliver|\bshow/, task: 'fitting' },
  // 'how long would it take to come'
  { topics: ['calculate', 'facts', 'stock', 'price', 'find'], says: /^(?:and |so |ok |but )*how (?:long|soon|quick\w*|fast)\b.*\b(?:to come|til+ (?:it|they) comes?|(?:come|get|be|got) here|arrive\w*|reach me|to get (?:it|them|here|one)|deliver\w*|(?:get|have) (?:it|them) (?:out|to me|by))\b/, unless: /\blay\b|\bfit|\bsamples?/, task: 'delivery' },
  // 'whats that delivered'
  { topics: ['calculate', 'facts', 'stock', 'price', 'find'], says: /\b(?:delivered|(?:with|and|plus|including|incl) (?:the )?delivery)\b/, unless: /\b(?:when|how long|been)\b/, task: 'delivery' },
  { topics: ['samples'], says: /^(?:and |so |but )*(?:(?:can|could|may|do) (?:i|we|you) (?:get|have|order|take|send|post)\b|to \w+$|in \w+$|more than\b|how many)/, unless: /\bdeliver|\bbox|\bshow/, task: 'samples' },
  { topics: ['samples'], says: /\b(?:they|them|it|those|one|ones)\b|^(?:and |so )?(?:how (?:long|soon|quick\w*|much|many|big)|when)\b/, unless: /\bstock\b|\bleft\b|\bavailable\b|\bcosts?\b|\bprice\b|\bwaterproof|\bdeliver|\border|\blorry|\bshow me|\bbox/, task: 'samples' },
  { topics: ['stock', 'facts'], says: /^(?:and |so |but )*when\b.*(?:\b(?:more|back|again|new ones?)\b.*\bin\b|\b(?:due|expected)\b)|\brestock\w*|\bback in\b/, unless: /\bopen|\breturn|\bsamples?/, task: 'stock' },
  { topics: ['finance'], says: /£ ?\d|\b\d+ (?:pounds?|quid|sterling)\b|\b(?:on|for|of|spend|spent|say|about|borrow\w*) \d{2,5}$|\b(?:cost|dearer|more|extra|interest|months?|down|deposit|rest|minimum|maximum|least|lowest|highest|smallest|biggest|largest|small order|limit|apply|application|sign up|eligible|qualify|years?|weekly|approv\w*|accept\w*|refus\w*|straight away|how long|early)\b/, unless: /\bdeliver|\bfit|\bsamples?|\bboxes/, task: 'finance' },
  { topics: ['returns'], says: /^(?:and |so |but |ok )*(?:even|what if|what about|if|is that|is it|does that|does it|do they|would that)\b.*\b(?:offers?|sale|reduced|clearance|discount\w*|half price|opened|cut|used|samples?|receipt|fault\w*)\b/, unless: /\bdeliver|\bhave you|\bdo you (?:have|sell|do)/, task: 'returns' },
  { topics: ['calculate', 'facts', 'stock', 'price'], says: /\b(?:spread (?:it|that|over)|monthly|a month|per month|instal\w*|\d+ months|(?:on|with|by) finance|bit by bit)\b/, unless: /\blast|\bwait|\bdeliver/, task: 'finance' },
  { topics: ['returns'], says: /^(?:and |so |but |ok )*(?:how long|how much|how do|who pays|do i pay|does it cost|is it free|when|where)\b/, unless: /\bdeliver|\bopen\b|\bsamples?/, task: 'returns' },
  { topics: ['returns'], says: /\bwho(?:'?s| is| would be| will be| has to)? ?(?:be )?(?:pay\w*|cover\w*|stand\w*)\b|\bpay(?:ing)? for the (?:courier|postage|return|collection|lorry|carriage)\b/, unless: /\bdelivered to\b|\bsamples?\b/, task: 'returns' },
  // 'is there a charge for that, and could I leave them in myself'
  { topics: ['returns'], says: /\b(?:charges?|fees?|collect(?:ed)?|pick(?:ed)? (?:them |it )?up|(?:leave|bring|drop|take|hand) (?:it|them)\b.*\b(?:in|off|back|to (?:you|the (?:shop|showroom))))\b/, unless: /\bopen\b|\bsamples?\b|\bdeliver/, task: 'returns' },
  { topics: ['returns'], says: /\b(?:opened|unopened|used|cut|no receipt|lost the receipt)\b/, unless: /\bhow\b/, task: 'returns' },
  { topics: ['faulty'], says: /^(?:and |so |but |ok )*(?:(?:how|who|where) (?:do|would|should|can) (?:i|we) (?:report|tell|send|ring|contact|complain|let (?:you|yous))|(?:will|would|do|can|could) (?:i|we|you|yous) (?:get|send|give|be|swap|replace|have|want)\b.*\b(?:refund\w*|money|replace\w*|new|another|swap\w*|back|both|photos?|pictures?)|(?:is it|would it be|do i get) (?:a )?(?:refund|replacement|new))/, task: 'faulty' },
  { topics: ['order'], says: /\b(?:stage|status|how far (?:on|along)|what'?s happening|whats happening|any (?:news|word|update|sign)|update)\b/, task: 'order' },
  { topics: ['order'], says: /\b(?:been|weeks?|days?|months?|ago|overdue|still|yesterday|not here|not come)\b/, unless: /\bback\b|\breturn|\bhow long\b/, task: 'order' },
]; // biome-ignore format: a table
/** What may be asked with the name of a floor. */
const ofNamed: ReadonlySet<RegExp> = new Set([ofBoxes, oneOfIt, someOfThem]);
/** What is told of any goods alike. */
const ofAnyFloor: ReadonlySet<Task> = new Set(['change-order', 'bought-here']);
const leaves: ReadonlySet<Task> = new Set(['ordering', 'off-topic', 'units', 'payment', 'faulty', 'invoice', 'bought-here', 'photos', 'advice', 'beyond', 'unclear', 'hours', 'location', 'account', 'delivery', 'returns', 'fitting', 'order', 'price', 'compare-prices', 'siblings', 'facts', 'which-floor', 'find', 'calculate', 'stock', 'collection', 'contact', 'discount', 'finance', 'recommend', 'suitability']); // biome-ignore format: a list

/** 'how long?' after delivery to Glasgow, 'do they go back?' after samples, 'and the address?' after an order: of the same term of the shop. */
export function termInContext({ reading, context }: Asked, task: Task): Task {
  const { text, names, measured, floor } = reading;
  const isLeft = leaves.has(task) || (task === 'warranty' && context.topic === 'finance');
  if (!isLeft || text.split(' ').length > longest || (measured.length > 0 && context.topic !== 'fitting')) return task;
  const rule = rules.find(({ topics, says, unless }) => topics.includes(context.topic ?? '') && says.test(text) && !unless?.test(text));
  // 'to cork' is a place, whatever floors are made of.
  const isPlace = /^(?:and |what about )?to \w+$/.test(text);
  // 'how much if I only take four boxes of the Golden Oak': what delivery costs then.
  if (
    !rule ||
    (names.length > 0 && !ofNamed.has(rule.says)) ||
    (floor.length > 0 && !ofAnyFloor.has(rule.task) && !ofNamed.has(rule.says) && rule.says !== ofKind && !isPlace)
  )
    return task;
  return rule.task;
}
