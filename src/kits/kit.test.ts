import { expect, test } from 'vitest';
import { readAreaM2 } from '#measuring/area.ts';
import { floorGroupOf, floorSizes } from './floor-group.ts';
import { fits, type KitFloor, type KitGoods, kitFor } from './kit.ts';
import { type FloorSizes, groutGrams, type KitRole, quantityFor, tileAdhesiveKg } from './quantity.ts';
import { siteOfArea, siteOfRooms, usualConditions } from './site.ts';

const room = (lengthMm: number, widthMm: number, doors = 1) => ({
  name: '',
  lengthMm,
  widthMm,
  doorways: Array.from({ length: doors }, () => ({ wall: 'start' as const, depthMm: 0 })),
});
const flight = { name: '', steps: 13, treadMm: 250, riserMm: 200, nosingMm: 0, widthMm: 900 };
const site = siteOfRooms([room(5000, 4000, 2)], usualConditions);
const tile: FloorSizes = { tileMm: [600, 600], thicknessMm: 10 };
const measures = { coverageCm2: null, contents: null, usePerM2: null, lengthMm: null };
const count = (role: KitRole, more: object, floor = tile, at = site) => quantityFor({ ...measures, role, ...more }, floor, at)?.count ?? null;

test('5 × 4 m with two doorways: 20 m² and 18 m less 2 × 762 mm of edge', () => {
  expect(site).toMatchObject({ areaMm2: 20_000_000, edgeMm: 16_476, doorways: 2, guessed: { edge: false, doorways: false } });
});

test('quantities, worked by hand for those 20 m²', () => {
  // 20 ÷ 15 = 1.33; 20 ÷ 10 = 2 and not one more.
  expect(count('underlay', { coverageCm2: 150_000 })).toBe(2);
  expect(count('underlay', { coverageCm2: 100_000 })).toBe(2);
  // 20 × 1.15 = 23 kg of 15.
  expect(count('adhesive', { contents: 15_000, usePerM2: 1150 })).toBe(2);
  // 20 × 4 = 80 kg of 20.
  expect(count('tile-adhesive', { contents: 20_000 })).toBe(4);
  // (600 + 600) ÷ 360,000 × 3 × 10 × 1.6 = 0.16 kg a m²; × 20 = 3.2 kg of 5.
  expect(groutGrams([600, 600], 3, 10)).toBeCloseTo(160);
  expect(count('grout', { contents: 5000 })).toBe(1);
  // 75 × 300: 375 ÷ 22,500 × 3 × 8 × 1.6 = 0.64; × 20 = 12.8 kg.
  expect(count('grout', { contents: 5000 }, { tileMm: [75, 300], thicknessMm: 8 })).toBe(3);
  // 20 × 1.65 × 3 mm = 99 kg of 25.
  expect(count('levelling', { contents: 25_000, usePerM2: 1650 })).toBe(4);
  // 16.476 × 1.1 = 18.12 m of 2.4.
  expect(count('scotia', { lengthMm: 2400 })).toBe(8);
  expect(count('door-bar', { lengthMm: 900 })).toBe(2);
  // 16.476 m of 1.52, none lost.
  expect(count('gripper', { lengthMm: 1520 })).toBe(11);
});

test('steps: a nosing each in one piece, the top one included, two grippers each', () => {
  const stairs = siteOfRooms([flight], usualConditions);
  expect(stairs).toMatchObject({ areaMm2: 13 * 450 * 900, doorways: 0 });
  expect(count('nosing', { lengthMm: 1200 }, tile, stairs)).toBe(13);
  // Two of 900 come from one of 2,400: 7.
  expect(count('nosing', { lengthMm: 2400 }, tile, stairs)).toBe(7);
  expect(count('nosing', { lengthMm: 800 }, tile, stairs)).toBeNull();
  expect(count('nosing', { lengthMm: 1200 })).toBeNull();
  // 2 × 13 × 0.9 = 23.4 m of 1.52.
  expect(count('gripper', { lengthMm: 1520 }, tile, stairs)).toBe(16);
});

test('nothing is guessed of goods whose figures are missing, nor of grout for a tile without a size', () => {
  for (const role of ['underlay', 'adhesive', 'primer', 'levelling', 'tile-adhesive', 'scotia', 'gripper'] as const)
    expect(count(role, {})).toBeNull();
  expect(count('grout', { contents: 5000 }, { tileMm: null, thicknessMm: 10 })).toBeNull();
});

