import { describe, expect, it } from 'vitest';
import type { Appearance } from './appearance.ts';
import { drawSurface } from './draw-surface.ts';

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

const materials = [
  ...['wood', 'marble', 'limestone', 'travertine', 'slate', 'granite', 'concrete', 'terrazzo', 'plain', 'metal', 'encaustic'],
  ...['carpet-loop', 'carpet-twist', 'carpet-tile', 'sheet', 'tub', 'board', 'profile'],
] as Appearance['material'][];
const layouts = [
  ...['random-plank', 'brick', 'stack', 'herringbone', 'chevron', 'parquet', 'basket-weave', 'hexagon', 'mosaic', 'seamless', 'object'],
] as Appearance['layout'][];

function meanOf(bytes: Uint8Array): number[] {
  const sum = [0, 0, 0];
  bytes.forEach((byte, i) => {
    sum[i % 3] = (sum[i % 3] ?? 0) + byte;
  });
  return sum.map((s) => (s * 3) / bytes.length);
}

describe('drawSurface', () => {
  it('gives the same bytes for the same appearance, and others for another seed', () => {
    const view = { widthPx: 48, heightPx: 36, mmPerPx: 8 };
    const first = drawSurface(oak, view);
    expect(first).toHaveLength(48 * 36 * 3);
    expect(drawSurface(oak, view)).toEqual(first);
    expect(drawSurface({ ...oak, seed: 8 }, view)).not.toEqual(first);
  });

  it('draws joints to scale: 600 mm tiles repeat every 603 mm', () => {
    const tile: Appearance = {
      ...oak,
      material: 'plain',
      layout: 'stack',
      unitMm: [600, 600],
      jointMm: 3,
      jointColour: '#000000',
      colours: ['#ffffff'],
      character: 0,
      gloss: 0,
    };
    // Three tiles wide at 3 mm a pixel: 201 pixels a tile.
    const row = drawSurface(tile, { widthPx: 620, heightPx: 1, mmPerPx: 3, originMm: [301.5, 300], samples: 1 });
    const dark: number[] = [];
    for (let x = 0; x < 620; x++) if ((row[x * 3] ?? 255) < 140) dark.push(x);
    const joints = dark.filter((x, i) => i === 0 || x > (dark[i - 1] ?? 0) + 1);
    expect(joints.map((x) => Math.round((x * 3 + 303) / 603))).toEqual([1, 2, 3]);
    expect((joints[1] ?? 0) - (joints[0] ?? 0)).toBe(201);
  });

  it.each([
    ['wood', 0.4],
    ['limestone', 0.5],
    ['concrete', 0.4],
    ['plain', 0.2],
    ['travertine', 0.4],
    ['marble', 0.3],
  ] as const)('keeps %s near its ground colour', (material, character) => {
    const [r = 0, g = 0, b = 0] = meanOf(
      drawSurface(
        { ...oak, material, character, colours: ['#c8b294', '#a88c68', '#7a6040'], jointMm: 0 },
        { widthPx: 80, heightPx: 60, mmPerPx: 25, samples: 1 },
      ),
    );
    expect(Math.abs(r - 0xc8)).toBeLessThan(24);
    expect(Math.abs(g - 0xb2)).toBeLessThan(24);
    expect(Math.abs(b - 0x94)).toBeLessThan(26);
  });

  it('draws every material in every layout, whatever the palette', () => {
    for (const material of materials) {
      for (const layout of layouts) {
        for (const colours of [['#808080'], ['#c39a68', '#a87a48', '#5f4024', '#ffffff']]) {
          const mean = meanOf(
            drawSurface(
              { ...oak, material, layout, colours, unitMm: [90, 270], character: 0.8, gloss: 0.9 },
              { widthPx: 10, heightPx: 8, mmPerPx: 40, samples: 1 },
            ),
          );
          // A colour that is not a number is written as black.
          for (const part of mean) expect(part, `${material} in ${layout}`).toBeGreaterThan(25);
        }
      }
    }
  });

  it('does not repeat within four metres', () => {
    const at = (originMm: [number, number]): Uint8Array => drawSurface(oak, { widthPx: 24, heightPx: 24, mmPerPx: 8, samples: 1, originMm });
    const here = at([0, 0]);
    for (const x of [191, 382, 955, 1910, 3820]) for (const y of [0, 1901, 3802]) if (x + y > 0) expect(at([x, y])).not.toEqual(here);
  });
});
