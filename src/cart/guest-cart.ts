/**
 * One line of a cart as the browser keeps it and as the API takes it. `quantity` is boxes (or whatever the product is sold
 * by), `area_m2` what the shopper said they want to cover. Prices are the server's: `seen_price` (pounds) only remembers
 * which one the shopper was shown, so that a change of it can be said.
 */
export type CartItem = {
  product_id: string;
  quantity: number;
  area_m2: number | null;
  is_sample: boolean;
  seen_price?: number | null;
  /** The plan of cuts that the line is for: then it is one, and its price that of all the cuts. */
  cut_plan_id?: string | null;
  /** What it was worked out for, where it goes with a floor. */
  kit_id?: string | null;
  /** Of goods in production lots: from how many lots at most, and the lot that is asked for. */
  max_lots?: number | null;
  lot_id?: string | null;
};
export type GuestCart = { items: CartItem[] };

/** Where a guest's cart lives in the browser. */
export const guestCartKey = 'guest_cart';
export const maxQuantity = 9_999;
/** More lines than any floor needs; keeps what a browser sends us small. */
export const maxLines = 100;
/** A customer's cart takes a full one of a guest's on top of another. */
export const maxAccountLines = 200;
/** What a line is known by: a sample is one of its own, and so is each plan that a product is cut to. */
export type CartLineKey = Pick<CartItem, 'product_id' | 'cut_plan_id'> & { is_sample?: boolean };
export const lineKey = ({ product_id, is_sample, cut_plan_id }: CartLineKey) => [product_id, is_sample || '', cut_plan_id].join();
export const isLine = (key: CartLineKey) => (line: CartLineKey) => lineKey(line) === lineKey(key);
export const emptyCart: GuestCart = { items: [] };

export const cartMessages = {
  added: 'Item added to cart!',
  sampleAdded: 'Free sample added to cart!',
  sampleTwice: 'You have already added a sample of this product to your cart.',
  sampleRefused: 'This product is not eligible for free samples.',
  addFailed: 'Failed to add to cart',
  sampleFailed: 'Error adding sample to cart. Please try again.',
} as const;

/** Why a sample could not be had: the server's own sentence, where it gave one. */
export function sampleProblem(why: string | null): string {
  return why ? `Sample Order Error: ${why}` : cartMessages.sampleFailed;
}

/** Said of one sample more than the shop sends with an order. */
export const tooManySamples = (most: number) => `You can order up to ${most} different samples at a time.`;

/** Reads what the browser kept. Whatever cannot be a line is left out; the same product twice becomes one line. Never throws. */
export function readGuestCart(kept: string | null): GuestCart {
  return addAll(emptyCart, itemsOf(kept));
}

/** Adds lines one after the other, whatever they are. */
export function addAll(cart: GuestCart, items: readonly CartItem[]): GuestCart {
  return items.reduce((now, item) => (item.is_sample ? addSample(now, item.product_id).cart : addItem(now, item)), cart);
}

/**
 * Adds boxes; a product that is there already gets more of them, up to `maxQuantity`, and the price that was shown with them. Cuts are a line
 * for each plan, and the same plan again is no second one.
 */
export function addItem(cart: GuestCart, item: Omit<CartItem, 'area_m2' | 'is_sample'> & { area_m2?: number | null }): GuestCart {
  const total = (before: number) => (item.cut_plan_id ? 1 : boundedQuantity(before + boundedQuantity(item.quantity)));
  const there = cart.items.find(isLine(item));
  if (!there) {
    if (cart.items.length >= maxLines) return cart;
    return { items: [...cart.items, { ...item, quantity: total(0), area_m2: item.area_m2 ?? null, is_sample: false }] };
  }
  const raised = {
    ...there,
    seen_price: item.seen_price ?? there.seen_price,
    lot_id: item.lot_id ?? there.lot_id,
    quantity: total(there.quantity),
    area_m2: sumOfAreas(there.area_m2, item.area_m2 ?? null),
  };
  return { items: cart.items.map((line) => (line === there ? raised : line)) };
}

/** Adds one sample; `problem` says why not when there is one already, or `most` are there, which is all an order may hold. */
export function addSample(cart: GuestCart, productId: string, most = Number.POSITIVE_INFINITY): { cart: GuestCart; problem: string | null } {
  if (hasSample(cart, productId)) return { cart, problem: cartMessages.sampleTwice };
  if (cart.items.filter((line) => line.is_sample).length >= most) return { cart, problem: tooManySamples(most) };
  if (cart.items.length >= maxLines) return { cart, problem: cartMessages.sampleFailed };
  return { cart: { items: [...cart.items, { product_id: productId, quantity: 1, area_m2: null, is_sample: true }] }, problem: null };
}

/** The number on the cart in the header: the sum of quantities. */
export function countItems(cart: GuestCart): number {
  return cart.items.reduce((sum, line) => sum + line.quantity, 0);
}

export function hasSample(cart: GuestCart, productId: string): boolean {
  return cart.items.some((line) => line.is_sample && line.product_id === productId);
}

/** A whole number from 1 to `maxQuantity`; anything that is no number is 1. */
export function boundedQuantity(quantity: number): number {
  return Number.isNaN(quantity) ? 1 : Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)));
}

function sumOfAreas(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.round((one + other) * 1000) / 1000;
}

const choiceShape = /^[0-9a-f]{20}$/;
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textOf = (text: unknown, shape: RegExp) => (typeof text === 'string' && shape.test(text) ? text : undefined);
/** `end`: what it must stay below. */
const numberOf = (n: unknown, least: number, end: number) => (typeof n === 'number' && n >= least && n < end ? n : undefined);

function itemsOf(kept: string | null): CartItem[] {
  try {
    const items: unknown = JSON.parse(kept ?? 'null')?.items;
    return Array.isArray(items) ? items.flatMap(asItem).slice(0, maxLines) : [];
  } catch {
    return [];
  }
}

function asItem(kept: unknown): CartItem[] {
  const line = Object(kept) as Partial<Record<keyof CartItem, unknown>>;
  const product_id = textOf(line.product_id, uuidShape);
  const quantity = numberOf(line.quantity, 1, Number.POSITIVE_INFINITY);
  if (!product_id || !quantity) return [];
  return [
    {
      product_id,
      quantity: boundedQuantity(quantity),
      area_m2: numberOf(line.area_m2, 1e-3, 1e6) ?? null,
      is_sample: line.is_sample === true,
      seen_price: numberOf(line.seen_price, 0, 1e6),
      cut_plan_id: textOf(line.cut_plan_id, choiceShape),
      kit_id: textOf(line.kit_id, choiceShape),
      max_lots: numberOf(line.max_lots, 2, 10),
      lot_id: textOf(line.lot_id, uuidShape),
    },
  ];
}
