import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { documentRules } from '../../../test/document-invariants.ts';
import { openSellingShop } from '../../../test/open-selling-shop.ts';
import { openStaffApi } from '../../../test/staff-api.ts';
import { cancelOrder } from '../cancel-order.server.ts';
import { confirmOrder } from '../confirm-order.server.ts';
import { readOrder } from '../read-order.server.ts';
import { refundOrder } from '../refund-order.server.ts';
import { readDocumentFilter } from '../staff/document-filter.ts';
import { everyDocument } from '../staff/list-documents.server.ts';
import { staffInvoiceCalls } from './api.server.ts';
import { documentFile } from './document-file.server.ts';
import { prepareInvoice } from './issue-documents.server.ts';
import { readDocuments } from './read-documents.server.ts';
import { writeMissingDocuments } from './write-missing.server.ts';

const { shop, close, runJob, send } = await openSellingShop('empty');
afterAll(close);

const oak = '00000001-5555-4555-8555-555555555555';
const staff = { kind: 'staff', userId: null } as const;
const names = { business_name: 'Quay Floors', vat_number: 'GB 999 9999 73', address_lines: ['1 Quay Street'], town: 'Bangor', max_hold_percent: 100 };
const settings = (change: object = {}) => shop.sql`insert into settings (values) values (${{ ...names, ...change } as never})
  on conflict (only_row) do update set values = excluded.values`;

beforeEach(async () => {
  shop.now = () => new Date('2026-11-28T23:30:00Z');
  await shop.sql`truncate orders, payments, refunds, products, outbox, rate_limits cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests cascade`;
  await shop.sql`update invoice_numbers set last = 0`;
  await shop.sql`update test_till.settings set refund_mode = 'immediate'`;
  await settings();
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 400)`;
});

const to = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', address: '2 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED' };
/** Three boxes at £38.50 and delivery at £29.95: £145.45, of it £24.24 VAT (24.2416…). */
const placed = async () => {
  const items = [{ product_id: oak, quantity: 3 }];
  return (await send('POST', '/orders/guest', { shipping_address: { ...to, country: 'GB' }, items, total_amount: 145.45 })).body;
};
const bought = async (): Promise<{ id: string; token: string; line: string }> => {
  const order = await placed();
  const card = { source_id: 'cnon:card-nonce-ok', amount_cents: 14_545, currency: 'GBP', order_id: order.id, token: order.token };
  expect((await send('POST', '/payments/square', card)).body.success).toBe(true);
  return { id: order.id, token: order.token, line: order.items[0].id };
};
const refund = async (id: string, amountPence: number | null, lines: { id: string; quantity: number }[] = []) => {
  await refundOrder(shop, id, { amountPence, lines, reason: 'Mrs Quinn was cross', restocks: false }, staff);
  await runJob('pay back');
};
const documents = async ({ id, token }: { id: string; token: string }) => (await send('GET', `/orders/${id}/invoices?token=${token}`)).body;
const sound = async () => {
  for (const { rule, broken } of documentRules(shop.sql)) expect([rule, [...(await broken)]]).toEqual([rule, []]);
};

test('a paid order has an invoice, for its shopper, in its letter and as a file', async () => {
  const order = await bought();
  const [invoice, ...more] = await documents(order);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: 'INV-000001',
    title: 'VAT invoice',
    tax_point: '2026-11-28',
    seller: { name: 'Quay Floors', vat_number: 'GB 999 9999 73' },
    buyer: ['Aoife Quinn', '2 Quay Street', 'Bangor', 'BT20 5ED', 'United Kingdom'],
    // £115.50 of it £19.25, £29.95 £4.99 of £24.24.
    lines: [
      { name: 'Mourne Oak', quantity: 3, price: 38.5, net: 96.25, vat_rate: 20, vat: 19.25, gross: 115.5 },
      { name: 'Delivery', net: 24.96, vat: 4.99, gross: 29.95 },
    ],
    by_rate: [{ rate: 20, net: 121.21, vat: 24.24, gross: 145.45 }],
    vat: 24.24,
    total: 145.45,
    payments: ['£145.45 by card'],
  });
  expect((await send('GET', `/orders/${order.id}/invoices`)).status).toBe(404);
  const [letter] = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'order-confirmed'`;
  expect(letter?.text).toContain(`/orders/${order.id}/invoice.pdf?token=`);
  const whole = await readOrder(shop, order.id);
  const [issued] = whole ? await readDocuments(shop, whole) : [];
  if (!issued) throw new Error('There is no invoice.');
  expect((await documentFile(shop, issued, { visitor: 'here' })).subarray(0, 5).toString()).toBe('%PDF-');
  await sound();
});

