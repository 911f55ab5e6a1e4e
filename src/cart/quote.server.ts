import type { z } from 'zod';
import { readProducts } from '#catalogue/catalogue.server.ts';
import { sayCuts } from '#catalogue/cut-to-size.ts';
import { hazardText, precautionText } from '#catalogue/hazards/label.ts';
import { loadOf } from '#catalogue/load.ts';
import type { Product, ProductSummary } from '#catalogue/product.ts';
import { isFromRoll, ownRollMm, planOfChoice, wordsOfCuts } from '#catalogue/roll-goods.ts';
import { sizeAndThickness } from '#catalogue/selling-unit.ts';
import { offersCollection, readyDay } from '#delivery/collection.ts';
import type { Place } from '#delivery/postcode.ts';
import { deliveryDays, zoneName } from '#delivery/ways.ts';
import type { RollPlan } from '#measuring/roll-plan.ts';
import { queryOfRooms } from '#measuring/rooms-to-cut.ts';
import { penceToPounds } from '#money/pence.ts';
import { sumByRate } from '#money/vat.ts';
import { londonTime } from '#platform/london-time.ts';
import { readSettings } from '#settings/queries.server.ts';
import { freeRolls, shelfKey } from '#stock/boxes.server.ts';
import type { FreeLot, Served } from '#stock/serve-from-lots.ts';
import { type InEuro, inEuro } from '#tax/euro.ts';
import type { Shop } from '../shop.server.ts';
import type { CheckoutOwner } from './checkout-key.server.ts';
import { type CutPlan, readCutPlans } from './cut-plans.server.ts';
import type { CartItem } from './guest-cart.ts';
import { lotsOfLines, lotsToSay } from './lots-of-lines.server.ts';
import { type PricedCart, type PricedLine, type PricedProduct, priceCart, taxedParts } from './price-cart.ts';
import type { CartQuote, CartQuoteItem, quoteIn } from './schemas.ts';

const nobody: CheckoutOwner = { checkoutKey: null, userId: null };

type Items = z.output<typeof quoteIn>['items'];
/** What is sold, by id; archived products are not. */
export type CartProducts = ReadonlyMap<string, Product>;

/** The products of a cart, for its prices and for what its floors need. */
export async function readCartProducts(shop: Shop, items: readonly { product_id: string }[]): Promise<CartProducts> {
  const products = await readProducts(shop, [...new Set(items.map((item) => item.product_id.toLowerCase()))]);
  return new Map(products.map((product) => [product.id, product]));
}

/**
 * Prices a cart by what the shop charges now, and says which lines cannot be ordered as they stand. `owner`: whose it is, so that
 * nobody is told that the boxes which their own unpaid order holds are gone.
 */
export async function quoteCart(
  shop: Shop,
  { items, place = null, products: known }: { items: Items; place?: Place | null; products?: CartProducts },
  owner: CheckoutOwner = nobody,
): Promise<CartQuote> {
  const [settings, sold, held] = await Promise.all([readSettings(shop), known ?? readCartProducts(shop, items), shop.ownHeldBoxes(shop, owner)]);
  const rolls = await freeRolls(
    shop.db,
    [...sold.values()].filter(isFromRoll).map(({ id }) => id),
  );
  const plans = await plannedCuts(shop, items, sold);
  const lots = await lotsOfLines(shop.db, items, [...sold.values()], held);
  const taken = new Map<string, number>();
  /** What of a roll the lines before have left, in mm. */
  const left = (roll: string) => (rolls.get(roll) ?? 0) + (held.get(roll) ?? 0) - (taken.get(roll) ?? 0);
  const take = (roll: string, mm: number) => {
    const isEnough = left(roll) >= mm;
    if (isEnough) taken.set(roll, (taken.get(roll) ?? 0) + mm);
    return isEnough;
  };
  const wanted = items.map((item, at) => {
    const planned = plans.get(item.cut_plan_id ?? '') ?? null;
    const product = sold.get(item.product_id) ?? null;
    const own = product && ownRollMm(product);
    // Metres are of the product's own roll; a list says what there is of all its widths.
    const stock = own ? Math.floor(left(shelfKey(item.product_id, own)) / 1000) : (product?.stock ?? 0) + (held.get(item.product_id) ?? 0);
    if (own && !item.is_sample && !item.cut_plan_id) take(shelfKey(item.product_id, own), item.quantity * 1000);
    const cuts = planned && { pence: planned.plan.pence, isEnough: take(shelfKey(item.product_id, planned.plan.rollWidthMm), planned.plan.soldMm) };
    return {
      productId: item.product_id,
      product: product && { ...product, stock },
      quantity: item.cut_plan_id ? 1 : item.quantity,
      isSample: item.is_sample,
      area: item.area_m2 ?? null,
      cutPlanId: item.cut_plan_id ?? null,
      kitId: item.kit_id ?? null,
      lots: lots.get(at) ?? null,
      choice: item,
      needsChoice: lots.get(at)?.isAgreed === false,
      planned,
      ...hazardsOf(sold.get(item.product_id)),
      ...(item.cut_plan_id && !item.is_sample ? { cuts } : {}),
    };
  });
  const sent = wanted.map((line) => ({ ...line, cut: line.planned?.plan ?? null }));
  const now = londonTime(shop.now());
  const load = loadOf(sent, sold);
  const sending = { place, day: now.slice(0, 10), ...load };
  const priced = priceCart(wanted, settings, sending);
  const days = place && priced.goodsPence > 0 ? deliveryDays(settings, place, now, load.leadDays) : null;
  const collected = priced.way && offersCollection(settings) ? priceCart(wanted, settings, { ...sending, place: null, collects: true }) : null;
  return {
    items: priced.lines.map((line, at) => itemOf(line, wanted[at], settings.sample_postage_pence)),
    goods_total: penceToPounds(priced.goodsPence),
    sample_postage: penceToPounds(priced.samplePostagePence),
    delivery: penceToPounds(priced.deliveryPence),
    delivery_to: place && { postal_code: place.postalCode, country: place.country, zone: zoneName(settings, place) },
    delivery_way: priced.way,
    delivery_asks: priced.asksForDelivery,
    delivery_days: priced.asksForDelivery ? null : days,
    collection: collected && {
      ready_on: readyDay(settings, now, load.leadDays),
      goods_total: penceToPounds(collected.goodsPence),
      total_amount: penceToPounds(collected.totalPence),
      ...vatOut(collected),
    },
    missing_for_free_delivery: penceToPounds(priced.missingForFreeDeliveryPence),
    ...vatOut(priced),
    total_amount: penceToPounds(priced.totalPence),
    euro: place?.country === 'IE' ? euroOf(inEuro(priced.totalPence, settings.euro)) : null,
    is_orderable: priced.isOrderable,
  };
}

