import { type CartItem, type GuestCart, hasSample } from '#cart/guest-cart.ts';
import type { OrderLine } from './order.ts';

/** What is known today of a product that was ordered. */
export type SoldToday = { id: string; stock: number; isSampleEligible: boolean };

/** What can be put in the cart once more, and why the rest cannot. */
export type BuyAgain = { items: CartItem[]; missing: { name: string; why: string }[] };

/** The lines of an order as they can be bought today: fewer boxes where there are fewer, samples where they are still given. */
export function buyAgain(lines: readonly OrderLine[], products: readonly SoldToday[]): BuyAgain {
  const again: BuyAgain = { items: [], missing: [] };
  for (const { productId, name, quantity, isSample, areaMilliM2, cuts, kitId } of lines) {
    const product = products.find(({ id }) => id === productId);
    const leave = (why: string) => again.missing.push({ name: isSample ? `Sample of ${name}` : name, why });
    if (!product) leave('is no longer sold');
    else if (isSample && !product.isSampleEligible) leave('is no longer available as a sample');
    else if (!isSample && product.stock <= 0) leave('is out of stock');
    else if (cuts) again.items.push({ product_id: product.id, quantity: 1, area_m2: null, is_sample: false, cut_plan_id: cuts.planId });
    else {
      const left = isSample ? 1 : Math.min(quantity, product.stock);
      if (left < quantity && !isSample) again.missing.push({ name, why: `has only ${left} left, so we’ll add ${left}` });
      const isWhole = left === quantity && areaMilliM2 !== null;
      const area_m2 = isWhole ? areaMilliM2 / 1000 : null;
      again.items.push({ product_id: product.id, quantity: left, area_m2, is_sample: isSample, ...(kitId ? { kit_id: kitId } : {}) });
    }
  }
  return again;
}

/** 'Mourne Oak is out of stock, and Slate is no longer sold.'; empty when nothing is missing. */
export function missingWords({ missing }: Pick<BuyAgain, 'missing'>): string {
  if (missing.length === 0) return '';
  const said = missing.map(({ name, why }) => `${name} ${why}`);
  return `${said.slice(0, -1).join(', ')}${said.length > 1 ? ', and ' : ''}${said.at(-1)}.`;
}

/** Samples that are in the cart already, which takes each once. */
export function withoutSamplesIn(items: readonly CartItem[], cart: GuestCart): CartItem[] {
  return items.filter((item) => !item.is_sample || !hasSample(cart, item.product_id));
}
