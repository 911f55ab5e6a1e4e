import { expect, test } from 'vitest';
import { londonTime, readLondonTime } from './london-time.ts';

test('times are the shop’s clock, in summer and in winter', () => {
  expect(readLondonTime('2026-07-01T09:30').moment?.toISOString()).toBe('2026-07-01T08:30:00.000Z');
  expect(readLondonTime('2026-01-01T09:30').moment?.toISOString()).toBe('2026-01-01T09:30:00.000Z');
  expect(londonTime(new Date('2026-07-01T08:30:00Z'))).toBe('2026-07-01T09:30');
});

test('the hour left out in spring, the one that comes twice in autumn, and what is no time are said', () => {
  expect(readLondonTime('2026-03-29T01:00').problem).toMatch(/^Clocks go forward on 29 March 2026, so there is no 01:00/);
  expect(readLondonTime('2026-10-25T01:59').problem).toMatch(/^Clocks go back on 25 October 2026, so 01:59 comes twice/);
  for (const typed of ['2026-03-29T00:59', '2026-03-29T02:00', '2026-10-25T00:59', '2026-10-25T02:00'])
    expect(readLondonTime(typed).moment).toBeDefined();
  for (const none of ['2026-13-01T00:00', 'tomorrow', '']) expect(readLondonTime(none).problem).toMatch(/^Please enter a date and a time/);
});
