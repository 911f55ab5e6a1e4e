import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepCutPlan } from '#cart/cut-plans.server.ts';
import { quoteCart } from '#cart/quote.server.ts';
import { quoteIn } from '#cart/schemas.ts';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { listRemnants } from '#catalogue/list-remnants.server.ts';
import { adjustRoll } from '#catalogue/staff/adjust-stock.server.ts';
import { makeRemnant } from '#catalogue/staff/make-remnant.server.ts';
import { rollForm } from '#catalogue/staff/stock-form.ts';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { cancelOrder, expireHolds } from './cancel-order.server.ts';
import { confirmOrder } from './confirm-order.server.ts';

import { theShop } from './order-moves.ts';
import { placeOrder } from './place-order.server.ts';
import type { OrderedItem } from './price-order.server.ts';
import { readOrder } from './read-order.server.ts';
import { markLineCut } from './staff/read-staff-order.server.ts';

const shop = await openTestShop('empty');
let clock = new Date('2026-05-01T10:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const twist = '00000001-1111-4111-8111-111111111111';
const shopper = { kind: 'shopper', userId: null } as const;
const address = { first_name: 'Aoife', last_name: 'Quinn', email: 'a@example.com', phone: '', 
  address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' }; // biome-ignore format: a row

beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00Z');
  await shop.sql`truncate orders, products, outbox, cut_plans, rate_limits cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Carpet', 1) on conflict do nothing`;
  // £80 a metre of 4 m, so £100 of 5 m, cut in steps of 100 mm.
  await shop.sql`insert into products (id, sku, name, category, supplier, unit, price_pence, coverage_cm2, roll_width_mm, cut_step_mm) values
    (${twist}, 'TWIST', 'Moor Twist', 'Carpet', 'Loom', 'metre', 8000, 40000, '{5000}', 100)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${twist}, 10)`;
  await shop.sql`insert into roll_levels (product_id, roll_width_mm, on_hand_mm) values (${twist}, 5000, 4600)`;
  await shop.tellChange({ table: '*', key: '*' });
});

const plan = async (lengthMm: number, widthMm: number, roll_width_mm = 4000, seams = 0) => {
  const rooms = roomsToCut.parse({ rooms: [{ name: 'Lounge', length_mm: lengthMm, width_mm: widthMm }] });
  return (await keepCutPlan(shop, twist, { rooms, roll_width_mm, seams }, 'here')).id;
};
const cut = (cut_plan_id: string): OrderedItem => ({ product_id: twist, quantity: 1, is_sample: false, cut_plan_id });
const metres = (quantity: number): OrderedItem => ({ product_id: twist, quantity, is_sample: false });
const order = (items: OrderedItem[], checkoutKey: string | null = null) =>
  placeOrder(shop, { userId: null, address, items, notes: '', showsPurchase: false, checkoutKey, from: null, expectedTotalPence: null });
const quote = (items: OrderedItem[]) => quoteCart(shop, quoteIn.parse({ items }));
const rolls = async () => {
  const rows = await shop.sql`select roll_width_mm, on_hand_mm, held_mm from roll_levels order by 1`;
  const [level] = await shop.sql`select on_hand, held from stock_levels`;
  return [...rows.map((row) => `${row.roll_width_mm}: ${row.on_hand_mm} - ${row.held_mm}`), `${level?.on_hand} - ${level?.held}`];
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof Refusal ? error.code : error),
  );

