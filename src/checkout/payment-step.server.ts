import type { Order } from '#orders/order.ts';
import { amountToPay, type Due } from '#orders/paying/amount-to-pay.server.ts';
import { readOrder } from '#orders/read-order.server.ts';
import { isUnderWay } from '#payments/payment.ts';
import { type PaymentResult, readLastPayment } from '#payments/payment-result.server.ts';
import { freeBoxes, shelfKey } from '#stock/boxes.server.ts';
import type { Shop } from '../shop.server.ts';

/**
 * Where an order stands on the way to being paid. `settled`: there is nothing to pay (any more). `checking`: somebody has tried,
 * and nobody knows yet whether money moved. `open`: it can be paid, unless `gone` says what has been sold meanwhile.
 */
export type PaymentStep =
  | { state: 'settled'; order: Order; payment: PaymentResult | null }
  | { state: 'checking'; order: Order; payment: PaymentResult }
  | {
      state: 'open';
      order: Order;
      due: Due;
      /** What became of the last try, in the shopper's words. */
      problem: string | null;
      /** Whether the boxes went back on the shelf because it took too long. */
      hasRunOut: boolean;
      /** Why lines cannot be had any more, by their place. */
      gone: ReadonlyMap<number, string>;
    };

/** Reads where an order stands. The caller has made sure that the reader may see it. Null when there is none of that id. */
export async function readPaymentStep(shop: Shop, orderId: string): Promise<PaymentStep | null> {
  const order = await readOrder(shop, orderId);
  if (!order) return null;
  const [payment, due] = await Promise.all([
    readLastPayment(shop, orderId),
    amountToPay(shop.db, { id: order.id, status: order.status, total_pence: order.totalPence }),
  ]);
  if (payment && isUnderWay(payment.status)) return { state: 'checking', order, payment };
  if (!due) return { state: 'settled', order, payment };
  const boxes = order.lines.some((line) => !line.isSample);
  const hasRunOut = boxes && (order.holdsUntil === null || order.holdsUntil <= shop.now());
  // Boxes that are still held for it are its own, however late it is.
  const gone = order.holdsUntil === null ? await goneLines(shop, order) : new Map();
  return { state: 'open', order, due, problem: payment?.message ?? null, hasRunOut, gone };
}

async function goneLines(shop: Shop, order: Order): Promise<Map<number, string>> {
  const shelfOfLine = ({ productId, roll }: Order['lines'][number]) => shelfKey(productId ?? '', roll?.widthMm ?? null);
  const free = await freeBoxes(shop.db, order.lines.filter(({ productId, isSample }) => productId && !isSample).map(shelfOfLine));
  const gone = new Map<number, string>();
  for (const [at, line] of order.lines.entries()) {
    if (line.isSample) continue;
    const [each, wanted] = [line.roll?.eachMm ?? 1, line.quantity * (line.roll?.eachMm ?? 1)];
    const left = line.productId ? (free.get(shelfOfLine(line)) ?? 0) : 0;
    if (left < each) gone.set(at, line.cuts && left > 0 ? 'No longer enough left on the roll.' : 'Now sold out.');
    else if (left < wanted) gone.set(at, `Only ${Math.floor(left / each)} left now.`);
    free.set(shelfOfLine(line), left - wanted);
  }
  return gone;
}
