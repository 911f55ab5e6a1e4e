import { claimNews, goodsInWords } from '#claims/claim-words.ts';
import { sayHeld } from '#delivery/hold.ts';
import type { OrderInLetter } from '#mail/letters.ts';
import { piecesInWords, returnNews } from '#orders/returns/return-words.ts';
import { type ListedLetters, sample } from './sample.ts';

const { firstName, fullName, email, reference, goods } = sample;
const lender = 'Sample Lender';
const answer = 'What you write to the customer stands here.';
const orderLink = (origin: string) => `${origin}/orders/sample`;

const sampleOrder = (origin: string): OrderInLetter => ({
  reference,
  link: orderLink(origin),
  firstName,
  lines: [
    { name: goods, sku: 'SAMPLE-1', quantity: 12, unitPence: 3_000, isSample: false },
    { name: 'Sample Slate Grey LVT', sku: 'SAMPLE-2', quantity: 1, unitPence: 0, isSample: true },
  ],
  deliveryPence: 1_000,
  comes: 'Between Tue 8 and Fri 11 December',
  totalPence: 37_000,
  vat: { name: 'VAT', byRate: [{ rate: '20%', pence: 6_167 }] },
  deliverTo: [fullName, '1 Sample Street', 'Sampletown', 'ZZ1 1ZZ', 'United Kingdom'],
});

/** The same, where it is collected. */
const collectedOrder = (origin: string): OrderInLetter => ({
  ...{ ...sampleOrder(origin), comes: null, deliverTo: [fullName] },
  collectFrom: { lines: ['The showroom', '1 Sample Street', 'Sampletown'], hours: ['Mon–Fri 9am–5pm'] },
});
const waiting = { code: 'SAMPLE', load: [`12 × ${goods}`], grams: 180_000, keptUntil: '24 December 2026' };

/** What a shopper is told of an order, in the order in which it happens. */
export const orderLetters = {
  'order-confirmed': {
    when: 'As soon as an order is paid, or its finance approved.',
    samples: { Paid: (at) => ({ kind: 'order-confirmed', order: sampleOrder(at), invoiceLink: `${orderLink(at)}/invoice.pdf` }) },
  },
  'finance-begun': {
    when: 'When a shopper chooses to pay monthly and is sent to the lender.',
    samples: {
      'With a deposit': (at) => ({
        ...{ kind: 'finance-begun', order: sampleOrder(at), lender, depositPence: 5_000 },
        applicationLink: `${orderLink(at)}/finance`,
      }),
    },
  },
  'finance-declined': {
    when: 'When the lender declines.',
    samples: {
      'With a deposit': (at) => ({
        ...{ kind: 'finance-declined', order: sampleOrder(at), lender, refundPence: 5_000 },
        payLink: `${at}/checkout/sample/pay`,
        heldUntil: '10 December, 10:00',
      }),
    },
  },
  'delivery-moved': {
    when: 'When you move a delivery to another day, and when a shopper whose delivery is on hold chooses one.',
    samples: {
      'Moved by you': (at) => ({
        ...{ kind: 'delivery-moved', byShop: true, reason: 'What you write to the customer stands here.' },
        order: { ...sampleOrder(at), comes: 'On Wed 9 December' },
      }),
      'Chosen by the customer': (at) => ({
        ...{ kind: 'delivery-moved', byShop: false, reason: '' },
        order: { ...sampleOrder(at), comes: 'On Wed 9 December' },
      }),
    },
  },
  'held-reminder': {
    when: 'A week before a delivery has been on hold for as long as it can be.',
    samples: { Reminder: (at) => ({ kind: 'held-reminder', order: { ...sampleOrder(at), comes: sayHeld('2027-01-27') } }) },
  },
  'order-shipped': {
    when: 'When you mark an order as dispatched. Where you mark several at once it waits as long as you can undo that.',
    samples: {
      'With a tracking link': (at) => ({
        ...{ kind: 'order-shipped', order: sampleOrder(at), carrier: 'Sample Couriers', trackingLink: 'https://courier.example/sample' },
      }),
      'In parts': (at) => ({ kind: 'order-shipped', order: sampleOrder(at), part: { goods: [`6 × ${goods}`], isLast: false } }),
      'By your own van': (at) => ({ kind: 'order-shipped', order: sampleOrder(at) }),
    },
  },
  'order-preparing': {
    when: 'When you mark an order that will be collected as being prepared.',
    samples: { Preparing: (at) => ({ kind: 'order-preparing', order: collectedOrder(at) }) },
  },
  'order-ready': {
    when: 'When you mark an order as ready to collect.',
    samples: { Ready: (at) => ({ kind: 'order-ready', order: collectedOrder(at), ...waiting }) },
  },
  'collection-reminder': {
    when: 'When an order has waited in the showroom for a while.',
    samples: { Reminder: (at) => ({ kind: 'collection-reminder', order: collectedOrder(at), ...waiting }) },
  },
  'order-collected': {
    when: 'When you hand over an order in the showroom.',
    samples: {
      Collected: (at) => ({
        kind: 'order-collected',
        order: collectedOrder(at),
        collectedBy: fullName,
        reviews: [{ productName: goods, link: `${at}/products` }],
      }),
    },
  },
  'order-delivered': {
    when: 'When you mark an order as delivered.',
    samples: {
      Delivered: (at) => ({ kind: 'order-delivered', order: sampleOrder(at), reviews: [{ productName: goods, link: `${at}/products` }] }),
    },
  },
  'order-link': {
    when: 'When a guest asks for the link to their order, on the website or in the chat.',
    samples: {
      'To see the order': (at) => ({ kind: 'order-link', purpose: 'order', firstName, reference, link: orderLink(at) }),
      'To withdraw from it': (at) => ({ kind: 'order-link', purpose: 'withdrawal', firstName, reference, link: orderLink(at) }),
    },
  },
} satisfies Partial<ListedLetters>;

