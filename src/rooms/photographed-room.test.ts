import { describe, expect, it } from 'vitest';
import { type Corners, firstCorners, geometryOfPhotograph, readSideMm } from './photographed-room.ts';
import { type Point, project } from './projection.ts';

const size = { widthPx: 800, heightPx: 600 };

describe('a photographed room', () => {
  it('takes the floor’s rectangle to its corners, to scale', () => {
    const corners = firstCorners(size);
    const found = geometryOfPhotograph(size, corners, 2400, 1800);
    const floor: Point[] = [
      [0, 0],
      [2400, 0],
      [2400, 1800],
      [0, 1800],
    ];
    for (const [i, mm] of floor.entries()) {
      const [u, v] = project(
        found?.floorToPicture ?? [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        mm,
      );
      expect(Math.hypot(u - (corners[i] as Point)[0], v - (corners[i] as Point)[1])).toBeLessThan(1e-6);
    }
  });

  it('says no to corners in a line, and to sides that cross', () => {
    const wrong: Corners[] = [
      [
        [0, 500],
        [400, 500],
        [800, 500],
        [400, 100],
      ],
      [
        [0, 500],
        [600, 500],
        [0, 100],
        [600, 100],
      ],
    ];
    for (const corners of wrong) expect(geometryOfPhotograph(size, corners, 2000, 2000)).toBeNull();
  });
});

describe('a side of the rectangle', () => {
  it('is read as people type metres', () => {
    expect(['2', '2.4', '2,4 m', ' .5 ', '3 metres', '12.'].map(readSideMm)).toEqual([2000, 2400, 2400, 500, 3000, 12000]);
  });

  it('is none when it is no length, or no floor’s', () => {
    expect(['', 'two', '-1', '0', '0.05', '21', '1e1', '2.4.1', 'NaN'].map(readSideMm)).toEqual(Array(9).fill(null));
  });
});
