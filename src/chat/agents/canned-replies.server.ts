import { z } from 'zod';
import { keepTo } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';

const text = (missing: string, longest: number) => z.string(missing).trim().min(1, missing).max(longest, keepTo(longest));

export const cannedReplySchema = z.object({ title: text('Please enter a name.', 80), body: text('Please enter the reply.', 2000) });
export type CannedReply = { id: string; title: string; body: string };

/** What agents say often, by name. */
export function listCannedReplies(shop: Shop): Promise<CannedReply[]> {
  return shop.db.selectFrom('chat_replies').select(['id', 'title', 'body']).orderBy('title').orderBy('id').execute();
}

export async function addCannedReply(shop: Shop, reply: z.output<typeof cannedReplySchema>): Promise<CannedReply> {
  return shop.db.insertInto('chat_replies').values(reply).returning(['id', 'title', 'body']).executeTakeFirstOrThrow();
}

/** Throws a Refusal (404) where there is none. */
export async function deleteCannedReply(shop: Shop, id: string): Promise<void> {
  const { numDeletedRows } = await shop.db.deleteFrom('chat_replies').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('not-found', 'reply-not-found', 'This reply has been deleted.');
}
