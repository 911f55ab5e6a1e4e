import { changeUser } from '#accounts/staff/users.server.ts';
import { recordChange } from '#audit/changes.server.ts';
import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import { Refusal } from '#platform/refusal.ts';
import { eraseGuest, tellErased, underWay } from '#privacy/erase-guest.server.ts';

import type { Shop } from '../../shop.server.ts';
import { orderReference } from '../order.ts';
import { recordEvent } from '../order-events.server.ts';

/** Whom an order names, and what an erasure would reach. References of orders that keep it from being done, or that are left. */
export type ShopperToErase = { email: string; hasAccount: boolean; orders: number; messages: number; underWay: string[]; isUnderWay: boolean };

const nobody = () => new Refusal('conflict', 'nobody-to-erase', 'This order’s customer has already been erased.');

/** Whom an order names; null where there is no such order or it names nobody any more. */
export async function readShopperToErase(shop: Shop, orderId: string): Promise<ShopperToErase | null> {
  const order = isUuid(orderId) ? await readShopper(shop.db, orderId) : null;
  if (!order || (!order.user_id && !order.email)) return null;
  const { user_id, email } = order;
  const [orders, { messages }] = await Promise.all([
    shop.db
      .selectFrom('orders')
      .select(['id', 'status'])
      .where((e) =>
        user_id ? e('user_id', '=', user_id) : e.and([e('user_id', 'is', null), e(e.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
      )
      .execute(),
    shop.db
      .selectFrom('contact_messages')
      .select((e) => e.fn.countAll<number>().as('messages'))
      .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirstOrThrow(),
  ]);
  const left = orders.filter(({ status }) => underWay.includes(status));
  return {
    email,
    hasAccount: user_id !== null,
    orders: orders.length - left.length,
    messages: Number(messages),
    underWay: left.map(({ id }) => orderReference(id)),
    isUnderWay: user_id ? left.length > 0 : left.some(({ id }) => id === orderId),
  };
}

/**
 * Erases whom an order names, because they asked staff for it: a customer with the whole account, a guest with everything that is held under the
 * e-mail and over. Who did it is written down, and the person is told by mail. Throws a Refusal: 404, or 409 where the order is under way, names
 * nobody any more, or is the last administrator's.
 */
export async function eraseShopper(shop: Shop, staff: { id: string }, orderId: string): Promise<void> {
  const order = await readShopper(shop.db, orderId);
  if (!order) throw new Refusal('not-found', 'order-not-found', 'Order not found');
  if (order.user_id) await changeUser(shop, staff, order.user_id, 'delete');
  await inTransaction(shop.db, async (trx) => {
    if (!order.user_id) await eraseGuestOf(shop, trx, orderId);
    const name = `Order ${orderReference(orderId)}`;
    await recordChange(trx, { actor: staff, kind: 'order', id: orderId, name, action: 'erased the customer’s data of' });
    await recordEvent(shop, trx, orderId, { kind: 'note', note: 'The customer’s data was erased.' }, { kind: 'staff', userId: staff.id });
  });
  await forgetLetterFiles(shop);
}

async function eraseGuestOf(shop: Shop, trx: Db, orderId: string): Promise<void> {
  const order = await trx.selectFrom('orders').select(['email', 'status']).where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  if (!order.email) throw nobody();
  if (underWay.includes(order.status))
    throw new Refusal(
      'conflict',
      'order-under-way',
      'This order is still in progress. Its customer can be erased once it is delivered or cancelled.',
    );
  await tellErased(shop, trx, order.email, await eraseGuest(shop, trx, order.email));
}

function readShopper(db: Db, orderId: string) {
  return db.selectFrom('orders').select(['user_id', 'email']).where('id', '=', orderId).executeTakeFirst();
}
