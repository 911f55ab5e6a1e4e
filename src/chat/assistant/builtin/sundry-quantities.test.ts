import { expect, test } from 'vitest';
import { groutForTiles, groutNeeded, jointIn, lengthsNeeded, nosingsNeeded, ownUse, sundryNeeded } from './sundry-quantities.ts';

test('a floor of 22 m² takes 88 to 110 kg of tile adhesive', () => {
  expect(sundryNeeded('tile adhesive', 22)).toEqual({ leastKg: 88, mostKg: 110 });
});

test('grout follows the tile: small tiles have more joints', () => {
  expect(groutNeeded(15, [300, 600], 10, 3)).toBe(4);
  expect(groutNeeded(15, [200, 200], 10, 3)).toBe(7.9);
});

test('what the page of the goods says of their use goes before what is usual', () => {
  const glue = { name: 'Tile Adhesive 20kg', description: 'For porcelain. A bag does about 4 m² with a 10 mm notched trowel.' };
  expect(sundryNeeded('tile adhesive', 18, ownUse(glue))).toEqual({ leastKg: 90, mostKg: 90 });
  expect(ownUse({ ...glue, description: 'Loose-lay rooms up to 20 m².' })).toBeNull();
});

test('grout is worked out with the tile of the record, and never less than its page says', () => {
  expect(groutForTiles({ tileSize: '75x300', thickness: '8mm' }, 3)).toEqual({ kg: 2.1, tiles: 'tiles of 75 × 300 mm, 8 mm thick with 3 mm joints' });
  expect(groutForTiles(null, 18, { ownPerM2: 5 / 12 }).kg).toBe(7.5);
  expect(groutForTiles(null, 18, { ownPerM2: 5 / 12, jointMm: jointIn('a 2mm joint') }).kg).toBe(5);
});

test('skirting goes round the room, with a tenth for mitres', () => {
  expect(lengthsNeeded([{ lengthMm: 4000, widthMm: 3000, times: 1 }], 2400)).toBe(7);
});

test('a length of nosing serves as many steps as it is long enough for', () => {
  expect(nosingsNeeded([{ widthMm: 820, times: 13 }], 1200)).toBe(13);
  expect(nosingsNeeded([{ widthMm: 800, times: 13 }], 2400)).toBe(5);
  expect(nosingsNeeded([{ widthMm: 1300, times: 10 }], 1200)).toBe(20);
});
