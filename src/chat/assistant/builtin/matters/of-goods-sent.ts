import { formatShortPounds } from '#money/pence.ts';
import { reachUs } from '../say.ts';
import { type Matter, ofService } from './matter.ts';

const samples = /\b(?:samples?|swatch(?:es)?)\b/;
const back =
  /\b(?:return\w*|refund\w*|send(?:ing)? (?:it|them|some|those|that|any|things?)? ?back|sent back|tak(?:e|es|ing) (?:\w+ ){0,4}?back|bring (?:\w+ ){0,3}back|(?:go|goes) back|money back|left ?over|give (?:\w+ )?back|hand (?:\w+ )?back|extra boxes|spare boxes|chang\w* (?:my|our) minds?|too many|dont like|do not like|swap|exchange)\b/;
const amiss =
  /\b(?:wrong|faulty|damag\w*|broken|smashed|cracked|chipped|burst|marked|scratched|scratch|dented|ripped|torn|bowed|warped|mark|chips?|defect\w*|fault|stain\w*|crushed|in bits|missing|short|different (?:colour|shade|one|batch))\b/;
const order = /\b(?:order(?:ed|s)?|bought|purchase\w*|parcel)\b/;

/** What is asked of samples, of what goes back, of what came amiss and of an order that was placed. */
export const ofGoodsSent: readonly Matter[] = [
  ...ofService('samples', samples, [
    { asks: /\bhow many\b|\b(?:limit|maximum|max|as many)\b|\b(?:can|could|may) (?:i|we) (?:get|have|order) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|a few|several)\b|\bmore than\b/, told: /up to \d+ at a time/, isTermsOnly: true },
    { asks: /\b(?:free|postage|cost|costs|charge|how much|price|pay|catch|p and p|p&p)\b/, unless: /\b(?:boxes|delivery)\b[^.?!]*\b(?:cost|how much)/, told: /Samples are free/, isTermsOnly: true },
    { asks: /\bhow (?:long|soon|quick\w*|fast)\b|\bwhen (?:will|would|do|should|can)\b|\b(?:here|come|arrive|get (?:them|it)) (?:by|before|in time)\b|\bin time\b/, unless: /\bkeep\b/, told: /how long the post takes/, unwritten: 'how long the post takes with samples' },
    { asks: /\b(?:over the counter|there and then|(?:take|get|lift|have|pick|collect|buy|give|do|any)\b[^.?!]{0,30}\b(?:in|from|at) (?:the |your )?(?:shop|showroom|store)|take (?:one|some|it|them|any|a sample|samples) (?:home|away|with)|lift (?:one|some|a sample)|pick (?:one|some|them|it) up)\b/, told: /in the showroom to take away/, unwritten: 'whether a sample can be had in the showroom to take away' },
    { asks: /\b(?:keep|return\w*|give (?:\w+ )?back|send (?:\w+ )?back|bring (?:\w+ )?back|go back|mine to keep|hand (?:\w+ )?back|want them back)\b/, unless: /\b(?:floor|boxes|carpet|tiles) (?:\w+ )*(?:back|return)/, told: /have to go back/, unwritten: 'whether samples have to go back' },
    { asks: /\bhow (?:big|large|small)\b|\bwhat size\b|\bsizes?\b|\b(?:full|whole) (?:plank|tile|board)\b|\bbigger\b|\blarger?\b/, unless: /\broom\b/, told: /[Hh]ow large they are|how large the samples are/, unwritten: 'how large the samples are' },
    { asks: /\bget (?:it|that|this|the (?:postage|money)) back\b|\b(?:off|against|towards|back from|taken off|refund\w*|deduct\w*|money back)\b[^.?!]{0,25}\b(?:order|price|bill|floor|if i (?:buy|order))\b|\bpostage\b[^.?!]{0,20}\b(?:back|off|refund\w*)\b/, told: /postage comes off/, unwritten: 'whether the postage comes off an order' },
    { asks: /\b(?:with|along with|same time as|together with|in with|included with) (?:my|the|our|an?) (?:\w+ )?(?:order|floor\w*|boxes|underlay|tiles|delivery|stuff)\b/, told: /come together/, says: () => 'Samples and goods can go in one order; whether they come together I do not have in writing.' },
  ]),
  // 'sent for three samples last week and nothing's come'
  ...ofService('order', samples, [{
    asks: /\b(?:sent|sent away|ordered|asked|paid|requested|waiting|wrote|applied|got on to you)\b[^?!]*\b(?:nothing|not|havent|hasnt|never|still|no sign|yet|waiting|where|didnt|chase)\b|\bsamples?\b[^.?!]{0,25}\b(?:not|havent|hasnt|never|still|didnt)\b[^.?!]{0,12}\b(?:come|came|arrive\w*|here|turned|got)\b|\bwhere (?:are|is|have)\b[^.?!]{0,10}\bsamples?\b|\bonly (?:\d|one|two|three|four|five|half|some)(?: of (?:them|the samples))? (?:came|come|arrived|turned up|got here|in the)\b/,
    unless: /\bif\b|\bsamples? (?:came|arrived) (?:and|but)\b/,
    told: /look where your samples are/,
    says: ({ settings }) => `I am sorry that your samples have not come. I cannot see the post from here; our people can look where your samples are: please ${reachUs(settings)}, with the name and the address they were ordered for.`,
  }]),
  ...ofService('returns', back, [
    { asks: /\b(?:take|accept|have|buy)\b[^.?!]{0,35}\bback\b|\b(?:return|send|bring|give|hand|take|leave)\b[^.?!]{0,30}\b(?:left ?overs?|spare|extra|unused|unopened|unused|sealed|back|any|whats over|what is over|the rest)\b|\b(?:can|could|may) (?:i|we) (?:\w+ )?return\b|\breturnable\b|\brefund(?:ed)?\b|\bmoney back\b/, unless: /\b(?:delivery|postage|samples?|difference)\b[^.?!]{0,20}\bback\b|\bhow (?:long|soon)\b|\bdifference\b/, told: /you may cancel|can go back|cannot be sent back|may reject|open a pack to look/, isTermsOnly: true },
    { asks: /\bwho (?:pays|covers|foots|bears|has to pay)\b|\b(?:do|would|will) (?:i|we) (?:have to )?pay\b|\bcosts? (?:me )?(?:of|to|for)\b|\bfree returns?\b|\b(?:pay|charge)\b[^.?!]{0,25}\b(?:return|send|carriage|postage|collect\w*|courier|uplift|it back|back)\b|\bcarriage\b|\brestocking\b/, told: /You pay for|Sending (?:them|the goods) back (?:costs you|is at your own)|seller bears|do not pay for that|at your own cost|restocking fee/, isTermsOnly: true },
    { asks: /\b(?:collect\w*|fetch|pick (?:it|them|those) up|pick up|uplift|come (?:and|for|back)|send (?:a|the|your) (?:van|driver|courier|lorry))\b/, unless: /\b(?:click and collect|i collect|collected (?:it|them) (?:myself|from))\b/, told: /fetch it ourselves|fetched/, unwritten: 'whether we fetch what goes back' },
    { asks: /\b(?:bring|drop|leave|take|hand|return)\b[^.?!]{0,25}\b(?:to|in|into|at|back to|back in|off at|down to)\b (?:the |your )?(?:shop|showroom|store|yous?|unit|bangor)\b/, told: /handed back in the showroom/, unwritten: 'whether it can be handed back in the showroom' },
    { asks: /\bhow (?:long|soon|quick\w*)\b[^.?!]*\b(?:refund\w*|money)\b|\bwhen\b[^.?!]{0,25}\b(?:refund\w*|money)\b/, told: /come back within 14 days/, isTermsOnly: true },
    { asks: /\bhow (?:long|many days)\b|\btime limit\b|\bfrom when\b|\bpast\b|\btoo late\b/, unless: /\brefund\w*\b[^.?!]*\b(?:take|come|get)\b/, told: /14 days/, isTermsOnly: true },
    { asks: /\b(?:swap|exchange|change (?:it|them) for|different (?:colour|one)|another colour)\b/, unless: /\b(?:faulty|damag\w*|broken|smashed|cracked|chipped|batch\w*|different shade|sent|gave)\b/, told: /exchange one thing/, unwritten: 'whether we exchange one thing for another' },
  ], samples),
  ...ofService('faulty', amiss, [
    // 'yous sent me the wrong colour', 'half of a box came smashed'
    { asks: /\b(?:sent|got|gave|given|delivered|received|supplied|came|come|arrived|turned up|opened|opening|comes|arrives|box|boxes|one|pack|noticed|found|bought)\b[^.?!]{0,40}\b(?:wrong|faulty|damag\w*|broken|smashed|cracked|chipped|burst|marked|scratch\w*|dented|ripped|torn|bowed|warped|defect\w*|mark|chip|crushed|in bits|different colour|different shade)\b|\b(?:boxes|packs|tiles|planks|boards|rolls|some|half|one|two|three|four|them)\b[^.?!]{0,20}\b(?:are|is|a|were|was|came) (?:\w+ ){0,2}(?:different (?:shade|colour|batch|size)|wrong|faulty|damaged|smashed|broken|cracked|chipped|bowed|warped|burst)\b|\bwrong (?:colour|one|floor|tiles?|size|thing|item|box|shade|carpet)\b/, within: /\b(?:sent|came|come|arriv\w*|deliver\w*|received|order\w*|box(?:es)?|packs?|yous?|opened|noticed)\b/, unless: /\b(?:what did i do wrong|gone? wrong with|i (?:ordered|picked|chose|bought) the wrong|we (?:ordered|picked|chose|bought) the wrong|dog|cat|kids?|years? ago|clean|repair|fix (?:a|the) (?:scratch|chip))\b/, told: /may reject|reject them within 30|without undue delay|last a reasonable time|seller's risk/, isTermsOnly: true },
    { asks: /\b(?:opened|open)\b[^.?!]{0,30}\b(?:box|pack|one|them|it|before|already)\b|\bbefore i noticed\b/, within: /\b(?:sent|wrong|gave|delivered)\b[^.?!]*\b(?:wrong|colour|size|different)\b/, unless: /\b(?:unopened|not opened|havent opened|i (?:ordered|picked|chose|bought) the wrong)\b/, told: /takes? nothing from that/, says: () => 'That a box was opened before the mistake was noticed takes nothing from that; lay none of it.' },
    { asks: /\b(?:already |just )?(?:laid|fitted|put down|down already|started (?:laying|fitting)|laying|half (?:of )?(?:it|the (?:floor|room)) (?:down|laid|done)|got half)\b/, within: /\b(?:notic\w*|found|saw|spotted|see|realis\w*|fault\w*|mark\w*|bad|damag\w*|chip\w*|different)\b/, unless: /\b(?:fitters?|you|yous) (?:laid|fitted|put)\b|\b(?:years?|months?)\b/, told: /lay no more of it/, says: () => 'Lay no more of it, keep the boxes with their batch numbers, and photograph what you found: what was laid with a fault that could be seen mostly counts as accepted, while what is not laid yet can still go back.' },
    { asks: /\b(?:how (?:soon|long|quick\w*)|when|in time)\b[^.?!]{0,40}\b(?:replac\w*|new (?:ones?|box(?:es)?)|another|more)\b|\b(?:replac\w*|new (?:ones?|box(?:es)?)|another (?:one|box))\b[^.?!]{0,40}\b(?:before|by|in time|how (?:soon|long|quick\w*)|when|quick\w*|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:fitter|joiner|tiler|he|man)(?:s| is| are|s is)? (?:\w+ )?(?:coming|due|booked|starting|starts|comes)\b/, told: /how soon a replacement/, unwritten: 'how soon a replacement can be there' },
    { asks: /\bwhat (?:do|should|can|happens?|now)\b|\bwho do i (?:ring|tell|contact|call)\b|\bhow long (?:do|have) (?:i|we)\b|\bwill (?:you|yous) (?:still )?(?:take|replace|swap|change|sort)\b|\b(?:report|tell you|let you know)\b/, within: /\b(?:sent|came|arriv\w*|deliver\w*|received|box(?:es)?|packs?|order\w*)\b/, unless: /\b(?:clean|stain|spill\w*|floor is|my floor|years?)\b/, told: /may reject|reject them within 30|without undue delay|last a reasonable time/, isTermsOnly: true },
  ]),
  ...ofService('order', order, [
    { asks: /\bwhere(?:s| is| are| has)?\b[^.?!]{0,15}\b(?:my|our|the|it)\b|\bwhen\b[^.?!]{0,30}\b(?:come|coming|arrive|here|deliver\w*|expect|due)\b|\btrack\w*\b|\bhow long\b[^.?!]{0,25}\b(?:now|come|arrive|take)\b/, within: /\b(?:ordered|my order|our order|bought|placed)\b/, unless: /\bif (?:i|we) order|\bsamples?\b|\bshowroom\b|\bshop\b|\bdry|\bfitter/, told: /look up the orders|[Oo]rder [A-Z0-9]{4,}|can chase it up/, isTermsOnly: true },
  ]),
  ...ofService('change-order', order, [
    { asks: /\b(?:add|change|amend|alter|increase|reduce|swap|put on|stick on|tack on|take off)\b[^.?!]{0,40}\b(?:order|box(?:es)?|packs?|it|on|address|colour|one|quantity|to)\b/, within: /\b(?:ordered|my order|our order|an order|the order|placed|bought)\b/, unless: /\breturn|\bbag|\bcompound|\bif (?:i|we) order|\bmin(?:imum)?\b|\blowest|\bleast|\bfinance|\bmonthly|\bdeliver\w* (?:date|day)/, told: /cannot change or cancel|cannot be changed|is sent already/, isTermsOnly: true },
    { asks: /\bwrong (?:post ?code|address|house number|street|name|phone number|e-?mail)\b|\bchange (?:the|my) (?:delivery )?address\b/, told: /cannot change or cancel|cannot be changed|is sent already/, isTermsOnly: true },
    { asks: /\bcancel\w*\b/, told: /cannot change or cancel|can be cancelled|no longer be stopped|you may cancel/, isTermsOnly: true },
    { asks: /\b(?:get|got|have|receive|give|see|lose)\b[^.?!]{0,25}\b(?:money|refund\w*|deposit)\b|\brefund\w*\b|\bmoney back\b/, within: /\bcancel\w*\b/, unless: /\bfinance|\bmonthly/, told: /come back within 14 days|comes back to you/, says: () => 'What you paid for what is cancelled comes back to you in full, within 14 days.' },
  ]),
  ...ofService('ordering', null, [
    // 'can I buy one box first to see what it's like, then order the rest'
    {
      asks: /\b(?:buy|order|get|take|try|send)\b[^.?!]{0,15}\b(?:just )?(?:one|a single|1|a|the one) (?:box|pack|tile|plank|roll)\b[^.?!]*\b(?:first|to see|to try|to test|before|then|as a (?:test|trial))\b(?:.*\b(?:match|batch|shade|same|differ\w*)\b)?/,
      unless: /\b(?:sample of|ordered|underlay or)\b/,
      told: /box can be ordered by itself/,
      says: ({ settings }) => `Yes, one box can be ordered by itself${settings.free_delivery_over_pence > 0 ? `; below ${formatShortPounds(settings.free_delivery_over_pence)} its delivery has to be paid` : ''}. What is ordered later may be of another batch, whose colour can differ a little, and whether we match a batch I do not have in writing: please ${reachUs(settings)}, with the batch number on the box. To see the colour alone a free sample does.`,
    },
    { asks: /\b(?:phone|ring|telephone|call)\b[^.?!]{0,25}\border\b|\border\b[^.?!]{0,25}\b(?:over|by|on) (?:the )?(?:phone|telephone)\b|\b(?:no good|useless|hopeless|not good|bad) (?:with|at|on) (?:the )?(?:computers?|internet|technology)\b/, unless: /\bordered\b|\bmy order\b/, told: /order by telephone/, unwritten: 'whether an order is taken by telephone' },
    { asks: /\b(?:without|need|have to have|make|create)\b[^.?!]{0,15}\baccount\b|\bas a guest\b|\bguest checkout\b/, unless: /\btrade\b|\bcredit\b/, told: /no account|as a guest/, isTermsOnly: true },
  ]),
]; // biome-ignore format: a table
