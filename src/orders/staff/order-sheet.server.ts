import type { Pence } from '#money/pence.ts';
import { rateText } from '#money/vat.ts';
import { servedWords } from '#stock/lot-words.ts';
import { readLotsOfLine } from '#stock/lots-of-line.ts';
import type { Shop } from '../../shop.server.ts';
import { vatOfOrder } from '../order-vat.ts';
import { cutWordsOf } from '../read-order.server.ts';
import { everyStaffOrder, type StaffOrder } from './list-staff-orders.server.ts';
import type { OrderFilter } from './order-filter.ts';

/** An order as a bookkeeper, a carrier or a spreadsheet wants it: a row each. */
export type SheetOrder = StaffOrder & {
  phone: string;
  street: string;
  postcode: string;
  country: string;
  /** '3 × Oak Natural (OAK-1); 1 × Sample: Walnut (WAL-1)'; after what is cut, how; after what is of a lot, which. */
  lines: string;
  /** What was paid to have it brought: delivery and postage for samples. */
  carriagePence: Pence;
  /** The VAT inside the total as it was ordered, as the invoice has it. */
  vatPence: Pence;
  /** Whose VAT, as a two-letter code, and at which rates: '20%', '20% 5%'. */
  vatCountry: string;
  vatRates: string;
  /** Under which the card provider and the lender know the payments. */
  paymentReference: string;
};

type Details = Omit<SheetOrder, keyof StaffOrder | 'lines' | 'vatPence' | 'vatCountry' | 'vatRates'> & {
  id: string;
  goods: (Parameters<typeof vatOfOrder>[1][number] & { name: string; sku: string; cuts: unknown; lots: unknown; isSample: boolean })[];
  sums: Parameters<typeof vatOfOrder>[0];
};

/** Every order of a filter, newest first, some at a time. */
export async function* orderSheet(shop: Shop, filter: OrderFilter): AsyncGenerator<SheetOrder[]> {
  for await (const orders of everyStaffOrder(shop, filter)) {
    const details = await readDetails(
      shop,
      orders.map(({ id }) => id),
    );
    yield orders.flatMap((order) => {
      const found = details.get(order.id);
      return found ? [{ ...order, ...found }] : [];
    });
  }
}

async function readDetails({ sql }: Shop, ids: readonly string[]): Promise<Map<string, Omit<SheetOrder, keyof StaffOrder>>> {
  const rows = await sql<Details[]>`
    select o.id, coalesce(o.shipping_address ->> 'phone', '') as phone, concat_ws(', ', nullif(o.shipping_address ->> 'company', ''),
      nullif(o.shipping_address ->> 'address', ''),
        nullif(o.shipping_address ->> 'address2', ''), nullif(o.shipping_address ->> 'county', '')) as street,
      coalesce(o.shipping_address ->> 'postal_code', '') as postcode, coalesce(o.shipping_address ->> 'country', '') as country,
      o.delivery_pence + o.sample_postage_pence as "carriagePence",
      coalesce((select json_agg(json_build_object('name', l.product_name, 'sku', l.sku, 'quantity', l.quantity, 'cuts', l.cut_plan, 'lots', l.lots,
        'isSample', l.is_sample,
        'unit_pence', l.unit_pence, 'vat_basis_points', l.vat_basis_points, 'vat_pence', l.vat_pence) order by l.position, l.id)
        from order_lines l where l.order_id = o.id), '[]') as goods,
      json_build_object('delivery_pence', o.delivery_pence, 'sample_postage_pence', o.sample_postage_pence, 'vat_country', o.vat_country,
        'carriage_vat_basis_points', o.carriage_vat_basis_points, 'delivery_vat_pence', o.delivery_vat_pence,
        'sample_postage_vat_pence', o.sample_postage_vat_pence) as sums,
      concat_ws(' ', (select string_agg(p.provider_id, ' ' order by p.created_at) from payments p where p.order_id = o.id and p.status = 'succeeded'),
        (select string_agg(f.reference, ' ') from finance_applications f where f.order_id = o.id and f.status = 'approved')) as "paymentReference"
    from orders o where o.id = any(${ids as string[]})`;
  return new Map(
    rows.map(({ id, goods, sums, ...row }) => {
      const vat = vatOfOrder(sums, goods);
      const lines = goods.map(lineWords).join('; ');
      const vatRates = vat.byRate.map(({ basisPoints }) => rateText(basisPoints)).join(' ');
      return [id, { ...row, lines, vatPence: vat.totalPence, vatCountry: vat.country, vatRates }];
    }),
  );
}

function lineWords({ name, sku, quantity, isSample, cuts, lots }: Details['goods'][number]): string {
  const said = cutWordsOf(cuts);
  const served = readLotsOfLine(lots);
  const line = `${quantity} × ${isSample ? `Sample: ${name}` : name} (${sku})`;
  return [line, said && `${said.cuts} [${said.list.join(' | ')}]`, served.length > 0 && servedWords(served)].filter(Boolean).join(', ');
}
