import { expect, test } from 'vitest';
import { areaOf, takeMeasures } from '../reading/measures.ts';
import { tidy } from '../reading/tidy.ts';
import { floorMeasured, sayAssumed } from './floor-measured.ts';

const measured = (text: string) => takeMeasures(tidy(text)).rooms;
const before = measured('bedroom 4 x 3 and a hall 3 x 1');
const m2 = (text: string) =>
  areaOf(floorMeasured({ reading: { text: tidy(text), said: '', measured: measured(text) }, context: { measured: before } })) / 1e6;

test.each([
  ['add a porch 2 x 1', 17],
  ['and a porch 2 x 1', 17],
  ['plus 2 m2 for the cupboard', 17],
  ['less a wardrobe 2 x 1', 13],
  ['and 2 x 0.5 for the cupboard as well', 16],
  ['what if i add a porch 2 x 1', 17],
  ['also a porch 2 x 1', 17],
  ['actually theres another room 2 x 1', 17],
  ['there is a porch 2 x 1 too', 17],
  ['what about another room 2 x 1 instead', 2],
  ['how many for 20 m2', 20],
  ['and for 20 m2', 20],
  ['what about 20 m2 plus 10%', 20],
  ['just 20 m2 then', 20],
  ['and just the hall', 3],
  ['only the bedroom', 12],
  ['what if i leave out the hall', 12],
  ['how many boxes', 15],
  ['just the boxes', 15],
])('after a bedroom of 12 and a hall of 3 m²: %s', (text, area) => expect(m2(text)).toBeCloseTo(area, 5));

test('what was taken for granted is said', () => {
  expect(sayAssumed(measured('round room 4m across'))).toMatch(/square that holds it/);
  expect(sayAssumed(measured('13 steps 850 wide'))).toMatch(/55 cm/);
  expect(sayAssumed(measured('landing 2 x 1'), '13 steps and a landing 2 x 1')).toMatch(/^How wide are the stairs\?.* 7\.15 m long/);
  expect(sayAssumed(measured('4 x 3'))).toBe('');
});
