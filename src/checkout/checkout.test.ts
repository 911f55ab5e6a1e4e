import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { readCartCookie, writeCartCookie } from '#cart/cart-cookie.ts';
import { addItem, addSample, emptyCart, type GuestCart } from '#cart/guest-cart.ts';
import { kitAsked } from '#kits/asked.ts';
import { keepKitChoice } from '#kits/kit-choices.server.ts';
import { buyAgain } from '#orders/buy-again.ts';
import { expireHolds } from '#orders/cancel-order.server.ts';
import { payOrder } from '#orders/paying/pay-order.server.ts';
import { mayOpenOrder, readOrder } from '#orders/read-order.server.ts';
import { caughtUp, openTestShop } from '../../test/open-test-shop.ts';
import { openTestTill } from '../../test/open-test-till.ts';
import type { Shop } from '../shop.server.ts';
import { beginCheckout } from './begin-checkout.server.ts';
import { endCheckout, openOrderPage, readPaymentStep } from './payment-step.server.ts';

import { receiveShippingForm } from './receive-shipping-form.server.ts';

const oak = '11111111-1111-4111-8111-111111111111';
const slate = '22222222-2222-4222-8222-222222222222';
const customer = '33333333-3333-4333-8333-333333333333';
const address = {
  first_name: 'Aoife',
  last_name: 'Quinn',
  email: 'aoife@example.com',
  phone: '028 9649 6999',
  address: '1 Quay Street',
  city: 'Bangor',
  postal_code: 'bt20 5ed',
  country: 'GB',
};
let shop: Shop;
let till: Awaited<ReturnType<typeof openTestTill>>;
let now: Date;

beforeAll(async () => {
  shop = await openTestShop('empty');
  till = await openTestTill(shop);
  shop.now = () => now;
  await shop.sql`insert into categories (name, position) values ('Tiles', 1) on conflict do nothing`;
  await shop.sql`insert into users (id, full_name, username, email, password_hash) values (${customer}, 'Nuala Breen', 'nuala',
    'nuala@example.com', 'none')`;
  for (const [id, name, pence] of [
    [oak, 'Oak', 10_000],
    [slate, 'Slate', 2_000],
  ] as const) {
    await shop.sql`insert into products (id, sku, name, category, supplier, price_pence, coverage_cm2) values (${id}, ${name}, ${name},
      'Tiles', 'Maker', ${pence}, 14400)`;
  }
});
beforeEach(async () => {
  now = new Date();
  await shop.sql`update orders set stock_state = 'released', holds_until = null where stock_state = 'held'`;
  await shop.sql`delete from stock_levels`;
  await shop.sql`insert into stock_levels (product_id, on_hand, held) values (${oak}, 10, 0), (${slate}, 10, 0)`;
  await shop.sql`update products set price_pence = 10000 where id = ${oak}`;
  await caughtUp(shop);
});
afterAll(async () => {
  await till.close();
  await shop.close();
});

const threeOaks = addItem(emptyCart, { product_id: oak, quantity: 3 });
const asSent = ({ items }: GuestCart) => JSON.stringify(items);

const forTheDriver = { 'access.lorry': 'yes', 'access.level': '1', 'access.floor': 'ground', 'access.signs': 'Aoife Quinn' };

