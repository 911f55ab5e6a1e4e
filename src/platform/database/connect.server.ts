import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import postgres from 'postgres';
import type { Database } from './schema.ts';

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
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      // A day of the calendar is of no time zone: '2026-12-08'.
      day: { to: 1082, from: [1082], parse: String, serialize: String },
    },
  };
  const socket = 'url' in address ? socketAddress(address.url) : { host: address.socketDir, database: address.database ?? 'shop', username: 'shop' };
  const sql = 'url' in address && !socket ? postgres(address.url, options) : postgres({ ...options, ...socket });
  const db = new Kysely<Database>({ dialect: postgresDialect(sql) });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

type SocketAddress = { host: string; port: number; database?: string; username?: string; password?: string };

/**
 * A postgres:// address that means a Unix socket, as libpq writes them (PostgreSQL manual, 32.1.1.2): `postgres:///shop?host=/run/postgresql`,
 * or with the folder as an escaped host, `postgres://%2Frun%2Fpostgresql/shop`. Null for a host of the network; throws a TypeError for
 * what is no address.
 */
export function socketAddress(text: string): SocketAddress | null {
  const withoutHost = /^(\w+:\/\/)([^/?@]*@)?(?=[/?]|$)/;
  const url = new URL(text.replace(withoutHost, '$1$2localhost'));
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (!host.startsWith('/')) return null;
  const given = (part: string | null) => (part ? decodeURIComponent(part) : undefined);
  return {
    host,
    port: Number(url.searchParams.get('port') ?? (url.port || 5432)),
    database: given(url.pathname.slice(1)),
    username: given(url.username || url.searchParams.get('user')),
    password: given(url.password || url.searchParams.get('password')),
  };
}

/**
 * Kysely over a pool of postgres.js. Single statements go to whichever connection is free, and only a transaction keeps
 * one to itself, through `sql.begin`. Nothing here uses `sql.reserve`, on which the published dialect rests: what waits for
 * a reserved connection while the database goes away is never answered (https://github.com/porsager/postgres/issues/1195).
 */
function postgresDialect(sql: postgres.Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(sql),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Milliseconds after which a statement counts as lost, twice as long as PostgreSQL itself lets one run: the driver may never hear of it. */
const lostAfterMs = 30_000;

/** A transaction under way. `over` settles when PostgreSQL has committed or undone it, or when its connection is lost. */
type Transaction = { sql: postgres.TransactionSql; commit: () => void; undo: (why: Error) => void; over: Promise<void> };
type PooledConnection = DatabaseConnection & { transaction: Transaction | null; lost: unknown };

function createDriver(sql: postgres.Sql): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => openConnection(sql),
    beginTransaction: (connection, settings) => begin(sql, connection as PooledConnection, settings),
    commitTransaction: async (connection) => {
      const { transaction } = connection as PooledConnection;
      transaction?.commit();
      if (transaction) await answeredInTime(transaction.over);
    },
    rollbackTransaction: (connection) => undo(connection as PooledConnection),
    releaseConnection: async () => {},
    destroy: () => sql.end(),
  };
}

function openConnection(sql: postgres.Sql): PooledConnection {
  const connection: PooledConnection = {
    transaction: null,
    lost: null,
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      // Outside its transaction a statement would count at once: it must not slip onto a new connection.
      if (connection.lost) throw connection.lost;
      const { transaction } = connection;
      const answer = (transaction?.sql ?? sql).unsafe(query.sql, [...query.parameters] as never[], { prepare: true });
      // A statement sent on a connection that has just closed is never answered. The transaction knows that it is over, unless
      // the connection closed in the moment between its first word and the driver's listening for the end.
      const rows = await answeredInTime(transaction ? Promise.race([answer, transaction.over as Promise<never>]) : answer);
      const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(rows.command);
      return { rows: [...rows] as R[], ...(changes && { numAffectedRows: BigInt(rows.count) }) };
    },
    streamQuery: () => {
      throw new Error('Rows are not streamed: read them a page at a time.');
    },
  };
  return connection;
}

async function begin(sql: postgres.Sql, connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings) {
  const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
  const begun = Promise.withResolvers<void>();
  const over = sql.begin(settings, (scope) => {
    if (connection.lost) throw connection.lost;
    const work = Promise.withResolvers<void>();
    connection.transaction = { sql: scope, commit: work.resolve, undo: work.reject, over };
    begun.resolve();
    return work.promise;
  }) as Promise<void>;
  over.catch((error: unknown) => {
    connection.lost = error;
    begun.reject(error);
  });
  await answeredInTime(begun.promise).catch((error: unknown) => {
    connection.lost ??= error;
    throw error;
  });
}

/** What the database answers, or an error as of a lost connection if nothing has come in time. */
async function answeredInTime<T>(answer: PromiseLike<T>): Promise<T> {
  let waiting: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    waiting = setTimeout(() => reject(notInTime()), lostAfterMs).unref();
  });
  return Promise.race([answer, lost]).finally(() => clearTimeout(waiting));
}

/** Made only when it is thrown: an error looks at its whole stack, and every statement passes here. */
const notInTime = () => Object.assign(new Error('The database did not answer in time.'), { code: 'CONNECTION_CLOSED' });

async function undo(connection: PooledConnection) {
  await new Promise(setImmediate); // When the connection is lost, the statement on its way hears of it before the transaction does.
  if (!connection.transaction || connection.lost) return;
  connection.transaction.undo(new Error('undone'));
  await answeredInTime(connection.transaction.over).catch(() => {});
}
