import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { agreedDay, warnOfDay } from './agreed-day.ts';

const place = {
  area: 'Northern Ireland',
  offered: { earliest: '2026-12-08', latest: '2026-12-11', days: ['2026-12-08', '2026-12-09', '2027-01-04'] },
  calendar: { regions: ['northern-ireland' as const], closed: ['2026-12-28'] },
  today: '2026-12-01',
};
const said = (day: string, isAgreed = false) => {
  try {
    return agreedDay(day, place, isAgreed);
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.errors?.[0]?.field] : error;
  }
};

test('a day on offer is taken as it is; any other is warned of, and taken once it is agreed', () => {
  expect(said('2026-12-09')).toBe('2026-12-09');
  for (const other of ['2026-12-01', '2026-12-13', '2026-12-25', '2027-03-01']) {
    expect(said(other)).toEqual(['day-not-offered', 'agreed']);
    expect(said(other, true)).toBe(other);
  }
});

test('a past day is refused whatever was agreed, and so is one that is more than a year away', () => {
  expect(said('2026-11-30', true)).toEqual(['past-day', 'wished_day']);
  expect(said('2062-12-08', true)).toEqual(['too-far-ahead', 'wished_day']);
});

test('the warning says why, and names what the area offers', () => {
  const offer = 'Northern Ireland is offered Monday to Friday from Tue 8 December to Mon 4 January, without bank holidays and closed days.';
  expect(warnOfDay('2026-12-09', place)).toBeNull();
  expect(warnOfDay('2026-12-13', place)).toBe(`Sun 13 December is at the weekend. ${offer}`);
  expect(warnOfDay('2026-12-25', place)).toBe(`Fri 25 December is a bank holiday. ${offer}`);
  expect(warnOfDay('2026-12-28', place)).toBe(`Mon 28 December is one of your closed days. ${offer}`);
  expect(warnOfDay('2026-12-02', place)).toBe(`Wed 2 December is not a day we offer. ${offer}`);
  expect(warnOfDay('2026-12-02', { ...place, area: '', offered: null })).toMatch(/This address is offered no delivery days at present\.$/);
});