/** A browser: keeps its cookies, sends the form of step 1. */
function browser(cart: GuestCart = emptyCart, session?: string) {
  const cookies = new Map<string, string>();
  if (cart.items.length) cookies.set('guest_cart', writeCartCookie({ by: 'browser', cart }));
  if (session) cookies.set('auth_token', session);
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) cookies.set(name, value);
      else if (name) cookies.delete(name);
    }
  };
  const request = (path: string, body?: URLSearchParams) =>
    new Request(`https://floors.example${path}`, {
      ...(body && { method: 'POST', body }),
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  return {
    keep,
    request,
    cart: () => readCartCookie(cookies.get('guest_cart'))?.cart ?? emptyCart,
    begin: (path = '/checkout') => beginCheckout(shop, request(path)),
    async send(fields: Record<string, string>, path = '/checkout') {
      const answer = await receiveShippingForm(shop, request(path, new URLSearchParams({ ...address, ...forTheDriver, ...fields })), randomUUID());
      if (answer instanceof Response) {
        keep(answer.headers.getSetCookie());
        const to = new URL(answer.headers.get('Location') ?? '', 'https://floors.example');
        return { id: to.pathname.split('/')[2] ?? '', token: to.searchParams.get('token'), path: to.pathname };
      }
      keep(new Headers(answer.init?.headers).getSetCookie());
      return { refused: answer.data, status: answer.init?.status };
    },
  };
}

async function placed(shopper: ReturnType<typeof browser>, fields: Record<string, string>, path?: string) {
  const sent = await shopper.send(fields, path);
  if (!('id' in sent) || !sent.id) throw new Error(`refused: ${JSON.stringify(sent)}`);
  return sent as { id: string; token: string | null; path: string };
}

const pay = (orderId: string, amountPence: number) =>
  payOrder(shop, { orderId, sourceId: 'cnon:card-nonce-ok', verificationToken: null, method: 'card', amountPence }, randomUUID());
const held = async () => (await shop.sql<{ held: number }[]>`select held from stock_levels where product_id = ${oak}`)[0]?.held;

test('what the form was shown with is what is ordered, held, and led to payment with a token', async () => {
  const guest = browser(threeOaks);
  const { key, items } = await guest.begin();
  const { id, token, path } = await placed(guest, {
    key,
    lines: JSON.stringify(items),
    total: '30000',
    notes: ' Ring the bell ',
    shows_purchase: '1',
  });
  expect(path).toBe(`/checkout/${id}/pay`);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await readOrder(shop, id)).toMatchObject({
    totalPence: 30_000,
    notes: 'Ring the bell',
    showsPurchase: true,
    address: { postal_code: 'BT20 5ED' },
  });
  expect(await held()).toBe(3);
});

test('the same checkout, gone back to, is the same order with what it says now', async () => {
  const guest = browser(threeOaks);
  const { key } = await guest.begin();
  const first = await placed(guest, { key, lines: asSent(threeOaks), total: '30000', shows_purchase: '1' });
  const again = await guest.begin();
  expect(again).toMatchObject({ key, isOrdered: false, values: { city: 'Bangor', shows_purchase: '1' } });
  const fewer = addItem(emptyCart, { product_id: oak, quantity: 2 });
  expect((await placed(guest, { key, lines: asSent(fewer), total: '20000', city: 'Newry' })).id).toBe(first.id);
  expect(await readOrder(shop, first.id)).toMatchObject({ totalPence: 20_000, address: { city: 'Newry' } });
  expect(await held()).toBe(2);
});

test('goods that were chosen for a floor stay with it when the shopper goes back from the card, changes the order and pays it', async () => {
  const kit = await keepKitChoice(shop, oak, kitAsked.parse({ area_m2: 4 }), 'test');
  const cart = { items: [...threeOaks.items, { product_id: slate, quantity: 1, area_m2: null, is_sample: false, kit_id: kit }] };
  const guest = browser(cart);
  const { key, items } = await guest.begin();
  const { id, token } = await placed(guest, { key, lines: JSON.stringify(items), total: '32000' });
  const linked = () => shop.sql`select product_id, for_product_id from order_lines where order_id = ${id} order by position`;
  const both = [
    { product_id: oak, for_product_id: null },
    { product_id: slate, for_product_id: oak },
  ];
  expect(await linked()).toEqual(both);
  const back = await guest.begin(`/checkout?order=${id}&token=${token}`);
  expect(back.items[1]).toMatchObject({ product_id: slate, kit_id: kit });
  await placed(guest, { key, lines: JSON.stringify(back.items), total: '32000', changes_order: '1', city: 'Newry' });
  expect(await linked()).toEqual(both);
  const order = await readOrder(shop, id);
  const again = buyAgain(
    order?.lines ?? [],
    [oak, slate].map((one) => ({ id: one, stock: 5, isSampleEligible: true })),
  );
  expect(again.items.map(({ kit_id }) => kit_id)).toEqual([undefined, kit]);
});

