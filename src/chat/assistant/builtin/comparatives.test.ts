import { expect, test } from 'vitest';
import { asksMoreOfShown, asksMoreSo, figureNames, mostSo } from './comparatives.ts';

test.each([
  ['is there a darker one of these', true],
  ['have you this in a thicker board', true],
  ['a wee bit plainer', true],
  ['anything cheaper', true],
  ['is the grout darker when it dries', false],
  ['how thick is it', false],
])('“%s” asks for another that is more so: %s', (said, is) => {
  expect(asksMoreSo(said)).toBe(is);
});

test('what is cheaper than those shown is not asked as what is softer', () => {
  expect(asksMoreOfShown('anything softer')).toBe(true);
  expect(asksMoreOfShown('anything cheaper')).toBe(false);
});

test('the one that is meant by a figure', () => {
  const floors = [
    { plankSize: '190x1900', thickness: '14mm', pricePerM2Pence: 4195 },
    { plankSize: '220x2200', thickness: '15mm', pricePerM2Pence: 5995 },
  ] as unknown as Parameters<typeof mostSo>[0];
  expect(mostSo(floors, 'wider')).toBe(floors[1]);
  expect(mostSo(floors, 'less expensive')).toBe(floors[0]);
  expect(mostSo(floors, 'softer')).toBeNull();
  expect(new RegExp(`^(?:${figureNames})$`).test('pricier')).toBe(true);
});
