import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { penceToPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { everyStaffOrder } from '#orders/staff/list-staff-orders.server.ts';
import { readOrderFilter } from '#orders/staff/order-filter.ts';
import { londonTime } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/orders-csv';

const columns = ['order', 'id', 'date', 'paid', 'status', 'customer', 'email', 'town', 'items', 'total', 'refunded'];

/** As the filters' days and the order's page have it: '2026-07-01 09:30' by the shop's clock. */
const inLondon = (moment: Date) => londonTime(moment).replace('T', ' ');

/** The orders that the address's filters leave, as a file, written while it is read. Amounts are pounds. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const batches = everyStaffOrder(shop, readOrderFilter(new URL(request.url).searchParams));
  // A cell that begins like a formula is one to a spreadsheet; https://owasp.org/www-community/attacks/CSV_Injection
  const csv = stringify({ header: true, columns, escape_formulas: true, bom: true });
  const rows = async () => {
    for await (const orders of batches) {
      for (const order of orders) {
        csv.write([
          orderReference(order.id),
          order.id,
          inLondon(order.createdAt),
          order.paidAt ? inLondon(order.paidAt) : '',
          order.status,
          order.customerName,
          order.email,
          order.town,
          order.items,
          penceToPounds(order.totalPence).toFixed(2),
          penceToPounds(order.refundedPence).toFixed(2),
        ]);
      }
    }
    csv.end();
  };
  rows().catch((error: unknown) => csv.destroy(error as Error));
  return new Response(Readable.toWeb(csv) as unknown as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="orders.csv"',
    },
  });
}
