import { expect, test } from 'vitest';
import { addWorkingDays, holidays, nextWorkingDay, sayDays } from './working-days.ts';

/** As gov.uk/bank-holidays and gov.ie list them. */
const listed = {
  'england-and-wales': {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  'northern-ireland': {
    2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
    2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
    2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
  ireland: {
    2026: '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26',
    2027: '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26',
    2028: '01-01 02-07 03-17 04-17 05-01 06-05 08-07 10-30 12-25 12-26',
  },
} as const;

test('holidays are those of the published lists', () => {
  for (const [region, years] of Object.entries(listed)) {
    for (const [year, days] of Object.entries(years)) {
      const expected = days.split(' ').map((day) => `${year}-${day}`);
      expect(holidays(region as keyof typeof listed, Number(year)), `${region} ${year}`).toEqual(expected);
    }
  }
  // Christmas Day on a Sunday: its substitute comes after Boxing Day's Monday.
  expect(holidays('england-and-wales', 2033).slice(-2)).toEqual(['2033-12-26', '2033-12-27']);
});

test('counts working days past weekends, holidays and closed days', () => {
  const calendar = { regions: ['northern-ireland'] as const, closed: ['2026-12-29'] };
  expect(nextWorkingDay('2026-11-28', calendar)).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-30', 6, calendar)).toBe('2026-12-08');
  expect(addWorkingDays('2026-12-24', 1, calendar)).toBe('2026-12-30');
});

test('says days as people do', () => {
  expect(sayDays('2026-12-08', '2026-12-11')).toBe('Between Tue 8 and Fri 11 December');
  expect(sayDays('2026-11-30', '2026-12-03')).toBe('Between Mon 30 November and Thu 3 December');
  expect(sayDays('2026-12-08', '2026-12-08')).toBe('On Tue 8 December');
});
