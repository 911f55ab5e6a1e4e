import { isCalendarDay } from '#platform/calendar-day.ts';
import { type OrderStatus, orderStatuses } from '../order.ts';

/** Several statuses that staff look at together: what has something left to send, and what its shopper has. */
export const statusGroups = { to_ship: ['confirmed', 'part_shipped'], completed: ['delivered', 'collected'] } as const satisfies Record<
  string,
  OrderStatus[]
>;
type StatusGroup = keyof typeof statusGroups;
export const statusFilters = ['to_ship', 'completed', ...orderStatuses] as const;

/** The statuses that a filter leaves. */
export function statusesOf(filter: OrderStatus | StatusGroup): OrderStatus[] {
  return filter === 'to_ship' || filter === 'completed' ? [...statusGroups[filter]] : [filter];
}

/**
 * What staff ask the list of orders for. `attention`: only what somebody has to look at. `paid`: only what was paid, and the days are those of
 * the payment.
 */
export type OrderFilter = { search: string; status: OrderStatus | StatusGroup | null; attention: boolean; paid: boolean; from: string; to: string };

export const orderSorts = ['created_at', 'total', 'status'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** From an address or a call; whatever cannot be is left out. Days are UK days, both included. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const dayOf = (name: string) => (isCalendarDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    status: statusFilters.find((status) => status === query.get('status')) ?? null,
    attention: query.get('attention') === 'true',
    paid: query.get('paid') === 'true',
    from: dayOf('from'),
    to: dayOf('to'),
  };
}
