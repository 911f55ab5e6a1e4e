import { randomUUID } from 'node:crypto';
import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readServices } from '#settings/services.server.ts';
import type { Shop } from '../shop.server.ts';
import { beingChecked, type CardMethod, isUnderWay, stopsSales } from './payment.ts';
import type { PaymentPurpose } from './payment-hooks.server.ts';
import { type PaymentResult, readPaymentResult } from './payment-result.server.ts';
import { leftOf, listPayments, type Payment } from './queries.server.ts';
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

const maxDeclines = 10;
const takesNoCards =
  'This shop cannot take card payments at the moment. Your order is saved, and you have not been charged. Please contact us to pay.';

/** Throws a Refusal (409) in a shop that takes no cards. */
export async function refuseWithoutTill(shop: Shop): Promise<void> {
  if ((await readServices(shop)).till === 'none') throw new Refusal('conflict', 'no-card-payments', takesNoCards);
}

/**
 * The payment by which an order is paid already, all but what is still due of it: a second click, or a page gone back to. Null where it
 * may be paid. Throws a Refusal (409) while a payment is under way, and after too many cards. The caller holds the order's lock.
 */
export async function findPaid(trx: Db, orderId: string, isSomethingDue: boolean): Promise<string | null> {
  const payments = await listPayments(trx, orderId);
  const made = payments.find((payment) => payment.status === 'succeeded' && !(isSomethingDue && leavesSomethingDue(payment)));
  if (made) return made.id;
  if (payments.some(({ status }) => isUnderWay(status))) {
    throw new Refusal('conflict', 'payment-under-way', beingChecked);
  }
  // What was refused for the shop's sake is no trying of cards.
  if (payments.filter(({ errorCode }) => !stopsSales(errorCode)).length >= maxDeclines) {
    throw new Refusal('conflict', 'too-many-declines', 'Too many cards have been tried for this order. Please call us and we’ll help.');
  }
  return null;
}

/** A deposit, be it of an order that was not financed after all, and money that went back pay for nothing more than they did. */
function leavesSomethingDue(payment: Payment): boolean {
  return payment.purpose === 'deposit' || leftOf([payment]) === 0;
}

export type StartedPayment = { id: string; key: string };

/** Writes a payment down, in the caller's transaction, with its key, before the provider is asked: whatever breaks, the same key finds out what happened. */
export async function startPayment(shop: Shop, trx: Db, { purpose, ...wanted }: CardPayment & { purpose: PaymentPurpose }): Promise<StartedPayment> {
  const { id, idempotency_key } = await trx
    .insertInto('payments')
    .values({
      order_id: wanted.orderId,
      idempotency_key: randomUUID(),
      amount_pence: wanted.amountPence,
      purpose,
      method: wanted.method,
      source_id: wanted.sourceId,
      verification_token: wanted.verificationToken,
      created_at: shop.now(),
      // Should this process die: not before its own try has certainly ended.
      next_check_at: new Date(shop.now().getTime() + 40_000),
    })
    .returning(['id', 'idempotency_key'])
    .executeTakeFirstOrThrow();
  return { id, key: idempotency_key };
}

/** Charges the card of a payment that was started and committed. */
export async function chargeCard(
  shop: Shop,
  { id, key }: StartedPayment,
  { amountPence, sourceId, verificationToken, orderId }: CardPayment,
): Promise<PaymentResult> {
  await settlePayment(shop, id, await shop.cardGateway.charge({ key, amountPence, sourceId, verificationToken, orderId }));
  return readPaymentResult(shop, id);
}
