import { expect, test } from 'vitest';
import type { KeptRoom } from './kept-rooms.ts';
import { laidPlans } from './laid-plans.ts';

const twist = {
  ...{ unit: 'metre' as const, coverageCm2: 40_000, pricePence: 8000, rollWidthMm: [5000], cutStepMm: 100, directionMatters: true },
  ...{ patternRepeatLengthMm: null, patternRepeatWidthMm: null },
};
const room = (name: string, length_mm: number, width_mm: number): KeptRoom => ({
  id: name.padEnd(12, '0'),
  room: { name, length_mm, width_mm, doorways: [], joined: 0 },
  floor: null,
});
const stairs: KeptRoom = {
  id: 's'.repeat(12),
  room: { name: '', steps: 13, tread_mm: 250, riser_mm: 200, nosing_mm: 0, width_mm: 800 },
  floor: null,
};

test('each room stands with the plans that it is offered, seams where they lie, and says so; stairs with none', () => {
  // 4.5 × 4.5 m is one piece from 5 m; from 4 m it has 3.9 m beside 0.6 m. 3 × 2.5 m is one piece from either.
  const plans = laidPlans([room('Lounge', 4500, 4500), stairs, room('Hall', 3000, 2500)], twist);
  expect(plans.map(({ name, lengthMm, widthMm, seams }) => [name, lengthMm, widthMm, seams])).toEqual([
    ['Lounge, 5 m wide roll, no seam', 4500, 4500, []],
    ['Lounge, 4 m wide roll, 1 seam', 4500, 4500, [{ x1: 0, x2: 4500, y1: 3900, y2: 3900 }]],
    ['Hall, 4 m wide roll, no seam', 2500, 3000, []],
  ]);
  expect(plans[1]?.says).toBe(
    'Drawn to scale from the plan for Lounge (4.50 m × 4.50 m), not for the room in the picture. From a 4 m wide roll, the pile runs along ' +
      'the 4.50 m, with 1 seam: along the pile, 3.90 m from one side.',
  );
  expect(plans[2]?.says).toMatch(/the pile runs along the 2\.50 m, with no seam\.$/);
});