test('an invoice stays as it was made out, whatever the shop is called afterwards', async () => {
  const order = await bought();
  const before = await documents(order);
  await settings({ business_name: 'Other Floors', vat_number: '' });
  expect(await documents(order)).toEqual(before);
  await expect(shop.sql`update invoices set total_pence = 1`).rejects.toThrow('stays as it is');
  await expect(shop.sql`update invoices set number = 99`).rejects.toThrow('stays as it is');
  await refund(order.id, 100);
  await expect(shop.sql`update credit_notes set document = '{}'`).rejects.toThrow('stays as it is');
});

test('every refund has a credit note that names the invoice, until nothing is left', async () => {
  const order = await bought();
  await refund(order.id, null, [{ id: order.line, quantity: 1 }]);
  await refund(order.id, 999);
  const [, goods, some] = await documents(order);
  expect(goods).toMatchObject({
    kind: 'credit-note',
    number: 'CN-000001',
    credits_invoice: { number: 'INV-000001', issued_on: '2026-11-28' },
    buyer: ['Aoife Quinn', '2 Quay Street', 'Bangor', 'BT20 5ED', 'United Kingdom'],
    // £24.24 × 38.50 ÷ 145.45 = £6.416…
    lines: [{ name: 'Mourne Oak', detail: 'OAK', quantity: 1, net: 32.08, vat: 6.42, gross: 38.5 }],
    total: 38.5,
  });
  // £24.24 × 48.49 ÷ 145.45 = £8.081…, of which £6.42 went back before.
  expect(some).toMatchObject({ number: 'CN-000002', lines: [{ name: 'Refund', detail: '', gross: 9.99 }], vat: 1.66, total: 9.99 });
  await refund(order.id, 9695);
  await refund(order.id, 1);
  const all = await documents(order);
  expect(all.slice(1).map(({ total }: { total: number }) => total)).toEqual([38.5, 9.99, 96.95, 0.01]);
  expect(all.slice(1).reduce((sum: number, { vat }: { vat: number }) => sum + Math.round(vat * 100), 0)).toBe(2424);
  const letters = await shop.sql<{ text: string }[]>`select text from outbox where kind = 'order-refunded'`;
  expect(letters.map(({ text }) => /\/credit-notes\/[0-9a-f-]{36}\?token=/.test(text))).toEqual([true, true, true, true]);
  expect(JSON.stringify(all)).not.toContain('cross');
  await sound();
});

test('a refund of goods and of delivery names both, each at its rate, in whichever order they go back', async () => {
  const order = await bought();
  const back = async (wanted: { lines?: { id: string; quantity: number }[]; carriagePence?: number; amountPence?: number }) => {
    await refundOrder(shop, order.id, { amountPence: null, lines: [], reason: '', restocks: false, ...wanted }, staff);
    await runJob('pay back');
  };
  await back({ carriagePence: 2995 });
  await back({ lines: [{ id: order.line, quantity: 1 }], amountPence: 3000 });
  await back({ lines: [{ id: order.line, quantity: 2 }] });
  const [, delivery, handled, goods] = await documents(order);
  // £24.24 × 29.95 ÷ 145.45 = £4.991…; the shop took £8.50 off a box that came back handled.
  expect(delivery).toMatchObject({ lines: [{ name: 'Delivery', detail: '', quantity: 1, net: 24.96, vat: 4.99, gross: 29.95 }], total: 29.95 });
  expect(handled).toMatchObject({ lines: [{ name: 'Refund', detail: 'For 1 × Mourne Oak (OAK)', gross: 30 }], total: 30 });
  expect(goods).toMatchObject({ lines: [{ name: 'Mourne Oak', quantity: 2, gross: 77 }], total: 77 });
  await sound();
});

test('a cancelled order is credited line by line as it was charged', async () => {
  const order = await bought();
  await cancelOrder(shop, order.id, staff, 'Sold by mistake');
  await runJob('pay back');
  const [invoice, note] = await documents(order);
  expect([note.lines, note.total, note.vat]).toEqual([invoice.lines, 145.45, 24.24]);
  await sound();
});

