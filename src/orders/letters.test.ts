import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listedLetters } from '#admin/letters/listed-letters.ts';
import { listUndoSteps } from '#audit/undo-steps.server.ts';
import type { LetterKind } from '#mail/letters.ts';
import { settleRefund } from '#payments/refunds.server.ts';
import { settlePayment } from '#payments/take-payment.server.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { moveOrder } from './move-order.server.ts';
import { type OrderStatus, orderReference } from './order.ts';
import type { Actor } from './order-moves.ts';
import { placeOrder } from './place-order.server.ts';
import { mayOpenOrder } from './read-order.server.ts';
import { requestRefund } from './refund-order.server.ts';
import { moveOrders, undoMoves } from './staff/move-many.server.ts';
import { readReturns } from './withdrawals.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const oak = '00000001-1111-4111-8111-111111111111';
const slate = '00000002-1111-4111-8111-111111111111';
const shopper: Actor = { kind: 'shopper', userId: null };
const staff: Actor = { kind: 'staff', userId: null };

const owner = { id: '00000009-1111-4111-8111-111111111111' };

beforeAll(async () => {
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${owner.id}, 'Una', 'una', 'una@example.com', 'x')`;
});

beforeEach(async () => {
  await shop.sql`truncate orders, payments, refunds, products, outbox, settings cascade`;
  await shop.sql`insert into settings (values) values ('{"email": "shop@floors.example"}')`;
  await caughtUp(shop);
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400), (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2500, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${oak}, 20), (${slate}, 20)`;
});

const place = async () => {
  const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '07700 900123' };
  const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
  const items = [
    { product_id: oak, quantity: 6, is_sample: false },
    { product_id: slate, quantity: 1, is_sample: true },
  ];
  return placeOrder(shop, {
    userId: null,
    address,
    items,
    notes: 'Ring twice',
    showsPurchase: false,
    checkoutKey: null,
    from: null,
    expectedTotalPence: null,
  });
};
const pay = async ({ id, totalPence }: { id: string; totalPence: number }) => {
  const payment = { order_id: id, idempotency_key: randomUUID(), amount_pence: totalPence, purpose: 'order', method: 'card' };
  const row = await shop.db.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow();
  // Told twice, by the answer and by a webhook: one letter all the same.
  const settled = { id: row.id, orderId: id };
  for (let told = 0; told < 2; told += 1) await settlePayment(shop, settled, { kind: 'succeeded', providerId: row.id, receiptUrl: null });
};
const newLetters = async () => {
  const rows = await shop.db.deleteFrom('outbox').returning(['kind', 'recipient', 'reply_to', 'text']).execute();
  return rows.sort((one, other) => one.kind.localeCompare(other.kind));
};
const kinds = async () => (await newLetters()).map(({ kind }) => kind);

test('from the order to the door, each move writes to the shopper once', async () => {
  const order = await place();
  expect(await kinds()).toEqual([]);
  await pay(order);
  expect(await kinds()).toEqual(['order-confirmed', 'order-for-staff']);
  await moveOrder(shop, order.id, { to: 'shipped', note: '', carrier: 'Lough Couriers', trackingLink: 'https://courier.example/1' }, staff);
  const [shipped, ...more] = await newLetters();
  expect(more).toEqual([]);
  expect(shipped).toMatchObject({
    kind: 'order-shipped',
    recipient: 'aoife@example.com',
    text: expect.stringContaining('https://courier.example/1'),
  });
  await moveOrder(shop, order.id, { to: 'delivered', note: '' }, staff);
  const [delivered, ...others] = await newLetters();
  expect(others).toEqual([]);
  expect(delivered?.kind).toBe('order-delivered');
  // What was walked on can be reviewed, at the part of the page where that is; a sample cannot.
  expect(delivered?.text).toContain(`https://floors.example/products/${oak}#reviews`);
  expect(delivered?.text).not.toContain(slate);
});

test('orders sent many at once: letters wait, and go with the next; undone, the orders stand where they stood, nobody is written to', async () => {
  const one = await place();
  const two = await place();
  const three = await place();
  for (const order of [one, two, three]) await pay(order);
  await newLetters();
  const trackingLink = 'https://courier.example/1';
  const orders = [{ id: one.id, trackingLink }, { id: two.id }, { id: three.id }, { id: randomUUID() }];
  const { moved, failed, step } = await moveOrders(shop, owner, { to: 'shipped', carrier: 'Lough Couriers', orders });
  expect([moved, failed]).toEqual([3, [expect.stringContaining('Order not found')]]);
  const due = () => shop.sql`select order_id, next_attempt_at > ${shop.now()} as waits, text from outbox order by order_id`;
  expect((await due()).map(({ waits }) => waits)).toEqual([true, true, true]);
  expect((await due()).find(({ order_id }) => order_id === one.id)?.text).toContain(trackingLink);
  expect(await listUndoSteps(shop, 'orders')).toMatchObject([{ id: step, said: '3 orders marked as shipped.', by: 'Una' }]);

  // Something else happened to the second; of the third the letter is on its way.
  await moveOrder(shop, two.id, { to: 'delivered', note: '' }, staff);
  expect((await due()).filter(({ order_id }) => order_id === two.id).map(({ waits }) => waits)).toEqual([false, false]);
  await shop.sql`update outbox set attempts = 1 where order_id = ${three.id}`;
  const { undone, left } = await undoMoves(shop, owner, step ?? '');
  expect(undone).toBe(1);
  expect(left.toSorted()).toEqual(
    [
      `${orderReference(two.id)}: something else has happened to this order since, so it is still delivered.`,
      `${orderReference(three.id)}: the customer has already been emailed, so it is still shipped.`,
    ].toSorted(),
  );
  const standing = await shop.sql`select id, status from orders where id in (${one.id}, ${two.id}, ${three.id})`;
  expect(Object.fromEntries(standing.map(({ id, status }) => [id, status]))).toEqual({
    [one.id]: 'confirmed',
    [two.id]: 'delivered',
    [three.id]: 'shipped',
  });
  expect((await due()).filter(({ order_id }) => order_id === one.id)).toEqual([]);
  await expect(undoMoves(shop, owner, step ?? '')).rejects.toMatchObject({ detail: 'This can no longer be undone.' });
  // Sent after all, with the letter that was never sent before; and delivered by mistake, which starts no 14 days.
  await moveOrder(shop, one.id, { to: 'shipped', note: '' }, staff);
  const delivered = await moveOrders(shop, owner, { to: 'delivered', orders: [{ id: one.id }] });
  await undoMoves(shop, owner, delivered.step ?? '');
  expect((await readReturns(shop, one)).deliveredAt).toBeNull();
  expect((await due()).filter(({ order_id }) => order_id === one.id)).toHaveLength(1);
});

