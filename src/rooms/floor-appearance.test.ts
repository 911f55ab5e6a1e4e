import { describe, expect, it } from 'vitest';
import { drawSurface } from '#surfaces/draw-surface.ts';
import { type FloorGoods, floorAppearance, sizeMm } from './floor-appearance.ts';

import { groutsOf } from './floors.server.ts';

const oak: FloorGoods = {
  id: '3f2a9c10-0000-4000-8000-000000000000',
  category: 'Wood Flooring',
  colour: 'Natural',
  material: 'Wood',
  finish: 'Oiled',
  surface: null,
  woodSpecies: 'Oak',
  plankStyle: 'Straight Plank',
  format: null,
  tileSize: null,
  plankSize: '190x1900',
  coverageCm2: 21660,
  slipRating: null,
  appearance: null,
};

describe('floorAppearance', () => {
  const of = (change: Partial<FloorGoods>) => floorAppearance({ ...oak, ...change });
  it('is what the product says, unless that is no floor', () => {
    const own = { ...(of({}) as NonNullable<ReturnType<typeof of>>), seed: 99 };
    expect(of({ appearance: own })).toBe(own);
    expect(of({ appearance: { ...own, material: 'skirting', layout: 'object' } })).toBeNull();
    expect(of({ appearance: { ...own, layout: 'zigzag' as never } })).toBeNull();
    expect(of({ appearance: { ...own, unitMm: [0.5, 90000] } })).toBeNull();
    expect(of({ appearance: own, category: 'Adhesives' })).toBeNull();
    expect(of({ appearance: own, coverageCm2: null })).toBeNull();
    const ceramic = { appearance: own, category: 'Tiles', material: 'Ceramic' } as const;
    expect(of(ceramic)).toBeNull();
    expect(of({ ...ceramic, slipRating: 'R10' })).toBe(own);
  });

  it('is worked out from the attributes where there is only a photograph', () => {
    expect(of({})).toMatchObject({ material: 'wood', layout: 'random-plank', unitMm: [190, 1900], jointMm: 1, gloss: 0.2 });
    expect(of({ plankStyle: 'Herringbone', plankSize: '70x280' })).toMatchObject({ layout: 'herringbone', unitMm: [70, 280] });
    expect(of({ plankSize: '130 x 400-1800' })).toMatchObject({ layout: 'random-length', unitMm: [130, 1800] });
    expect(of({ woodSpecies: 'Walnut', colour: 'Walnut' })?.colours[0]).toBe('#6e4d36');
    expect(of({ colour: 'Smoked Oak' })?.colours).not.toEqual(of({})?.colours);
    const tile = { category: 'Tiles', colour: 'Light Grey', material: 'Porcelain', tileSize: '600x300', plankSize: null, woodSpecies: null } as const;
    expect(of(tile)).toMatchObject({ material: 'limestone', layout: 'brick', unitMm: [600, 300], jointMm: 3 });
    expect(of({ ...tile, material: 'Marble', tileSize: '600x600' })).toMatchObject({ material: 'marble', layout: 'stack' });
    expect(of({ category: 'Carpet', colour: 'Oatmeal', surface: 'Loop Pile', woodSpecies: null })).toMatchObject({
      material: 'carpet-loop',
      layout: 'seamless',
    });
    expect(of({ category: 'Vinyl & Lino', colour: 'Navy', material: 'Linoleum', woodSpecies: null })).toMatchObject({ material: 'sheet' });
    expect(of({ category: 'LVT', colour: 'Golden Oak', woodSpecies: null, format: 'Plank', plankSize: '180x1220' })).toMatchObject({
      material: 'wood',
    });
  });

  it('is the same each time, and can be drawn', () => {
    const appearance = of({});
    if (!appearance) throw new Error('no appearance');
    expect(of({})).toEqual(appearance);
    expect(drawSurface(appearance, { widthPx: 8, heightPx: 8, mmPerPx: 20 })).toHaveLength(192);
  });

  it('is nothing where no word says what it looks like', () => {
    expect(of({ category: 'Tiles', colour: 'Whimsy', woodSpecies: null })).toBeNull();
    expect(of({ category: 'Carpet', colour: null, woodSpecies: null })).toBeNull();
  });
});

describe('sizeMm', () => {
  it.each([
    ['190x1900', [190, 1900]],
    ['1200x600', [600, 1200]],
    ['600 × 300 mm', [300, 600]],
    ['130 x 400-1800', [130, 1800]],
    ['Large Format', null],
    [null, null],
  ])('reads %s', (said, size) => expect(sizeMm(said)).toEqual(size));
});

it('offers grouts, the pictured one first, for tiles only', () => {
  const tile = floorAppearance({ ...oak, category: 'Tiles', colour: 'Grey', material: 'Porcelain', tileSize: '600x600', woodSpecies: null });
  if (!tile) throw new Error('no tile');
  const grouts = groutsOf('Tiles', tile);
  expect(grouts[0]).toEqual({ id: 'usual', name: 'As pictured', colour: tile.jointColour });
  expect(new Set(grouts.map(({ id }) => id)).size).toBe(grouts.length);
  expect(groutsOf('Tiles', { ...tile, jointMm: 0.5 })).toEqual([]);
  expect(groutsOf('Laminate Flooring', tile)).toEqual([]);
});
