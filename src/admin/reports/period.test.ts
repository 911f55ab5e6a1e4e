import { expect, test } from 'vitest';
import { everyDay, lastDays, readPeriod } from './period.ts';

const today = '2026-03-02';
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

test('a period is the days asked for, the last thirty without any, and never endless', () => {
  expect(read('')).toEqual({ from: '2026-02-01', to: today });
  expect(read('days=7')).toEqual({ from: '2026-02-24', to: today });
  expect(read('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  for (const junk of [
    'from=x&to=y',
    'from=2026-02-02&to=2026-01-01',
    'days=NaN',
    'from=2026-01-01',
    'from=2026-02-31&to=2026-03-01',
    'from=0000-01-01&to=0000-02-01',
  ])
    expect(read(junk)).toEqual(read(''));
  expect(everyDay(read('from=1900-01-01&to=2026-01-01')).length).toBeLessThan(1200);
});

test('every day is there once, over the end of February too', () => {
  expect(everyDay(lastDays(4, '2028-03-01'))).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']);
});
