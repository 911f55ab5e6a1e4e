import { deliversTo, deliveryCharge, deliveryCountries, deliveryPromise, missingForFreeDelivery, samplePostage } from '#delivery/delivery.ts';
import { financeProblem, financeTerms, instalmentPlan, largestDeposit } from '#finance/finance.ts';
import { formatPounds, formatShortPounds, poundsToPence } from '#money/pence.ts';
import { promotionLine } from '#settings/promotion.ts';
import type { Asked, Part } from '../part.ts';
import { listed, offerPerson, ownTerms, reachUs } from '../say.ts';

/** Where, for how much and how soon. `boughtPence`: what is being bought, where the conversation knows. */
export function answerDelivery({ settings, reading, context }: Asked, boughtPence: number | null): Part {
  const place = reading.place ?? (/^(?:and|what about|how about)\b/.test(reading.said) ? context.place : null);
  const countries = listed(deliveryCountries(settings).map((zone) => zone.name));
  const cost = `${deliveryPromise(settings)}; below that it is ${formatPounds(settings.delivery_charge_pence)} an order`;
  const isFree = settings.delivery_charge_pence === 0 || settings.free_delivery_over_pence === 0;
  const price = isFree ? `${deliveryPromise(settings)}.` : `${cost}.`;
  const time = settings.standard_delivery ? ` Standard delivery takes ${settings.standard_delivery}.` : '';
  const zone = place && place.country !== 'XX' && deliversTo(settings, place.country);
  const where = !place
    ? countries
      ? ` We deliver in ${sayCountries(countries)}.`
      : ''
    : zone
      ? ''
      : ` Our checkout takes addresses in ${sayCountries(countries)}.`;
  const first = !place ? '' : zone ? `Yes, we deliver to ${place.name}. ` : `No, we do not deliver to ${place.name} at present. `;
  const bare =
    /\b(?:spent|spend|spending|order(?:ing|ed)?(?: is| of| for| comes to| worth)?|comes? to|worth|totals?(?: is| of)?|basket (?:is|of)|cart (?:is|of)|got)\s+£?(\d{2,5}(?:\.\d{2})?)\b(?!\s*(?:boxes|box|m2|packs|tiles|m\b))/.exec(
      reading.text,
    )?.[1];
  const goodsPence = boughtPence ?? (bare ? poundsToPence(bare) : null);
  const sum =
    goodsPence !== null && goodsPence > 0 && !isFree && (!place || zone)
      ? ` For goods of ${formatPounds(goodsPence)} delivery is ${deliveryCharge(settings, goodsPence) === 0 ? 'free' : `${formatPounds(deliveryCharge(settings, goodsPence))}, and free from ${formatShortPounds(missingForFreeDelivery(settings, goodsPence))} more`}.`
      : '';
  const special =
    /(?:mon|tues|wednes|thurs|fri)day|carry|how (?:is|are|do|does|will|would) (?!much|long)|massive|huge|builder|round the back|lane|driver|instead|next day|tomorrow|express|faster|urgent|same day|saturday|sunday|weekend|evening|time slot|not in\b|at work|leave (?:it|them)|neighbour|sign for|safe place|not (?:at )?home|ring before|call ahead|text me|exact|particular|specific|what day|choose|pick (?:a|the|my)|upstairs|up the stairs|flights?|up \d|floor flat|\blift\b|carry|bring (?:it|them) (?:up|in)|room of|into the house|kerb|doorstep|to the door|be in (?:for|when)|at home|for (?:monday|tuesday|wednesday|thursday|friday|the weekend|next week)|before (?:monday|tuesday|wednesday|thursday|friday|christmas)|until|til|months?|pallet|island|tail lift|certain|hold (?:it|my|the)|store it|delay|later date|by (?:friday|monday|tuesday|wednesday|thursday|christmas)|in time for|van/.test(
      reading.said,
    );
  const askUs = special
    ? ` I cannot promise more than that, such as a day, an hour or carrying upstairs: please ${reachUs(settings)} and we will arrange what we can.`
    : '';
  return {
    text:
      place && !zone
        ? `${first.trim()}${where} If you are unsure of an address, please ${reachUs(settings)}.`
        : `${first}${price}${time}${where}${sum}${askUs}`,
    sources: [ownTerms('Delivery terms')],
    suggestions: ['Can I get a free sample?', 'Can I return it?'],
    offersPerson: special || (place !== null && !zone),
    context: { topic: 'delivery', ...(place ? { place } : {}) },
  };
}

