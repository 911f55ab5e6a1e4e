import { afterAll, beforeEach, expect, test } from 'vitest';
import { settlePayment } from '#payments/take-payment.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { applyForOrder } from './financing/apply-for-order.server.ts';
import { approveFinance, payByCardInstead } from './financing/decide-finance.server.ts';
import { placeOrder } from './place-order.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const oak = '00000001-4444-4222-8222-222222222222';
const ann = '00000002-4444-4222-8222-222222222222';
const names = { first_name: 'Ann', last_name: 'Bell', email: 'ann@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const shopper = { kind: 'shopper' as const, userId: ann };
const staff = { kind: 'staff' as const, userId: null };

beforeEach(async () => {
  await shop.sql`truncate orders, payments, finance_applications, products, users, outbox, cart_lines cascade`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2)
    values (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 10000, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 40)`;
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${ann}, 'Ann', 'ann', 'ann@example.com', 'x')`;
  await shop.sql`insert into cart_lines (user_id, product_id, quantity, is_sample) values (${ann}, ${oak}, 3, false), (${ann}, ${oak}, 1, true)`;
});

const inCart = async () => [...(await shop.sql`select quantity, is_sample from cart_lines order by is_sample`)];
const place = async () => {
  const items = [
    { product_id: oak, quantity: 3, is_sample: false },
    { product_id: oak, quantity: 1, is_sample: true },
  ];
  return placeOrder(shop, { userId: ann, address, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null });
};
const paidByCard = async (orderId: string, amountPence: number) => {
  const payment = { order_id: orderId, idempotency_key: orderId, amount_pence: amountPence, method: 'card' };
  const { id } = await shop.db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow();
  await settlePayment(shop, { id, orderId }, { kind: 'succeeded', providerId: id, receiptUrl: null });
};

test('what was paid for leaves the customer’s cart; more boxes of the same floor, put in since, stay', async () => {
  const { id, totalPence } = await place();
  await shop.sql`update cart_lines set quantity = 5 where not is_sample`;
  await paidByCard(id, totalPence);
  expect(await inCart()).toEqual([{ quantity: 2, is_sample: false }]);
});

test('what a lender is asked for leaves it at once, and what comes into it since stays whatever becomes of that', async () => {
  const { id, totalPence } = await place();
  const apply = (isAdult: boolean) => applyForOrder(shop, id, { pricePence: totalPence, depositPence: 0, isAdult }, shopper);
  await expect(apply(false)).rejects.toMatchObject({ code: 'not-adult' });
  expect(await inCart()).toHaveLength(2);
  await apply(true);
  expect(await inCart()).toEqual([]);

  await shop.sql`insert into cart_lines (user_id, product_id, quantity) values (${ann}, ${oak}, 2)`;
  await payByCardInstead(shop, id, shopper);
  await apply(true);
  await approveFinance(shop, id, staff);
  expect(await inCart()).toEqual([{ quantity: 2, is_sample: false }]);
});
