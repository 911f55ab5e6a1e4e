import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import type { TermFacts } from '../tools/terms.server.ts';
import { inOne, listed } from './say.ts';
import { law, type Said } from './terms-of-service.ts';

function sayDelivery({ delivery }: TermFacts): string {
  const { promise, chargePence, takes, countries, place, delivers, forAmount } = delivery;
  if (place && delivers === false) return `No, sorry, we don’t deliver to ${place} at the moment. We deliver to ${listed(countries)}.`;
  const where = place && delivers ? `Yes, we deliver to ${place}. ` : '';
  const below = chargePence > 0 ? `; below that it’s ${formatPounds(chargePence)} per order` : '';
  const time = takes ? ` Standard delivery takes ${takes}.` : '';
  const charge = forAmount?.chargePence
    ? `${formatPounds(forAmount.chargePence)}; ${formatPounds(forAmount.missingPence)} more and it’s free`
    : 'free';
  const own = forAmount ? ` For ${formatPounds(forAmount.amountPence)} of goods it’s ${charge}.` : '';
  return `${where}${promise}${below}.${own}${time}${where ? '' : ` We deliver to ${listed(countries)}.`}`;
}

function sayFinance({ finance }: TermFacts): string {
  const { provider, minimumPence, maximumPence, instalments, interestPercent, plan, problem, amountPence, depositPence, maxDepositPence } = finance;
  const first = inOne(
    `You can pay in ${instalments} monthly instalments at ${interestPercent}% interest through`,
    `${provider}, for goods from ${formatPounds(minimumPence)} to ${formatPounds(maximumPence)},`,
    'with a UK address.',
  );
  if (amountPence === null)
    return inOne(
      `${first} A deposit of up to ${finance.maxDepositPercent}% is optional, in steps of ${formatPounds(finance.depositStepPence)}.`,
      'The lender decides after a credit check.',
    );
  if (!plan)
    return inOne(
      `${formatPounds(amountPence)}: ${problem}. ${first}`,
      maxDepositPence ? `The largest deposit for that is ${formatPounds(maxDepositPence)}.` : '',
    );
  const deposit = depositPence ? `a deposit of ${formatPounds(depositPence)}, then ` : '';
  const last = plan.lastPence === plan.monthlyPence ? '' : `, the last one ${formatPounds(plan.lastPence)}`;
  return inOne(
    `${formatPounds(amountPence)} is ${deposit}${instalments} payments of ${formatPounds(plan.monthlyPence)}${last}:`,
    `${interestPercent}% interest, ${formatPounds(plan.totalPence)} in total. ${first}`,
  );
}

/** What the shop sells on: from the price to the delivery. */
export const termsOfBuying = {
  delivery: (facts) => ({
    text: sayDelivery(facts),
    source: 'Delivery terms',
    open: 'choosing a certain day or hour, carrying goods into the house, or leaving them when nobody is there',
    suggestions: ['Can I send boxes back?', 'How do samples work?'],
  }),
  collection: ({ address, opening }) => ({
    text: `${address ? `Our showroom is at ${address}. ${opening.text}.` : 'Goods are delivered.'}`,
    source: 'Collection',
    open: 'collecting an order there',
    suggestions: ['How much is delivery?'],
  }),
  samples: ({ samples: { postagePence, most, count, forCountPence } }) => ({
    text: inOne(
      `Samples are free; the postage is ${formatPounds(postagePence)} for each.`,
      count !== null && count > 1 && count <= most && forCountPence !== null ? `For ${count} that is ${formatPounds(forCountPence)}.` : '',
      `You can order up to ${most} at a time with the free sample button on a floor’s page.`,
      'They are cut from the floor itself. There are no samples of trims, underlay or adhesives.',
    ),
    source: 'Sample terms',
    open: 'their size, how long the post takes or returning them',
    suggestions: ['How long does delivery take?'],
  }),
  finance: (facts) =>
    facts.finance.isOffered
      ? { text: sayFinance(facts), source: 'Finance terms', suggestions: ['How do I order?', 'What would £900 be a month?'] }
      : { text: 'We don’t offer monthly payments at the moment.', source: 'Finance terms', person: true },
  payment: ({ finance }) => ({
    text: inOne(
      'You can pay by card, Apple Pay or Google Pay.',
      finance.isOffered
        ? `You can also pay in ${finance.instalments} monthly instalments at ${finance.interestPercent}% interest through ${finance.provider}.`
        : '',
      'All prices and payments are in pounds sterling. Your card number goes straight to the payment',
      'provider: we never see it.',
    ),
    source: 'Ways to pay',
    open: 'another way to pay, such as cash, bank transfer, PayPal or by telephone',
    suggestions: ['Can I pay monthly?'],
  }),
  vat: ({ vatNumber }) => ({
    text: inOne(
      'All our prices include VAT. The amount of VAT is shown at the checkout and',
      `on your invoice.${vatNumber ? ` Our VAT number is ${vatNumber}.` : ''}`,
    ),
    source: 'Prices',
    open: 'paying without VAT, claiming it back, customs or duty',
  }),
  units: () => ({
    text: inOne(
      'Prices are for a whole box or pack, with the price per square metre next to it. We don’t split',
      'boxes. Carpet and sheet vinyl are sold by the metre from the roll, and trims and skirting by the',
      'length.',
    ),
    source: 'Prices',
    suggestions: ['How many boxes for 20 m²?'],
  }),
  discount: ({ promotion: { line, until } }) => ({
    text: inOne(
      `${line ? `Our current offer: ${line}.${until ? ` It runs until ${sayDate(until)}.` : ''}` : 'There are no offers at the moment.'}`,
      'If a product is reduced, its page shows the old price as well. I can’t offer discounts, codes or',
      'price matches myself.',
    ),
    source: 'Promotions',
    open: 'trade prices, codes or prices for large orders',
    suggestions: ['What is reduced?', 'What is your cheapest laminate?'],
  }),
  fitting: (facts) => ({
    text: inOne(
      'The price of fitting depends on the room, so I can’t give you one here.',
      `[Ask for a free quote](/contact?subject=installation)${facts.phone ? ` or call ${facts.phone}` : ''},`,
      `with the room sizes if you have them.`,
      facts.installationGuarantee ? `Our installation guarantee is ${facts.installationGuarantee}.` : '',
      'You can also buy just the floor and use your own fitter.',
    ),
    source: 'Fitting',
    open: 'which days our fitters are free or how far they travel',
    suggestions: ['How do I lay laminate myself?'],
  }),
  cutting: (facts) => ({
    text: `Carpet and sheet vinyl are cut from the roll to the length you order. ${law(facts, 2)}`,
    source: 'Cut goods',
    open: 'whether we cut anything else to size',
  }),
  ordering: () => ({
    text: inOne(
      'Open the floor you like, enter the area or the number of boxes, and add it to your [cart](/cart).',
      'Then enter your address and pay at the checkout. You don’t need an account. I can’t place an order',
      'for you.',
    ),
    source: 'Ordering',
    open: 'ordering by telephone or holding goods for later',
    suggestions: ['How much is delivery?', 'Which ways can I pay?'],
  }),
  visualise: () => ({
    text: inOne(
      'Open a floor’s page and choose “See it in a room” to see it to scale in several rooms and',
      'laying patterns, or in a photo of your own room. A free sample shows the true colour in your',
      'own light.',
    ),
    source: 'Room visualiser',
    suggestions: ['How do samples work?'],
  }),
} satisfies Record<string, (facts: TermFacts) => Said>;
