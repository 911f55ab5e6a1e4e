import { z } from 'zod';
import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { floorSizes } from '#kits/floor-group.ts';
import { goodsFor, kitFloorOf, kitFloorOfGroup, readKitTables } from '#kits/read-kit.server.ts';
import { siteOfArea, siteOfRooms, usualConditions } from '#kits/site.ts';
import { guessWords } from '#kits/site-words.ts';
import { nameInText } from '../answer-text.ts';
import { kitGroupsOf, kitKinds, rolesOf } from './kinds-sold.server.ts';
import { productId } from './product-facts.server.ts';
import { measured, roomsAsked } from './rooms.server.ts';
import { tool } from './tool.ts';

/** `quantity` null: nothing was measured, or a figure is missing that nobody should guess; `coversM2`: what one does. `reason`: what it is for. */
export type Goods = { product: ProductSummary; isUsual: boolean; reason: string; coversM2: number | null } & Amount;
type Amount = { quantity: number | null; totalPence: number | null; worked: string | null };
/** `none`: why there are none, where the floor is known. `note`: what was taken to be so. */
export type GoodsFound = { kind: string | null; floor: string | null; areaM2: number | null; note: string; goods: Goods[]; none: None };
type None = 'it is laid without' | 'none of ours fits it there' | null;

/** Which goods fit is the same for any area. */
const anyMm2 = 10e6;
/** Of tiles that nobody has named yet. */
const usualTile = '10mm';
const tileTaken = 'The tiles are taken to be 10 mm thick.';

export const goodsForFloor = tool({
  name: 'goods_for_floor',
  description:
    'What goes under, on and around a floor (underlay, adhesive, grout, bars …): what fits it, what for, and how many for rooms. Best first.',
  input: z.object({
    kind: z.enum(kitKinds).nullable().default(null).describe('What is wanted; null for all that the floor needs'),
    id: productId.nullable().default(null).describe('Of the floor'),
    floor: z.string().max(40).nullable().default(null).describe('Where no product is known its kind: laminate, lvt, porcelain, carpet …'),
    tile: z.string().max(20).nullable().default(null).describe('Its size, such as 600x300'),
    levelMm: z.number().min(1).max(50).nullable().default(null).describe('How deep a levelling compound is poured'),
    underfloorHeating: z.boolean().default(false),
    concrete: z.boolean().default(false).describe('Whether it is laid on concrete'),
    rooms: roomsAsked.default([]),
  }),
  run: async (shop, visitor, { kind, id, floor, tile, levelMm, underfloorHeating, concrete, rooms }): Promise<GoodsFound> => {
    const product = id ? await readProduct(shop, id) : null;
    const { areaMm2, sides } = measured(visitor, rooms);
    const isKnown = areaMm2 > 0;
    const conditions = { ...usualConditions, heating: underfloorHeating, concrete, levelMm: levelMm ?? usualConditions.levelMm };
    const site = sides ? siteOfRooms(sides, conditions) : siteOfArea(BigInt(Math.round(areaMm2 || anyMm2)) * 1_000_000n, conditions);
    const sizes = floorSizes({ tileSize: tile, plankSize: null, thickness: tile && usualTile });
    const named = floor ? kitGroupsOf(floor) : [...(await readKitTables(shop)).groups.keys()];
    const meant = product ? [kitFloorOf(shop, product)] : named.map((name) => kitFloorOfGroup(shop, name, sizes));
    const floors = (await Promise.all(meant)).filter((one) => one !== null);
    const { fitting, isKept } = await goodsFor(shop, floors, site, kind ? rolesOf(kind) : null);
    const ids = fitting.map(({ goods: { productId: its } }) => its);
    const goods = (await listSummaries(shop, ids)).flatMap((one): Goods[] => {
      const fit = fitting[ids.indexOf(one.id)];
      if (!fit) return [];
      const { needed, coversM2, reason } = fit;
      const amount = isKnown && needed ? { quantity: needed.count, totalPence: needed.count * one.pricePence, worked: needed.worked } : unknown;
      return [{ product: one, isUsual: fit.goods.usual, reason, coversM2: coversM2 && Math.round(coversM2 * 10) / 10, ...amount }];
    });
    const isLaidWithout = kind === 'underlay' && floors.length > 0 && floors.every(({ group }) => group.underlayUpToUm === 0);
    return {
      ...{ kind, floor: product ? nameInText(product.name) : floor, goods },
      areaM2: isKnown ? Math.round(areaMm2 / 1e4) / 100 : null,
      note: [goods.some(goesByEdge) && guessWords(site), tile && !product && kind === 'grout' && tileTaken].filter(Boolean).join(' '),
      none: goods.length ? null : isLaidWithout ? 'it is laid without' : isKept ? 'none of ours fits it there' : null,
    };
  },
});

const goesByEdge = ({ coversM2, quantity }: Goods) => coversM2 === null && quantity !== null;
const unknown: Amount = { quantity: null, totalPence: null, worked: null };
