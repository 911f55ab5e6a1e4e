import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '#settings/settings.ts';
import { orderLine } from '../../../test/order-line.ts';
import type { Order } from '../order.ts';
import { vatOfOrder } from '../order-vat.ts';
import { documentNumber, type Invoiced, invoiceOf, sumsInWords, unitNetText } from './document.ts';

const settings = {
  ...defaultSettings,
  business_name: 'Strangford Floors',
  address_lines: ['41 Ballyholm Slip'],
  town: 'Bangor',
  postcode: 'BT20 0XX',
  phone: '028 9649 6178',
  email: 'hello@floors.example',
};
const line = (id: string, unitPence: number, quantity: number, isSample = false) => orderLine({ id, unitPence, quantity, isSample });
/** The VAT of an order of such lines; `rates`: hundredths of a percent, line by line. */
const vatOf = (order: Pick<Order, 'lines' | 'deliveryPence' | 'samplePostagePence'>, rates: readonly number[], carriage = 2000) =>
  vatOfOrder(
    {
      delivery_pence: order.deliveryPence,
      sample_postage_pence: order.samplePostagePence,
      vat_country: null,
      carriage_vat_basis_points: carriage,
      delivery_vat_pence: null,
      sample_postage_vat_pence: null,
    },
    order.lines.map(({ unitPence, quantity }, at) => ({ unit_pence: unitPence, quantity, vat_basis_points: rates[at] ?? 2000, vat_pence: null })),
  );
const someLines = [line('a', 3849, 3), line('b', 0, 1, true)];
const invoiced = (change: Partial<Order> = {}, more: Partial<Invoiced> = {}): Invoiced => ({
  order: {
    id: '0b9ad7a0-7d1f-4cf3-9f4a-0a2f3f1c5d1e',
    status: 'confirmed',
    totalPence: 12_146,
    createdAt: new Date('2026-03-03T10:00:00Z'),
    items: 4,
    email: 'aoife@example.com',
    goodsPence: 11_547,
    samplePostagePence: 599,
    deliveryPence: 0,
    delivery: null,
    refundedPence: 0,
    vat: vatOf({ lines: someLines, deliveryPence: 0, samplePostagePence: 599 }, []),
    paidAt: new Date('2026-03-03T10:05:00Z'),
    paymentMethod: 'card',
    holdsUntil: null,
    notes: '',
    showsPurchase: false,
    userId: null,
    address: { first_name: 'Aoife', last_name: 'Quinn', email: '', phone: '', address: '', city: '', postal_code: '', country: 'GB' },
    lines: someLines,
    shipments: [],
    replacements: [],
    collection: null,
    access: null,
    deliverTo: ['Aoife Quinn', '1 Quay Street', 'Bangor', 'BT20 5ED', 'United Kingdom'],
    ...change,
  },
  taxDay: '2026-03-03',
  payments: [{ method: 'card', amountPence: 12_146, isDeposit: false }],
  financedBy: null,
  ...more,
});

test('what an invoice says: whose, whom to, what for, what of it is VAT, how it was paid', () => {
  expect(invoiceOf(invoiced(), settings)).toMatchObject({
    title: 'Invoice',
    orderReference: '3F1C5D1E',
    taxDay: '2026-03-03',
    seller: { name: 'Strangford Floors', address: ['41 Ballyholm Slip', 'Bangor', 'BT20 0XX'], contact: ['028 9649 6178', 'hello@floors.example'] },
    // £115.47 of £121.46 at 20%: £19.245, half up, of £20.24.
    lines: [
      { name: 'Floor a', quantity: 3, unitPence: 3849, netPence: 9622, vatPence: 1925, totalPence: 11_547, basisPoints: 2000 },
      { name: 'Sample: Floor b', quantity: 1, totalPence: 0 },
      { name: 'Postage for 1 sample', netPence: 500, vatPence: 99, totalPence: 599 },
    ],
    byRate: [{ basisPoints: 2000, grossPence: 12_146, vatPence: 2024, netPence: 10_122 }],
    vatPence: 2024,
    vatCountry: 'GB',
    payments: ['£121.46 by card'],
    euro: null,
    invoice: null,
  });
});

