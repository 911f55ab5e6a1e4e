import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import type { Shop } from '../../../shop.server.ts';

const mostShown = 6;

/** The others of a product's range: its maker's, of its kind, that begin with the same name. */
export async function othersOfRange(shop: Shop, like: Pick<ProductSummary, 'id' | 'name' | 'supplier' | 'category'>): Promise<ProductSummary[]> {
  const range = like.name.split(' ')[0] ?? '';
  const rows = await shop.sql<{ id: string }[]>`
    select id from products where supplier = ${like.supplier} and category = ${like.category} and split_part(name, ' ', 1) = ${range} and id <> ${like.id}
    order by name limit ${mostShown}`;
  return listSummaries(
    shop,
    rows.map(({ id }) => id),
  );
}