/** What of a priced cart is VAT, in pounds, at which rates, in percent, and whose. */
function vatOut(priced: PricedCart<PricedProduct>) {
  return {
    vat_included: penceToPounds(priced.vatPence),
    vat_rates: sumByRate(taxedParts(priced)).map(({ basisPoints }) => basisPoints / 100),
    vat_country: priced.vatCountry,
  };
}

function euroOf(amount: InEuro | null): CartQuote['euro'] {
  return amount && { total: amount.cents / 100, per_pound: amount.perPound / 10_000, on: amount.on };
}

type PlannedCuts = { kept: CutPlan; plan: RollPlan };

/** The cuts that lines are for, as they are made and charged now, by the plan's id. What can no longer be cut so is left out. */
async function plannedCuts(shop: Shop, items: Items, products: CartProducts): Promise<Map<string, PlannedCuts>> {
  const kept = await readCutPlans(
    shop.db,
    items.map((item) => item.cut_plan_id),
  );
  const planned = new Map<string, PlannedCuts>();
  for (const { product_id, cut_plan_id } of items) {
    const choice = kept.get(cut_plan_id ?? '');
    const product = choice?.productId === product_id ? products.get(product_id) : null;
    const plan = choice && product ? planOfChoice(product, choice) : null;
    if (choice && plan) planned.set(choice.id, { kept: choice, plan });
  }
  return planned;
}

function hazardsOf(product: Product | undefined): { hazards: string | null; precautions: string | null } {
  return { hazards: product ? hazardText(product) : null, precautions: product ? precautionText(product) : null };
}

function cutsToSay({ kept, plan }: PlannedCuts): NonNullable<CartQuoteItem['cuts']> {
  const { rooms: named, amount, cuts, list } = wordsOfCuts(plan, kept.rooms);
  const rooms = queryOfRooms(kept.rooms);
  const change = rooms && `/products/${kept.productId}?${new URLSearchParams([...rooms, ['plan', kept.id]])}#cuts`;
  return { rooms: named, metres: plan.soldMm / 1000, roll_width_mm: plan.rollWidthMm, amount, words: sayCuts(named, cuts), list, change };
}

type Asked =
  | {
      area: number | null;
      cutPlanId: string | null;
      kitId: string | null;
      planned: PlannedCuts | null;
      hazards: string | null;
      precautions: string | null;
      lots: Served<FreeLot> | null;
      choice: Pick<CartItem, 'max_lots' | 'lot_id'>;
    }
  | undefined;

function itemOf(line: PricedLine<ProductSummary>, asked: Asked, postagePence: number): CartQuoteItem {
  const planned = asked?.planned ?? null;
  const { product } = line;
  const [photo] = product?.photos ?? [];
  return {
    product_id: line.productId,
    product_name: product?.name ?? 'No longer sold',
    sku: product?.sku ?? null,
    supplier: product?.supplier ?? '',
    unit: product?.unit ?? 'box',
    size: product ? sizeAndThickness(product) : '',
    product_price: penceToPounds(line.unitPence),
    shelf_price: penceToPounds(line.shelfPence),
    product_images: photo
      ? [{ image_id: photo.imageId, width: photo.width, height: photo.height, placeholder: photo.placeholder, alt_text: photo.alt }]
      : [],
    quantity: line.quantity,
    area_m2: asked?.area ?? null,
    coverage_m2: product?.coverageCm2 ? product.coverageCm2 / 10_000 : null,
    is_sample: line.isSample,
    sample_shipping_cost: line.isSample && line.problem === null ? penceToPounds(postagePence) : 0,
    total_price: penceToPounds(line.linePence),
    available: product?.stock ?? 0,
    problem: line.problem,
    hazards: asked?.hazards ?? null,
    precautions: asked?.precautions ?? null,
    cut_plan_id: asked?.cutPlanId ?? null,
    kit_id: asked?.kitId ?? null,
    max_lots: asked?.choice.max_lots ?? 1,
    lot_id: asked?.choice.lot_id ?? null,
    lots: asked?.lots ? lotsToSay(asked.lots, product?.unit ?? 'box') : null,
    cuts: planned && cutsToSay(planned),
  };
}
