import type { Sql } from 'postgres';

/**
 * How PostgreSQL would answer what is asked meanwhile, a plan for each statement that reads: what tells a list that is answered from an index from
 * one that reads its whole table, however few rows a test has. Scans of tables are forbidden where there is any other
 * way; whoever asks has vacuumed before, without which PostgreSQL trusts no index alone.
 */
export async function plansOf(sql: Sql, ask: () => Promise<unknown>): Promise<string[]> {
  const options = sql.options as { debug: unknown };
  const said: { statement: string; values: unknown[] }[] = [];
  options.debug = (_: number, statement: string, values: unknown[]) => said.push({ statement, values });
  await ask();
  options.debug = undefined;
  const reads = said.filter(({ statement }) => /^\s*(select|with)\b/i.test(statement));
  return sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    await tx`set local enable_bitmapscan = off`;
    const plans: string[] = [];
    for (const { statement, values } of reads) {
      const rows = await tx.unsafe(`explain ${statement}`, values as never[]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  }) as Promise<string[]>;
}
