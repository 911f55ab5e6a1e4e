import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flight, goods, room } from '../../test/roll-samples.ts';
import { floorSize, type RollGoods, type RollRoom, trimMm } from './roll-pieces.ts';
import { planRolls, type RollPlan } from './roll-plan.ts';

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
