import type { Shop } from '../shop.server.ts';
import type { ActorKind } from './order-moves.ts';
import { type TimelineStep, timelineOf } from './timeline.ts';
import { readWithdrawals } from './withdrawals.server.ts';

const actorKinds: readonly ActorKind[] = ['shopper', 'staff', 'system'];

/** Order history to an order, for its shopper, oldest first. */
export async function readTimeline(shop: Shop, orderId: string): Promise<TimelineStep[]> {
  const [rows, withdrawals] = await Promise.all([
    shop.db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
    readWithdrawals(shop, orderId),
  ]);
  const events = rows.map((row) => ({
    at: row.at,
    kind: row.kind,
    from: row.from_status,
    to: row.to_status,
    actor: actorKinds.find((known) => known === row.actor_kind) ?? 'system',
    note: row.note,
  }));
  return timelineOf(
    events,
    withdrawals.map(({ at, lines }) => ({ at, goods: lines.map(({ name, quantity }) => `${quantity} × ${name}`) })),
  );
}
