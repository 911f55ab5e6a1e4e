import type { Sql } from 'postgres';

export type Counted = { transactions: number; statements: number };

/** Counts what is sent to the database from now on; `begin` and `commit` are statements too. Returns the function that says what it was so far. */
export function countStatements(sql: Sql): () => Counted {
  const counted = { transactions: 0, statements: 0 };
  const inTransaction = new Set<number>();
  const options = sql.options as { debug: unknown };
  options.debug = (connection: number, statement: string) => {
    counted.statements += 1;
    if (!inTransaction.has(connection)) counted.transactions += 1;
    if (statement.startsWith('begin')) inTransaction.add(connection);
    if (/^(commit|rollback)/.test(statement)) inTransaction.delete(connection);
  };
  return () => ({ ...counted });
}
