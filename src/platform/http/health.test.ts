import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.ts';
import { isDatabaseDown } from '../database/in-transaction.server.ts';
import { health } from './health.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

test('a full disk is told before an order fails', async () => {
  expect((await health(shop).request('/ready')).status).toBe(200);
  const full = await health(shop, async () => 10 * 2 ** 20).request('/ready');
  expect([full.status, await full.json()]).toEqual([503, { status: 'unavailable', why: 'disk-full' }]);
});

test('what PostgreSQL or the file system refuse for want of room is a matter of time, not a fault', () => {
  for (const code of ['53100', '53200', 'ENOSPC']) expect(isDatabaseDown(Object.assign(new Error('full'), { code }))).toBe(true);
});
