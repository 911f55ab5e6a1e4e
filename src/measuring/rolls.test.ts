import { expect, test } from 'vitest';
import { metresInOnePiece } from './rolls.ts';

const room = (lengthMm: number, widthMm: number, times = 1) => ({ lengthMm, widthMm, times });

test.each([
  ['the shorter way off a roll of 4 m, with 10 cm to trim', 4000, [room(4800, 3600)], 5],
  ['along the roll where only one way fits', 4000, [room(5200, 3900)], 6],
  ['either way: the one that takes less', 4000, [room(3900, 2000)], 3],
  ['two of a size side by side', 4000, [room(3000, 1800, 2)], 4],
  ['wider than the roll both ways', 4000, [room(5200, 4500)], null],
  ['no room', 4000, [], null],
])('%s', (_, rollMm, rooms, metres) => expect(metresInOnePiece(rollMm, rooms)).toBe(metres));
