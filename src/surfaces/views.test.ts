import { describe, expect, it } from 'vitest';
import type { Appearance } from './appearance.ts';
import { laidView, laidWidthMm } from './floor-views.ts';
import { drawGoods, isGoods } from './goods/goods.ts';
import { lettering, linesOf, widthOf } from './lettering.ts';
import { unitView } from './unit-view.ts';

const tile: Appearance = {
  material: 'plain',
  layout: 'stack',
  unitMm: [600, 600],
  jointMm: 2,
  jointColour: '#8a8a86',
  colours: ['#d8d4cc', '#c4c0b8'],
  character: 0.2,
  gloss: 0.3,
  seed: 41,
};
const small = { widthPx: 64, heightPx: 48 };

describe('views of a floor', () => {
  it('shows enough units to see the pattern', () => {
    expect(laidWidthMm(tile) / 600).toBeGreaterThan(3);
    expect(laidWidthMm({ ...tile, unitMm: [100, 100] })).toBeLessThan(1000);
    expect(laidView(tile, small)).toHaveLength(64 * 48 * 3);
  });

  it('draws one unit to scale with its measures', () => {
    const plank = unitView(
      { ...tile, material: 'wood', layout: 'random-plank', unitMm: [190, 1900] },
      { widthPx: 1200, heightPx: 900 },
      { thickness: '15mm', offRoll: false },
    );
    expect(plank.insets).toHaveLength(3);
    const [inset] = plank.insets;
    expect((inset?.widthPx ?? 0) / (inset?.heightPx ?? 1)).toBeCloseTo(10, 0);
    for (const piece of plank.insets) {
      expect(piece.pixels).toHaveLength(piece.widthPx * piece.heightPx * 3);
      expect(piece.left).toBeGreaterThan(0);
      expect(piece.top + piece.heightPx).toBeLessThan(900);
    }
  });
});

describe('goods', () => {
  const kinds = ['tub', 'bag', 'cartridge', 'bottle', 'roll', 'board', 'profile', 'skirting', 'kit'] as const;

  it.each(kinds)('draws a %s from afar and close, without a number gone wrong', (material) => {
    expect(isGoods(material)).toBe(true);
    for (const close of [false, true]) {
      const svg = drawGoods(
        { ...tile, material, layout: 'object', colours: ['#d9ccb4'] },
        { name: 'Flexible Floor & Wall <Grey>', detail: '20 kg' },
        close,
        small,
      );
      expect(svg).not.toMatch(/NaN|undefined|<Grey>/);
    }
  });

  it('refuses a floor', () => {
    expect(isGoods('wood')).toBe(false);
    expect(() => drawGoods({ ...tile, material: 'wood' }, { name: '', detail: '' }, false, small)).toThrow(RangeError);
  });
});

describe('lettering', () => {
  it('breaks lines at words and knows their width', () => {
    const lines = linesOf('Flexible floor and wall adhesive', 200, 30);
    expect(lines.join(' ')).toBe('Flexible floor and wall adhesive');
    for (const line of lines) expect(widthOf(line, 30)).toBeLessThanOrEqual(200);
    expect(lettering('190 mm', { x: 0, y: 0, size: 20, fill: 'black' })).toContain('<path');
  });
});
