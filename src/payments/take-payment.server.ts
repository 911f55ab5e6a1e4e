import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { PaymentsTable } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ChargeOutcome } from './card-gateway.ts';
import { beginCardStop, withCardStopEnded } from './card-stops.server.ts';
import { beingChecked, type CardMethod, declinedWords, isUnderWay, stopsSales } from './payment.ts';
import type { PaymentPurpose } from './payment-hooks.server.ts';
import { leftOf, listPayments, type Payment, type PaymentResult, resultOf } from './queries.server.ts';

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

/**
 * Writes a payment down, in the caller's transaction, with its key, before the provider is asked: whatever breaks, the same key finds out what
 * happened.
 */
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
  const outcome = await shop.cardGateway.charge({ key, amountPence, sourceId, verificationToken, orderId });
  return settlePayment(shop, { id, orderId }, outcome);
}

type Settled = { id: string; orderId: string };
type PaymentRow = Selectable<PaymentsTable>;

/**
 * Writes down what became of a payment, whoever found out and however often: its order is told by the first who says that it was paid. Answers
 * what is known of it then.
 */
export async function settlePayment(shop: Shop, payment: Settled, outcome: ChargeOutcome): Promise<PaymentResult> {
  const settled = await settleOnce(shop, payment, outcome, false);
  // The boxes went to somebody else, and that transaction was undone: this one keeps the payment.
  return resultOf(settled ?? ((await settleOnce(shop, payment, outcome, true)) as PaymentRow));
}

/** Why an order cannot be served by what there is: see `PaymentHooks.onPaid`. */
const areGone = new Set(['not-enough-stock', 'several-lots']);

/** Null: the goods are gone, and nothing was written down. */
function settleOnce(shop: Shop, { id, orderId }: Settled, outcome: ChargeOutcome, isSoldOut: boolean): Promise<PaymentRow | null> {
  const { lock, note, onPaid } = shop.paymentHooks;
  return inTransaction(shop.db, async (trx) => {
    await lock(trx, orderId);
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
    const isOpen = isUnderWay(payment.status);
    const change = async (to: Partial<PaymentRow>) => {
      await trx.updateTable('payments').set(to).where('id', '=', id).execute();
      return { ...payment, ...to };
    };
    if (outcome.kind === 'unknown') return isOpen ? change({ status: 'unknown', error_detail: outcome.detail }) : payment;
    if (outcome.kind === 'declined') {
      if (!isOpen) return payment;
      const { code, detail, isOfShop } = outcome;
      const declined = await change({ status: 'declined', error_code: code, error_detail: detail, settled_at: shop.now(), ...forgotten });
      await note(shop, trx, orderId, { kind: 'payment', note: declinedWords(code) });
      if (isOfShop) await beginCardStop(shop, trx, { code, detail, orderId });
      return declined;
    }
    if (payment.status === 'succeeded') {
      if (outcome.providerId !== payment.provider_id) {
        const twice = `The card provider made two payments where one was asked for: ${payment.provider_id} and ${outcome.providerId}. Pay one back.`;
        await note(shop, trx, orderId, { kind: 'attention', note: twice });
      }
      return payment;
    }
    const paid = {
      status: 'succeeded',
      provider_id: outcome.providerId,
      receipt_url: outcome.receiptUrl,
      error_code: null,
      error_detail: null,
      provider_updated_at: outcome.asOf ?? null,
      settled_at: shop.now(),
      ...forgotten,
    };
    await withCardStopEnded(shop, trx).updateTable('payments').set(paid).where('id', '=', id).execute();
    const { amount_pence: amountPence, purpose, method } = payment;
    const told = { id, orderId, amountPence, purpose: purpose as PaymentPurpose, method: method as CardMethod };
    await onPaid(shop, trx, { ...told, note: `${formatPounds(amountPence)} paid` }, isSoldOut);
    return { ...payment, ...paid };
  }).catch((error: unknown) => {
    if (!isSoldOut && error instanceof Refusal && areGone.has(error.code)) return null;
    throw error;
  });
}

/** What the card form gave is of no more use, and not kept. */
const forgotten = { source_id: null, verification_token: null };
