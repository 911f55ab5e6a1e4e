import { isUuid } from '#platform/is-uuid.ts';

export const wishNotSaved = 'Your wishlist could not be changed. Please try again.';

/** Where a guest's wishlist lives in the browser: product ids, newest last. */
export const guestWishlistKey = 'guest_wishlist';
export const maxWishes = 200;
/** A customer's list takes a full one of a guest's on top of another. */
export const maxAccountWishes = 400;

/** Reads what the browser kept; anything that is not a product id is left out. Never throws. */
export function readGuestWishlist(kept: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? [...new Set(read.filter(isProductId))].slice(-maxWishes) : [];
  } catch {
    return [];
  }
}

/** Adds the product, or takes it off when it is there; the oldest wish gives way when the list is full. */
export function toggleWish(wishes: readonly string[], productId: string): readonly string[] {
  if (wishes.includes(productId)) return wishes.filter((id) => id !== productId);
  return [...wishes, productId].slice(-maxWishes);
}

function isProductId(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}
