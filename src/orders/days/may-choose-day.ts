import type { Order } from '../order.ts';
import type { ActorKind } from '../order-moves.ts';

export type Chosen = { status: Order['status']; delivery: Order['delivery'] };

/** Whether the day of an order's delivery can still be chosen: by staff until all of it has left, by its shopper while it is on hold. */
export function mayChooseDay({ status, delivery }: Chosen, by: ActorKind): boolean {
  const goes = delivery?.way === 'parcel' || delivery?.way === 'pallet';
  return goes && (status === 'confirmed' || status === 'part_shipped') && (by === 'staff' || delivery?.heldUntil != null);
}
