import { serialize } from 'hono/utils/cookie';
import { readVisitor } from '#accounts/session.server.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CartInCookie, cartCookieDays, cartCookieName, readCartCookie, writeCartCookie } from './cart-cookie.ts';
import { changeKit } from './change-kit.server.ts';
import { chooseLots, removeItem, seePrice, setQuantity } from './change-lines.ts';
import { type CheckoutOwner, readCheckoutKey } from './checkout-key.server.ts';
import { keepCutPlan } from './cut-plans.server.ts';
import { addAll, addItem, addSample, type CartItem, cartMessages, emptyCart, type GuestCart, isLine } from './guest-cart.ts';
import type { KitChange } from './kit-lines.ts';
import { addSampleToCart, addToCart, clearCart, mergeCart, readOwnCart, removeFromCart, rewriteCart, setCartQuantity } from './own-cart.server.ts';
import type { CartChange } from './read-cart-form.ts';

/** The cart of whoever makes a request: a customer's from their account, a guest's from their cookie. */
export async function readVisitorCart(shop: Shop, request: Request): Promise<{ items: CartItem[]; owner: CheckoutOwner; leftInBrowser: number }> {
  const visitor = await readVisitor(shop, request);
  const guest = readGuestCartOf(request).cart.items;
  const owner = { userId: visitor?.id ?? null, checkoutKey: readCheckoutKey(request) };
  if (!visitor) return { items: guest, owner, leftInBrowser: 0 };
  return { items: await readOwnCart(shop, visitor.id), owner, leftInBrowser: guest.length };
}

/**
 * Changes it, once or several times one after the other. `from`: the network address, against which plans of cuts are counted. Returns the
 * Set-Cookie lines that say so to a guest's browser. Throws a Refusal where a change cannot be made.
 */
export async function changeVisitorCart(
  shop: Shop,
  request: Request,
  asked: CartChange | readonly CartChange[],
  from = 'unknown',
): Promise<string[]> {
  const changes: Change[] = [];
  for (const change of [asked].flat()) changes.push(change.kind === 'cut' ? await addOfCuts(shop, change, from) : change);
  const visitor = await readVisitor(shop, request);
  const cookies: string[] = [];
  if (visitor) {
    for (const change of changes) {
      if (isOfKit(change)) await rewriteCart(shop, visitor.id, (cart) => changeKit(shop, cart, change, from));
      else cookies.push(...(await changeOwnCart(shop, request, visitor.id, change)));
    }
    return cookies;
  }
  const before = readGuestCartOf(request);
  let after = before.cart;
  for (const change of changes) after = isOfKit(change) ? await changeKit(shop, after, change, from) : await changeGuestCart(shop, after, change);
  return [guestCartCookie(shop.config.origin, before, after)];
}

const isOfKit = (change: Change): change is KitChange => change.kind === 'kit' || change.kind === 'kit-remove' || change.kind === 'kit-keep';

type Added = {
  kind: 'add';
  product_id: string;
  quantity: number;
  area_m2: number | null;
  lot_id?: string | null;
  cut_plan_id?: string;
  /** The plan whose place this one takes. */
  instead?: string;
  seen_price?: number;
};
type Change = Exclude<CartChange, { kind: 'cut' | 'add' }> | Added;
type LineChange = Exclude<Change, KitChange>;

async function addOfCuts(shop: Shop, change: CartChange & { kind: 'cut' }, from: string): Promise<Added> {
  const { product_id, rooms, roll_width_mm, seams, instead } = change;
  const { id, plan } = await keepCutPlan(shop, product_id, { rooms, roll_width_mm, seams }, from);
  return { kind: 'add', product_id, quantity: 1, area_m2: null, cut_plan_id: id, instead, seen_price: penceToPounds(plan.pence) };
}

async function changeOwnCart(shop: Shop, request: Request, userId: string, change: LineChange): Promise<string[]> {
  switch (change.kind) {
    case 'add':
      await addToCart(shop, userId, change);
      return [];
    case 'sample':
      await addSampleToCart(shop, userId, change.product_id);
      return [];
    case 'quantity':
      await setCartQuantity(shop, userId, change);
      return [];
    case 'seen':
    case 'lots': {
      const line = (await readOwnCart(shop, userId)).find(isLine(change));
      if (line) await setCartQuantity(shop, userId, { ...change, quantity: line.quantity, seen_price: 'price' in change ? change.price : undefined });
      return [];
    }
    case 'remove':
      await removeFromCart(shop, userId, change);
      return [];
    case 'put-back':
      await mergeCart(shop, userId, change.items, null);
      return [];
    case 'clear':
      await clearCart(shop.db, userId);
      return [];
    case 'take-over':
      return takeGuestCart(shop, request, userId);
  }
}

/** Adds what a guest chose to their account, and takes it out of the browser. Returns the Set-Cookie lines. */
async function takeGuestCart(shop: Shop, request: Request, userId: string): Promise<string[]> {
  const guest = readGuestCartOf(request);
  if (guest.cart.items.length === 0) return [];
  await mergeCart(shop, userId, guest.cart.items, null);
  return [guestCartCookie(shop.config.origin, guest, emptyCart)];
}

/**
 * At login, takes over the cart of a browser without scripts. Where a script looks after it, that script sends it, and knows when
 * it has arrived. A cart that cannot be taken just now stays where it is: nobody is kept from logging in by it.
 */
export async function takeGuestCartAtLogin(shop: Shop, request: Request, userId: string): Promise<string[]> {
  if (readGuestCartOf(request).by === 'browser') return [];
  try {
    return await takeGuestCart(shop, request, userId);
  } catch (error) {
    shop.log.warn({ err: error }, 'a guest’s cart waits to be taken over');
    return [];
  }
}

async function changeGuestCart(shop: Shop, cart: GuestCart, change: LineChange): Promise<GuestCart> {
  switch (change.kind) {
    case 'add': {
      const { pricePence } = await productOf(shop, change.product_id);
      const { kind: _kind, instead, ...item } = change;
      const before = instead ? removeItem(cart, { ...item, cut_plan_id: instead }).cart : cart;
      const added = addItem(before, item);
      if (added === before) throw new Refusal('conflict', 'cart-full', 'Your cart is full. Please remove an item first.');
      return seePrice(added, item, change.seen_price ?? penceToPounds(pricePence));
    }
    case 'sample': {
      const [product, { max_samples_per_order: most }] = await Promise.all([productOf(shop, change.product_id), readSettings(shop)]);
      if (!product.isSampleEligible) throw new Refusal('conflict', 'not-eligible', cartMessages.sampleRefused);
      const { cart: added, problem } = addSample(cart, change.product_id, most);
      if (problem) throw new Refusal('conflict', problem === cartMessages.sampleTwice ? 'sample-twice' : 'too-many-samples', problem);
      return added;
    }
    case 'quantity':
      return setQuantity(cart, change.product_id, change.quantity);
    case 'lots':
      return chooseLots(cart, change.product_id, change.max_lots, change.lot_id);
    case 'seen':
      return seePrice(cart, change, change.price);
    case 'remove':
      return removeItem(cart, change).cart;
    case 'put-back':
      return addAll(cart, change.items);
    case 'clear':
      return emptyCart;
    case 'take-over':
      return cart;
  }
}

async function productOf(shop: Shop, productId: string) {
  const [product] = await listSummaries(shop, [productId]);
  if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  return product;
}

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
