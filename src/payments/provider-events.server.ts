import { isUuid } from '#platform/is-uuid.ts';
import type { Shop } from '../shop.server.ts';
import { noteDispute, noteStray } from './note-dispute.server.ts';
import { isOlder, underWay } from './payment.ts';
import { enterRefund, settleRefund } from './refunds.server.ts';

import { settlePayment } from './take-payment.server.ts';

/** What the card provider tells by itself; only what is used of it. https://developer.squareup.com/reference/square/webhooks */
export type ProviderEvent = {
  event_id: string;
  type: string;
  data?: { object?: { payment?: ProviderPayment; refund?: ProviderRefund; dispute?: ProviderDispute } };
};
type Money = { amount?: number; currency?: string };
type ProviderPayment = {
  id?: string;
  status?: string;
  reference_id?: string;
  receipt_url?: string;
  amount_money?: Money;
  updated_at?: string;
};
type ProviderRefund = { id?: string; status?: string; payment_id?: string; amount_money?: Money; reason?: string; updated_at?: string };
type ProviderDispute = {
  id?: string;
  /** The name of earlier versions. */
  dispute_id?: string;
  state?: string;
  reason?: string;
  due_at?: string;
  disputed_payment?: { payment_id?: string };
  amount_money?: Money;
  version?: number;
  updated_at?: string;
};

/**
 * Acts on an event, in whatever order and however often events come: what is settled stays as it is, and what is older than what is known
 * says nothing. Anything else is passed over. False: it cannot be acted on yet, and is to be tried again.
 */
export async function handleProviderEvent(shop: Shop, event: ProviderEvent, known: KnownPayments = new Map()): Promise<boolean> {
  const { payment, refund, dispute } = event.data?.object ?? {};
  if (payment?.id) await heardOfPayment(shop, { ...payment, id: payment.id }, known.get(payment.id));
  const disputeId = dispute?.id ?? dispute?.dispute_id;
  if (dispute && disputeId) await heardOfDispute(shop, disputeId, dispute);
  return refund?.id ? heardOfRefund(shop, { ...refund, id: refund.id }) : true;
}

/**
 * A payment was made. Ours by the provider's id; otherwise the one of that order and amount that waits to hear, or the last that we
 * had given up: an order's payments are never under way two at once.
 */
async function heardOfPayment(shop: Shop, payment: ProviderPayment & { id: string }, knownBefore: Known | undefined): Promise<void> {
  const { id, status, reference_id: orderId = '', receipt_url, amount_money, updated_at } = payment;
  // An event before this one may have told of it.
  const known = knownBefore ?? (await readByProviderIds(shop, [id]))[0];
  if (known) return heardOfKnownPayment(shop, known, payment);
  if (status !== 'COMPLETED') return;
  const order = isUuid(orderId) ? await shop.paymentHooks.find(shop.db, orderId) : null;
  if (!order) return noteStray(shop, { kind: 'payment', providerId: id, money: amount_money, reference: orderId, at: timeOf(updated_at) });
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
    const asOf = timeOf(updated_at) ?? undefined;
    await settlePayment(shop, { id: waiting.id, orderId }, { kind: 'succeeded', providerId: id, receiptUrl: receipt_url ?? null, asOf });
    return;
  }
  await raise(shop, orderId, `The card provider tells of a payment ${id} that this shop did not ask for.`);
}

type Known = { id: string; provider_id: string | null; order_id: string; status: string; provider_updated_at: Date | null };
/** Payments by the provider's id, as they were when the first of some events was acted on. */
export type KnownPayments = ReadonlyMap<string, Known>;

/** The payments that events are about, at once. */
export async function readKnownPayments(shop: Shop, events: readonly { body: ProviderEvent }[]): Promise<KnownPayments> {
  const payments = await readByProviderIds(
    shop,
    events.flatMap(({ body }) => body.data?.object?.payment?.id ?? []),
  );
  return new Map(payments.map((payment) => [payment.provider_id ?? '', payment]));
}

async function readByProviderIds(shop: Shop, ids: readonly string[]): Promise<Known[]> {
  if (!ids.length) return [];
  return shop.db
    .selectFrom('payments')
    .select(['id', 'provider_id', 'order_id', 'status', 'provider_updated_at'])
    .where('provider_id', 'in', ids)
    .execute();
}

