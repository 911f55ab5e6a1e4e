import type { Sql } from 'postgres';

/** What must be true of invoices and credit notes once no sale is under way: each rule in words, and a query for what breaks it. */
export function documentRules(sql: Sql): { rule: string; broken: Promise<readonly Record<string, unknown>[]> }[] {
  return [
    {
      rule: 'every paid order has one invoice, and no other has any',
      broken: sql`
        select o.id, o.paid_at, i.number from orders o left join invoices i on i.order_id = o.id
        where (o.paid_at is null) <> (i.order_id is null) or (i.order_id is not null and i.document is null)`,
    },
    {
      rule: 'an invoice comes to what its order came to, and has the VAT that the order’s parts have',
      broken: sql`
        select o.id, o.total_pence, i.total_pence as invoiced, i.vat_pence from orders o join invoices i on i.order_id = o.id
        where i.total_pence <> o.total_pence or i.vat_country <> o.vat_country
          or i.vat_pence <> o.delivery_vat_pence + o.sample_postage_vat_pence
            + coalesce((select sum(l.vat_pence) from order_lines l where l.order_id = o.id), 0)`,
    },
    {
      rule: 'on every document lines, rates and total add up, net and VAT each',
      broken: sql`
        with documents as (
          select 'invoice' as kind, number, document, total_pence, vat_pence from invoices
          union all select 'credit note', number, document, total_pence, vat_pence from credit_notes)
        select kind, number from documents d,
          lateral (select sum(l."totalPence") as gross, sum(l."vatPence") as vat, sum(l."netPence") as net
            from jsonb_to_recordset(d.document -> 'lines') l("totalPence" bigint, "vatPence" bigint, "netPence" bigint)) line,
          lateral (select sum(r."grossPence") as gross, sum(r."vatPence") as vat, sum(r."netPence") as net
            from jsonb_to_recordset(d.document -> 'byRate') r("grossPence" bigint, "vatPence" bigint, "netPence" bigint)) rate
        where (line.gross, line.vat, line.net) is distinct from (rate.gross, rate.vat, rate.net)
          or (rate.gross, rate.vat) is distinct from (d.total_pence::numeric, d.vat_pence::numeric) or rate.net + rate.vat <> rate.gross`,
    },
    {
      rule: 'numbers have no gaps',
      broken: sql`
        with numbers as (select 'invoice' as series, number from invoices union all select 'credit-note', number from credit_notes)
        select d.series, d.last, count(n.number)::int as documents, min(n.number), max(n.number)
        from invoice_numbers d join numbers n using (series) group by d.series, d.last
        having max(n.number) - min(n.number) + 1 <> count(n.number) or max(n.number) <> d.last`,
    },
    {
      rule: 'every refund of a sale has one credit note of its amount, which stands as long as the refund does',
      broken: sql`
        select r.id, r.order_id, r.status, r.amount_pence, c.number, c.total_pence, c.void_at
        from refunds r join orders o on o.id = r.order_id left join credit_notes c on c.refund_id = r.id
        where not r.is_correction and o.paid_at is not null and case r.status
          when 'succeeded' then c.id is null or c.void_at is not null or c.total_pence <> r.amount_pence
          when 'failed' then c.id is not null and c.void_at is null
          else c.id is not null end
        or r.is_correction and c.id is not null`,
    },
    {
      rule: 'credit notes take back what the order says went back, never more VAT than was charged, and all of it with the last penny',
      broken: sql`
        select o.id, o.refunded_pence, i.total_pence, i.vat_pence, c.gross, c.vat from orders o join invoices i on i.order_id = o.id,
          lateral (select coalesce(sum(total_pence), 0)::int as gross, coalesce(sum(vat_pence), 0)::int as vat
            from credit_notes c where c.order_id = o.id and c.void_at is null) c
        where c.gross > i.total_pence or c.vat > i.vat_pence or (c.gross = i.total_pence and c.vat <> i.vat_pence)
          or (o.payment_method is distinct from 'finance' and c.gross <> o.refunded_pence)`,
    },
  ];
}
