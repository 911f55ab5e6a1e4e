import { expect, test } from 'vitest';
import type { Letter, LetterHead, OrderInLetter } from './letters.ts';
import { letterKinds, letterName, writeLetter } from './write-letter.tsx';

const head: LetterHead = {
  businessName: 'Strangford Floors',
  origin: 'https://floors.example',
  phone: '028 9649 6178',
  email: 'hello@floors.example',
  address: '41 Ballyholm Slip, Bangor, BT20 0XX',
  isDemo: false,
};
const order: OrderInLetter = {
  reference: '3F9A12BC',
  link: 'https://floors.example/orders/1?token=abc&x=1',
  firstName: 'Aoife',
  lines: [
    { name: 'Mourne Oak', sku: 'WD-1', quantity: 14, unitPence: 3850, isSample: false },
    { name: 'Slate <Grey>', sku: 'TL-2', quantity: 1, unitPence: 0, isSample: true },
  ],
  deliveryPence: 599,
  totalPence: 54499,
  vat: { name: 'VAT', byRate: [{ rate: '20%', pence: 9083 }] },
  deliverTo: ['Aoife Quinn', '1 Quay Street', 'Bangor', 'BT20 1AA', 'United Kingdom'],
};
const collected = { ...order, collectFrom: { lines: ['Strangford Floors', 'Bangor'], hours: ['Mon–Fri 9am–5pm'] } };
const waiting = { code: 'K7PX4M', load: ['14 × Slate <Grey>'], grams: 203_400, keptUntil: '17 March 2026' };
const withdrawal = {
  reference: '3F9A12BC',
  link: 'https://floors.example/orders/1?token=abc',
  fullName: 'Aoife Quinn',
  goods: [{ name: 'Slate <Grey>', quantity: 3 }],
  reason: 'Too dark,\n<b>please</b>.',
  orderedOn: '3 March 2026',
  receivedOn: '10 March 2026',
  givenAt: '12 Mar 2026, 10:05',
};
const link = 'https://floors.example/reset-password?token=abcdefghijklmnopqrstuvwxyz';
const invoiceLink = 'https://floors.example/orders/1/invoice.pdf?token=abc';
const letters: Letter[] = [
  { kind: 'password-link', fullName: 'Aoife Quinn', link, validMinutes: 60 },
  { kind: 'password-changed', fullName: 'Aoife Quinn' },
  { kind: 'email-link', fullName: 'Aoife Quinn', link, newEmail: 'new@example.com', validMinutes: 1440 },
  { kind: 'email-in-use', fullName: 'Aoife Quinn' },
  { kind: 'email-changed', fullName: 'Aoife Quinn', newEmail: 'new@example.com' },
  { kind: 'account-deleted', fullName: 'Aoife Quinn' },
  { kind: 'erasure-link', link, hasAccount: true, validMinutes: 1440 },
  { kind: 'data-erased', orders: 2, stillUnderWay: ['3F9A12BC'], keptInvoices: 1 },
  { kind: 'contact-message', name: 'Aoife Quinn', email: 'a@example.com', phone: '', subject: 'A quote', message: 'Two rooms,\n<b>please</b>.' },
  { kind: 'contact-copy', firstName: 'Aoife', subject: 'A quote', message: 'Two rooms,\nplease.' },
  {
    kind: 'chat-reply',
    firstName: 'Aoife',
    messages: ['Twelve boxes, I make it.', 'Shall I set them aside?'],
    link: 'https://floors.example/?chat=open',
  },
  { kind: 'message-reply', firstName: 'Aoife', subject: 'A quote', message: 'Two rooms,\nplease.', reply: 'Gladly.\nCome and see us.' },
  {
    kind: 'your-floors',
    rooms: ['Lounge: 5.00 m × 4.00 m, 20.00 m²'],
    floors: [{ name: 'Mourne Oak', amount: '12 boxes', rooms: ['Lounge'], pence: 60_000 }],
    totalPence: 60_000,
    link: 'https://floors.example/your-rooms/shared/abc',
    worksFor: '90 days',
  },
  { kind: 'order-link', purpose: 'order', firstName: 'Aoife', reference: '3F9A12BC', link: order.link },
  { kind: 'order-link', purpose: 'withdrawal', firstName: 'Aoife', reference: '3F9A12BC', link: order.link },
  { kind: 'order-confirmed', order, invoiceLink },
  { kind: 'order-shipped', order, carrier: 'Lough Couriers', trackingLink: 'https://courier.example/1' },
  { kind: 'order-ready', order: collected, ...waiting },
  { kind: 'collection-reminder', order: collected, ...waiting },
  {
    kind: 'order-collected',
    order: collected,
    collectedBy: 'Brian Quinn',
    reviews: [{ productName: 'Mourne Oak', link: 'https://floors.example/products/1#reviews' }],
  },
  { kind: 'order-delivered', order, reviews: [{ productName: 'Mourne Oak', link: 'https://floors.example/products/1#reviews' }] },
  { kind: 'order-cancelled', order, refundPence: 54499 },
  { kind: 'order-refunded', order, refundPence: 3850, reason: 'One box arrived broken.' },
  { kind: 'refund-failed', order, refundPence: 3850 },
  {
    kind: 'claim-news',
    firstName: 'Aoife',
    reference: '3F9A12BC',
    link: order.link,
    title: 'We’re sending a replacement',
    said: 'There is nothing to pay.',
    goods: ['2 × Slate <Grey>: damaged'],
    answer: 'Sorry about that.',
    carrier: 'Carrier & Sons',
    trackingLink: 'https://carrier.example/1',
  },
  { kind: 'finance-begun', order, lender: 'PayItMonthly', depositPence: 5000, applicationLink: 'https://floors.example/orders/1/finance?token=abc' },
  {
    kind: 'finance-declined',
    order,
    lender: 'PayItMonthly',
    payLink: 'https://floors.example/checkout/1/pay?token=abc',
    refundPence: 5000,
    heldUntil: '4 Mar 2026, 10:05',
  },
  {
    kind: 'order-for-staff',
    order,
    staffLink: 'https://floors.example/admin/orders/1',
    email: 'aoife@example.com',
    phone: '07700 900123',
    notes: 'Ring twice,\n<b>please</b>.',
    paid: 'by card',
  },
  {
    kind: 'staff-notice',
    subject: 'Cards cannot be taken',
    lines: ['The token has expired.', 'Set a new one.'],
    link: 'https://floors.example/admin',
  },
  { kind: 'withdrawal-received', ...withdrawal },
  { kind: 'withdrawal-for-staff', ...withdrawal, staffLink: 'https://floors.example/admin/orders/1', email: 'aoife@example.com' },
];

