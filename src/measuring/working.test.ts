import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneSquareMetre } from './area.ts';
import { boxesNeeded } from './boxes.ts';
import { measureRooms, type Room } from './rooms.ts';
import { roomWorking, showWorking } from './working.ts';

const floor = { wasteBasisPoints: 1000, coverageCm2: 14400, pricePence: 3850 };
const kitchen: Room = { name: 'Kitchen', shape: 'rectangle', parts: [{ length: 4_200_000, width: 3_600_000 }] };
const hall: Room = {
  name: 'Hall',
  shape: 'l-shape',
  parts: [
    { length: 5_000_000, width: 4_000_000 },
    { length: 2_000_000, width: 1_500_000 },
  ],
};

test('shows the sum for one room', () => {
  expect(showWorking({ ...floor, area: 15_120_000_000_000n, rooms: [kitchen] })).toEqual([
    '4.20 m × 3.60 m = 15.12 m².',
    'Plus 10% wastage: 16.63 m².',
    'Each box covers 1.44 m², so 12 boxes (17.28 m²).',
    '12 boxes at £38.50 come to £462.00.',
  ]);
});

test('shows each room and what they make together', () => {
  expect(showWorking({ ...floor, area: 32_120_000_000_000n, rooms: [kitchen, hall] }).slice(0, 4)).toEqual([
    'Kitchen: 4.20 m × 3.60 m = 15.12 m².',
    'Hall: 5.00 m × 4.00 m − 2.00 m × 1.50 m = 17.00 m².',
    'Total area: 32.12 m².',
    'Plus 10% wastage: 35.33 m².',
  ]);
});

test('shows a typed area, no waste, one roll', () => {
  expect(
    showWorking({ area: oneSquareMetre, wasteBasisPoints: 0, coverageCm2: 81250, pricePence: 12345, soldIn: { one: 'roll', many: 'rolls' } }),
  ).toEqual(['Floor area: 1.00 m².', 'Each roll covers 8.125 m², so 1 roll (8.125 m²).', '1 roll at £123.45 comes to £123.45.']);
});

test('shows feet where feet were typed', () => {
  const { rooms } = measureRooms([{ name: '', shape: 'rectangle', parts: [{ length: `13'6"`, width: `10'` }] }], 'ft');
  expect(rooms.map((room) => roomWorking(room, 'ft'))).toEqual(['13 ft 6 in × 10 ft = 12.54 m²']);
});

test('the figure shown with waste needs the boxes that it says, even on the edge of one more', () => {
  const [, waste, boxes] = showWorking({ ...floor, coverageCm2: 12_100, area: 1_100_001_000_000n });
  expect([waste, boxes]).toEqual(['Plus 10% wastage: 1.210001 m².', 'Each box covers 1.21 m², so 2 boxes (2.42 m²).']);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.constantFrom(1000, 1500, 2000),
      fc.integer({ min: 1, max: 5000 }),
      (mm2, wasteBasisPoints, coverageCm2) => {
        const area = BigInt(mm2) * 1_000_000n;
        const shown = showWorking({ area, wasteBasisPoints, coverageCm2, pricePence: 100 })[1]?.match(/([\d.]+) m²\.$/)?.[1] ?? '';
        const [whole = '', decimals = ''] = shown.split('.');
        const figure = BigInt(whole + decimals.padEnd(12, '0'));
        expect(boxesNeeded(figure, 0, coverageCm2)).toBe(boxesNeeded(area, wasteBasisPoints, coverageCm2));
      },
    ),
  );
});
