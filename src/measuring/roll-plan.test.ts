import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FloorRoom, floorSize, type RollGoods, type RollRoom, type Stairs, trimMm } from './roll-pieces.ts';
import { leastFavourable, planRolls, type RollPlan } from './roll-plan.ts';

const pounds20 = (widthMm: number) => ({ widthMm, pencePerMetre: (widthMm / 1000) * 2000 });
const goods = (widths: number[], more: Partial<RollGoods> = {}): RollGoods => ({
  rolls: widths.map(pounds20),
  cutStepMm: 100,
  soldStepMm: 1,
  repeatLengthMm: 0,
  repeatWidthMm: 0,
  hasDirection: true,
  ...more,
});
const room = (lengthMm: number, widthMm: number, more: Partial<FloorRoom> = {}): FloorRoom => ({ name: 'Room', lengthMm, widthMm, ...more });
const flight = (steps: number, widthMm: number, nosingMm = 0): Stairs => ({ name: 'Stairs', steps, treadMm: 250, riserMm: 200, nosingMm, widthMm });
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

const smallRoom = fc.record({
  lengthMm: fc.integer({ min: 600, max: 6500 }),
  widthMm: fc.integer({ min: 600, max: 6500 }),
  joined: fc.integer({ min: 0, max: 1 }),
});
const anyRoom = fc.oneof(
  { weight: 4, arbitrary: smallRoom.map((size): RollRoom => room(size.lengthMm, size.widthMm, { joined: size.joined })) },
  smallRoom.map(
    (size): RollRoom =>
      room(size.lengthMm, size.widthMm, {
        joined: size.joined,
        corner: { lengthMm: Math.floor(size.lengthMm / 3), widthMm: Math.floor(size.widthMm / 2) },
      }),
  ),
  fc.integer({ min: 2, max: 16 }).map((steps): RollRoom => flight(steps, 900, 20)),
);
const anyGoods = fc
  .record({
    widths: fc.uniqueArray(fc.constantFrom(2000, 3000, 4000, 5000), { minLength: 1, maxLength: 3 }),
    cutStepMm: fc.constantFrom(1, 100, 250, 500, 1000),
    repeatLengthMm: fc.constantFrom(0, 0, 640, 915),
    repeatWidthMm: fc.constantFrom(0, 0, 500, 686),
    hasDirection: fc.boolean(),
  })
  .map(({ widths, ...more }) => goods(widths, more));

test('no plan is short: every piece has its place, every room is covered once, one way, with its trim and its pattern', () => {
  fc.assert(
    fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 8 }), anyGoods, (rooms, from) => {
      for (const one of planRolls(rooms, from)) {
        expect(one.drops.reduce((sum, drop) => sum + drop.lengthMm, 0)).toBe(one.lengthMm);
        for (const { lengthMm, pieces } of one.drops) {
          expect(lengthMm % (from.repeatLengthMm || from.cutStepMm)).toBe(0);
          for (const [at, p] of pieces.entries()) {
            expect(p.alongMm + p.lengthMm).toBeLessThanOrEqual(lengthMm);
            expect(p.acrossMm + p.widthMm).toBeLessThanOrEqual(one.rollWidthMm);
            for (const q of pieces.slice(at + 1)) expect(overlap(box(p), box(q))).toBe(false);
          }
        }
        checkRooms(rooms, from, one);
      }
    }),
    { numRuns: 60 },
  );
});

type Box = [x: number, y: number, length: number, width: number];
const box = (p: { alongMm: number; acrossMm: number; lengthMm: number; widthMm: number }): Box => [p.alongMm, p.acrossMm, p.lengthMm, p.widthMm];
const overlap = ([x, y, l, w]: Box, [x2, y2, l2, w2]: Box) => x < x2 + l2 && x2 < x + l && y < y2 + w2 && y2 < y + w;

function checkRooms(rooms: readonly RollRoom[], { hasDirection, repeatLengthMm, repeatWidthMm }: RollGoods, one: RollPlan) {
  const pieces = one.drops.flatMap((drop) => drop.pieces);
  const turned = new Map<number, boolean>();
  let seams = 0;
  for (const [at, each] of rooms.entries()) {
    const own = pieces.filter((piece) => piece.room === at);
    const isTurned = own[0]?.isTurned ?? false;
    const size = floorSize(each);
    const [length, width] = isTurned ? [size.widthMm, size.lengthMm] : [size.lengthMm, size.widthMm];
    const covered = own.reduce((sum, { covers }) => sum + covers.lengthMm * covers.widthMm, 0);
    const whole = length * width;
    const corner = 'corner' in each && each.corner ? each.corner.lengthMm * each.corner.widthMm : 0;
    expect([whole, whole - corner]).toContain(covered);
    seams += own.length - 1;
    for (const [i, piece] of own.entries()) {
      const { covers } = piece;
      expect(piece.isTurned).toBe(isTurned);
      expect(piece.hasSeam).toBe(own.length > 1);
      expect(covers.alongMm + covers.lengthMm).toBeLessThanOrEqual(length);
      expect(covers.acrossMm + covers.widthMm).toBeLessThanOrEqual(width);
      for (const other of own.slice(i + 1)) expect(overlap(box(covers), box(other.covers))).toBe(false);
      // What the pattern puts before the piece is cut with it, so that it begins where the room's does.
      expect(piece.lengthMm).toBeGreaterThanOrEqual(covers.lengthMm + trimMm + (repeatLengthMm && covers.alongMm % repeatLengthMm));
      expect(piece.widthMm).toBe(covers.widthMm + trimMm + (repeatWidthMm && covers.acrossMm % repeatWidthMm));
      if (repeatLengthMm) expect(piece.alongMm % repeatLengthMm).toBe(0);
      if (repeatWidthMm) expect(piece.acrossMm % repeatWidthMm).toBe(0);
    }
    if ('steps' in each) expect(isTurned).toBe(false);
    else if (hasDirection) expect(isTurned).toBe(turned.get(each.joined ?? 0) ?? isTurned);
    if (!('steps' in each)) turned.set(each.joined ?? 0, isTurned);
  }
  expect(one.seams).toBe(seams);
}