test('every field says what it needs, and what was typed is kept', async () => {
  const guest = browser(threeOaks);
  const { refused, status } = await guest.send({
    first_name: '',
    email: 'aoife',
    country: 'US',
    notes: 'x'.repeat(501),
    lines: asSent(threeOaks),
    total: '30000',
  });
  expect(status).toBe(422);
  expect(refused?.errors).toEqual([
    { field: 'first_name', message: 'First name is required' },
    { field: 'email', message: 'Please enter a valid email' },
    { field: 'country', message: 'We do not deliver to this country.' },
    { field: 'notes', message: 'Please keep this to 500 characters.' },
  ]);
  expect(refused).toMatchObject({ values: { city: 'Bangor', email: 'aoife' }, quote: { total_amount: 300 } });
});

test('another price than the one shown is said with the right one, which the next click accepts', async () => {
  const guest = browser(threeOaks);
  const { key } = await guest.begin();
  await shop.sql`update products set price_pence = 11000 where id = ${oak}`;
  await caughtUp(shop);
  const { refused, status } = await guest.send({ key, lines: asSent(threeOaks), total: '30000' });
  expect(status).toBe(409);
  expect(refused?.errors).toEqual([{ field: 'total_amount', message: 'The total is now £330.00. Please check the new total and continue.' }]);
  expect(refused?.quote.total_amount).toBe(330);
  expect((await placed(guest, { key, lines: asSent(threeOaks), total: '33000' })).id).toBeTruthy();
});

test('a fault of ours while the order is written is said in one sentence, with what was typed still there', async () => {
  const guest = browser(threeOaks);
  const { key } = await guest.begin();
  await shop.sql`alter table order_events rename to order_events_away`;
  const { refused, status } = await guest.send({ key, lines: asSent(threeOaks), total: '30000', notes: 'Ring twice' });
  await shop.sql`alter table order_events_away rename to order_events`;
  expect(status).toBe(503);
  expect(refused?.errors.map(({ message }) => message)).toEqual(['Error creating order. Please try again.']);
  expect(refused?.values).toMatchObject({ first_name: 'Aoife', notes: 'Ring twice' });
  expect(await held()).toBe(0);
  expect((await placed(guest, { key, lines: asSent(threeOaks), total: '30000' })).id).toBeTruthy();
});

test('too few boxes are said at the line; one click takes what there is, in the cart too', async () => {
  const cart = addSample(addItem(addItem(emptyCart, { product_id: slate, quantity: 1 }), { product_id: oak, quantity: 5 }), oak).cart;
  const guest = browser(cart);
  await shop.sql`update stock_levels set held = 7 where product_id = ${oak}`;
  const { refused, status } = await guest.send({ lines: asSent(cart), total: '' });
  expect(status).toBe(409);
  expect(refused?.errors).toEqual([{ field: 'items.1', message: 'Only 3 of Oak left. Please order fewer.' }]);
  expect(refused?.quote.items[1]).toMatchObject({ problem: 'too-many', available: 3 });
  const adjusted = (await guest.send({ lines: asSent(cart), total: '', adjust: '1:3' })).refused;
  expect(adjusted).toMatchObject({ errors: [], values: { city: 'Bangor' } });
  expect(adjusted?.items.map((item) => item.quantity)).toEqual([1, 3, 1]);
  expect(guest.cart().items.map((item) => item.quantity)).toEqual([1, 3, 1]);
  const emptied = await guest.send({ lines: asSent(threeOaks), adjust: '0:0' });
  expect(emptied).toMatchObject({ path: '/cart' });
});

test('after payment the guest’s cart holds only what came since, once; the next checkout is another order', async () => {
  const guest = browser(addItem(threeOaks, { product_id: slate, quantity: 1 }));
  const { key } = await guest.begin();
  const { id, token } = await placed(guest, { key, lines: asSent(threeOaks), total: '30000' });
  expect((await readPaymentStep(shop, id))?.state).toBe('open');
  expect(await pay(id, 30_000)).toMatchObject({ status: 'succeeded' });
  expect((await guest.begin()).isOrdered).toBe(true);
  expect((await placed(guest, { key, lines: asSent(threeOaks), total: '30000' })).id).toBe(id);
  const step = await readPaymentStep(shop, id);
  if (step?.state !== 'settled') throw new Error('not settled');
  guest.keep(await endCheckout(shop, guest.request(`/checkout/${id}/done?token=${token}`), step.order));
  expect(guest.cart().items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[slate, 1]]);
  expect(await endCheckout(shop, guest.request(`/checkout/${id}/done?token=${token}`), step.order)).toEqual([]);
  expect(await guest.begin()).toMatchObject({ isOrdered: false, order: null });
});

