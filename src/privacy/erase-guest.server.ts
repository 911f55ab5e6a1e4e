import { type Kysely, sql } from 'kysely';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Database } from '#platform/database/schema.ts';
import { likeText } from '#platform/database/staff-search.server.ts';
import type { Shop } from '../shop.server.ts';
import { forgetMessages } from './forget-messages.server.ts';
import { forgetOrders, underWay } from './forget-orders.server.ts';

/** What was erased of a guest, and what could not be. Orders by their ids. */
export type ErasedGuest = { orders: string[]; stillUnderWay: string[]; keptInvoices: number; messages: number; chats: number };

/** The orders that were placed under an e-mail without an account. */
function guestOrders(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('orders')
    .where('user_id', 'is', null)
    .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}

/** Whether anything is held under an e-mail that belongs to no account. */
export async function isKnownGuest(db: Kysely<Database>, email: string): Promise<boolean> {
  const order = await guestOrders(db, email).select('id').limit(1).executeTakeFirst();
  if (order) return true;
  const message = await db
    .selectFrom('contact_messages')
    .select('id')
    .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
}

/**
 * Erases what is held under an e-mail without an account, in the caller's transaction, as kept-data.ts says: orders that are over, messages,
 * letters, and chats that name it. The caller knows that its owner wants it. The letters' files go with `forgetLetterFiles` afterwards.
 */
export async function eraseGuest(shop: Shop, trx: Kysely<Database>, email: string): Promise<ErasedGuest> {
  const rows = await guestOrders(trx, email).select(['id', 'status']).orderBy('created_at').forUpdate().execute();
  const orders = rows.filter(({ status }) => !underWay.includes(status)).map(({ id }) => id);
  await forgetOrders(shop, trx, orders, { keepsInvoices: true });
  const invoices = orders.length
    ? await trx.selectFrom('invoices').select('number').where('order_id', 'in', orders).where('buyer', 'is not', null).execute()
    : [];
  return {
    orders,
    stillUnderWay: rows.filter(({ status }) => underWay.includes(status)).map(({ id }) => id),
    keptInvoices: invoices.length,
    messages: await forgetMessages(trx, email, null),
    chats: await forgetGuestChats(trx, email),
  };
}

/** Tells somebody by mail what was erased and what had to stay, in the caller's transaction. */
export async function tellErased(shop: Shop, trx: Kysely<Database>, email: string, erased: ErasedGuest): Promise<void> {
  const { orders, stillUnderWay, keptInvoices } = erased;
  const references = stillUnderWay.map((id) => id.slice(-8).toUpperCase());
  await queueMail(shop, trx, { to: email, letter: { kind: 'data-erased', orders: orders.length, stillUnderWay: references, keptInvoices } });
}

/** Guests' chats in which the e-mail stands: nothing else says whose they are. */
async function forgetGuestChats(trx: Kysely<Database>, email: string): Promise<number> {
  const gone = await trx
    .deleteFrom('chat_sessions')
    .where('user_id', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('chat_messages')
        .select('session_id')
        .where(sql<string>`lower(content)`, 'like', `%${likeText(email.toLowerCase())}%`),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
