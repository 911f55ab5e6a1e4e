import { zipProducts } from '#catalogue/staff/sheets/export-products.server.ts';
import { readStaffFilters } from '#catalogue/staff/staff-filters.ts';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/products-zip';

/** The products that the address's filters leave, with their pictures, as a file that can be imported again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return new Response(await zipProducts(shop, readStaffFilters(new URL(request.url).searchParams)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="products-${shop.now().toISOString().slice(0, 10)}.zip"`,
    },
  });
}
