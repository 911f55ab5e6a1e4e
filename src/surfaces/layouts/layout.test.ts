import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { type Laying, newSpot } from './spot.ts';

const blocks: Laying = { layout: 'herringbone', unitMm: [70, 350], jointMm: 2, seed: 3 };
const all = ['random-plank', 'brick', 'stack', 'herringbone', 'chevron', 'parquet', 'basket-weave', 'hexagon', 'mosaic'] as const;

/** Number of sample points of a square `size` mm wide, `step` mm apart, that fall on each unit. */
function areas(laying: Laying, size: number, step: number): Map<number, number> {
  const spot = newSpot();
  const at = layoutOf(laying);
  const found = new Map<number, number>();
  for (let y = 0; y < size; y += step) {
    for (let x = 0; x < size; x += step) {
      at(x + 0.37, y + 0.41, spot);
      found.set(spot.unit, (found.get(spot.unit) ?? 0) + 1);
    }
  }
  return found;
}

describe('layoutOf', () => {
  it.each(all)('%s keeps every point inside its unit or its joint', (layout) => {
    const spot = newSpot();
    const at = layoutOf({ ...blocks, layout });
    for (let i = 0; i < 700; i++) {
      at(((i * 7919) % 6007) - 3000.3, ((i * 104729) % 5003) - 2500.7, spot);
      expect(spot.edge).toBeGreaterThanOrEqual(-1.01);
      expect(spot.edge).toBeLessThanOrEqual(Math.max(spot.w, spot.h) / 2);
      expect(spot.u).toBeGreaterThanOrEqual(-1.01);
      expect(spot.u).toBeLessThanOrEqual(spot.w + 1.01);
    }
  });

  it('lays herringbone blocks of one size: width and length in the ratio of the block', () => {
    const whole = 72 * 352;
    const counts = [...areas(blocks, 1600, 4).values()].map((n) => n * 16);
    const largest = Math.max(...counts);
    expect(largest / whole).toBeGreaterThan(0.95);
    expect(largest / whole).toBeLessThan(1.05);
    // More than half lie wholly within the square.
    expect(counts.filter((area) => area > whole * 0.93).length).toBeGreaterThan(counts.length * 0.5);
  });

  it('turns neighbouring herringbone blocks a quarter against each other and repeats each point every √2 widths', () => {
    const spot = newSpot();
    const at = layoutOf(blocks);
    at(100, 200, spot);
    const { u, v, turn } = spot;
    at(100, 200 + 72 * Math.SQRT2, spot);
    expect([spot.u, spot.v].map((n) => Math.round(n))).toEqual([u, v].map((n) => Math.round(n)));
    expect(spot.turn).toBe(turn);
    const turns = new Set<number>();
    for (let x = 0; x < 800; x += 40) {
      at(x, 200, spot);
      turns.add(spot.turn);
    }
    expect([...turns].sort()).toEqual([-0.5, 0.5]);
  });

  it('staggers end joints of neighbouring plank rows by at least a fifth of a plank', () => {
    const spot = newSpot();
    const at = layoutOf({ layout: 'random-plank', unitMm: [190, 1900], jointMm: 0, seed: 5 });
    const start = (row: number): number => {
      at(row * 190 + 95, 0, spot);
      return spot.v / 1900;
    };
    for (let row = 0; row < 40; row++) {
      const gap = Math.abs(start(row) - start(row + 1));
      expect(Math.min(gap, 1 - gap)).toBeGreaterThan(0.2);
    }
  });

  it('moves every other brick row by half a brick', () => {
    const spot = newSpot();
    const at = layoutOf({ layout: 'brick', unitMm: [200, 100], jointMm: 0, seed: 5 });
    at(50, 50, spot);
    const first = spot.u;
    at(50, 150, spot);
    expect(Math.abs(spot.u - first)).toBe(100);
  });
});
