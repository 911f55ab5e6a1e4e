import type { RateSum } from '#money/vat.ts';
import { londonDay, londonTime } from '#platform/london-time.ts';
import { homeCountry } from '#settings/vat-terms.ts';
import type { EuSales } from '#tax/eu-sales.ts';
import { daysOfQuarter, type OssEntry, type Quarter, quarterOf, quartersBetween } from '#tax/oss.ts';
import type { Shop } from '../../shop.server.ts';

/** Where the shop delivers to in the EU. */
const euCountries = ['IE'];

/**
 * What was sold to the EU in this calendar year and the one before, before tax and whoever's VAT it had, less what was paid back of it since.
 */
export async function readEuSales({ sql, now }: Shop): Promise<EuSales> {
  const year = Number(londonTime(now()).slice(0, 4));
  const rows = await sql<{ year: number; pence: number }[]>`
    select extract(year from i.tax_day)::int as year, sum(i.total_pence - i.vat_pence - coalesce(c.net, 0))::float8 as pence
    from invoices i left join lateral (
      select sum(c.total_pence - c.vat_pence) as net from credit_notes c where c.order_id = i.order_id and c.void_at is null) c on true
    where i.goes_to <> 'GB' and i.goes_to = any(${euCountries}) and i.tax_day >= ${`${year - 1}-01-01`} group by 1`;
  const of = (wanted: number) => rows.find((row) => row.year === wanted)?.pence ?? 0;
  return { thisYear: of(year), lastYear: of(year - 1) };
}

type Row = { country: string; day: string; saleDay: string; byRate: RateSum[]; voidDay: string | null; sign: 1 | -1 };

/** Every invoice and credit note with an EU country's VAT that counts in a quarter. */
export async function readOssEntries({ sql }: Shop, quarter: Quarter): Promise<OssEntry[]> {
  const { from, to } = daysOfQuarter(quarter);
  const rows = await sql<Row[]>`
    select i.vat_country as country, i.tax_day::text as day, i.tax_day::text as "saleDay", i.document -> 'byRate' as "byRate",
      null as "voidDay", 1 as sign
    from invoices i where i.vat_country = any(${euCountries}) and i.tax_day between ${from} and ${to}
    union all
    select c.vat_country, c.tax_day::text, i.tax_day::text, c.document -> 'byRate', (c.void_at at time zone 'Europe/London')::date::text, -1
    from credit_notes c join invoices i on i.order_id = c.order_id
    where c.vat_country = any(${euCountries})
      and (c.tax_day between ${from} and ${to} or (c.void_at at time zone 'Europe/London')::date between ${from} and ${to})`;
  return rows.flatMap(({ voidDay, ...row }): OssEntry[] => (voidDay === null ? [row] : [row, { ...row, day: voidDay, sign: 1 }]));
}

/** The quarters for which there is something to return, the latest first; the present one among them. */
export async function listOssQuarters({ sql, now }: Shop): Promise<Quarter[]> {
  const [first] = await sql<{ day: string | null }[]>`
    select min(tax_day)::text as day from invoices where goes_to <> 'GB' and vat_country <> ${homeCountry}`;
  return first?.day ? quartersBetween(quarterOf(first.day), quarterOf(londonDay(now()))) : [];
}
