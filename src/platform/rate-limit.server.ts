import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { Refusal } from './refusal.ts';

export type RateRule = {
  /** Names the rule in the table: `login`. */
  name: string;
  most: number;
  withinMinutes: number;
};

/**
 * Counts one attempt of `who` under a rule, over all processes. Answers false when there were too many; such an attempt
 * does not lengthen the wait. `who` (an address, an account) is kept only as a hash.
 */
export async function takeTurn(shop: { sql: Sql; now: () => Date }, rule: RateRule, who: string): Promise<boolean> {
  const now = shop.now();
  const resets = new Date(now.getTime() + rule.withinMinutes * 60_000);
  const [row] = await shop.sql<{ attempts: number }[]>`
    insert into rate_limits as r (key, attempts, resets_at) values (${keyOf(rule, who)}, 1, ${resets})
    on conflict (key) do update set
      attempts = case when r.resets_at <= ${now} then 1 else least(r.attempts + 1, ${rule.most + 1}) end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    returning attempts`;
  return (row?.attempts ?? 0) <= rule.most;
}

/** As `takeTurn`, but says no with a Refusal whose sentence is `detail`. */
export async function takeTurnOrRefuse(shop: { sql: Sql; now: () => Date }, rule: RateRule, who: string, detail: string): Promise<void> {
  if (!(await takeTurn(shop, rule, who))) throw new Refusal('too-many', 'too-many-attempts', detail);
}

/** Forgets the attempts of `who`: the right password came after all. */
export async function forgetTurns(shop: { sql: Sql }, rule: RateRule, who: string): Promise<void> {
  await shop.sql`delete from rate_limits where key = ${keyOf(rule, who)}`;
}

/** Throws away what has run out. */
export async function sweepTurns(shop: { sql: Sql; now: () => Date }): Promise<void> {
  await shop.sql`delete from rate_limits where resets_at <= ${shop.now()}`;
}

function keyOf(rule: RateRule, who: string): string {
  return `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
}
