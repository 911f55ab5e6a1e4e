import { type Pence, penceToPounds } from '#money/pence.ts';
import { orderReference } from '#orders/order.ts';
import { readOrderFilter } from '#orders/staff/order-filter.ts';
import { orderSheet, type SheetOrder } from '#orders/staff/order-sheet.server.ts';
import { londonTime } from '#platform/london-time.ts';
import { shopContext } from '../../shop.server.ts';
import { csvFile } from '../csv-file.server.ts';
import type { Route } from './+types/orders-csv';

/** Amounts are pounds. VAT is what the total holds of it; what was refunded since stands in a column of its own. */
const cells: Record<string, (order: SheetOrder) => string | number> = {
  order: ({ id }) => orderReference(id),
  id: ({ id }) => id,
  date: ({ createdAt }) => inLondon(createdAt),
  paid: ({ paidAt }) => (paidAt ? inLondon(paidAt) : ''),
  status: ({ status }) => status,
  customer: ({ customerName }) => customerName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  street: ({ street }) => street,
  town: ({ town }) => town,
  postcode: ({ postcode }) => postcode,
  country: ({ country }) => country,
  items: ({ items }) => items,
  lines: ({ lines }) => lines,
  delivery: ({ carriagePence }) => inPounds(carriagePence),
  vat: ({ vatPence }) => inPounds(vatPence),
  vat_rate: ({ vatRates }) => vatRates,
  vat_country: ({ vatCountry }) => vatCountry,
  total: ({ totalPence }) => inPounds(totalPence),
  refunded: ({ refundedPence }) => inPounds(refundedPence),
  payment_reference: ({ paymentReference }) => paymentReference,
};

/** As the filters' days and the order's page have it: '2026-07-01 09:30' by the shop's clock. */
const inLondon = (moment: Date) => londonTime(moment).replace('T', ' ');
const inPounds = (pence: Pence) => penceToPounds(pence).toFixed(2);

/** The orders that the address's filters leave, as a file, written while it is read. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const batches = orderSheet(shop, readOrderFilter(new URL(request.url).searchParams));
  return csvFile('orders.csv', Object.keys(cells), rowsOf(batches));
}

async function* rowsOf(batches: AsyncIterable<SheetOrder[]>) {
  for await (const orders of batches) for (const order of orders) yield Object.values(cells).map((cell) => cell(order));
}
