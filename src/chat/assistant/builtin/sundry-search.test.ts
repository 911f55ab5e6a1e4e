import { expect, test } from 'vitest';
import { emptyWish } from '../context.ts';
import { floorGoneOnWith, sundriesSearched } from './sundry-search.ts';

test('an underlay for a heated floor is one for carpet too where carpet goes on it', () => {
  expect(sundriesSearched(['Underlay'], ['Laminate Flooring'], ['underfloor heating'])).toEqual([['heated']]);
  expect(sundriesSearched(['Underlay'], ['Carpet'], ['underfloor heating'])).toEqual([['heated'], ['carpet']]);
  expect(sundriesSearched(['Underlay'], ['Carpet'], [])).toEqual([['carpet']]);
});

test('a look or a fibre named after an underlay is the floor’s', () => {
  const before = { ...emptyWish, floor: ['underlay', 'carpet'] };
  expect(floorGoneOnWith(before, { ...emptyWish, feature: ['wool'] })).toEqual(['carpet']);
  expect(floorGoneOnWith(before, { ...emptyWish, colour: ['grey'] })).toEqual(['carpet']);
  expect(floorGoneOnWith(before, { ...emptyWish, condition: ['noise'] })).toEqual(['underlay', 'carpet']);
  expect(floorGoneOnWith({ ...emptyWish, floor: ['underlay'] }, { ...emptyWish, colour: ['grey'] })).toEqual(['underlay']);
});
