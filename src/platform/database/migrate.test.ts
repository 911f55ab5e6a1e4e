import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { migrate } from './migrate.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('a file is applied once, a broken one leaves nothing behind, an edited one is refused, and a database with an unknown one', async () => {
  await shop.sql`delete from migrations`;
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(directory, '9001_a.sql'), 'create table a (x integer)');
  expect(await migrate(shop.sql, directory)).toEqual(['9001_a.sql']);
  expect(await migrate(shop.sql, directory)).toEqual([]);

  await writeFile(join(directory, '9002_b.sql'), 'create table b (x integer); select 1/0');
  await expect(migrate(shop.sql, directory)).rejects.toThrow('division by zero');
  expect(await shop.sql`select to_regclass('b') as b`).toMatchObject([{ b: null }]);

  await shop.sql`insert into migrations (name, sha256) values ('9003_c.sql', '')`;
  await expect(migrate(shop.sql, directory)).rejects.toThrow('changed by a newer version of the shop (9003_c.sql)');
  await shop.sql`delete from migrations where name = '9003_c.sql'`;
  await shop.sql`insert into migrations (name, sha256) values ('9000_before.sql', '')`;
  await expect(migrate(shop.sql, directory)).rejects.toThrow('made by another version of the shop (9000_before.sql)');
  await shop.sql`delete from migrations where name = '9000_before.sql'`;

  await writeFile(join(directory, '9001_a.sql'), 'create table a (x bigint)');
  await expect(migrate(shop.sql, directory)).rejects.toThrow('has been edited');
});

test('a file that is undone for the sake of a sale is applied again, until it is', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await shop.sql`delete from migrations`;
  await shop.sql`create sequence tried`;
  const undone = "if nextval('tried') < 3 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;";
  await writeFile(join(directory, '9001_a.sql'), `create table again (x integer); do $$ begin ${undone} end $$;`);
  expect(await migrate(shop.sql, directory)).toEqual(['9001_a.sql']);
  expect(await shop.sql`select to_regclass('again') is not null as made, last_value::int as tries from tried`).toEqual([{ made: true, tries: 3 }]);
});
