import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartWriter, readCartCookie, takeOver, writeCartCookie } from './cart-cookie.ts';
import { addItem, addSample, emptyCart, type GuestCart, maxLines } from './guest-cart.ts';

const oak = '11111111-1111-4111-8111-111111111111';
const tile = '22222222-2222-4222-8222-222222222222';
const id = fc.uuid({ version: 4 });
const product = fc.record({
  product_id: id,
  quantity: fc.integer({ min: 1, max: 9_999 }),
  area_m2: fc.option(fc.integer({ min: 1, max: 999_999_999 }).map((milli) => milli / 1000)),
});
const seen = fc.option(
  fc.integer({ min: 0, max: 99_999_999 }).map((pence) => pence / 100),
  { nil: undefined },
);
const cart = fc.array(fc.oneof(fc.tuple(product, seen), id), { maxLength: maxLines }).map((lines) =>
  lines.reduce<GuestCart>((now, line) => {
    if (typeof line === 'string') return addSample(now, line).cart;
    const [item, price] = line;
    return addItem(now, price === undefined ? item : { ...item, seen_price: price });
  }, emptyCart),
);

test('reads back what was written, in a cookie that browsers keep', () => {
  fc.assert(
    fc.property(cart, fc.constantFrom<CartWriter>('browser', 'changed', 'server'), (whole, by) => {
      const text = writeCartCookie({ by, cart: whole });
      expect(text).toMatch(/^[\w.*]*$/);
      expect(text.length).toBeLessThanOrEqual(3_900);
      const read = readCartCookie(text);
      const bare = ({ items }: GuestCart) => items.map(({ product_id, quantity, is_sample }) => [product_id, quantity, is_sample]);
      expect(read?.by).toBe(by);
      expect(bare(read?.cart ?? emptyCart)).toEqual(bare(whole));
      if (whole.items.length <= 60) expect(read?.cart).toEqual(whole);
    }),
  );
});

test('makes sense of whatever comes', () => {
  expect(readCartCookie(undefined)).toBeNull();
  expect(readCartCookie('x.1')).toBeNull();
  expect(readCartCookie('s')).toEqual({ by: 'server', cart: emptyCart });
  expect(readCartCookie(`s.nonsense.${oak.replaceAll('-', '')}0`)?.cart).toEqual(emptyCart);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCartCookie(`s.${text}`)));
  fc.assert(fc.property(fc.string(), (text) => (readCartCookie(`s.${text}`)?.cart.items.length ?? 0) <= maxLines));
});

test('a script takes over what the server wrote, and loses nothing of what it stored', () => {
  const stored = addItem(emptyCart, { product_id: oak, quantity: 2 });
  const fromServer = addSample(addItem(emptyCart, { product_id: oak, quantity: 3 }), tile).cart;
  expect(takeOver(stored, { by: 'browser', cart: fromServer })).toBe(stored);
  expect(takeOver(emptyCart, { by: 'browser', cart: fromServer })).toBe(fromServer);
  expect(takeOver(stored, { by: 'changed', cart: emptyCart })).toEqual(emptyCart);
  expect(takeOver(stored, { by: 'server', cart: fromServer }).items.map((line) => line.quantity)).toEqual([5, 1]);
  expect(takeOver(emptyCart, { by: 'server', cart: fromServer })).toEqual(fromServer);
});
