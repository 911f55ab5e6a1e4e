import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, { words: new Set<string>(), phrases: [] })[0];

test.each([
  'the house is all white, what floor would you pick',
  "everything's white, want something warm looking on the floor",
  'my units are sage green, what floor goes',
  'what floor goes with sage green kitchen units',
  'a floor that goes with grey walls',
  'something for a dark hall',
  'our living room is very dark',
  'a floor against white skirting',
  'what goes with white and grey walls',
  'the kitchen gets no natural light',
  'is there a black friday sale',
  'there is a white film on them',
  'our kitchen is white gloss, which floor',
  'to match my oak doors',
])('%s: no colour of the floor', (text) => expect(read(text)).toMatchObject({ colour: [], species: [], finish: [], without: [] }));

test.each([
  ['dark kitchen floor', ['dark']],
  ['grey bathroom tiles', ['grey']],
  ['grey kitchen', ['grey']],
  ['white wall tiles', ['white']],
  ['grey wall and floor tiles', ['grey']],
  ['something light for a kitchen with grey walls', ['light']],
  ['beige hall and landing carpet', ['beige']],
  ['laminate for the hall in grey', ['grey']],
  ['any light oak laminate', ['light']],
  ['the hall is dark so i want a white floor', ['white']],
  ['do you have white skirting', ['white']],
  ['dark hall, need a light carpet', ['light']],
])('%s: the colour of the floor', (text, colour) => expect(read(text)?.colour).toEqual(colour));

test('what follows a refusal with or is refused too', () => {
  expect(read('carpet that isnt grey or beige')).toMatchObject({ colour: [], without: ['grey', 'beige'], floor: ['carpet'] });
  expect(read('not carpet or laminate, what else')).toMatchObject({ floor: [], without: ['carpet', 'laminate'] });
});

test.each([
  ['oak planks wider than 20cm', 200],
  ['boards over 180mm wide', 180],
  ['laminate at least 20 cm wide', 200],
  ['planks 220mm or wider', 220],
  ['a gap wider than 10mm', null],
  ['20mm thick porcelain', null],
])('%s: the least width of a plank', (text, minWidth) => expect(read(text)?.minWidth).toBe(minWidth));

test('a victorian house is no pattern, and victorian tiles are', () => {
  expect(read('parquet for a victorian house')).toMatchObject({ look: [], style: ['parquet'] });
  expect(read('victorian tiles for a hall')?.look).toEqual(['patterned']);
});
