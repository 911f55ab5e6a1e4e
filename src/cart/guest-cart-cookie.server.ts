import { serialize } from 'hono/utils/cookie';
import { readCookie } from '#platform/http/cookies.server.ts';
import { type CartInCookie, cartCookieDays, cartCookieName, readCartCookie, writeCartCookie } from './cart-cookie.ts';
import { emptyCart, type GuestCart } from './guest-cart.ts';

/** The guest's cart as a request brings it; an empty one of the server's own where it brings none. */
export function readGuestCartOf(request: Request): CartInCookie {
  return readCartCookie(readCookie(request, cartCookieName)) ?? { by: 'server', cart: emptyCart };
}

/** The Set-Cookie line that gives a guest this cart in place of the one that was read. */
export function guestCartCookie(origin: string, before: CartInCookie, cart: GuestCart): string {
  const by = before.by === 'server' ? 'server' : 'changed';
  return serialize(cartCookieName, writeCartCookie({ by, cart }), {
    path: '/',
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    maxAge: cartCookieDays * 24 * 3600,
  });
}
