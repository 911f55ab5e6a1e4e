import type { Sql } from 'postgres';

const toldEveryMs = 60_000;
/** Databases with words on their way. */
const telling = new WeakMap<Sql, Set<string>>();

/**
 * Tells every process of a change that may wait, such as a count: at most once a minute for each `change` (a table's name,
 * a space, and a key or *). Words still waiting when the process ends are lost: what is kept goes stale by itself.
 */
export function tellSoon(sql: Sql, change: string): void {
  const waiting = telling.get(sql) ?? new Set();
  telling.set(sql, waiting);
  if (waiting.has(change)) return;
  waiting.add(change);
  setTimeout(() => {
    waiting.delete(change);
    sql`select pg_notify('changed', ${change})`.catch(() => {});
  }, toldEveryMs).unref();
}
