import { expect, test } from 'vitest';
import { twoWishes } from './two-wishes.ts';

test('two floors, each for a room of its own, are two wishes; a colour at the end is of both', () => {
  expect(twoWishes('need a floor for the kitchen and a carpet for the bedroom, sage or soft green if poss, budget about £1500 for both')).toEqual([
    'show me floor for the kitchen, sage or soft green if poss',
    'show me carpet for the bedroom, sage or soft green if poss',
  ]);
  expect(twoWishes('want lvt in the kitchen and a soft carpet for 2 bedrooms, what would you suggest')).toEqual([
    'show me lvt in the kitchen',
    'show me soft carpet for 2 bedrooms',
  ]);
});

test('one floor for two rooms, one of two floors, and what is asked of them are not', () => {
  expect(twoWishes('carpet for the stairs and landing')).toBeNull();
  expect(twoWishes('tiles or vinyl for the bathroom and kitchen')).toBeNull();
  expect(twoWishes('can I put laminate in the kitchen and tiles in the hall')).toBeNull();
  expect(twoWishes('laminate for the hall and how do I lay it')).toBeNull();
  expect(twoWishes('a door bar between the carpet in the hall and the tiles in the kitchen')).toBeNull();
});

test('so are tiles for the wall and tiles for the floor', () => {
  expect(twoWishes('retiling bathroom, need a white gloss wall tile and a non slip floor tile to go with it, nothing too dear')).toEqual([
    'show me white gloss wall tile for the bathroom, nothing too dear',
    'show me non slip floor tile for the bathroom, nothing too dear',
  ]);
  expect(twoWishes('wall tiles and floor tiles for a small bathroom, white')).toEqual([
    'show me wall tiles for the bathroom, white',
    'show me floor tiles for the bathroom, white',
  ]);
  expect(twoWishes('is there a difference between wall tiles and floor tiles')).toBeNull();
});
