import { afterAll, beforeEach, expect, test } from 'vitest';
import { approvalCookie, approvalOf, noteReturn, readApproval } from '#finance/applications.server.ts';
import { applyForProduct } from '#finance/apply-for-product.server.ts';

import { openTestShop } from '../../../test/open-test-shop.ts';
import { placeOrder } from '../place-order.server.ts';
import { readOrder } from '../read-order.server.ts';
import { applyForOrder } from './apply-for-order.server.ts';
import { approveFinance } from './decide-finance.server.ts';
import { readOrderApplication } from './order-application.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const oak = '00000001-1111-4111-8111-111111111111';
const actor = { kind: 'shopper' as const, userId: null };
const address = {
  ...{ first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' },
  ...{ address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' },
};

beforeEach(async () => {
  await shop.sql`truncate orders, finance_applications, products, outbox cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence) values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 60)`;
});

const place = async (quantity: number) => {
  const items = [{ product_id: oak, quantity, is_sample: false }];
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  return (await placeOrder(shop, { ...checkout, address })).id;
};
/** Applied for from a card or a product's page, and come back with that outcome. */
const applied = async (quantity: number, outcome: 'pass' | 'fail') => {
  await applyForProduct(shop, { productId: oak, quantity, pricePence: quantity * 3850, depositPence: 5000 });
  const [row] = await shop.sql<{ id: string }[]>`select id from finance_applications where order_id is null order by created_at desc limit 1`;
  await noteReturn(shop, row?.id ?? '', outcome);
  return row?.id ?? '';
};
const use = async (orderId: string, approvalId: string) =>
  applyForOrder(shop, orderId, { pricePence: null, depositPence: 5000, isAdult: true, approval: await readApproval(shop, approvalId) }, actor);

test('what the lender accepted becomes the application of the order that follows, and staff are told to confirm it', async () => {
  const approval = await applied(14, 'pass');
  const id = await place(14);
  await use(id, approval);
  expect((await readOrder(shop, id))?.status).toBe('finance_pending');
  expect(await readOrderApplication(shop.db, id)).toMatchObject({ id: approval, status: 'returned_pass', pricePence: 53_900, depositPence: 5000 });
  const [event] = await shop.sql`select note from order_events where order_id = ${id} and kind = 'attention'`;
  expect(event?.note).toContain('Check with the lender, then confirm.');
  expect(await shop.sql`select from finance_applications`).toHaveLength(1);
  await expect(approveFinance(shop, id, { kind: 'staff', userId: null })).rejects.toMatchObject({ code: 'deposit-unpaid' });
});

test('it is used once, and for what was asked for only', async () => {
  const approval = await applied(14, 'pass');
  const other = await place(13);
  await expect(use(other, approval)).rejects.toMatchObject({ code: 'other-goods' });
  const [first, second] = [await place(14), await place(14)];
  const kept = await readApproval(shop, approval);
  const wanted = { pricePence: null, depositPence: 5000, isAdult: true, approval: kept };
  await applyForOrder(shop, first, wanted, actor);
  await expect(applyForOrder(shop, second, wanted, actor)).rejects.toMatchObject({ code: 'approval-used' });
  expect((await readOrder(shop, second))?.status).toBe('pending');
  expect(await readApproval(shop, approval)).toBeNull();
});

test('what was declined, or is no application, is no approval', async () => {
  expect(await readApproval(shop, await applied(14, 'fail'))).toBeNull();
  for (const id of ['', 'x', oak]) expect(await readApproval(shop, id)).toBeNull();
  const cookie = approvalCookie('https://floors.example', await applied(14, 'pass')).split(';')[0] ?? '';
  expect(await approvalOf(shop, new Request('https://floors.example', { headers: { cookie } }))).toMatchObject({
    quantity: 14,
    goods: '14 × Mourne Oak',
  });
  expect(await approvalOf(shop, new Request('https://floors.example'))).toBeNull();
});
