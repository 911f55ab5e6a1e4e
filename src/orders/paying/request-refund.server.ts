import { formatPounds } from '#money/pence.ts';
import { type RefundWanted, setAsideRefund } from '#payments/refunds.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';

/** Has an amount go back to an order's card, in the caller's transaction, and says so in its history. Gives the refund's id. Throws as `setAsideRefund`. */
export async function requestRefund(
  shop: Shop,
  trx: Db,
  { actor, ...wanted }: Omit<RefundWanted, 'requestedBy'> & { actor: Actor },
): Promise<string> {
  const { orderId, amountPence, reason } = wanted;
  const id = await setAsideRefund(shop, trx, { ...wanted, requestedBy: actor.userId });
  const note = `${formatPounds(amountPence)} to be paid back${reason ? `: ${reason}` : ''}`;
  await recordEvent(shop, trx, orderId, { kind: 'refund', note }, actor);
  return id;
}
