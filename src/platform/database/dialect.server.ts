import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type postgres from 'postgres';

/**
 * Kysely over a pool of postgres.js. Single statements go to whichever connection is free, and only a transaction keeps
 * one to itself, through `sql.begin`. Nothing here uses `sql.reserve`, on which the published dialect rests: what waits for
 * a reserved connection while the database goes away is never answered (https://github.com/porsager/postgres/issues/1195).
 */
export function postgresDialect(sql: postgres.Sql): Dialect {
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
