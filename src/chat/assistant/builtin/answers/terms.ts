import { deliversTo, samplePostage } from '#delivery/delivery.ts';
import { financeTerms } from '#finance/finance.ts';
import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import { promotionLine } from '#settings/promotion.ts';
import { sold } from '../../reading/words/floors.ts';
import { sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { listed, ownTerms, reachUs, upperFirst } from '../say.ts';
import { goods } from '../situation.ts';
import { sayOnTop } from './delivery.ts';
import { answerRefusedCard, isCardRefused } from './refused-card.ts';
import { answerBeyond } from './service.ts';
import { waysNamed } from './ways-to-pay.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What people ask of samples that no record says. */
const unknownOfSamples: readonly [asked: RegExp, what: string][] = [
  [/\b(?:there and then|then and there|on the spot|over the counter|at the counter|same visit|(?:take|lift|walk|bring) \w* ?(?:away|out|home)|take \w+ with (?:me|us)|(?:pick|collect|lift|get|grab|have|got|buy|call in|any)\b.*\b(?:in (?:the |your )?(?:shop|store|showroom|person)|from (?:the |your )?(?:shop|store|showroom)|at (?:the |your )?(?:shop|store|showroom)))\b/, 'whether a sample can be had in the showroom to take away'],
  [/\b(?:quick\w*|how long|when|fast|soon|(?:do|does|will|would) (?:it|they|samples?) take|arrive|next day|come in time|in time|(?:by|before) (?:the )?(?:\w+day|weekend|end of))\b/, 'how long the post takes with them'],
  [/\bcut ?-?off\b|\blast (?:post|order)|(?:ordered|order) by what time|same day|sent (?:out )?today/, 'by what hour an order of samples still goes out'],
  [/\bget (?:it|that|this|the (?:postage|money)) back\b|\bpostage\b.*\b(?:back|off|refund\w*|returned|credited)\b/, 'whether the postage comes off an order'],
  [/\b(?:(?:sen[dt]|post(?:ed)?|give[n]?|bring|brought|want(?:ed)?|take[n]?|go|hand(?:ed)?) (?:(?!postage)\w+ ){0,3}back|return(?:ed|ing|s)?|do with (?:\w+ )*samples?|keep (?:it|them|the)|mine to keep|borrow)\b/, 'whether they have to go back'],
  [/\b(?:come|call) (?:round|out(?! of)|over|to (?:me|us|the house))\b|\bbring (?:\w+ ){0,2}(?:round|out|samples?)\b|\bhome visit\b/, 'whether somebody brings samples to you'],
  [/\b(?:how (?:big|large|small)|(?:big|large) enough|what size|size of|bigger|larger|whole (?:plank|tile|board)|full[- ]size)\b/, 'how large they are'],
  [/\b(?:refund\w*|money back|(?:come|comes|taken|knocked|take|deduct\w*) (?:off|out of|from)|off (?:the|my) (?:price|order|bill)|deducted|credited)\b/, 'whether the postage comes off an order'],
]; // biome-ignore format: a table
const sundries: ReadonlySet<string> = new Set([...goods, 'profile']);

/** 'the real thing or just a picture', 'an actual piece of the floor' */
const asksWhetherReal = /\b(?:real|actual|genuine|pictures?|photos?|printed|print|brochures?|bits? of (?:the|a) floor|made of the same)\b/;

const numberSaid = String.raw`\d{1,2}|two|three|four|five|six|seven|eight|nine|ten`;
/** Numbers of anything but samples: of days, metres, boxes, what is paid, and the hour. */
const countOfSamples = new RegExp(
  String.raw`(?<![£.\d]|\b(?:by|at|over|under|until|till?|past|number|no|unit|june|july|march|april|may) )\b(${numberSaid})\b(?![.:/%\d])(?: ?(?:or|to|-) ?(${numberSaid}))?(?! ?(?:days?|weeks?|months?|years?|hours?|pm|am|m2?|mm|cm|metres?|sq\w*|square|x|by|boxes|box|packs?|rolls?|rooms?|bed\w*|quid|pounds?|p\b|pence|each|miles?|of us|kids|dogs?|cats?|people|floors? up|st|nd|rd|th|times|working|or so (?:days|weeks)|year|bed)\b)`,
  'g',
);

/** How many samples are counted in a message about them: 'about five', 'two or three', 'six at once'. */
function samplesIn(text: string): number[] {
  const [first] = [...text.matchAll(countOfSamples)];
  return [first?.[1], first?.[2]].flatMap((said) => (said ? Math.max(numbers.indexOf(said), Number(said) || 0) : []));
}

const asksForAccount =
  /\b(?:without|need|have) (?:\w+ )?(?:an? )?(?:account|login)\b|\b(?:log|logged|sign|signed) ?in\b|\bas a guest\b|\bregister\w*\b/;
const asksCost = /\b(?:cost|costs|how much|postage|price|total|come to|altogether|all in|charge|pay)\b/;

/** `product`: the one that is spoken of; `named`: how many floors a sample is wanted of. */
export function answerSamples(
  { settings, reading, context, before = '' }: Asked,
  product: { name: string; link: string; isEligible: boolean } | null,
  named = 0,
): Part {
  const whole = `${reading.told} ${reading.text}`;
  const isOfBefore = context.topic === 'samples' && asksCost.test(whole);
  const [counted, inWords] = [samplesIn(whole), isOfBefore ? samplesIn(before.toLowerCase()) : []];
  const told = isOfBefore && !inWords.length ? [context.shown.length] : inWords;
  // 'and the postage on that', of as many as were asked for before.
  const counts = counted.length ? counted : named > 1 ? [named] : told;
  const most = settings.max_samples_per_order;
  const sum = counts
    .filter((many) => many > 1 && many <= most)
    .map((many) => ` For ${many} that is ${formatPounds(samplePostage(settings, many))}.`)
    .join('');
  const unknown = unknownOfSamples.filter(([asked]) => asked.test(whole)).map(([, what]) => what);
  const ask = unknown.length ? `${upperFirst(listed(unknown))} I do not have in writing: please ${reachUs(settings)}. ` : '';
  const own = product
    ? product.isEligible
      ? `Yes, there is a sample of ${product.link}. `
      : `There are no samples of ${product.link}: we cut them from floors, not from the goods that go with them. `
    : reading.floor.some((name) => sundries.has(name))
      ? 'Samples are cut from floors, not from the goods that go with them, such as trims, underlay or grout. '
      : ofKind(reading);
  const where = reading.place
    ? deliversTo(settings, reading.place.country)
      ? `Yes, samples go to ${reading.place.name} too. `
      : `No, nothing goes to ${reading.place.name} at present, and that holds for samples too. `
    : /\b(?:down|in the|across the) (?:south|border|free state)\b/.test(whole) && deliversTo(settings, 'IE')
      ? 'Yes, samples go to Ireland too. '
      : '';
  const isReal = asksWhetherReal.test(whole) ? 'A sample is cut from the floor itself, not a picture of it. ' : '';
  const visit = /\b(?:see|feel|touch|hold|in (?:the|my) hand)\b/.test(whole) ? ' Floors can be seen in [our showroom](/contact) too.' : '';
  return {
    text: `${where}${own}${isReal}${asksForAccount.test(whole) ? 'You need no account for them: order as a guest. ' : ''}${ask}Samples are free; the postage is ${formatPounds(settings.sample_postage_pence)} for each.${sum} You can order up to ${most} at a time with the free sample button on a product's card or page.${visit}`,
    offersPerson: unknown.length > 0,
    sources: [ownTerms('Sample terms')],
    suggestions: ['How long does delivery take?', 'Show me oak laminate'],
    context: { topic: 'samples' },
  };
}

/** 'do you do samples of carpet too' */
function ofKind({ floor, told, text }: Asked['reading']): string {
  const [kind] = floor;
  return kind && sold[kind] && /\b(?:do|are|is|can|could|have|get|any|too|as well|also)\b/.test(`${told} ${text}`)
    ? `Yes, there are samples of ${sayKindInside(kind)} too. `
    : '';
}

/** What is asked of paying that no record says. */
const unknownOfPaying: readonly [asked: RegExp, what: string][] = [
  [/\b(?:over|by|on) (?:the )?(?:phone|telephone)\b/, 'paying by telephone'],
  [/\bin (?:the |your |yer )?(?:shop|store|showroom|person)\b/, 'paying in the showroom'],
  [/\bamex\b|\bamerican express\b/, 'American Express'],
  [/\bsplit\b|\btwo cards\b|\bhalf (?:now|on|each)\b|\bpay (?:one |the other )?half\b/, 'parting a payment'],
  [/\bdeposit\b/, 'holding goods for a deposit'],
  [/\b(?:declin\w+|refus\w+|reject\w+|(?:not|wont|won't|isnt|didnt) (?:go|going|gone) through)\b/, 'why a card is refused, which its bank can tell'],
  [/\bpay\b.*\b(?:later|after|january|february|next (?:month|year|week)|new year|pay ?day)\b/, 'paying later than with the order'],
];

export function answerPayment({ settings, reading }: Asked): Part {
  const whole = `${reading.told} ${reading.text}`;
  const isEuro = /euro|€|sterling|currenc|punts?\b/.test(whole);
  const { taken, notTaken } = waysNamed(whole);
  const other = notTaken.length > 0;
  const finance = settings.finance.enabled
    ? `, or in ${financeTerms.instalments} monthly instalments at ${financeTerms.interestPercent}% through ${settings.finance.provider_name}, with a UK address`
    : '';
  const no = listed(notTaken);
  const first = !other ? '' : taken.length ? `${upperFirst(listed(taken))} yes; ${no} no. ` : `${upperFirst(no)}: not at our online checkout. `;
  const unknown = unknownOfPaying.filter(([says]) => says.test(whole)).map(([, what]) => what);
  const ask = unknown.length ? ` About ${listed(unknown)} I have nothing in writing: please ${reachUs(settings)}.` : '';
  if (isCardRefused.test(whole)) return answerRefusedCard(settings);
  const euro = isEuro ? 'Not in euro: all prices and payments are in pounds sterling, VAT included. ' : '';
  return {
    text: `${euro}${first}You can pay by card, by Apple Pay or Google Pay where your device offers it${finance}.${ask || (other ? ` For any other way to pay please ${reachUs(settings)}.` : ' The card form is secure: the number goes straight to the payment provider and not to us.')}`,
    sources: [ownTerms('Ways to pay')],
    offersPerson: other || ask !== '',
    suggestions: ['Can I pay monthly?'],
    context: { topic: 'payment' },
  };
}

/** Sales that are still to come: nothing says whether there will be one. */
export const asksLater =
  /\b(?:black friday|cyber monday|boxing day|(?:january|summer|spring|winter|autumn|easter|christmas|new year'?s?|next) sales?|next (?:offer|promotion|deal)|(?:will|would|gonna|going to) (?:\w+ ){0,2}(?:be|have|do(?! (?:me|us)\b)|run|come) (?:\w+ ){0,3}(?:sales?|offers?|deals?|promotions?|reductions?)|sales? (?:coming|later|soon|this year|next year)|come down in price|(?:price|it|they)\b.*\b(?:go(?:ing)? (?:down|up)|drop|be reduced|be cheaper)|(?:when|until|till?|how long) .*\b(?:sales?|offers?|promotion|deals?)\b|(?:sales?|offers?|promotions?|deals?|\d+ ?% off)\b.*\b(?:end(?:s|ing)?|finish\w*|(?<!\bthe )lasts?|lasting|expire\w*|over (?:by|on|after|this|next)|run(?:s|ning)? (?:out|on|to|till?|until)|still (?:on|be on|be running))\b)/;

/** What the shop's own people decide: a trade price, a code, a price match, a price for a large quantity. */
export const asksPeople =
  /schools?\b|classrooms?|church|parish|charit|nurser|playgroup|college|council|hospital|care home|landlord|first[- ]time|teacher|carers?\b|armed forces|military|veteran|senior|oap|trade|match|elsewhere|beat|bulk|knock|haggl|(?:best|better) (?:price|rate|deal)|negotiat|builder|joiner|contractor|student|pensioner|nhs|blue light|voucher|coupon|code|loyalty|off ?cuts?|if i (?:take|buy|order)|do me a deal|(?:pay(?:ing)?|for|in) cash|cash discount|anything (?:you|yous|ye) (?:can|could) do on|(?:do|move|come down) (?:\w+ ){0,3}on (?:the )?price|(?:can|could|would|do) (?:i|we) get the same|quantity|big order|large order|when|until|how long|\bfor (?:buying|ordering|taking) (?:a lot|lots|so much|more|in bulk|that much|loads)\b/;

/** 'I am a landlord with six houses, what discount could you do me' */
export const forWhom = /\b(?:landlord|landlady|builders?|joiners?|trade|contractor|developer|school|church|charity|pensioner|student)\b/;

const ofTradePrice = /\b(?:trade|builders?|joiners?|contractors?|fitters?|tradesm[ae]n|developers?|business account|account)\b/;

export function answerDiscount(asked: Asked): Part {
  const { settings, shop, reading } = asked;
  // Which of the staff gives most is on no record.
  if (/\b(?:which|who|what)\b.*\b(?:staff|salesm[ae]n|assistants?|people|girls|lads|ones? of you)\b/.test(reading.text)) return answerBeyond(asked);
  const whole = `${reading.told} ${reading.text}`;
  if (
    !/\bbargains?|clearance|end of line|reduced|sale\b/.test(whole) &&
    /\b(?:off ?cuts?|remnants?|roll ends?|ends? of (?:a |the )?rolls?)\b/.test(whole)
  ) {
    return {
      text: `Offcuts and remnants are not listed here, so what of them there is I do not have in writing: please ${reachUs(settings)}. Otherwise carpet and sheet vinyl are cut from the roll to the metres you need.`,
      sources: [ownTerms('Prices')],
      offersPerson: true,
      suggestions: ['What is your cheapest carpet?'],
      context: { topic: 'discount' },
    };
  }
  if (/\b(?:second[- ]?hand|b[- ]?grade|seconds|ex[- ]?display|used (?:floor\w*|tiles|stock))\b/.test(whole)) {
    return {
      text: `Second-hand, B-grade and ex-display goods are not listed here, so whether there are any I do not have in writing: please ${reachUs(settings)}.`,
      sources: [ownTerms('Prices')],
      offersPerson: true,
      suggestions: ['What is reduced?'],
      context: { topic: 'discount' },
    };
  }
  const line = promotionLine(settings, shop.now());
  const ends = line && settings.promotion.ends_at ? ` It runs until ${sayDate(new Date(settings.promotion.ends_at))}.` : '';
  // 'your man promised me 10% off'
  const promised = /\b(?:promised|told|offered|said)\b.*\bhonou?r\b/.test(whole)
    ? 'What was promised in the showroom I cannot see, so it is for our people there to honour. '
    : '';
  const asksPerson = promised !== '' || asksPeople.test(reading.said) || forWhom.test(whole) || reading.measured.length > 0 || reading.boxes !== null;
  const whom =
    /\b(schools?|churches|charities|nurseries|playgroups|colleges|hospitals|care homes|landlords|teachers|carers|veterans|students|pensioners)\b/.exec(
      whole,
    )?.[1];
  const isTrade = ofTradePrice.test(whole);
  const running = line
    ? `Our promotion at the moment: ${line}.${ends} Where a price is reduced, the product shows the earlier one beside it.`
    : 'There is no promotion at the moment; where a price is reduced, the product shows the earlier one beside it.';
  const later = asksLater.test(`${reading.told} ${reading.text}`)
    ? ` What offers there will be ${ends ? 'after that' : 'later, and when one ends,'} I do not have in writing: please ${reachUs(settings)}.`
    : '';
  return {
    text: later
      ? running + later
      : asksPerson
        ? `${promised}${whom ? `A discount for ${whom} is nothing that I have in writing. ` : isTrade ? 'Trade prices and a trade account are nothing that I have in writing. ' : ''}I cannot give or promise a discount, a code or a price match myself: for that please ${reachUs(settings)}. ${running}`
        : `${running} I cannot give or promise a discount, a code or a price match myself.`,
    sources: [ownTerms('Promotions')],
    offersPerson: asksPerson || later !== '',
    suggestions: [later ? 'What is reduced?' : 'What is your cheapest laminate?'],
    context: { topic: 'discount' },
  };
}

const halved =
  /\b(?:half|part|quarter|split|open|break|broken)(?: up)? (?:of )?(?:an? |the )?(?:box|boxes|packs?)\b|\bsingle (?:planks?|boards?|tiles?)\b/;

const lengths = /\b(?:trims?|skirting|scotia|beading|thresholds?|door bars?|nosings?|lengths?)\b/;

/** What the prices are for. */
export function answerUnits(said = ''): Part {
  return {
    text: `${halved.test(said) ? 'No, by the whole box. ' : ''}The price is for a whole box, pack or other selling unit, and the price of a square metre stands beside it. Carpet and sheet vinyl are sold by the metre off the roll${lengths.test(said) ? '; trims, skirting and beading by the length, whose metres their name tells' : ''}.`,
    sources: [ownTerms('Prices')],
    suggestions: ['How many boxes for 20 m²?'],
    context: { topic: 'units' },
  };
}

const unknownOfVat: readonly [asked: RegExp, what: string][] = [
  [/\bcustoms?\b|\bdut(?:y|ies)\b|\bimport|\bborder\b/, 'customs and duty'],
  [
    /\bclaim|\bback\b|refund|exempt|zero[- ]?rat|disab|new build|self[- ]?build|reverse charge|\b5 ?%|without vat|ex vat|\b(?:take|took) (?:the )?vat off/,
    'paying without VAT or having it back',
  ],
];

const asksAll = /\b(?:what|all|price|total|amount|hidden|other|extra|further|additional)\b.*\b(?:pay|see|price|charges?|costs?|fees?|extras?|owe)\b/;

/** 'is there VAT on top', 'do I have to add VAT' */
const isOnTop =
  /\b(?:on top|extra|added?|adding|plus|excluding|exclud\w*|ex|without|not includ\w*|before) (?:the )?(?:vat\b)?|\bvat (?:extra|on top|to (?:add|pay))\b/;

export function answerVat({ settings, reading }: Asked): Part {
  const whole = `${reading.told} ${reading.text}`;
  const unknown = unknownOfVat.filter(([asked]) => asked.test(whole)).map(([, what]) => what);
  const ask = unknown.length ? ` About ${listed(unknown)} I have nothing in writing: please ${reachUs(settings)}.` : '';
  const number = settings.vat_number && /\bvat (?:reg\w* )?(?:number|no|num)\b/.test(whole) ? `Our VAT number is ${settings.vat_number}. ` : '';
  // 'so the price on the site is what I pay'
  const all = (asksAll.test(whole) || /\bdeliver\w*/.test(whole)) && !number ? ` ${sayOnTop(settings)}` : '';
  return {
    text: `${number}${unknown.length || number ? 'Every' : isOnTop.test(whole) ? 'No: every' : 'Yes, every'} price you see here includes VAT. The amount of VAT in it is shown at the checkout and on your order.${all}${ask}`,
    offersPerson: ask !== '',
    sources: [ownTerms('Prices')],
    context: { topic: 'vat' },
  };
}
