import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';
import { Refusal } from '#platform/refusal.ts';

/**
 * Throws a Refusal (409) with this sentence if nobody else could run the shop. Locks every administrator until the transaction ends, so
 * that the last two cannot leave, or be sent away, at the same moment.
 */
export async function refuseLastAdministrator(trx: Kysely<Database>, userId: string, detail: string): Promise<void> {
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