test('a refused move writes nothing', async () => {
  const order = await place();
  await expect(moveOrder(shop, order.id, { to: 'shipped', note: '' }, staff)).rejects.toMatchObject({ code: 'no-such-move' });
  expect(await kinds()).toEqual([]);
});

test('cancelled and paid back are one letter, and so is each refund', async () => {
  const cancelled = await place();
  await pay(cancelled);
  await newLetters();
  await cancelOrder(shop, cancelled.id, shopper, 'Wrong colour');
  for (const { id } of await shop.db.selectFrom('refunds').select('id').execute()) {
    await settleRefund(shop, id, { kind: 'succeeded', providerId: id });
  }
  expect(await kinds()).toEqual(['order-cancelled']);

  const refunded = await place();
  await pay(refunded);
  await newLetters();
  for (const amountPence of [1000, refunded.totalPence - 1000]) {
    const id = await requestRefund(shop, shop.db, { orderId: refunded.id, amountPence, reason: 'broken', actor: staff });
    for (let told = 0; told < 2; told += 1) await settleRefund(shop, id, { kind: 'succeeded', providerId: id });
    expect(await kinds()).toEqual(['order-refunded']);
  }
});

test('an order that was never paid goes without a word', async () => {
  const order = await place();
  await cancelOrder(shop, order.id, shopper);
  expect(await kinds()).toEqual([]);
});

test('every letter’s link opens the order for a guest, and the confirmation leads to the invoice', async () => {
  const order = await place();
  await pay(order);
  const [confirmed] = await newLetters();
  const links = [...(confirmed?.text ?? '').matchAll(/https:\/\/floors\.example\/orders\/([0-9a-f-]{36})(\/invoice\.pdf)?\?token=([\w-]+)/g)];
  expect(links.map(([, , below]) => below ?? '').sort()).toEqual(['', '/invoice.pdf']);
  const inAYear = { ...shop, now: () => new Date(Date.now() + 366 * 24 * 3600_000) };
  for (const [, id, , token] of links) {
    expect(await mayOpenOrder(shop, id ?? '', { visitor: null, token: token ?? '' })).toBe(true);
    expect(await mayOpenOrder(inAYear, id ?? '', { visitor: null, token: token ?? '' })).toBe(false);
  }
  expect(links.map(([, id]) => id)).toEqual([order.id, order.id]);
});

test('the shop is told of a paid order at its own address, and answers go to the customer', async () => {
  const order = await place();
  await pay(order);
  const forStaff = (await newLetters()).find(({ kind }) => kind === 'order-for-staff');
  expect(forStaff).toMatchObject({ recipient: 'shop@floors.example', reply_to: 'aoife@example.com' });
  for (const said of ['6 × £38.50', 'Ring twice', '07700 900123', 'by card', `https://floors.example/admin/orders/${order.id}`]) {
    expect(forStaff?.text).toContain(said);
  }
  // The shop's copy opens nothing for whoever it is passed on to.
  expect(forStaff?.text).not.toContain('token=');
});

test('a shop that names no address is not written to', async () => {
  await shop.sql`update settings set values = '{}'`;
  await caughtUp(shop);
  await pay(await place());
  expect(await kinds()).toEqual(['order-confirmed']);
});

test('a shopper is written to at every step of an order', () => {
  const told: Record<OrderStatus, LetterKind | 'nothing'> = {
    // Nobody has bought anything before it is paid.
    pending: 'nothing',
    finance_pending: 'finance-begun',
    confirmed: 'order-confirmed',
    preparing: 'order-preparing',
    ready: 'order-ready',
    collected: 'order-collected',
    part_shipped: 'order-shipped',
    shipped: 'order-shipped',
    delivered: 'order-delivered',
    cancelled: 'order-cancelled',
    refunded: 'order-refunded',
  };
  for (const kind of Object.values(told)) if (kind !== 'nothing') expect(listedLetters[kind].when).toMatch(/^[A-Z].+\.$/);
});
