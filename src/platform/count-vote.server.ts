import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/connect.server.ts';

/** Where votes for a thing are kept: a row each in `votes`, under the thing's id in `of`; and how many there are, in the `count` of `things`. */
export type Ballot =
  | { things: 'reviews'; count: 'helpful_count'; votes: 'review_votes'; of: 'review_id' }
  | { things: 'customer_photos'; count: 'likes'; votes: 'customer_photo_likes'; of: 'photo_id' };

/**
 * Counts a vote in the caller's transaction, which holds the thing's row. Nothing is counted where one of `voters`, all of them one person,
 * has voted before. Returns the votes there are now.
 */
export async function countVote(trx: Db, { things, count, votes, of }: Ballot, id: string, voters: readonly string[]): Promise<number> {
  const hashes = voters.map((voter) => hashVoter(id, voter));
  const added = await sql`
    insert into ${sql.table(votes)} (${sql.ref(of)}, visitor) select ${id}::uuid, unnest(${hashes}::text[]) on conflict do nothing returning
      1`.execute(trx);
  const isNew = added.rows.length === voters.length;
  const { rows } = await (isNew
    ? sql<{
        now: number;
      }>`update ${sql.table(things)} set ${sql.ref(count)} = ${sql.ref(count)} + 1 where id = ${id} returning ${sql.ref(count)} as now`
    : sql<{ now: number }>`select ${sql.ref(count)} as now from ${sql.table(things)} where id = ${id}`
  ).execute(trx);
  return rows[0]?.now ?? 0;
}

/** Differs from thing to thing, so that the table does not say what else a visitor voted for. */
function hashVoter(id: string, voter: string): string {
  return createHash('sha256').update(`${id} ${voter}`).digest('base64url');
}
