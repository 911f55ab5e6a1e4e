import { expect, test } from 'vitest';
import { type OpeningHours, openingHoursLines, openingStatus, sayTime } from './opening-hours.ts';
import { openingHoursSchema } from './settings.ts';

const nineToFive = { opens: '09:00', closes: '17:00' };
const hours: OpeningHours = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
  saturday: { opens: '10:00', closes: '17:00' },
  sunday: { opens: '13:00', closes: '17:00' },
};
const never: OpeningHours = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null, sunday: null };
const at = (iso: string, week = hours) => openingStatus(week, new Date(iso), 'Europe/London');

test('says until when the showroom is open', () => {
  expect(at('2026-01-14T12:00:00Z')).toEqual({ open: true, text: 'Open now until 5pm' });
  expect(at('2026-01-14T09:00:00Z').open).toBe(true);
  expect(at('2026-01-14T16:59:59Z').open).toBe(true);
});

test('says when it opens next', () => {
  expect(at('2026-01-14T08:59:59Z')).toEqual({ open: false, text: 'Closed, opens today at 9am' });
  expect(at('2026-01-14T17:00:00Z')).toEqual({ open: false, text: 'Closed, opens tomorrow at 9am' });
  expect(at('2026-01-17T20:00:00Z')).toEqual({ open: false, text: 'Closed, opens tomorrow at 1pm' });
  const weekdaysOnly = { ...hours, saturday: null, sunday: null };
  expect(at('2026-01-16T18:00:00Z', weekdaysOnly)).toEqual({ open: false, text: 'Closed, opens on Monday at 9am' });
  const mondaysOnly = { ...never, monday: nineToFive };
  expect(at('2026-01-12T18:00:00Z', mondaysOnly)).toEqual({ open: false, text: 'Closed, opens on Monday at 9am' });
  expect(at('2026-01-14T12:00:00Z', never)).toEqual({ open: false, text: 'Closed' });
});

test('follows British summer time', () => {
  expect(at('2026-07-15T08:00:00Z').open).toBe(true);
  expect(at('2026-01-14T08:00:00Z').open).toBe(false);
  expect(at('2026-07-15T16:00:00Z').open).toBe(false);
});

test('midnight belongs to the new day', () => {
  expect(at('2026-01-14T00:00:00Z')).toEqual({ open: false, text: 'Closed, opens today at 9am' });
});

test('draws equal days together', () => {
  expect(openingHoursLines(hours)).toEqual([
    { days: 'Mon–Fri', hours: '9am–5pm' },
    { days: 'Sat', hours: '10am–5pm' },
    { days: 'Sun', hours: '1pm–5pm' },
  ]);
  expect(openingHoursLines(never)).toEqual([{ days: 'Mon–Sun', hours: 'Closed' }]);
});

test('says times as people do', () => {
  expect(['00:30', '09:00', '12:00', '12:15', '17:30'].map(sayTime)).toEqual(['12:30am', '9am', 'midday', '12:15pm', '5:30pm']);
});

test('refuses times that are not times, and days that end before they begin', () => {
  for (const sunday of [
    { opens: '9:00', closes: '17:00' },
    { opens: '09:00', closes: '24:00' },
    { opens: '17:00', closes: '09:00' },
    { opens: '09:00', closes: '09:00' },
  ]) {
    expect(openingHoursSchema.safeParse({ ...hours, sunday }).success).toBe(false);
  }
  expect(openingHoursSchema.safeParse(hours).success).toBe(true);
});
