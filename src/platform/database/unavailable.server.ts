// postgres.js names its own faults; Node names the socket's; PostgreSQL numbers its states (https://www.postgresql.org/docs/18/errcodes-appendix.html).
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
