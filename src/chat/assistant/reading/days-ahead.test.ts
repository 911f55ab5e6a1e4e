import { expect, test } from 'vitest';
import { daysAhead, daysOf } from './days-ahead.ts';

const sunday = new Date('2026-11-22T12:00:00Z');

test.each([
  ["the tiler's coming in 9 days", 9, '9 days'],
  ['i want it inside three weeks', 21, 'three weeks'],
  ['we get the keys in a fortnight', 14, 'a fortnight'],
  ['can it be here by friday', 5, 'Friday'],
  ['joiner is booked for friday week', 12, 'Friday week'],
  ['could i have it tomorrow', 1, 'tomorrow'],
  ['we get the keys on the 12th of december', 20, '12th of december'],
  ['would it come in time for christmas', 33, 'Christmas'],
  ['i need it before february, is two weeks definite', 71, 'February'],
])('knows by when it is wanted: %s', (text, days, said) => {
  expect(daysAhead(text, sunday)).toEqual({ days, said });
});

test.each(['it came 9 days late', 'i bought it 2 weeks ago', 'do you deliver on saturdays', 'if i order today', 'can i get it quicker than 2 weeks'])(
  'takes this for no such day: %s',
  (text) => {
    expect(daysAhead(text, sunday)).toBeNull();
  },
);

test.each([
  ['2 weeks', 14],
  ['3 to 5 working days', 5],
  ['soon', null],
])('how many days %s are', (time, days) => {
  expect(daysOf(time)).toBe(days);
});
