import type { Sql } from 'postgres';
import type { Pence } from '#money/pence.ts';
import type { RateSum } from '#money/vat.ts';
import { readStaffSearch, type StaffSearch } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../../shop.server.ts';
import { type DocumentKind, documentNumber } from '../invoice/document.ts';
import { orderReference } from '../order.ts';
import type { DocumentFilter } from './document-filter.ts';
import { foundBy } from './list-staff-orders.server.ts';

/** An invoice or credit note in a list. Of a credit note `id` is its own, of an invoice its order's; days are '2026-11-29'. */
export type ListedDocument = {
  kind: DocumentKind;
  id: string;
  orderId: string;
  orderReference: string;
  number: string;
  issuedAt: Date;
  taxDay: string;
  /** Empty once its buyer asked to be forgotten. */
  buyer: string;
  vatCountry: string;
  byRate: RateSum[];
  totalPence: Pence;
  vatPence: Pence;
  /** Of a credit note: the number of its invoice. */
  invoice: string | null;
  isVoid: boolean;
};

export type ListedDocuments = { documents: ListedDocument[]; total: number; pages: number; page: number };

type Row = Omit<ListedDocument, 'number' | 'orderReference' | 'invoice'> & { number: number; invoice: number };

type Asked = DocumentFilter & { page: number; limit: number };

/** A page of invoices and credit notes, 1 the first, the newest first. */
export async function listDocuments(shop: Shop, asked: Asked): Promise<ListedDocuments> {
  const { sql } = shop;
  const where = conditions(sql, asked, asked.search ? await readStaffSearch(sql, asked.search) : null);
  const [rows, [counted]] = await Promise.all([
    sql<Row[]>`${issued(sql)} select * from issued d where ${where} order by d."issuedAt" desc, d.number desc, d.kind
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`,
    sql<{ total: number }[]>`${issued(sql)} select count(*)::int as total from issued d where ${where}`,
  ]);
  const total = counted?.total ?? 0;
  return { documents: rows.map(toListed), total, page: asked.page, pages: Math.max(1, Math.ceil(total / asked.limit)) };
}

/** Every document of a filter, the oldest first, some at a time: for a file. Each batch goes on where the one before it ended. */
export async function* everyDocument(shop: Shop, filter: DocumentFilter, perBatch = 1000): AsyncGenerator<ListedDocument[]> {
  const { sql } = shop;
  const where = conditions(sql, filter, filter.search ? await readStaffSearch(sql, filter.search) : null);
  let after = sql``;
  for (let isMore = true; isMore; ) {
    const rows = await sql<(Row & { at: string })[]>`${issued(sql)} select d.*, d."issuedAt"::text as at from issued d where ${where} ${after}
      order by d."issuedAt", d.number, d.kind limit ${perBatch}`;
    yield rows.map(({ at: _at, ...row }) => toListed(row));
    const last = rows.at(-1);
    // To the microsecond, which a date in JavaScript has not.
    if (last) after = sql`and (d."issuedAt", d.number, d.kind) > (${last.at}::text::timestamptz, ${last.number}, ${last.kind})`;
    isMore = rows.length === perBatch;
  }
}

function issued(sql: Sql) {
  return sql`
    with issued as not materialized (
      select 'invoice' as kind, i.order_id as id, i.order_id as "orderId", i.number, i.number as invoice, i.issued_at as "issuedAt",
        i.tax_day::text as "taxDay", concat_ws(' ', i.buyer ->> 'first_name', i.buyer ->> 'last_name') as buyer, i.vat_country as "vatCountry",
        i.document -> 'byRate' as "byRate", i.total_pence as "totalPence", i.vat_pence as "vatPence", false as "isVoid"
      from invoices i where i.document is not null
      union all
      select 'credit-note', c.id, c.order_id, c.number, i.number, c.issued_at, c.tax_day::text,
        concat_ws(' ', i.buyer ->> 'first_name', i.buyer ->> 'last_name'), c.vat_country, c.document -> 'byRate', c.total_pence, c.vat_pence,
        c.void_at is not null
      from credit_notes c join invoices i on i.order_id = c.order_id)`;
}

function conditions(sql: Sql, { search: typed, kind, country, from, to }: DocumentFilter, search: StaffSearch | null) {
  const [, series, digits] = /^(inv|cn)?[\s-]*0*(\d{1,9})$/i.exec(typed) ?? [];
  const ofSeries = series ? sql`and d.kind = ${series.toLowerCase() === 'cn' ? 'credit-note' : 'invoice'}` : sql``;
  const numbered = digits ? sql`d.number = ${Number(digits)} ${ofSeries}` : sql`false`;
  return sql`true
    ${kind ? sql`and d.kind = ${kind}` : sql``}
    ${country ? sql`and d."vatCountry" = ${country}` : sql``}
    ${from ? sql`and d."taxDay" >= ${from}` : sql``}
    ${to ? sql`and d."taxDay" <= ${to}` : sql``}
    ${search ? sql`and ((${numbered}) or d."orderId" in (${foundBy(sql, search)}))` : sql``}`;
}

function toListed({ number, invoice, kind, orderId, ...row }: Row): ListedDocument {
  return {
    ...row,
    kind,
    orderId,
    orderReference: orderReference(orderId),
    number: documentNumber(kind, number),
    invoice: kind === 'credit-note' ? documentNumber('invoice', invoice) : null,
  };
}

/** Where a document's file is. */
export function documentPath({ kind, id, orderId }: Pick<ListedDocument, 'kind' | 'id' | 'orderId'>): string {
  return kind === 'invoice' ? `/orders/${orderId}/invoice.pdf` : `/orders/${orderId}/credit-notes/${id}`;
}
