import { z } from 'zod';
import { forgetLetterFiles } from '#mail/letter-files.server.ts';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { forgetMessages, forgetOrders, underWay } from '#privacy/erase-guest.server.ts';
import type { Shop } from '../shop.server.ts';
import type { User } from './account.ts';
import { checkOwnPassword } from './own/change-credentials.server.ts';

/**
 * Takes an account away in the caller's transaction, as kept-data.ts says: orders keep their goods and sums; reviews stay, unsigned; sessions,
 * links, addresses, cart, wishlist, chats, saved views and mail go; what staff did to the shop's records stays, unsigned; messages to the
 * shop go with their letters. The letters' files go with `forgetLetterFiles`, once that is committed. Throws a Refusal (409) while an order
 * is under way.
 */
export async function eraseAccount(shop: Shop, trx: Db, user: Pick<User, 'id' | 'email' | 'fullName' | 'createdAt'>): Promise<void> {
  await refuseWhileUnderWay(trx, user.id);
  await forgetMessages(trx, user.email, user.createdAt);
  const orders = await trx.selectFrom('orders').select('id').where('user_id', '=', user.id).forUpdate().execute();
  await forgetOrders(
    shop,
    trx,
    orders.map(({ id }) => id),
    { keepsInvoices: true },
  );
  await trx.updateTable('reviews').set({ user_id: null, user_name: 'A former customer' }).where('user_id', '=', user.id).execute();
  // Sessions, links, addresses, cart, wishlist and account mail hang on the account and go with it.
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  await queueMail(shop, trx, { to: user.email, letter: { kind: 'account-deleted', fullName: user.fullName } });
}

async function refuseWhileUnderWay(trx: Db, userId: string): Promise<void> {
  const order = await trx.selectFrom('orders').select('id').where('user_id', '=', userId).where('status', 'in', underWay).executeTakeFirst();
  if (!order) return;
  const reference = order.id.slice(-8).toUpperCase();
  throw new Refusal(
    'conflict',
    'order-under-way',
    `Order ${reference} is still in progress. You can delete your account once it has been delivered or cancelled.`,
  );
}

/**
 * Throws a Refusal (409) with this sentence if nobody else could run the shop. Locks every administrator until the transaction ends, so
 * that the last two cannot leave, or be sent away, at the same moment.
 */
export async function refuseLastAdministrator(trx: Db, userId: string, detail: string): Promise<void> {
  const administrators = await trx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (administrators.length !== 1 || administrators[0]?.id !== userId) return;
  throw new Refusal('conflict', 'last-administrator', detail);
}

export const deleteAccountSchema = z.object({
  password: z.string('Please enter your password').min(1, 'Please enter your password').max(200, 'Incorrect password'),
});

/**
 * Deletes an account for somebody who knows its password; see eraseAccount for what is kept. Throws a Refusal: 422, 429, and 409 for
 * the last administrator or while an order is under way.
 */
export async function deleteAccount(shop: Shop, user: User, password: string, address: string): Promise<void> {
  await checkOwnPassword(shop, user.id, password, 'password', address);
  await inTransaction(shop.db, async (trx) => {
    await refuseLastAdministrator(trx, user.id, 'You are the only administrator. Please make someone else an administrator first.');
    await eraseAccount(shop, trx, user);
  });
  await forgetLetterFiles(shop);
}