test('it is a VAT invoice where the settings have a number, and for Ireland the number of the EU and the VAT in euros', () => {
  const own = { ...settings, vat_number: 'GB 123 4567 89', vat_number_eu: 'XI 123 4567 89', euro: { per_pound: 11_547, on: '2026-03-02' } };
  expect(invoiceOf(invoiced(), own)).toMatchObject({ title: 'VAT invoice', seller: { vatNumber: 'GB 123 4567 89' }, euro: null });
  const irish = invoiceOf(invoiced({ vat: { ...invoiced().order.vat, country: 'IE' } }), own);
  expect(irish.seller.vatNumber).toBe('XI 123 4567 89');
  expect(irish.seller.company).toBe('VAT number XI 123 4567 89.');
  // £20.24 × 1.1547 = €23.371…
  expect(irish.euro).toEqual({ vatCents: 2337, perPound: 11_547, on: '2026-03-02' });
});

test('a financed order names the lender, and the deposit', () => {
  const deposit = { method: 'card', amountPence: 5000, isDeposit: true };
  expect(invoiceOf(invoiced({}, { payments: [deposit], financedBy: 'PayItMonthly' }), settings).payments).toEqual([
    'Deposit of £50.00 by card',
    '£71.46 through PayItMonthly',
  ]);
});

test('whatever the rates, net and VAT add up to the total', () => {
  const lines = fc.array(
    fc.record({ pence: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }), rate: fc.constantFrom(0, 500, 1350, 2000) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(lines, fc.nat(5000), (goods, deliveryPence) => {
      const orderLines = goods.map(({ pence, quantity }, at) => line(String(at), pence, quantity));
      const totalPence = orderLines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, deliveryPence);
      const sums = { lines: orderLines, deliveryPence, samplePostagePence: 0, totalPence };
      const rates = goods.map(({ rate }) => rate);
      const invoice = invoiceOf(invoiced({ ...sums, vat: vatOf(sums, rates) }), settings);
      expect(invoice.lines.reduce((sum, { totalPence: each }) => sum + each, 0)).toBe(totalPence);
      expect(invoice.byRate.reduce((sum, { netPence, vatPence }) => sum + netPence + vatPence, 0)).toBe(totalPence);
      expect(invoice.lines.reduce((sum, { vatPence }) => sum + vatPence, 0)).toBe(invoice.vatPence);
      for (const { netPence, vatPence, totalPence: each } of invoice.lines) expect(netPence + vatPence).toBe(each);
    }),
  );
});

test('a number has at least six digits', () => {
  expect([documentNumber('invoice', 7), documentNumber('invoice', 1_234_567), documentNumber('credit-note', 12)]).toEqual([
    'INV-000007',
    'INV-1234567',
    'CN-000012',
  ]);
});

test('what one costs before VAT has hundredths of a penny where it needs them, and several rates have a sum of their own', () => {
  expect(unitNetText({ netPence: 9625, quantity: 3 })).toBe('£32.0833');
  expect(unitNetText({ netPence: 9626, quantity: 4 })).toBe('£24.0650');
  expect(unitNetText({ netPence: 321_000, quantity: 2 })).toBe('£1,605.00');
  const at = (basisPoints: number, netPence: number, vatPence: number) => ({ basisPoints, netPence, vatPence, grossPence: netPence + vatPence });
  const [one, two] = [at(2000, 1000, 200), at(500, 200, 10)];
  expect(sumsInWords({ byRate: [one], totalPence: 1200, vatPence: 200 })).toEqual([
    { term: 'Net at 20%', value: '£10.00' },
    { term: 'VAT at 20%', value: '£2.00' },
  ]);
  expect(sumsInWords({ byRate: [one, two], totalPence: 1410, vatPence: 210 }).slice(4)).toEqual([
    { term: 'Total before VAT', value: '£12.00' },
    { term: 'Total VAT', value: '£2.10' },
  ]);
});
