import { Refusal } from '#platform/refusal.ts';
import { type OrderStatus, standingStatuses, statusWords } from './order.ts';

/** Who moves an order: its shopper, a member of staff, or the shop by itself. */
export type ActorKind = 'shopper' | 'staff' | 'system';
export type Actor = { kind: ActorKind; userId: string | null };
export const theShop: Actor = { kind: 'system', userId: null };

/**
 * Every move there is, and who may make it. Payment confirms, so nobody confirms a card order by hand; what was shipped can only
 * come back as a refund. `refunded` is reached by refunding everything, never by choosing it, and left only should a refund fail afterwards;
 * `part_shipped` is reached by sending a part, `collected` by handing over.
 */
const moves: Record<OrderStatus, Partial<Record<OrderStatus, readonly ActorKind[]>>> = {
  pending: { confirmed: ['system'], finance_pending: ['shopper'], cancelled: ['shopper', 'staff', 'system'] },
  finance_pending: { confirmed: ['staff', 'system'], pending: ['shopper', 'staff', 'system'], cancelled: ['shopper', 'staff', 'system'] },
  confirmed: {
    part_shipped: ['system'],
    shipped: ['staff'],
    preparing: ['staff'],
    ready: ['staff'],
    cancelled: ['shopper', 'staff', 'system'],
    refunded: ['system'],
  },
  part_shipped: { shipped: ['staff'], refunded: ['system'] },
  shipped: { delivered: ['staff'], refunded: ['system'] },
  delivered: { refunded: ['system'] },
  preparing: { ready: ['staff'], cancelled: ['shopper', 'staff', 'system'], refunded: ['system'] },
  ready: { collected: ['system'], cancelled: ['shopper', 'staff', 'system'], refunded: ['system'] },
  collected: { refunded: ['system'] },
  cancelled: {},
  refunded: Object.fromEntries(standingStatuses.map((status) => [status, ['system']])),
};

const onlySent: readonly OrderStatus[] = ['part_shipped', 'shipped', 'delivered'];
const onlyCollected: readonly OrderStatus[] = ['preparing', 'ready', 'collected'];

/** Whether an order in one status may be moved to another by such an actor. `collects`: it is collected, and so not sent. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: ActorKind, collects = false): boolean {
  if ((collects ? onlySent : onlyCollected).includes(to)) return false;
  return moves[from][to]?.includes(actor) ?? false;
}

/** Where an actor may move an order from here, in the order of the statuses' table. */
export function movesFor(from: OrderStatus, actor: ActorKind, collects = false): OrderStatus[] {
  return (Object.keys(moves[from]) as OrderStatus[]).filter((to) => mayMove(from, to, actor, collects));
}

/** Why an order is not moved, in a sentence for staff. */
export function refusalOfMove(from: OrderStatus, to: OrderStatus): Refusal {
  const [is, wanted] = [statusWords[from].toLowerCase(), statusWords[to].toLowerCase()];
  const detail = from === to ? `This order is already ${is}.` : `An order that is ${is} cannot become ${wanted}.`;
  return new Refusal('conflict', 'no-such-move', detail);
}
