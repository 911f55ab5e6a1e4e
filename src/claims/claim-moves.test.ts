import { expect, test } from 'vitest';
import { claimMovesFrom, claimStatuses, mayReport, openClaimStatuses } from './claim-moves.ts';

test('what was sent again, paid back or refused is over; every other state leads on', () => {
  expect(claimStatuses.filter((status) => claimMovesFrom(status).length === 0)).toEqual(['replaced', 'refunded', 'refused']);
  expect(openClaimStatuses).toEqual(['reported', 'replacing', 'collecting']);
});

test('every state is reached from the first, and none leads back to it', () => {
  const reached = new Set(['reported']);
  for (const from of reached) for (const to of claimMovesFrom(from as (typeof claimStatuses)[number])) reached.add(to);
  expect([...reached].sort()).toEqual([...claimStatuses].sort());
  expect(claimStatuses.flatMap(claimMovesFrom)).not.toContain('reported');
});

test('a replacement is never paid back as well', () => {
  expect(claimMovesFrom('replacing')).toEqual(['replaced']);
});

test('a fault can be reported from when the order is sent', () => {
  const may = [
    'pending',
    'finance_pending',
    'confirmed',
    'part_shipped',
    'shipped',
    'delivered',
    'ready',
    'collected',
    'cancelled',
    'refunded',
  ].filter(mayReport);
  expect(may).toEqual(['part_shipped', 'shipped', 'delivered', 'collected']);
});
