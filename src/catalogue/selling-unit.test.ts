import { expect, test } from 'vitest';
import { countUnits, unitWords } from './selling-unit.ts';

test('counts in the words of the trade', () => {
  expect(countUnits(1, 'box')).toBe('1 box');
  expect(countUnits(12, 'box')).toBe('12 boxes');
  expect(countUnits(2, 'each')).toBe('2 pieces');
  expect(unitWords('constructor')).toEqual({ one: 'box', many: 'boxes' });
});
