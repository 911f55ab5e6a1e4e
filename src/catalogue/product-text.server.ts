import { createCache, dropOnChange, onePerShop, shareOf } from '#platform/cache.server.ts';
import type { Shop } from '../shop.server.ts';
import { readProduct } from './catalogue.server.ts';
import { productToJson } from './to-json.ts';

const textsOf = onePerShop((shop: Shop) => {
  // Made-up ids would fill the shelf with nothing: null is not kept.
  const texts = createCache<string, string | null>(shareOf('product texts', shop.config), (text) => text.length * 2);
  dropOnChange(texts, shop, ['products', 'product_photos', 'stock_levels', 'price_history', 'reviews']);
  return texts;
});

/** A product as JSON text, written once and kept until something about it changes; null where there is none of that id (lower case). */
export function productText(shop: Shop, id: string): Promise<string | null> {
  return textsOf(shop).get(id, async () => {
    const product = await readProduct(shop, id);
    return product && JSON.stringify(productToJson(product));
  });
}
