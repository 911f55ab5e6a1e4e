import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../shop.server.ts';

/** What the header offers while somebody types: products to open, categories to browse, words to search for. */
export type Suggestions = { products: ProductSummary[]; categories: string[]; phrases: string[] };

export async function suggest(shop: Shop, text: string): Promise<Suggestions> {
  const like = `%${text.replaceAll(/[\\%_\0]/g, '').slice(0, 100)}%`;
  const rows = await shop.db.selectFrom('products').select('id').where('name', 'ilike', like).orderBy('name').limit(6).execute();
  return {
    products: await listSummaries(
      shop,
      rows.map((row) => row.id),
    ),
    categories: [],
    phrases: [],
  };
}
