import { sql } from 'kysely';
import { keepOrderedPlans } from '#cart/cut-plans.server.ts';
import { zoneName } from '#delivery/ways.ts';
import { readKitChoices } from '#kits/kit-choices.server.ts';
import { formatPounds, maxAmountPence, type Pence } from '#money/pence.ts';
import { refuseWhileBeingPaid } from '#payments/queries.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { londonTime } from '#platform/london-time.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { rateOf, taxedIn } from '#tax/vat-of-place.ts';
import type { Shop } from '../shop.server.ts';
import { confirmOrder } from './confirm-order.server.ts';
import { holdTaken } from './hold-lines.server.ts';
import { boxesOf, countedLines } from './line-boxes.server.ts';
import { problemsOf } from './line-problems.ts';
import { digestOf, type NewOrder } from './new-order.server.ts';
import type { Order } from './order.ts';
import { makeBrowserLink } from './order-links.server.ts';
import { leftFor, type OrderedItem, type Priced, priceNow, type Taken } from './price-order.server.ts';
import { orderFrom } from './read-order.server.ts';
import { type HoldingParty, holdUntil, placedByOf, turnsOf } from './stock-holds.server.ts';
import { accessFor, whenItComes, whetherItWaits } from './when-it-comes.ts';
import { clearOrder, type LineToWrite, writeOrder } from './write-order.server.ts';

/** Counts a checkout begun from a network address: each holds boxes, and nobody needs more. Throws a Refusal (429). */
export function takeTurnToOrder(shop: Shop, from: string): Promise<void> {
  const rule = { name: 'place-order', most: 60, withinMinutes: 60 };
  return takeTurnOrRefuse(shop, rule, from, 'Too many orders from this connection. Please try again in {wait}.');
}

/**
 * `token` opens the order for somebody without an account; null for customers. `order`: what was written down; null where it has to be read,
 * because it was there before or is confirmed already.
 */
export type PlacedOrder = { id: string; token: string | null; totalPence: Pence; order: Order | null };

type Held = {
  id: string;
  user_id: string | null;
  status: string;
  stock_state: string;
  checkout_digest: Uint8Array | null;
  total_pence: number;
  created_at: Date;
};

/**
 * Places an order, or changes the unpaid one of the same checkout: prices it anew by what the database says, holds its boxes
 * for as long as the settings say, as far as its visitor may hold that many, and writes it down in one transaction. An order that costs nothing
 * is confirmed at once. Throws a Refusal (409) when something cannot be had, the total differs from the one shown, or the order is paid already.
 */
export async function placeOrder(shop: Shop, wanted: NewOrder): Promise<PlacedOrder> {
  if (wanted.items.length === 0) throw new Refusal('conflict', 'empty-cart', 'Your cart is empty');
  const settings = await readSettings(shop);
  const now = londonTime(shop.now());
  const place = { country: wanted.address.country, postalCode: wanted.address.postal_code };
  const collects = wanted.collects === true;
  // What is fetched is sold where it is.
  const supply = { place: collects ? null : place, day: now.slice(0, 10), collects };
  const digest = digestOf(wanted, [taxedIn(settings, supply), rateOf(settings, supply, 'standard'), settings.eu_prices]);
  return inTransaction(shop.db, async (trx) => {
    const party = { placedBy: placedByOf(wanted.from), userId: wanted.userId };
    const before = await findCheckout(trx, wanted.checkoutKey, party);
    const known = before && (await sameOrder(trx, before, wanted, digest));
    if (known) return known;
    const { cart, takes, grams, leadDays } = await priceNow(trx, wanted.items, settings, supply);
    const comes = whenItComes(settings, wanted, { goodsPence: cart.goodsPence, leadDays }, now);
    // A total that fell since the shopper saw it is simply what they pay.
    if (wanted.expectedTotalPence !== null && wanted.expectedTotalPence < cart.totalPence) throw otherTotal(cart.totalPence);
    if (cart.totalPence > maxAmountPence)
      throw new Refusal('conflict', 'total-too-large', 'This is too much for one order. Please order less, or call us.');
    const heldBefore = before?.stock_state === 'held' ? boxesOf(await countedLines(trx, before.id)) : undefined;
    const holdsUntil = await holdUntil(shop, trx, party, boxesOf(takes), settings, before);
    const columns = {
      ...columnsOf(shop, wanted, cart, digest, holdsUntil),
      delivery_way: cart.way,
      delivery_area: collects ? '' : zoneName(settings, place),
      weight_grams: grams,
      access: accessFor(cart.way, wanted),
      ...comes,
      ...whetherItWaits(wanted, comes.delivery_earliest, shop.now(), now),
    };
    const told = { kind: 'placed', note: before ? 'Changed before it was paid.' : '' } as const;
    const lines = await linesOf(trx, wanted.items, cart, takes);
    if (before) await clearOrder(trx, before.id);
    const { token, ...written } = await writeOrder(shop, trx, before?.id ?? null, columns, lines, told);
    const { id } = written.row;
    await keepOrderedPlans(
      trx,
      wanted.items.map(({ cut_plan_id }) => cut_plan_id),
    );
    // Last, because whoever wants the same floor waits from here until the end of the transaction.
    const { short, notAgreed } = await holdTaken(trx, takes, { written: written.lines, holds: holdsUntil !== null, before: heldBefore });
    if (short.length || notAgreed.size) {
      const problems = problemsOf(wanted.items, cart.lines, (at) => takes[at] && leftFor(takes[at], short), 0, notAgreed);
      const code = short.length ? 'not-enough-stock' : 'several-lots';
      throw new Refusal('conflict', code, problems[0]?.message ?? 'There is not enough in stock.', problems);
    }
    const isFree = cart.totalPence === 0;
    if (isFree) await confirmOrder(shop, trx, id, { paidWith: null });
    return { id, token, totalPence: cart.totalPence, order: isFree ? null : orderFrom(written.row, written.lines, settings) };
  });
}

