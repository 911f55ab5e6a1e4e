import { formatPounds } from '#money/pence.ts';
import { sayDate } from '#platform/say-date.ts';
import type { TermFacts } from '../tools/terms.server.ts';
import { inOne, listed } from './say.ts';
import { law, type Said } from './terms-of-service.ts';

function sayDelivery({ delivery }: TermFacts): string {
  const { promise, chargePence, takes, countries, place, delivers, forAmount } = delivery;
  if (place && delivers === false) return `No, we do not deliver to ${place} at present. The checkout takes addresses in ${listed(countries)}.`;
  const where = place && delivers ? `Yes, we deliver to ${place}. ` : '';
  const below = chargePence > 0 ? `; below that it is ${formatPounds(chargePence)} an order` : '';
  const time = takes ? ` Standard delivery takes ${takes}.` : '';
  const charge = forAmount?.chargePence
    ? `${formatPounds(forAmount.chargePence)}; ${formatPounds(forAmount.missingPence)} more and it is free`
    : 'free';
  const own = forAmount ? ` For ${formatPounds(forAmount.amountPence)} of goods it is ${charge}.` : '';
  return `${where}${promise}${below}.${own}${time}${where ? '' : ` We deliver in ${listed(countries)}.`}`;
}

function sayFinance({ finance }: TermFacts): string {
  const { provider, minimumPence, maximumPence, instalments, interestPercent, plan, problem, amountPence, depositPence, largestDepositPence } =
    finance;
  const first = inOne(
    `You can pay in ${instalments} monthly instalments at ${interestPercent}% interest through`,
    `${provider}, for goods from ${formatPounds(minimumPence)} to ${formatPounds(maximumPence)},`,
    'with a UK address.',
  );
  if (amountPence === null)
    return inOne(
      `${first} A deposit of up to ${finance.largestDepositPercent}% is possible, in steps of ${formatPounds(finance.depositStepPence)}.`,
      'The lender decides after a credit check.',
    );
  if (!plan)
    return inOne(
      `${formatPounds(amountPence)}: ${problem}. ${first}`,
      largestDepositPence ? `The largest deposit for that is ${formatPounds(largestDepositPence)}.` : '',
    );
  const deposit = depositPence ? `a deposit of ${formatPounds(depositPence)}, then ` : '';
  const last = plan.lastPence === plan.monthlyPence ? '' : `, the last one ${formatPounds(plan.lastPence)}`;
  return inOne(
    `${formatPounds(amountPence)} is ${deposit}${instalments} payments of ${formatPounds(plan.monthlyPence)}${last}:`,
    `${interestPercent}% interest, ${formatPounds(plan.totalPence)} in all. ${first}`,
  );
}

