import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import { keptDays, keptSince } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';

/** Makes a token that opens an order for whoever has it, a guest above all. Only its hash is kept, so every letter gets one of its own. */
export async function makeOrderLink(trx: Kysely<Database>, orderId: string, ofBrowser = false): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('order_links')
    .values({ token_hash: hashOf(token), order_id: orderId, of_browser: ofBrowser })
    .execute();
  return token;
}

/** So many windows may be led on from one checkout at the same time. */
const maxOfBrowser = 5;

/** A link for the browser that is in this order's checkout, which may ask as often as it likes: of such links the last few open the order. */
export async function makeBrowserLink(db: Kysely<Database>, orderId: string): Promise<string> {
  const token = await makeOrderLink(db, orderId, true);
  const own = db.selectFrom('order_links').select('token_hash').where('order_id', '=', orderId).where('of_browser', '=', true);
  await db.deleteFrom('order_links').where('token_hash', 'in', own.orderBy('created_at', 'desc').offset(maxOfBrowser).limit(100)).execute();
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
