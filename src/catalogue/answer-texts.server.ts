import type { Context } from 'hono';
import { clearOnChange, createCache, dropOnChange, onePerShop, shareOf } from '#platform/cache.server.ts';
import { createResponseCache, sendKept } from '#platform/http/response-cache.server.ts';
import type { Shop } from '../shop.server.ts';
import { type BrowseState, browseQuery } from './browse-state.ts';
import { listProducts, readProduct } from './catalogue.server.ts';
import { listToText, productToJson } from './to-json.ts';

const answersOf = onePerShop((shop: Shop) => {
  const answers = createResponseCache(shareOf('lists of the API', shop.config));
  clearOnChange(answers, shop, [
    'products',
    'product_photos',
    'stock_levels',
    'price_history',
    'reviews',
    'categories',
    'makers',
    'documents',
    'product_documents',
  ]);
  return answers;
});
const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Answers with a page of the product list, the same bytes for everybody until the catalogue changes. */
export async function answerList(shop: Shop, state: BrowseState, http: Context): Promise<Response> {
  return answerKept(shop, `products?${browseQuery(state)}`, http, async () => {
    const list = await listProducts(shop, state);
    // A page that does not exist holds nothing; the list's page turns back to the first, the API says what is so.
    const shown = list.page === state.page ? list.products : [];
    const texts = await Promise.all(shown.map((product) => productText(shop, product.id)));
    return listToText(
      list,
      { page: state.page, limit: state.limit },
      texts.filter((text) => text !== null),
    );
  });
}

/** Answers with JSON that is kept under `key` until the catalogue changes; `make` gives its text. What it throws is not kept. */
export async function answerKept(shop: Shop, key: string, http: Context, make: () => Promise<string>): Promise<Response> {
  const answer = await answersOf(shop).get(key, async () => ({ body: await make(), headers }));
  return answer instanceof Response ? answer : sendKept(http, answer);
}

const textsOf = onePerShop((shop: Shop) => {
  // Made-up ids would fill the shelf with nothing: null is not kept.
  const texts = createCache<string, string | null>(shareOf('product texts', shop.config), (text) => text.length * 2);
  dropOnChange(texts, shop, ['products', 'product_photos', 'stock_levels', 'price_history', 'reviews', 'product_documents']);
  clearOnChange(texts, shop, ['makers', 'documents']);
  return texts;
});

/** A product as JSON text, written once and kept until something about it changes; null where there is none of that id (lower case). */
export function productText(shop: Shop, id: string): Promise<string | null> {
  return textsOf(shop).get(id, async () => {
    const product = await readProduct(shop, id);
    return product && JSON.stringify(productToJson(product));
  });
}
