import { expect, test } from 'vitest';
import { groutNeeded, lengthsNeeded, nosingsNeeded, sundryNeeded } from './sundry-quantities.ts';

test('a floor of 22 m² takes 88 to 110 kg of tile adhesive', () => {
  expect(sundryNeeded('tile adhesive', 22)).toEqual({ leastKg: 88, mostKg: 110 });
});

test('grout follows the tile: small tiles have more joints', () => {
  expect(groutNeeded(15, [300, 600], 10, 3)).toBe(4);
  expect(groutNeeded(15, [200, 200], 10, 3)).toBe(7.9);
});

test('skirting goes round the room, with a tenth for mitres', () => {
  expect(lengthsNeeded([{ lengthMm: 4000, widthMm: 3000, times: 1 }], 2400)).toBe(7);
});

test('a length of nosing serves as many steps as it is long enough for', () => {
  expect(nosingsNeeded([{ widthMm: 820, times: 13 }], 1200)).toBe(13);
  expect(nosingsNeeded([{ widthMm: 800, times: 13 }], 2400)).toBe(5);
  expect(nosingsNeeded([{ widthMm: 1300, times: 10 }], 1200)).toBe(20);
});
