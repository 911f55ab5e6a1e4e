import { afterAll, expect, inject, test } from 'vitest';
import { openTestShop } from '../test/open-test-shop.ts';
import { openShop } from './open-shop.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('processes that start at the same moment on an empty shop wait for each other, and make one administrator', async () => {
  const [{ database } = { database: '' }] = await shop.sql<{ database: string }[]>`select current_database() as database`;
  const address = { socketDir: inject('socketDir'), database };
  const config = { ...shop.config, loadsDemo: false };
  const said = await Promise.all([1, 2, 3, 4].map(() => openShop(config, address, shop.log)));
  expect(said.filter((sentence) => sentence.includes('shown this once'))).toHaveLength(1);
  expect(await shop.sql`select from users where is_admin`).toHaveLength(1);
});
