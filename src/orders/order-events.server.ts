import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { OrderStatus } from './order.ts';
import { type Actor, theShop } from './order-moves.ts';

type Told =
  | { kind: 'placed' | 'payment' | 'refund' | 'note' | 'attention'; note?: string }
  | { kind: 'moved'; from: OrderStatus; to: OrderStatus; note?: string };

/** Writes into an order's history, which is only ever added to. `attention`: staff have to look. Times are the shop's clock. */
export async function recordEvent(
  shop: { now: () => Date },
  trx: Kysely<Database>,
  orderId: string,
  told: Told,
  actor: Actor = theShop,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: shop.now(),
      kind: told.kind,
      from_status: told.kind === 'moved' ? told.from : null,
      to_status: told.kind === 'moved' ? told.to : null,
      actor_kind: actor.kind,
      actor_id: actor.userId,
      note: told.note ?? '',
    })
    .execute();
}
