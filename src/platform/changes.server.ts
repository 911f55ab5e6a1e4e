import type { Change } from './database/changes.server.ts';

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
