import type { Sql } from 'postgres';

/** Who in this process wants to know what changed in the database, in any process. */
export type Changes = {
  /**
   * Calls `heard` with the row's key, or `*` for many or unknown rows, whenever `table` changed. Who has to read before
   * knowing better returns the promise of having read. Returns the function that stops it.
   */
  onChange: (table: string, heard: (key: string) => unknown) => () => void;
  /**
   * Calls `settled` when everybody who heard of a change knows better. What is made of others' knowledge and kept is
   * dropped here too: made in between, it would be old and stay.
   */
  onSettled: (settled: () => void) => () => void;
  /** Passes on what the database told. The table `*` is every table. Settles when everybody knows better; never fails. */
  tellChange: (change: Change) => Promise<void>;
};

export function createChanges(): Changes {
  const listeners = new Map<string, Set<(key: string) => unknown>>();
  const settledListeners = new Set<() => void>();
  return {
    onChange(table, heard) {
      const own = listeners.get(table) ?? new Set();
      listeners.set(table, own.add(heard));
      return () => own.delete(heard);
    },
    onSettled(settled) {
      settledListeners.add(settled);
      return () => settledListeners.delete(settled);
    },
    async tellChange({ table, key }) {
      const told = table === '*' ? [...listeners.values()] : [listeners.get(table) ?? []];
      // One listener that fails must not keep the news from the others.
      await Promise.allSettled([...told].flatMap((own) => [...own]).map(async (heard) => heard(key)));
      for (const settled of settledListeners) settled();
    },
  };
}

/**
 * Reads once per shop and keeps the answer in this process until one of `tables` changes. A read that was under way
 * when the change came answers those who asked before it, and nobody after.
 */
export function keptUntilChanged<Owner extends Changes, T>(
  tables: readonly string[],
  read: (owner: Owner) => Promise<T>,
): (owner: Owner) => Promise<T> {
  const kept = new WeakMap<Owner, { answer: Promise<T> | undefined }>();
  return (owner) => {
    let own = kept.get(owner);
    if (!own) {
      const fresh: { answer: Promise<T> | undefined } = { answer: undefined };
      for (const table of tables) {
        owner.onChange(table, () => {
          fresh.answer = undefined;
        });
      }
      kept.set(owner, fresh);
      own = fresh;
    }
    const holder = own;
    const answer = holder.answer ?? read(owner);
    holder.answer = answer;
    answer.catch(() => {
      if (holder.answer === answer) holder.answer = undefined;
    });
    return answer;
  };
}

/** What a trigger of db/migrations told: the table, and the key of the row, or `*` for many or unknown rows. */
export type Change = { table: string; key: string };

/**
 * Hears what any process changed. After a lost connection everything may have changed, so the first word after
 * it is `{ table: '*', key: '*' }`. Returns the function that stops listening.
 */
export async function listenForChanges(sql: Sql, received: (change: Change) => void): Promise<() => Promise<void>> {
  let connectedBefore = false;
  const listener = await sql.listen(
    'changed',
    (payload) => {
      const [table = '*', key = '*'] = payload.split(' ', 2);
      received({ table, key });
    },
    () => {
      if (connectedBefore) received({ table: '*', key: '*' });
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
