import { penceOf } from '#money/pence.ts';
import { addAll, type CartItem, type GuestCart, readGuestCart } from './guest-cart.ts';

/**
 * A guest's cart travels to the server in a cookie, which the page's script keeps equal to what the browser stores, and which
 * alone holds the cart where there is no script. It says nothing about a person, so the script may read it.
 */
export const cartCookieName = 'guest_cart';
export const cartCookieDays = 90;

/** Browsers keep 4096 bytes with the name; 100 lines without their extras take 3,800. */
const maxCharacters = 3_900;

/**
 * Who wrote it last. `browser`: the script, from what it stores. `changed`: the server, onto what the script had written, so the
 * script takes it over as it stands. `server`: the server, where there had been nothing, so a script adds it to what it stores.
 */
export type CartWriter = 'browser' | 'changed' | 'server';
const marks: Record<CartWriter, string> = { browser: 'b', changed: 'c', server: 's' };

export type CartInCookie = { by: CartWriter; cart: GuestCart };

/** The cookie's value: a mark and the lines, joined by dots. What was shown and what was asked for is left out where it grows too long. */
export function writeCartCookie({ by, cart }: CartInCookie): string {
  const whole = [marks[by], ...cart.items.map((item) => lineText(item, true))].join('.');
  return whole.length <= maxCharacters ? whole : [marks[by], ...cart.items.map((item) => lineText(item, false))].join('.');
}

/** Reads it back; null where there is none. Whatever cannot be a line is left out. Never throws. */
export function readCartCookie(value: string | undefined): CartInCookie | null {
  if (!value) return null;
  const [mark, ...lines] = value.slice(0, 2 * maxCharacters).split('.');
  const by = (Object.keys(marks) as CartWriter[]).find((writer) => marks[writer] === mark);
  return by ? { by, cart: readGuestCart(JSON.stringify({ items: lines.flatMap(lineFrom) })) } : null;
}

/** What the browser is to store, given what it stores and what the server wrote. */
export function takeOver(stored: GuestCart, { by, cart }: CartInCookie): GuestCart {
  // Where storage is refused the cookie is all there is.
  if (by === 'browser') return stored.items.length ? stored : cart;
  if (by === 'changed') return cart;
  return addAll(stored, cart.items);
}

/**
 * 32 hexadecimal digits, then `*` for a sample, else boxes, thousandths of a m², and the price (pence) that was shown: base 36. Then `-` and the
 * plan of cuts, `~` and the kit, `!` and from how many lots, and which.
 */
function lineText(item: CartItem, withExtras: boolean): string {
  const { product_id, quantity, area_m2, is_sample, seen_price, cut_plan_id, kit_id, max_lots, lot_id } = item;
  const id = product_id.replaceAll('-', '');
  if (is_sample) return `${id}*`;
  const extras = [area_m2 === null ? null : Math.round(area_m2 * 1000), typeof seen_price === 'number' ? penceOf(seen_price) : null];
  const words = [quantity, ...(withExtras ? extras : [])].map((n) => n?.toString(36) ?? '');
  const lots = max_lots || lot_id ? `!${max_lots ?? 1}${lot_id ?? ''}` : '';
  return id + words.join('_').replace(/_+$/, '') + (cut_plan_id ? `-${cut_plan_id}` : '') + (kit_id ? `~${kit_id}` : '') + lots;
}

const boxesShape = '([0-9a-z]{1,3})(?:_([0-9a-z]{0,6}))?(?:_([0-9a-z]{0,6}))?';
const choiceShape = '([0-9a-f]{20})';
const lineShape = new RegExp(`^([0-9a-f]{32})(?:(\\*)|${boxesShape}(?:-${choiceShape})?(?:~${choiceShape})?(?:!(\\d)([0-9a-f-]{36})?)?)$`);

function lineFrom(text: string) {
  const [, id, sample, quantity, area, price, cut_plan_id, kit_id, max_lots, lot_id] = lineShape.exec(text) ?? [];
  if (!id) return [];
  const number = (digits: string | undefined, by: number) => (digits ? Number.parseInt(digits, 36) / by : null);
  return [
    {
      product_id: id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      quantity: sample ? 1 : number(quantity, 1),
      area_m2: number(area, 1000),
      is_sample: sample !== undefined,
      seen_price: number(price, 100),
      cut_plan_id,
      kit_id,
      max_lots: Number(max_lots),
      lot_id,
    },
  ];
}
