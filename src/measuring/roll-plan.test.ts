import { expect, test } from 'vitest';
import { flight, goods, room } from '../../test/roll-samples.ts';
import { type RollGoods, type RollRoom, seamsOf, trimMm } from './roll-pieces.ts';
import { leastFavourable, planRolls, type RollPlan } from './roll-plan.ts';

const short = ({ rollWidthMm, drops, lengthMm, seams }: RollPlan) =>
  `${rollWidthMm}: ${drops.map((d) => d.lengthMm).join('+')} = ${lengthMm}, ${seams}`;
const plan = (rooms: RollRoom[], from: RollGoods) => planRolls(rooms, from).map(short);

// Every figure here was worked out by hand: floor + 100 mm of trim, in length and in width.
test.each<[string, RollRoom[], RollGoods, string[]]>([
  // Along the roll 5.1 × 2.6 m. Turned it is 5.1 m wide: two drops of 2.6 m, 5.2 m and a seam, which is no cheaper.
  ['5.0 × 2.5 m from 4 m is one cut of 5.1 m', [room(5000, 2500)], goods([4000]), ['4000: 5100 = 5100, 0']],
  ['and 6 m where the roll is sold by whole metres', [room(5000, 2500)], goods([4000], { cutStepMm: 1000 }), ['4000: 6000 = 6000, 0']],
  // 5 m: 4.6 m of 5 m = £460. 4 m: 3.9 m and 0.6 m of the floor, two drops of 4.6 m = 9.2 m of 4 m = £736.
  ['4.5 × 4.5 m: one from 5 m, or a seam from 4 m', [room(4500, 4500)], goods([4000, 5000]), ['5000: 4600 = 4600, 0', '4000: 4600+4600 = 9200, 1']],
  ['6 × 3 m from 4 m is one cut of 6.1 m', [room(6000, 3000)], goods([4000]), ['4000: 6100 = 6100, 0']],
  // Along: 6.1 m × 4 m = £488. Turned, over the 5 m roll: 3.9 m + 0.2 m of its own width for two, 2 × 3.1 m × 5 m = £620 with a seam.
  ['6 × 3 m from 4 m or 5 m stays with the 4 m', [room(6000, 3000)], goods([4000, 5000]), ['4000: 6100 = 6100, 0']],
  // 13 × (250 + 200) = 5.85 m, and 5.95 m with trim: a step of 100 mm makes it 6 m.
  ['a straight flight of 13', [flight(13, 800)], goods([4000]), ['4000: 6000 = 6000, 0']],
  // 13 × (250 + 200 + 25) = 6.175 m + 0.1 m = 6.275 m.
  ['with a nosing of 25 mm', [flight(13, 800, 25)], goods([4000]), ['4000: 6300 = 6300, 0']],
  // The stairs' off-cut is 3.1 m wide and 6 m long: a landing of 2.9 × 2.9 m lies in it.
  ['stairs leave room for a landing', [flight(13, 800), room(2900, 2900)], goods([4000]), ['4000: 6000 = 6000, 0']],
  // 5 m: the whole 5.1 × 4.1 m, £510. 4 m: 3 × 4 m and 2 × 2 m, turned 4.1 × 3.1 m and 2.1 × 2.1 m: 6.2 m, £496, and a seam.
  [
    'an L of 5 × 4 m less 2 × 2 m',
    [room(5000, 4000, { corner: { lengthMm: 2000, widthMm: 2000 } })],
    goods([4000, 5000]),
    ['5000: 5100 = 5100, 0', '4000: 4100+2100 = 6200, 1'],
  ],
  // 5.1 m is 7.97 repeats: 8 × 640 = 5.12 m.
  ['a repeat of 640 mm', [room(5000, 2500)], goods([4000], { repeatLengthMm: 640 }), ['4000: 5120 = 5120, 0']],
  // 4.6 m is 7.19 repeats, so 8: both drops are 5.12 m and the pattern meets at the seam.
  ['a repeat of 640 mm with a seam', [room(4500, 4500)], goods([4000], { repeatLengthMm: 640 }), ['4000: 5120+5120 = 10240, 1']],
  // The step first, 5 m, then the repeat: 8 × 640 mm.
  ['the cut step before the repeat', [room(4500, 2500)], goods([4000], { repeatLengthMm: 640, cutStepMm: 500 }), ['4000: 5120 = 5120, 0']],
  // Two drops of 5.1 m leave 4 − 0.7 = 3.3 m beside the narrow one: the hall of 5.0 × 1.2 m and a cupboard of 1.5 m lie in it.
  ['an off-cut fills another room', [room(5000, 4500), room(4900, 1200), room(1500, 1500)], goods([4000]), ['4000: 5100+5100 = 10200, 1']],
  // Joined, the hall's length must run as the room's does. 5.1 m and, turned, 1.3 × 3.9 m beside nothing: so 5.1 m and 3.9 m.
  [
    'rooms that join are laid one way',
    [room(5000, 3600), room(3800, 1200)],
    goods([4000]),
    ['4000: 5100+3900 = 9000, 0', '4000: 3700+3700+1300 = 8700, 1'],
  ],
  ['rooms that do not join each as suits them', [room(5000, 3600), room(3800, 1200, { joined: 1 })], goods([4000]), ['4000: 5100+1300 = 6400, 0']],
  ['and so does what has no direction', [room(5000, 3600), room(3800, 1200)], goods([4000], { hasDirection: false }), ['4000: 5100+1300 = 6400, 0']],
  // The deepest doorway of a wall counts: 5.0 + 0.1 + 0.1 m of trim.
  [
    'into doorways',
    [
      room(5000, 2500, {
        doorways: [
          { wall: 'end', depthMm: 100 },
          { wall: 'end', depthMm: 60 },
          { wall: 'left', depthMm: 50 },
        ],
      }),
    ],
    goods([4000]),
    ['4000: 5200 = 5200, 0'],
  ],
  ['no seam where the pattern is wider than the roll', [room(4500, 4500)], goods([4000], { repeatWidthMm: 4500 }), []],
])('%s', (_, rooms, from, expected) => expect(plan(rooms, from)).toEqual(expected));

