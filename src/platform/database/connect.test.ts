import { expect, inject, test } from 'vitest';
import { readConfig } from '../config.server.ts';
import { connectDatabase, socketAddress } from './connect.server.ts';

const run = '/run/postgresql';
test.each([
  ['postgres:///shop?host=/run/postgresql', { host: run, port: 5432, database: 'shop' }],
  [
    'postgresql://floor:p%40ss@/shop?host=/run/postgresql&port=5433',
    { host: run, port: 5433, database: 'shop', username: 'floor', password: 'p@ss' },
  ],
  ['postgres://floor@%2Frun%2Fpostgresql/shop', { host: run, port: 5432, database: 'shop', username: 'floor' }],
  ['postgres:///?host=/run/postgresql&user=floor', { host: run, port: 5432, username: 'floor' }],
  ['postgres://floor:secret@127.0.0.1:5433/shop', null],
  ['postgres://floor@db.example/shop?sslmode=require', null],
])('%s', (text, expected) => {
  const found = socketAddress(text);
  expect(found && JSON.parse(JSON.stringify(found))).toEqual(expected);
});

test('the shop connects through it', async () => {
  const address = `postgres://shop@/postgres?host=${encodeURIComponent(inject('socketDir'))}`;
  const url = readConfig({ DATABASE_URL: address }).databaseUrl ?? '';
  const { sql, close } = connectDatabase({ url }, 1);
  expect(await sql`select inet_server_addr() as over`).toEqual([{ over: null }]);
  await close();
});