const notice = (origin: string) => ({
  ...{ reference, link: orderLink(origin), fullName },
  goods: [{ name: goods, quantity: 2 }],
  ...{ reason: 'The colour is not what I hoped for.', orderedOn: '1 December 2026', receivedOn: '9 December 2026', givenAt: '12 Dec 2026, 10:05' },
});

/** What is cancelled, sent back, paid back or put right. */
export const afterwardsLetters = {
  'order-cancelled': {
    when: 'When an order that was paid or financed is cancelled, and whenever you cancel one.',
    samples: {
      'Paid by card': (at) => ({ kind: 'order-cancelled', order: sampleOrder(at), refundPence: 37_000, reason: 'Ordered by mistake.' }),
      'Not charged': (at) => ({ kind: 'order-cancelled', order: sampleOrder(at), refundPence: 0 }),
      Financed: (at) => ({ kind: 'order-cancelled', order: sampleOrder(at), refundPence: 0, lender }),
    },
  },
  'order-refunded': {
    when: 'When a refund of all or part of an order has been made.',
    samples: {
      'In part': (at) => ({
        kind: 'order-refunded',
        order: sampleOrder(at),
        refundPence: 3_000,
        reason: 'One box arrived broken.',
        creditNoteLink: `${orderLink(at)}/credit-notes/1`,
      }),
    },
  },
  'refund-failed': {
    when: 'When the card provider tells us that a refund failed after all.',
    samples: { Failed: (at) => ({ kind: 'refund-failed', order: sampleOrder(at), refundPence: 3_000 }) },
  },
  'withdrawal-received': {
    when: 'When a shopper sends notice that they are withdrawing from all or part of an order.',
    samples: { Received: (at) => ({ kind: 'withdrawal-received', ...notice(at) }) },
  },
  'claim-news': {
    when: 'At every step of a problem that a shopper reported, and when you write to them about it.',
    samples: Object.fromEntries(
      Object.values(claimNews).map((news) => [
        news.title,
        (at: string) => ({
          ...{ kind: 'claim-news' as const, ...news, firstName, reference, link: `${orderLink(at)}/report/sample` },
          goods: [goodsInWords({ name: goods, quantity: 2, fault: 'damaged' })],
          answer,
        }),
      ]),
    ),
  },
  'return-news': {
    when: 'At every step of a return: agreed, sent, arrived, refunded or refused.',
    samples: Object.fromEntries(
      Object.values(returnNews).map((news) => [
        news.title,
        (at: string) => ({
          ...{ kind: 'return-news' as const, ...news, firstName, reference, link: `${orderLink(at)}/returns/sample`, more: [], answer },
          goods: [piecesInWords({ name: goods, quantity: 2 })],
        }),
      ]),
    ),
  },
} satisfies Partial<ListedLetters>;

/** What the shop's own address is told of them. */
export const orderStaffLetters = {
  'order-for-staff': {
    when: 'As soon as an order is paid, or its finance approved.',
    samples: {
      'New order': (at) => ({
        ...{ kind: 'order-for-staff', order: sampleOrder(at), staffLink: `${at}/admin/orders`, email, phone: '' },
        ...{ notes: 'Please ring before you come.', paid: 'by card' },
      }),
    },
  },
  'withdrawal-for-staff': {
    when: 'When a shopper sends notice that they are withdrawing from all or part of an order.',
    samples: {
      Received: (at) => ({ kind: 'withdrawal-for-staff', ...notice(at), staffLink: `${at}/admin/orders`, email }),
    },
  },
} satisfies Partial<ListedLetters>;
