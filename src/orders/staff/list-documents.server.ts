import type { PendingQuery, Sql, Row as SqlRow } from 'postgres';
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

type Part = PendingQuery<SqlRow[]>;

type Asked = DocumentFilter & { page: number; limit: number };

/** A page of invoices and credit notes, 1 the first, the newest first. */
export async function listDocuments(shop: Shop, asked: Asked): Promise<ListedDocuments> {
  const { sql } = shop;
  const found = ordersFound(sql, asked.search ? await readStaffSearch(sql, asked.search) : null);
  const skipped = (asked.page - 1) * asked.limit;
  const [rows, [counted]] = await Promise.all([
    sql<Row[]>`with ${found} page as (
        select * from (${ofBoth(sql, asked, (kind) => sql`
          (select ${entry(sql, kind)} from ${issued(sql, kind, asked)} order by issued_at desc, number desc
            limit ${skipped + asked.limit})`)}) as both_kinds
        order by issued_at desc, number desc, kind limit ${asked.limit} offset ${skipped})
      ${listed(sql)} order by page.issued_at desc, page.number desc, page.kind`,
    sql<{ total: number }[]>`
      with ${found} counted as (${ofBoth(sql, asked, (kind) => sql`select count(*) as of_kind from ${issued(sql, kind, asked)}`)})
      select sum(of_kind)::int as total from counted`,
  ]); // biome-ignore format: as SQL reads
  const total = counted?.total ?? 0;
  return { documents: rows.map(toListed), total, page: asked.page, pages: Math.max(1, Math.ceil(total / asked.limit)) };
}

/** Every document of a filter, the oldest first, some at a time: for a file. Each batch goes on where the one before it ended. */
export async function* everyDocument(shop: Shop, filter: DocumentFilter, perBatch = 1000): AsyncGenerator<ListedDocument[]> {
  const { sql } = shop;
  const found = ordersFound(sql, filter.search ? await readStaffSearch(sql, filter.search) : null);
  let [from, after] = [sql``, sql``];
  for (let isMore = true; isMore; ) {
    const rows = await sql<(Row & { at: string })[]>`with ${found} page as (
        select * from (${ofBoth(sql, filter, (kind) => sql`
          (select ${entry(sql, kind)} from ${issued(sql, kind, filter)} ${from} order by issued_at, number
            limit ${perBatch + 1})`)}) as both_kinds ${after}
        order by issued_at, number, kind limit ${perBatch})
      ${listed(sql, sql`, page.issued_at::text as at`)} order by page.issued_at, page.number, page.kind`; // biome-ignore format: as SQL reads
    yield rows.map(({ at: _at, ...row }) => toListed(row));
    const last = rows.at(-1);
    if (last) {
      // To the microsecond, which a date in JavaScript has not.
      const at = sql`${last.at}::text::timestamptz, ${last.number}::int`;
      from = sql`and (issued_at, number) >= (${at})`;
      after = sql`where (issued_at, number, kind) > (${at}, ${last.kind})`;
    }
    isMore = rows.length === perBatch;
  }
}

const kinds: readonly DocumentKind[] = ['invoice', 'credit-note'];

/** One after the other, of the kind that is asked for or of both. */
function ofBoth(sql: Sql, { kind: wanted }: DocumentFilter, part: (kind: DocumentKind) => Part) {
  const parts = kinds.filter((kind) => !wanted || kind === wanted).map(part);
  return parts.reduce((all, one) => sql`${all} union all ${one}`);
}

/** What the page is found by: each kind's is in one index. Of an invoice the id is its order's. */
function entry(sql: Sql, kind: DocumentKind) {
  return kind === 'invoice'
    ? sql`'invoice' as kind, order_id as id, order_id, number, issued_at`
    : sql`'credit-note' as kind, id, order_id, number, issued_at`;
}

/** The orders that are searched for, once for both kinds; nothing without a search. */
function ordersFound(sql: Sql, search: StaffSearch | null) {
  return search ? sql`orders_found (id) as materialized (${foundBy(sql, search)}),` : sql``;
}

function issued(sql: Sql, kind: DocumentKind, { search: typed, country, from, to }: DocumentFilter) {
  const [, series, digits] = /^(inv|cn)?[\s-]*0*(\d{1,9})$/i.exec(typed) ?? [];
  const isOfSeries = !series || (series.toLowerCase() === 'cn') === (kind === 'credit-note');
  const numbered = digits && isOfSeries ? sql`number = ${Number(digits)}` : sql`false`;
  return sql`${kind === 'invoice' ? sql`invoices where document is not null` : sql`credit_notes where true`}
    ${country ? sql`and vat_country = ${country}` : sql``}
    ${from ? sql`and tax_day::text >= ${from}` : sql``}
    ${to ? sql`and tax_day::text <= ${to}` : sql``}
    ${typed ? sql`and (${numbered} or order_id in (select id from orders_found))` : sql``}`;
}

/** The page's documents as they are shown, whose buyer stands on the invoice. */
function listed(sql: Sql, more: Part = sql``) {
  return sql`
    select page.kind, page.id, page.order_id as "orderId", page.number, i.number as invoice, page.issued_at as "issuedAt",
      coalesce(c.tax_day, i.tax_day)::text as "taxDay", concat_ws(' ', i.buyer ->> 'first_name', i.buyer ->> 'last_name') as buyer,
      coalesce(c.vat_country, i.vat_country) as "vatCountry", coalesce(c.document, i.document) -> 'byRate' as "byRate",
      coalesce(c.total_pence, i.total_pence) as "totalPence", coalesce(c.vat_pence, i.vat_pence) as "vatPence",
      c.void_at is not null as "isVoid" ${more}
    from page join invoices i on i.order_id = page.order_id left join credit_notes c on c.id = page.id and page.kind = 'credit-note'`;
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
