import { type Kysely, sql } from 'kysely';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import type { User } from './account.ts';

const underWay = ['pending', 'finance_pending', 'confirmed', 'shipped'];

/**
 * Takes an account away in the caller's transaction. Every table that names a person is dealt with in this file:
 * orders must be kept for six years (HMRC, VAT Notice 700/21) and keep their goods and sums, the town and the country; reviews
 * stay, unsigned; sessions, links, addresses, cart, wishlist, chats, saved views and mail go; what staff did
 * to the shop's records stays, unsigned; messages to the shop go with their letters, and so do the words written in orders. Throws a Refusal (409) while an order is under way.
 */
export async function eraseAccount(shop: Shop, trx: Kysely<Database>, user: Pick<User, 'id' | 'email' | 'fullName' | 'createdAt'>): Promise<void> {
  await refuseWhileUnderWay(trx, user.id);
  await forgetMessages(trx, user);
  await trx
    .deleteFrom('outbox')
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('user_id', '=', user.id))
    .execute();
  await trx
    .updateTable('order_events')
    .set({ note: '' })
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('orders.id').where('user_id', '=', user.id))
    .where((e) => e.or([e('actor_kind', '=', 'shopper'), e('kind', 'in', ['note', 'attention'])]))
    .execute();
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      email: '',
      notes: '',
      shows_purchase: false,
      shipping_address: sql`jsonb_strip_nulls(jsonb_build_object('city', shipping_address -> 'city', 'country', shipping_address -> 'country'))`,
    })
    .where('user_id', '=', user.id)
    .execute();
  // The owner is gone, so letters' links open nothing any more.
  await trx
    .deleteFrom('order_links')
    .where((e) => e.exists(e.selectFrom('orders').select('id').whereRef('id', '=', 'order_id').where('email', '=', '')))
    .execute();
  await trx
    .updateTable('withdrawals')
    .set({ reason: '' })
    .where((e) => e.exists(e.selectFrom('orders').select('id').whereRef('id', '=', 'order_id').where('email', '=', '')))
    .execute();
  await trx.updateTable('reviews').set({ user_id: null, user_name: 'A former customer' }).where('user_id', '=', user.id).execute();
  // Sessions, links, addresses, cart, wishlist and account mail hang on the account and go with it.
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  await queueMail(shop, trx, { to: user.email, letter: { kind: 'account-deleted', fullName: user.fullName } });
}

/**
 * Takes what was written to the shop under the account's email, and the letters about it. Only since there is the account: nobody has
 * proved that an email typed at registration is theirs, and a stranger must not delete what its owner wrote before.
 */
async function forgetMessages(trx: Kysely<Database>, { email, createdAt }: Pick<User, 'email' | 'createdAt'>): Promise<void> {
  const account = email.toLowerCase();
  await trx
    .deleteFrom('contact_messages')
    .where((e) => e(e.fn<string>('lower', ['email']), '=', account))
    .where('created_at', '>=', createdAt)
    .execute();
  await trx
    .deleteFrom('outbox')
    .where('order_id', 'is', null)
    .where((e) => e.or([e(e.fn<string>('lower', ['recipient']), '=', account), e(e.fn<string>('lower', ['reply_to']), '=', account)]))
    .where('created_at', '>=', createdAt)
    .execute();
}

async function refuseWhileUnderWay(trx: Kysely<Database>, userId: string): Promise<void> {
  const order = await trx.selectFrom('orders').select('id').where('user_id', '=', userId).where('status', 'in', underWay).executeTakeFirst();
  if (!order) return;
  const reference = order.id.slice(-8).toUpperCase();
  throw new Refusal(
    'conflict',
    'order-under-way',
    `Order ${reference} is still under way. You can delete your account when it has arrived or is cancelled.`,
  );
}
