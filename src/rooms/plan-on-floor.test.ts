import { expect, test } from 'vitest';
import { listRooms } from './floors.server.ts';
import { drawPlan } from './plan-on-floor.ts';
import { inverse, type Point, project } from './projection.ts';

/** Seen from straight above: 10 mm to a pixel, the floor's corner at the picture's lower left. The middle, 82 per cent down, is 5 m, 1.8 m. */
const above = { widthPx: 1000, heightPx: 1000, floorToPicture: [[0.1, 0, 0], [0, -0.1, 1000], [0, 0, 1]] as const }; // biome-ignore format: a matrix
const lounge = { lengthMm: 3000, widthMm: 4500, seams: [{ x1: 0, y1: 3900, x2: 3000, y2: 3900 }] };
const points = (path: string) => [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

test('a seam is a broken line to scale, away from the viewer, and across the picture once the floor is turned', () => {
  // 3.9 m across of 4.5 m is 1.65 m right of the middle; 3 m along is 1.5 m before and behind it. Dashes of 18 px every 30.
  const straight = points(drawPlan(lounge, above, 0).seams);
  expect(straight.slice(0, 4)).toEqual([[665, 970], [665, 952], [665, 940], [665, 922]]); // biome-ignore format: a row
  expect([straight.length, straight.at(-1)]).toEqual([20, [665, 682]]);
  const across = points(drawPlan(lounge, above, 90).seams);
  expect(across.slice(0, 2)).toEqual([[650, 655], [632, 655]]); // biome-ignore format: a row
  expect(drawPlan({ ...lounge, seams: [] }, above, 0).seams).toBe('');
});

test('in every room’s picture what is drawn lies on its floor in front of the eye, and arrows point one way', async () => {
  for (const { name, geometry } of await listRooms()) {
    const { seams, pile } = drawPlan({ ...lounge, lengthMm: 9000, seams: [{ x1: 0, y1: 3900, x2: 9000, y2: 3900 }] }, geometry, 0);
    const back = inverse(geometry.floorToPicture);
    for (const point of [...points(seams), ...points(pile)]) expect(project(back, point)[1], name).toBeGreaterThan(geometry.eyeMm[1]);
    const arrows = points(pile).filter((_, at) => at % 6 < 2);
    expect(arrows.length, name).toBeGreaterThan(4);
    expect(points(seams).length, name).toBeGreaterThan(8);
  }
});
