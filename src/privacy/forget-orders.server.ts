import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';

/** Orders that are not over: what is known of their shopper is still needed. */
export const underWay = ['pending', 'finance_pending', 'confirmed', 'shipped'];

/** The dearest invoice that need not say to whom it was made out, in pence (VAT Regulations 1995, regulation 16). */
const mostOnSimpleInvoice = 25_000;

/**
 * Takes the person out of orders, in the caller's transaction: what stays is goods, sums, times, the town and the country. Words that
 * somebody wrote about them, letters, links, receipts and what the card provider told go. With `keepsInvoices` the name and address stay on
 * invoices that must have them, and there alone. The caller has made sure that the orders are over.
 */
export async function forgetOrders(shop: Shop, trx: Kysely<Database>, ids: readonly string[], { keepsInvoices }: { keepsInvoices: boolean }) {
  if (ids.length === 0) return;
  if (keepsInvoices && (await readSettings(shop)).vat_number) await keepBuyers(trx, ids);
  else await trx.updateTable('invoices').set({ buyer: null }).where('order_id', 'in', ids).execute();
  await trx.deleteFrom('outbox').where('order_id', 'in', ids).execute();
  await trx.deleteFrom('order_links').where('order_id', 'in', ids).execute();
  await trx
    .updateTable('order_events')
    .set({ note: '' })
    .where('order_id', 'in', ids)
    // What the shop itself notes of a payment or a move is sums; anything else may be somebody's words.
    .where((e) => e.or([e('actor_kind', '!=', 'system'), e('kind', 'in', ['note', 'attention', 'refund'])]))
    .execute();
  await trx.updateTable('withdrawals').set({ reason: '' }).where('order_id', 'in', ids).execute();
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
      shipping_address: sql`jsonb_strip_nulls(jsonb_build_object('city', shipping_address -> 'city', 'country', shipping_address -> 'country'))`,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Writes on each invoice that must have it to whom it was made out (VAT Regulations 1995, regulation 14(1)(e)). */
async function keepBuyers(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('invoices as i')
    .from('orders as o')
    .set({ buyer: sql`o.shipping_address - 'email' - 'phone'` })
    .whereRef('o.id', '=', 'i.order_id')
    .where('o.id', 'in', ids)
    .where('o.email', '!=', '')
    .where('o.total_pence', '>', mostOnSimpleInvoice)
    .execute();
}
