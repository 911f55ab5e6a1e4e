import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';
import { timeAsked } from './times.ts';

test.each([
  ['half five on a Wednesday, are you shut by then', 'at 5:30pm', '17:30'],
  ['would I get in at quarter to six', 'at 5:45pm', '17:45'],
  ['are you open after five', 'after 5pm', '17:00'],
  ['open at 8?', 'at 8am', '08:00'],
  ['are you still open at 8', 'at 8pm', '20:00'],
  ['is anybody there before 9 in the morning', 'before 9am', '00:00'],
  ['would six o’clock be too late', 'at 6pm', '18:00'],
  ['are you open at 17:30', 'at 5:30pm', '17:30'],
  ['5.30 on Friday, is that ok', 'at 5:30pm', '17:30'],
  ['til 6 on Thursdays?', 'until 6pm', '17:59'],
  ['can I get in at ten to six', 'at 5:50pm', '17:50'],
  ['do you shut for lunch', 'at lunchtime', '12:00'],
  ['is there an evening you are open', 'in the evening', '18:00'],
  ['10am on Sunday', 'at 10am', '10:00'],
])('%s is %s', (text, said, from) => expect(timeAsked(tidy(text))).toMatchObject({ said, from }));

test.each(['what are your hours', 'open for 2 weeks', 'if I left Derry at three would I make it before closing', 'are you open on the 12th'])(
  '%s names no time',
  (text) => expect(timeAsked(tidy(text))).toBeNull(),
);
