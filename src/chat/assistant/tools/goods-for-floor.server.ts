import { z } from 'zod';
import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { boxesNeeded } from '#measuring/boxes.ts';
import type { Shop } from '../../../shop.server.ts';
import { findFloors, floorQuery } from './find-floors.server.ts';
import { isGoods, kindsSold } from './kinds-sold.ts';
import { tool } from './tool.ts';

/** `yieldM2`: what one does, by its coverage or as its page says; `packs`: for the area asked for, with a tenth more for what covers one. */
export type Goods = { product: Product; yieldM2: number | null; packs: number | null; totalPence: number | null };
export type GoodsFound = { kind: string; floor: string | null; areaM2: number | null; goods: Goods[]; total: number };

/** What underlay and adhesive for a kind of floor are described with: any of these words. */
const forFloor: Readonly<Record<string, readonly string[]>> = {
  laminate: ['laminate', 'wood'],
  'engineered wood': ['laminate', 'wood'],
  'solid wood': ['wood'],
  bamboo: ['wood'],
  lvt: ['lvt', 'vinyl'],
  vinyl: ['vinyl', 'lino'],
  lino: ['lino', 'linoleum'],
  carpet: ['carpet'],
  porcelain: ['porcelain', 'tile'],
  ceramic: ['tile'],
  tiles: ['tile'],
  'natural stone': ['stone', 'marble'],
  trims: ['grab', 'skirting'],
};
const spareBasisPoints = 1000;

export const goodsForFloor = tool({
  name: 'goods_for_floor',
  description: 'Underlay, adhesive, grout, trims and other goods that go with a floor, and how many packs for an area.',
  input: z.object({
    kind: z.enum(Object.keys(kindsSold).filter(isGoods) as [string, ...string[]]).describe('What is wanted'),
    floor: z.string().max(40).nullable().default(null).describe('The kind of floor it is for: laminate, lvt, porcelain, carpet …'),
    words: z.array(z.string().max(40)).max(6).default([]).describe('Words it should answer to: a colour, a room'),
    underfloorHeating: z.boolean().default(false),
    areaM2: z.number().positive().max(10_000).nullable().default(null),
    sort: floorQuery.shape.sort,
    limit: z.int().min(1).max(6).default(3),
  }),
  run: async (shop, visitor, { kind, floor, words, underfloorHeating, areaM2, sort, limit }): Promise<GoodsFound> => {
    const sold = kindsSold[kind];
    const fits = (floor && (kind === 'underlay' || kind === 'adhesive') && forFloor[kindsSold[floor]?.advice ?? floor]) || [];
    const query = {
      categories: sold ? [sold.category] : [],
      words: [...(sold?.search ? [[...sold.search]] : []), ...words.map((word) => [word])],
      underfloorHeating,
      sort,
      limit,
    };
    const tries = [
      { ...query, described: fits },
      { ...query, described: fits, words: sold?.search ? [[...sold.search]] : [] },
      { ...query, underfloorHeating: false },
    ];
    for (const one of tries) {
      const found = await findFloors.run(shop, visitor, floorQuery.parse(one));
      if (found.total) return { kind, floor, areaM2, total: found.total, goods: await withPacks(shop, found.products, areaM2) };
    }
    return { kind, floor, areaM2, total: 0, goods: [] };
  },
});

async function withPacks(shop: Shop, found: readonly { id: string }[], areaM2: number | null): Promise<Goods[]> {
  const products = await readProducts(shop, found);
  return products.map((product) => {
    const yieldM2 = product.coverageCm2 === null ? yieldTold(product) : product.coverageCm2 / 10_000;
    const spare = product.coverageCm2 === null ? 0 : spareBasisPoints;
    const packs = areaM2 && yieldM2 ? boxesNeeded(BigInt(Math.round(areaM2 * 1e6)) * 1_000_000n, spare, Math.round(yieldM2 * 10_000)) : null;
    return { product, yieldM2, packs, totalPence: packs === null ? null : packs * product.pricePence };
  });
}

/** 'A bag does about 4 m²': what its page says that one of it does. */
function yieldTold({ description }: Product): number | null {
  const [, m2] = /\b(?:about|roughly|some|around|up to) (\d+(?:\.\d+)?) m²/.exec(description) ?? [];
  return m2 ? Number(m2) : null;
}
