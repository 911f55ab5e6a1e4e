import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepCutPlan } from '#cart/cut-plans.server.ts';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { cancelOrder } from '#orders/cancel-order.server.ts';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { placeOrder } from '#orders/place-order.server.ts';
import type { OrderedItem } from '#orders/price-order.server.ts';
import { refundOrder } from '#orders/refund-order.server.ts';
import { markLineCut } from '#orders/staff/read-staff-order.server.ts';
import { readReturns, withdrawFromOrder } from '#orders/withdrawals.server.ts';
import { openSellingShop } from '../../test/open-selling-shop.ts';

/** What comes back of goods from a roll: cuts, metres by hand, and metres that were sold before rolls had widths. */
const { shop, close, runJob } = await openSellingShop('empty');
afterAll(close);

const twist = '00000002-7777-4222-8222-222222222222';
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };
const [staff, shopper] = [{ kind: 'staff', userId: null } as const, { kind: 'shopper', userId: null } as const];

const begin = async () => {
  await shop.sql`truncate orders, payments, refunds, products, outbox, rate_limits, cut_plans, settings cascade`;
  await shop.sql`truncate test_till.payments, test_till.refunds, test_till.ledger, test_till.requests, test_till.webhooks cascade`;
  await shop.sql`update test_till.settings set charge_mode = 'normal', refund_mode = 'immediate', webhook_mode = 'normal'`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}')`;
  await shop.sql`insert into categories (name, position) values ('Carpet', 1) on conflict do nothing`;
  await shop.sql`insert into products (id, sku, name, category, supplier, unit, price_pence, coverage_cm2, roll_width_mm, cut_step_mm) values
    (${twist}, 'TWIST', 'Moor Twist', 'Carpet', 'Loom', 'metre', 8000, 40000, '{5000}', 100)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${twist}, 20)`;
  await shop.sql`insert into roll_levels (product_id, roll_width_mm, on_hand_mm) values (${twist}, 5000, 10000)`;
  await shop.tellChange({ table: '*', key: '*' });
};
beforeEach(begin);

