import { expect, test } from 'vitest';
import { sizesOf } from './sizes.ts';

const tile = (id: string, colour: string, tileSize: string) => ({ id, name: `${colour} ${tileSize}`, colour, tileSize, plankSize: null });
const [small, big, other] = [tile('1', 'Chalk', '300x600'), tile('2', 'Chalk', '600x600'), tile('3', 'Ink', '900x900')];

test('a bigger size is one of its own colour; where there is none, that is said first', () => {
  expect(sizesOf('is there a bigger size', small, [big, other])?.fit).toEqual([big]);
  expect(sizesOf('is there a bigger size', big, [small, other])).toEqual({
    text: 'No, [Chalk 600x600](/products/2) comes in no bigger size. Of its range these are bigger:',
    fit: [other],
  });
});

test('the sizes it comes in are listed', () => {
  expect(sizesOf('what sizes does it come in', small, [big, other])?.text).toBe('It comes in 300 x 600 mm and 600 x 600 mm:');
  expect(sizesOf('what sizes does it come in', other, [small])?.text).toBe('[Ink 900x900](/products/3) comes in 900 x 900 mm only.');
  expect(sizesOf('what else is in the range', small, [big])).toBeNull();
});

test('a wider one is told by its width, and of a whole range all that are', () => {
  expect(sizesOf('have you a wider one', small, [big])?.fit).toEqual([big]);
  expect(sizesOf('does it come bigger', small, [other], true)?.text).toBe('Of that range these are bigger than 300 x 600 mm:');
});
