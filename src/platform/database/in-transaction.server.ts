import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Db } from './connect.server.ts';
import type { Database } from './schema.ts';

/** PostgreSQL undid one of two transactions that got in each other's way; the same again will do. https://www.postgresql.org/docs/18/mvcc-serialization-failure-handling.html */
const again = new Set(['40001', '40P01']);
const mostTries = 4;

const open = new AsyncLocalStorage<true>();

/** Runs `work` in a transaction, and once more when PostgreSQL had to undo it for another's sake. `work` must do nothing outside the database. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => open.run(true, () => work(trx)));
    } catch (error) {
      if (!mayGoBetter(error) || tries === mostTries) throw error;
    }
  }
}

/**
 * For what reaches outside the database: throws within a transaction, which would hold a connection and its locks while that takes, and may
 * do it twice. A picture is kept, and a provider asked, before a transaction begins or after it.
 */
export function refuseInTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} within a transaction`);
}

function mayGoBetter(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // Two orders whose ids end alike: the next id will not.
  const endsAlike = error.code === '23505' && 'constraint_name' in error && error.constraint_name === 'orders_reference';
  return again.has(String(error.code)) || endsAlike;
}
