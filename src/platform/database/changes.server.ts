import type { Sql } from 'postgres';

/** What a trigger of db/migrations told: the table, and the key of the row, or `*` for many or unknown rows. */
export type Change = { table: string; key: string };

/**
 * Hears what any process changed. After a lost connection everything may have changed, so the first word after
 * it is `{ table: '*', key: '*' }`. Returns the function that stops listening.
 */
export async function listenForChanges(sql: Sql, heard: (change: Change) => void): Promise<() => Promise<void>> {
  let connectedBefore = false;
  const listener = await sql.listen(
    'changed',
    (payload) => {
      const [table = '*', key = '*'] = payload.split(' ', 2);
      heard({ table, key });
    },
    () => {
      if (connectedBefore) heard({ table: '*', key: '*' });
      connectedBefore = true;
    },
  );
  return listener.unlisten;
}

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
