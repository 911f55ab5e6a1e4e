import { randomUUID } from 'node:crypto';
import { formatPounds, type Pence } from '#money/pence.ts';
import { recordEvent } from '#orders/order-events.server.ts';
import { areGone, boxesOf, countedLines, holdBoxes } from '#orders/stock-holds.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { RateRule } from '#platform/rate-limit.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';
import { amountToPay } from './amount-to-pay.server.ts';
import { beingChecked, type CardMethod, isUnderWay, stopsSales } from './payment.ts';
import { type PaymentResult, readPaymentResult } from './payment-result.server.ts';
import { settlePayment } from './settle-payment.server.ts';

export type CardPayment = {
  orderId: string;
  /** From the card form; good for one payment. */
  sourceId: string;
  verificationToken: string | null;
  method: CardMethod;
  /** What the page said it would charge. Another amount than ours is refused with ours. */
  amountPence: Pence;
};

/** Who steals cards tries them out on shops like this one. */
const tries: RateRule = { name: 'pay', most: 30, withinMinutes: 60 };
const mostDeclines = 10;
const takesNoCards =
  'This shop cannot take card payments at the moment. Your order is saved, and you have not been charged. Please contact us to pay.';

/**
 * Charges a card for an order, or for the deposit of one that is financed. The try is written down with its key before the provider
 * is asked, so that whatever breaks, the same key finds out what happened. The caller has made sure that it is the shopper's own
 * order. `from` is whom too many tries are counted against. Throws a Refusal: 409 with a sentence when the order cannot be paid
 * (already paid, sold out, another amount, a payment under way), 429 after too many tries.
 */
export async function takePayment(shop: Shop, wanted: CardPayment, from: string): Promise<PaymentResult> {
  await takeTurnOrRefuse(shop, tries, from, 'Too many payment attempts. Please try again in {wait}, or call us.');
  if ((await readServices(shop)).till === 'none') throw new Refusal('conflict', 'no-card-payments', takesNoCards);
  const started = await startPayment(shop, wanted);
  if (started.isPaid) return readPaymentResult(shop, started.paymentId);
  const outcome = await shop.cardGateway.charge({
    key: started.key,
    amountPence: wanted.amountPence,
    sourceId: wanted.sourceId,
    verificationToken: wanted.verificationToken,
    orderId: wanted.orderId,
  });
  await settlePayment(shop, started.paymentId, outcome);
  return readPaymentResult(shop, started.paymentId);
}

type Started = { paymentId: string; key: string; isPaid: boolean };

function startPayment(shop: Shop, wanted: CardPayment): Promise<Started> {
  return inTransaction(shop.db, async (trx): Promise<Started> => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', wanted.orderId).forNoKeyUpdate().executeTakeFirst();
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    const payments = await trx
      .selectFrom('payments')
      .select(['id', 'status', 'idempotency_key', 'purpose', 'amount_pence', 'refunded_pence', 'error_code'])
      .where('order_id', '=', order.id)
      .orderBy('created_at')
      .execute();
    const due = await amountToPay(trx, order);
    const made = payments.find((payment) => payment.status === 'succeeded' && !(due && leavesSomethingDue(payment)));
    // A second click, or a page gone back to: what was paid is paid.
    if (made) return { paymentId: made.id, key: made.idempotency_key, isPaid: true };
    if (payments.some(({ status }) => isUnderWay(status))) {
      throw new Refusal('conflict', 'payment-under-way', beingChecked);
    }
    // What was refused for the shop's sake is no trying of cards.
    if (payments.filter(({ error_code }) => !stopsSales(error_code)).length >= mostDeclines) {
      throw new Refusal('conflict', 'too-many-declines', 'Too many cards have been tried for this order. Please call us and we’ll help.');
    }
    if (!due) throw new Refusal('conflict', 'not-payable', 'This order is not awaiting a card payment.');
    if (due.amountPence !== wanted.amountPence) {
      const detail = `The amount to pay is ${formatPounds(due.amountPence)}. Please check it and pay again.`;
      throw new Refusal('conflict', 'other-amount', detail, [{ field: 'amount_cents', message: detail }]);
    }
    // Touches the order in any case: a job that is about to give its boxes back sees that it has changed. While the payment is under way
    // it does not; a declined card leaves the hold as long as it was, so that trying cards keeps no boxes from others.
    const holds_until = due.purpose === 'order' ? (order.stock_state === 'held' ? order.holds_until : shop.now()) : null;
    await trx.updateTable('orders').set({ stock_state: 'held', holds_until, updated_at: shop.now() }).where('id', '=', order.id).execute();
    const payment = await trx
      .insertInto('payments')
      .values({
        order_id: order.id,
        idempotency_key: randomUUID(),
        amount_pence: due.amountPence,
        purpose: due.purpose,
        method: wanted.method,
        source_id: wanted.sourceId,
        verification_token: wanted.verificationToken,
        created_at: shop.now(),
        // Should this process die: not before its own try has certainly ended.
        next_check_at: new Date(shop.now().getTime() + 40_000),
      })
      .returning(['id', 'idempotency_key'])
      .executeTakeFirstOrThrow();
    await recordEvent(
      shop,
      trx,
      order.id,
      { kind: 'payment', note: `Paying ${formatPounds(due.amountPence)} by ${methodWords[wanted.method]}` },
      shopperOf(order),
    );
    if (order.stock_state === 'released') {
      const lines = await countedLines(trx, order.id);
      const shortages = await holdBoxes(trx, boxesOf(lines));
      if (shortages.length || areGone(lines)) {
        throw new Refusal('conflict', 'not-enough-stock', 'Some of your items have since sold out. You have not been charged.');
      }
    }
    return { paymentId: payment.id, key: payment.idempotency_key, isPaid: false };
  });
}

/** A deposit, be it of an order that was not financed after all, and money that went back pay for nothing more than they did. */
function leavesSomethingDue({ purpose, amount_pence, refunded_pence }: { purpose: string; amount_pence: number; refunded_pence: number }): boolean {
  return purpose === 'deposit' || refunded_pence === amount_pence;
}

const methodWords: Record<CardMethod, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

function shopperOf(order: { user_id: string | null }) {
  return { kind: 'shopper' as const, userId: order.user_id };
}
