import { stringify } from 'csv-stringify/sync';
import { data } from 'react-router';
import { penceToPounds } from '#money/pence.ts';
import { readOssEntries } from '#orders/staff/eu-sales.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import { daysOfQuarter, ossReturn, ossRows, readQuarter } from '#tax/oss.ts';
import { rateOn } from '#tax/vat-of-place.ts';
import { shopContext } from '../../shop.server.ts';
import type { Route } from './+types/oss-csv';

const columns = ['part', 'return_quarter', 'country', 'rate_type', 'vat_rate', 'sales_excluding_vat', 'vat', 'corrected_quarter'] as const;

/** A quarter's One Stop Shop return as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const quarter = readQuarter(new URL(request.url).searchParams.get('quarter'));
  if (!quarter) throw data(null, { status: 404 });
  const [entries, settings] = await Promise.all([readOssEntries(shop, quarter), readSettings(shop)]);
  const { to } = daysOfQuarter(quarter);
  const rows = ossRows(ossReturn(entries, quarter), quarter, (country) => rateOn(settings, country, 'standard', to));
  const inPounds = (pence: number | null) => (pence === null ? '' : penceToPounds(pence).toFixed(2));
  const cells = rows.map((row) => ({
    ...row,
    vat_rate: row.vat_rate ?? '',
    sales_excluding_vat: inPounds(row.sales_excluding_vat),
    vat: inPounds(row.vat),
  }));
  return new Response(stringify(cells, { header: true, columns: [...columns], bom: true }), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="oss-${quarter}.csv"` },
  });
}