test('every kind of letter has a sample here', () => {
  const kinds = Object.values(letterKinds);
  expect([...new Set(letters.map(({ kind }) => kind))].sort()).toEqual(Object.keys(letterKinds).sort());
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  expect(new Set<unknown>(kinds.map(({ Body }) => Body)).size).toBe(kinds.length);
  expect(letterName('order-shipped')).toBe('Order shipped');
  expect(letterName('written-once')).toBe('written-once');
});

for (const letter of letters) {
  test(`${letter.kind}: subject, HTML and text say the same, in the shop's own words`, async () => {
    const { subject, html, text } = await writeLetter(letter, head);
    expect(subject).toMatch(/^[^\r\n]{8,120}$/);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="en-GB"');
    expect(html).not.toMatch(/<script|<b>please|<Grey>|undefined|\[object|class="[^"]*\bundefined/);
    for (const said of ['Strangford Floors', '028 9649 6178', '41 Ballyholm Slip']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/<(?!Grey|b>|\/b>)[a-z/]|&nbsp;|&amp;|undefined|\[object/);
  });
}

test('links arrive whole in both parts', async () => {
  const { html, text } = await writeLetter({ kind: 'order-confirmed', order, invoiceLink }, head);
  expect(html).toContain('href="https://floors.example/orders/1?token=abc&amp;x=1"');
  expect(text).toContain('https://floors.example/orders/1?token=abc&x=1');
  expect(text).toContain(invoiceLink);
  expect((await writeLetter(letters[0] as Letter, head)).text).toContain(link);
});

test('figures of an order: lines, delivery, total, VAT; free delivery says so', async () => {
  const { text } = await writeLetter({ kind: 'order-confirmed', order, invoiceLink }, head);
  for (const figure of ['14 × £38.50', '£539.00', '£5.99', '£544.99', '£90.83']) expect(text).toContain(figure);
  expect((await writeLetter({ kind: 'order-confirmed', order: { ...order, deliveryPence: 0 }, invoiceLink }, head)).text).toContain('FREE');
  expect((await writeLetter({ kind: 'order-cancelled', order, refundPence: 0 }, head)).text).toContain('You have not been charged for it.');
  const financed = await writeLetter({ kind: 'order-cancelled', order, refundPence: 0, lender: 'PayItMonthly' }, head);
  expect(financed.text).toContain('PayItMonthly');
  expect(financed.text).not.toContain('You have not been charged');
});

test('a name with line breaks cannot break a subject', async () => {
  const { subject } = await writeLetter(
    { kind: 'contact-message', name: 'Ann\r\nBcc: all@example.com', email: 'a@example.com', phone: '', subject: 'A quote', message: 'x' },
    head,
  );
  expect(subject).toBe('A quote: Ann Bcc: all@example.com');
});