export function answerSamples({ settings, reading }: Asked, product: { name: string; link: string; isEligible: boolean } | null): Part {
  const count = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:free\s+)?samples?\b/.exec(reading.said)?.[1];
  const many = count
    ? ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(count) > 0
      ? ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(count)
      : Number(count)
    : 0;
  const most = settings.max_samples_per_order;
  const sum = many > 1 && many <= most ? ` For ${many} that is ${formatPounds(samplePostage(settings, many))}.` : '';
  const isSoon = /\b(?:quick\w*|how long|when|fast|soon|take|arrive|next day)\b/.test(reading.said);
  const soon = isSoon ? ` How long the post takes with them I do not have in writing: please ${reachUs(settings)}.` : '';
  const own = product
    ? product.isEligible
      ? `Yes, there is a sample of ${product.link}. `
      : `There are no samples of ${product.link}: we cut them from floors, not from the goods that go with them. `
    : '';
  return {
    text: `${own}Samples are free; the postage is ${formatPounds(settings.sample_postage_pence)} for each.${sum} You can order up to ${most} at a time with the free sample button on a product's card or page.${soon}`,
    offersPerson: isSoon,
    sources: [ownTerms('Sample terms')],
    suggestions: ['How long does delivery take?', 'Show me oak laminate'],
    context: { topic: 'samples' },
  };
}

export function answerFinance({ settings, reading }: Asked, sumPence: number | null, of: string): Part {
  const said = depositSaid(reading.text);
  const bare =
    sumPence === null
      ? /\b(?:on|for|of|spend|about)\s+£?(\d{2,5}(?:\.\d{2})?)\b(?! ?(?:m2|boxes|packs|sq|months|years|%))/.exec(reading.text)?.[1]
      : null;
  const amountPence = said.total ?? sumPence ?? (bare ? poundsToPence(bare) : null);
  if (!settings.finance.enabled) {
    return {
      text: `We do not offer finance at present. ${offerPerson(settings)}`,
      offersPerson: true,
      sources: [ownTerms('Finance terms')],
      context: { topic: 'finance' },
    };
  }
  const { instalments, interestPercent, minimumPence, maximumPence, largestDepositPercent, depositStepPence } = financeTerms;
  const terms = `Pay It Monthly is ${instalments} monthly instalments at ${interestPercent}% interest, through ${settings.finance.provider_name}, on orders from ${formatShortPounds(minimumPence)} to ${formatShortPounds(maximumPence)}. A deposit is optional: up to ${largestDepositPercent}% in steps of ${formatShortPounds(depositStepPence)}. It is for people of 18 or over with a UK address, and the lender decides on each application.`;
  const problem = amountPence === null ? null : financeProblem(amountPence);
  const deposit = amountPence !== null && said.deposit < amountPence ? said.deposit : 0;
  const plan = amountPence === null ? null : instalmentPlan(amountPence, deposit);
  const sum = plan
    ? `${of ? `${of}, ${formatPounds(plan.total)} in all,` : formatPounds(plan.total)}${deposit > 0 ? ` with a deposit of ${formatPounds(deposit)}` : ''} would be ${instalments} instalments of ${formatPounds(plan.monthly)}${plan.last !== plan.monthly ? `, the last one ${formatPounds(plan.last)}` : ''}. `
    : amountPence !== null && problem
      ? `${problem}. `
      : amountPence !== null
        ? `For ${formatPounds(amountPence)} the deposit can be up to ${formatPounds(largestDeposit(amountPence))}, in steps of ${formatShortPounds(depositStepPence)}. `
        : '';
  const check = /credit check|credit score|accepted|declined|approval|approved|bad credit|eligib/.test(reading.said)
    ? ' I cannot say how an application will be decided.'
    : '';
  return {
    text: `${sum}${terms}${check}`,
    sources: [ownTerms('Finance terms')],
    suggestions: amountPence === null ? ['What would £900 cost a month?'] : ['Do you deliver?'],
    context: { topic: 'finance' },
  };
}

