import { expect, test } from 'vitest';
import { areaOf, takeMeasures } from './measures.ts';
import { packIn } from './said-of-rooms.ts';
import { tidy } from './tidy.ts';

const measured = (text: string) => takeMeasures(tidy(text));
const m2 = (text: string) => areaOf(measured(text).rooms) / 1_000_000;

test.each([
  ['3m95 x 3m20, boxes and cost', 12.64],
  ['4 metres 20 by 3 metres 60', 15.12],
  ['4m 20cm x 3m 60cm', 15.12],
  ['hall is 6m long and only 1.1 wide', 6.6],
  ['a 6m long hall, 90cm wide', 5.4],
  ["hall's 900 wide and 6 metres long", 5.4],
  ['6 metres by 900', 5.4],
  ['1.1 wide and 6 long', 6.6],
  ['width 1.1m, length 6m', 6.6],
  ['splashback 2.4 metres long and 60cm high', 1.44],
  ['behind the bath, 3.5m of wall in all and 2m high', 7],
  ['10 x 12 room in feet', 11.148],
  ['lounge of fifteen feet by eleven', 15.328],
  ['three and a half metres by four', 14],
  ['four point two by three point six metres', 15.12],
  ['twenty-two square yards', 18.394802],
  ['a hundred and twenty square metres', 120],
  ['64 squares, what is the damage', 64],
  ['47m2, 10% waste', 47],
  ['40 odd metres to do', 40],
  ['sixty-odd square metres', 60],
  ['8m2 for the bathroom and 3 for the toilet', 11],
  ['measurements are 3900 x 4150', 16.185],
  ['l shaped room, 5 x 3 and then 2 x 1.5 off it', 18],
  ['14 steps up the stairs and they are about 85cm wide', 6.545],
  ['16.5 by 13 ft, would that be about 20 m2', 19.92],
  ['L shaped room, 5m x 3.5m with a bit 2m x 1.5m off it', 20.5],
  ['4 x 3 and a recess 1 x 1 coming off it', 13],
  ['bathroom 2.4 by 1.9, tiling the floor and half way up the walls, 1.2m high', 14.88],
  ['bathroom 2.4 by 1.9, tiling half way up the walls, 1.2m high', 10.32],
  ['lounge 5m x 4.2m with a bay window 2m by 0.6m', 22.2],
])('%s is so many m²', (text, area) => expect(m2(text)).toBeCloseTo(area, 2));

test('a hearth is smaller than some tiles, and no tile', () => {
  expect(m2('i want to tile a hearth 1200mm x 500mm')).toBeCloseTo(0.6, 2);
  expect(m2('a splashback of 1500 x 600')).toBeCloseTo(0.9, 2);
});

test.each([
  ['wall 2.4 x 3.2 less a window 1.2 x 1', 6.48],
  ['5 metres by 4 with a bit knocked off for the chimney breast 1.2 x 0.4', 19.52],
  ["14'6 x 12'3 less the wardrobe 6x2 ft", 15.387],
  ['Kitchen 3.4x5.1 less an island 1.8x0.9', 15.72],
  ['big bit 5x4 with 1x2.5 cut out', 17.5],
  ['6 x 4 minus 1 x 2', 22],
  ['6 x 4 - 1 x 2', 22],
  ['room 6 x 4, take away the hearth, 1.5 x 0.5', 23.25],
  ['6 x 4 not counting the hearth which is 1.5 x 0.5', 23.25],
  ['apart from a cupboard 1 x 0.8 the room is 4 x 3', 11.2],
  ['everything except the 2x1 larder, whole floor is 5x5', 23],
  ['a 2 x 1 corner missing from a 5 x 4 room', 18],
  ['room 5 x 4 with a corner 1 x 1 off it', 19],
  ['room 5 x 4 with 2 x 1 cut out of it', 18],
  ['room 5 x 4 with 2 x 1 taken up by a wardrobe', 18],
  ['kitchen 5.5m x 3m but there is an island 2m x 1m in the middle', 14.5],
  ['wall 2.4 high by 3.1 wide, one window 60cm by 90cm', 6.9],
  ['wall 4m x 2.4m with 2 windows 60 x 90cm', 8.52],
  ['two walls 3 x 2.4 and a door 2 x 0.8', 12.8],
  ['walls 2.1m high, one 1.5m wide and the other 90cm wide', 5.04],
  ['the walls of a shower, 2 m x 1 m x 2.2 m high', 13.2],
  ['wall 3 x 2.4 less a window 1.2 x 1 and a door 2 x 0.8', 4.4],
  ['kitchen 4 x 3 less the island 2 x 1 plus a hall 3 x 1', 13],
  ['kitchen 4 x 3 less the island 2 x 1 and the hall 3 x 1', 13],
  ['20 m2 less the 4 m2 under the units', 16],
  ['room 5 x 4 and a hall 3 x 1', 23],
  ['less than 20 m2', 20],
  ['not counting the hall, 5 x 4', 20],
  ["i don't need much, 5 x 4", 20],
  ['and less the island 2 x 1', -2],
])('%s leaves so many m²', (text, area) => expect(m2(text)).toBeCloseTo(area, 2));

