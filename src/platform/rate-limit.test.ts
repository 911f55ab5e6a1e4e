import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { forgetTurns, sayWait, sweepTurns, takeTurn, takeTurnOrRefuse, takeTurnsOrRefuse } from './rate-limit.server.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());

const rule = { name: 'test', most: 3, withinMinutes: 10 };
let now = new Date('2026-11-20T12:00:00Z');
const here = { db: shop.db, now: () => now };

test('so many in a window, however many at once, then none until it is over', async () => {
  const turns = await Promise.all(Array.from({ length: 8 }, () => takeTurn(here, rule, 'ann')));
  expect(turns.filter(Boolean)).toHaveLength(3);
  expect(await takeTurn(here, rule, 'bob')).toBe(true);
  expect(await takeTurn(here, { ...rule, name: 'other' }, 'ann')).toBe(true);
  await expect(takeTurnOrRefuse(here, rule, 'ann', 'In {wait}.')).rejects.toMatchObject({
    kind: 'too-many',
    detail: 'In 10 minutes.',
    retryAfterSeconds: 600,
  });
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

test('what one of several rules refuses is counted by none of them', async () => {
  const wide = { name: 'wide', most: 5, withinMinutes: 10 };
  const both = (who: string) =>
    takeTurnsOrRefuse(
      here,
      [
        [wide, 'all'],
        [rule, who],
      ],
      'Wait.',
    );
  for (let n = 0; n < 3; n += 1) await both('carl');
  for (let n = 0; n < 20; n += 1) await expect(both('carl')).rejects.toMatchObject({ kind: 'too-many' });
  for (let n = 0; n < 2; n += 1) await both('dora');
  await expect(both('dora')).rejects.toMatchObject({ kind: 'too-many' });
});

test('a clock set forward for a while and back leaves no limit longer than its window', async () => {
  const right = now;
  now = new Date(right.getTime() + 8 * 24 * 3_600_000);
  for (let n = 0; n < 4; n += 1) await takeTurn(here, rule, 'eve');
  now = right;
  await expect(takeTurnOrRefuse(here, rule, 'eve', '{wait}')).rejects.toMatchObject({ retryAfterSeconds: 600 });
  now = new Date(right.getTime() + 10 * 60_000);
  expect(await takeTurn(here, rule, 'eve')).toBe(true);
});

test('a wait is said as no less than it takes', () => {
  expect([1, 60, 61, 3540, 3541, 3600, 3601].map(sayWait)).toEqual([
    '1 minute',
    '1 minute',
    '2 minutes',
    '59 minutes',
    '1 hour',
    '1 hour',
    '2 hours',
  ]);
});
