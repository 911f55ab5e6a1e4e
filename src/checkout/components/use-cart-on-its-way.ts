import { useEffect, useState } from 'react';
import { useKeptState } from '#accounts/use-kept-state.ts';
import { cartCookieName, readCartCookie } from '#cart/cart-cookie.ts';
import { keptCart, useCart } from '#cart/use-cart.ts';

const name = 'checkout_reloaded';

/**
 * Whether a cart is still on its way to the server, which did not see it when it made this page: a customer's from before they
 * logged in, or one that only the browser stored. Once it has come, the page is made anew, once for a cart.
 */
export function useCartOnItsWay({ isEmpty, leftInBrowser }: { isEmpty: boolean; leftInBrowser: number }): boolean {
  const state = useKeptState(keptCart);
  const { count } = useCart();
  const [hasGivenUp, giveUp] = useState(false);
  const isCustomers = leftInBrowser > 0;
  useEffect(() => {
    if (state === 'coming' || (!isCustomers && !(isEmpty && count > 0))) return;
    const left = new RegExp(`(?:^|; )${cartCookieName}=([^;]*)`).exec(document.cookie)?.[1];
    const lines = readCartCookie(left)?.cart.items.length ?? 0;
    const hasCome = isCustomers ? state === 'here' && lines === 0 : lines > 0;
    if (hasCome && isFirst(`${count} ${left}`)) location.reload();
    else giveUp(true);
  }, [state, isCustomers, isEmpty, count]);
  return isCustomers && !hasGivenUp;
}

function isFirst(cart: string): boolean {
  try {
    if (sessionStorage.getItem(name) === cart) return false;
    sessionStorage.setItem(name, cart);
    return true;
  } catch {
    return false;
  }
}
