import type { Kysely } from 'kysely';
import type { Database } from '#platform/database/schema.ts';

/**
 * Takes what was written to the shop under an e-mail, and the letters about it, in the caller's transaction. `since` the account there is of
 * it, where nobody has proved that the e-mail typed at registration is theirs: a stranger must not delete what its owner wrote before.
 * Returns how many messages went.
 */
export async function forgetMessages(trx: Kysely<Database>, email: string, since: Date | null): Promise<number> {
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
