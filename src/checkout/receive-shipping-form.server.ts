import { data, redirectDocument } from 'react-router';
import { z } from 'zod';
import { keepAddress, listAddresses } from '#accounts/own/address-book.server.ts';
import { readVisitor } from '#accounts/session.server.ts';
import { type CheckoutOwner, checkoutKeyCookie, isCheckoutKey, newCheckoutKey, readCheckoutKey } from '#cart/checkout-key.server.ts';
import { placeCookies } from '#cart/delivery-place.server.ts';
import type { CartItem } from '#cart/guest-cart.ts';
import { quoteCart } from '#cart/quote.server.ts';
import type { CartChange } from '#cart/read-cart-form.ts';
import { type CartQuote, cartItemIn } from '#cart/schemas.ts';
import { changeVisitorCart } from '#cart/visitor-cart.server.ts';
import { accessProblems } from '#delivery/access.ts';
import { deliveryCountries } from '#delivery/delivery.ts';
import type { FoundAddress } from '#delivery/found-address.ts';
import { holdChoice } from '#delivery/hold.ts';
import { type AddressValues, addressFields, type ShippingAddress, shippingAddressSchema } from '#delivery/shipping-address.ts';
import { placeOfAddress } from '#delivery/ways.ts';
import { findOrderByKey, ownHeldBoxes } from '#orders/checkout-orders.server.ts';
import type { NewOrder } from '#orders/new-order.server.ts';
import { payPath } from '#orders/order.ts';
import { makeBrowserLink } from '#orders/order-links.server.ts';
import { type PlacedOrder, placeOrder, takeTurnToOrder } from '#orders/place-order.server.ts';
import { orderNotes } from '#orders/schemas.ts';
import { isDatabaseDown } from '#platform/database/in-transaction.server.ts';
import { readForm, refusedForm, textFields } from '#platform/http/refused-form.server.ts';
import { type FieldError, formErrors, Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { freeBoxes } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';
import { accessOf, type CheckoutValues, checkoutFields, couldNotPlace } from './checkout-fields.ts';
import { fillAddress } from './find-address.server.ts';
import { adjustedWords } from './summary.ts';

/** Step 1, sent and not accepted: what is wrong, what was typed, and what would be ordered at what price now. */
export type RefusedCheckout = {
  errors: FieldError[];
  values: CheckoutValues;
  items: CartItem[];
  quote: CartQuote;
  key: string;
  /** After a look-up: the addresses to choose from, or none where one has just been filled in. */
  found?: FoundAddress[];
  /** After a click on what was offered at a line: what that did. */
  adjusted?: { words: string } | null;
};

const maxLines = 200;
const itemsIn = z.array(cartItemIn).max(maxLines);

/**
 * Takes the form of step 1: places the order, or changes the unpaid one of the same checkout, and leads on to step 2. What it was
 * shown with is what is ordered: lines and total come with the form. `from`: whom too many orders are counted against.
 */
export async function receiveShippingForm(shop: Shop, request: Request, from: string) {
  const form = await readForm(request);
  const values = textFields(form, checkoutFields);
  const lookUp = textFields(form, ['find', 'find_postcode', 'found_address']);
  const sent = textFields(form, ['key', 'lines', 'total', 'total_collected', 'asks', 'adjust', 'changes_order']);
  const collects = values.way === 'collection';
  const holds = !collects && values.wished_day === holdChoice;
  const visitor = await readVisitor(shop, request);
  const owner = { userId: visitor?.id ?? null, checkoutKey: isCheckoutKey(sent.key) ? sent.key : (readCheckoutKey(request) ?? newCheckoutKey()) };
  let items = readItems(sent.lines);
  const cookies: string[] = [];
  try {
    if (sent.adjust) {
      const adjusted = adjustItems(items, sent.adjust);
      items = adjusted.items;
      if (adjusted.change && sent.changes_order !== '1') cookies.push(...(await changeVisitorCart(shop, request, adjusted.change, from)));
      if (items.length === 0) return redirectWith('/cart', cookies);
      const answer = await refused(shop, owner, items, values, []);
      const words = adjusted.change && adjustedWords(answer.quote, adjusted.change);
      return shown({ ...answer, adjusted: words ? { words } : null }, 200, cookies);
    }
    if (lookUp.find) {
      const { values: filled, found } = await fillAddress(shop, values, lookUp, from);
      return shown({ ...(await refused(shop, owner, items, filled, [])), found }, 200, cookies);
    }
    await takeTurnToOrder(shop, from);
    const { address, notes } = await readShipping(shop, values, sent.asks === '1' && !collects);
    const { order, key } = await placeWithKey(shop, {
      userId: owner.userId,
      address,
      items,
      notes,
      showsPurchase: values.shows_purchase === '1',
      checkoutKey: owner.checkoutKey,
      wishedDay: (!collects && !holds && values.wished_day) || null,
      holds,
      collects,
      access: accessOf(values),
      from,
      expectedTotalPence: readPence(collects ? sent.total_collected : sent.total),
    });
    if (values.keep_address === '1' && owner.userId) await keepUnlessKept(shop, owner.userId, address);
    // Prices for Ireland stand beside the others from now on, as after naming an Eircode.
    const place = address.country === 'IE' ? placeCookies(shop.config.origin, { country: 'IE', postalCode: address.postal_code }) : [];
    return redirectWith(payPath(order.id, order.token), [checkoutKeyCookie(shop.config.origin, key), ...place]);
  } catch (error) {
    const refusal = refusedForm(asRefusal(shop, error), values);
    const status = refusal.init?.status ?? 409;
    return shown(await refused(shop, owner, items, values, refusal.data.errors), status, cookies);
  }
}

/** Keeps the address of an order in its shopper's book, once; a full book is no reason to hold up an order. */
async function keepUnlessKept(shop: Shop, userId: string, address: ShippingAddress): Promise<void> {
  const isSame = (kept: AddressValues) => addressFields.every((name) => (kept[name] ?? '') === (address[name] ?? ''));
  if ((await listAddresses(shop, userId)).some((kept) => isSame(kept.address))) return;
  await keepAddress(shop, userId, { id: null, address, isDefault: false }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** A fault of ours is said in one sentence, with what was typed still there. */
function asRefusal(shop: Shop, error: unknown): unknown {
  if (error instanceof Refusal || isDatabaseDown(error)) return error;
  shop.log.error({ err: error }, 'an order could not be placed');
  return new Refusal('unavailable', 'order-not-placed', couldNotPlace);
}

/** `asks`: the form asked what the driver of a pallet must know. Throws a Refusal with all that is wrong, in the order of the form. */
async function readShipping(shop: Shop, values: CheckoutValues, asks: boolean) {
  const countries = deliveryCountries(await readSettings(shop)).map(({ country }) => country);
  const address = shippingAddressSchema(countries).safeParse(values);
  const notes = z.object({ notes: orderNotes }).safeParse(values);
  const missing = asks ? accessProblems('pallet', values.phone, accessOf(values)) : [];
  if (address.success && notes.success && missing.length === 0) return { address: address.data, notes: notes.data.notes };
  const found = [...[address, notes].flatMap(({ error }) => (error ? formErrors(error) : [])), ...missing];
  const isOfAddress = ({ field }: FieldError) => addressFields.some((name) => name === field);
  const ofAddress = addressFields.flatMap((name) => found.filter(({ field }) => field === name));
  const errors = [...ofAddress, ...found.filter((error) => !isOfAddress(error))];
  throw new Refusal('invalid', 'invalid-form', errors[0]?.message ?? couldNotPlace, errors);
}

/** A key that is another account's is no longer this shopper's: they begin anew. One whose payment is under way leads to what becomes of it. */
async function placeWithKey(shop: Shop, wanted: NewOrder & { checkoutKey: string }): Promise<{ order: PlacedOrder; key: string }> {
  try {
    return { order: await placeOrder(shop, wanted), key: wanted.checkoutKey };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'other-checkout') {
      const key = newCheckoutKey();
      return { order: await placeOrder(shop, { ...wanted, checkoutKey: key }), key };
    }
    if (error.code !== 'payment-under-way') throw error;
    const begun = wanted.checkoutKey && (await findOrderByKey(shop.db, wanted.checkoutKey));
    if (!begun) throw error;
    const { id, userId, totalPence } = begun;
    return { order: { id, token: userId ? null : await makeBrowserLink(shop.db, id), totalPence, order: null }, key: wanted.checkoutKey };
  }
}

const readPence = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : null);

function readItems(text: string): CartItem[] {
  try {
    return itemsIn.parse(JSON.parse(text)).map((item) => ({ ...item, area_m2: item.area_m2 ?? null }));
  } catch {
    return [];
  }
}

type Owner = { userId: string | null; checkoutKey: string };

async function refused(shop: Shop, owner: Owner, items: CartItem[], values: CheckoutValues, errors: FieldError[]): Promise<RefusedCheckout> {
  const quote = await quoteCart(shop, { items, place: placeOfAddress(await readSettings(shop), values) }, owner);
  const isShort = errors.some(({ field }) => field.startsWith('items.'));
  return { errors, values, items, quote: isShort ? await withFreshStock(shop, quote, items, owner) : quote, key: owner.checkoutKey };
}

function shown(answer: RefusedCheckout, status: number, cookies: string[]) {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return data(answer, { status, headers });
}

/** Loads the next page whole: where cards are typed another policy holds. */
function redirectWith(to: string, cookies: string[]): Response {
  const response = redirectDocument(to, { status: 303 });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/**
 * What is left of the lines after one click on what was offered at one of them: '2:5' five boxes of the third line, '2:0' none of
 * it, '2:lots2' as it is from the lots that there are. `change` does the same to a cart. A click that makes no sense changes nothing.
 */
function adjustItems(items: readonly CartItem[], adjust: string): { items: CartItem[]; change: CartChange | null } {
  const [, at, to, lots, lotId] = /^(\d{1,3}):(?:(\d{1,4})|lots(\d)([0-9a-f-]{36})?)$/.exec(adjust) ?? [];
  const line = at === undefined ? undefined : items[Number(at)];
  if (!line) return { items: [...items], change: null };
  if (lots !== undefined) {
    const chosen = { max_lots: Math.max(1, Number(lots)), lot_id: lotId ?? null };
    return { items: items.with(Number(at), { ...line, ...chosen }), change: { kind: 'lots', product_id: line.product_id, ...chosen } };
  }
  const quantity = Number(to);
  if (quantity === 0) {
    const { product_id, is_sample, cut_plan_id } = line;
    const change = { kind: 'remove', product_id, is_sample, cut_plan_id: cut_plan_id ?? undefined } as const;
    return { items: items.toSpliced(Number(at), 1), change };
  }
  const change = { kind: 'quantity', product_id: line.product_id, quantity } as const;
  return { items: items.with(Number(at), { ...line, quantity, area_m2: null }), change };
}

/** The quote with stock as it is at this moment: for a shopper who has just been told that there is not enough. */
async function withFreshStock(shop: Shop, quote: CartQuote, items: readonly CartItem[], owner: CheckoutOwner): Promise<CartQuote> {
  const own = await ownHeldBoxes(shop, owner);
  const ids = items.filter((item) => !item.is_sample).map((item) => item.product_id);
  const free = await freeBoxes(shop.db, ids);
  return {
    ...quote,
    items: quote.items.map((item) => {
      // What comes off a roll was looked up for the quote itself.
      if (item.is_sample || item.problem === 'gone' || item.unit === 'metre') return item;
      const available = (free.get(item.product_id) ?? 0) + (own.get(item.product_id) ?? 0);
      const problem =
        available <= 0 ? 'out-of-stock' : available < item.quantity ? 'too-many' : item.problem === 'several-lots' ? item.problem : null;
      return { ...item, available, problem };
    }),
  };
}