test('an order that waited too long gives its boxes back, and is paid if they are still there', async () => {
  const guest = browser(threeOaks);
  const { id, token } = await placed(guest, { lines: asSent(threeOaks), total: '30000' });
  now = new Date(now.getTime() + 21 * 60_000);
  await expireHolds(shop);
  expect(await held()).toBe(0);
  expect(await readPaymentStep(shop, id)).toMatchObject({ state: 'open', hasRunOut: true, gone: new Map() });
  await shop.sql`update stock_levels set held = 8 where product_id = ${oak}`;
  const gone = await readPaymentStep(shop, id);
  expect(gone).toMatchObject({ state: 'open', gone: new Map([[0, 'Only 2 left now.']]) });
  // Step 1 again, for that very order, whatever the cart holds by now.
  const begun = await guest.begin(`/checkout?order=${id}&token=${token}`);
  expect(begun).toMatchObject({ changesOrder: true, values: { city: 'Bangor' } });
  const fewer = begun.items.map((item) => ({ ...item, quantity: 2 }));
  expect((await placed(guest, { key: begun.key, lines: JSON.stringify(fewer), total: '20000', changes_order: '1' })).id).toBe(id);
  expect(await pay(id, 20_000)).toMatchObject({ status: 'succeeded' });
});

test('a link to an order never makes it the checkout of whoever follows it, nor of staff', async () => {
  const stranger = browser(threeOaks);
  const planted = await placed(stranger, { lines: asSent(threeOaks), total: '30000' });
  const link = `/checkout?order=${planted.id}&token=${planted.token}`;
  const shopper = browser(threeOaks);
  const followed = await shopper.begin(link);
  expect(followed).toMatchObject({ onlyToPay: true, changesOrder: true });
  const staff = await openSession(shop, customer);
  await shop.sql`update users set is_admin = true where id = ${customer}`;
  expect(await browser(threeOaks, staff).begin(link)).toMatchObject({ onlyToPay: true });
  await shop.sql`update users set is_admin = false where id = ${customer}`;
  // What they order next is an order of their own, whatever key the page gave them.
  const own = await placed(shopper, { key: followed.key, lines: asSent(threeOaks), total: '30000' });
  expect(own.id).not.toBe(planted.id);
  expect(await mayOpenOrder(shop, own.id, { visitor: null, token: planted.token })).toBe(false);
});

test('an order that is changed ends the links handed out for it; the browser that began it is led on with a new one', async () => {
  const guest = browser(threeOaks);
  const first = await placed(guest, { lines: asSent(threeOaks), total: '30000' });
  const twoOaks = addItem(emptyCart, { product_id: oak, quantity: 2 });
  const { key } = await guest.begin();
  const changed = await placed(guest, { key, lines: asSent(twoOaks), total: '20000' });
  expect(changed.id).toBe(first.id);
  const opens = (token: string | null) => mayOpenOrder(shop, first.id, { visitor: null, token });
  expect([await opens(first.token), await opens(changed.token)]).toEqual([false, true]);
  const old = `/checkout/${first.id}/pay?token=${first.token}`;
  const led = await openOrderPage(shop, guest.request(old), first.id).catch((answer: unknown) => answer as Response);
  const to = new URL((led as Response).headers.get('Location') ?? '', 'https://floors.example');
  expect([to.pathname, await opens(to.searchParams.get('token'))]).toEqual([`/checkout/${first.id}/pay`, true]);
  await expect(openOrderPage(shop, browser().request(old), first.id)).rejects.toMatchObject({ init: { status: 404 } });
});

