import type { Sql } from 'postgres';

/** What a trigger of db/migrations told: the table, and the key of the row, or `*` for many or unknown rows. */
export type Change = { table: string; key: string };

/**
 * Hears what any process changed. After a lost connection everything may have changed, so the first word after
 * it is `{ table: '*', key: '*' }`. Returns the function that stops listening.
 */
export async function listenForChanges(sql: Sql, heard: (change: Change) => void): Promise<() => Promise<void>> {
  let connectedBefore = false;
  const listener = await sql.listen(
    'changed',
    (payload) => {
      const [table = '*', key = '*'] = payload.split(' ', 2);
      heard({ table, key });
    },
    () => {
      if (connectedBefore) heard({ table: '*', key: '*' });
      connectedBefore = true;
    },
  );
  return listener.unlisten;
}
