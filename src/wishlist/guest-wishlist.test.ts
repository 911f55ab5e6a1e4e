import { expect, test } from 'vitest';
import { maxWishes, readGuestWishlist, toggleWish } from './guest-wishlist.ts';

const id = (n: number) => `${String(n).padStart(8, '0')}-1111-4111-8111-111111111111`;

test('a heart goes on and off', () => {
  expect(toggleWish([id(1)], id(2))).toEqual([id(1), id(2)]);
  expect(toggleWish([id(1), id(2)], id(1))).toEqual([id(2)]);
});

test('a full list lets the oldest go', () => {
  const full = Array.from({ length: maxWishes }, (_, n) => id(n));
  const next = toggleWish(full, id(9999));
  expect(next).toHaveLength(maxWishes);
  expect(next).not.toContain(id(0));
});

test('reads whatever the browser holds', () => {
  expect(readGuestWishlist(JSON.stringify([id(1), id(1), 7, null, 'x', id(2)]))).toEqual([id(1), id(2)]);
  for (const junk of [null, '', '{', '{}', '7']) expect(readGuestWishlist(junk)).toEqual([]);
});
