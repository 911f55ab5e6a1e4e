import type { Pence } from '#money/pence.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { CardMethod } from './payment.ts';

export type PaymentPurpose = 'order' | 'deposit';
/** `note`: what the order's history is to say of it. */
export type PaidPayment = { id: string; orderId: string; amountPence: Pence; purpose: PaymentPurpose; method: CardMethod; note: string };
export type SettledRefund = { id: string; orderId: string; amountPence: Pence; reason: string; isCorrection: boolean };
export type PayableState = {
  /** Whether it still waits to be paid, in full or its deposit. */
  isWaiting: boolean;
  isPaid: boolean;
};

/**
 * What payments ask of the orders that are paid, and tell them. Orders supply it, where the shop is put together: payments know nothing
 * else of orders. Each is called inside the transaction that changes the payment or refund, and may throw to undo it.
 */
export type PaymentHooks<Shop> = {
  /** Null: there is no such order. */
  find: (db: Db, orderId: string) => Promise<PayableState | null>;
  /** Locks the order until the transaction ends. Always before its payments and refunds, so that no two changes wait for each other. */
  lock: (trx: Db, orderId: string) => Promise<PayableState>;
  /** Into the order's history. `attention`: staff have to look. `isOnce`: not when it stands there already. */
  note: (
    shop: Shop,
    db: Db,
    orderId: string,
    told: { kind: 'payment' | 'refund' | 'note' | 'attention'; note: string; isOnce?: boolean },
  ) => Promise<void>;
  /** Writes to staff about the order. The same key is written once. */
  alertStaff: (shop: Shop, trx: Db, orderId: string, letter: { subject: string; lines: string[]; onceKey: string }) => Promise<void>;
  /**
   * Money came, which the order's history is to say. Throws the Refusal `not-enough-stock` where the goods are gone, `several-lots` where those
   * left are of more lots than were agreed to; all is undone then, and it is called again with `isSoldOut`.
   */
  onPaid: (shop: Shop, trx: Db, payment: PaidPayment, isSoldOut: boolean) => Promise<void>;
  onRefunded: (shop: Shop, trx: Db, refund: SettledRefund) => Promise<void>;
  /** `wasMade`: the provider had said before that it succeeded. */
  onRefundFailed: (shop: Shop, trx: Db, refund: SettledRefund, failure: { detail: string; wasMade: boolean }) => Promise<void>;
  /** A refund that was made in the provider's dashboard is entered, and under way. */
  onRefundEntered: (shop: Shop, trx: Db, refund: SettledRefund) => Promise<void>;
};