test('no plan of fewest seams is more than one cut step above the best that an exhaustive search finds', () => {
  fc.assert(
    fc.property(
      fc.array(smallRoom, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(3000, 4000, 5000),
      fc.constantFrom(1, 100, 500, 1000),
      (sizes, rollMm, cutStepMm) => {
        const { length, seams } = bestByHand(sizes, rollMm, cutStepMm);
        const [found] = planRolls(
          sizes.map((size) => room(size.lengthMm, size.widthMm, size)),
          goods([rollMm], { cutStepMm }),
        );
        expect(found?.seams).toBe(seams);
        expect(found?.lengthMm).toBeLessThanOrEqual(length + cutStepMm);
        expect(found?.lengthMm).toBeGreaterThanOrEqual(length);
      },
    ),
    { numRuns: 80 },
  );
});

type Sized = { length: number; width: number };

/** Both ways of each direction, every way to put the pieces into strips and the strips into drops. */
function bestByHand(sizes: readonly { lengthMm: number; widthMm: number; joined: number }[], rollMm: number, stepMm: number) {
  let best = { seams: Number.POSITIVE_INFINITY, length: Number.POSITIVE_INFINITY };
  for (const turned of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]) {
    const pieces = sizes.flatMap(({ lengthMm, widthMm, joined }): Sized[] => {
      const [length, width] = turned[joined] ? [widthMm, lengthMm] : [lengthMm, widthMm];
      const whole = Math.ceil(width / (rollMm - trimMm)) - 1;
      const full = Array.from({ length: whole }, () => ({ length: length + trimMm, width: rollMm }));
      return [...full, { length: length + trimMm, width: width - whole * (rollMm - trimMm) + trimMm }];
    });
    const seams = pieces.length - sizes.length;
    if (seams > best.seams) continue;
    // Pieces of the whole width lie beside nothing, and nothing before or behind them makes them cheaper unless it fits their rounding.
    let length = Number.POSITIVE_INFINITY;
    for (const strips of parted(pieces)) {
      const wide = strips.map((strip) => Math.max(...strip.map((piece) => piece.width)));
      for (const drops of parted(strips.map((strip, at) => ({ strip, width: wide[at] ?? 0 })))) {
        if (drops.some((drop) => drop.reduce((sum, { width }) => sum + width, 0) > rollMm)) continue;
        length = Math.min(
          length,
          drops.reduce(
            (sum, drop) =>
              sum +
              charged(
                drop.map(({ strip }) => strip),
                stepMm,
              ),
            0,
          ),
        );
      }
    }
    if (seams < best.seams || length < best.length) best = { seams, length };
  }
  return best;
}

function charged(strips: Sized[][], stepMm: number): number {
  const step = (mm: number) => Math.ceil(mm / stepMm) * stepMm;
  const filled = Math.max(...strips.map((strip) => strip.reduce((sum, piece) => sum + piece.length, 0)));
  const lengths = [
    step(Math.max(...strips.flat().map((piece) => piece.length))),
    ...strips.map((strip) => strip.reduce((sum, piece) => sum + step(piece.length), 0)),
  ];
  return Math.min(...lengths.filter((mm) => mm >= filled));
}

/** Every way to part things into groups. */
function* parted<T>(things: readonly T[]): Generator<T[][]> {
  const [first, ...rest] = things;
  if (first === undefined) return yield [];
  for (const groups of parted(rest)) {
    yield [[first], ...groups];
    for (const at of groups.keys()) yield groups.with(at, [first, ...(groups[at] ?? [])]);
  }
}

test('a house of 20 rooms that do not join, and its stairs, is planned in moments', () => {
  const rooms = Array.from({ length: 20 }, (_, at) => room(2000 + at * 190, 1500 + ((at * 7) % 13) * 310));
  // What grows with every way to turn 20 rooms would not end.
  const [found] = planRolls([...rooms, flight(13, 900)], goods([2000, 4000, 5000], { hasDirection: false }));
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
