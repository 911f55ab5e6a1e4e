import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database/connect.server.ts';
import { Refusal } from '../refusal.ts';
import type { UploadFormat } from './sniff-format.ts';

type Pictured = { id: string; format: UploadFormat };

/** Longer than any store takes to answer, tries included: what has taken more was left by a process that ended. */
const longestMinutes = 5;
const [everyMs, longestWaitMs] = [100, 10_000];

/**
 * Claims a picture's bytes, so that they are not put in and taken away at the same time; no transaction stays open meanwhile. Waits for
 * whoever has them, and refuses (503) after ten seconds. Gives the claim's holder.
 */
export async function claimImage(db: Db, { id, format }: Pictured): Promise<string> {
  const holder = randomUUID();
  const until = sql<Date>`now() + ${`${longestMinutes} minutes`}::interval`;
  for (let waited = 0; waited < longestWaitMs; waited += everyMs) {
    const claimed = await db
      .insertInto('image_claims')
      .values({ id, format, holder, until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ format, holder, until }).where('image_claims.until', '<', sql<Date>`now()`))
      .returning('id')
      .executeTakeFirst();
    if (claimed) return holder;
    await pause(everyMs);
  }
  throw new Refusal('unavailable', 'picture-busy', 'This picture is being worked on. Please try again in a few minutes.', [], longestMinutes * 60);
}

/** Nobody works on the bytes any longer, and they are as the record says: there with it, gone without. */
export async function endClaim(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('image_claims').where('holder', '=', holder).execute();
}

/** Says that a claim's work was left half-done: it is tidied up soon. */
export async function leaveClaim(db: Db, holder: string): Promise<void> {
  const until = sql<Date>`now()`;
  await db.updateTable('image_claims').set({ until }).where('holder', '=', holder).execute();
}

/** Pictures whose bytes somebody has left half put in or half taken away. */
export async function abandonedClaims(db: Db): Promise<Pictured[]> {
  const left = await db.selectFrom('image_claims').select(['id', 'format']).where('until', '<', sql<Date>`now()`).execute();
  return left as Pictured[];
}
