import type { Sql, TransactionSql } from 'postgres';

/** Whether anybody keeps a shop in this database: then no demo shop is loaded into it. */
export async function isInUse(sql: Sql | TransactionSql): Promise<boolean> {
  const [found] = await sql<{ used: boolean }[]>`
    select exists (select from products) or exists (select from users) or exists (select from orders) as used`;
  return found?.used ?? true;
}
