import { afterAll, beforeEach, expect, test } from 'vitest';
import { euStanding } from '#tax/eu-sales.ts';
import { ossReturn } from '#tax/oss.ts';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { ensureInvoice, issueCreditNote, voidCreditNote } from '../invoice/issue-documents.server.ts';
import { listOssQuarters, readEuSales, readOssEntries } from './eu-sales.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
let today = '2026-11-29';
shop.now = () => new Date(`${today}T12:00:00Z`);

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds cascade`;
});

/** An order that was paid on a day, for goods of so many pence at a rate (hundredths of a percent), with its invoice. */
const sold = async (day: string, country: string, pence: number, vatCountry = 'IE', rate = 2300) => {
  today = day;
  const vat = Math.round((pence * rate) / (10_000 + rate));
  const [order] = await shop.sql<{ id: string }[]>`
    insert into orders (email, status, total_pence, goods_pence, shipping_address, paid_at, payment_method, stock_state, vat_country,
      carriage_vat_basis_points, delivery_vat_pence, sample_postage_vat_pence)
    values ('a@example.com', 'delivered', ${pence}, ${pence}, ${shop.sql.json({ city: 'Dublin', country })}, ${shop.now()}, 'card', 'sold',
      ${vatCountry}, ${rate}, 0, 0) returning id`;
  const id = order?.id ?? '';
  await shop.sql`insert into order_lines (order_id, product_name, sku, quantity, unit_pence, vat_basis_points, vat_pence)
    values (${id}, 'Oak', 'OAK', 1, ${pence}, ${rate}, ${vat})`;
  const [payment] = await shop.sql<{ id: string }[]>`
    insert into payments (order_id, idempotency_key, amount_pence, method, status, settled_at)
    values (${id}, ${id}, ${pence}, 'card', 'succeeded', ${shop.now()}) returning id`;
  await ensureInvoice(shop, id);
  return { id, payment: payment?.id ?? '' };
};
const paidBack = async (day: string, { id, payment }: { id: string; payment: string }, pence: number) => {
  today = day;
  const [refund] = await shop.sql<{ id: string }[]>`
    insert into refunds (order_id, payment_id, idempotency_key, amount_pence, status)
    values (${id}, ${payment}, ${crypto.randomUUID()}, ${pence}, 'succeeded') returning id`;
  const refundId = refund?.id ?? '';
  await issueCreditNote(shop, shop.db, { orderId: id, refundId, amountPence: pence });
  return refundId;
};

test('sales to the EU are counted before tax, whoever’s VAT they had, in their own year, less what went back', async () => {
  const before = await sold('2025-12-31', 'IE', 12_000, 'GB', 2000);
  const first = await sold('2026-01-01', 'IE', 12_300);
  await sold('2026-06-01', 'GB', 99_900, 'GB', 2000);
  await paidBack('2026-07-01', first, 1230);
  await paidBack('2026-07-02', before, 1200);
  // £123.00 - £12.30 are £90.00 before tax, £120.00 - £12.00 of the year before £90.00 too.
  expect(await readEuSales(shop)).toEqual({ thisYear: 9000, lastYear: 9000 });
  today = '2027-01-01';
  expect(await readEuSales(shop)).toEqual({ thisYear: 0, lastYear: 9000 });
  const terms = { eu_threshold_pence: 8999, eu_vat_from: null };
  expect(euStanding(await readEuSales(shop), terms, today)).toMatchObject({ state: 'passed', isOverdue: true });
});

test('the return of a quarter has its sales, and corrections of earlier quarters; UK VAT is none of it', async () => {
  const early = await sold('2026-09-30', 'IE', 24_600);
  const late = await sold('2026-10-01', 'IE', 12_300);
  await sold('2026-10-02', 'IE', 12_000, 'GB', 2000);
  await sold('2026-10-03', 'GB', 12_000, 'GB', 2000);
  await paidBack('2026-11-29', early, 2460);
  await paidBack('2026-11-29', late, 1230);
  expect(ossReturn(await readOssEntries(shop, '2026-Q4'), '2026-Q4')).toEqual({
    supplies: [{ country: 'IE', basisPoints: 2300, netPence: 9000, vatPence: 2070 }],
    corrections: [{ country: 'IE', quarter: '2026-Q3', vatPence: -460 }],
  });
  expect(ossReturn(await readOssEntries(shop, '2026-Q3'), '2026-Q3')).toEqual({
    supplies: [{ country: 'IE', basisPoints: 2300, netPence: 20_000, vatPence: 4600 }],
    corrections: [],
  });
  expect(await listOssQuarters(shop)).toEqual(['2026-Q4', '2026-Q3']);
});

test('a refund that failed after its quarter was returned is put right in the next', async () => {
  const order = await sold('2026-10-01', 'IE', 12_300);
  const refund = await paidBack('2026-12-31', order, 1230);
  today = '2027-01-02';
  await voidCreditNote(shop, shop.db, refund);
  expect(ossReturn(await readOssEntries(shop, '2026-Q4'), '2026-Q4').supplies).toMatchObject([{ vatPence: 2070 }]);
  expect(ossReturn(await readOssEntries(shop, '2027-Q1'), '2027-Q1')).toEqual({
    supplies: [],
    corrections: [{ country: 'IE', quarter: '2026-Q4', vatPence: 230 }],
  });
});
