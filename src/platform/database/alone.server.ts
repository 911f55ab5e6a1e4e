import type { Sql } from 'postgres';

/**
 * Does the work while no other process of this shop does such work on the same database; they wait, however long it takes.
 * Needs a second connection in the pool for the work itself.
 */
export async function aloneInDatabase<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(728118)`;
    return await work();
  } finally {
    await connection`select pg_advisory_unlock(728118)`.catch(() => {});
    await connection`reset statement_timeout`.catch(() => {});
    connection.release();
  }
}