test('what a lender paid is credited when it is noted, and the rest when the order is cancelled', async () => {
  const [order] = await shop.sql<{ id: string }[]>`
    insert into orders (email, status, total_pence, goods_pence, shipping_address, paid_at, payment_method, stock_state, vat_country,
      delivery_vat_pence, sample_postage_vat_pence)
    values ('a@example.com', 'confirmed', 11550, 11550, ${shop.sql.json({ ...to, country: 'GB' })}, now(), 'finance', 'sold', 'GB', 0, 0)
    returning id`;
  const id = order?.id ?? '';
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence, vat_pence)
    values (${id}, ${oak}, 'Mourne Oak', 'OAK', 3, 3850, 1925)`;
  await refundOrder(shop, id, { amountPence: 3850, lines: [], reason: '', restocks: false }, staff);
  await cancelOrder(shop, id, staff);
  const notes = await shop.sql`select number, total_pence, vat_pence, refund_id from credit_notes order by number`;
  expect(notes.map((row) => ({ ...row }))).toEqual([
    { number: 1, total_pence: 3850, vat_pence: 642, refund_id: null },
    { number: 2, total_pence: 7700, vat_pence: 1283, refund_id: null },
  ]);
  await sound();
});

test('a number that was drawn for nothing is drawn again, and buyers who pay at once have numbers without gaps', async () => {
  const first = await bought();
  const whole = await readOrder(shop, first.id);
  if (!whole) throw new Error('The order is gone.');
  await shop.sql`delete from invoices`;
  await shop.sql`update invoice_numbers set last = 0`;
  const failing = inTransaction(shop.db, async (trx) => {
    await (await prepareInvoice(shop, trx, whole))();
    throw new Error('The power went.');
  });
  await expect(failing).rejects.toThrow('The power went.');
  await inTransaction(shop.db, async (trx) => (await prepareInvoice(shop, trx, whole))());
  const orders: { id: string }[] = [];
  for (let n = 0; n < 20; n += 1) orders.push(await placed());
  const pay = (id: string, n: number) =>
    inTransaction(shop.db, async (trx) => {
      await confirmOrder(shop, trx, id, { paidWith: 'finance' });
      if (n % 4 === 0) throw new Error('The power went.');
    });
  const ends = await Promise.allSettled(orders.map(({ id }, n) => pay(id, n)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
  const numbers = await shop.sql<{ number: number }[]>`select number from invoices order by number`;
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  await sound();
});

test('what was paid and paid back before there were such documents gets them, in the order in which it happened', async () => {
  const [one, two] = [await bought(), await bought()];
  await refund(two.id, 1000);
  await shop.sql`delete from credit_notes`;
  await shop.sql`delete from invoices`;
  await shop.sql`update invoice_numbers set last = 0`;
  // Numbered by the version before, which wrote no more than that.
  await shop.sql`insert into invoices (order_id) values (${two.id})`;
  while (await writeMissingDocuments(shop));
  expect((await documents(two)).map(({ number }: { number: string }) => number)).toEqual(['INV-000001', 'CN-000001']);
  expect((await documents(one)).map(({ number }: { number: string }) => number)).toEqual(['INV-000002']);
  await sound();
  expect(await writeMissingDocuments(shop)).toBe(false);
});

test('staff find documents by number, order, name and day, and nobody else sees them', async () => {
  const ask = await openStaffApi(shop, staffInvoiceCalls);
  const [one, two] = [await bought(), await bought()];
  await refund(two.id, 1000);
  const found = async (query: string) => {
    const { json } = await ask('admin', 'GET', `/admin/invoices?${query}`);
    return (json.invoices as { number: string }[]).map(({ number }) => number);
  };
  expect(await found('')).toEqual(expect.arrayContaining(['INV-000001', 'INV-000002', 'CN-000001']));
  const inFile: string[] = [];
  for await (const some of everyDocument(shop, readDocumentFilter(new URLSearchParams()), 1)) inFile.push(...some.map(({ number }) => number));
  // Made out in the same moment: by number, then by kind.
  expect(inFile).toEqual(['CN-000001', 'INV-000001', 'INV-000002']);
  expect(await found('search=INV-000002')).toEqual(['INV-000002']);
  expect(await found('search=cn-1')).toEqual(['CN-000001']);
  expect(await found(`search=${one.id.slice(-8)}`)).toEqual(['INV-000001']);
  expect(await found('search=quinn&kind=credit-note')).toEqual(['CN-000001']);
  expect(await found('from=2026-11-29')).toEqual([]);
  expect(await found('to=2026-11-28&country=IE')).toEqual([]);
  expect([(await ask('guest', 'GET', '/admin/invoices')).status, (await ask('customer', 'GET', '/admin/invoices')).status]).toEqual([401, 403]);
  expect((await send('GET', `/orders/${randomUUID()}/invoices`)).status).toBe(404);
});