test('a wider roll and a seam are both priced', () => {
  expect(planRolls([room(4500, 4500)], goods([4000, 5000])).map(({ pence }) => pence)).toEqual([46_000, 73_600]);
});

test('a house of 20 rooms that do not join, and its stairs, is planned in few positions', () => {
  const rooms = Array.from({ length: 20 }, (_, at) => room(2000 + at * 190, 1500 + ((at * 7) % 13) * 310));
  const counted = { positions: 0 };
  const [found] = planRolls([...rooms, flight(13, 900)], goods([2000, 4000, 5000], { hasDirection: false }), counted);
  // Every way to turn 20 rooms is a million ways, each with a position for every piece.
  expect(counted.positions).toBeLessThan(24_000);
  const area = rooms.reduce((sum, { lengthMm, widthMm }) => sum + (lengthMm + trimMm) * (widthMm + trimMm), 0);
  expect(found && found.lengthMm * found.rollWidthMm).toBeLessThan(area * 1.25);
});

test('of an area alone, no room from a square to 2.5 times as long as wide takes more', () => {
  const pence = (lengthMm: number, widthMm: number, from: RollGoods) => planRolls([room(lengthMm, widthMm)], from)[0]?.pence ?? 0;
  for (const from of [goods([4000]), goods([4000], { cutStepMm: 1, soldStepMm: 1000 }), goods([2000, 4000, 5000], { repeatLengthMm: 640 })]) {
    for (const area of [4e6, 12.5e6, 20e6, 31e6]) {
      const worst = leastFavourable(area, from);
      const most = worst ? pence(worst.lengthMm, worst.widthMm, from) : 0;
      expect((worst?.lengthMm ?? 0) * (worst?.widthMm ?? 0)).toBeGreaterThanOrEqual(area);
      const widths = Array.from({ length: 150 }, (_, at) => Math.sqrt(area / 2.5) * (1 + (at / 149) * (Math.sqrt(2.5) - 1)));
      for (const width of widths)
        expect([area, width, pence(Math.round(area / width), Math.round(width), from) > most]).toEqual([area, width, false]);
    }
  }
});

test('a seam runs where two pieces of a room meet, in mm along the roll and across it', () => {
  const seams = (one: RollRoom) => planRolls([one], goods([4000])).map(({ drops }) => seamsOf(drops.flatMap(({ pieces }) => pieces)));
  // Turned, 4.5 m along the roll: 3.9 m of the other side, then the rest of it, along the whole of the first.
  expect(seams(room(5000, 4500))).toEqual([[{ x1: 0, x2: 4500, y1: 3900, y2: 3900 }]]);
  expect(seams(room(5000, 2500))).toEqual([[]]);
  // The L of 3 × 4 m and 2 × 2 m, turned: they meet over the 2 m.
  expect(seams(room(5000, 4000, { corner: { lengthMm: 2000, widthMm: 2000 } }))).toEqual([[{ x1: 0, x2: 2000, y1: 3000, y2: 3000 }]]);
});
