import { withdrawWords } from '#orders/withdrawal.ts';
import { firstSentences } from '../answer-text.ts';
import type { TermFacts } from '../tools/terms.server.ts';
import { inOne, reachUs } from './say.ts';

/** `open`: what people ask about it that the shop has not put in writing. `person`: one of our people is offered. */
export type Said = { text: string; source: string; open?: string; suggestions?: string[]; person?: true };

/** What the law gives every buyer, so many sentences of each entry of the guide. */
export const law = ({ entries }: TermFacts, sentences: number) => entries.map(({ text }) => firstSentences(text, sentences)).join('\n\n');

const sayHours = ({ hours, opening }: TermFacts) =>
  `${opening.text}. Showroom opening hours: ${hours.map(({ days, hours: said }) => `${days} ${said}`).join(', ')}.`;

/** What the shop does for its customers, and how it is reached. */
export const termsOfService = {
  returns: (facts) => ({
    text: inOne(
      `${law(facts, 4)}\n\nTo return an order, open it in [your orders](/orders), or with the link in your order confirmation email,`,
      `choose “${withdrawWords}” and fill in the form.`,
    ),
    source: 'Returns',
    open: 'whether we collect goods or what that costs',
    suggestions: ['What if it arrives damaged?'],
  }),
  faulty: (facts) => ({
    text: inOne(
      `I’m sorry about that. ${law(facts, 4)}\n\nPlease ${reachUs(facts)} with your order reference`,
      'and photos, and don’t lay any boards or tiles that look wrong.',
    ),
    source: 'Returns',
    person: true,
  }),
  'change-order': (facts) => ({
    text: inOne(
      'You can cancel an order that hasn’t been sent: open it in [your orders](/orders) or with the link in',
      'your order confirmation email. I can’t change orders myself. To change the address or add boxes,',
      `please ${reachUs(facts)}.\n\nIf it has already arrived: ${law(facts, 1)}`,
    ),
    source: 'Orders',
    person: true,
  }),
  warranty: (facts) => ({
    text: inOne(
      facts.warranty ? `Our floors come with a warranty: ${facts.warranty}.` : 'You’ll find the warranty on each product’s page.',
      facts.installationGuarantee ? `Our installation guarantee is ${facts.installationGuarantee}.` : '',
      law(facts, 3),
    ),
    source: 'Warranty',
    suggestions: ['What if it arrives damaged?'],
  }),
  hours: (facts) => ({ text: sayHours(facts), source: 'Opening hours', open: 'bank holidays', suggestions: ['Where are you?'] }),
  location: (facts) => ({
    text: `${facts.address ? `Our showroom is at ${facts.address}.` : 'We sell online.'} ${sayHours(facts)} [How to find us](/contact).`,
    source: 'Showroom',
    open: 'which floors are on show or parking',
    suggestions: ['How do samples work?'],
  }),
  contact: (facts) => ({
    text: inOne(
      `${[facts.phone && `Call us on ${facts.phone}`, facts.email && `email ${facts.email}`].filter(Boolean).join(' or ') || 'Send us a message'},`,
      `or use [our contact form](/contact). ${facts.opening.text}.`,
    ),
    source: 'Contact',
    person: true,
  }),
  account: ({ isLoggedIn }) => ({
    text: isLoggedIn
      ? inOne(
          'You’re logged in. Your details, orders and wishlist are in [your account](/account), where you',
          'can also change your password, download your data and delete your account.',
        )
      : inOne(
          'You can check out as a guest. With an account you can keep your orders, wishlist and reviews in',
          'one place: [register](/register) or [log in](/login). [Forgotten your password?](/forgot-password)',
        ),
    source: 'Your account',
  }),
  reviews: () => ({
    text: inOne(
      'Reviews are on each product’s page, good and bad, and show who bought the floor from us. You can',
      'review a product on its page. [Our gallery](/gallery) shows floors in customers’ homes.',
    ),
    source: 'Reviews',
    suggestions: ['What is your best rated floor?'],
  }),
  rivals: (facts) => ({
    text: inOne(
      'I only know our own prices, so I can’t compare other shops or promise a price match. Our team can',
      `look at a quote you’ve had: please ${reachUs(facts)}.`,
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
      'You can read more [about us](/about), and customer reviews on each product’s page.',
    ),
    source: 'About us',
    suggestions: ['Where are you?', 'Can I send boxes back?'],
  }),
  photos: () => ({
    text: inOne(
      'I can’t look at pictures or plans here. Tell me the room’s measurements and the floor, and I’ll work',
      'out the boxes and cost. [Our gallery](/gallery) shows our floors in customers’ homes, and our team',
      'can look at a photo.',
    ),
    source: 'Gallery',
    person: true,
  }),
  invoice: ({ vatNumber }) => ({
    text: inOne(
      'Every order has a VAT invoice: open it in [your orders](/orders), or with the link in your order',
      `confirmation email.${vatNumber ? ` Our VAT number is ${vatNumber}.` : ''}`,
    ),
    source: 'Invoices',
    person: true,
  }),
  'bought-here': (facts) => ({
    text: inOne(
      'You can see what you bought in [your orders](/orders). We may no longer sell older floors, and I',
      `can’t look those up: please ${reachUs(facts)}`,
      'with your order reference or a photo of the label.',
    ),
    source: 'Orders',
    person: true,
  }),
} satisfies Record<string, (facts: TermFacts) => Said>;
