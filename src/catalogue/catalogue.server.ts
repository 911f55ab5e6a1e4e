import { sql } from 'kysely';
import type { Shop } from '../shop.server.ts';
import type { BrowseState } from './browse-state.ts';
import { categoryNames, categorySlug, sundryCategories } from './category.ts';
import { attributeFields } from './filters.ts';
import type { Picture, Product, ProductSummary } from './product.ts';
import type { FacetField, FacetOption, ProductList } from './product-list.ts';
import { isProductId } from './read-product.server.ts';
import { readSummaries, showSummary } from './read-summaries.server.ts';

export { readProduct } from './read-product.server.ts';

export type CategoryCard = { name: string; slug: string; description: string; count: number; picture: Picture | null };

/** The page of products that the filters leave, in the order asked for, with totals. A page that does not exist becomes page 1. */
export async function listProducts(shop: Shop, { filters, page, limit, sort }: BrowseState): Promise<ProductList> {
  let query = shop.db.selectFrom('products').select(['id', 'category', 'supplier']);
  if (filters.category) query = query.where((e) => e(e.fn('lower', ['category']), '=', filters.category.toLowerCase()));
  if (filters.supplier) query = query.where((e) => e(e.fn('lower', ['supplier']), '=', filters.supplier.toLowerCase()));
  if (filters.min_price) query = query.where('price_pence', '>=', Math.round(Number(filters.min_price) * 100));
  if (filters.max_price) query = query.where('price_pence', '<=', Math.round(Number(filters.max_price) * 100));
  if (filters.search) query = query.where('name', 'ilike', `%${filters.search.replaceAll(/[\\%_]/g, '')}%`);
  for (const field of attributeFields) {
    const column = field === 'water_resistant' ? 'water_resistance' : field;
    if (filters[field]) query = query.where((e) => e(e.fn('lower', [column]), '=', filters[field]));
  }
  const perM2 = sql<number>`price_pence * 1000.0 / coverage_milli_m2`;
  if (sort === 'price-asc') query = query.orderBy(perM2, (o) => o.asc().nullsLast());
  else if (sort === 'price-desc') query = query.orderBy(perM2, (o) => o.desc().nullsLast());
  else if (sort === 'relevance') query = query.orderBy('is_featured', 'desc');
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
  const pages = Math.ceil(rows.length / limit);
  const shown = page <= pages ? page : 1;
  const categories = await listCategories(shop);
  const suppliers = await listSuppliers(shop);
  const facets = Object.fromEntries(attributeFields.map((field) => [field, [] as FacetOption[]])) as Record<FacetField, FacetOption[]>;
  facets.category = categories.map(({ name, count }) => ({ value: name, label: name, count }));
  facets.supplier = suppliers.map((name) => ({ value: name, label: name, count: 0 }));
  return {
    products: await listSummaries(
      shop,
      rows.slice((shown - 1) * limit, shown * limit).map((row) => row.id),
    ),
    total: rows.length,
    pages,
    page: shown,
    categories: categories.map((category) => category.name),
    suppliers,
    facets,
    inStock: rows.length,
    priceRange: null,
    relaxed: [],
  };
}

/** Summaries in the order of the ids; ids that are no product are left out. */
export async function listSummaries(shop: Shop, ids: readonly string[]): Promise<ProductSummary[]> {
  const found = new Map((await readSummaries(shop.sql, ids.filter(isProductId))).map((summary) => [summary.id, summary]));
  const now = shop.now();
  return ids.flatMap((id) => {
    const summary = found.get(id.toLowerCase());
    return summary ? [showSummary(summary, now)] : [];
  });
}

/** What the home page features: products that staff chose, else the cheapest floors. */
export async function listFeatured(shop: Shop, max = 8): Promise<ProductSummary[]> {
  const chosen = await shop.db.selectFrom('products').select('id').where('is_featured', '=', true).orderBy('id').limit(max).execute();
  const rows = chosen.length
    ? chosen
    : await shop.db
        .selectFrom('products')
        .select('id')
        .where('category', 'not in', [...sundryCategories])
        .orderBy('price_pence')
        .orderBy('id')
        .limit(max)
        .execute();
  return listSummaries(
    shop,
    rows.map((row) => row.id),
  );
}

/** Other products of the category, else of the supplier, else any. */
export async function listRecommended(shop: Shop, product: Pick<Product, 'id' | 'category' | 'supplier'>, max = 4): Promise<ProductSummary[]> {
  const rows = await shop.db
    .selectFrom('products')
    .select('id')
    .where('id', '<>', product.id)
    .where('category', '=', product.category)
    .limit(max)
    .execute();
  return listSummaries(
    shop,
    rows.map((row) => row.id),
  );
}

/** The categories that hold products, in the pills' order. */
export async function listCategories(shop: Shop): Promise<CategoryCard[]> {
  const rows = await shop.sql<
    (Omit<CategoryCard, 'slug' | 'picture'> & Record<'imageId' | 'placeholder', string | null> & Record<'width' | 'height', number>)[]
  >`
    select c.name, c.description, count(p.id)::int as count, c.image_id as "imageId", i.width, i.height, i.placeholder
    from categories c join products p on p.category = c.name left join images i on i.id = c.image_id group by c.name, i.id order by c.position`;
  return rows
    .map(({ name, description, count, imageId, width, height, placeholder }) => ({
      name,
      slug: categorySlug(name),
      description,
      count,
      picture: imageId ? { imageId, width, height, placeholder: placeholder ?? '#cccccc', alt: '' } : null,
    }))
    .sort((a, b) => position(a.name) - position(b.name));
}

/** Names of suppliers with products, by name. */
export async function listSuppliers(shop: Shop): Promise<string[]> {
  const rows = await shop.db.selectFrom('products').select('supplier').distinct().orderBy('supplier').execute();
  return rows.map((row) => row.supplier);
}

function position(name: string): number {
  const at = categoryNames.findIndex((category) => category === name);
  return at < 0 ? categoryNames.length : at;
}
