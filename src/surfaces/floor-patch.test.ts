import { describe, expect, it } from 'vitest';
import type { Appearance } from './appearance.ts';
import { floorOf } from './floor.ts';
import { floorPatch, patchSizeMm, repeatOf } from './floor-patch.ts';
import { isGrouted, laidAs, layingPatterns } from './laying-patterns.ts';
import { layoutOf } from './layouts/layout.ts';

import { newSpot } from './layouts/spot.ts';
import { newTint } from './materials/material.ts';
import { chance } from './noise.ts';

const oak: Appearance = {
  material: 'wood',
  layout: 'random-plank',
  unitMm: [190, 1900],
  jointMm: 1,
  jointColour: '#5c452c',
  colours: ['#c39a68', '#a87a48', '#5f4024'],
  character: 0.4,
  gloss: 0.2,
  seed: 7,
};
const tile: Appearance = { ...oak, material: 'limestone', layout: 'stack', unitMm: [600, 300], jointMm: 3, jointColour: '#b0aca4' };
const carpet: Appearance = { ...oak, material: 'carpet-twist', layout: 'seamless', unitMm: [4, 4], jointMm: 0 };

const patterned = [
  ...['random-plank', 'random-length', 'brick', 'stack', 'herringbone', 'chevron', 'parquet', 'basket-weave', 'hexagon', 'mosaic'],
] as Appearance['layout'][];

describe('repeatOf', () => {
  it.each(patterned)('%s begins again with the same units after its size, and not before', (layout) => {
    for (const unitMm of [
      [70, 350],
      [200, 400],
      [240, 240],
    ] as [number, number][]) {
      const laying = { layout, unitMm, jointMm: 2, seed: 5 };
      const repeat = repeatOf(laying, 4000);
      if (!repeat) throw new Error('no repeat');
      const [w, h] = repeat.sizeMm;
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(4000);
      const at = layoutOf({ ...laying, cells: repeat.cells });
      const [here, there] = [newSpot(), newSpot()];
      for (let i = 0; i < 300; i++) {
        const [x, y] = [w * (chance(i, 1) * 2 - 0.5), h * (chance(i, 2) * 2 - 0.5)];
        at(x, y, here);
        for (const [dx, dy] of [
          [w, 0],
          [0, h],
          [-w, h],
        ] as const) {
          at(x + dx, y + dy, there);
          // A point on a joint may fall to either side of it.
          if (Math.abs(here.edge) > 0.01 && here.edge > -0.9) expect([there.unit, there.odd], `${x},${y}`).toEqual([here.unit, here.odd]);
          expect(there.edge).toBeCloseTo(here.edge, 3);
        }
      }
    }
  });

  it.each(patterned)('%s has no unit twice within its size', (layout) => {
    const laying = { layout, unitMm: [300, 600] as [number, number], jointMm: 3, seed: 5 };
    const repeat = repeatOf(laying, 4000);
    if (!repeat) throw new Error('no repeat');
    const at = layoutOf({ ...laying, cells: repeat.cells });
    const spot = newSpot();
    const seen = new Map<number, [number, number]>();
    for (let y = 20; y < repeat.sizeMm[1] - 700; y += 40) {
      for (let x = 20; x < repeat.sizeMm[0] - 700; x += 40) {
        at(x, y, spot);
        const [fx, fy] = seen.get(spot.unit) ?? [x, y];
        seen.set(spot.unit, [fx, fy]);
        expect(Math.hypot(x - fx, y - fy)).toBeLessThan(900);
      }
    }
  });
});

describe('floorPatch', () => {
  it('measures at least four metres each way and ends where its pattern does', () => {
    expect(patchSizeMm(tile).map((mm) => Math.round(mm))).toEqual([603 * 8, 303 * 14]);
    expect(patchSizeMm(carpet)).toEqual([4000, 4000]);
  });

  it('draws the same bytes each time', () => {
    const first = floorPatch(oak, 64, 48);
    expect(first.rgba).toHaveLength(64 * 48 * 4);
    expect(floorPatch(oak, 64, 48)).toEqual(first);
  });

  it.each([
    ['wood', oak],
    ['tiles', tile],
    ['carpet', carpet],
  ] as const)('has no seam where %s meets itself', (_, appearance) => {
    const size = 512;
    const { rgba } = floorPatch(appearance, size, size);
    const at = (x: number, y: number) => rgba[(y * size + x) * 4] as number;
    const step = (x: number) => {
      let sum = 0;
      for (let y = 0; y < size; y++) sum += Math.abs(at(x, y) - at((x + 1) % size, y));
      return sum / size;
    };
    const usual = Array.from({ length: size - 1 }, (_, x) => step(x)).sort((a, b) => a - b);
    expect(step(size - 1)).toBeLessThanOrEqual((usual.at(-1) ?? 0) * 1.05);
  });

  it('keeps a carpet as lively where it runs into its beginning', () => {
    const { rgba } = floorPatch(carpet, 1000, 200);
    const spread = (from: number, to: number) => {
      const values: number[] = [];
      for (let y = 0; y < 200; y++) for (let x = from; x < to; x++) values.push(rgba[(y * 1000 + x) * 4] as number);
      const mean = values.reduce((a, b) => a + b) / values.length;
      return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
    };
    expect(spread(955, 985) / spread(400, 600)).toBeGreaterThan(0.8);
  });

  it('gives the mean colour of the floor as it is drawn anywhere', () => {
    const { rgba } = floorPatch(oak, 200, 200);
    const mean = rgba.reduce((sum, byte, i) => (i % 4 === 0 ? sum + byte : sum), 0) / 40_000;
    const floor = floorOf(oak);
    const tint = newTint();
    let light = 0;
    for (let i = 0; i < 4000; i++) {
      floor(chance(i, 5) * 9000, chance(i, 6) * 9000, 20, tint);
      light += 255 * (1.055 * tint.r ** (1 / 2.4) - 0.055);
    }
    expect(Math.abs(light / 4000 - mean)).toBeLessThan(8);
  });
});

describe('layingPatterns', () => {
  const of = (change: Partial<Appearance>) => layingPatterns({ ...oak, ...change });
  it('lays boards in rows, tiles as they like, and what is made for one pattern in that', () => {
    expect(of({})).toEqual(['random-plank', 'brick']);
    expect(layingPatterns(tile)).toEqual(['stack', 'brick', 'herringbone', 'basket-weave']);
    expect(layingPatterns({ ...tile, unitMm: [600, 600] })).toEqual(['stack', 'brick']);
    expect(of({ layout: 'herringbone', unitMm: [70, 280] })).toEqual(['herringbone', 'brick', 'basket-weave']);
    expect(of({ layout: 'herringbone', unitMm: [76, 315] })).toEqual(['herringbone', 'brick']);
    expect(of({ layout: 'chevron', unitMm: [90, 600] })).toEqual(['chevron']);
    expect(of({ layout: 'basket-weave', unitMm: [600, 600] })).toEqual(['basket-weave']);
    expect(of({ layout: 'hexagon' })).toEqual(['hexagon']);
    expect(layingPatterns(carpet)).toEqual(['seamless']);
  });

  it('grouts tiles, not boards or carpet', () => {
    expect([tile, oak, carpet].map(isGrouted)).toEqual([true, false, false]);
  });

  it('lays a tile that lies wide along its length where the pattern asks for that', () => {
    expect(laidAs(tile, 'herringbone').unitMm).toEqual([300, 600]);
    expect(laidAs(tile, 'brick', '#222222')).toMatchObject({ unitMm: [600, 300], layout: 'brick', jointColour: '#222222' });
  });
});
