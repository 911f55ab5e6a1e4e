import { expect, test } from 'vitest';
import { circumstancesOf } from './circumstances.ts';

test.each([
  ['screed went down in september, engineered oak over it', ['engineered wood'], 'New concrete or screed'],
  ['slab was poured six weeks ago', ['lvt'], 'New concrete or screed'],
  ['solid oak in a new build', ['solid wood'], 'A newly built house still drying'],
  ['a kitchen with an aga', ['laminate'], 'Range cooker on a floating floor'],
  ['the dog pees on it', ['laminate'], 'Pet accidents'],
  ['we are in a flat and the lady below complains', ['lvt'], 'Rules on sound in flats'],
  ['what do you do round the toilet', ['laminate'], "Sealing a bathroom floor's edges"],
])('%s', (message, kinds, entry) => {
  expect(circumstancesOf(message, '', kinds)[0]?.entry).toBe(entry);
});

test('what the answer has already, or what does not matter to the kind, is left out', () => {
  expect(circumstancesOf('solid oak in a new build', 'at or below 75% relative humidity', ['solid wood'])).toEqual([]);
  expect(circumstancesOf('a kitchen with an aga', '', ['tiles'])).toEqual([]);
});
