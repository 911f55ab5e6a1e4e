import { sayTime } from '#settings/opening-hours.ts';
import type { Asked } from '../part.ts';
import { reachUs } from '../say.ts';
import { type Matter, ofService } from './matter.ts';

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const place =
  /\b(?:showroom|shop|store|unit|open(?![ -]?plan)|opening|call (?:in|down|out|up|over)|come (?:in|down|over|out|up (?:to (?:yous?|see|the)|and|some|on))|pop (?:in|down|over)|drop (?:in|down|by)|visit\w*|drive|driving|travel\w*|yous? (?:are|there|open)|are (?:you|yous)|see (?:you|yous)|on (?:display|show)|get to (?:you|yous)|park\w*|nip|near (?:you|yous))\b/;
const buysByPost = /\bsamples? (?:sent|posted|by post)|\bdeliver\w*\b/;
const laying = /\b(?:fit|fits|fitted|fitting|fitters?|lay|lays|laying|install\w*|measur\w+|your (?:men|lads|boys|fellas|team))\b/;

/** What is asked of the showroom, of when it is open, of fetching goods there, and of those who lay floors. */
export const ofShowroom: readonly Matter[] = [
  ...ofService('hours', null, [
    { asks: new RegExp(String.raw`\b(?:are|r|is|will|do|what time|when|til what time|how late|what days?)\b[^.?!]{0,30}\b(?:open|close[sd]?|closing|shut|opening)\b|\bopening (?:hours|times)\b|\bopen (?:on |this |at |til+ |until |late |of )?(?:an? |the )?(?:${days}|weekends?|evenings?|late|tomorrow|today|bank holidays?|boxing day|christmas|easter|new year\w*)\b`), unless: /\b(?:sale|offer|box|pack|window|grain|joint|tin|bag|tub|door|gap)s? (?:\w+ )?(?:open|close)|\b(?:open|close|shut) (?:it|them|up)\b|\bhow (?:do|can|would|should) i (?:open|close)\b|\bopen (?:the|a|it|plan|fire|boxes|an account)\b|\bonce (?:its )?opened?\b/, told: /showroom (?:is|closes)|[Oo]ur hours|usual hours|[Oo]pen now|[Cc]losed now|hours for holidays/, isTermsOnly: true },
    { asks: /\b(?:bank holidays?|boxing day|christmas (?:eve|day|week)|new years? (?:day|eve)|over (?:the )?(?:christmas|holidays?|new year|easter|twelfth)|good friday|easter (?:monday|sunday|weekend|saturday)|the twelfth|12th (?:of )?july|twelfth (?:fortnight|week|of july)|st patricks? day|may day)\b/, within: /\b(?:open|shut|close[sd]?|closing|hours|about|there)\b/, unless: buysByPost, told: /hours for holidays/, says: (asked) => `I do not have hours for holidays, and they can differ from our usual ones: please ${reachUs(asked.settings)} before you set out.` },
    // 'are you open late any night'
    { asks: /\b(?:open|there|in)\b[^.?!]{0,15}\b(?:late|later)\b|\blate (?:night|opening|evening)s?\b|\b(?:any|some|an?) (?:late )?(?:evenings?|nights?)\b|\bafter (?:work|6|six|5|five|half 5|half five)\b/, within: /\bopen\w*|\bshut|\bclose[sd]?\b|\bshowroom|\bcall in|\bcome in/, unless: buysByPost, told: /at the latest/, says: sayLatest },
  ]),
  ...ofService('location', null, [
    { asks: /\b(?:anyone|anybody|someone|somebody|staff|who)\b[^.?!]{0,40}\b(?:there|in|knows?|could (?:talk|help|show|advise)|to (?:talk|help|show|advise))\b[^.?!]{0,30}\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|showroom|shop|about|through)\b/, within: /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|showroom|shop|call in|come in)\b/, unless: /\b(?:deliver\w*|fitters?|sign|take (?:it|them)|work\w*|jobs?|vacanc\w*|looking for|(?:do|does|sells?|stocks?|have|got) (?:any )?(?:\w+ )?(?:floor\w*|tiles?|carpets?|laminate|vinyl|lvt|lino|wood|underlay|trims?))\b/, told: /showroom is (?:open|closed)/, unwritten: 'which of our people is there on which day' },
    { asks: /\bappointments?\b|\bbook (?:in|ahead|to (?:see|come|talk|speak)|a (?:time|slot|visit))\b|\b(?:need|have) to book\b|\b(?:just|can i) (?:walk|call|turn|pop|drop) (?:in|up|on in)\b/, unless: /\b(?:fitters?|fitting|measur\w+|order|samples?|change (?:my|the)|(?:doctor|dentist|hospital|clinic|vet|gp|hair|optician)\w* appointments?|drivers?|lorry|couriers?)\b/, told: /appointments/, unwritten: 'whether you need an appointment' },
    // 'could I see the Old Teak laid down anywhere'
    { asks: /\b(?:can|could|may|where|like to|love to)\b[^.?!]{0,20}\b(?:see|view|look at)\b[^.?!]{0,45}\b(?:laid(?: down| out)?|down|on a floor)\b(?: anywhere| somewhere| before| first|$)/, told: /lie there just now|on show in the showroom/, unwritten: 'which floors are on show in the showroom just now' },
  ]),
  ...ofService('location', place, [
    // 'would the Old Rose be there to look at', 'floors laid out that I can walk on'
    {
      asks: /\bon (?:display|show|the (?:showroom|shop) floor)\b|\b(?:laid|set) (?:out|down)\b[^.?!]{0,30}\b(?:showroom|shop|walk|see|stand)\b|\b(?:showroom|shop)\b[^.?!]{0,25}\b(?:laid|set) (?:out|down)\b|\b(?:be|is|are|have|has|got|see|find|there)\b[^.?!]{0,45}\b(?:to (?:look at|see|view|feel|touch|walk on|stand on)|(?:there|in) (?:the |your )?(?:showroom|shop)? ?to (?:look|see|feel|view)|in (?:the |your )(?:showroom|shop))\b|\b(?:see|view|look at|feel|touch|walk on|compare)\b[^.?!]{0,40}\b(?:in person|in the flesh|in real life|there|side by side|in (?:the |your )?(?:showroom|shop|store))\b|\b(?:see|view|look at|show|have|got|find|on|of)\b[^.?!]{0,25}\b(?:full|whole|big|large|proper)[- ](?:size |sized )?(?:boards?|planks?|floors?|areas?|panels?|pieces?|displays?)\b|\b(?:just|only) (?:wee |small |little )?samples\b|\bwhat (?:have|do) (?:you|yous) (?:have )?(?:out|on the floor|to see)\b/,
      unless: /\b(?:(?:man|girl|lad|fella|woman|lady) in the|discount|money off|access|ground floor|lifts?|upstairs|seats?|seating|chairs?|disabled|wheelchair|toilets?|wi-?fi|caf[eé]|play area|staff|lift in|work\w*|jobs?|vacanc\w*|paid|bought|order samples|photos of|pictures of|gallery|someone (?:there|to)|dog|park\w*|pay|(?<!\bbefore (?:i|we|you) )buy|today and take|collect\w*)\b/,
      told: /lie there just now|on show in the showroom/,
      unwritten: 'which floors are on show in the showroom just now',
    },
    { asks: /\b(?:parking|car ?park|disabled (?:space|bay)s?|blue badge|park (?:the|my|a|in|at|outside|nearby|up|there)|(?:get|to|and|somewhere to|place to|can i|easy to) park(?:ed)?|spaces? outside)\b/, unless: /\b(?:lorry|delivery|deliver|driver|courier|our street|my street|my house|our house)\b/, told: /parking/i, unwritten: 'what parking there is' },
    { asks: /\b(?:dogs?|pups?|puppy|pets?)\b[^.?!]{0,25}\b(?:in|with|showroom|shop|welcome|allowed|along|ok|come)\b|\b(?:bring|take)\b[^.?!]{0,15}\b(?:dogs?|pup|puppy)\b|\bdog[- ]friendly\b/, within: /\b(?:bring|take|with me|welcome|allowed|showroom|shop|friendly)\b/, unless: /\b(?:floor|carpet|laminate|vinyl|lvt|wood|scratch\w*) (?:for|with|and|that)\b|\b(?:in and out|coming in|comes in|soaked|hall|laminate|vinyl|lvt|tiles?|hardwearing|hard wearing|tough)\b/, told: /dogs/, unwritten: 'whether a dog may come in' },
    { asks: /\b(?:toilets?|loo|baby chang\w*)\b/, within: /\b(?:showroom|shop|store|visit|customers?)\b/, unless: /\b(?:floor|tiles?|vinyl|round|sell|bathroom)\b/, told: /toilets/, unwritten: 'whether there is a toilet' },
    { asks: /\b(?:wheelchair|step[- ]free|ramp|(?:is there|have you|got) (?:a |an )?lift|ground floor|on one level|stairs to (?:climb|go)|disabled|accessib\w*|mobility scooter|walking (?:frame|stick)|zimmer|steps? (?:at|up|into|in))\b/, within: /\b(?:showroom|shop|store|get in|park\w*|your (?:door|place))\b/, told: /ramps, doors/, unwritten: 'what there is of ramps, doors and access' },
    { asks: /\b(?:weans?|kids?|children|toddlers?|babys?|baby|pram|buggy)\b/, within: /\b(?:showroom|shop|store|call in|come in|bring|pop in)\b/, unless: /\b(?:floor|carpet|laminate|suit\w*|spill\w*|play ?room|scratch\w*)\b/, told: /with children/, unwritten: 'how easy the showroom is with children or a buggy' },
    { asks: /\bbusy\b|\bquiet(?:er|est)?\b/, within: /\b(?:showroom|shop|hours|open|come in|call in)\b/, unless: /\b(?:floor|underlay|underfoot|room|carpet|stairs)\b/, told: /how busy/, unwritten: 'how busy it is' },
    { asks: /\b(?:bus|train|station|public transport|bus stop)\b/, within: /\b(?:showroom|shop|store|get to|near|from)\b/, unless: /\b(?:station|train) (?:floor|waiting)\b/, told: /by bus or train/, unwritten: 'how to reach it by bus or train' },
    { asks: /\b(?:where ?(?:abouts)? (?:are|is|r)|where ?abouts\b[^.?!]{0,20}\b(?:are|is|r)|wheres|whats (?:the|your) address|address|postcode|directions|how do i (?:get to|find))\b/, within: /\b(?:showroom|shop|store|you|yous|u|based|located)\b/, unless: /\b(?:deliver\w*|order|my (?:address|parcel)|another address|e-?mail|made|from)\b/, told: /showroom is at|find us at/, isTermsOnly: true },
  ]),
  // 'am I ok to bring two weans with me to look at carpets'
  ...ofService('location', null, [{
    asks: /\b(?:bring|bringing|take|have)\b[^.?!]{0,15}\b(?:weans?|kids?|children|toddlers?|baby|pram|buggy)\b[^.?!]{0,12}\b(?:with (?:me|us)|along|in (?:with|to)|to (?:look|see|the (?:shop|showroom)))\b/,
    told: /with children/,
    unwritten: 'how easy the showroom is with children or a buggy',
  }]),
  // 'if I bring in a drawing will somebody work out how much I need'
  ...ofService('photos', null, [{
    asks: /\b(?:bring|take|come|call|drop|pop|show (?:you|yous))\b[^.?!]{0,20}\b(?:plans?|drawings?|sketch\w*|measurements?|sizes|floor ?plans?|blueprints?)\b/,
    told: /plan that you bring/,
    unwritten: 'whether our people work out amounts from a plan that you bring to the showroom',
  }]),
  // 'can I bring a bit of worktop in to match'
  ...ofService('location', null, [{
    asks: /\b(?:bring|take)\b[^.?!]{0,20}\b(?:paint|cushion|curtain|worktop|skirting|door|sample|piece|bit|offcut|swatch|tile|fabric|old (?:board|tile|carpet))\b[^.?!]{0,40}\b(?:in|with me|match|compare|against|showroom|shop)\b/,
    unless: /\b(?:stairs|back|refund|home|take (?:a|one) (?:sample|tile) home|away)\b/,
    told: /what you bring/,
    says: ({ settings }: Asked) => `Whether somebody has time to match floors to what you bring I do not have in writing: please ${reachUs(settings)} before you set out.`,
  }]),
  ...ofService('collection', null, [
    { asks: /\b(?:lift|collect|pick up|fetch)\b[^.?!]{0,12}\b(?:boxes|packs|rolls?|tiles|my order|the order)\b|\b(?:collect(?:ing|ed|ion)?|click and collect|pick (?:it|them|my \w+|the \w+|\w+ boxes|up)(?: up)?|lift (?:it|them|my \w+|\w+ boxes)|fetch)\b[^.?!]{0,40}\b(?:myself|ourselves|from (?:you|yous|the)|order|van|car|trailer|showroom|shop|in person|today|instead|boxes|save|it|them|delivery)\b|\bclick and collect\b|\bcollection\b/, unless: /\b(?:return\w*|back|left ?over|refund\w*|samples?|range|collections|faulty|wrong)\b|\b(?:you|yous|they|driver|courier) (?:collect|pick|lift|fetch)|\blift (?:old|the old|my old)|\bdeliver\w* (?:to|from)/, told: /can be collected|collected there/, unwritten: 'whether an order can be collected at the showroom' },
    { asks: /\bhow (?:soon|long|quick\w*)\b[^.?!]*\b(?:ready|collect|pick|lift)\b|\bwhen\b[^.?!]{0,30}\b(?:ready|collect|pick|lift)\b|\bsame day\b/, within: /\b(?:collect\w*|pick (?:it|them) up|lift)\b/, unless: /\breturn|\bback\b|\b(?:adhesive|glue|underneath|old floor|off (?:the |a |my )?(?:concrete|floor\w*|wood|screed|boards|subfloor|wall))\b/, told: /would be ready/, unwritten: 'how soon it would be ready to collect' },
    { asks: /\b(?:help|somebody|someone|forklift|anyone)\b[^.?!]{0,25}\b(?:load\w*|lift\w*)\b/, within: /\b(?:collect\w*|pick (?:it|them) up|van|car|trailer)\b/, told: /helps to load/, unwritten: 'whether somebody helps to load it' },
    { asks: /\b(?:save|without|avoid|no|get out of|skip|knock off|free)\b[^.?!]{0,20}\bdelivery (?:charge|cost|fee)\b|\bcheaper\b/, within: /\b(?:collect\w*|pick (?:it|them) up)\b/, unless: /\breturn|\bback\b/, told: /costs less|delivery charge falls/, unwritten: 'whether the delivery charge falls away then' },
  ]),
  ...ofService('fitting', null, [
    // 'do you take the old floor away when you deliver'
    { asks: /\b(?:take (?:away|up|out)|lift|uplift|remove|get rid of|dispose of|rip (?:up|out)|dump|skip)\b[^.?!]{0,30}\b(?:old|existing|current|carpet|tiles|lino|floor|whats there|what is there)\b|\btake (?:the |my |our )?(?:old|existing)\b[^.?!]{0,20}\b(?:away|up)\b/, within: /\b(?:do|would|will|can|could|does) (?:you|yous|ye|your|the (?:fitters?|driver|men|lads))\b/, unless: /\bunderneath|\bhave to\b|\bhow (?:do|would) (?:you|i)\b|\bshould\b|\bremove(?:r|s)?\b[^.?!]*\bstain|\bcan (?:you|yous) (?:lay|fit|put|go)\b/, told: /take up and take away|taken up/, unwritten: 'whether they take up and take away what is there now' },
  ]),
  ...ofService('fitting', laying, [
    { asks: /\b(?:do|would|can|could|will) (?:you|yous|ye) (?:\w+ ){0,2}?(?:fit|install|measure|fitting|measuring)\b|\b(?:your|yer) (?:own )?(?:fitters?|men|lads|boys)\b|\b(?:someone|somebody|anyone|fitters?|yous?)\b[^.?!]{0,20}\b(?:come|call|send|out)\b[^.?!]{0,20}\b(?:measure|measuring)\b|\bfitting service\b|\bmeasure up\b|\bhave (?:you|yous) (?:your own )?(?:fitters?|anyone)\b/, unless: /\b(?:over|on top of|onto|under)\b|\b(?:you|yous) (?:recommend|need|think)\b|\bhow (?:do|would) (?:you|i)\b|\bprice match\b|\b(?:carry|carries|carrying)\b|\bbring (?:it|them|the (?:boxes|tiles|packs|carpet|order)|everything)\b/, told: /fitting and measuring|fitters|Ask for a free quote|\[Ask for a free quote\]/, isTermsOnly: true },
    { asks: /\b(?:cost|charge|how much|price|free|rate|dear)\b/, within: /\b(?:you|yous|your|measure|fitters?)\b/, unless: /\b(?:boxes|delivery|carpet cost|floor cost|samples?|how much (?:\w+ ){0,2}(?:i need|do i|would i|underlay|is the|are the))\b/, told: /cannot name one|free quote/, isTermsOnly: true },
    { asks: /\b(?:stairs|staircase|stair runner)\b/, within: /\b(?:you|yous|your|fitters?)\b/, unless: /\bmeasur\w+|\b(?:carry\w*|bring|boxes)\b|\b(?:what|which|best|suit\w*|recommend|nosing|how (?:do|would) (?:i|you))\b|\bmeasure my stairs\b/, told: /fitters do stairs/, unwritten: 'whether our fitters do stairs' },
    { asks: /\b(?:move|shift|lift|clear|empty)\b[^.?!]{0,20}\b(?:furniture|wardrobes?|sofas?|beds?|cooker|fridge|washing machine|piano)\b/, within: /\b(?:you|yous|your|fitters?|they)\b/, unless: /\bfloat|\bon top of\b/, told: /move furniture/, unwritten: 'whether they move furniture' },
    { asks: /\b(?:trim|plane|cut|shave|take (?:off|down)|rehang|re-hang)\b[^.?!]{0,20}\bdoors?\b|\bdoors?\b[^.?!]{0,25}\b(?:trimmed|planed|cut|shaved)\b/, within: /\b(?:you|yous|your|fitters?|they)\b/, unless: /\bhow (?:do|would|should) i\b|\bdo i (?:have|need)\b/, told: /cut doors/, unwritten: 'whether they cut doors' },
    { asks: /\bpay (?:the |your )?(?:fitters?|men|joiners?)\b|\bfitters? (?:direct\w*|separately|himself)\b/, told: /paid to us or to the fitter/, unwritten: 'whether the fitting is paid to us or to the fitter' },
    { asks: /\b(?:bought|got|getting|have|buy)\b[^.?!]{0,20}\b(?:elsewhere|somewhere else|another shop|online|off someone else|from someone else|already)\b|\bbuy (?:the |my |our |a )?(?:floor\w*|carpet|tiles|it|laminate|vinyl) (?:from|off) (?:you|yous)\b|\b(?:my|our) own (?:carpet|floor\w*|tiles|laminate)\b/, within: /\b(?:you|yous|your|fitters?)\b[^.?!]{0,20}\b(?:fit|fits|lay|install)\b/, told: /bought elsewhere/, unwritten: 'whether our fitters lay a floor that was bought elsewhere' },
    { asks: /\b(?:fitting|fitters?|installation)\b[^.?!]{0,15}\b(?:includ\w*|cover|come with|bring)\b/, told: /what the fitting includes/, unwritten: 'what the fitting includes' },
    { asks: /\b(?:skirting|beading|architrave)s?\b/, within: /\b(?:you|yous|your|fitters?|they)\b[^.?!]{0,30}\b(?:take|do|remove|refit|put|fit|off)\b/, unless: /\bsell|\bhave you|\bmatch|\bcolour|\bstock/, told: /skirting/, unwritten: 'whether they take off and put back skirting' },
    { asks: /\blevel(?:ling|led)?\b|\bprep\w*\b|\bply(?:wood)? it\b/, within: /\b(?:your fitters?|(?:you|yous) (?:also )?(?:do|level|prepare)|fitters? (?:do|level))\b/, told: /level/, unwritten: 'whether they level or prepare the floor' },
    { asks: /\b(?:have to|need to|got to|must|should) (?:i |we |someone |somebody )?be (?:there|in|at home|home|here|around|about)\b|\bdo (?:i|we) (?:have|need) to be (?:there|in|at home|home|here)\b/, within: /\bfitters?|\bfitting|\blay|\bmeasur/, unless: /\bdeliver/, told: /somebody has to be in/, unwritten: 'whether somebody has to be in' },
    { asks: /\bhow (?:long|many (?:days|hours))\b[^.?!]{0,30}\b(?:take|takes|job|be at it|there)\b/, within: /\bfitters?|\bfitting\b|\b(?:you|yous|ye) (?:to )?(?:fit|lay)|\b(?:your|yer) (?:men|lads|boys|fellas|ones|team|people)\b/, unless: /\bguarantee|\bleave\b|\bdry|\bwait/, told: /how long the (?:laying|work|job)/, unwritten: 'how long the laying of a room takes' },
    { asks: /\b(?:how long(?:s| is)? (?:the |your )?wait|wait for|how (?:soon|quick\w*)|how much notice|how far (?:ahead|in advance)|waiting (?:list|time)|the wait\b|booked up|when (?:could|can|would)|lead time)\b/, within: /\b(?:you|yous|your|fitters?|they)\b/, unless: /\b(?:leave|dry|acclimat\w*|guarantee|last|before (?:i|we)|sample|(?:get|send|have) (?:me|us)? ?(?:more|another|new)|replac\w*|broke\w*|damag\w*|deliver\w*)\b/, told: /how soon|how long the wait|wait for a fitter|when/, unwritten: 'how soon they could come' },
    { asks: new RegExp(`\\b(?:${days}|weekends?|evenings?|at night)\\b`), within: /\b(?:you|yous|your|fitters?|they)\b[^.?!]{0,40}\b(?:fit|lay|work|measure|come out)\b/, unless: /\bopen\b|\bdeliver/, told: /which days|days? (?:they|our fitters) work|weekend|certain day/, unwritten: 'which days they work' },
  ]),
]; // biome-ignore format: a table

/** 'closes at 5pm at the latest, whatever the day' */
function sayLatest({ settings: { opening_hours } }: Asked): string {
  const closing = Object.values(opening_hours).flatMap((hours) => (hours ? [hours.closes] : []));
  const [latest] = closing.sort().reverse();
  return latest ? `The showroom closes at ${sayTime(latest)} at the latest, whatever the day.` : '';
}