test('a line is cut for its rooms: the price is shown as it is charged, and the roll is held in mm', async () => {
  // 5.0 × 2.5 m is one cut of 5.1 m at £80 = £408. 4.5 × 4.5 m from 5 m: 4.6 m at £100 = £460.
  const [lounge, wide] = [await plan(5000, 2500), await plan(4500, 4500, 5000)];
  const { items, total_amount } = await quote([cut(lounge)]);
  expect(items).toMatchObject([
    { quantity: 1, product_price: 408, total_price: 408, problem: null, cuts: { metres: 5.1, 
      words: 'For Lounge. 1 cut from a 4 m wide roll: 5.1 m', list: ['5.1 m: Lounge 5.1 × 2.6 m'] } },
  ]); // biome-ignore format: a row
  const placed = await order([cut(lounge)]);
  expect(placed.totalPence).toBe(Math.round(total_amount * 100));
  expect(await rolls()).toEqual(['4000: 10000 - 5100', '5000: 4600 - 0', '14 - 6']);
  const second = await order([cut(wide)]);
  expect(await rolls()).toEqual(['4000: 10000 - 5100', '5000: 4600 - 4600', '14 - 10']);
  const kept = await readOrder(shop, second.id);
  expect(kept?.lines).toMatchObject([
    { quantity: 1, unitPence: 46_000, roll: { widthMm: 5000, eachMm: 4600 }, cuts: { amount: '4.6 m of 5 m wide roll', planId: wide }, cutAt: null },
  ]); // biome-ignore format: a row
  // What is left is 4.9 m of 4 m: another such room does not fit, four metres by hand do, five do not.
  expect((await quote([cut(lounge)])).items[0]?.problem).toBe('short-roll');
  expect((await quote([metres(5)])).items[0]).toMatchObject({ problem: 'too-many', available: 4 });
  expect(await refused(order([cut(lounge)]))).toBe('not-enough-stock');
  await order([metres(4)]);
  expect(await rolls()).toEqual(['4000: 10000 - 9100', '5000: 4600 - 4600', '14 - 14']);
  clock = new Date('2026-05-02T10:00:00Z');
  while (await expireHolds(shop));
  expect(await rolls()).toEqual(['4000: 10000 - 0', '5000: 4600 - 0', '14 - 0']);
});

test('of two buyers for one roll, one gets it', async () => {
  const rooms = await Promise.all([plan(5400, 2500), plan(5500, 2500), plan(4500, 4500, 5000), plan(4500, 4500, 5000)]);
  const answers = await Promise.all([
    ...rooms.map((room) => refused(order([cut(room)]))),
    refused(order([metres(5)])),
  ]); // biome-ignore format: a row each
  // 10 m of 4 m: two of 5.5 m, 5.6 m and 5 m do not all fit; 4.6 m of 5 m: one of two.
  expect(answers.slice(2, 4).sort()).toEqual(['not-enough-stock', null]);
  const [own] = await shop.sql`select on_hand_mm - held_mm as free, held_mm as held from roll_levels where roll_width_mm = 4000`;
  const [lines] =
    await shop.sql`select sum(roll_mm * l.quantity)::int as mm from order_lines l join orders o on o.id = l.order_id where roll_width_mm =
      4000 and o.stock_state = 'held'`;
  expect(own?.free).toBeGreaterThanOrEqual(0);
  expect(own?.held).toBe(lines?.mm);
});

test('paid, then cancelled before it is cut, it lies on the roll again; once cut, its shopper cannot cancel, and the roll stays cut', async () => {
  const [first, second] = [await order([cut(await plan(5000, 2500))]), await order([cut(await plan(3000, 2500))])];
  for (const { id } of [first, second]) await shop.db.transaction().execute((trx) => confirmOrder(shop, trx, id, { paidWith: 'card' }));
  // 5.1 m and, turned, 2.6 m.
  expect(await rolls()).toEqual(['4000: 2300 - 0', '5000: 4600 - 0', '6 - 0']);
  const history = await shop.sql`select change, on_hand_after, roll_width_mm from stock_adjustments order by id`;
  expect(history).toMatchObject([
    { change: -5100, on_hand_after: 4900, roll_width_mm: 4000 },
    { change: -2600, on_hand_after: 2300, roll_width_mm: 4000 },
  ]);
  await cancelOrder(shop, first.id, shopper);
  expect(await rolls()).toEqual(['4000: 7400 - 0', '5000: 4600 - 0', '11 - 0']);
  const line = (await readOrder(shop, second.id))?.lines[0]?.id ?? '';
  await markLineCut(shop, second.id, line, true, { kind: 'staff', userId: null });
  expect((await readOrder(shop, second.id))?.lines[0]?.cutAt).toEqual(clock);
  expect(await refused(markLineCut(shop, first.id, line, true, theShop))).toBe('line-not-found');
  expect(await refused(cancelOrder(shop, second.id, shopper))).toBe('already-cut');
  await cancelOrder(shop, second.id, theShop);
  expect(await rolls()).toEqual(['4000: 7400 - 0', '5000: 4600 - 0', '11 - 0']);
});

