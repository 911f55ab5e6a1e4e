import { letterName } from '#mail/letters.ts';
import { findLastLetter, sendAgain } from '#mail/outbox.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { recordEvent } from '../order-events.server.ts';
import type { Actor } from '../order-moves.ts';

/** Queues the last letter that the shopper of an order got once more. Gives the address. Throws a Refusal (404) where there was none. */
export async function resendLetter(shop: Shop, orderId: string, actor: Actor): Promise<string> {
  const order = await shop.db.selectFrom('orders').select('email').where('id', '=', orderId).executeTakeFirst();
  // The shop's own copies are about the order too.
  const mail = order && (await findLastLetter(shop, orderId, order.email));
  if (!mail) throw new Refusal('not-found', 'no-letter', 'No emails have been sent about this order yet.');
  await sendAgain(shop, mail.id);
  await recordEvent(shop, shop.db, orderId, { kind: 'note', note: `Sent again: ${letterName(mail.kind)}` }, actor);
  return mail.recipient;
}
