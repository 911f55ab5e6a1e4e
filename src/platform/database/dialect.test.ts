import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { connectDatabase, type Db } from './connect.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
await shop.sql`create table boxes (id integer primary key, left_over integer not null)`;

const processId = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid as number;
const kill = (pid: number) => shop.sql`select pg_terminate_backend(${pid})`;
const count = async () => Number((await shop.sql`select count(*) from boxes`)[0]?.count);

test('a transaction counts as a whole, or not at all', async () => {
  await shop.db.transaction().execute(async (trx) => {
    await sql`insert into boxes values (1, 5)`.execute(trx);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);

  const fails = shop.db.transaction().execute(async (trx) => {
    await sql`insert into boxes values (2, 5)`.execute(trx);
    throw new Error('a change of mind');
  });
  await expect(fails).rejects.toThrow('a change of mind');
  const clashes = shop.db.transaction().execute(async (trx) => {
    await sql`insert into boxes values (3, 5)`.execute(trx);
    await sql`insert into boxes values (1, 5)`.execute(trx);
  });
  await expect(clashes).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(1);
});

test('the isolation asked for is the isolation given', async () => {
  const level = await shop.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(
      async (trx) =>
        (await sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as ro`.execute(trx)).rows,
    );
  expect(level).toEqual([{ level: 'repeatable read', ro: 'on' }]);
});

test('a transaction whose connection is lost leaves nothing, and nothing said after that counts', async () => {
  const before = await count();
  const lost = shop.db.transaction().execute(async (trx) => {
    await sql`insert into boxes values (10, 1)`.execute(trx);
    await kill(await processId(trx as unknown as Db));
    // A statement on a new connection would stand by itself.
    await sql`insert into boxes values (11, 1)`.execute(trx).catch(() => {});
    await sql`insert into boxes values (12, 1)`.execute(trx);
  });
  await expect(lost).rejects.toThrow();
  expect(await count()).toBe(before);
});

test('whoever waits for a connection when all of them are cut off is answered, and the pool is whole again', async () => {
  const atOnce = (pause: number) =>
    Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? shop.db.transaction().execute((trx) => sql`select pg_sleep(${pause})`.execute(trx)) : sql`select pg_sleep(${pause})`.execute(shop.db),
      ),
    );
  const [{ name } = { name: '' }] = await shop.sql<{ name: string }[]>`select current_database() as name`;
  // From outside: a connection that cuts itself off may never be told so.
  const outside = connectDatabase({ socketDir: inject('socketDir'), database: 'postgres' }, 1);
  for (let round = 0; round < 2; round += 1) {
    const waiting = atOnce(0.05);
    await setTimeout(20);
    await outside.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    await waiting;
  }
  await outside.close();
  // A connection that was cut off while it opened gives up after its three seconds, six times over; whoever waited for it is told,
  // after half a minute if the driver lost sight of it.
  await expect.poll(async () => (await atOnce(0)).filter((one) => one.status === 'rejected'), { timeout: 120_000 }).toEqual([]);
}, 300_000);
