import { expect, test } from 'vitest';
import { daysAfterHold, endOfHold, holdFrom, sayHeld } from './hold.ts';

test('a hold ends after 60 days, and its shopper is reminded a week before', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  const { until, remindAt } = holdFrom(now, '2026-11-29');
  // 1 day of November after the 29th, 31 of December, 28 of January.
  expect(until).toBe('2027-01-28');
  expect(remindAt).toEqual(new Date('2027-01-21T10:00:00Z'));
  expect(endOfHold(remindAt)).toEqual(new Date('2027-01-28T10:00:00Z'));
  expect(sayHeld(until)).toBe('On hold until Thu 28 January at the latest');
});

test('what was on hold comes on a day that can be offered now, and not before it could have come at all', () => {
  const offered = { earliest: '2026-12-01', latest: '2026-12-03', days: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] };
  expect(daysAfterHold(offered, null)).toEqual(offered);
  expect(daysAfterHold(offered, '2026-12-02')).toEqual({ ...offered, earliest: '2026-12-02', days: offered.days.slice(1) });
  expect(daysAfterHold(offered, '2026-12-04')).toEqual({ earliest: '2026-12-04', latest: '2026-12-04', days: ['2026-12-04'] });
  expect([daysAfterHold(offered, '2026-12-05'), daysAfterHold(null, null)]).toEqual([null, null]);
});
