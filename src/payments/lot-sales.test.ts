import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expireHolds } from '#orders/cancel-order.server.ts';
import type { Order } from '#orders/order.ts';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { placeOrder } from '#orders/place-order.server.ts';
import type { OrderedItem } from '#orders/price-order.server.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { refundOrder } from '#orders/refund-order.server.ts';
import { shipOrder, wholeRest } from '#orders/shipping/ship-order.server.ts';
import { changeLineLot } from '#orders/staff/change-line-lot.server.ts';
import { readDeliveryDay } from '#orders/staff/delivery-day.server.ts';
import { servedWords } from '#stock/lot-words.ts';
import { lotsFrom } from '#stock/serve-from-lots.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';
import { brokenInvariants } from '../../test/sale-invariants.ts';
import { toPack } from '../admin/orders/components/slip.tsx';

/** Goods of production lots, sold and paid back at the till. */
const { shop, close, runJob } = await openSellingShop('empty');
afterAll(close);
let ahead = 0;
shop.now = () => new Date(Date.now() + ahead);

const id = (n: number) => `${String(n).padStart(8, '0')}-6666-4666-8666-666666666666`;
const [slate, oak, a, b] = [id(1), id(2), id(11), id(12)];
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const initial = new Map([
  [slate, 23],
  [oak, 40],
]);

beforeEach(async () => {
  ahead = 0;
  await shop.sql`truncate orders, payments, refunds, products, outbox, rate_limits, settings cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await shop.sql`update test_till.settings set charge_mode = 'normal', refund_mode = 'immediate', webhook_mode = 'none'`;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values
    (${slate}, 'SLATE', 'Lagan Slate', 'Tiles', 'Maker', 2500, 14400), (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 3850, 14400)`;
  await shop.sql`insert into stock_levels (product_id, on_hand, in_lots) values (${slate}, 0, true), (${oak}, 40, false)`;
  await shop.sql`insert into lots (id, product_id, number, on_hand) values (${a}, ${slate}, 'A12', 14), (${b}, ${slate}, 'B7', 9)`;
  await shop.tellChange({ table: '*', key: '*' });
});

const tiles = (quantity: number, max_lots = 1): OrderedItem => ({ product_id: slate, quantity, is_sample: false, max_lots });
const planks = (quantity: number): OrderedItem => ({ product_id: oak, quantity, is_sample: false });
const order = (items: OrderedItem[], from: string | null = null) =>
  placeOrder(shop, { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from, expectedTotalPence: null, address });
