import { expect, test } from 'vitest';
import { lengthsOfRun, runMm } from './run-of-lengths.server.ts';

test.each([
  ['how many lengths would i need for 7 metres', 7000],
  ['12.5m of scotia', 12500],
  ['20 ft of trim', 6096],
  ['trim for two sides 1.5 m and one 1 m', 4000],
  ['scotia, 3m, 4m and 2m', 9000],
  ['a 2.5m length of trim', null],
  ['trim for a room 4m by 3m', null],
  ['skirting 120mm high', null],
])('%s: so far the lengths are to reach', (text, mm) => expect(runMm(text)).toBe(mm));

test('a run is bought in whole lengths', () => {
  expect(lengthsOfRun('Trim 10mm 2.5m Matt Black', 7000)).toBe(3);
  expect(lengthsOfRun('Trim 10mm 2.5m Matt Black', 5000)).toBe(2);
});
