import { expect, test } from 'vitest';
import { emptyWish } from '../context.ts';
import { gradeOf, isOfDemandsAlone, pilesFor } from './demands.ts';
import { surfaceOf } from './surface.ts';

test('what is worn hard has the grade for it on record, where the kind is known', () => {
  const wish = { ...emptyWish, condition: ['pets'] };
  expect(gradeOf(wish, ['LVT'])).toEqual({ acRating: null, wearLayer: '0.5mm' });
  expect(gradeOf(wish, ['Laminate Flooring'])).toEqual({ acRating: 'AC4', wearLayer: null });
  expect(gradeOf(wish, ['LVT', 'Laminate Flooring'])).toEqual({ acRating: null, wearLayer: null });
  expect(gradeOf(emptyWish, ['LVT'])).toEqual({ acRating: null, wearLayer: null });
});

test('claws want a twist, and a pile that was named stays', () => {
  expect(pilesFor({ ...emptyWish, floor: ['carpet'], condition: ['pets', 'heavy traffic'] })).toEqual(['twist']);
  expect(pilesFor({ ...emptyWish, floor: ['carpet'], condition: ['heavy traffic'] })).toContain('flatweave');
  expect(pilesFor({ ...emptyWish, floor: ['carpet'], style: ['loop'], condition: ['pets'] })).toEqual([]);
});

test('demands and rooms alone leave the kind of floor to be chosen', () => {
  expect(isOfDemandsAlone({ ...emptyWish, room: ['Hallway'], condition: ['heavy traffic', 'pets'] })).toBe(true);
  expect(isOfDemandsAlone({ ...emptyWish, colour: ['grey'], condition: ['pets'] })).toBe(false);
  expect(isOfDemandsAlone({ ...emptyWish, room: ['Hallway'] })).toBe(false);
});

test.each([
  ['white marble tile for bathroom walls and floor', 'floor'],
  ['tiles for the floor and the walls', 'floor'],
  ['same tile for walls and the bathroom floor', 'floor'],
  ['both floor and wall tiles', 'floor'],
  ['white tiles for the bathroom walls', 'wall'],
  ['grey floor tiles', 'floor'],
])('%s: for %s', (text, surface) => expect(surfaceOf(text, ['tiles'])).toBe(surface));
