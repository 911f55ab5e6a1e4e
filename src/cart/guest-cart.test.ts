import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putBack, removeItem, seePrice, setQuantity, withoutTaken } from './change-lines.ts';
import {
  addItem,
  addSample,
  cartMessages,
  countItems,
  emptyCart,
  type GuestCart,
  hasSample,
  lineKey,
  maxLines,
  maxQuantity,
  readGuestCart,
} from './guest-cart.ts';

const oak = '11111111-1111-4111-8111-111111111111';
const tile = '22222222-2222-4222-8222-222222222222';
const twoOaks = addItem(emptyCart, { product_id: oak, quantity: 2 });

test('adding a product that is there raises its quantity', () => {
  expect(addItem(twoOaks, { product_id: oak, quantity: 3 }).items).toEqual([{ product_id: oak, quantity: 5, area_m2: null, is_sample: false }]);
  expect(countItems(addItem(twoOaks, { product_id: tile, quantity: 4 }))).toBe(6);
  expect(addItem(twoOaks, { product_id: oak, quantity: 1e9 }).items[0]?.quantity).toBe(maxQuantity);
});

test('the price that was shown when it was added is kept, and is the latest that was shown', () => {
  const added = addItem(twoOaks, { product_id: oak, quantity: 1, seen_price: 38.5 });
  expect(added.items[0]?.seen_price).toBe(38.5);
  expect(addItem(added, { product_id: oak, quantity: 1 }).items[0]?.seen_price).toBe(38.5);
  expect(addItem(added, { product_id: oak, quantity: 1, seen_price: 41 }).items[0]?.seen_price).toBe(41);
});

test('areas add up only while every part of them is known', () => {
  const withArea = addItem(emptyCart, { product_id: oak, quantity: 1, area_m2: 1.1 });
  expect(addItem(withArea, { product_id: oak, quantity: 2, area_m2: 2.2 }).items[0]?.area_m2).toBe(3.3);
  expect(addItem(withArea, { product_id: oak, quantity: 2 }).items[0]?.area_m2).toBeNull();
});

test('a sample is its own line, and only once', () => {
  const { cart, problem } = addSample(twoOaks, oak);
  expect(problem).toBeNull();
  expect(hasSample(cart, oak)).toBe(true);
  expect(cart.items).toHaveLength(2);
  expect(addSample(cart, oak)).toEqual({ cart, problem: cartMessages.sampleTwice });
});

test('a sample more than an order may hold is refused, and the cart stays as it is', () => {
  const full = addSample(addSample(emptyCart, oak, 2).cart, tile, 2).cart;
  const ninth = addSample(full, '00000000-0000-4000-8000-000000000009', 2);
  expect(ninth).toEqual({ cart: full, problem: 'You can order up to 2 different samples at a time.' });
  expect(addSample(full, oak, 2).problem).toBe(cartMessages.sampleTwice);
});

test('the quantity of a line is never below 1 and never touches its sample', () => {
  const cart = addSample(twoOaks, oak).cart;
  expect(setQuantity(cart, oak, 0).items.map((line) => line.quantity)).toEqual([1, 1]);
  expect(setQuantity(cart, oak, Number.NaN).items[0]?.quantity).toBe(1);
  expect(setQuantity(cart, oak, 7.9).items.map((line) => line.quantity)).toEqual([7, 1]);
});

const [lounge, stairs] = ['a'.repeat(20), 'b'.repeat(20)];

