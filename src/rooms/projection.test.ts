import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inverse, type Point, type Projection, project, projectionOfCorners, scaled } from './projection.ts';

/** A kitchen's, seen from 1.34 m over the floor. */
const kitchen: Projection = [
  [0.6494861707, 0.4541631018, -1218.621663],
  [-0.01208838937, 0.1728720344, 1250.643779],
  [-3.555408053e-5, 0.0005084470763, 1],
];

describe('projections', () => {
  it('lead back to the floor point they came from', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5200, noNaN: true }), fc.double({ min: 0, max: 5000, noNaN: true }), (x, y) => {
        const [bx, by] = project(inverse(kitchen), project(kitchen, [x, y]));
        expect(bx).toBeCloseTo(x, 3);
        expect(by).toBeCloseTo(y, 3);
      }),
    );
  });

  it('show the same point twice as far out in a picture twice the size', () => {
    const [u, v] = project(kitchen, [2500, 2000]);
    const [u2, v2] = project(scaled(kitchen, 2, 2), [2500, 2000]);
    expect([u2, v2]).toEqual([u * 2, v * 2]);
  });

  it('are found from where four corners of a rectangle are seen', () => {
    const corners = (
      [
        [0, 0],
        [4000, 0],
        [4000, 3000],
        [0, 3000],
      ] as Point[]
    ).map(([x, y]) => project(kitchen, [x + 500, y + 1000]));
    const found = projectionOfCorners(4000, 3000, corners as [Point, Point, Point, Point]);
    expect(found).not.toBeNull();
    const [u, v] = project(found as Projection, [1700, 2100]);
    const [ku, kv] = project(kitchen, [2200, 3100]);
    expect([u, v].map((n) => n.toFixed(4))).toEqual([ku, kv].map((n) => n.toFixed(4)));
  });

  it('are not found where sides cross or three corners lie in a line', () => {
    expect(
      projectionOfCorners(1000, 1000, [
        [0, 100],
        [100, 0],
        [100, 100],
        [0, 0],
      ]),
    ).toBeNull();
    expect(
      projectionOfCorners(1000, 1000, [
        [0, 100],
        [50, 100],
        [100, 100],
        [0, 0],
      ]),
    ).toBeNull();
  });
});
