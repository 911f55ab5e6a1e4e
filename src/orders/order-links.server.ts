import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import { keptDays, keptSince } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';

/** Makes a token that opens an order for whoever has it, a guest above all. Only its hash is kept, so every letter gets one of its own. */
export async function makeOrderLink(trx: Kysely<Database>, orderId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('order_links')
    .values({ token_hash: hashOf(token), order_id: orderId })
    .execute();
  return token;
}

/** Ends every link to an order, in the caller's transaction. */
export async function endOrderLinks(trx: Kysely<Database>, orderId: string): Promise<void> {
  await trx.deleteFrom('order_links').where('order_id', '=', orderId).execute();
}

/** Whether a token opens this order: for a year after it was mailed. */
export async function opensOrder(shop: Shop, orderId: string, token: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('order_links')
    .select('order_id')
    .where('token_hash', '=', hashOf(token))
    .where('order_id', '=', orderId)
    .where('created_at', '>', keptSince(shop.now(), keptDays.orderLink))
    .executeTakeFirst();
  return row !== undefined;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
