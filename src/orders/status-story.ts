import { sayDateTime } from '#platform/say-date.ts';
import type { Order } from './order.ts';

type Told = Pick<Order, 'status' | 'holdsUntil' | 'paidAt'> & { standardDelivery: string; lender: string };

/** Where an order has got to, in a sentence or two for its shopper. */
export function statusStory({ status, holdsUntil, paidAt, standardDelivery, lender }: Told): string {
  if (status === 'pending') {
    return holdsUntil
      ? `It is not paid yet. Your boxes are held for you until ${sayDateTime(holdsUntil)}.`
      : 'It is not paid yet, and its boxes are no longer held. You can still pay: what is in stock is then yours.';
  }
  if (status === 'cancelled')
    return paidAt ? 'It will not be sent, and what you paid is paid back.' : 'It will not be sent, and you have not been charged.';
  const stories: Record<Exclude<Order['status'], 'pending' | 'cancelled'>, string> = {
    finance_pending: `Your boxes are held for you while ${lender} decides. As soon as we know that it has said yes, we confirm the order and write to you.`,
    confirmed: `It is paid, and we are getting it ready.${standardDelivery ? ` Standard delivery takes about ${standardDelivery}.` : ''}`,
    shipped: 'It is on its way. Boxes of flooring are heavy: please have somebody there to take them in.',
    delivered: 'It has arrived. Let the boxes lie in the room for two days before they are laid, and ring us if anything is not right.',
    refunded: 'All of it was paid back to where it came from. Banks take up to ten working days to show it.',
  };
  return stories[status];
}
