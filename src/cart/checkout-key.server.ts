import { randomUUID } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { readCookie } from '#platform/http/cookies.server.ts';
import { isUuid } from '#platform/is-uuid.ts';

/**
 * Names the checkout that this browser is in the middle of, so that its tabs, Back and a second click are all the same order.
 * Whoever has it may open that order: the page's script cannot read it.
 */
const name = 'checkout';
const keptDays = 7;

/** The key a request brings; null where it brings none that could be one. */
export function readCheckoutKey(request: Request): string | null {
  const key = readCookie(request, name);
  return key && isCheckoutKey(key) ? key : null;
}

export function isCheckoutKey(text: string): boolean {
  return isUuid(text);
}

/** A key for a checkout that begins. */
export function newCheckoutKey(): string {
  return randomUUID();
}

/** The Set-Cookie line that keeps the key; null forgets it: the next checkout is another order. */
export function checkoutKeyCookie(origin: string, key: string | null): string {
  const secure = origin.startsWith('https:');
  return serialize(name, key ?? '', { path: '/', sameSite: 'Lax', secure, httpOnly: true, maxAge: key ? keptDays * 24 * 3600 : 0 });
}

/** Whose checkout it is: the key that their browser carries, and their account. */
export type CheckoutOwner = { checkoutKey: string | null; userId: string | null };