test('tile adhesive by the longest side', () => {
  const kg = (...tileMm: [number, number]) => tileAdhesiveKg({ tileMm, thicknessMm: null });
  expect([kg(200, 200), kg(300, 300), kg(300, 600), kg(600, 1200), tileAdhesiveKg({ tileMm: null, thicknessMm: null })]).toEqual([3, 3, 4, 5, 5]);
});

test('an area alone: the edge is estimated, and said to be', () => {
  // 24 m² is 6 × 4 m: 20 m less a doorway.
  const { area = 0n } = readAreaM2(24);
  expect(siteOfArea(area, usualConditions)).toMatchObject({ edgeMm: 19_238, doorways: 1, guessed: { edge: true, doorways: true } });
  expect(siteOfRooms([room(5000, 4000, 0)], usualConditions)).toMatchObject({ doorways: 1, guessed: { edge: false, doorways: true } });
});

const goods = (more: Partial<KitGoods>): KitGoods => ({
  ...measures,
  ...{ productId: 'p', name: 'N', unit: 'roll', pricePence: 1000, stock: 50, usual: true, role: 'underlay', coverageCm2: 100_000 },
  ...{ milliTog: null, thicknessMm: 3, suitsHeating: true, dampProof: false, joins: null },
  ...more,
});
const floor = (group: Partial<KitFloor['group']>, milliTog: number | null = null): KitFloor => ({
  ...tile,
  milliTog,
  group: { name: 'G', underlayUpToUm: null, maxMilliTog: 2500, needsDampProof: false, ...group },
});

test('underlay: none under glue-down floors, thin under click LVT, dry on concrete, cool over heating', () => {
  expect(fits(goods({}), floor({ underlayUpToUm: 0 }), site)).toBe(false);
  expect(fits(goods({ thicknessMm: 1 }), floor({ underlayUpToUm: 1500 }), site)).toBe(true);
  expect(fits(goods({ thicknessMm: 2 }), floor({ underlayUpToUm: 1500 }), site)).toBe(false);
  expect(fits(goods({}), floor({ needsDampProof: true }), { ...site, concrete: true })).toBe(false);
  expect(fits(goods({ dampProof: true }), floor({ needsDampProof: true }), { ...site, concrete: true })).toBe(true);
  const heated = { ...site, heating: true };
  expect(fits(goods({ milliTog: 1000 }), floor({}, 1500), heated)).toBe(true);
  expect(fits(goods({ milliTog: 1001 }), floor({}, 1500), heated)).toBe(false);
  expect(fits(goods({ milliTog: null }), floor({}), heated)).toBe(false);
  expect(fits(goods({ milliTog: 100, suitsHeating: false }), floor({}), heated)).toBe(false);
});

test('of each role the first that fits and is there; a bar by what lies beyond the door', () => {
  const offered = [
    goods({ productId: 'few', stock: 1 }),
    goods({ productId: 'enough' }),
    goods({ productId: 'same', role: 'door-bar', joins: 'same' }),
    goods({ productId: 'ramp', role: 'door-bar' }),
  ];
  const kit = kitFor(floor({}), offered, site);
  expect(kit.map(({ goods: { productId }, quantity, pence }) => [productId, quantity, pence])).toEqual([
    ['enough', 2, 2000],
    ['same', 2, 2000],
  ]);
  expect(kitFor(floor({}), offered, { ...site, beyond: 'carpet' }).at(-1)?.goods.productId).toBe('ramp');
  expect(kit.every(({ reason, worked }) => /\.$/.test(reason) && worked)).toBe(true);
});

test('kinds of floor, from what a product says', () => {
  const base = { category: '', construction: null, woodType: null, material: null, format: null, unit: 'box', name: '' };
  const kind = (more: object) => floorGroupOf({ ...base, ...more });
  expect(kind({ category: 'LVT', construction: 'SPC Click' })).toBe('Click LVT');
  expect(kind({ category: 'LVT', construction: 'Glue Down' })).toBe('Glue-down LVT');
  expect(kind({ category: 'Tiles', material: 'Marble' })).toBe('Natural stone');
  expect(kind({ category: 'Tiles', material: 'Porcelain' })).toBe('Tiles');
  expect(kind({ category: 'Carpet', unit: 'metre', name: 'Felt-backed Twist' })).toBe('Felt-backed carpet');
  expect(kind({ category: 'Underlay' })).toBeNull();
  expect(floorSizes({ tileSize: '600x1200', plankSize: null, thickness: '9.5mm' })).toEqual({ tileMm: [600, 1200], thicknessMm: 9.5 });
  expect(floorSizes({ tileSize: 'Mosaic', plankSize: '300x300', thickness: null })).toEqual({ tileMm: null, thicknessMm: null });
});
