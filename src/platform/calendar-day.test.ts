import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-11-29', '2028-02-29', '1000-01-01', '2999-12-31'])('%s is a day of the calendar', (day) => {
  expect(isCalendarDay(day)).toBe(true);
});

const notThere = ['0000-01-01', '2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10'];
const notMeant = ['0001-01-01', '9999-12-31', '+012026-01-01'];
const otherwise = ['', 'x', '2026-1-1', ' 2026-01-01', '2026-01-01T00:00'];
test.each([...notThere, ...notMeant, ...otherwise])('“%s” is none', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
