import { addressValues } from '#delivery/shipping-address.ts';
import { type Approval, beginApplication, covers, setApplicationStatus, takeApproval } from '#finance/applications.server.ts';
import { refuseBeyondTerms, refuseWithoutLender } from '#finance/apply-for-product.server.ts';
import { statusOnReturn } from '#finance/finance.ts';
import type { LenderOutcome } from '#finance/lender-form.ts';
import { formatPounds, type Pence } from '#money/pence.ts';
import { refuseWhileBeingPaid } from '#payments/queries.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { takeOrderOutOfCart } from '../confirm-order.server.ts';
import { holdLines } from '../hold-lines.server.ts';
import { notAwaitingPayment, orderReference, readStatus } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';
import { type Actor, mayMove } from '../order-moves.ts';
import { lockOrder } from '../order-rows.server.ts';
import { queueOrderLetter } from '../queue-order-letter.server.ts';
import { countFinanceHolds } from '../stock-holds.server.ts';
import { readOrderApplication } from './order-application.server.ts';

export type OrderFinance = {
  /** The total that the shopper was shown; null: none was. */
  pricePence: Pence | null;
  depositPence: Pence;
  /** They say that they are 18 or over. */
  isAdult: boolean;
  /** What the lender accepted already for just these goods, to be used instead of asking again. */
  approval?: Approval | null;
};

export const mustBeAdult = 'Please confirm that you are 18 or over and live in the UK.';
export const ukOnly = 'Pay It Monthly is for UK addresses only.';

/** Orders of one visitor or account that wait for the lender, with their boxes held, at the same time. */
const maxFinanceHolds = 2;

/**
 * An unpaid order is to be paid monthly: its boxes stay held for as long as it waits for the lender, the application is written down,
 * a customer's cart is emptied of it, and a letter with the order's link goes out. Asked again it changes nothing. Throws a Refusal: 409 where
 * the order is not waiting to be paid, the total is another one, or its boxes are gone; 422 beyond the terms, for another country or for who is
 * not 18.
 */
export async function applyForOrder(
  shop: Shop,
  orderId: string,
  { pricePence, depositPence, isAdult, approval = null }: OrderFinance,
  actor: Actor,
): Promise<void> {
  await refuseWithoutLender(shop);
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
    // A second click, or a page gone back to.
    if (order.status === 'finance_pending' && (await readOrderApplication(trx, orderId))?.depositPence === depositPence) return;
    const from = readStatus(order.status);
    if (!mayMove(from, 'finance_pending', actor.kind)) throw new Refusal('conflict', 'not-payable', notAwaitingPayment);
    await refuseWhileBeingPaid(trx, orderId);
    if (pricePence !== null && pricePence !== order.total_pence) {
      const detail = `The total is now ${formatPounds(order.total_pence)}. Please check it and apply again.`;
      throw new Refusal('conflict', 'other-price', detail, [{ field: 'price_pounds', message: detail }]);
    }
    if (addressValues(order.shipping_address).country !== 'GB') throw new Refusal('invalid', 'uk-only', ukOnly);
    refuseBeyondTerms(order.total_pence, depositPence);
    if ((await countFinanceHolds(trx, { placedBy: order.placed_by, userId: order.user_id })) >= maxFinanceHolds) {
      throw new Refusal('conflict', 'too-many-applications', 'You already have orders waiting for a finance decision. Please wait for those first.');
    }
    if (!isAdult && !approval) throw new Refusal('invalid', 'not-adult', mustBeAdult, [{ field: 'is_adult', message: mustBeAdult }]);
    const lines = await trx.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
    if (approval && !covers(approval, { totalPence: order.total_pence, lines: lines.map(lineOf) })) {
      throw new Refusal('conflict', 'other-goods', `Your approved finance is for ${approval.goods}, ${formatPounds(approval.pricePence)}.`);
    }
    const goods = `Order ${orderReference(orderId)}: ${goodsWords(lines)}`;
    const asked = { orderId, productId: null, quantity: null, goods, pricePence: order.total_pence, depositPence };
    const application = approval ? await takeApproval(shop, trx, approval.id, orderId) : await beginApplication(shop, trx, asked);
    await trx
      .updateTable('orders')
      .set((e) => ({ status: 'finance_pending', stock_state: 'held', holds_until: null, updated_at: shop.now(), version: e('version', '+', 1) }))
      .where('id', '=', orderId)
      .execute();
    await takeOrderOutOfCart(trx, { id: orderId, userId: order.user_id }, lines);
    await recordEvent(shop, trx, orderId, { kind: 'moved', from, to: 'finance_pending', note: `Application ${application.reference}` }, actor);
    if (approval) await recordEvent(shop, trx, orderId, told.pass);
    await queueOrderLetter(shop, trx, orderId, { kind: 'finance-begun', applicationId: application.id, depositPence });
    if (order.stock_state !== 'held') await holdLines(trx, orderId);
  });
}

const lineOf = (row: { product_id: string | null; quantity: number; is_sample: boolean }) => ({
  productId: row.product_id,
  quantity: row.quantity,
  isSample: row.is_sample,
});

/** '14 × Mourne Oak and 2 more', short enough for an agreement. */
function goodsWords(lines: readonly { product_name: string; quantity: number }[]): string {
  const [first] = lines;
  if (!first) return 'flooring';
  const rest = lines.length - 1;
  return `${first.quantity} × ${first.product_name.slice(0, 120)}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** What staff are told of how a shopper came back. */
const told: Record<LenderOutcome, { kind: 'attention' | 'note'; note: string }> = {
  pass: { kind: 'attention', note: 'The shopper came back from the lender as accepted. Check with the lender, then confirm.' },
  refer: { kind: 'note', note: 'The shopper came back from the lender: it checks by hand.' },
  fail: { kind: 'note', note: 'The shopper came back from the lender as declined.' },
};

/** Notes how a shopper came back from the lender. A hint, and no proof: the order waits on until staff decide. */
export async function noteOrderReturn(shop: Shop, orderId: string, outcome: LenderOutcome): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const application = await readOrderApplication(trx, orderId);
    const status = application && statusOnReturn(application.status, outcome);
    if (order?.status !== 'finance_pending' || !status) return;
    await setApplicationStatus(shop, trx, application.id, status);
    await recordEvent(shop, trx, orderId, told[outcome]);
  });
}
