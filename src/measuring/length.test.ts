import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLength, lengthProblems, readLength } from './length.ts';

const anyText = fc.array(fc.oneof(fc.nat(0xffff), fc.nat(0x7f))).map((codes) => String.fromCharCode(...codes));
const mm = (millimetres: number) => Math.round(millimetres * 1000);

test.each([
  ['4.2', 4200],
  ['4,2', 4200],
  [' 4.2m ', 4200],
  ['4,2 m', 4200],
  ['4.2 metres', 4200],
  ['4.2 METERS', 4200],
  ['4', 4000],
  ['.5', 500],
  ['4.', 4000],
  ['420cm', 4200],
  ['420.5 cm', 4205],
  ['4200mm', 4200],
  ['4,200 mm', 4200],
  ['4m 20', 4200],
  ['4 m 5 cm', 4050],
  ['4m20cm', 4200],
  [`13'6"`, 4114.8],
  [`13' 6"`, 4114.8],
  [`13'6`, 4114.8],
  ['13’6”', 4114.8],
  ['13′ 6″', 4114.8],
  [`13'6''`, 4114.8],
  ['13 ft 6 in', 4114.8],
  ['13ft 6in', 4114.8],
  ['13 feet, 6 inches', 4114.8],
  ['13ft', 3962.4],
  ['13.5 ft', 4114.8],
  [`13' 6 1/2"`, 4127.5],
  ['13ft 6½in', 4127.5],
  ['162in', 4114.8],
  ['162"', 4114.8],
  ['36 1/8 in', 917.575],
])('%s in metres is %d mm', (typed, millimetres) => {
  expect(readLength(typed, 'm')).toEqual({ length: mm(millimetres) });
});

test('a number alone is in the unit chosen', () => {
  expect(readLength('13.5', 'ft')).toEqual({ length: mm(4114.8) });
  expect(readLength('4.2 m', 'ft')).toEqual({ length: mm(4200) });
});

test('says what is wrong', () => {
  const cases: [string, string][] = [
    ['', lengthProblems.missing],
    ['long', lengthProblems.missing],
    ['4.2.1', lengthProblems.missing],
    ['1e309', lengthProblems.missing],
    ['NaN', lengthProblems.missing],
    ['4 km', lengthProblems.missing],
    ['5 0/0 in', lengthProblems.missing],
    ['\u0000', lengthProblems.missing],
    ['4\ud800', lengthProblems.missing],
    ['9'.repeat(10_000), lengthProblems.missing],
    ['0', lengthProblems.zero],
    ['0.0 m', lengthProblems.zero],
    ['-4', lengthProblems.zero],
    ['-0', lengthProblems.zero],
    ['13 ft 12 in', lengthProblems.inches],
    ['13 ft 1/0', lengthProblems.inches],
    ['4 mm', lengthProblems.tooShort],
    ['420', lengthProblems.tooLong],
    ['999999999 m', lengthProblems.tooLong],
  ];
  for (const [typed, problem] of cases) expect(readLength(typed, 'm'), typed.slice(0, 20)).toEqual({ problem });
});

test('any text is read or refused, never more than 100 m', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('m' as const, 'ft' as const), (typed, unit) => {
      const { length } = readLength(typed, unit);
      expect(length === undefined || (Number.isSafeInteger(length) && length > 0 && length <= 100_000_000)).toBe(true);
    }),
  );
});

test('what is written can be read again, in either unit', () => {
  expect(formatLength(mm(4200), 'm')).toBe('4.20 m');
  expect(formatLength(mm(4205), 'm')).toBe('4.205 m');
  expect(formatLength(mm(4114.8), 'ft')).toBe('13 ft 6 in');
  expect(formatLength(mm(3962.4), 'ft')).toBe('13 ft');
  expect(formatLength(mm(152.4), 'ft')).toBe('6 in');
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 99_999 }), (millimetres) => {
      expect(readLength(formatLength(mm(millimetres), 'm'), 'ft').length).toBe(mm(millimetres));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 15_000 }), (quarterInches) => {
      expect(readLength(formatLength(quarterInches * 6350, 'ft'), 'm').length).toBe(quarterInches * 6350);
    }),
  );
});
