import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { forgetTurns, sweepTurns, takeTurn, takeTurnOrRefuse } from './rate-limit.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const rule = { name: 'test', most: 3, withinMinutes: 10 };
let now = new Date('2026-11-20T12:00:00Z');
const here = { sql: shop.sql, now: () => now };

test('so many in a window, however many at once, then none until it is over', async () => {
  const turns = await Promise.all(Array.from({ length: 8 }, () => takeTurn(here, rule, 'ann')));
  expect(turns.filter(Boolean)).toHaveLength(3);
  expect(await takeTurn(here, rule, 'bob')).toBe(true);
  expect(await takeTurn(here, { ...rule, name: 'other' }, 'ann')).toBe(true);
  await expect(takeTurnOrRefuse(here, rule, 'ann', 'Wait.')).rejects.toMatchObject({ kind: 'too-many', detail: 'Wait.' });
  now = new Date('2026-11-20T12:10:00Z');
  expect(await takeTurn(here, rule, 'ann')).toBe(true);
});

test('success forgets, sweeping forgets what ran out, and nobody is named', async () => {
  await forgetTurns(here, rule, 'ann');
  expect(await shop.db.selectFrom('rate_limits').select('key').execute()).toHaveLength(2);
  expect(JSON.stringify(await shop.db.selectFrom('rate_limits').select('key').execute())).not.toContain('bob');
  await sweepTurns(here);
  expect(await shop.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});
