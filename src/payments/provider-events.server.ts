import { recordEvent } from '#orders/order-events.server.ts';
import type { Shop } from '../shop.server.ts';
import { underWay } from './payment.ts';
import { settlePayment } from './settle-payment.server.ts';
import { settleRefund } from './settle-refunds.server.ts';

/** What the card provider tells by itself; only what is used of it. https://developer.squareup.com/reference/square/webhooks */
export type ProviderEvent = {
  event_id: string;
  type: string;
  data?: { object?: { payment?: ProviderPayment; refund?: ProviderRefund } };
};
type ProviderPayment = {
  id?: string;
  status?: string;
  reference_id?: string;
  receipt_url?: string;
  amount_money?: { amount?: number; currency?: string };
};
type ProviderRefund = { id?: string; status?: string; payment_id?: string; amount_money?: { amount?: number } };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Acts on an event, in whatever order and however often events come: what is settled stays as it is. Anything else is passed over. */
export async function handleProviderEvent(shop: Shop, event: ProviderEvent): Promise<void> {
  const { payment, refund } = event.data?.object ?? {};
  if (payment?.id && payment.status === 'COMPLETED') await heardOfPayment(shop, { ...payment, id: payment.id });
  if (refund?.id) await heardOfRefund(shop, { ...refund, id: refund.id });
}

/**
 * A payment was made. Ours by the provider's id; otherwise the one of that order and amount that waits to hear, or the last that we
 * had given up: an order's payments are never under way two at once.
 */
async function heardOfPayment(shop: Shop, { id, reference_id: orderId = '', receipt_url, amount_money }: ProviderPayment & { id: string }) {
  const known = await shop.db.selectFrom('payments').select('id').where('provider_id', '=', id).executeTakeFirst();
  if (known || !uuid.test(orderId)) return;
  const waiting = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('provider_id', 'is', null)
    .where('amount_pence', '=', amount_money?.amount ?? -1)
    .where('currency', '=', amount_money?.currency ?? '')
    .where('status', '!=', 'succeeded')
    .orderBy((e) => e.case().when('status', 'in', underWay).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (waiting) {
    await settlePayment(shop, waiting.id, { kind: 'succeeded', providerId: id, receiptUrl: receipt_url ?? null });
    return;
  }
  await raise(shop, orderId, `The card provider tells of a payment ${id} that this shop did not ask for.`);
}

async function heardOfRefund(shop: Shop, { id, status, payment_id }: ProviderRefund & { id: string }): Promise<void> {
  const ours = await shop.db.selectFrom('refunds').select('id').where('provider_id', '=', id).executeTakeFirst();
  if (ours) {
    if (status === 'COMPLETED') await settleRefund(shop, ours.id, { kind: 'succeeded', providerId: id });
    if (status === 'FAILED' || status === 'REJECTED')
      await settleRefund(shop, ours.id, { kind: 'failed', detail: `the card provider says ${status}` });
    return;
  }
  const payment = await shop.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider_id', '=', payment_id ?? '')
    .executeTakeFirst();
  if (!payment) return;
  // One of ours may be under way and not have heard its id yet; it asks by itself.
  const asking = await shop.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('provider_id', 'is', null)
    .executeTakeFirst();
  if (!asking) await raise(shop, payment.order_id, `The card provider tells of a refund ${id} that was not made here.`);
}

async function raise(shop: Shop, orderId: string, note: string): Promise<void> {
  const order = await shop.db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) return shop.log.warn({ orderId }, note);
  const told = await shop.db.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('note', '=', note).executeTakeFirst();
  if (!told) await recordEvent(shop, shop.db, orderId, { kind: 'attention', note });
}
