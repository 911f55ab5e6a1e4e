import { Kysely } from 'kysely';
import postgres from 'postgres';
import { postgresDialect } from './dialect.server.ts';
import type { Database } from './schema.ts';
import { socketAddress } from './socket-address.ts';

/** Kysely over postgres.js: prepared, pipelined. `sql` is the same pool, for what Kysely cannot say. */
export type Db = Kysely<Database>;
export type Connection = { db: Db; sql: postgres.Sql; close: () => Promise<void> };

/** Where the database is: an address, or the socket directory of the embedded one. */
export type DatabaseAddress = { url: string } | { socketDir: string; database?: string };

/** Opens a pool of at most `max` connections. Nothing is sent until the first query. */
export function connectDatabase(address: DatabaseAddress, max = 10): Connection {
  const options: postgres.Options<Record<string, postgres.PostgresType>> = {
    max,
    idle_timeout: 60,
    // In seconds. A connection that was cut off while it opened is tried some six times before the driver lets go of it.
    connect_timeout: 3,
    // After a lost connection: at once, then ever less often, at least every second. Meanwhile queries wait for the next try.
    backoff: (tries: number) => Math.min(0.02 * 2 ** tries, 1),
    onnotice: () => {},
    connection: { application_name: 'shop', statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 },
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  };
  const socket = 'url' in address ? socketAddress(address.url) : { host: address.socketDir, database: address.database ?? 'shop', username: 'shop' };
  const sql = 'url' in address && !socket ? postgres(address.url, options) : postgres({ ...options, ...socket });
  const db = new Kysely<Database>({ dialect: postgresDialect(sql) });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}
