import { expect, test } from 'vitest';
import { heightWanted, nearestFirst } from './nearest-height.ts';

test.each([
  ['primed skirting 6 inch or near enough', 152],
  ['skirting about 150mm high', 150],
  ['12cm skirting', 120],
  ['skirting for a 4 m wall', null],
])('%s: %s mm', (said, mm) => expect(heightWanted(said)).toBe(mm));

test('the nearest height comes first, and what has none last', () => {
  const products = ['Torus 120mm x 2.4m', 'Plain', 'Square 145mm x 2.4m'].map((name) => ({ name }));
  expect(nearestFirst(products, 152).map(({ name }) => name)).toEqual(['Square 145mm x 2.4m', 'Torus 120mm x 2.4m', 'Plain']);
  expect(nearestFirst(products, null)).toEqual(products);
});
