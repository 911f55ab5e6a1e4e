import type { OrderStatus } from './order.ts';

/** Who moves an order: its shopper, a member of staff, or the shop by itself. */
export type ActorKind = 'shopper' | 'staff' | 'system';
export type Actor = { kind: ActorKind; userId: string | null };
export const theShop: Actor = { kind: 'system', userId: null };

/**
 * Every move there is, and who may make it. Payment confirms, so nobody confirms a card order by hand; what was shipped can only
 * come back as a refund. `refunded` is reached by refunding everything, never by choosing it, and left only should a refund fail afterwards.
 */
const moves: Record<OrderStatus, Partial<Record<OrderStatus, readonly ActorKind[]>>> = {
  pending: { confirmed: ['system'], finance_pending: ['shopper'], cancelled: ['shopper', 'staff', 'system'] },
  finance_pending: { confirmed: ['staff', 'system'], pending: ['shopper', 'staff', 'system'], cancelled: ['shopper', 'staff', 'system'] },
  confirmed: { shipped: ['staff'], cancelled: ['shopper', 'staff', 'system'], refunded: ['system'] },
  shipped: { delivered: ['staff'], refunded: ['system'] },
  delivered: { refunded: ['system'] },
  cancelled: {},
  refunded: { confirmed: ['system'], shipped: ['system'], delivered: ['system'] },
};

/** Whether an order in one status may be moved to another by such an actor. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: ActorKind): boolean {
  return moves[from][to]?.includes(actor) ?? false;
}

/** Where an actor may move an order from here, in the order of the statuses' table. */
export function movesFor(from: OrderStatus, actor: ActorKind): OrderStatus[] {
  return (Object.keys(moves[from]) as OrderStatus[]).filter((to) => mayMove(from, to, actor));
}
