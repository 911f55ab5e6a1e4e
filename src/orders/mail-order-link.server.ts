import { addressValues } from '#delivery/shipping-address.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { takeTurn } from '#platform/rate-limit.server.ts';
import type { Shop } from '../shop.server.ts';
import { orderReference } from './order.ts';
import { makeOrderLink } from './order-links.server.ts';
import { orderPath } from './order-path.ts';

const byVisitor = { name: 'order-link-visitor', most: 5, withinMinutes: 60 };
const byEmail = { name: 'order-link-email', most: 3, withinMinutes: 60 };

/**
 * Mails an order's link to the email it was placed with, where that is the one given: whether it is, only the inbox tells. `visitor`: whose
 * attempts are counted. False: asked for too often.
 */
export async function mailOrderLink(shop: Shop, { reference, email }: { reference: string; email: string }, visitor: string): Promise<boolean> {
  if (!(await takeTurn(shop, byVisitor, visitor)) || !(await takeTurn(shop, byEmail, email.toLowerCase()))) return false;
  await inTransaction(shop.db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'email', 'shipping_address'])
      .where((e) => e(e.fn<string>('right', [e.cast('id', 'text'), e.lit(8)]), '=', reference.toLowerCase()))
      .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (!order) return;
    const link = `${shop.config.origin}${orderPath(order.id, await makeOrderLink(trx, order.id))}`;
    const firstName = addressValues(order.shipping_address).first_name;
    await queueMail(shop, trx, {
      to: order.email,
      letter: { kind: 'order-link', firstName, reference: orderReference(order.id), link },
      orderId: order.id,
    });
  });
  return true;
}
