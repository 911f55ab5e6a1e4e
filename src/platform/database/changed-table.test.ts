import { sql as raw } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { inTransaction } from './in-transaction.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('what was prepared before a newer version added a column is prepared anew, also within a transaction', async () => {
  await shop.sql`create table a (x integer)`;
  await shop.sql`create table b (x integer)`;
  const read = () =>
    inTransaction(shop.db, async (trx) => {
      for (const table of ['a', 'b']) await raw`select * from ${raw.table(table)} where x = ${1}`.execute(trx);
    });
  // As many at once as there are connections, so that each of them has both.
  const everywhere = () => Promise.all(Array.from({ length: 10 }, read));
  await everywhere();
  await shop.sql`alter table a add column y integer`;
  await shop.sql`alter table b add column y integer`;
  await expect(everywhere()).resolves.toHaveLength(10);
});
