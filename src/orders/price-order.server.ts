import { type CutPlan, readCutPlans } from '#cart/cut-plans.server.ts';
import type { CartItem } from '#cart/guest-cart.ts';
import { type PricedCart, priceCart, type WantedLine } from '#cart/price-cart.ts';
import { loadOf } from '#catalogue/load.ts';
import { type CutsOfLine, ownRollMm, planOfChoice } from '#catalogue/roll-goods.ts';
import { type ProductToSell, productsToSell } from '#catalogue/sold-products.server.ts';
import { deliveryAsks } from '#delivery/delivery.ts';
import type { RollPlan } from '#measuring/roll-plan.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Settings } from '#settings/settings.ts';
import { type Shortage, shelfKey } from '#stock/boxes.server.ts';
import type { Supply } from '#tax/vat-of-place.ts';
import type { CountedLine } from './line-boxes.server.ts';
import { problemsOf } from './line-problems.ts';

export type OrderedItem = Pick<CartItem, 'product_id' | 'quantity' | 'is_sample' | 'cut_plan_id' | 'kit_id' | 'max_lots' | 'lot_id'> & {
  area_m2?: number | null;
};

/**
 * What is wanted at today's prices and rates of VAT (`day`: '2026-11-29'), and what each line takes off which shelf. Throws a Refusal (409) that
 * names each line that cannot be ordered.
 */
export async function priceNow(trx: Db, items: readonly OrderedItem[], settings: Settings, { place, day, collects }: Supply & { collects: boolean }) {
  const products = await productsToSell(
    trx,
    items.map((item) => item.product_id),
  );
  // What is free is decided by holding it, afterwards; here every floor is plentiful.
  const plentiful = (id: string) => {
    const product = products.get(id);
    return product ? { ...product, stock: Number.MAX_SAFE_INTEGER } : null;
  };
  const kept = await readCutPlans(
    trx,
    items.map((item) => item.cut_plan_id),
  );
  const lines = items.map((item) => {
    const product = plentiful(item.product_id);
    const line = { productId: item.product_id, product, quantity: item.is_sample || item.cut_plan_id ? 1 : item.quantity, isSample: item.is_sample };
    if (!item.cut_plan_id || item.is_sample) return { ...line, planned: null };
    const choice = kept.get(item.cut_plan_id);
    const plan = choice?.productId === item.product_id && product ? planOfChoice(product, choice) : null;
    return { ...line, planned: plan && choice ? { plan, choice } : null, cuts: plan && { pence: plan.pence, isEnough: true } };
  });
  const load = loadOf(
    lines.map((line) => ({ ...line, cut: line.planned?.plan ?? null })),
    products,
  );
  const cart = priceCart(lines, settings, { place, day, ...load, collects });
  if (!cart.isOrderable) {
    const problems = problemsOf(items, cart.lines, () => undefined, settings.max_samples_per_order);
    throw new Refusal('conflict', 'not-orderable', problems[0]?.message ?? 'Some items in your cart cannot be ordered.', problems);
  }
  if (cart.asksForDelivery) throw new Refusal('conflict', 'delivery-asks', deliveryAsks, [{ field: 'postal_code', message: deliveryAsks }]);
  return { cart, takes: lines.map((line, at) => takenBy(line, items[at])), grams: load.grams, leadDays: load.leadDays };
}

type Sold = ProductToSell & { stock: number };
export type Priced = PricedCart<Sold>;
type Planned = { plan: RollPlan; choice: CutPlan } | null;
/** What a line takes off which shelf, the cuts that it is for and what was said of lots, as they are kept with it. */
export type Taken = CountedLine & { cut_plan: CutsOfLine | null; max_lots: number; lot_id: string | null; isInLots: boolean };

function takenBy({ productId, product, quantity, isSample, planned }: WantedLine<Sold> & { planned: Planned }, item?: OrderedItem): Taken {
  const ofLots = { lots: null, max_lots: item?.max_lots ?? 1, lot_id: item?.lot_id ?? null, isInLots: !isSample && product?.inLots === true };
  const line = { product_id: productId, quantity, is_sample: isSample, ...ofLots };
  if (!planned) {
    const own = isSample || !product ? null : ownRollMm(product);
    return { ...line, roll_width_mm: own, roll_mm: own && 1000, cut_plan: null };
  }
  const { plan, choice } = planned;
  const { rollWidthMm: roll_width_mm, soldMm: sold_mm, seams, drops } = plan;
  const repeat = { repeat_length_mm: product?.patternRepeatLengthMm ?? 0, repeat_width_mm: product?.patternRepeatWidthMm ?? 0 };
  const cut_plan = { plan_id: choice.id, rooms: choice.rooms, roll_width_mm, seams, sold_mm, drops, ...repeat };
  return { ...line, roll_width_mm, roll_mm: sold_mm, cut_plan };
}

/** What is left for a line of which there is too little: boxes, or whole metres of its roll. Undefined where there is enough for all. */
export function leftFor({ product_id, is_sample, roll_width_mm }: Taken, shortages: readonly Shortage[]): number | undefined {
  const short = product_id && !is_sample ? shortages.find(({ shelf }) => shelf === shelfKey(product_id, roll_width_mm)) : undefined;
  return short && (roll_width_mm === null ? short.available : Math.floor(short.available / 1000));
}
