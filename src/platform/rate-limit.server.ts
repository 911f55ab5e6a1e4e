import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/connect.server.ts';
import { Refusal } from './refusal.ts';

export const tooManyLinks = 'Several links have been requested for this email. Please check your inbox, or try again in {wait}.';

export const tooManyAttempts = 'Too many attempts. Please try again in {wait}.';

export type RateRule = {
  /** Names the rule in the table: `login`. */
  name: string;
  most: number;
  withinMinutes: number;
};

/** In a transaction the attempt is counted only if that commits: who counts there counts again what was refused. */
type Counting = { db: Db; now: () => Date };

/**
 * Counts one attempt of `who` under a rule, over all processes. Answers how many seconds to wait when there were too many, else 0; a
 * refused attempt does not lengthen the wait. `who` (an address, an account) is kept only as a hash.
 */
async function countTurn(shop: Counting, rule: RateRule, who: string): Promise<number> {
  const now = shop.now();
  const resets = new Date(now.getTime() + rule.withinMinutes * 60_000);
  // A wait never outlasts the rule's own window: what a clock set forward wrote down shrinks to it once the clock is right again.
  const { rows } = await sql<{ attempts: number; resets_at: Date }>`
    insert into rate_limits as r (key, attempts, resets_at) values (${keyOf(rule, who)}, 1, ${resets})
    on conflict (key) do update set
      attempts = case when r.resets_at <= ${now} then 1 else least(r.attempts + 1, ${rule.most + 1}) end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else least(r.resets_at, excluded.resets_at) end
    returning attempts, resets_at`.execute(shop.db);
  const [row] = rows;
  if (!row || row.attempts <= rule.most) return 0;
  return Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
}

/** Whether `who` may once more under a rule; counts the attempt. */
export async function takeTurn(shop: Counting, rule: RateRule, who: string): Promise<boolean> {
  return (await countTurn(shop, rule, who)) === 0;
}

/** As `takeTurn`, but says no with a Refusal (429) whose sentence is `detail`, `{wait}` in it being how long: '12 minutes'. */
export async function takeTurnOrRefuse(shop: Counting, rule: RateRule, who: string, detail: string): Promise<void> {
  await takeTurnsOrRefuse(shop, [[rule, who]], detail);
}

/** One attempt that several rules count. When one of them refuses, none has counted it: what was not tried costs nobody a turn. */
export async function takeTurnsOrRefuse(shop: Counting, turns: readonly (readonly [RateRule, string])[], detail: string): Promise<void> {
  for (const [at, [rule, who]] of turns.entries()) {
    const seconds = await countTurn(shop, rule, who);
    if (!seconds) continue;
    for (const [before, whose] of turns.slice(0, at)) await giveTurnBack(shop, before, whose);
    throw new Refusal('too-many', 'too-many-attempts', detail.replace('{wait}', sayWait(seconds)), undefined, seconds);
  }
}

/** Uncounts one attempt: it was not tried, or did not deserve to be counted. */
export async function giveTurnBack({ db }: { db: Db }, rule: RateRule, who: string): Promise<void> {
  const key = keyOf(rule, who);
  const { numDeletedRows } = await db.deleteFrom('rate_limits').where('key', '=', key).where('attempts', '=', 1).executeTakeFirst();
  if (numDeletedRows) return;
  const one = db.updateTable('rate_limits').set((e) => ({ attempts: e('attempts', '-', 1) }));
  await one.where('key', '=', key).where('attempts', '>', 1).execute();
}

/** '1 minute', '12 minutes', '1 hour': never less than it takes. */
export function sayWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Forgets the attempts of `who`: the right password came after all. */
export async function forgetTurns({ db }: { db: Db }, rule: RateRule, who: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', keyOf(rule, who)).execute();
}

/** Throws away what has run out. */
export async function sweepTurns({ db, now }: Counting): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now()).execute();
}

function keyOf(rule: RateRule, who: string): string {
  return `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
}
