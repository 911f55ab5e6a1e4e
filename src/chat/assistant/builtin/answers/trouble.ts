import { formatPounds, formatShortPounds } from '#money/pence.ts';
import { orderReference, statusWords } from '#orders/order.ts';
import { listOwnOrders } from '#orders/own-orders.server.ts';
import type { Settings } from '#settings/settings.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import type { Asked, Part } from '../part.ts';
import { guideSource, reachUs } from '../say.ts';
import { trouble } from '../situation.ts';

const isLate =
  /\b(?:late|lost|overdue|delayed|still waiting|(?:never|not|hasn'?t|havent|haven'?t|didn'?t|didnt) (?:yet )?(?:come|came|arrived?|turned up|turn up|shown up|show up|delivered|here))\b/;

const wrong =
  /\b(?:something|anything|thing|whats|what is|is|nothing) (?:goes |going |went |was |is )?wrong\b|\bwrong with (?:it|them|that|the|some|one)\b|\b(?:faulty|defective|damaged|broken|cracked|chipped|smashed|scratched|dented|torn|warped|bowed|split|peeling|delaminat\w+)\b|\b(?:a|any) (?:fault|defect|damage)s?\b|\b(?:wrong|different) (?:one|thing|colour|item|floor|tiles?|order) (?:was |is |has |comes?|came|sent|arriv|turn)/;
const ownDoing =
  /\b(?:i|we|ive|weve|my|our|fitter|joiner|tiler) (?:\w+ ){0,2}(?:measured|cut|dropped|broke|damaged|scratched|cracked|picked|chose|(?:ordered|bought|got) the wrong)\b|\bdon'?t like\b|\bmy mind\b|\bif (?:the |its )?(?:colou?r|shade|look|style)(?: of it)? (?:is|was|looks?|turns? out|comes out) (?:\w+ )?(?:wrong|off|different)\b/;

/** Whether goods are to go back because they are not what they should be; then the buyer's mind has nothing to do with it. */
export function isOfFault({ reading, context }: Asked): boolean {
  const whole = `${reading.told} ${reading.text}`;
  if (ownDoing.test(whole)) return false;
  return wrong.test(whole) || (context.topic === 'faulty' && !/\b(?:unopened|left ?over|too many|spare|another (?:one|colour))\b/.test(whole));
}

/** Something is amiss with what was bought. */
export const isOfTrouble = ({ reading: { told, text } }: Asked): boolean =>
  wrong.test(`${told} ${text}`) || (trouble.test(`${told} ${text}`) && !/\b(?:same|match|called|name|another|more|spare)\b/.test(`${told} ${text}`));

/** 'what if it comes broken': nothing has happened yet. */
const supposed = /\b(?:if|in case|supposing|suppose|should (?:it|they|something|anything))\b/;
const asksWhoPays = /\bpay(?:s|ing)?\b|\bcosts?\b|\bcharged?\b|\bpostage\b|\bfree\b/;
const isLongAfter =
  /\b(?:\d+|a few|a couple of|several|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen) (?:months?|years?|yrs?)\b|\ba year\b|\blast (?:year|spring|summer|autumn|winter|christmas)\b/;

/** 'only half of it came', 'two boxes short': what came is sound, and not all of it. */
const isShort =
  /\b(?:missing|incomplete)\b|(?<!\btoo |(?:cm|mm|inch|inches|\d) )\bshort\b(?! by|er\b)|\b(?:only|just) (?:got |received |had )?(?:half|part|some|one|two|three|four|\d+)\b.*\b(?:came|come|arrived|turned up|delivered|here|got|received)\b|\b(?:half|part|some|rest) of (?:my|our|the|it)\b.*\b(?:not|never|hasn'?t|didn'?t|isn'?t|came|arrived|turned up)\b|\b(?:half|part) (?:my|our|the) order\b|\b(?:too few|not all|not enough) (?:\w+ ){0,3}(?:came|sent|arrived|delivered|box\w*)/;

/** The entry of the consumer law page that trouble with an order falls under. */
export function lawOnTrouble({ reading }: Asked): string {
  if (
    isShort.test(`${reading.told} ${reading.text}`) &&
    !/\b(?:corners?|edges?)\b/.test(reading.text) &&
    !wrong.test(`${reading.told} ${reading.text}`)
  )
    return 'Late or lost goods';
  const isSound = !/\b(?:damag\w*|broken?|crack\w*|chip\w*|wrong|faulty|missing|short|scratch\w*)\b/.test(`${reading.told} ${reading.text}`);
  if (isSound && isLate.test(`${reading.told} ${reading.text}`)) return 'Late or lost goods';
  return isLongAfter.test(`${reading.told} ${reading.text}`) ? 'A fault that shows up later' : 'Faulty, damaged or wrong goods';
}

/** 'who's coming out to look at it', 'will you send somebody round' */
const asksVisit =
  /\b(?:who(?:s|'s| is| are|ll|'ll| will)?|(?:is|are|will|can|could|would|do|does) (?:you|yous|ye|youse|someone|somebody|anyone|anybody|one of you\w*|a \w+|your \w+))\b.*\b(?:com(?:e|es|ing)|send(?:s|ing)?|call(?:ing|s)?|visit\w*|inspect\w*|look(?:ing|s)? at)\b/;

export function answerFaulty({ settings, reading }: Asked, law: GuideEntry): Part {
  const mail =
    settings.email && /\bwho\b|ring|call|phone|e-?mail|contact|report/.test(`${reading.told} ${reading.text}`)
      ? `, or e-mail ${settings.email},`
      : '';
  const whole = `${reading.told} ${reading.text}`;
  const visit = asksVisit.test(whole) ? 'Whether and when somebody comes out to look at it I cannot promise: our people settle that with you. ' : '';
  const sorry = supposed.test(whole) && !/\b(?:arrived|came|got|has|was|were|ive|weve)\b/.test(whole) ? '' : 'I am sorry about that. ';
  // 'who is going to pay for my fitter's day'
  const isLoss = /\b(?:fitter|joiner|tiler|day off|time off|day'?s wage\w*)\b.*\bpay\w*|\bcompensat\w*|\bout of pocket\b/.test(whole);
  const loss = isLoss
    ? 'Whether we pay for a fitter who could not work, or for a day lost, I cannot say or promise: our people settle that with you, so keep his bill. '
    : '';
  const back = !isLoss && asksWhoPays.test(whole) && law.title.startsWith('Faulty') ? 'You do not pay for that: the seller does. ' : '';
  const late = law.title.startsWith('Late');
  const rest =
    late && isShort.test(whole)
      ? 'Whether the rest was sent by itself I cannot see from here: count what came against the order, and our people look for what is not there. '
      : '';
  const takes = late && !rest && settings.standard_delivery ? `Standard delivery takes ${settings.standard_delivery}. ` : '';
  return {
    text: `${sorry}${back}${loss}${rest}${takes}${law.text} ${visit}Please ${reachUs(settings)}${mail} with your order reference${late ? '' : ' and photographs'}, or let me pass you to one of our people.`,
    sources: [guideSource(law)],
    offersPerson: true,
    context: { topic: 'faulty', awaits: 'person' },
  };
}

const changesMind = /\bcancel|\bmind\b|\bstop (?:it|the order|my order)\b/;
const adds = /\b(?:add|put(?! (?:an?|the|my|our|in|that|this) (?:\w+ )?order\b)|stick|tack|throw|increase|another(?! address)|extra|more)\b/;

/** What is added too late: an order of its own, and another batch. */
function sayApart(settings: Settings): string {
  const charge = settings.delivery_charge_pence > 0 && settings.free_delivery_over_pence > 0;
  return `If it is too late for that, it is an order of its own${charge ? `, and below ${formatShortPounds(settings.free_delivery_over_pence)} its delivery is ${formatPounds(settings.delivery_charge_pence)}` : ''}; give the batch number on your packs, because the colour of another batch may differ a little.`;
}

/** 'it has not went out yet' */
const isNotSent = /\b(?:not|hasn'?t|isn'?t|haven'?t|hasnt|never) (?:\w+ ){0,2}?(?:sent|dispatched|despatched|shipped|posted|went|gone|left|out)\b/;
const isSent =
  /\b(?:is|are|was|were|been|has|its|got|already|gone) (?:\w+ )?(?:sent|dispatched|despatched|shipped|posted|gone out|away|out for delivery|left)\b|\bon (?:its|the|their) way\b|\b(?:says|shows|marked as|down as|says its|says it is) (?:sent|dispatched|despatched|shipped|posted|out for delivery)\b|\b(?:went out|has (?:left|gone)|have left)\b/;

/** Where an order goes, rather than what is in it. */
const ofAddress =
  /\baddress\b|\bpost ?code\b|\b(?:send|deliver|sent|delivered|go|going|redirect\w*|divert\w*) (?:(?:it|them|that|the order|my order) )?(?:to|somewhere|elsewhere)\b(?! (?:me|us)\b)|\bwrong (?:house|street|road|number|town)\b|\bmoved? house\b/;

const ofGoods = /\b(?:box(?:es)?|packs?|rolls?|tins?|tubs?|bags?|lengths?|underlay|adhesive|glue|grout|tiles?|samples?|more|extra)\b/;

export async function answerChangeOrder({ shop, settings, reading, visitor }: Asked): Promise<Part> {
  const own = visitor.userId ? await listOwnOrders(shop, visitor.userId) : [];
  const order = reading.reference ? own.find(({ id }) => orderReference(id) === reading.reference) : own[0];
  const isGone = order?.status === 'shipped' || order?.status === 'delivered';
  const whole = `${reading.told} ${reading.text}`;
  // 'when is it coming, and can I change the address'
  const takes =
    /\bwhen\w*\b(?! (?:i|we)\b)|\bwhat day\b|\bhow long\b/.test(whole) && order?.status !== 'delivered' && settings.standard_delivery
      ? ` Standard delivery takes ${settings.standard_delivery}; the day it comes I cannot see.`
      : '';
  const said = isGone ? `Order ${orderReference(order.id)} is ${statusWords[order.status].toLowerCase()}` : '';
  const text =
    isGone || (isSent.test(`${reading.told} ${reading.said}`) && !isNotSent.test(whole))
      ? ofAddress.test(whole)
        ? `${said ? `${said}, so` : 'Once it is sent'} the address cannot be changed here. Whether it can still be sent elsewhere on its way I do not have in writing: please ${reachUs(settings)} at once with the order reference.`
        : changesMind.test(whole)
          ? `${said ? `${said}: it` : 'Once it is sent it'} can no longer be stopped, but you can still change your mind: bought online or by phone, until 14 days after it comes, and then you have 14 days more to send it back, at your own cost. Goods cut to your measure are the exception. Please ${reachUs(settings)} with the order reference.`
          : `${said ? `${said}. ` : ''}What is sent already cannot be changed or added to: what is still missing is an order of its own, and what is not wanted goes back as a return. If the two have to come together, please ${reachUs(settings)} with the order reference.`
      : `${/\bcancel/.test(whole) ? 'An order that has not been sent yet can be cancelled: open it under [your orders](/orders). ' : ''}I cannot change or cancel an order myself${ofAddress.test(whole) ? ', nor the address it goes to' : ''}. Until it is sent our people can: please ${reachUs(settings)} with the order reference, or let me pass you to them.`;
  // 'put the wrong street on my order' adds nothing to it.
  const apart = adds.test(whole) && (!ofAddress.test(whole) || ofGoods.test(whole)) ? ` ${sayApart(settings)}` : '';
  return {
    text: `${text}${apart}${takes} Your orders are [here](/orders).`,
    offersPerson: true,
    sources: [],
    context: { topic: 'change-order', awaits: 'person' },
  };
}
