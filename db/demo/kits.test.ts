import { afterAll, expect, test } from 'vitest';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { goodsThatFit } from '#kits/kit.ts';
import type { KitRole } from '#kits/quantity.ts';
import { goodsOfGroup, kitFloorOf, readKit } from '#kits/read-kit.server.ts';
import { siteOfRooms, usualConditions } from '#kits/site.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { demoProducts } from './products.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());

const room = { name: '', lengthMm: 5000, widthMm: 4000 };
const site = siteOfRooms([room], usualConditions);
const goodsCategories = ['Underlay', 'Adhesives', 'Trims & Accessories', 'Other'];

/** What nobody would lay a floor of the kind without. */
const needed: Record<string, KitRole[]> = {
  Laminate: ['underlay', 'scotia', 'door-bar'],
  'Engineered wood': ['underlay', 'scotia', 'door-bar'],
  'Solid wood': ['scotia', 'door-bar'],
  'Glue-down wood': ['adhesive', 'scotia', 'door-bar'],
  'Click LVT': ['underlay', 'scotia', 'door-bar'],
  'Glue-down LVT': ['levelling', 'primer', 'adhesive', 'door-bar'],
  'Loose-lay LVT': ['adhesive', 'door-bar'],
  'Sheet vinyl and lino': ['adhesive', 'door-bar'],
  'Self-adhesive vinyl tiles': ['primer', 'door-bar'],
  Carpet: ['underlay', 'door-bar', 'gripper'],
  'Felt-backed carpet': ['adhesive', 'door-bar'],
  'Carpet tiles': ['adhesive', 'door-bar'],
  Tiles: ['primer', 'tile-adhesive', 'grout', 'door-bar'],
  'Wall tiles': ['tile-adhesive', 'grout'],
  'Natural stone': ['primer', 'tile-adhesive', 'grout', 'sealer', 'door-bar'],
};
/** Floors that lack some of it, or a kit, and why; by the beginning of their codes. */
const lacking: Record<string, { without: KitRole[] | 'kit'; why: string }> = {
  'TIL-MOS': { without: ['grout'], why: 'The record says how large a sheet of mosaic is, not its pieces: how much grout it takes is not known.' },
  'TIL-MTM': { without: 'kit', why: 'A hearth and a saddle are single stones.' },
};

test('every floor has the kit that its kind needs, or a reason why not', async () => {
  for (const { id, sku, category } of demoProducts) {
    const product = await readProduct(shop, id);
    const floor = product && (await kitFloorOf(shop, product));
    const kit = await readKit(shop, id, site);
    const { without = [] } = lacking[sku.slice(0, 7)] ?? {};
    if (goodsCategories.includes(category) || without === 'kit') {
      expect(kit, sku).toBeNull();
      continue;
    }
    const usual = kit?.filter(({ goods }) => goods.usual).map(({ goods }) => goods.role);
    expect(usual, sku).toEqual(needed[floor?.group.name ?? '']?.filter((role) => !without.includes(role)));
  }
});

test('no floor is given underlay, adhesive or bars that are made for another', async () => {
  const named = async (sku: string, conditions = {}) => {
    const id = demoProducts.find((one) => one.sku === sku)?.id ?? '';
    const kit = await readKit(shop, id, siteOfRooms([room], { ...usualConditions, ...conditions }));
    return (role: KitRole) => kit?.find(({ goods }) => goods.role === role)?.goods.name;
  };
  const carpet = await named('CPT-ARV-TW-OAT');
  expect([carpet('underlay'), carpet('gripper'), carpet('door-bar')]).toEqual([
    'Quietfell Luxury 11mm Carpet Underlay',
    'Edgemoyle Carpet Gripper 1.52m',
    'Edgemoyle Carpet Door Plate 0.9m Silver',
  ]);
  expect((await named('CPT-ARV-TW-OAT', { beyond: 'carpet' }))('door-bar')).toBe('Edgemoyle Twin Carpet Door Plate 0.9m Silver');
  expect((await named('CPT-HDY-TW-BIS'))('underlay')).toBeUndefined();
  expect((await named('LAM-GLS-08-NAT', { concrete: true }))('underlay')).toBe('Quietfell Silver 5mm Underlay with Moisture Barrier');
  expect((await named('LAM-GLS-08-NAT', { heating: true }))('underlay')).toBe('Quietfell Low-Tog 2mm Underlay for Heated Floors');
});

test('what the pages of goods say that one of them does is what kits count with', async () => {
  const tile = demoProducts.find(({ sku }) => sku === 'TIL-STR-6060-GRY');
  const told = new Map(demoProducts.map(({ id, description }) => [id, /\b(?:about|roughly) (\d+) m²/.exec(description)?.[1]]));
  const seen: string[] = [];
  for (const group of Object.keys(needed)) {
    const product = tile && (await readProduct(shop, tile.id));
    const floor = product && (await kitFloorOf(shop, product));
    if (!floor) throw new Error('The tile is no floor.');
    for (const { goods, coversM2 } of goodsThatFit(floor, await goodsOfGroup(shop, group), site)) {
      const says = told.get(goods.productId);
      if (!says || goods.role === 'underlay') continue;
      seen.push(goods.name);
      expect(Math.abs((coversM2 ?? 0) / Number(says) - 1), goods.name).toBeLessThan(0.05);
    }
  }
  expect(new Set(seen).size).toBe(7);
});