const pay = ({ id: orderId, totalPence }: { id: string; totalPence: number }) =>
  payOrder(shop, { orderId, sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card', amountPence: totalPence }, randomUUID());
const lots = async () => (await shop.sql`select number, on_hand, held from lots order by number`).map((row) => Object.values(row).join(' '));
const sound = async () => expect(await brokenInvariants(shop.sql, initial)).toEqual([]);
const refund = async (orderId: string, quantity: number, restocks = true) => {
  const [line] = await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${orderId}`;
  const lines = [{ id: line?.id ?? '', quantity }];
  await refundOrder(shop, orderId, { amountPence: null, lines, reason: '', restocks }, { kind: 'staff', userId: null });
};

test('refunded boxes go back to the lot that was taken last, then to the one before; a refund that fails gives nothing back twice', async () => {
  const bought = await order([tiles(23, 2)]);
  await pay(bought);
  expect(await lots()).toEqual(['A12 0 0', 'B7 0 0']);
  await sound();
  await shop.sql`update test_till.settings set refund_mode = 'reject'`;
  await refund(bought.id, 4);
  expect(await lots()).toEqual(['A12 0 0', 'B7 4 0']);
  await refund(bought.id, 7);
  expect(await lots()).toEqual(['A12 2 0', 'B7 9 0']);
  for (let round = 0; round < 3; round += 1) {
    await shop.sql`update test_till.refunds set settles_at = now() - interval '1 second'`;
    await runJob('run the test till');
    await shop.sql`update refunds set next_check_at = now() - interval '1 second'`;
    await runJob('pay back');
  }
  expect((await shop.sql`select refunded_quantity, back_on_shelf from order_lines`)[0]).toEqual({ refunded_quantity: 0, back_on_shelf: 11 });
  await shop.sql`update test_till.settings set refund_mode = 'immediate'`;
  // The same eleven again, and three more.
  await refund(bought.id, 14);
  expect(await lots()).toEqual(['A12 5 0', 'B7 9 0']);
});

test('an order of two lots leaves in parts: slips and what is left to pick name their lots, and what never left goes back to its own', async () => {
  const bought = await order([tiles(23, 2)]);
  await pay(bought);
  await shop.sql`update orders set delivery_wished = '2026-12-10', delivery_way = 'pallet' where id = ${bought.id}`;
  const [line = ''] = (await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${bought.id}`).map(({ id: of }) => of);
  const staff = { kind: 'staff', userId: null } as const;
  const send = (quantity: number) => shipOrder(shop, bought.id, { ...wholeRest, lines: [{ id: line, quantity }] }, staff);
  const slips = async () => {
    const { lines, shipments } = (await readOrder(shop, bought.id)) as Order;
    return [...shipments, undefined].map((shipment) =>
      toPack({ lines, shipments }, shipment).map(({ line: of, from, quantity }) => servedWords(lotsFrom(of.lots, from, quantity))),
    );
  };
  const picks = async () => (await readDeliveryDay(shop, '2026-12-10')).picks.map(({ amount, lot }) => `${amount} of ${lot}`);

  await send(10);
  expect(await slips()).toEqual([['Batch A12'], ['4 of batch A12, 9 of batch B7']]);
  expect(await picks()).toEqual(['4 of Batch A12', '9 of Batch B7']);
  const change = { from: a, to: b, quantity: 1, areBroken: false, note: '' };
  await expect(changeLineLot(shop, bought.id, line, change, staff)).rejects.toMatchObject({ code: 'cannot-change-lot' });
  await send(8);
  expect(await slips()).toEqual([['Batch A12'], ['4 of batch A12, 4 of batch B7'], ['Batch B7']]);
  await sound();
  // Five never left: they are of the lot that was taken last.
  await refund(bought.id, 5);
  expect(await lots()).toEqual(['A12 0 0', 'B7 5 0']);
  expect(await slips()).toEqual([['Batch A12'], ['4 of batch A12, 4 of batch B7'], []]);
  expect(await picks()).toEqual([]);
});

test('twenty buyers of what one lot has once, and two lots together: never more than there is, and only what was agreed to', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const lines = [tiles(1 + (n % 6), 1 + (n % 2)), planks(1)];
      try {
        return (await pay(await order(n % 3 ? lines : lines.toReversed(), randomUUID()))).status;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    }),
  );
  expect(answers).toContain('succeeded');
  expect(['succeeded', 'several-lots', 'not-enough-stock']).toEqual(expect.arrayContaining(answers));
  await sound();
});

test('an order whose time ran out is paid from the lot that has enough then, or not at all', async () => {
  const [first, second] = [await order([tiles(7)]), await order([tiles(9)], 'elsewhere')];
  expect(await lots()).toEqual(['A12 14 9', 'B7 9 7']);
  ahead = 25 * 60_000;
  while (await expireHolds(shop));
  expect(await lots()).toEqual(['A12 14 0', 'B7 9 0']);
  await pay(second);
  expect(await lots()).toEqual(['A12 14 0', 'B7 0 0']);
  await pay(await order([tiles(8)], 'elsewhere'));
  await expect(pay(first)).rejects.toMatchObject({ code: 'not-enough-stock', detail: expect.stringContaining('You have not been charged') });
  await sound();
});
