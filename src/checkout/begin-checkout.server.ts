import type { User } from '#accounts/account.ts';
import { type KeptAddress, listAddresses } from '#accounts/own/address-book.server.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { newCheckoutKey, readCheckoutKey } from '#cart/checkout-key.server.ts';
import { readPlace } from '#cart/delivery-place.server.ts';
import type { CartItem } from '#cart/guest-cart.ts';
import { readVisitorCart } from '#cart/visitor-cart.server.ts';
import { deliversTo, deliveryCountries } from '#delivery/delivery.ts';
import { holdChoice } from '#delivery/hold.ts';
import type { Place } from '#delivery/postcode.ts';
import { checkoutOwnerOf, findCheckoutKey, findOrderByKey, keyOfOrder } from '#orders/checkout-orders.server.ts';
import { isCollected, type Order } from '#orders/order.ts';
import { makeBrowserLink } from '#orders/order-links.server.ts';
import { readOrder, readOrderFor } from '#orders/read-order.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CheckoutValues, checkoutValues, splitName } from './checkout-fields.ts';

/** What step 1 begins with. */
export type BegunCheckout = {
  key: string;
  /** What would be ordered: the cart, or an unpaid order that is being changed. */
  items: CartItem[];
  values: CheckoutValues;
  /** The order that this checkout has led to before. `needsToken`: it is no account's of this visitor's. */
  order: { id: string; needsToken: boolean } | null;
  /** Whether the shopper came back from step 2, to change that very order. */
  changesOrder: boolean;
  /** Whether a link led to an unpaid order that this browser did not begin: it can be paid here, not changed. */
  onlyToPay: boolean;
  /** What this checkout led to was ordered already: there is nothing to fill in. */
  isOrdered: boolean;
  /** Lines that a customer chose before they logged in, and that are still on their way to the account. */
  leftInBrowser: number;
  book: KeptAddress[];
  visitor: User | null;
};

/** Nobody has a product of this id: a line of what is no longer sold. */
const goneId = '00000000-0000-4000-8000-000000000000';

/**
 * Reads where a shopper stands: what they would order, the key of their checkout, and what is known for the form. Throws a Refusal (404) for an
 * order that is not theirs.
 */
export async function beginCheckout(shop: Shop, request: Request): Promise<BegunCheckout> {
  const query = new URL(request.url).searchParams;
  const [visitor, cart] = await Promise.all([readVisitor(shop, request), readVisitorCart(shop, request)]);
  const book = visitor ? await listAddresses(shop, visitor.id) : [];
  const given = query.get('order');
  const found = given
    ? await orderToChange(shop, request, given, visitor, query.get('token'))
    : await orderOfKey(shop, await findCheckoutKey(shop, cart.owner), visitor);
  const order = found?.order ?? null;
  const isOpen = order?.status === 'pending';
  const chosen = book.find(({ id }) => id === query.get('address'));
  const known =
    isOpen && order
      ? checkoutValues(order.address, {
          notes: order.notes,
          showsPurchase: order.showsPurchase,
          wishedDay: order.delivery?.heldUntil ? holdChoice : (order.delivery?.wished ?? ''),
          collects: isCollected(order),
          access: order.access,
        })
      : await firstValues(shop, visitor, book, readPlace(request));
  return {
    key: found?.key ?? newCheckoutKey(),
    items: given && isOpen && order ? itemsOf(order) : cart.items,
    values: chosen ? { ...known, ...chosen.address, email: chosen.address.email || known.email } : known,
    order: order && { id: order.id, needsToken: visitor === null || order.userId !== visitor.id },
    changesOrder: given !== null && isOpen,
    onlyToPay: isOpen && found !== null && found.key === null,
    isOrdered: order !== null && !isOpen,
    leftInBrowser: given ? 0 : cart.leftInBrowser,
    book,
    visitor,
  };
}

/** A new token for the order of one's own checkout, where its address needs one. */
export function tokenFor(shop: Shop, order: { id: string; needsToken: boolean }): Promise<string> | null {
  return order.needsToken ? makeBrowserLink(shop.db, order.id) : null;
}

/** `key`: null where the order is not this browser's to change. */
type Found = { key: string | null; order: Order | null } | null;

async function orderToChange(shop: Shop, request: Request, id: string, visitor: User | null, token: string | null): Promise<Found> {
  const order = await readOrderFor(shop, id, { visitor, token });
  if (!(await mayChangeOrder(shop, request, id, visitor))) return { key: null, order };
  return { key: await keyOfOrder(shop.db, id, newCheckoutKey()), order };
}

/**
 * Whether an unpaid order may be changed from here: by the customer it belongs to, or in the browser that began it. A link alone opens
 * an order, but never makes it the checkout of whoever follows the link: what they typed would go into somebody else's order.
 */
export async function mayChangeOrder(shop: Shop, request: Request, id: string, visitor: User | null): Promise<boolean> {
  if (!isUuid(id)) return false;
  const owner = await checkoutOwnerOf(shop.db, id);
  if (!owner) return false;
  if (owner.userId !== null) return owner.userId === visitor?.id;
  return owner.checkoutKey !== null && owner.checkoutKey === readCheckoutKey(request);
}

/** What a browser's key leads to. A cancelled order, and one of somebody who has logged out, begin nothing: the next checkout is another. */
async function orderOfKey(shop: Shop, key: string | null, visitor: User | null): Promise<Found> {
  if (!key) return null;
  const found = await findOrderByKey(shop.db, key);
  if (!found) return { key, order: null };
  if (found.status === 'cancelled' || (found.userId !== null && found.userId !== visitor?.id)) return null;
  return { key, order: await readOrder(shop, found.id) };
}

async function firstValues(shop: Shop, visitor: User | null, book: KeptAddress[], place: Place | null): Promise<CheckoutValues> {
  const settings = await readSettings(shop);
  const country = deliveryCountries(settings)[0]?.country ?? '';
  const asked = place && deliversTo(settings, place.country) ? { country: place.country, postal_code: place.postalCode } : { country };
  if (!visitor) return checkoutValues(asked);
  const kept = book.find(({ isDefault }) => isDefault) ?? book[0];
  return checkoutValues(
    kept ? { ...kept.address, email: kept.address.email || visitor.email } : { ...asked, email: visitor.email, ...splitName(visitor.fullName) },
  );
}

function itemsOf(order: Order): CartItem[] {
  return order.lines.map(({ productId, quantity, isSample, areaMilliM2, cuts, kitId, maxLots, lotId }) => ({
    product_id: productId ?? goneId,
    quantity,
    is_sample: isSample,
    area_m2: areaMilliM2 === null ? null : areaMilliM2 / 1000,
    ...(cuts ? { cut_plan_id: cuts.planId } : {}),
    ...(kitId ? { kit_id: kitId } : {}),
    ...(maxLots > 1 ? { max_lots: maxLots } : {}),
    ...(lotId ? { lot_id: lotId } : {}),
  }));
}
