import type { ExpressionBuilder } from 'kysely';
import { holdUser } from '#accounts/hold-user.server.ts';
import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { notSignedIn, Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { type CartItem, type CartLineKey, cartMessages, type GuestCart, isLine, maxAccountLines, maxQuantity, tooManySamples } from './guest-cart.ts';

type Line = {
  product_id: string;
  is_sample: boolean;
  quantity: number;
  area_milli_m2: number | null;
  seen_pence: number | null;
  cut_plan_id?: string | null;
  kit_id?: string | null;
  max_lots?: number;
  lot_id?: string | null;
};

const notInCart = () => new Refusal('not-found', 'not-in-cart', 'This product is not in your cart.');

/** The lines of a customer's cart, oldest first. */
export async function readOwnCart(shop: { db: Db }, userId: string): Promise<CartItem[]> {
  const lines = await shop.db
    .selectFrom('cart_lines')
    .select(['product_id', 'is_sample', 'quantity', 'area_milli_m2', 'seen_pence', 'cut_plan_id', 'kit_id', 'max_lots', 'lot_id'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('product_id')
    .orderBy('is_sample')
    .orderBy('cut_plan_id')
    .execute();
  return lines.map(({ area_milli_m2, seen_pence, cut_plan_id, kit_id, max_lots, lot_id, ...line }) => ({
    ...line,
    ...(cut_plan_id ? { cut_plan_id } : {}),
    ...(kit_id ? { kit_id } : {}),
    ...(max_lots > 1 ? { max_lots } : {}),
    ...(lot_id ? { lot_id } : {}),
    area_m2: area_milli_m2 === null ? null : area_milli_m2 / 1000,
    seen_price: seen_pence === null ? null : penceToPounds(seen_pence),
  }));
}

/**
 * Adds boxes to the product's line, or begins it; cuts are a line for each plan, which may take the place of the plan `instead`. `seen_price`:
 * pounds for one, as the page showed it; else today's. Throws a Refusal for a product there is not (404) and for more than a line holds.
 */
export async function addToCart(
  shop: Shop,
  userId: string,
  item: Omit<CartItem, 'area_m2' | 'is_sample'> & { area_m2?: number | null; instead?: string },
): Promise<void> {
  const { pricePence } = await productOf(shop, item.product_id);
  await changing(shop, userId, async (db) => {
    const seen_pence = poundsToPence(item.seen_price ?? '') ?? (item.cut_plan_id ? null : pricePence);
    if (item.instead) await removeFromCart({ db }, userId, { product_id: item.product_id, cut_plan_id: item.instead });
    await addLine(db, userId, { ...lineOf(item), is_sample: false, seen_pence }, 'refuse');
    await refuseTooManyLines(db, userId);
  });
}

/** Adds the free sample of a product. Throws a Refusal where there is none, it is there already, or an order sends no more of them. */
export async function addSampleToCart(shop: Shop, userId: string, productId: string): Promise<void> {
  const [product, { max_samples_per_order: most }] = await Promise.all([productOf(shop, productId), readSettings(shop)]);
  if (!product.isSampleEligible) throw new Refusal('conflict', 'not-eligible', cartMessages.sampleRefused);
  await changing(shop, userId, async (db) => {
    const samples = await db.selectFrom('cart_lines').select('product_id').where('user_id', '=', userId).where('is_sample', '=', true).execute();
    if (samples.some(({ product_id }) => product_id === productId)) throw new Refusal('conflict', 'sample-twice', cartMessages.sampleTwice);
    if (samples.length >= most) throw new Refusal('conflict', 'too-many-samples', tooManySamples(most));
    await addLine(db, userId, { product_id: productId, is_sample: true, quantity: 1, area_milli_m2: null, seen_pence: 0 }, 'refuse');
    await refuseTooManyLines(db, userId);
  });
}

type LineChange = CartLineKey & Pick<CartItem, 'quantity' | 'max_lots' | 'lot_id'> & { seen_price?: number | undefined };

/**
 * Sets the boxes of a line; one that is cut stays one. An area that was asked for no longer says anything once they change. `seen_price` (pounds)
 * is the price that the shopper has been shown and goes on with; what is said of lots stays where nothing is said. Throws a Refusal (404) where
 * there is no such line.
 */
export async function setCartQuantity(shop: Shop, userId: string, change: LineChange): Promise<void> {
  const { max_lots, lot_id, seen_price } = change;
  const quantity = change.cut_plan_id ? 1 : change.quantity;
  await changing(shop, userId, async (db) => {
    const changed = await db
      .updateTable('cart_lines')
      .where(ofLine(userId, change))
      .set((e) => ({
        quantity,
        area_milli_m2: e.case().when('quantity', '=', quantity).then(e.ref('area_milli_m2')).else(null).end(),
      }))
      .$if(seen_price !== undefined, (update) => update.set({ seen_pence: poundsToPence(seen_price ?? 0) }))
      .$if(max_lots !== undefined, (update) => update.set({ max_lots: max_lots ?? 1 }))
      .$if(lot_id !== undefined, (update) => update.set({ lot_id: lot_id ?? null }))
      .returning('product_id')
      .executeTakeFirst();
    if (!changed) throw notInCart();
  });
}

/** Takes a line out; none there is no fault, so that a repeated call does no harm. */
export async function removeFromCart(shop: { db: Db }, userId: string, key: CartLineKey): Promise<void> {
  await shop.db.deleteFrom('cart_lines').where(ofLine(userId, key)).execute();
}

/** Makes the lines of a customer's cart what `change` makes of them, as one. */
export async function rewriteCart(shop: Shop, userId: string, change: (cart: GuestCart) => Promise<GuestCart>): Promise<void> {
  const before = await readOwnCart(shop, userId);
  const { items } = await change({ items: before });
  await changing(shop, userId, async (db) => {
    for (const line of before.filter((one) => !items.some(isLine(one)))) await removeFromCart({ db }, userId, line);
    for (const item of items.filter((line) => !before.includes(line))) {
      const line = { ...lineOf(item), seen_pence: poundsToPence(item.seen_price ?? '') };
      await db
        .insertInto('cart_lines')
        .values((e) => ({ ...line, user_id: userId, is_sample: item.is_sample, added_at: e.fn<Date>('clock_timestamp') }))
        .onConflict((on) => on.columns(['user_id', 'product_id', 'is_sample', 'cut_plan_id']).doUpdateSet(line))
        .execute();
    }
    await refuseTooManyLines(db, userId);
  });
}

/** Empties the cart; also within an order's transaction. */
export async function clearCart(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
}

/**
 * Adds a guest's lines to a customer's: boxes of the same product add up, a sample and a plan stay one. No line is left out, whatever
 * has become of its product: the cart says what cannot be ordered. The same `mergeKey` is merged once, however often it is sent.
 */
export async function mergeCart(shop: Shop, userId: string, items: readonly CartItem[], mergeKey: string | null): Promise<void> {
  const products = await listSummaries(shop, [...new Set(items.map((item) => item.product_id))]);
  const priceOf = new Map(products.map(({ id, pricePence }) => [id, pricePence]));
  await changing(shop, userId, async (db) => {
    if (mergeKey && !(await isFirst(db, userId, mergeKey, shop.now()))) return;
    for (const item of items) {
      const today = item.cut_plan_id ? null : (priceOf.get(item.product_id) ?? null);
      const seen = item.is_sample ? 0 : (poundsToPence(item.seen_price ?? '') ?? today);
      await addLine(db, userId, { ...lineOf(item), is_sample: item.is_sample, seen_pence: seen }, 'keep');
    }
    await refuseTooManyLines(db, userId);
  });
}

/** One change of a customer's cart at a time: what is counted stays true until it is written. */
async function changing(shop: Shop, userId: string, change: (db: Db) => Promise<void>): Promise<void> {
  await inTransaction(shop.db, async (db) => {
    if (!(await holdUser(db, userId))) throw notSignedIn();
    await change(db);
  });
}

/** `whenFull`: what becomes of boxes that a line cannot hold; when carts are merged, the line stays as full as it can be. */
async function addLine(db: Db, userId: string, line: Line, whenFull: 'refuse' | 'keep'): Promise<void> {
  const there = await db.selectFrom('cart_lines').select(['quantity', 'area_milli_m2']).where(ofLine(userId, line)).executeTakeFirst();
  if (!there) {
    const values = { user_id: userId, ...line, quantity: line.is_sample ? 1 : line.quantity };
    // The clock's time, not the transaction's: lines that are merged keep their order.
    await db
      .insertInto('cart_lines')
      .values((e) => ({ ...values, added_at: e.fn<Date>('clock_timestamp') }))
      .execute();
    return;
  }
  if (line.is_sample) return;
  const quantity = line.cut_plan_id ? 1 : there.quantity + line.quantity;
  if (quantity > maxQuantity && whenFull === 'refuse') {
    throw new Refusal('conflict', 'too-many', `You can order up to ${maxQuantity} of one product, and you have ${there.quantity} in your cart.`);
  }
  const area = there.area_milli_m2 === null || line.area_milli_m2 === null ? null : there.area_milli_m2 + line.area_milli_m2;
  await db
    .updateTable('cart_lines')
    .set({ quantity: Math.min(quantity, maxQuantity), area_milli_m2: area !== null && area <= 1e9 ? area : null })
    .$if(Boolean(line.lot_id), (update) => update.set({ lot_id: line.lot_id }))
    // Whoever adds more has just been shown the price; a merge shows nobody anything.
    .$if(whenFull === 'refuse', (update) => update.set({ seen_pence: line.seen_pence }))
    .where(ofLine(userId, line))
    .execute();
}

/** That one line of a customer's cart. */
const ofLine =
  (user_id: string, { product_id, is_sample = false, cut_plan_id = null }: CartLineKey) =>
  (e: ExpressionBuilder<Database, 'cart_lines'>) =>
    e.and([e.and({ user_id, product_id, is_sample }), e('cut_plan_id', 'is not distinct from', cut_plan_id)]);

async function refuseTooManyLines(db: Db, userId: string): Promise<void> {
  const { lines } = await db
    .selectFrom('cart_lines')
    .select((e) => e.fn.countAll<number>().as('lines'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (lines > maxAccountLines) {
    throw new Refusal('conflict', 'cart-full', `Your cart can hold up to ${maxAccountLines} different items. Please remove some first.`);
  }
}

async function isFirst(db: Db, userId: string, mergeKey: string, now: Date): Promise<boolean> {
  const longAgo = new Date(now.getTime() - 90 * 24 * 3600 * 1000);
  await db.deleteFrom('cart_merges').where('user_id', '=', userId).where('merged_at', '<', longAgo).execute();
  const row = { user_id: userId, merge_key: mergeKey, merged_at: now };
  const inserted = await db
    .insertInto('cart_merges')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('merge_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function productOf(shop: Shop, productId: string): Promise<ProductSummary> {
  const [product] = await listSummaries(shop, [productId]);
  if (!product) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  return product;
}

function lineOf({
  product_id,
  quantity,
  area_m2 = null,
  cut_plan_id = null,
  kit_id = null,
  max_lots,
  lot_id = null,
}: Omit<CartItem, 'area_m2' | 'is_sample' | 'seen_price'> & { area_m2?: number | null }) {
  const isCut = cut_plan_id !== null;
  const area_milli_m2 = isCut || area_m2 === null ? null : Math.max(1, Math.round(area_m2 * 1000));
  return { product_id, quantity: isCut ? 1 : quantity, area_milli_m2, cut_plan_id, kit_id, max_lots: max_lots ?? 1, lot_id };
}
