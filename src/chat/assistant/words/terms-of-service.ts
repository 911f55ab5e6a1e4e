import { returnWords } from '#orders/withdrawal.ts';
import { firstSentences } from '../answer-text.ts';
import type { TermFacts } from '../tools/terms.server.ts';
import { inOne, reachUs } from './say.ts';

/** `open`: what people ask about it that the shop has not put in writing. `person`: one of our people is offered. */
export type Said = { text: string; source: string; open?: string; suggestions?: string[]; person?: true };

/** What the law gives every buyer, so many sentences of each entry of the guide. */
export const law = ({ entries }: TermFacts, sentences: number) => entries.map(({ text }) => firstSentences(text, sentences)).join('\n\n');

const sayHours = ({ hours, opening }: TermFacts) =>
  `${opening.text}. The showroom: ${hours.map(({ days, hours: said }) => `${days} ${said}`).join(', ')}.`;

/** What the shop does for its customers, and how it is reached. */
export const termsOfService = {
  returns: (facts) => ({
    text: inOne(
      `${law(facts, 4)}\n\nTo return an order, open it in [your orders](/orders), or with the link in your order confirmation email,`,
      `choose “${returnWords}” and fill in the form.`,
    ),
    source: 'Returns',
    open: 'whether we fetch goods and what that costs',
    suggestions: ['What if it arrives damaged?'],
  }),
  faulty: (facts) => ({
    text: inOne(
      `I am sorry about that. ${law(facts, 4)}\n\nPlease ${reachUs(facts)} with the order's reference`,
      'and photographs, and do not lay boards or tiles that look wrong.',
    ),
    source: 'Returns',
    person: true,
  }),
  'change-order': (facts) => ({
    text: inOne(
      'An order that has not been sent can be cancelled on its page: open it under [your orders](/orders)',
      'or by the link in the e-mail that confirmed it. I cannot change one myself; for another address',
      `or more boxes please ${reachUs(facts)}.`,
    ),
    source: 'Orders',
    person: true,
  }),
  warranty: (facts) => ({
    text: inOne(
      facts.warranty ? `Our floors carry a warranty: ${facts.warranty}.` : 'Each product’s page gives its warranty.',
      facts.installationGuarantee ? `An installation carries a guarantee of ${facts.installationGuarantee}.` : '',
      law(facts, 3),
    ),
    source: 'Warranty',
    suggestions: ['What if it arrives damaged?'],
  }),
  hours: (facts) => ({ text: sayHours(facts), source: 'Opening hours', open: 'bank holidays', suggestions: ['Where are you?'] }),
  location: (facts) => ({
    text: `${facts.address ? `Our showroom is at ${facts.address}.` : 'We sell online.'} ${sayHours(facts)} How to find us stands [here](/contact).`,
    source: 'Showroom',
    open: 'which floors are on show, and parking',
    suggestions: ['How do samples work?'],
  }),
  contact: (facts) => ({
    text: inOne(
      `${[facts.phone && `Ring us on ${facts.phone}`, facts.email && `write to ${facts.email}`].filter(Boolean).join(' or ') || 'Write to us'},`,
      `or use [the form](/contact). ${facts.opening.text}.`,
    ),
    source: 'Contact',
    person: true,
  }),
  account: ({ isLoggedIn }) => ({
    text: isLoggedIn
      ? inOne(
          'You are logged in. Your details, orders and wishlist are in [your account](/account); there',
          'you can also change the password, download what we hold about you, and delete the account.',
        )
      : inOne(
          'You can buy as a guest, without an account. With one you keep your orders, wishlist and reviews:',
          '[register](/register) or [log in](/login). If you have forgotten your password, [set a new one](/forgot-password).',
        ),
    source: 'Your account',
  }),
  reviews: () => ({
    text: inOne(
      'Reviews stand on each product’s page, the good and the bad, with those who bought the floor',
      'here marked. You can write one on the page of what you bought; [our gallery](/gallery) shows',
      'floors in customers’ rooms.',
    ),
    source: 'Reviews',
    suggestions: ['What is your best rated floor?'],
  }),
  rivals: (facts) => ({
    text: inOne(
      'I know our own prices only, so I cannot say how another shop compares, and I cannot promise',
      `a price match. Our people can look at a quote you have: please ${reachUs(facts)}.`,
    ),
    source: 'Prices',
    person: true,
  }),
  trust: ({ name, founded, company, address, vatNumber }) => ({
    text: inOne(
      founded ? `${name} has been selling floors since ${founded}.` : `${name} sells floors.`,
      address ? `The showroom is at ${address}.` : '',
      company ? `We trade as ${company}.` : '',
      vatNumber ? `Our VAT number is ${vatNumber}.` : '',
      'More stands [about us](/about), and customers’ reviews on each product’s page.',
    ),
    source: 'About us',
    suggestions: ['Where are you?', 'Can I send boxes back?'],
  }),
  photos: () => ({
    text: inOne(
      'I cannot look at pictures or plans here. Tell me the sides of the room and the floor, and',
      'I work out boxes and cost. [Our gallery](/gallery) shows floors of ours in customers’ rooms;',
      'one of our people can look at a photograph.',
    ),
    source: 'Gallery',
    person: true,
  }),
  invoice: ({ vatNumber }) => ({
    text: inOne(
      'Every order has an invoice with the VAT on it: open it under [your orders](/orders), or through',
      `the link in the e-mail that confirmed it.${vatNumber ? ` Our VAT number is ${vatNumber}.` : ''}`,
    ),
    source: 'Invoices',
    person: true,
  }),
  'bought-here': (facts) => ({
    text: inOne(
      'What you bought stands under [your orders](/orders), with the names and how many. A floor',
      `of some years ago may no longer be sold, and the old ones I cannot see: please ${reachUs(facts)}`,
      "with the order's reference or a photograph of the label.",
    ),
    source: 'Orders',
    person: true,
  }),
} satisfies Record<string, (facts: TermFacts) => Said>;
