import type { Sql } from 'postgres';
import type { Promises } from './buyers.ts';

/** What the shop told buyers and clerks, and does not know of. */
export async function brokenPromises(sql: Sql, { orders, paid, shipments, refunded, replaced, answers }: Promises): Promise<string[]> {
  const rows = await sql<{ id: string; paid_at: Date | null }[]>`select id, paid_at from orders`;
  const known = new Map(rows.map((row) => [row.id, row.paid_at]));
  const sent = await sql<
    { order_id: string; n: number }[]
  >`select order_id, count(*)::int as n from shipments where sent_at is not null group by order_id`;
  const begunLate = await sql<{ series: string }[]>`
    select series from (select 'invoice' as series, min(number) from invoices union all select 'credit note', min(number) from credit_notes) as firsts
    where min <> 1`;
  const written = new Map(sent.map(({ order_id, n }) => [order_id, n]));
  const ended = await sql<
    { id: string }[]
  >`select id from claims where status = 'refunded' union all select id from returns where status = 'paid-back'`;
  const again = await sql<{ claim_id: string }[]>`select claim_id from shipments where claim_id is not null and sent_at is not null`;
  const isSentAgain = new Set(again.map((row) => row.claim_id));
  const isEnded = new Set(ended.map((row) => row.id));
  // Each piece that came back, or came damaged, was paid for: no more, no less.
  const pieces = await sql<{ id: string; refunded_quantity: number; pieces: number }[]>`
    select l.id, l.refunded_quantity, (select count(*)::int from claim_lines c join claims on claims.id = c.claim_id
        where c.order_line_id = l.id and claims.status = 'refunded')
      + (select count(*)::int from return_lines r join returns on returns.id = r.return_id
        where r.order_line_id = l.id and returns.status = 'paid-back') as pieces
    from order_lines l join orders o on o.id = l.order_id where o.status in ('part_shipped', 'shipped')`;
  return [
    ...pieces.filter((line) => line.refunded_quantity !== line.pieces).map((line) => `a piece was not paid back once: ${JSON.stringify(line)}`),
    ...[...refunded.claims, ...refunded.returns]
      .filter((one) => !isEnded.has(one))
      .map((one) => `the shop said that ${one} was paid back, and it is not`),
    ...[...replaced].filter((one) => !isSentAgain.has(one)).map((one) => `the shop said that the goods of ${one} were sent again, and they are not`),
    ...[...orders].filter((order) => !known.has(order)).map((order) => `the shop took order ${order} and lost it`),
    ...[...paid].filter((order) => !known.get(order)).map((order) => `the shop said that order ${order} was paid, and it is not`),
    ...[...shipments]
      .filter(([order, n]) => (written.get(order) ?? 0) < n)
      .map(([order]) => `the shop said that more of order ${order} was sent than it knows of`),
    ...begunLate.map(({ series }) => `the first ${series} is not number 1`),
    ...[...answers].filter(([status]) => status >= 500 && status !== 503).map(([status, times]) => `${times} answers were ${status}`),
  ];
}
