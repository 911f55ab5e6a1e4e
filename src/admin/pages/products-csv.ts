import { streamProducts } from '#catalogue/staff/sheets/export-products.server.ts';
import { readStaffFilters } from '#catalogue/staff/staff-filters.ts';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/products-csv';

/** The products that the address's filters leave, as a file that can be imported again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return new Response(streamProducts(shop, readStaffFilters(new URL(request.url).searchParams)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="products-${shop.now().toISOString().slice(0, 10)}.csv"`,
    },
  });
}
