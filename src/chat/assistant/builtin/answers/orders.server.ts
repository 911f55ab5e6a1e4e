import { formatPounds } from '#money/pence.ts';
import { type OrderSummary, orderReference, statusWords } from '#orders/order.ts';
import { listNamesOrdered, listOwnOrders } from '#orders/own-orders.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { addressParts } from '#settings/showroom-links.ts';
import { nameInText } from '../../answer-text.ts';
import type { Asked, Part } from '../part.ts';
import { listed, lowerFirst, offerPerson, reachUs } from '../say.ts';
import { answerFind } from './find.server.ts';

const mostTold = 3;
const mostNamed = 6;
/** 'the same again' */
const asksAgain = /\bsame\b|\bre-?order|\bagain\b/;
/** 'what did I order' */
const asksWhat =
  /\b(?:what|which|how many) (?:\w+ ){1,3}(?:did|have|had) (?:i|we) (?:\w+ )?(?:buy|bought|order|ordered|get|got)\b|\bwhat (?:did|have|had|was it|all did) (?:i|we)\b|\b(?:what|which)\b.*\b(?:in|on) (?:it|my|the|that)\b|\bwhat (?:i|we) (?:ordered|bought|got)\b|\bremind me\b/;
const ofSomebodyElse =
  /\b(?:mrs?|miss|ms|next door|across the (?:road|street|way)|up the (?:road|street)|down the (?:road|street))\b.*\b(?:order\w*|buy|bought|pay|paid|get|got|went for|pick(?:ed)?)\b|\b(?:neighbours?|neighbor|friends?|mates?|cousins?|sisters?|brothers?|aunt(?:ie|y)?|uncle|mothers?|mums?|mammy|fathers?|dads?|granny|boss|landlord|tenants?|husband|wife|missus|partner|other half|fiance\w*|boyfriend|girlfriend|sons?|daughters?|in-?laws?|somebody|someone|people)(?:'?s)?\b.*\b(?:order\w*|delivery|buy|bought|get|got|pay|paid|parcel|stuff|tiles|floor\w*|carpet|boxes)\b|\b(?:her|his|their) (?:orders?|delivery|parcel|carpet|floor\w*|tiles)\b|\border\w* (?:by|of|for) (?:somebody|someone|another|my (?:neighbour|friend|mate))/;

/** 'what day will it be here', 'it's been over a week' */
const ofTime =
  /\b(?:when|what (?:day|date|time)|which day|how (?:long|soon)|been|weeks?|days?|months?|late|overdue|yet|still|arriv\w*|com(?:e|es|ing)|due|be here|not here)\b/;

/** 'when was it dispatched' */
const asksSent =
  /\b(?:when|what day|which day|what date|has it|have they)\b.*\b(?:dispatched|despatched|sent|shipped|posted|left|gone out|went out|go out)\b/;

/** 'was everything sent or only part of it' */
const asksParts =
  /\b(?:everything|all of (?:it|my|the|our)|(?:the|my|our) (?:whole|full|entire|rest)|the lot|in full|complete\w*|parts? of|(?:some|half|bits?) of|only (?:some|half|part|one)|just (?:some|half|part|one)|separate(?:ly)?|split|two (?:lots|parcels|deliveries|goes)|more than one|more to come|missing)\b/;

/** 'they said two weeks and it is nearly three', 'it was due on Tuesday'. */
const isOverdue =
  /\b(?:overdue|chas(?:e|ing)|late|no sign|(?:never|not|didn'?t|hasn'?t) (?:turned|turn|shown|show) up|wait(?:ed|ing)|still (?:waiting|nothing|no|not|hasn'?t|haven'?t)|(?:was|were) (?:meant|supposed|promised|due)|(?:three|four|five|six|seven|eight|[3-9]) weeks?|(?:nearly|almost|over) (?:three|3|a month)|(?:said|told|promised)\b.*\b(?:weeks?|days?|\w+day)\b)/;

/** 'how long does delivery normally take', beside an order of one's own. */
const asksUsual = /\bhow long\b|\b(?:normally|usually|supposed to) (?:take|be)\b|\bwhen (?:will|should|would|is|are)\b/;
/** 'what time is the lorry coming', 'this morning or this afternoon' */
const asksHour =
  /\b(?:what|which) (?:time|hour)\b|\bmorning or (?:the |this )?(?:afternoon|evening)\b|\b(?:am|a\.m\.) or (?:pm|p\.m\.)|(?:^ *|\b(?:and|so|but|hi|hello) )(?:is|are|will|when|whens)\b[^.?!]*\b(?:coming|due|arriving|be here)\b[^.?!]{0,15}\b(?:today|tomorrow|this (?:morning|afternoon|evening)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const asksTracking = /\btrack(?:ing|ed)?\b/;

/** How somebody's own orders stand. Nobody else's are looked up, whatever reference is given. */
export async function answerOrders({ shop, settings, reading, visitor }: Asked): Promise<Part> {
  const source = { title: 'Your orders', href: '/orders' };
  const whole = `${reading.told} ${reading.text}`;
  if (ofSomebodyElse.test(whole) && !reading.reference) {
    const same = /\b(?:same|too|as well|like (?:it|that|theirs|hers|his)|match\w*)\b/.test(whole)
      ? ' If you can tell me what the floor is called, or what it looks like, I can look for it.'
      : '';
    const own = visitor.userId ? 'Yours are [here](/orders).' : 'For your own, please [log in](/login) and ask me again.';
    return {
      text: `I can only look up the orders of whoever is logged in, and say nothing of anybody else's.${same} ${own} ${offerPerson(settings)}`,
      sources: [source],
      offersPerson: true,
      context: { topic: 'order' },
    };
  }
  const late = isOverdue.test(whole)
    ? `I am sorry that you are kept waiting${settings.standard_delivery ? `: standard delivery takes ${settings.standard_delivery}` : ''}. Our people can chase it up: please ${reachUs(settings)} with the order reference, or let me pass you to them.\n\n`
    : '';
  const paid = /\b(?:paid|payment|charged|go through|went through|no (?:e-?)?mail|never got)\b/.test(whole)
    ? ' An order that went through stands under your orders, and its e-mail may be among the unwanted ones.'
    : '';
  const isOfHour = asksHour.test(whole) && !/\bif\b|\b(?:chang|mov|rearrang|postpon)\w*\b/.test(whole);
  const unseen = isOfHour ? 'The day it comes and the driver’s times I cannot see from here' : 'The day it comes I cannot see';
  if (!visitor.userId) {
    const hour = isOfHour && !late ? `${unseen}. ` : '';
    const usual = settings.standard_delivery && !late && asksUsual.test(whole) ? `Standard delivery takes ${settings.standard_delivery}. ` : '';
    return {
      text: `${late}${hour}${hour ? '' : usual}I can only look up the orders of somebody who is logged in: please [log in](/login) and ask me again. If you bought as a guest, open the link in the e-mail that confirmed your order.${paid}${late ? '' : ` ${offerPerson(settings)}`}`,
      sources: [source],
      offersPerson: true,
      context: { topic: 'order' },
    };
  }
  const orders = await listOwnOrders(shop, visitor.userId);
  const asked = reading.reference ? orders.filter(({ id }) => orderReference(id) === reading.reference) : orders.slice(0, mostTold);
  if (!asked.length) {
    const text = reading.reference ? `There is no order ${reading.reference} among yours.` : 'There are no orders in your account yet.';
    return { text: `${text} ${offerPerson(settings)}`, sources: [source], offersPerson: true, context: { topic: 'order' } };
  }
  const lines = await listNamesOrdered(
    shop,
    asked.map(({ id }) => id),
  );
  const namesOf = (id: string) => lines.filter(({ orderId }) => orderId === id).slice(0, mostNamed);
  const unnamed =
    (asksWhat.test(whole) || asksAgain.test(whole)) && !lines.length
      ? ` What is in it I cannot see from here: it stands on ${asked.length === 1 ? 'its page, behind that link' : 'their pages, behind those links'}, and our people can tell you: ${reachUs(settings)}.`
      : '';
  const again =
    asksAgain.test(whole) && lines.length > 0
      ? '\n\nFor the same again, name the floor and tell me the size of the room: I look up its price and stock, and how much you need. I cannot place an order myself.'
      : '';
  const parts = asksParts.test(whole)
    ? `\n\n${asked.length === 1 ? 'That is how the order stands as a whole' : 'That is how each order stands as a whole'}: which parcels went, and whether any is still to come, I cannot see. If something is missing or comes by itself, please ${reachUs(settings)} with the order reference.`
    : '';
  const asksWhen = ofTime.test(whole);
  const isOnItsWay = asked.some(({ status }) => status === 'confirmed' || status === 'shipped');
  const takes = isOnItsWay && settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : '';
  const sent = asksWhen && asksSent.test(whole) ? ` The day it went out I cannot see: for that please ${reachUs(settings)}.` : '';
  const day = sent || !(isOnItsWay && asksWhen) ? sent : ` ${unseen}: if it is late or you want to plan by it, please ${reachUs(settings)}.`;
  const tracking = asksTracking.test(whole)
    ? `\n\nA tracking number is not shown here: if one came, it is in our e-mail that says the order was sent; else please ${reachUs(settings)} with the order reference.`
    : '';
  const ofGuest = /\bguest\b/.test(whole)
    ? '\n\nWhat you bought as a guest is not among these: open the link in the e-mail that confirmed it to see how it stands.'
    : '';
  const time = takes || day ? `\n\n${`${takes}${day}`.trim()}` : '';
  const others = orders.length > asked.length ? '\n\nAll of them are [here](/orders).' : '';
  return {
    text: `${late}${asked.map((order) => sayOrder(order, namesOf(order.id))).join('\n\n')}${unnamed}${again}${parts}${time}${tracking}${ofGuest}${others}`,
    sources: [source],
    suggestions: ['Can I change my order?', 'How do I return something?'],
    offersPerson: late + day + unnamed + parts + tracking !== '',
    context: { topic: 'order' },
  };
}

/** 'A grey LVT I got off you five years ago, what was it called?': our people can look for it; what is like it is shown. */
export async function answerBoughtHere(asked: Asked): Promise<Part> {
  const { settings, reading, context } = asked;
  if (context.topic === 'bought-here' && !reading.names.length) return answerByThePiece(asked);
  const text = `What you bought from us our people can look for: please ${reachUs(settings)}, with the name it was ordered in and about when. If you ordered with an account, it stands under [your orders](/orders). A name, a stock code or a size on a spare board, a box or an old receipt tells it too. A range of some years ago may no longer be made.`;
  const part: Part = { text, sources: [{ title: 'Your orders', href: '/orders' }], offersPerson: true, context: { topic: 'bought-here' } };
  if (!reading.floor.length) return part;
  const like = await answerFind({ ...asked, reading: { ...reading, sort: null } }, false);
  return like.products?.length
    ? {
        ...like,
        text: `${text}\n\nTo compare it with: ${lowerFirst(like.text)}`,
        offersPerson: true,
        context: { ...like.context, topic: 'bought-here' },
      }
    : part;
}

/** 'I have no box and no receipt, just the tile' */
function answerByThePiece({ settings }: Asked): Part {
  const address = addressParts(settings).join(', ');
  const send = [address && `bring it to ${address}`, settings.email && `e-mail a photograph, with its size and thickness, to ${settings.email}`]
    .filter(Boolean)
    .join(', or ');
  return {
    text: `The piece itself is enough to go by: ${send}. A receipt helps to find the name and is not needed to look. A range of years ago may no longer be made, and I cannot see the old ones from here, so our people have to tell you whether there is any left or something close. ${offerPerson(settings)}`,
    sources: [{ title: 'Contact page', href: '/contact' }],
    offersPerson: true,
    context: { topic: 'bought-here', awaits: 'person' },
  };
}

function sayOrder({ id, status, totalPence, createdAt, items }: OrderSummary, names: readonly { name: string; quantity: number }[]): string {
  const what = names.length ? ` In it: ${listed(names.map(({ name, quantity }) => `${quantity} × ${nameInText(name)}`))}.` : '';
  return `[Order ${orderReference(id)}](/orders/${id}) of ${sayDate(createdAt)}: ${statusWords[status].toLowerCase()}. ${items > 0 ? `${items} ${items === 1 ? 'item' : 'items'}, ` : ''}${formatPounds(totalPence)}.${what}`;
}