/** What the shop sells on: from the price to the delivery. */
export const termsOfBuying = {
  delivery: (facts) => ({
    text: sayDelivery(facts),
    source: 'Delivery terms',
    open: 'a certain day or hour, carrying goods into the house, and leaving them with nobody there',
    suggestions: ['Can I send boxes back?', 'How do samples work?'],
  }),
  collection: ({ address, opening }) => ({
    text: `${address ? `Our showroom is at ${address}. ${opening.text}.` : 'Goods are delivered.'}`,
    source: 'Collection',
    open: 'whether and when an order can be collected there',
    suggestions: ['How much is delivery?'],
  }),
  samples: ({ samples: { postagePence, most, count, forCountPence } }) => ({
    text: inOne(
      `Samples are free; the postage is ${formatPounds(postagePence)} for each.`,
      count !== null && count > 1 && count <= most && forCountPence !== null ? `For ${count} that is ${formatPounds(forCountPence)}.` : '',
      `You can order up to ${most} at a time with the free sample button on a floor's card or page.`,
      'They are cut from the floor itself, and there are none of trims, underlay and adhesives.',
    ),
    source: 'Sample terms',
    open: 'how large they are, how long the post takes, and whether they have to come back',
    suggestions: ['How long does delivery take?'],
  }),
  finance: (facts) =>
    facts.finance.isOffered
      ? { text: sayFinance(facts), source: 'Finance terms', suggestions: ['How do I order?', 'What would £900 be a month?'] }
      : { text: 'We do not offer paying monthly at present.', source: 'Finance terms', person: true },
  payment: ({ finance }) => ({
    text: inOne(
      'You can pay by card, or by Apple Pay or Google Pay where your device offers it.',
      finance.isOffered
        ? `Or in ${finance.instalments} monthly instalments at ${finance.interestPercent}% interest through ${finance.provider}.`
        : '',
      'All prices and payments are in pounds sterling. The card number goes straight to the payment',
      'provider and not to us.',
    ),
    source: 'Ways to pay',
    open: 'any other way to pay, such as cash, bank transfer, PayPal or by telephone',
    suggestions: ['Can I pay monthly?'],
  }),
  vat: ({ vatNumber }) => ({
    text: inOne(
      'Every price you see here includes VAT. The amount of VAT in it is shown at the checkout and',
      `on your invoice.${vatNumber ? ` Our VAT number is ${vatNumber}.` : ''}`,
    ),
    source: 'Prices',
    open: 'paying without VAT, having it back, customs and duty',
  }),
  units: () => ({
    text: inOne(
      'A price is for a whole box, pack or other selling unit, and the price of a square metre stands',
      'beside it. Boxes are not split. Carpet and sheet vinyl are sold by the metre off the roll;',
      'trims and skirting by the length.',
    ),
    source: 'Prices',
    suggestions: ['How many boxes for 20 m²?'],
  }),
  discount: ({ promotion: { line, until } }) => ({
    text: inOne(
      `${line ? `Our promotion at the moment: ${line}.${until ? ` It runs until ${sayDate(until)}.` : ''}` : 'There is no promotion at the moment.'}`,
      'Where a price is reduced, the product shows the earlier one beside it. I cannot give or promise',
      'a discount, a code or a price match myself.',
    ),
    source: 'Promotions',
    open: 'trade prices, codes and prices for large orders',
    suggestions: ['What is reduced?', 'What is your cheapest laminate?'],
  }),
  fitting: (facts) => ({
    text: inOne(
      'For fitting and measuring please ask us: the price depends on the room, so I cannot name one.',
      `[Ask for a free quote](/contact?subject=installation)${facts.phone ? ` or ring ${facts.phone}` : ''},`,
      `with the sizes of the room if you have them.`,
      facts.installationGuarantee ? `An installation carries a guarantee of ${facts.installationGuarantee}.` : '',
      'You can also buy the floor alone and have it laid by whoever you choose.',
    ),
    source: 'Fitting',
    open: 'on which days our fitters are free and how far they travel',
    suggestions: ['How do I lay laminate myself?'],
  }),
  cutting: (facts) => ({
    text: `Carpet and sheet vinyl are cut from the roll to the metres you order. ${law(facts, 2)}`,
    source: 'Cut goods',
    open: 'whether we cut anything else to size',
  }),
  ordering: () => ({
    text: inOne(
      'Open the floor you like, enter the area or the boxes, and add it to the [cart](/cart); at',
      'the checkout you give the address and pay. You need no account for it. I cannot place an order',
      'myself.',
    ),
    source: 'Ordering',
    open: 'ordering by telephone and holding goods for later',
    suggestions: ['How much is delivery?', 'Which ways can I pay?'],
  }),
  visualise: () => ({
    text: inOne(
      'Open a floor’s page and choose “See it in a room”: there it lies to scale in several rooms,',
      'in the patterns it can be laid in, and you can try a photograph of your own room. A free sample',
      'shows the true colour in your own light.',
    ),
    source: 'Room visualiser',
    suggestions: ['How do samples work?'],
  }),
} satisfies Record<string, (facts: TermFacts) => Said>;