test('a plan is priced anew, believed of its own product only, and refused where the roll is no more', async () => {
  const lounge = await plan(5000, 2500);
  await shop.sql`update products set price_pence = 9000`;
  await shop.tellChange({ table: 'products', key: twist });
  expect((await quote([cut(lounge)])).items[0]).toMatchObject({ product_price: 459 });
  const { totalPence, id } = await order([cut(lounge)]);
  expect((await readOrder(shop, id))?.lines[0]?.unitPence).toBe(45_900);
  expect(totalPence).toBeGreaterThanOrEqual(45_900);
  const wide = await plan(4500, 4500, 5000);
  await shop.sql`update products set roll_width_mm = '{}'`;
  await shop.tellChange({ table: 'products', key: twist });
  expect((await quote([cut(wide)])).items[0]).toMatchObject({ problem: 'no-cut', total_price: 0 });
  expect(await refused(order([cut(wide)]))).toBe('not-orderable');
  expect((await quote([cut('0'.repeat(20))])).items[0]?.problem).toBe('no-cut');
});

test('staff count each roll in mm, never below what is held, and of the product’s own widths', async () => {
  await order([cut(await plan(5000, 2500))]);
  expect(await adjustRoll(shop, null, twist, 5000, { change: 30_250 }, 'delivery')).toBe(34_850);
  expect(await refused(adjustRoll(shop, null, twist, 4000, { onHand: 5099 }, 'count'))).toBe('impossible-stock');
  expect(await adjustRoll(shop, null, twist, 4000, { onHand: 5100 }, 'count')).toBe(5100);
  expect(await refused(adjustRoll(shop, null, twist, 3000, { onHand: 9000 }, 'count'))).toBe('no-such-roll');
  expect(await rolls()).toEqual(['4000: 5100 - 5100', '5000: 34850 - 0', '39 - 5']);
  expect(rollForm.safeParse({ stock: '-2,5 m', roll: '4000', reason: 'count', note: '' }).data).toMatchObject({
    roll: 4000,
    stock: { change: -2500 },
  });
});

test('stock that staff count in metres is of the product’s own roll, whose width it follows', async () => {
  await shop.sql`update stock_levels set on_hand = 20`;
  expect(await rolls()).toEqual(['4000: 16000 - 0', '5000: 4600 - 0', '20 - 0']);
  await shop.sql`update products set coverage_cm2 = 30000`;
  expect(await rolls()).toEqual(['3000: 16000 - 0', '5000: 4600 - 0', '20 - 0']);
});

test('the rest of a roll becomes a product of one piece, which fits the rooms that it is large enough for', async () => {
  const id = await makeRemnant(shop, null, twist, { rollWidthMm: 5000, lengthMm: 2400, pricePence: 9900 });
  expect(await rolls()).toContain('5000: 2200 - 0');
  expect(await refused(makeRemnant(shop, null, twist, { rollWidthMm: 5000, lengthMm: 2400, pricePence: 9900 }))).toBe('impossible-stock');
  await shop.tellChange({ table: '*', key: '*' });
  expect(await readProduct(shop, id)).toMatchObject({
    name: 'Moor Twist, remnant 2.4 × 5 m',
    unit: 'each', pricePence: 9900, coverageCm2: 120_000, stock: 1, remnantLengthMm: 2400, remnantWidthMm: 5000,
  }); // biome-ignore format: a row
  // 100 mm are trimmed both ways: 4.9 × 2.3 m fits, whichever side is called its length.
  const fits = async (lengthMm: number, widthMm: number) => (await listRemnants(shop, { lengthMm, widthMm })).length;
  expect([await fits(4900, 2300), await fits(2300, 4900), await fits(4901, 2300), await fits(4900, 2301)]).toEqual([1, 1, 0, 0]);
  expect(await listRemnants(shop, null)).toHaveLength(1);
  await order([{ product_id: id, quantity: 1, is_sample: false }]);
  expect(await refused(order([{ product_id: id, quantity: 1, is_sample: false }]))).toBe('not-enough-stock');
});
