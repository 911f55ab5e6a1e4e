import { expect, test } from 'vitest';
import { gtinProblem } from './staff/readings.ts';

// 4006381333931 is the number that encyclopaedias explain the check digit with; the others are GS1's own examples.
test.each(['4006381333931', '9506000134352', '614141000036', '10614141000415', '73513537'])('%s is one', (digits) => {
  expect(gtinProblem(digits)).toBeNull();
});

test.each([
  ['4006381333930', /last digit/],
  ['400638133393', /last digit/],
  ['1234567', /this has 7/],
  ['36000291452', /this has 11.*zeros/],
  ['5.01235E+12', /spreadsheet/],
  ['40-06381', /nothing else/],
  ['２００６３８１３', /nothing else/],
  ['2001234567893', /internal use/],
  ['00000000', /internal use/],
  ['0212345678909', /internal use/],
  ['9812345678902', /internal use/],
])('%s is none', (digits, problem) => {
  expect(gtinProblem(digits)).toMatch(problem);
});