const cut = async (lengthMm: number, widthMm: number, roll_width_mm: number): Promise<OrderedItem> => {
  const rooms = roomsToCut.parse({ rooms: [{ name: 'Lounge', length_mm: lengthMm, width_mm: widthMm }] });
  const { id } = await keepCutPlan(shop, twist, { rooms, roll_width_mm, seams: 0 }, 'here');
  return { product_id: twist, quantity: 1, is_sample: false, cut_plan_id: id };
};
const metres = (quantity: number): OrderedItem => ({ product_id: twist, quantity, is_sample: false });
const placed = async (items: OrderedItem[]) => {
  const checkout = { userId: null, items, notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  const { id, totalPence } = await placeOrder(shop, { ...checkout, address });
  const lines = await shop.sql<{ id: string }[]>`select id from order_lines where order_id = ${id} order by position`;
  return { id, totalPence, lines: lines.map((line) => line.id) };
};
const bought = async (...items: OrderedItem[]) => {
  const { id, totalPence, lines } = await placed(items);
  const card = { orderId: id, sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card' as const, amountPence: totalPence };
  expect(await payOrder(shop, card, '192.0.2.1')).toMatchObject({ status: 'succeeded' });
  return { id, lines };
};
const all = (lines: readonly string[], quantities: readonly number[]) => lines.map((id, at) => ({ id, quantity: quantities[at] ?? 1 }));
const refund = (id: string, lines: { id: string; quantity: number }[]) =>
  refundOrder(shop, id, { amountPence: null, lines, reason: '', restocks: true }, staff);
/** What lies on the roll of 4 m and of 5 m, in mm, and what the lists say in whole metres. */
const rolls = async () => {
  const rows = await shop.sql`select on_hand_mm from roll_levels order by roll_width_mm`;
  const [level] = await shop.sql`select on_hand from stock_levels`;
  return [...rows.map((row) => row.on_hand_mm), level?.on_hand];
};
const refunded = async (id: string) =>
  (await shop.sql`select refunded_quantity as n from order_lines where order_id = ${id} order by position`).map(({ n }) => n);

test('what is refunded lies on its own roll again, but for what was cut; a refund that fails gives nothing back twice', async () => {
  // 5.1 m and 2 m of 4 m, 4.6 m of 5 m, which staff have cut.
  const { id, lines } = await bought(await cut(5000, 2500, 4000), await cut(4500, 4500, 5000), metres(2));
  expect(await rolls()).toEqual([12_900, 5400, 12 + 5]);
  await markLineCut(shop, id, lines[1] ?? '', true, staff);
  await shop.sql`update test_till.settings set refund_mode = 'reject'`;
  await refund(id, all(lines, [1, 1, 2]));
  expect(await rolls()).toEqual([20_000, 5400, 20 + 5]);
  for (let round = 0; round < 3; round += 1) {
    await shop.sql`update test_till.refunds set settles_at = now() - interval '1 second'`;
    await runJob('run the test till');
    await shop.sql`update refunds set next_check_at = now() - interval '1 second'`;
    await runJob('pay back');
  }
  expect(await refunded(id)).toEqual([0, 0, 0]);
  // It was not cut after all, so it is on its roll again; the others were so before.
  await markLineCut(shop, id, lines[1] ?? '', false, staff);
  await shop.sql`update test_till.settings set refund_mode = 'immediate'`;
  await refund(id, all(lines, [1, 1, 2]));
  expect(await refunded(id)).toEqual([1, 1, 2]);
  expect(await rolls()).toEqual([20_000, 10_000, 20 + 10]);
});

test('of two plans of one product in one order, one is refunded and the rest cancelled: each gives back its own length, once', async () => {
  // 5.1 m for the lounge and, turned, 2.6 m for the hall, both of 4 m.
  const { id, lines } = await bought(await cut(5000, 2500, 4000), await cut(3000, 2500, 4000));
  expect(await rolls()).toEqual([12_300, 10_000, 12 + 10]);
  await refund(id, all(lines.slice(1), [1]));
  expect([await refunded(id), await rolls()]).toEqual([[0, 1], [14_900, 10_000, 14 + 10]]); // biome-ignore format: a row
  await cancelOrder(shop, id, shopper);
  expect(await rolls()).toEqual([20_000, 10_000, 20 + 10]);
});

/** What an order of a random kind is made of, and what becomes of it. */
const plans = fc.array(fc.record({ lengthMm: fc.integer({ min: 1000, max: 4000 }), isWide: fc.boolean() }), { minLength: 2, maxLength: 3 });
const fates = fc.array(fc.record({ plans, by: fc.constantFrom('held', 'given up', 'refunded first', 'cut and cancelled', 'cancelled') }), {
  minLength: 1,
  maxLength: 3,
});

test('whatever becomes of orders with several plans, a roll holds what unpaid orders hold and has what was not sold', async () => {
  await fc.assert(
    fc.asyncProperty(fates, async (orders) => {
      await begin();
      await shop.sql`update roll_levels set on_hand_mm = 100_000`;
      const there = new Map([[4000, 100_000], [5000, 100_000]]); // biome-ignore format: a table
      const held = new Map([[4000, 0], [5000, 0]]); // biome-ignore format: a table
      for (const { plans, by } of orders) {
        const items = await Promise.all(plans.map(({ lengthMm, isWide }) => cut(lengthMm, 2500, isWide ? 5000 : 4000)));
        const { id, lines } = by === 'held' || by === 'given up' ? await placed(items) : await bought(...items);
        const taken = await shop.sql<{ width: number; mm: number }[]>`
          select roll_width_mm as width, roll_mm as mm from order_lines where order_id = ${id} order by position`;
        const add = (sums: Map<number, number>, from: number, sign: number, to = taken.length) => {
          for (const { width, mm } of taken.slice(from, to)) sums.set(width, (sums.get(width) ?? 0) + sign * mm);
        };
        if (by === 'held') add(held, 0, 1);
        if (by === 'given up') await cancelOrder(shop, id, shopper);
        if (by === 'refunded first') {
          await refund(id, all(lines.slice(0, 1), [1]));
          add(there, 1, -1);
        }
        if (by === 'cut and cancelled') {
          await markLineCut(shop, id, lines[0] ?? '', true, staff);
          await cancelOrder(shop, id, staff);
          add(there, 0, -1, 1);
        }
        if (by === 'cancelled') await cancelOrder(shop, id, shopper);
      }
      const rows = await shop.sql`select roll_width_mm, on_hand_mm, held_mm from roll_levels order by 1`;
      const expected = [4000, 5000].map((width) => ({ roll_width_mm: width, on_hand_mm: there.get(width), held_mm: held.get(width) }));
      expect(rows).toEqual(expected);
      const [level] = await shop.sql`select on_hand - held as free from stock_levels`;
      const whole = [4000, 5000].map((width) => Math.floor(((there.get(width) ?? 0) - (held.get(width) ?? 0)) / 1000));
      expect(level?.free).toBe(whole.reduce((sum, metres) => sum + metres, 0));
    }),
    { numRuns: 5 },
  );
});

test('metres that were sold before rolls had widths come back to the product’s own roll, some refunded and the rest cancelled', async () => {
  const { id, lines } = await bought(metres(5));
  await shop.sql`update order_lines set roll_width_mm = null, roll_mm = null where order_id = ${id}`;
  expect(await rolls()).toEqual([15_000, 10_000, 15 + 10]);
  await refund(id, all(lines, [2]));
  expect(await rolls()).toEqual([17_000, 10_000, 17 + 10]);
  await cancelOrder(shop, id, shopper);
  expect(await rolls()).toEqual([20_000, 10_000, 20 + 10]);
});

test('nothing that came off a roll can be sent back: cuts, metres, old metres, also once the product is gone', async () => {
  const { id, lines } = await bought(await cut(5000, 2500, 4000), metres(2), metres(3));
  await shop.sql`update order_lines set roll_width_mm = null, roll_mm = null where id = ${lines[2] ?? ''}`;
  await shop.sql`update orders set status = 'delivered' where id = ${id}`;
  const units = async () => (await readReturns(shop, { id })).lines.map(({ unit }) => unit);
  expect(await units()).toEqual(['metre', 'metre', 'metre']);
  const sendBack = withdrawFromOrder(shop, id, { lines: all(lines.slice(0, 1), [1]), reason: '' }, shopper);
  await expect(sendBack).rejects.toMatchObject({ code: 'cannot-withdraw' });
  await shop.sql`delete from products`;
  expect((await units()).slice(0, 2)).toEqual(['metre', 'metre']);
});