/** 'the United Kingdom and Ireland'. */
function sayCountries(countries: string): string {
  return countries.replace(/\b(United)/, 'the $1');
}

const amount = String.raw`£?\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(?:pounds?|quid)?`;
const depositFirst = new RegExp(String.raw`${amount}\s*(?:as )?(?:an? |the )?(?:deposit|down\b|up front|upfront)`);
const depositAfter = new RegExp(
  String.raw`\b(?:deposit of|put down|pay|putting down|with)\s*(?:a deposit of\s*)?${amount}(?=[^£\d]*(?:down|deposit|up ?front|on |for |towards|$))`,
);

/** The deposit that was named and, where another amount was too, what it is taken from. In pence. */
export function depositSaid(text: string): { deposit: number; total: number | null } {
  const pair = /\b(?:put|pay|putting|paid)\s+£?(\d[\d,]*)\s+down (?:on|for|of) (?:an? |the |my )?£?(\d[\d,]*)/.exec(text);
  if (pair) return { deposit: poundsToPence(pair[1] ?? '') ?? 0, total: poundsToPence(pair[2] ?? '') };
  const match = depositFirst.exec(text) ?? (/\bdeposit|put(?:ting)? down\b/.test(text) ? depositAfter.exec(text) : null);
  const deposit = match ? (poundsToPence(match[1] ?? '') ?? 0) : 0;
  if (!match || deposit === 0) return { deposit: 0, total: null };
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
  const total = /£\s?(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s?(?:pounds?|quid)/.exec(rest);
  return { deposit, total: total ? poundsToPence(total[1] ?? total[2] ?? '') : null };
}

export function answerPayment({ settings, reading }: Asked): Part {
  const isEuro = /euro|€/.test(reading.said);
  const other = /paypal|\bcash\b|cheque|bank transfer|\bbacs\b|invoice|bitcoin|crypto|klarna|clearpay/.test(reading.said);
  const finance = settings.finance.enabled
    ? `, or in ${financeTerms.instalments} monthly instalments at ${financeTerms.interestPercent}% with a UK address`
    : '';
  const first = other ? 'Not at our online checkout. ' : '';
  const euro = isEuro ? ' Prices and payments are in pounds sterling.' : '';
  return {
    text: `${first}You can pay by card, by Apple Pay or Google Pay where your device offers it${finance}.${euro}${other ? ` For any other way to pay please ${reachUs(settings)}.` : ' The card form is secure: the number goes straight to the payment provider and not to us.'}`,
    sources: [ownTerms('Ways to pay')],
    offersPerson: other,
    suggestions: ['Can I pay monthly?'],
    context: { topic: 'payment' },
  };
}

export function answerDiscount({ settings, shop, reading }: Asked): Part {
  const line = promotionLine(settings, shop.now());
  const asksPerson =
    /trade|match|elsewhere|beat|bulk|knock|haggle|best price|deal|negotiat|big|large|builder|joiner|contractor|student|pensioner|nhs|blue light|voucher|coupon|code/.test(
      reading.said,
    );
  const running = line
    ? `Our promotion at the moment: ${line}. Where a price is reduced, the product shows the earlier one beside it.`
    : 'There is no promotion at the moment; where a price is reduced, the product shows the earlier one beside it.';
  return {
    text: `${running} I cannot give or promise a discount, a code or a price match myself${asksPerson ? `: for that please ${reachUs(settings)}` : ''}.`,
    sources: [ownTerms('Promotions')],
    offersPerson: asksPerson,
    suggestions: ['What is your cheapest laminate?'],
    context: { topic: 'discount' },
  };
}

/** What the prices are for. */
export function answerUnits(): Part {
  return {
    text: 'The price is for a whole box, pack or other selling unit, and the price of a square metre stands beside it. Carpet and sheet vinyl are sold by the metre off the roll.',
    sources: [ownTerms('Prices')],
    suggestions: ['How many boxes for 20 m²?'],
    context: { topic: 'units' },
  };
}

export function answerVat(): Part {
  return {
    text: 'Yes, every price you see here includes VAT. The amount of VAT in it is shown at the checkout and on your order.',
    sources: [ownTerms('Prices')],
    context: { topic: 'vat' },
  };
}
