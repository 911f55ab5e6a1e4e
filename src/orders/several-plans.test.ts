import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepCutPlan, readCutPlans } from '#cart/cut-plans.server.ts';
import { type CartItem, lineKey } from '#cart/guest-cart.ts';
import { addToCart, readOwnCart } from '#cart/own-cart.server.ts';
import { quoteCart } from '#cart/quote.server.ts';
import { receiveCartForm } from '#cart/receive-cart-form.server.ts';
import { quoteIn } from '#cart/schemas.ts';
import { readGuestCartOf } from '#cart/visitor-cart.server.ts';
import { readCutForm } from '#catalogue/cut-form.ts';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { Refusal } from '#platform/refusal.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { buyAgain } from './buy-again.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { placeOrder } from './place-order.server.ts';
import type { OrderedItem } from './price-order.server.ts';
import { readOrder } from './read-order.server.ts';

/** The same carpet for the lounge today and the stairs tomorrow: two plans of one product in one cart and one order. */
const shop = await openTestShop('empty');
let clock = new Date('2026-05-01T10:00:00Z');
shop.now = () => clock;
afterAll(() => shop.close());

const [twist, oak] = ['00000003-1111-4111-8111-111111111111', '00000004-1111-4111-8111-111111111111'];
const customer = '00000005-1111-4111-8111-111111111111';
const names = { first_name: 'Aoife', last_name: 'Quinn', email: 'aoife@example.com', phone: '' };
const address = { ...names, address: '1 Quay Street', city: 'Bangor', postal_code: 'BT20 5ED', country: 'GB' };

beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00Z');
  await shop.sql`truncate orders, products, outbox, cut_plans, rate_limits, cart_lines cascade`;
  await shop.sql`insert into settings (values) values ('{"max_hold_percent": 100}') on conflict (only_row) do update set values = excluded.values`;
  await shop.sql`insert into categories (name, position) values ('Carpet', 1), ('Tiles', 2) on conflict do nothing`;
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${customer}, 'Aoife Quinn', 'aoife', 'a@example.com', 'x')
    on conflict do nothing`;
  // £80 a metre of 4 m, so £100 of 5 m, cut in steps of 100 mm.
  await shop.sql`insert into products (id, sku, name, category, supplier, unit, price_pence, coverage_cm2, roll_width_mm, cut_step_mm) values
    (${twist}, 'TWIST', 'Moor Twist', 'Carpet', 'Loom', 'metre', 8000, 40000, '{5000}', 100),
    (${oak}, 'OAK', 'Mourne Oak', 'Tiles', 'Maker', 'box', 3850, 14400, '{}', null)`;
  await shop.sql`insert into stock_levels (product_id, on_hand) values (${twist}, 10), (${oak}, 500)`;
  await shop.sql`insert into roll_levels (product_id, roll_width_mm, on_hand_mm) values (${twist}, 5000, 4600)`;
  await shop.tellChange({ table: '*', key: '*' });
});

const rooms = (name: string, length_mm: number, width_mm: number) => roomsToCut.parse({ rooms: [{ name, length_mm, width_mm }] });
const plan = async (name: string, length: number, width: number, roll_width_mm = 4000) =>
  (await keepCutPlan(shop, twist, { rooms: rooms(name, length, width), roll_width_mm, seams: 0 }, 'here')).id;
const cut = (cut_plan_id: string): OrderedItem => ({ product_id: twist, quantity: 1, is_sample: false, cut_plan_id });
const metres = (quantity: number): OrderedItem => ({ product_id: twist, quantity, is_sample: false });
const quote = (items: OrderedItem[]) => quoteCart(shop, quoteIn.parse({ items }));
const order = (items: readonly OrderedItem[], userId: string | null = null) => {
  const checkout = { notes: '', showsPurchase: false, checkoutKey: null, from: null, expectedTotalPence: null };
  return placeOrder(shop, { ...checkout, userId, address, items });
};
const pay = (id: string) => shop.db.transaction().execute((trx) => confirmOrder(shop, trx, id, { paidWith: 'card' }));

test('the same choice has the same id, whoever makes it and however often; another has another', async () => {
  const ids = await Promise.all([plan('Lounge', 5000, 2500), plan('Lounge', 5000, 2500)]);
  expect(new Set(ids).size).toBe(1);
  expect(await plan('Hall', 5000, 2500)).not.toBe(ids[0]);
  expect(await plan('Lounge', 4500, 2500)).not.toBe(ids[0]);
  expect(await plan('Lounge', 4500, 4500, 5000)).not.toBe(await plan('Lounge', 4500, 2500));
});

test('two plans are two lines of a quote and of an order, each with its own cuts; lines share what there is of a roll', async () => {
  // 5.0 × 2.5 m: 5.1 m at £80 = £408. 3.0 × 2.5 m, turned: 2.6 m = £208. 10 m of 4 m: 7.7 are taken.
  const [lounge, hall] = [await plan('Lounge', 5000, 2500), await plan('Hall', 3000, 2500)];
  const { items, goods_total } = await quote([cut(lounge), cut(hall), metres(2)]);
  expect(items.map(({ total_price, problem, cuts }) => [total_price, problem, cuts?.amount])).toEqual([
    [408, null, '5.1 m of 4 m wide roll'],
    [208, null, '2.6 m of 4 m wide roll'],
    [160, null, undefined],
  ]);
  expect(goods_total).toBe(776);
  // 2.3 m are left for metres by hand, and nothing for a third room of 3.1 m.
  expect((await quote([cut(lounge), cut(hall), metres(3)])).items[2]).toMatchObject({ problem: 'too-many', available: 2 });
  expect((await quote([cut(lounge), cut(hall), cut(await plan('Study', 3000, 3000))])).items.map(({ problem }) => problem)).toEqual([
    null,
    null,
    'short-roll',
  ]);
  const placed = await order([cut(lounge), cut(hall)]);
  const kept = await readOrder(shop, placed.id);
  expect(kept?.lines.map(({ unitPence, roll, cuts }) => [unitPence, roll?.eachMm, cuts?.planId])).toEqual([
    [40_800, 5100, lounge],
    [20_800, 2600, hall],
  ]);
  const [level] = await shop.sql`select held_mm from roll_levels where roll_width_mm = 4000`;
  expect(level?.held_mm).toBe(7700);
});

test('where plans together are too long for their roll, lines of that roll are named, and not those of another width', async () => {
  const items = [cut(await plan('Lounge', 5500, 2500)), cut(await plan('Hall', 4500, 4500, 5000)), cut(await plan('Study', 5400, 2500))];
  const refusal = await order(items).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).errors?.map(({ field }) => field)).toEqual(['items.0', 'items.2']);
});

test('what is ordered leaves an account’s cart, other plans of the same product stay; and it is ordered again from plans that last', async () => {
  const [lounge, hall, study] = [await plan('Lounge', 3000, 2500), await plan('Hall', 2000, 2500), await plan('Study', 2200, 2200)];
  for (const id of [lounge, hall, study]) await addToCart(shop, customer, { product_id: twist, quantity: 1, cut_plan_id: id });
  await addToCart(shop, customer, { product_id: twist, quantity: 2 });
  const { id } = await order([cut(lounge), cut(hall)], customer);
  await pay(id);
  expect((await readOwnCart(shop, customer)).map(lineKey)).toEqual([`${twist},,${study}`, `${twist},,`]);
  await shop.sql`delete from cart_lines`;
  clock = new Date('2027-05-01T10:00:00Z');
  await plan('Attic', 2000, 2000);
  const lines = (await readOrder(shop, id))?.lines ?? [];
  const again = buyAgain(lines, [{ id: twist, stock: 10, isSampleEligible: false }]);
  expect(again.items.map(({ cut_plan_id }) => cut_plan_id)).toEqual([lounge, hall]);
  expect([...(await readCutPlans(shop.db, [lounge, hall, study])).keys()].sort()).toEqual([lounge, hall].sort());
});

test('without scripts: two plans are gathered, a new one takes the place of the first, one is taken out and brought back', async () => {
  let cookie = '';
  const send = async (form: Record<string, string>) => {
    const headers = { Cookie: `guest_cart=${cookie}` };
    const request = new Request('https://floors.example/cart', {
      method: 'POST',
      body: new URLSearchParams({ product_id: twist, ...form }),
      headers,
    });
    const answer = await receiveCartForm(shop, request, '192.0.2.1');
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
    cookie = /guest_cart=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? cookie;
    return answer.headers.get('Location') ?? '';
  };
  const items = () => readGuestCartOf(new Request('https://floors.example/', { headers: { Cookie: `guest_cart=${cookie}` } })).cart.items;
  const choose = (name: string, length: number, instead = '') => {
    const choice = JSON.stringify({ ...rooms(name, length, 2500), roll_width_mm: 4000, seams: 0 });
    return send({ intent: 'cut', cut: choice, cut_plan_id: instead });
  };
  await choose('Lounge', 5000);
  await choose('Hall', 3000);
  await choose('Hall', 3000);
  const [lounge, hall] = [await plan('Lounge', 5000, 2500), await plan('Hall', 3000, 2500)];
  expect(items().map(({ cut_plan_id, seen_price }) => [cut_plan_id, seen_price])).toEqual([[lounge, 408], [hall, 208]]); // biome-ignore format: a row
  // The cart leads to the lounge's rooms as they were typed, and their new size takes their place.
  const { cuts } = (await quote([cut(lounge)])).items[0] ?? {};
  const address = new URL(cuts?.change ?? '', 'https://floors.example');
  expect(readCutForm(address.searchParams)).toMatchObject({ instead: lounge, wanted: rooms('Lounge', 5000, 2500) });
  await choose('Lounge', 4800, lounge);
  const larger = await plan('Lounge', 4800, 2500);
  expect(items().map(({ cut_plan_id }) => cut_plan_id)).toEqual([hall, larger]);
  const done = await send({ intent: 'remove', cut_plan_id: hall });
  expect(items().map(({ cut_plan_id }) => cut_plan_id)).toEqual([larger]);
  await send({ intent: 'put-back', lines: new URLSearchParams(done.split('?')[1]).get('back') ?? '' });
  await send({ intent: 'seen', cut_plan_id: hall, price: '7.00' });
  expect(items().map(({ cut_plan_id, seen_price }) => [cut_plan_id, seen_price])).toEqual([[larger, 392], [hall, 7]]); // biome-ignore format: a row
});

const line = fc.record({
  isSample: fc.boolean(),
  isOak: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 30 }),
  area_m2: fc.option(fc.constant(7.5)),
});

test('boxes, metres and samples are priced as they are without plans, and plans add their own price', async () => {
  await shop.sql`update roll_levels set on_hand_mm = 900_000`;
  await shop.tellChange({ table: '*', key: '*' });
  const [lounge, hall] = [await plan('Lounge', 5000, 2500), await plan('Hall', 3000, 2500)];
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 5 }), fc.subarray([lounge, hall]), async (wanted, plans) => {
      const others = wanted.map(({ isSample, isOak, quantity, area_m2 }): CartItem => {
        return { product_id: isOak ? oak : twist, quantity: isSample ? 1 : quantity, area_m2, is_sample: isSample };
      });
      const [alone, both] = [await quote(others), await quote([...plans.map(cut), ...others])];
      // But for what is left of a roll that plans are cut from.
      const priced = ({ items }: typeof alone) => items.map(({ available: _, ...item }) => item);
      expect(priced(both).slice(plans.length)).toEqual(priced(alone));
      const pounds = plans.reduce((sum, id) => sum + (id === lounge ? 408 : 208), 0);
      expect(both.goods_total).toBeCloseTo(alone.goods_total + pounds, 6);
      expect(both.sample_postage).toBe(alone.sample_postage);
      const sold = others.filter(({ is_sample }) => !is_sample);
      expect(alone.goods_total).toBeCloseTo(
        sold.reduce((sum, { product_id, quantity }) => sum + quantity * (product_id === oak ? 38.5 : 80), 0),
        6,
      );
    }),
    { numRuns: 25 },
  );
});