test.each([
  ['3 flats, each 38 sqm', 114],
  ['two bedrooms, both 3 x 4', 24],
  ['four bedrooms at 12 m2 each', 48],
  ['3x3 and 4x4 bedrooms', 25],
])('%s come to so many m²', (text, area) => expect(m2(text)).toBeCloseTo(area, 2));

test.each([
  ['3 bedrooms, 10 by 9, 11 by 10 and 8 by 7 foot', 23.78],
  ['the area is roughly 18m2', 18],
  ['patio approx 30m2', 30],
  ['13 steps, each about 27cm tread and 19cm rise and 80cm wide', 5.82],
])('%s is read in its unit', (text, area) => expect(m2(text)).toBeCloseTo(area, 2));

test('what says too little is read as it is usually meant, and marked', () => {
  expect(measured('a circular room, roughly 3.8 metres across').rooms).toEqual([{ name: '', lengthMm: 3800, widthMm: 3800, times: 1, as: 'circle' }]);
  expect(measured('round room with a radius of 2m').rooms).toMatchObject([{ lengthMm: 4000, as: 'circle' }]);
  expect(measured('14 steps 820 wide, 2 m² landing').rooms).toMatchObject([
    { name: 'stairs', lengthMm: 550, widthMm: 820, times: 14, as: 'steps' },
    { name: 'landing', areaMm2: 2_000_000 },
  ]);
  expect(measured('is there enough for a whole bungalow, maybe 70 metres').rooms).toMatchObject([{ areaMm2: 70_000_000, as: 'metres' }]);
});

test.each([
  '12 metres of carpet',
  'can the lorry stop 30 metres away',
  'is it sold by the metre',
  '20 metres of skirting, how many lengths',
  'a 4m roll',
  'is that about 20 square metres',
])('%s is no floor', (text) => expect(measured(text).rooms).toEqual([]));

test.each([
  ['hall 6 m long, 1 m wide and then 1.2 for the other half', 6.6],
  ['landing 4 long, .9 wide at the top and 1.1 wide halfway', 4],
  ['room 4200 x 3100 and 1100 x 800 for the cupboard', 13.9],
  ['room 4200mm x 3100mm and the alcove is 1200 x 500', 13.62],
  ['kitchen 3600 x 2850 and 600x600 tiles', 10.26],
  ['toilet 2 x 1, all walls to 1.2 high too', 2 + 7.2],
  ['bathroom 3m x 2m and walls, ceiling 2.4m', 6 + 24],
  ['bathroom 3m x 2m, only the four walls, 2.4m high', 24],
  ['bathroom 3m x 2m by the far wall', 6],
  ['10 m2 with boxes that cover 1.8 m2', 10],
])('%s is so many m² in all', (text, area) => expect(m2(text)).toBeCloseTo(area, 2));

test.each([
  ['my wall is 2.4 high and 7.2m the whole way round', 17.28],
  ['walls are 9.5m all the way round and 2.1m high', 19.95],
  ['perimeter of 10m, 2m high, how many tiles', 20],
  ['tile the walls of a 2 x 3 bathroom up to 2.1m high', 21],
  ['shower room 1.6m x 1.4m, the walls all the way round, 2.2m high', 13.2],
])('%s: height times the way round', (text, area) => {
  expect(m2(text)).toBeCloseTo(area, 2);
  expect(measured(text).rooms).toMatchObject([{ as: 'walls' }]);
});

test('what a pack covers is no floor', () => {
  expect(measured('how many packs of a 2.4m2 pack').rooms).toEqual([]);
  expect(packIn('boxes of 1.9 m2')).toMatchObject({ m2: 1.9 });
  expect(packIn('a box for 20 m2')).toBeNull();
});
