import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Corners, eyeOfProjection, geometryOfPhotograph } from './camera.ts';
import { type Point, project } from './projection.ts';
import type { RoomFile } from './room.ts';

const folder = join(import.meta.dirname, '../../db/demo/rooms');
const rooms = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, room: JSON.parse(readFileSync(join(folder, name, 'room.json'), 'utf8')) as RoomFile }));

describe.each(rooms)('in the room $name', ({ room }) => {
  const { widthPx, heightPx, floorToPicture, eyeMm, roomMm } = room;

  it('finds the camera from the projection alone', () => {
    const eye = eyeOfProjection(floorToPicture, widthPx, heightPx);
    for (const [i, mm] of eyeMm.entries()) expect(Math.abs((eye[i] as number) - mm)).toBeLessThan(60);
  });

  it('finds the projection from four corners of a known rectangle', () => {
    const [x, y] = [roomMm.x[0] + 400, roomMm.y[1] - 2200];
    const floor: Point[] = [
      [0, 0],
      [1800, 0],
      [1800, 1200],
      [0, 1200],
    ];
    const corners = floor.map(([a, b]) => project(floorToPicture, [x + a, y + b])) as unknown as Corners;
    const found = geometryOfPhotograph({ widthPx, heightPx }, corners, 1800, 1200);
    const there = project(found?.floorToPicture ?? floorToPicture, [1200, 900]);
    const known = project(floorToPicture, [x + 1200, y + 900]);
    expect(Math.hypot(there[0] - known[0], there[1] - known[1])).toBeLessThan(0.01);
    expect(Math.abs((found?.eyeMm[2] ?? 0) - eyeMm[2])).toBeLessThan(60);
  });
});

it('says no to corners that are in a line or cross', () => {
  const size = { widthPx: 800, heightPx: 600 };
  expect(
    geometryOfPhotograph(
      size,
      [
        [0, 500],
        [400, 500],
        [800, 500],
        [400, 100],
      ],
      2000,
      2000,
    ),
  ).toBeNull();
  expect(
    geometryOfPhotograph(
      size,
      [
        [0, 500],
        [600, 500],
        [0, 100],
        [600, 100],
      ],
      2000,
      2000,
    ),
  ).toBeNull();
});

it('supposes a phone’s camera where the corners do not tell', () => {
  const eye = eyeOfProjection(
    [
      [0.4, 0, 100],
      [0, -0.4, 500],
      [0, 0, 1],
    ],
    800,
    600,
  );
  expect(eye.every(Number.isFinite)).toBe(true);
});
