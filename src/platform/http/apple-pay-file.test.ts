import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.server.ts';
import { createLog } from '../log.server.ts';
import { applePayFile } from './static-files.server.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apple-pay-'));
  await writeFile(join(folder, 'association'), '7B227073704964');
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (SHOP_APPLE_PAY_FILE: string) => {
  const shop = { config: readConfig({ SHOP_APPLE_PAY_FILE }), log: createLog('silent') };
  return new Hono().get('/', (c) => applePayFile(c, shop)).request('/');
};

test('Apple is given the owner’s file, and without one, or with one that is gone, there is none', async () => {
  const answer = await ask(join(folder, 'association'));
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, '7B227073704964', 'text/plain; charset=utf-8']);
  expect((await ask('')).status).toBe(404);
  expect((await ask(join(folder, 'gone'))).status).toBe(404);
});
