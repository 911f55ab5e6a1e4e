import { siteOf } from '#kits/asked.ts';
import { keepKitChoice, readKitChoices } from '#kits/kit-choices.server.ts';
import { readKit } from '#kits/read-kit.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { GuestCart } from './guest-cart.ts';
import { type KitChange, keepApart, putKit } from './kit-lines.ts';

/**
 * A cart after a change of a floor's kit: the quantities are worked out here, whatever was shown. `from`: the network address it is counted
 * against. Throws a Refusal: 404 for what is no floor, 409 where nothing that was asked for can be had, 422, 429.
 */
export async function changeKit(shop: Shop, cart: GuestCart, change: KitChange, from: string): Promise<GuestCart> {
  const choices = await readKitChoices(
    shop.db,
    cart.items.map(({ kit_id }) => kit_id),
  );
  const before = new Set([...choices.values()].filter(({ productId }) => productId === change.product_id).map(({ id }) => id));
  if (change.kind === 'kit-keep') return keepApart(cart, before);
  if (change.kind === 'kit-remove') return { items: cart.items.filter(({ kit_id }) => !before.has(kit_id ?? '')) };
  const site = siteOf(change.asked);
  if ('problem' in site) throw new Refusal('invalid', 'invalid-form', site.problem);
  const kit = await readKit(shop, change.product_id, site);
  if (!kit) throw new Refusal('not-found', 'product-not-found', 'Product not found');
  const wanted = kit.filter(({ goods }) => change.goods.includes(goods.productId));
  if (!wanted.length) throw new Refusal('conflict', 'no-kit', 'Please choose at least one item that is in stock.');
  const id = await keepKitChoice(shop, change.product_id, change.asked, from);
  const items = wanted.map(({ goods, quantity }) => ({ product_id: goods.productId, quantity, seen_price: penceToPounds(goods.pricePence) }));
  const changed = putKit(cart, items, id, before);
  // What was taken with the floor before stays with it.
  return { items: changed.items.map((line) => (before.has(line.kit_id ?? '') ? { ...line, kit_id: id } : line)) };
}
