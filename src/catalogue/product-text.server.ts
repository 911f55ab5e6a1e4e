import type { Shop } from '../shop.server.ts';
import { readProduct } from './catalogue.server.ts';
import { productToJson } from './to-json.ts';

const mostKept = 20_000;
const tables = ['products', 'product_photos', 'stock_levels', 'price_history', 'reviews'];
const keptTexts = new WeakMap<Shop, Map<string, Promise<string | null>>>();

/** A product as JSON text, written once and kept until something about it changes; null where there is none of that id (lower case). */
export function productText(shop: Shop, id: string): Promise<string | null> {
  const kept = textsOf(shop);
  const found = kept.get(id);
  if (found) return found;
  const text = readProduct(shop, id).then((product) => product && JSON.stringify(productToJson(product)));
  kept.set(id, text);
  const forget = () => kept.get(id) === text && kept.delete(id);
  // Made-up ids would fill the shelf with nothing.
  text.then((made) => made ?? forget(), forget);
  const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return text;
}

function textsOf(shop: Shop): Map<string, Promise<string | null>> {
  const found = keptTexts.get(shop);
  if (found) return found;
  const texts = new Map<string, Promise<string | null>>();
  keptTexts.set(shop, texts);
  for (const table of tables) shop.onChange(table, (key) => (key === '*' ? texts.clear() : texts.delete(key)));
  return texts;
}
