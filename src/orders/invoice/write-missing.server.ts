import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { Shop } from '#shop.server.ts';
import { creditedPence, creditRest, ensureInvoice, issueCreditNote } from './issue-documents.server.ts';

/** Many: every order is looked through to find them. */
const atOnce = 1000;

/**
 * Makes out what orders lack that were paid, or paid back, under a version without such documents, or were loaded with the demo shop: in the order
 * in which it happened, dated today. Stops between two of them when told to. True: there may be more.
 */
export async function writeMissingDocuments(shop: Shop, stop?: AbortSignal): Promise<boolean> {
  const { sql } = shop;
  const orders = await sql<{ id: string }[]>`
    select o.id from orders o left join invoices i on i.order_id = o.id where o.paid_at is not null and i.document is null
    order by i.number nulls last, o.paid_at, o.id limit ${atOnce}`;
  for (const { id } of orders) {
    if (stop?.aborted) return false;
    await ensureInvoice(shop, id);
  }
  if (orders.length) return true;
  const refunds = await sql<{ id: string; orderId: string; amountPence: number; settledAt: Date }[]>`
    select r.id, r.order_id as "orderId", r.amount_pence as "amountPence", coalesce(r.settled_at, r.created_at) as "settledAt"
    from refunds r join orders o on o.id = r.order_id
    where r.status = 'succeeded' and not r.is_correction and o.paid_at is not null
      and not exists (select from credit_notes c where c.refund_id = r.id)
      and o.total_pence > coalesce((select sum(c.total_pence) from credit_notes c where c.order_id = o.id and c.void_at is null), 0)
    order by r.settled_at, r.id limit ${atOnce}`;
  for (const { id, orderId, amountPence, settledAt } of refunds) await creditRefund(shop, { refundId: id, orderId, amountPence, at: settledAt });
  const financed = await sql<{ id: string; refundedPence: number; isOver: boolean; at: Date }[]>`
    select o.id, o.refunded_pence as "refundedPence", o.status = 'cancelled' as "isOver", o.updated_at as at from orders o
    where o.payment_method = 'finance' and o.paid_at is not null and (o.refunded_pence > 0 or o.status = 'cancelled')
      and case when o.status = 'cancelled' then o.total_pence else o.refunded_pence end
        > coalesce((select sum(c.total_pence) from credit_notes c where c.order_id = o.id and c.void_at is null), 0)
    order by o.updated_at, o.id limit ${atOnce}`;
  for (const order of financed) await creditFinanced(shop, order);
  return refunds.length === atOnce || financed.length === atOnce;
}

type Refund = { refundId: string; orderId: string; amountPence: number; at: Date };

async function creditRefund(shop: Shop, { refundId, orderId, amountPence, at }: Refund): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const known = await trx.selectFrom('credit_notes').select('id').where('refund_id', '=', refundId).executeTakeFirst();
    if (!known) await issueCreditNote(shop, trx, { orderId, refundId, amountPence, at });
  });
}

type Financed = { id: string; refundedPence: number; isOver: boolean; at: Date };

async function creditFinanced(shop: Shop, { id, refundedPence, isOver, at }: Financed): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    await trx.selectFrom('orders').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (isOver) return creditRest(shop, trx, id, at);
    const missing = refundedPence - (await creditedPence(trx, id));
    if (missing > 0) await issueCreditNote(shop, trx, { orderId: id, refundId: null, amountPence: missing, lines: [], at });
  });
}
