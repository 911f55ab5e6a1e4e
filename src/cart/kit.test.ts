import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { demoProduct, demoProducts } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { readCartCookie, writeCartCookie } from './cart-cookie.ts';
import { changeKit } from './change-kit.server.ts';
import { keepBestPlan } from './cut-plans.server.ts';
import { emptyCart, type GuestCart } from './guest-cart.ts';
import { offerKits } from './kit-offers.server.ts';
import { mergeCart, readOwnCart, rewriteCart } from './own-cart.server.ts';
import { readCartProducts } from './quote.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

const laminate = demoProducts.find(({ category }) => category === 'Laminate Flooring')?.id ?? '';
const underlay = demoProduct('UND-QF-FOAM3').id;
const scotia = demoProduct('TRM-DRJ-SCT-OAK').id;
const asked = (area_m2: number) => ({
  ...{ heating: false, concrete: false, beyond: 'same' as const, level_mm: 3, joint_mm: 3, steps: 0, step_width_mm: 900, rooms: [], stairs: [] },
  area_m2,
});
const floor = (area_m2: number) => ({ product_id: laminate, quantity: 9, area_m2, is_sample: false });
const offersFor = async (items: Parameters<typeof offerKits>[1]) => offerKits(shop, items, await readCartProducts(shop, items));
const take = (cart: GuestCart, area: number, goods = [underlay, scotia]) =>
  changeKit(shop, cart, { kind: 'kit', product_id: laminate, asked: asked(area), goods }, 'test');
const boxes = ({ items }: GuestCart) => Object.fromEntries(items.map(({ product_id, quantity }) => [product_id, quantity]));

test('a floor without a kit is offered one; with it, nothing; when its area changes, the new quantities', async () => {
  const before = { items: [floor(20)] };
  const [offer] = await offersFor(before.items);
  expect(offer).toMatchObject({ state: 'none', product_id: laminate });
  const cart = await take(before, 20);
  // 20 ÷ 15 m². 20 m² is 5.48 × 3.65 m: 18.26 m less 0.76 of doorway, 1.1 times, in lengths of 2.4 m.
  expect(boxes(cart)).toMatchObject({ [underlay]: 2, [scotia]: 9 });
  expect(await offersFor(cart.items)).toEqual([]);
  const larger = { items: cart.items.map((line) => (line.product_id === laminate ? floor(40) : line)) };
  const [change] = await offersFor(larger.items);
  expect(change?.state).toBe('changed');
  expect(change?.lines.map(({ product_id, quantity, now }) => [product_id, quantity, now])).toEqual([
    [underlay, 3, 2],
    [scotia, 12, 9],
  ]);
  const changed = await changeKit(
    shop,
    larger,
    { kind: 'kit', product_id: laminate, asked: JSON.parse(change?.asked ?? ''), goods: [underlay, scotia] },
    'test',
  );
  expect(boxes(changed)).toMatchObject({ [underlay]: 3, [scotia]: 12 });
  expect(await offersFor(changed.items)).toEqual([]);
});

test('goods whose floor has gone are asked about, and go or stay', async () => {
  const { items } = await take({ items: [floor(20)] }, 20);
  const left = { items: items.filter(({ product_id }) => product_id !== laminate) };
  const [question] = await offersFor(left.items);
  expect(question).toMatchObject({ state: 'gone', product_id: laminate });
  expect((await changeKit(shop, left, { kind: 'kit-remove', product_id: laminate }, 'test')).items).toEqual([]);
  const kept = await changeKit(shop, left, { kind: 'kit-keep', product_id: laminate }, 'test');
  expect(boxes(kept)).toEqual(boxes(left));
  expect(await offersFor(kept.items)).toEqual([]);
});

test('what is there for itself gets more, and quantities that a form makes up are nothing', async () => {
  const own = { items: [floor(20), { product_id: underlay, quantity: 5, area_m2: null, is_sample: false }] };
  expect(boxes(await take(own, 20))[underlay]).toBe(7);
  await expect(take(own, 20, [laminate])).rejects.toThrow('Please choose');
  await expect(take(emptyCart, 0)).rejects.toThrow('area');
});

test('a floor that is cut to two plans is asked about once, for the rooms of both', async () => {
  const carpet = demoProducts.find(({ category, unit }) => category === 'Carpet' && unit === 'metre')?.id ?? '';
  const plan = (name: string) => {
    const rooms = roomsToCut.parse({ rooms: [{ name, length_mm: 3000, width_mm: 2500 }] });
    return keepBestPlan(shop, carpet, rooms, 'test');
  };
  const line = (cut_plan_id: string) => ({ product_id: carpet, quantity: 1, is_sample: false, cut_plan_id });
  const offers = await offersFor([line(await plan('Lounge')), line(await plan('Hall'))]);
  expect(offers.map(({ product_id }) => product_id)).toEqual([carpet]);
  expect(JSON.parse(offers[0]?.asked ?? '{}').rooms.map(({ name }: { name: string }) => name)).toEqual(['Lounge', 'Hall']);
});

test('the link lasts in a guest’s cookie, and in an account', async () => {
  const cart = await take({ items: [floor(20)] }, 20);
  const links = ({ items }: GuestCart) => items.map(({ product_id, kit_id }) => [product_id, kit_id ?? null]);
  expect(links(readCartCookie(writeCartCookie({ by: 'server', cart }))?.cart ?? emptyCart)).toEqual(links(cart));
  const [user] = await shop.sql<{ id: string }[]>`select id from users limit 1`;
  const id = user?.id ?? '';
  await mergeCart(shop, id, [floor(20)], null);
  await rewriteCart(shop, id, (now) => take(now, 20));
  const kept = { items: await readOwnCart(shop, id) };
  expect(boxes(kept)).toEqual(boxes(cart));
  expect(await offersFor(kept.items)).toEqual([]);
  await rewriteCart(shop, id, (now) => changeKit(shop, now, { kind: 'kit-remove', product_id: laminate }, 'test'));
  expect(boxes({ items: await readOwnCart(shop, id) })).toEqual({ [laminate]: 9 });
});
