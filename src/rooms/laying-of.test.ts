import { describe, expect, it } from 'vitest';
import { layingOf, saidOf, viewPictureAddress } from './laying-of.ts';
import type { FloorOnShow } from './room.ts';

const tile: FloorOnShow = {
  id: '3f2a9c10-0000-4000-8000-000000000000',
  name: 'Lough Limestone',
  pricePence: 4745,
  pricePerM2Pence: 3295,
  unit: 'box',
  stock: 9,
  isSampleEligible: true,
  picture: null,
  version: 'a1',
  patterns: [
    { id: 'stack', name: 'Stack bond', sizeMm: [4221, 4221] },
    { id: 'brick', name: 'Brick bond', sizeMm: [4221, 4221] },
  ],
  grouts: [
    { id: 'usual', name: 'As pictured', colour: '#b5aea2' },
    { id: 'charcoal', name: 'Charcoal', colour: '#454648' },
  ],
  finish: { mirrors: 0.35, polish: 0 },
};
const carpet: FloorOnShow = { ...tile, name: 'Ards Twist', patterns: [{ id: 'seamless', name: 'From the roll', sizeMm: [4000, 4000] }], grouts: [] };

describe('how a view lays a floor', () => {
  it('is as the view says where that suits the goods, else as usual', () => {
    expect(layingOf(tile, { pattern: 'brick', grout: 'charcoal', turn: 45 })).toMatchObject({ pattern: { id: 'brick' }, grout: { id: 'charcoal' } });
    expect(layingOf(tile, { pattern: 'chevron', grout: 'pink', turn: 0 })).toMatchObject({ pattern: { id: 'stack' }, grout: { id: 'usual' } });
    expect(layingOf(carpet, { pattern: 'brick', grout: 'charcoal', turn: 90 })).toMatchObject({ pattern: { id: 'seamless' }, grout: null, turn: 90 });
    expect(layingOf({ ...carpet, patterns: [] }, { pattern: null, grout: null, turn: 0 })).toBeNull();
  });

  it('is said without what goes without saying', () => {
    const said = (floor: FloorOnShow, grout: string) => {
      const laid = layingOf(floor, { pattern: null, grout, turn: 0 });
      return laid && saidOf(laid);
    };
    expect(said(tile, 'charcoal')).toEqual({ floor: 'Lough Limestone', pattern: 'Stack bond', grout: 'Charcoal', turn: 0 });
    expect(said(tile, 'usual')).toMatchObject({ grout: null });
    expect(said(carpet, 'usual')).toEqual({ floor: 'Ards Twist', pattern: null, grout: null, turn: 0 });
  });

  it('has a picture by the server at an address of its own', () => {
    const laid = layingOf(tile, { pattern: 'brick', grout: null, turn: 90 });
    expect(laid && viewPictureAddress('kitchen', laid)).toBe(`/rooms/views/kitchen/${tile.id}.webp?pattern=brick&grout=usual&turn=90`);
  });
});
