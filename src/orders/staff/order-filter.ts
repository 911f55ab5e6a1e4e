import { type OrderStatus, orderStatuses } from '../order.ts';

/**
 * What staff ask the list of orders for. `attention`: only what somebody has to look at. `paid`: only what was paid, and the days are those of
 * the payment.
 */
export type OrderFilter = { search: string; status: OrderStatus | null; attention: boolean; paid: boolean; from: string; to: string };

export const orderSorts = ['created_at', 'total', 'status'] as const;
export type OrderSort = (typeof orderSorts)[number];

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** From an address or a call; whatever cannot be is left out. Days are UK days, both included. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const dayOf = (name: string) => (day.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    status: orderStatuses.find((status) => status === query.get('status')) ?? null,
    attention: query.get('attention') === 'true',
    paid: query.get('paid') === 'true',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}
