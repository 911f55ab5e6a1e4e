import { deliversTo } from '#delivery/delivery.ts';
import type { Asked, Part } from '../part.ts';
import { lowerFirst, offerPerson, ownTerms, reachUs } from '../say.ts';
import { answerFind } from './find.server.ts';

const wasGiven =
  /\b(?:lost|lose|mislaid|misplaced|can'?t find|cannot find|missing|threw|binned|resend|again|look (?:it |that |them )?up|cop(?:y|ies)|dig|on file|still|remember|gave|given|quoted|quote (?:me|us))\b/;

/** 'what did the quote come to', 'is my quote ready', 'we have not heard about the price' of a room that was measured. */
const isAwaited =
  /\b(?:what|how much)\b[^.?!]*\b(?:did|does|was|has|have|is)\b[^.?!]*\b(?:quote|estimate|price|figure|it|he|she|they|yous?)\b[^.?!]*\b(?:come|came|say|said|saying|end up|total)\b|\b(?:my|our|the|that|his|a) (?:\w+ )?(?:quotes?|quotations?|estimates?|prices?|figures?)\b[^.?!]*\b(?:ready|back|yet|come|came|arrive\w*|sent|through|promised|waiting|done)\b|\b(?:wait\w*|heard|hear|chas\w+|still|never|havent|haven't|hasnt|hasn't|didnt|didn't|promised|said)\b[^.?!]*\b(?:quotes?|quotations?|estimates?|prices?|figures?|costs?)\b|\bwhats?\b[^.?!]*\bquote\b[^.?!]*\b(?:for|he|they|yous?)\b/;

/** A quote that is wanted on paper, or one that was given before: no record here has any. */
export async function answerQuote(asked: Asked): Promise<Part> {
  const { settings, reading } = asked;
  const whole = `${reading.told} ${reading.text}`;
  // 'the floor we lost in the flood'
  if (isAwaited.test(whole) || wasGiven.test(whole.replaceAll(/\b(?:that |which )?(?:we|i|she|he|they)(?:'?ve| have)? lost\b/g, '')))
    return answerQuoteGiven(asked);
  const number = settings.vat_number && /\bvat\b/.test(whole) ? ` Our VAT number is ${settings.vat_number}.` : '';
  const insurer = /\binsur\w+|\bloss adjust|\bassessor/.test(whole) ? ' What a policy covers is for your insurer to say.' : '';
  const what = 'the floor you have in mind and the sizes of the room';
  return {
    text: `Yes, a quote is free: [ask for one](/contact?subject=quote)${settings.phone ? ` or ring ${settings.phone}` : ''}, with ${what}, and say whom it is for and what has to stand in it. I cannot write one myself, but name a floor and a size and I work out its boxes and price here.${number}${insurer}`,
    sources: [{ title: 'Contact page', href: '/contact' }],
    offersPerson: true,
    context: { topic: 'quote', awaits: 'person' },
  };
}

/** 'I lost the paper with the price': with today's prices, where the floor is named. */
async function answerQuoteGiven(asked: Asked): Promise<Part> {
  const { settings, reading } = asked;
  const part: Part = {
    text: `A price or a quote that our people gave you I cannot see or look up here: please ${reachUs(settings)}, with your name, about when it was and what it was for. ${reading.names.length ? '' : offerPerson(settings).replace(/ You can also .*/, '')}`.trim(),
    sources: [{ title: 'Contact page', href: '/contact' }],
    offersPerson: true,
    context: { topic: 'quote', awaits: 'person' },
  };
  if (!reading.names.length) return part;
  const now = await answerFind({ ...asked, reading: { ...reading, sort: null, room: [] } }, false);
  if (!now.products?.length) return part;
  return { ...now, text: `${part.text}\n\nThe prices on our pages today: ${lowerFirst(now.text)}`, offersPerson: true, context: { ...now.context } };
}

/** 'can I get an account, 30 days': how an order is paid is known, and nothing of credit. */
export function answerTradeCredit({ settings }: Asked): Part {
  return {
    text: `Trade prices, a trade account and credit terms, such as 30 days or an invoice at the end of the month, are nothing that I have in writing: please ${reachUs(settings)}, and tell our people what you do and roughly how much you buy. Without one an order is paid at the checkout, and every order has an invoice with the VAT on it.`,
    sources: [ownTerms('Ways to pay')],
    offersPerson: true,
    suggestions: ['How can I pay?'],
    context: { topic: 'trade-credit', awaits: 'person' },
  };
}

/** 'my Eircode won't go in': where it goes, and who takes the order if it still does not. */
export function answerCheckout({ settings, reading }: Asked): Part {
  const whole = `${reading.told} ${reading.text}`;
  const isIrish = deliversTo(settings, 'IE') && (/\beir ?code|\bireland\b|\birish\b/.test(whole) || reading.place?.country === 'IE');
  const countries = settings.delivery_zones.filter(({ enabled }) => enabled).map(({ name }) => name);
  const field = isIrish
    ? 'An Eircode goes into the field “Postal code” at the [checkout](/cart), with Ireland chosen as the country below it.'
    : `The postcode goes into the field “Postal code” at the [checkout](/cart), with the country chosen below it: ${countries.join(' or ')}. An Eircode goes into the same field.`;
  return {
    text: `${field} If it is still refused, please ${reachUs(settings)} and tell us what the page says: our people take it from there.`,
    sources: [ownTerms('Ordering')],
    offersPerson: true,
    suggestions: ['How much is delivery?'],
    context: { topic: 'checkout', awaits: 'person' },
  };
}

/** What the shop's office is asked for, each by its task. */
export const officeAnswers = { quote: answerQuote, 'trade-credit': answerTradeCredit, checkout: answerCheckout };