/**
 * Locks a checkout and its order until the transaction ends: two tabs of one checkout come after each other, and so do orders of one party. Null:
 * there is no order of it yet.
 */
async function findCheckout(trx: Db, key: string | null, party: HoldingParty): Promise<Held | null> {
  const turns = [...(key ? [key] : []), ...turnsOf(party)].map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  if (turns.length) await sql`select ${sql.join(turns)}`.execute(trx);
  if (!key) return null;
  const row = await trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'status', 'stock_state', 'checkout_digest', 'total_pence', 'created_at'])
    .where('checkout_key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The order itself, where nothing is to be changed. Throws where nothing may be. */
async function sameOrder(trx: Db, order: Held, wanted: NewOrder, digest: Buffer): Promise<PlacedOrder | null> {
  if (order.user_id !== null && order.user_id !== wanted.userId) throw new Refusal('conflict', 'other-checkout', 'Please start the checkout again.');
  const isAtItsPrice = order.status !== 'pending' || wanted.expectedTotalPence === null || wanted.expectedTotalPence === order.total_pence;
  const isSame = isAtItsPrice && order.checkout_digest !== null && digest.equals(order.checkout_digest);
  if (isSame && (order.status !== 'pending' || order.stock_state === 'held')) {
    const token = wanted.userId ? null : await makeBrowserLink(trx, order.id);
    return { id: order.id, token, totalPence: order.total_pence, order: null };
  }
  if (order.status !== 'pending')
    throw new Refusal('conflict', 'already-ordered', 'This order has already been placed. Please start a new one from your cart.');
  // One that succeeded has confirmed its order, unless it was a deposit, which went back when the order was not financed.
  await refuseWhileBeingPaid(trx, order.id);
  return null;
}

function columnsOf(shop: Shop, wanted: NewOrder, cart: Priced, digest: Buffer, holdsUntil: Date | null) {
  return {
    user_id: wanted.userId,
    email: wanted.address.email,
    total_pence: cart.totalPence,
    goods_pence: cart.goodsPence,
    sample_postage_pence: cart.samplePostagePence,
    delivery_pence: cart.deliveryPence,
    vat_country: cart.vatCountry,
    carriage_vat_basis_points: cart.carriage.vatBasisPoints,
    delivery_vat_pence: cart.carriage.deliveryVatPence,
    sample_postage_vat_pence: cart.carriage.samplePostageVatPence,
    shipping_address: wanted.address,
    shows_purchase: wanted.showsPurchase,
    notes: wanted.notes,
    checkout_key: wanted.checkoutKey,
    checkout_digest: digest,
    stock_state: holdsUntil ? 'held' : 'released',
    holds_until: holdsUntil,
    placed_by: placedByOf(wanted.from),
    updated_at: shop.now(),
  };
}

async function linesOf(trx: Db, items: readonly OrderedItem[], cart: Priced, takes: readonly Taken[]): Promise<LineToWrite[]> {
  const kits = await readKitChoices(
    trx,
    items.map(({ kit_id }) => kit_id),
  );
  return cart.lines.map(({ product, productId, quantity, isSample, unitPence, vatBasisPoints, vatPence }, position) => ({
    product_id: productId,
    product_name: product?.name ?? '',
    sku: product?.sku ?? '',
    quantity,
    unit_pence: unitPence,
    is_sample: isSample,
    vat_basis_points: vatBasisPoints,
    vat_pence: vatPence,
    position,
    roll_width_mm: takes[position]?.roll_width_mm ?? null,
    roll_mm: takes[position]?.roll_mm ?? null,
    cut_plan: takes[position]?.cut_plan ?? null,
    kit_id: items[position]?.kit_id ?? null,
    max_lots: takes[position]?.max_lots ?? 1,
    lot_id: takes[position]?.lot_id ?? null,
    lots: null,
    for_product_id: kits.get(items[position]?.kit_id ?? '')?.productId ?? null,
    area_milli_m2: items[position]?.area_m2 ? Math.round((items[position].area_m2 ?? 0) * 1000) : null,
  }));
}

function otherTotal(totalPence: Pence): Refusal {
  const detail = `The total is now ${formatPounds(totalPence)}. Please check the new total and continue.`;
  return new Refusal('conflict', 'other-total', detail, [{ field: 'total_amount', message: detail }]);
}