test('somebody else’s order is none; a customer’s checkout goes on in their account, and not for whoever comes after them', async () => {
  const first = await placed(browser(threeOaks), { lines: asSent(threeOaks), total: '30000' });
  await expect(browser().begin(`/checkout?order=${first.id}`)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(browser().begin('/checkout?order=x')).rejects.toMatchObject({ kind: 'not-found' });

  const session = await openSession(shop, customer);
  const nuala = browser(emptyCart, session);
  expect((await nuala.begin()).values).toMatchObject({ first_name: 'Nuala', last_name: 'Breen', email: 'nuala@example.com', country: 'GB' });
  const own = await placed(nuala, { lines: asSent(threeOaks), total: '30000' });
  expect(own.token).toBeNull();
  // Their other device finds the order that holds their boxes.
  expect((await browser(emptyCart, session).begin()).order).toEqual({ id: own.id, needsToken: false });
  // The browser's next visitor, a guest with the same key, begins an order of their own.
  const { checkout_key: key } = await shop.db.selectFrom('orders').select('checkout_key').where('id', '=', own.id).executeTakeFirstOrThrow();
  const guest = browser(threeOaks);
  const other = await placed(guest, { key: key ?? '', lines: asSent(threeOaks), total: '30000' });
  expect(other.id).not.toBe(own.id);
});

test('collected from the showroom it costs no delivery: what that comes to is ordered, and can be changed back', async () => {
  const showroom = { collection_enabled: true, address_lines: ['41 Ballyholm Slip'], town: 'Bangor', postcode: 'BT20 0XX' };
  await shop.sql`insert into settings (values) values (${showroom as never}) on conflict (only_row) do update set values = excluded.values`;
  await caughtUp(shop);
  const one = addItem(emptyCart, { product_id: slate, quantity: 1 });
  const guest = browser(one);
  const { key } = await guest.begin();
  const sent = { key, lines: asSent(one), total: '4995', total_collected: '2000' };
  // A day that was chosen before is of delivery, and is not asked about.
  const order = await placed(guest, { ...sent, way: 'collection', wished_day: '2026-12-08' });
  expect(await readOrder(shop, order.id)).toMatchObject({ totalPence: 2_000, deliveryPence: 0, delivery: { way: 'collection', wished: null } });
  const again = await guest.begin(`/checkout?order=${order.id}&token=${order.token}`);
  expect(again.values).toMatchObject({ way: 'collection' });
  expect((await guest.send({ ...sent, way: 'delivery', total: '2000' })).refused).toMatchObject({ errors: [{ field: 'total_amount' }] });
  await placed(guest, { ...sent, way: 'delivery' });
  expect(await readOrder(shop, order.id)).toMatchObject({ totalPence: 4_995, delivery: { way: 'pallet' } });
  await shop.sql`delete from settings`;
  await caughtUp(shop);
});

test('an address is found by its postcode and filled in, with what was typed still there; without a register it is typed', async () => {
  const quay = { line_1: '7 Quay Street', line_2: 'The Old Mill', town_or_city: 'Bangor', county: 'County Down' };
  const register = createServer((_, response) => response.end(JSON.stringify({ addresses: [quay] })));
  await new Promise<void>((listening) => void register.listen(0, '127.0.0.1', listening));
  const { port } = register.address() as AddressInfo;
  const nothing = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
  const typed = { ...nothing, first_name: 'Aoife', country: 'GB', lines: asSent(threeOaks) };
  const find = (fields: Record<string, string>) => browser(threeOaks).send({ ...typed, ...fields });
  expect(await find({ find: 'list', find_postcode: 'bt205ed' })).toMatchObject({ status: 422, refused: { errors: [{ field: 'find_postcode' }] } });
  const without = shop;
  shop = { ...shop, config: { ...shop.config, addressLookup: { url: `http://127.0.0.1:${port}`, key: 'key' } } };
  try {
    const listed = await find({ find: 'list', find_postcode: 'bt205ed' });
    expect(listed).toMatchObject({ status: 200, refused: { errors: [], values: { first_name: 'Aoife', postal_code: 'BT20 5ED', address: '' } } });
    const [found] = ('refused' in listed && listed.refused?.found) || [];
    const used = await find({ find: 'use', found_address: JSON.stringify(found) });
    const filled = { first_name: 'Aoife', address: '7 Quay Street', address2: 'The Old Mill', city: 'Bangor', postal_code: 'BT20 5ED' };
    expect(used).toMatchObject({ status: 200, refused: { errors: [], found: [], values: filled, quote: { delivery_days: {} } } });
    for (const found_address of ['', 'no address', '{"address":7}'])
      expect(await find({ find: 'use', found_address })).toMatchObject({ status: 200, refused: { values: { address: '' } } });
  } finally {
    shop = without;
    register.close();
  }
});
