import { sql } from 'kysely';
import { queueMail } from '#mail/queue-mail.server.ts';
import type { Db } from '#platform/database/connect.server.ts';
import { likeText } from '#platform/database/staff-search.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';

/** What was erased of a guest, and what could not be. Orders by their ids. */
export type ErasedGuest = { orders: string[]; stillUnderWay: string[]; keptInvoices: number; messages: number; chats: number };

/** The orders that were placed under an e-mail without an account. */
function guestOrders(db: Db, email: string) {
  return db
    .selectFrom('orders')
    .where('user_id', 'is', null)
    .where((e) => e(e.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}

/** Whether anything is held under an e-mail that belongs to no account. */
export async function isKnownGuest(db: Db, email: string): Promise<boolean> {
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
export async function eraseGuest(shop: Shop, trx: Db, email: string): Promise<ErasedGuest> {
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
export async function tellErased(shop: Shop, trx: Db, email: string, erased: ErasedGuest): Promise<void> {
  const { orders, stillUnderWay, keptInvoices } = erased;
  const references = stillUnderWay.map((id) => id.slice(-8).toUpperCase());
  await queueMail(shop, trx, { to: email, letter: { kind: 'data-erased', orders: orders.length, stillUnderWay: references, keptInvoices } });
}

/** Guests' chats in which the e-mail stands: nothing else says whose they are. */
async function forgetGuestChats(trx: Db, email: string): Promise<number> {
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

/** Orders that are not over: what is known of their shopper is still needed. */
export const underWay = ['pending', 'finance_pending', 'confirmed', 'part_shipped', 'shipped', 'preparing', 'ready'];

/** The dearest invoice that need not say to whom it was made out, in pence (VAT Regulations 1995, regulation 16). */
const maxOnSimpleInvoice = 25_000;

/**
 * Takes the person out of orders, in the caller's transaction: what stays is goods, sums, times, the town and the country. Words that
 * somebody wrote about them, letters, links, receipts and what the card provider told go. With `keepsInvoices` the name and address stay on
 * invoices that must have them, and there alone. The caller has made sure that the orders are over.
 */
export async function forgetOrders(shop: Shop, trx: Db, ids: readonly string[], { keepsInvoices }: { keepsInvoices: boolean }) {
  if (ids.length === 0) return;
  const mustName = keepsInvoices && (await readSettings(shop)).vat_number !== '';
  if (mustName) await keepBuyers(trx, ids);
  await trx
    .updateTable('invoices as i')
    .from('orders as o')
    .set({ buyer: null })
    .whereRef('o.id', '=', 'i.order_id')
    .where('o.id', 'in', ids)
    .where('i.buyer', 'is not', null)
    .$if(mustName, (query) => query.where('o.total_pence', '<=', maxOnSimpleInvoice))
    .execute();
  await trx.deleteFrom('outbox').where('order_id', 'in', ids).execute();
  await trx.deleteFrom('order_links').where('order_id', 'in', ids).execute();
  await trx
    .updateTable('order_events')
    .set({ note: '' })
    .where('order_id', 'in', ids)
    // What the shop itself notes of a payment or a move is sums; anything else may be somebody's words.
    .where((e) => e.or([e('actor_kind', '!=', 'system'), e('kind', 'in', ['note', 'attention', 'refund'])]))
    .execute();
  await trx.updateTable('returns').set({ reason: '', answer: '', sent_with: '' }).where('order_id', 'in', ids).execute();
  await trx.updateTable('withdrawals').set({ reason: '' }).where('order_id', 'in', ids).execute();
  await trx.deleteFrom('collections').where('order_id', 'in', ids).execute();
  await trx.updateTable('shipments').set({ carrier: '', tracking_link: null }).where('order_id', 'in', ids).execute();
  const claims = trx.selectFrom('claims').select('id').where('order_id', 'in', ids);
  await trx.deleteFrom('claim_photos').where('claim_id', 'in', claims).execute();
  await trx.updateTable('claim_entries').set({ words: '' }).where('claim_id', 'in', claims).execute();
  await trx.updateTable('replacements').set({ tracking_link: null }).where('claim_id', 'in', claims).execute();
  await trx.updateTable('claims').set({ words: '', answer: '' }).where('order_id', 'in', ids).execute();
  await trx.updateTable('refunds').set({ reason: '', error_detail: null }).where('order_id', 'in', ids).execute();
  await trx.updateTable('payments').set({ receipt_url: null, error_detail: null }).where('order_id', 'in', ids).execute();
  await trx.deleteFrom('webhook_events').where(sql<string>`body #>> '{data,object,payment,reference_id}'`, 'in', ids).execute();
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      email: '',
      notes: '',
      shows_purchase: false,
      placed_by: null,
      checkout_key: null,
      checkout_digest: null,
      access: null,
      shipping_address: sql`jsonb_strip_nulls(jsonb_build_object('city', shipping_address -> 'city', 'country', shipping_address -> 'country'))`,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Writes on each invoice that must have it, and has not yet, to whom it was made out (VAT Regulations 1995, regulation 14(1)(e)). */
async function keepBuyers(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('invoices as i')
    .from('orders as o')
    .set({ buyer: sql`o.shipping_address - 'email' - 'phone'` })
    .whereRef('o.id', '=', 'i.order_id')
    .where('o.id', 'in', ids)
    .where('o.email', '!=', '')
    .where('i.buyer', 'is', null)
    .where('o.total_pence', '>', maxOnSimpleInvoice)
    .execute();
}

/**
 * Takes what was written to the shop under an e-mail, and the letters about it, in the caller's transaction. `since` the account there is of
 * it, where nobody has proved that the e-mail typed at registration is theirs: a stranger must not delete what its owner wrote before.
 * Returns how many messages went.
 */
export async function forgetMessages(trx: Db, email: string, since: Date | null): Promise<number> {
  const address = email.toLowerCase();
  const from = since ?? new Date(0);
  const messages = await trx
    .deleteFrom('contact_messages')
    .where((e) => e(e.fn<string>('lower', ['email']), '=', address))
    .where('created_at', '>=', from)
    .executeTakeFirst();
  await trx
    .deleteFrom('outbox')
    .where('order_id', 'is', null)
    .where('user_id', 'is', null)
    .where((e) => e.or([e(e.fn<string>('lower', ['recipient']), '=', address), e(e.fn<string>('lower', ['reply_to']), '=', address)]))
    .where('created_at', '>=', from)
    .execute();
  return Number(messages.numDeletedRows);
}
