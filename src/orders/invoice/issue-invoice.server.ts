import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import type { Shop } from '../../shop.server.ts';

/** Gives a paid order its invoice number, once, in the caller's transaction. */
export async function issueInvoice(shop: Pick<Shop, 'now'>, trx: Kysely<Database>, orderId: string): Promise<{ number: number; issuedAt: Date }> {
  const issued = await trx
    .insertInto('invoices')
    .values({ order_id: orderId, issued_at: shop.now() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning(['number', 'issued_at'])
    .executeTakeFirst();
  const row = issued ?? (await trx.selectFrom('invoices').select(['number', 'issued_at']).where('order_id', '=', orderId).executeTakeFirstOrThrow());
  return { number: row.number, issuedAt: row.issued_at };
}
