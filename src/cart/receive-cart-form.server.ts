import { redirect } from 'react-router';
import { deliversTo } from '#delivery/delivery.ts';
import { placeOf, postcodeWanted } from '#delivery/postcode.ts';
import { notDelivered } from '#delivery/shipping-address.ts';
import { readKitChoices } from '#kits/kit-choices.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { writeCartCookie } from './cart-cookie.ts';
import { removeItem } from './change-lines.ts';
import { placeCookies } from './delivery-place.server.ts';
import { type CartItem, cartMessages } from './guest-cart.ts';
import { type CartChange, cartFormFields, readCartForm } from './read-cart-form.ts';
import { changeVisitorCart, readVisitorCart } from './visitor-cart.server.ts';

/** What was just done, as the cart's address says it to the page that follows a form. */
export const doneWords: Record<string, string> = {
  added: cartMessages.added,
  sample: cartMessages.sampleAdded,
  removed: 'Removed from the cart.',
  cleared: 'Cart cleared.',
  kit: 'What goes with your floor is in your cart.',
};

/** Takes any form that changes the cart, and shows the cart: for a browser whose scripts do not, or do not yet, do it themselves. */
export async function receiveCartForm(shop: Shop, request: Request, from: string) {
  const sent = await readForm(request);
  const goods = sent.getAll('goods').filter((id) => typeof id === 'string');
  const form = { ...textFields(sent, cartFormFields), goods: goods.join(' ') };
  try {
    if (form.intent === 'place') return await rememberPlace(shop, form.postal_code);
    const read = readCartForm(form);
    if ('errors' in read) throw new Refusal('invalid', 'invalid-form', read.errors[0]?.message ?? '', read.errors);
    const { change } = read;
    const before = (await readVisitorCart(shop, request)).items;
    const done = await sayDone(shop, change, before);
    const cookies = await changeVisitorCart(shop, request, change, from);
    const response = redirect(`/cart${done}`, { status: 303 });
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  } catch (error) {
    return refusedForm(error, { product_id: form.product_id, quantity: form.quantity, postal_code: form.postal_code });
  }
}

/** The place that a cart is priced to, for the visit. Throws a Refusal (422) for what is no postcode, and where the shop does not deliver. */
async function rememberPlace(shop: Shop, typed: string): Promise<Response> {
  const place = placeOf(typed);
  const problem = place ? (deliversTo(await readSettings(shop), place.country) ? null : notDelivered) : postcodeWanted;
  if (!place || problem) throw new Refusal('invalid', 'invalid-form', problem ?? '', [{ field: 'postal_code', message: problem ?? '' }]);
  const response = redirect('/cart', { status: 303 });
  for (const cookie of placeCookies(shop.config.origin, place)) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function sayDone(shop: Shop, change: CartChange, before: CartItem[]): Promise<string> {
  switch (change.kind) {
    case 'add':
    case 'cut':
      return '?done=added';
    case 'kit':
      return '?done=kit';
    case 'sample':
      return '?done=sample';
    case 'remove': {
      const { removed } = removeItem({ items: before }, change);
      return removed ? `?${new URLSearchParams({ done: 'removed', back: textOf([removed]) })}` : '';
    }
    case 'kit-remove': {
      const choices = await readKitChoices(
        shop.db,
        before.map(({ kit_id }) => kit_id),
      );
      const removed = before.filter(({ kit_id }) => choices.get(kit_id ?? '')?.productId === change.product_id);
      return removed.length ? `?${new URLSearchParams({ done: 'removed', back: textOf(removed) })}` : '';
    }
    case 'clear':
      return before.length ? `?${new URLSearchParams({ done: 'cleared', back: textOf(before) })}` : '';
    default:
      return '';
  }
}

function textOf(items: CartItem[]): string {
  return writeCartCookie({ by: 'server', cart: { items } });
}
