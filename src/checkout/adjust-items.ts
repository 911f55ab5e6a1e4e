import type { CartItem } from '#cart/guest-cart.ts';
import type { CartChange } from '#cart/read-cart-form.ts';

/**
 * What is left of the lines after one click on what was offered at one of them: '2:5' five boxes of the third line, '2:0' none of
 * it. `change` does the same to a cart. A click that makes no sense changes nothing.
 */
export function adjustItems(items: readonly CartItem[], adjust: string): { items: CartItem[]; change: CartChange | null } {
  const [, at, to] = /^(\d{1,3}):(\d{1,4})$/.exec(adjust) ?? [];
  const line = at === undefined ? undefined : items[Number(at)];
  if (!line) return { items: [...items], change: null };
  const quantity = Number(to);
  if (quantity === 0) {
    const change = { kind: 'remove', product_id: line.product_id, is_sample: line.is_sample } as const;
    return { items: items.toSpliced(Number(at), 1), change };
  }
  const change = { kind: 'quantity', product_id: line.product_id, quantity } as const;
  return { items: items.with(Number(at), { ...line, quantity, area_m2: null }), change };
}
