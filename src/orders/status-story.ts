import { sayDateTime } from '#platform/say-date.ts';
import type { Order } from './order.ts';

type Told = Pick<Order, 'status' | 'holdsUntil' | 'paidAt'> & { standardDelivery: string; lender: string };

/** Where an order has got to, in a sentence or two for its shopper. */
export function statusStory({ status, holdsUntil, paidAt, standardDelivery, lender }: Told): string {
  if (status === 'pending') {
    return holdsUntil
      ? `Awaiting payment. Your items are reserved until ${sayDateTime(holdsUntil)}.`
      : 'Awaiting payment. Your items are no longer reserved, but you can still pay if they are in stock.';
  }
  if (status === 'cancelled')
    return paidAt ? 'It will not be sent, and your payment is being refunded.' : 'It will not be sent, and you have not been charged.';
  const stories: Record<Exclude<Order['status'], 'pending' | 'cancelled'>, string> = {
    finance_pending: `Your items are reserved while ${lender} decides. We’ll confirm your order and email you once your finance is approved.`,
    confirmed: `We’re getting your order ready.${standardDelivery ? ` Standard delivery takes about ${standardDelivery}.` : ''}`,
    shipped: 'Your order is on its way. Boxes of flooring are heavy: please have someone there to help take them in.',
    delivered: 'Your order has been delivered. Leave the boxes in the room for two days before laying, and call us if anything is wrong.',
    refunded: 'Fully refunded to your original payment method. Please allow up to ten working days.',
  };
  return stories[status];
}
