import type { Change } from './database/changes.server.ts';

/** Who in this process wants to know what changed in the database, in any process. */
export type Changes = {
  /** Calls `heard` with the row's key, or `*` for many or unknown rows, whenever `table` changed. Returns the function that stops it. */
  onChange: (table: string, heard: (key: string) => void) => () => void;
  /** Passes on what the database told. The table `*` is every table. */
  tellChange: (change: Change) => void;
};

export function createChanges(): Changes {
  const listeners = new Map<string, Set<(key: string) => void>>();
  return {
    onChange(table, heard) {
      const own = listeners.get(table) ?? new Set();
      listeners.set(table, own.add(heard));
      return () => own.delete(heard);
    },
    tellChange({ table, key }) {
      const told = table === '*' ? [...listeners.values()] : [listeners.get(table) ?? []];
      for (const own of told) for (const heard of own) heard(key);
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
