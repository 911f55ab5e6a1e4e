import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaProblems, decimalM2, formatArea } from './area.ts';
import { lengthProblems } from './length.ts';
import { cornerProblem, measureRooms, type TypedRoom } from './rooms.ts';

const room = (shape: TypedRoom['shape'], ...sides: [string, string][]): TypedRoom => ({
  name: 'Kitchen',
  shape,
  parts: sides.map(([length, width]) => ({ length, width })),
});
const total = (rooms: TypedRoom[], unit: 'm' | 'ft' = 'm') => {
  const { area } = measureRooms(rooms, unit);
  return area === null ? null : formatArea(area);
};

test('adds up rectangles, L-shapes and several rectangles', () => {
  expect(total([room('rectangle', ['4.2', '3.6'])])).toBe('15.12 m²');
  expect(total([room('l-shape', ['5', '4'], ['2', '1.5'])])).toBe('17.00 m²');
  expect(total([room('several', ['4', '3'], ['1.2', '0.9'])])).toBe('13.08 m²');
  expect(total([room('rectangle', ['4.2', '3.6']), room('l-shape', ['5', '4'], ['2', '1.5'])])).toBe('32.12 m²');
});

test('feet and inches are exact', () => {
  const { area } = measureRooms([room('rectangle', ["13'6", '10 ft'])], 'ft');
  expect(area).toBe(4_114_800n * 3_048_000n);
  expect(total([room('rectangle', ['13.5', '3.048 m'])], 'ft')).toBe('12.54 m²');
});

test('blank rooms and blank rectangles are passed over', () => {
  expect(total([room('rectangle', ['4', '3']), room('rectangle', ['', ' '])])).toBe('12.00 m²');
  expect(total([room('several', ['4', '3'], ['', ''])])).toBe('12.00 m²');
  expect(measureRooms([room('rectangle', ['', ''])], 'm')).toEqual({ rooms: [], area: null, problems: [] });
  expect(measureRooms([], 'm').area).toBeNull();
});

test('says which side of which room is wrong', () => {
  expect(measureRooms([room('rectangle', ['4', '3']), room('l-shape', ['5', 'four'], ['', '1'])], 'm').problems).toEqual([
    { room: 1, part: 0, side: 'width', message: lengthProblems.missing },
    { room: 1, part: 1, side: 'length', message: lengthProblems.missing },
  ]);
  expect(measureRooms([room('l-shape', ['5', '4'], ['5', '1'])], 'm').problems).toEqual([
    { room: 0, part: 1, side: 'length', message: cornerProblem },
  ]);
  expect(measureRooms([room('l-shape', ['5', '4'], ['6', '4'])], 'm').problems).toHaveLength(2);
});

test('more than a shop can price is sent to a quote', () => {
  expect(measureRooms([room('rectangle', ['100', '100'])], 'm').problem).toBeUndefined();
  expect(measureRooms([room('rectangle', ['100', '100']), room('rectangle', ['1', '1'])], 'm')).toMatchObject({
    area: null,
    problem: areaProblems.tooLarge,
  });
});

test('a rectangle cut in two has the area of the whole, and an L that of its two parts', () => {
  const side = fc.integer({ min: 20, max: 50_000 });
  fc.assert(
    fc.property(side, side, fc.nat(), fc.nat(), (length, width, cutA, cutB) => {
      const [a, b] = [10 + (cutA % (length - 19)), 10 + (cutB % (width - 19))];
      const mm = (n: number) => `${n} mm`;
      const whole = measureRooms([room('rectangle', [mm(length), mm(width)])], 'm').area;
      expect(whole && decimalM2(whole, 6)).toBe(decimalM2(BigInt(length) * BigInt(width) * 1_000_000n, 6));
      expect(measureRooms([room('several', [mm(a), mm(width)], [mm(length - a), mm(width)])], 'm').area).toBe(whole);
      const l = measureRooms([room('l-shape', [mm(length), mm(width)], [mm(a), mm(b)])], 'm').area;
      expect(l).toBe(measureRooms([room('several', [mm(length - a), mm(width)], [mm(a), mm(width - b)])], 'm').area);
    }),
  );
});
