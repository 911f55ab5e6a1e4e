import { expect, test } from 'vitest';
import { eitherColour, eitherKind, eitherWay } from './more-facts.ts';

test('a choice between two things that one record says is known from one between two floors', () => {
  expect(eitherKind.test('is that actually wood or just a tile')).toBe(true);
  expect(eitherKind.test('vinyl or laminate for a kitchen')).toBe(false);
  expect(eitherColour.test('is it green or more grey')).toBe(true);
  for (const said of ['is it oiled or lacquered', 'does it click or is it glued', 'is it r10 or r11']) expect(eitherWay.test(said), said).toBe(true);
  expect(eitherWay.test('is it any good in a kitchen or hall')).toBe(false);
});
