import { afterAll, beforeAll, expect, test } from 'vitest';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { writeCartCookie } from './cart-cookie.ts';
import { addItem, emptyCart, type GuestCart } from './guest-cart.ts';
import { readOwnCart } from './own-cart.server.ts';
import { quoteCart } from './quote.server.ts';
import { receiveCartForm } from './receive-cart-form.server.ts';
import { readGuestCartOf, takeGuestCartAtLogin } from './visitor-cart.server.ts';

const tile = '11111111-1111-4111-8111-111111111111';
const oak = '22222222-2222-4222-8222-222222222222';
const customer = '33333333-3333-4333-8333-333333333333';
const key = '44444444-4444-4444-8444-444444444444';
let shop: Shop;

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  for (const [id, name] of [
    [tile, 'Tile'],
    [oak, 'Oak'],
  ] as const) {
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values (${id}, ${name}, ${name},
      'Tiles', 'Maker', 3850, 14400)`;
    await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${id}, 5, 0)`;
  }
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${customer}, 'Aoife Quinn', 'aoife',
    'aoife@example.com', 'none')`;
  await caughtUp(shop);
});
afterAll(() => shop.close());

/** A browser without scripts: it sends forms, and keeps the cookie that comes back. */
function browser(cookie = '') {
  const jar = { cookie };
  const send = async (form: Record<string, string>) => {
    const request = new Request('https://floors.example/cart', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: jar.cookie ? { Cookie: `guest_cart=${jar.cookie}` } : {},
    });
    const answer = await receiveCartForm(shop, request, '192.0.2.1');
    if (!(answer instanceof Response)) return { refused: answer.data, status: answer.init?.status };
    jar.cookie = /guest_cart=([^;]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1] ?? jar.cookie;
    return { to: answer.headers.get('Location') ?? '' };
  };
  const request = () => new Request('https://floors.example/cart', { headers: { Cookie: `guest_cart=${jar.cookie}` } });
  return { jar, send, request, cart: () => readGuestCartOf(request()).cart };
}

const lines = ({ items }: GuestCart) => items.map(({ product_id, quantity, is_sample }) => [product_id, quantity, is_sample]);

test('boxes and samples are added, changed, removed, brought back and cleared by forms alone', async () => {
  const guest = browser();
  expect(await guest.send({ intent: 'add', product_id: tile, quantity: '3', area: '3.9' })).toEqual({ to: '/cart?done=added' });
  expect(guest.cart().items).toEqual([{ product_id: tile, quantity: 3, area_m2: 3.9, is_sample: false, seen_price: 38.5 }]);
  await guest.send({ intent: 'add', product_id: oak, quantity: '1' });
  await guest.send({ intent: 'quantity', product_id: tile, quantity: '14' });
  expect(await guest.send({ intent: 'sample', product_id: tile })).toEqual({ to: '/cart?done=sample' });
  expect(lines(guest.cart())).toEqual([
    [tile, 14, false],
    [oak, 1, false],
    [tile, 1, true],
  ]);
  const { to } = await guest.send({ intent: 'remove', product_id: tile, is_sample: '1' });
  expect(lines(guest.cart())).toHaveLength(2);
  await guest.send({ intent: 'put-back', lines: new URL(to ?? '', 'https://floors.example').searchParams.get('back') ?? '' });
  expect(lines(guest.cart())).toContainEqual([tile, 1, true]);
  const cleared = await guest.send({ intent: 'clear' });
  expect(guest.cart()).toEqual(emptyCart);
  await guest.send({ intent: 'put-back', lines: new URL(cleared.to ?? '', 'https://floors.example').searchParams.get('back') ?? '' });
  expect(lines(guest.cart())).toHaveLength(3);
  await guest.send({ intent: 'seen', product_id: oak, price: '40.00' });
  expect(guest.cart().items.find((line) => line.product_id === oak)?.seen_price).toBe(40);
});

test('what makes no sense is refused with a sentence and changes nothing', async () => {
  const guest = browser();
  const refusalOf = async (form: Record<string, string>) => (await guest.send(form)).refused?.errors[0];
  for (const quantity of ['0', '-1', '1e309', 'NaN', '', '99999', '2.5', 'x'.repeat(10_000)]) {
    const error = await refusalOf({ intent: 'add', product_id: tile, quantity });
    expect(error?.field).toBe(tile);
    expect(error?.message).toMatch(/quantity|whole number/);
  }
  expect(await refusalOf({ intent: 'add', product_id: customer, quantity: '1' })).toEqual({ field: '', message: 'Product not found' });
  expect(await refusalOf({ intent: 'sample', product_id: 'x' })).toMatchObject({ field: '' });
  expect(await refusalOf({ intent: 'burn' })).toMatchObject({ field: '' });
  await guest.send({ intent: 'sample', product_id: tile });
  expect(await refusalOf({ intent: 'sample', product_id: tile })).toMatchObject({
    message: 'You have already added a sample of this product to your cart.',
  });
  expect(lines(guest.cart())).toEqual([[tile, 1, true]]);
});

test('whoever has no script keeps their cart at login; a script’s cart is left to the script', async () => {
  const guest = browser();
  await guest.send({ intent: 'add', product_id: tile, quantity: '2' });
  const [cookie] = await takeGuestCartAtLogin(shop, guest.request(), customer);
  expect(cookie).toMatch(/^guest_cart=s;/);
  expect((await readOwnCart(shop, customer)).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[tile, 2]]);

  const scripted = browser(writeCartCookie({ by: 'browser', cart: addItem(emptyCart, { product_id: oak, quantity: 1 }) }));
  expect(await takeGuestCartAtLogin(shop, scripted.request(), customer)).toEqual([]);
  await scripted.send({ intent: 'add', product_id: tile, quantity: '1' });
  expect(scripted.jar.cookie).toMatch(/^c\./);
});

test('nobody is told that the boxes which their own unpaid order holds are gone', async () => {
  await shop.sql`
    insert into orders (id, user_id, email, status, total_pence, shipping_address, checkout_key, stock_state, holds_until)
    values (${key}, ${customer}, 'a@example.com', 'pending', 100, '{}', ${key}, 'held', now() + interval '20 minutes')`;
  await shop.sql`insert into order_lines (order_id, product_id, product_name, sku, quantity, unit_pence) values (${key}, ${tile}, 'Tile', 'T',
    4, 3850)`;
  await shop.sql`update stock_levels set held = 4 where product_id = ${tile}`;
  await caughtUp(shop);
  const wanted = { items: [{ product_id: tile, quantity: 5, is_sample: false }] };
  const problemFor = async (checkoutKey: string | null, userId: string | null) =>
    (await quoteCart(shop, wanted, { checkoutKey, userId })).items[0]?.problem;
  expect(await problemFor(null, null)).toBe('too-many');
  expect(await problemFor(key, customer)).toBeNull();
  expect(await problemFor(null, customer)).toBeNull();
  // Who logs out leaves the key in the browser, but not their boxes; a guest's are whose key it is.
  expect(await problemFor(key, null)).toBe('too-many');
  await shop.sql`update orders set user_id = null where id = ${key}`;
  expect(await problemFor(key, null)).toBeNull();
  await shop.sql`update orders set stock_state = 'released' where id = ${key}`;
  expect(await problemFor(key, customer)).toBe('too-many');
});