test('each plan of one product is a line of its own, beside its metres; the same plan again is no second one', () => {
  const planned = (cart: GuestCart, cut_plan_id: string, seen_price?: number) =>
    addItem(cart, { product_id: oak, quantity: 3, cut_plan_id, seen_price });
  const both = planned(planned(twoOaks, lounge, 408), stairs);
  expect(both.items.map(({ quantity, cut_plan_id }) => [cut_plan_id, quantity])).toEqual([
    [undefined, 2],
    [lounge, 1],
    [stairs, 1],
  ]);
  expect(planned(both, lounge, 420).items.map(({ quantity, seen_price }) => [quantity, seen_price])).toEqual([
    [2, undefined],
    [1, 420],
    [1, undefined],
  ]);
  expect(addItem(both, { product_id: oak, quantity: 1 }).items.map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
  expect(setQuantity(both, oak, 7).items.map(({ quantity }) => quantity)).toEqual([7, 1, 1]);
  expect(seePrice(both, { product_id: oak, cut_plan_id: stairs }, 99).items.map(({ seen_price }) => seen_price)).toEqual([undefined, 408, 99]);
  const { cart, removed, position } = removeItem(both, { product_id: oak, cut_plan_id: lounge });
  expect(cart.items.map(({ cut_plan_id }) => cut_plan_id)).toEqual([undefined, stairs]);
  expect(removed && putBack(cart, removed, position)).toEqual(both);
  expect(withoutTaken(both, { items: both.items.slice(1, 2) }).items.map(({ cut_plan_id }) => cut_plan_id)).toEqual([undefined, stairs]);
  expect(readGuestCart(JSON.stringify(both))).toEqual(both);
});

const addition = fc.record({
  product_id: fc.constantFrom(oak, tile),
  quantity: fc.integer({ min: 1, max: 40 }),
  cut_plan_id: fc.constantFrom(undefined, lounge, stairs),
});

test('whatever plans are added, the boxes and samples beside them are what they would be alone', () => {
  fc.assert(
    fc.property(fc.array(addition, { maxLength: 20 }), (added) => {
      const gather = (cart: GuestCart, item: (typeof added)[number]) => addItem(cart, item);
      const { items } = added.reduce(gather, addSample(emptyCart, oak).cart);
      const alone = added.filter(({ cut_plan_id }) => !cut_plan_id).reduce(gather, addSample(emptyCart, oak).cart);
      expect(items.filter(({ cut_plan_id }) => !cut_plan_id)).toEqual(alone.items);
      const plans = new Set(added.filter(({ cut_plan_id }) => cut_plan_id).map(lineKey));
      expect(items.filter(({ cut_plan_id }) => cut_plan_id).map(({ quantity }) => quantity)).toEqual([...plans].map(() => 1));
    }),
  );
});

test('a removed line can be put back where it was, once', () => {
  const cart = addItem(twoOaks, { product_id: tile, quantity: 1 });
  const { cart: without, removed, position } = removeItem(cart, { product_id: oak });
  expect(without.items.map((line) => line.product_id)).toEqual([tile]);
  if (!removed) throw new Error('nothing was removed');
  expect(putBack(without, removed, position)).toEqual(cart);
  expect(putBack(cart, removed, position)).toBe(cart);
  expect(removeItem(cart, { product_id: 'nobody' }).removed).toBeNull();
});

test('reads back exactly what was kept', () => {
  const cart = addSample(addItem(twoOaks, { product_id: tile, quantity: 1, area_m2: 12.5 }), tile).cart;
  expect(readGuestCart(JSON.stringify(cart))).toEqual(cart);
});

test('makes sense of whatever the browser holds', () => {
  const line = { product_id: oak, quantity: 2, area_m2: null, is_sample: false };
  for (const junk of [null, '', '{', '[]', '7', '{"items":7}', '{"items":[null,7,{}]}']) expect(readGuestCart(junk)).toEqual(emptyCart);
  for (const wrong of [{ product_id: 'x' }, { quantity: 0 }, { quantity: '2' }, { quantity: null }]) {
    expect(readGuestCart(JSON.stringify({ items: [{ ...line, ...wrong }] }))).toEqual(emptyCart);
  }
  expect(readGuestCart(JSON.stringify({ items: [line, line] })).items).toEqual([{ ...line, quantity: 4 }]);
  fc.assert(fc.property(fc.json(), (text) => void readGuestCart(text)));
});

test('holds a bounded number of lines', () => {
  const ids = Array.from({ length: maxLines + 5 }, (_, n) => `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`);
  const cart = ids.reduce((c, product_id) => addItem(c, { product_id, quantity: 1 }), emptyCart);
  expect(cart.items).toHaveLength(maxLines);
});

test('what went to an account is taken out; what came meanwhile stays', () => {
  const sent = addSample(twoOaks, tile).cart;
  const meanwhile = addItem(addItem(sent, { product_id: oak, quantity: 3 }), { product_id: tile, quantity: 1 });
  expect(withoutTaken(sent, sent)).toEqual(emptyCart);
  expect(withoutTaken(meanwhile, sent).items.map((line) => [line.product_id, line.quantity, line.is_sample])).toEqual([
    [oak, 3, false],
    [tile, 1, false],
  ]);
});

test('the price that was shown is remembered with the line, and is no price at all when it is nonsense', () => {
  const seen = seePrice(addSample(twoOaks, oak).cart, { product_id: oak }, 38.5);
  expect(seen.items.map((line) => line.seen_price)).toEqual([38.5, undefined]);
  expect(readGuestCart(JSON.stringify(seen))).toEqual(seen);
  for (const seen_price of [-1, '38', null, 1e9]) {
    expect(readGuestCart(JSON.stringify({ items: [{ product_id: oak, quantity: 2, seen_price }] }))).toEqual(twoOaks);
  }
});
