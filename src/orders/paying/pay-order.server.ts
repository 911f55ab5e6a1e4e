import type { Selectable } from 'kysely';
import { addressValues } from '#delivery/shipping-address.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import type { CardMethod } from '#payments/payment.ts';
import type { PaymentPurpose } from '#payments/payment-hooks.server.ts';
import { type PaymentResult, readPaymentResult } from '#payments/queries.server.ts';
import { type CardPayment, chargeCard, findPaid, refuseWithoutTill, type StartedPayment, startPayment } from '#payments/take-payment.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import type { OrdersTable } from '#platform/database/schema.ts';
import { londonDay } from '#platform/london-time.ts';
import { type RateRule, takeTurn, takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import { homeCountry, vatClasses } from '#settings/vat-terms.ts';
import { rateOn, taxedIn } from '#tax/vat-of-place.ts';
import type { Shop } from '../../shop.server.ts';
import { readOrderApplication } from '../financing/order-application.server.ts';
import { holdLines } from '../hold-lines.server.ts';
import { eventRow } from '../order-events.server.ts';
import { opensOrder } from '../order-links.server.ts';
import { noOrder, type OrderReader, opensFor } from '../read-order.server.ts';

/** Who steals cards tries them out on shops like this one. */
const tries: RateRule = { name: 'pay', most: 30, withinMinutes: 60 };

/**
 * Charges a card for an order, or for the deposit of one that is financed. `reader`: who pays; null where the caller has made sure that it is
 * the shopper's own order. `from` is whom too many tries are counted against. Throws a Refusal: 404 where it is not theirs, 409 with a sentence
 * when it cannot be paid (already paid, sold out, another amount, a payment under way), 429 after too many tries.
 */
export async function payOrder(shop: Shop, card: CardPayment, from: string, reader: OrderReader | null = null): Promise<PaymentResult> {
  await refuseWithoutTill(shop);
  const { paid, started } = await inTransaction(shop.db, async (trx) => {
    await takeTurnOrRefuse({ db: trx, now: shop.now }, tries, from, 'Too many payment attempts. Please try again in {wait}, or call us.');
    return begin(shop, trx, card, reader);
  }).catch(async (error: unknown) => {
    // What was refused is undone, and is a try all the same.
    if (error instanceof Refusal && error.kind !== 'too-many') await takeTurn(shop, tries, from);
    throw error;
  });
  return started ? chargeCard(shop, started, card) : readPaymentResult(shop, paid);
}

type Begun = { started: StartedPayment; paid?: undefined } | { started?: undefined; paid: string };

async function begin(shop: Shop, trx: Db, card: CardPayment, reader: OrderReader | null): Promise<Begun> {
  const query = trx
    .selectFrom('orders as o')
    .selectAll('o')
    .select(opensOrder(shop, reader?.token ?? null));
  const order = await query.where('o.id', '=', card.orderId).forNoKeyUpdate().executeTakeFirst();
  if (!order || (reader && !opensFor(order, reader))) throw noOrder();
  const due = await amountToPay(trx, order);
  const paid = await findPaid(trx, order.id, due !== null);
  if (paid) return { paid };
  if (!due) throw new Refusal('conflict', 'not-payable', 'This order is not awaiting a card payment.');
  await refuseOtherVat(shop, order);
  if (due.amountPence !== card.amountPence) {
    const detail = `The amount to pay is ${formatPounds(due.amountPence)}. Please check it and pay again.`;
    throw new Refusal('conflict', 'other-amount', detail, [{ field: 'amount_cents', message: detail }]);
  }
  // Touches the order in any case: a job that is about to give its boxes back sees that it has changed. While the payment is under way
  // it does not; a declined card leaves the hold as long as it was, so that trying cards keeps no boxes from others.
  const holds_until = due.purpose === 'order' ? (order.stock_state === 'held' ? order.holds_until : shop.now()) : null;
  const note = `Paying ${formatPounds(due.amountPence)} by ${methodWords[card.method]}`;
  const touched = { stock_state: 'held', holds_until, updated_at: shop.now() };
  await trx
    .with('touched', (db) => db.updateTable('orders').set(touched).where('id', '=', order.id).returning('id'))
    .insertInto('order_events')
    .values(eventRow(shop, order.id, { kind: 'payment', note }, { kind: 'shopper', userId: order.user_id }))
    .execute();
  const started = await startPayment(shop, trx, { ...card, purpose: due.purpose });
  if (order.stock_state === 'released') await holdLines(trx, order.id, 'You have not been charged.');
  return { started };
}

/**
 * The VAT of a sale is that of the day it is paid on (VAT Notice 700, 14.2): an order from before a rate, or the country taxed, changed has to be
 * gone through again. Throws a Refusal (409).
 */
async function refuseOtherVat(shop: Shop, { vat_country, carriage_vat_basis_points, shipping_address }: Selectable<OrdersTable>): Promise<void> {
  const settings = await readSettings(shop);
  const { country, postal_code } = addressValues(shipping_address);
  const day = londonDay(shop.now());
  const taxed = taxedIn(settings, { place: { country, postalCode: postal_code }, day });
  const rates = vatClasses.map((of) => rateOn(settings, taxed, of, day));
  if (taxed === (vat_country ?? homeCountry) && rates.includes(carriage_vat_basis_points)) return;
  throw new Refusal('conflict', 'other-vat', 'VAT has changed since you placed this order. Please go back to your details and continue from there.');
}

const methodWords: Record<CardMethod, string> = { card: 'card', apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

export type Due = { amountPence: Pence; purpose: PaymentPurpose };

/** What a card has to pay for an order now: all of an unpaid one, what is left of the deposit of one that is to be financed. Null: nothing. */
export async function amountToPay(db: Db, order: { id: string; status: string; total_pence: number }): Promise<Due | null> {
  if (order.status === 'pending') return order.total_pence > 0 ? { amountPence: order.total_pence, purpose: 'order' } : null;
  if (order.status !== 'finance_pending') return null;
  const application = await readOrderApplication(db, order.id);
  const due = application ? application.depositPence - application.depositPaidPence : 0;
  return due > 0 ? { amountPence: due, purpose: 'deposit' } : null;
}
