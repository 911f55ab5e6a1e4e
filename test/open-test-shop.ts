import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createShop } from '../src/create-shop.server.ts';
import { listenForChanges } from '../src/platform/changes.server.ts';
import { type Config, readConfig } from '../src/platform/config.server.ts';
import { connectDatabase } from '../src/platform/database/connect.server.ts';
import { createLog } from '../src/platform/log.server.ts';
import type { Shop } from '../src/shop.server.ts';

/** The shops of the tests are no demo, and have no accounts. */
const standIns = { SHOP_TEST_TILL: '1', SHOP_TEST_LENDER: '1', SHOP_TEST_MAIL: '1' };

/** A shop on a database of its own: a copy of the empty one, or of the demo shop. Close it in afterAll. */
export async function openTestShop(contents: 'empty' | 'demo', change: Partial<Config> = {}): Promise<Shop> {
  const socketDir = inject('socketDir');
  const database = `copy_${inject('run')}_${randomBytes(6).toString('hex')}`;
  const { sql, close } = connectDatabase({ socketDir, database: 'postgres' }, 1);
  // A copy takes as long as the machine is busy.
  await sql`set statement_timeout = 0`;
  // Two copies at the same moment collide on the template; PostgreSQL says so, and the second waits its turn.
  await sql`select pg_advisory_lock(1)`;
  await sql`create database ${sql(database)} template ${sql(inject(contents === 'demo' ? 'demoTemplate' : 'emptyTemplate'))} strategy file_copy`;
  await close();
  const config = { ...readConfig({ SHOP_DATA_DIR: inject('dataDir'), ...standIns }), origin: 'https://floors.example', ...change };
  const shop = createShop(config, { socketDir, database }, createLog('silent'));
  await listenForChanges(shop.sql, shop.tellChange);
  return shop;
}

/** Settles when the shop has heard of everything that was committed before, and knows better. */
export async function caughtUp(shop: Shop) {
  const word = randomBytes(6).toString('hex');
  const heard = new Promise<void>((resolve) => {
    const stop = shop.onChange('test', (key) => {
      if (key !== word) return;
      stop();
      resolve();
    });
  });
  await shop.sql`select pg_notify('changed', ${`test ${word}`})`;
  await heard;
  await shop.catalogue.settled();
}
