import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductPhoto } from '#catalogue/product.ts';
import type { Pence } from '#money/pence.ts';
import { vatIncluded } from '#money/vat.ts';
import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import { mayMove } from './order-moves.ts';
import { readTimeline } from './read-timeline.server.ts';
import { withdrawalState } from './withdrawal.ts';
import { readReturns } from './withdrawals.server.ts';

/** What is known of a product that was ordered, while it is sold. */
export type SoldProduct = { id: string; unit: string; photo: ProductPhoto | null; stock: number; pricePence: Pence; isSampleEligible: boolean };

/** An order with everything that its page shows beside it. The caller has made sure that the reader may see it. */
export async function readOrderPage(shop: Shop, order: Order) {
  const ids = [...new Set(order.lines.flatMap(({ productId }) => productId ?? []))];
  const [products, timeline, payments, returns, deposit] = await Promise.all([
    listSummaries(shop, ids),
    readTimeline(shop, order.id),
    readPayments(shop, order.id),
    readReturns(shop, order),
    readFinance(shop, order),
  ]);
  const sold = products.map(
    ({ id, unit, photos, stock, pricePence, isSampleEligible }): SoldProduct => ({
      id,
      unit,
      photo: photos[0] ?? null,
      stock,
      pricePence,
      isSampleEligible,
    }),
  );
  return {
    products: sold,
    timeline,
    payments,
    finance: deposit,
    /** Asked of the bank, and not there yet. Pence. */
    refundsUnderWayPence: await refundsUnderWay(shop, order.id),
    vatPence: vatIncluded(order.totalPence),
    mayCancel: mayMove(order.status, 'cancelled', 'shopper'),
    withdrawal: withdrawalState({ status: order.status, deliveredAt: returns.deliveredAt, lines: returns.lines }, shop.now()),
    deliveredAt: returns.deliveredAt,
  };
}
export type OrderPageData = Awaited<ReturnType<typeof readOrderPage>>;

async function readPayments(shop: Shop, orderId: string) {
  const rows = await shop.db
    .selectFrom('payments')
    .select(['method', 'purpose', 'amount_pence', 'refunded_pence', 'receipt_url', 'settled_at'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .orderBy('settled_at')
    .execute();
  return rows.map((row) => ({
    method: row.method,
    isDeposit: row.purpose === 'deposit',
    amountPence: row.amount_pence,
    refundedPence: row.refunded_pence,
    receiptUrl: row.receipt_url,
    at: row.settled_at,
  }));
}

async function refundsUnderWay(shop: Shop, orderId: string): Promise<number> {
  const { pence } = await shop.db
    .selectFrom('refunds')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount_pence'), e.lit(0)).as('pence'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'started')
    .executeTakeFirstOrThrow();
  return Number(pence);
}

/** The last application to pay this order monthly. */
async function readFinance(shop: Shop, order: Order) {
  const row = await shop.db
    .selectFrom('finance_applications')
    .select(['reference', 'status', 'deposit_pence', 'price_pence'])
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { reference: row.reference, status: row.status, depositPence: row.deposit_pence, pricePence: row.price_pence } : null;
}
