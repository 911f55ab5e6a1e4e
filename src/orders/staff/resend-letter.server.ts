import { letterName } from '#mail/letters.ts';
import { sendAgain } from '#mail/outbox.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';

/** Queues the last letter that the shopper of an order got once more. Gives the address. Throws a Refusal (404) where there was none. */
export async function resendLetter(shop: Shop, orderId: string, actor: Actor): Promise<string> {
  const mail = await shop.db
    .selectFrom('outbox as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.id', 'm.kind', 'm.recipient'])
    .where('m.order_id', '=', orderId)
    // The shop's own copies are about the order too.
    .whereRef('m.recipient', '=', 'o.email')
    .orderBy('m.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!mail) throw new Refusal('not-found', 'no-letter', 'No emails have been sent about this order yet.');
  await sendAgain(shop, mail.id);
  await recordEvent(shop, shop.db, orderId, { kind: 'note', note: `Sent again: ${letterName(mail.kind)}` }, actor);
  return mail.recipient;
}
