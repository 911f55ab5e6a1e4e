import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './connect.server.ts';

/**
 * PostgreSQL undid one of two transactions that got in each other's way; the same again will do.
 * https://www.postgresql.org/docs/18/mvcc-serialization-failure-handling.html
 */
const again = new Set(['40001', '40P01']);
export const isUndone = (error: unknown) => error instanceof Error && 'code' in error && again.has(String(error.code));
const maxTryCount = 4;

/**
 * A newer version of the shop has added a column to a table that a statement here was prepared for. The driver prepares it anew, but outside
 * transactions only can it send it again; each connection has its own, so a transaction may meet several. There are no more than so many.
 */
const preparedBefore = (error: unknown) => error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
const maxPreparedBefore = 200;

const open = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction, and once more when PostgreSQL had to undo it for another's sake or a table's new column. `work` must
 * do nothing outside the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  let preparedAnew = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute((trx) => open.run(true, () => work(trx)));
    } catch (error) {
      if (preparedBefore(error) && preparedAnew < maxPreparedBefore) {
        preparedAnew += 1;
        tries -= 1;
        continue;
      }
      if (!mayGoBetter(error) || tries === maxTryCount) throw error;
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
  return isUndone(error) || endsAlike;
}

// postgres.js names its own faults; Node names the socket's; PostgreSQL numbers its states
// (https://www.postgresql.org/docs/18/errcodes-appendix.html).
const lost = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC', // the disk with the pictures
  'EPIPE',
  'ETIMEDOUT',
  '53100', // disk_full: nothing can be ordered, but everything can be read, until somebody makes room
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57014', // query_canceled: the statement took longer than it may
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: starting up
]);

/** Whether an error means that the database cannot be reached just now, and the same request may well succeed in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  const code = 'code' in error ? String(error.code) : '';
  // A file that is missing is ENOENT too, but then the call was not `connect`.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return lost.has(code) || code.startsWith('08') || (error.cause !== undefined && isDatabaseDown(error.cause));
}