/** What was paid is paid, unless the provider says later that it is not. */
async function heardOfKnownPayment(shop: Shop, known: Known, { id, status, updated_at }: ProviderPayment & { id: string }): Promise<void> {
  const toldAt = timeOf(updated_at);
  if (isOlder(toldAt, known.provider_updated_at)) return;
  if (toldAt && toldAt.getTime() !== known.provider_updated_at?.getTime()) await noteToldAt(shop, known, toldAt);
  if (known.status !== 'succeeded' || (status !== 'CANCELED' && status !== 'FAILED')) return;
  await raise(
    shop,
    known.order_id,
    `The card provider says that the payment ${id} is ${status}, although it was paid. Look there before anything is sent.`,
  );
}

/** Unless something later has been told meanwhile. */
async function noteToldAt(shop: Shop, known: Known, toldAt: Date): Promise<void> {
  known.provider_updated_at = toldAt;
  await shop.db
    .updateTable('payments')
    .set({ provider_updated_at: toldAt })
    .where('id', '=', known.id)
    .where((e) => e.or([e('provider_updated_at', 'is', null), e('provider_updated_at', '<', toldAt)]))
    .execute();
}

async function heardOfRefund(shop: Shop, refund: ProviderRefund & { id: string }): Promise<boolean> {
  const { id, status, payment_id, amount_money, reason = '', updated_at } = refund;
  const ours = await shop.db.selectFrom('refunds').select('id').where('provider_id', '=', id).executeTakeFirst();
  if (ours) return settleAsTold(shop, ours.id, refund);
  const isMade = status === 'COMPLETED' || status === 'PENDING';
  const payment = await shop.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider_id', '=', payment_id ?? '')
    .executeTakeFirst();
  if (!payment) {
    if (isMade) await noteStray(shop, { kind: 'refund', providerId: id, money: amount_money, reference: payment_id ?? '', at: timeOf(updated_at) });
    return true;
  }
  // One of ours may be under way and not have heard its id yet: once it has, this is its event or nobody's.
  const asking = await shop.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'started')
    .where('provider_id', 'is', null)
    .executeTakeFirst();
  if (asking) return false;
  const amountPence = amount_money?.amount ?? 0;
  if (!isMade || amountPence <= 0) return true;
  const entered = await enterRefund(shop, { providerId: id, paymentId: payment.id, amountPence, reason: reason.slice(0, 192) });
  return entered ? settleAsTold(shop, entered, refund) : true;
}

async function settleAsTold(shop: Shop, refundId: string, { id, status, updated_at }: ProviderRefund & { id: string }): Promise<boolean> {
  const asOf = timeOf(updated_at) ?? undefined;
  if (status === 'COMPLETED') await settleRefund(shop, refundId, { kind: 'succeeded', providerId: id, asOf });
  if (status === 'PENDING') await settleRefund(shop, refundId, { kind: 'pending', providerId: id, asOf });
  if (status === 'FAILED' || status === 'REJECTED')
    await settleRefund(shop, refundId, { kind: 'failed', detail: `The card provider says ${status}.`, asOf });
  return true;
}

async function heardOfDispute(shop: Shop, providerId: string, dispute: ProviderDispute): Promise<void> {
  const { state = '', reason = '', due_at, disputed_payment, amount_money, version = 0, updated_at } = dispute;
  const payment = await shop.db
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount_pence'])
    .where('provider_id', '=', disputed_payment?.payment_id ?? '')
    .executeTakeFirst();
  if (!payment) {
    const reference = disputed_payment?.payment_id ?? '';
    return noteStray(shop, { kind: 'dispute', providerId, money: amount_money, reference, at: timeOf(updated_at) });
  }
  const amountPence = amount_money?.amount ?? payment.amount_pence;
  const told = { providerId, paymentId: payment.id, orderId: payment.order_id, amountPence, reason, state, version };
  await noteDispute(shop, { ...told, dueAt: timeOf(due_at), updatedAt: timeOf(updated_at) });
}

function timeOf(text: string | undefined): Date | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

function raise(shop: Shop, orderId: string, note: string): Promise<void> {
  return shop.paymentHooks.note(shop, shop.db, orderId, { kind: 'attention', note, isOnce: true });
}
