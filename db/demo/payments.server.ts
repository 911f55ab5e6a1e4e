import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { demoOrders } from './orders.ts';
import { fixedId } from './product-range.ts';

const hour = 3600_000;

/**
 * How the demo shop's orders were paid: by card at the test till, in whose books they stand as well, so that staff can pay back any of
 * them. What one order says was refunded has gone back there.
 */
export async function fillPayments(tx: TransactionSql, ago: (ms: number) => Date): Promise<void> {
  const orders = demoOrders.map((order) => ({ ...order, at: ago(order.paidHoursAgo * hour), ...namesOf(order.id) }));
  const settled = { status: 'succeeded', next_check_at: ago(0) };
  await tx`insert into payments ${tx(
    orders.map(({ id, at, payment, tillPayment, total_pence, refunded_pence }) => ({
      ...settled, id: payment, order_id: id, idempotency_key: payment, amount_pence: total_pence, refunded_pence, method: 'card',
      provider_id: tillPayment, created_at: at, settled_at: at,
    })), // biome-ignore format: a row
  )}`;
  await tx`insert into test_till.payments ${tx(
    orders.map(({ id, at, payment, tillPayment, total_pence }) => ({
      id: tillPayment, idempotency_key: payment, request_sha256: digestOf(payment), order_id: id, source_id: 'cnon:card-nonce-ok',
      amount_pence: total_pence, status: 'COMPLETED', created_at: at, updated_at: at,
    })), // biome-ignore format: a row
  )}`;
  await tx`insert into test_till.ledger ${tx(
    orders.map(({ id, at, tillPayment, total_pence }) => ({
      at, kind: 'charge', order_id: id, payment_id: tillPayment, refund_id: null, amount_pence: total_pence,
    })), // biome-ignore format: a row
  )}`;
  for (const { id, at, payment, tillPayment, refund, tillRefund, refunded_pence } of orders.filter((order) => order.refunded_pence > 0)) {
    const amount = { amount_pence: refunded_pence, reason: 'Boxes that were not opened' };
    await tx`insert into refunds ${tx({ ...settled, ...amount, id: refund, order_id: id, payment_id: payment, idempotency_key: refund, provider_id: tillRefund, created_at: at, settled_at: at })}`;
    await tx`insert into test_till.refunds ${tx({
      ...amount, id: tillRefund, idempotency_key: refund, request_sha256: digestOf(refund), payment_id: tillPayment, status: 'COMPLETED',
      settles_at: at, settles_as: 'COMPLETED', created_at: at, updated_at: at,
    })}`; // biome-ignore format: a row
    await tx`insert into test_till.ledger ${tx({ at, kind: 'refund', order_id: id, payment_id: tillPayment, refund_id: tillRefund, amount_pence: refunded_pence })}`;
  }
}

/** The shop's ids of an order's payment and refund, and the till's. */
function namesOf(orderId: string) {
  const [payment, refund] = [fixedId(`payment ${orderId}`), fixedId(`refund ${orderId}`)];
  return { payment, refund, tillPayment: `demo-${payment}`, tillRefund: `demo-${refund}` };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
