import { expect, test } from 'vitest';
import { letterGroups, listedLetters } from '#admin/letters/listed-letters.ts';
import type { Letter, LetterHead, OrderInLetter } from './letters.ts';
import { letterKinds, letterName, writeLetter } from './write-letter.tsx';

const head: LetterHead = {
  businessName: 'Strangford Floors',
  date: '29 November 2026',
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
const link = 'https://floors.example/reset-password?token=abcdefghijklmnopqrstuvwxyz';
const invoiceLink = 'https://floors.example/orders/1/invoice.pdf?token=abc';
/** Everything that staff can look at, with markup in whatever people type. */
const letters = Object.values(listedLetters).flatMap(({ samples }) => {
  const made = samples as Record<string, (origin: string) => Letter>;
  return Object.entries(made).map(([sample, make]) => ({ sample, letter: hostile(make(head.origin)) }));
});

function hostile<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (/kind|mail|link/i.test(key) ? value : `${value}\n<b>please</b> &`) as T;
  if (Array.isArray(value)) return value.map((one) => hostile(one)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name)])) as T;
}

test('every kind of letter is listed for staff with a sample, and called something of its own', () => {
  const kinds = Object.keys(letterKinds).sort();
  expect(Object.keys(listedLetters).sort()).toEqual(kinds);
  expect(letterGroups.flatMap((group) => group.kinds).toSorted()).toEqual(kinds);
  for (const [kind, { samples }] of Object.entries(listedLetters)) {
    expect(Object.keys(samples).length, kind).toBeGreaterThan(0);
    for (const make of Object.values(samples)) expect(make(head.origin).kind).toBe(kind);
  }
  expect(new Set(Object.values(letterKinds).map(({ name }) => name)).size).toBe(kinds.length);
  expect(new Set<unknown>(Object.values(letterKinds).map(({ Body }) => Body)).size).toBe(kinds.length);
  expect(letterName('order-shipped')).toBe('Order shipped');
  expect(letterName('written-once')).toBe('written-once');
});

for (const { letter, sample } of letters) {
  test(`${letter.kind}, ${sample}: subject, HTML and text say the same, in the shop's own words`, async () => {
    const { subject, html, text } = await writeLetter(letter, head);
    expect(subject).toMatch(/^[^\r\n]{8,120}$/);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('lang="en-GB"');
    expect(html).not.toMatch(/<script|<b>please|undefined|\[object|class="[^"]*\bundefined/);
    for (const said of ['Strangford Floors', '29 November 2026', '028 9649 6178', '41 Ballyholm Slip']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/<(?!b>|\/b>)[a-z/]|&nbsp;|&amp;|undefined|\[object/);
  });
}

test('links arrive whole in both parts', async () => {
  const { html, text } = await writeLetter({ kind: 'order-confirmed', order, invoiceLink }, head);
  expect(html).toContain('href="https://floors.example/orders/1?token=abc&amp;x=1"');
  expect(text).toContain('https://floors.example/orders/1?token=abc&x=1');
  expect(text).toContain(invoiceLink);
  expect((await writeLetter({ kind: 'password-link', fullName: 'Aoife', link, validMinutes: 60 }, head)).text).toContain(link);
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
