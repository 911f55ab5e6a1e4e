import { z } from 'zod';
import { type Area, areaToM2 } from '#measuring/area.ts';
import type { RollGoods, RollRoom } from '#measuring/roll-pieces.ts';
import { leastFavourable, planRolls, type RollPlan } from '#measuring/roll-plan.ts';
import { areaOfRoom, type RoomsToCut, readRoomsToCut, roomsToCut } from '#measuring/rooms-to-cut.ts';
import { penceToPounds } from '#money/pence.ts';
import type { Product } from './product.ts';

export type FromRoll = Pick<
  Product,
  'unit' | 'coverageCm2' | 'pricePence' | 'rollWidthMm' | 'cutStepMm' | 'patternRepeatLengthMm' | 'patternRepeatWidthMm' | 'directionMatters'
>;

/** The narrowest and the widest roll, in mm: what covers less a metre is trim, not floor. As own_roll_mm in the database has it. */
const [narrowestMm, widestMm] = [500, 6000];

/** Sold by the metre, so cut to size from a roll; what a unit covers says how wide it is. */
export function isFromRoll({ unit, coverageCm2 }: Pick<Product, 'unit' | 'coverageCm2'>): boolean {
  return unit === 'metre' && coverageCm2 !== null && coverageCm2 >= narrowestMm * 10 && coverageCm2 <= widestMm * 10;
}

/** The width of a product's own roll, in mm; null for what is not cut from one. */
export function ownRollMm(product: Pick<Product, 'unit' | 'coverageCm2'>): number | null {
  return isFromRoll(product) && product.coverageCm2 !== null ? Math.floor(product.coverageCm2 / 10) : null;
}

/** The rolls a product is cut from, its own width first: pence a metre, the same a m² in every width. None for other goods. */
export function rollsOf(product: FromRoll): { widthMm: number; pencePerMetre: number }[] {
  const { pricePence, rollWidthMm } = product;
  const own = ownRollMm(product);
  if (own === null) return [];
  return [...new Set([own, ...rollWidthMm])].map((widthMm) => ({ widthMm, pencePerMetre: Math.round((pricePence * widthMm) / own) }));
}

/** What plans are made of. Cuts are to the mm and sold by the whole metre together, unless the product says in which steps each is cut. */
export function rollGoodsOf(product: FromRoll): RollGoods {
  return {
    rolls: rollsOf(product),
    cutStepMm: product.cutStepMm ?? 1,
    soldStepMm: product.cutStepMm === null ? 1000 : 1,
    repeatLengthMm: product.patternRepeatLengthMm ?? 0,
    repeatWidthMm: product.patternRepeatWidthMm ?? 0,
    hasDirection: product.directionMatters ?? true,
  };
}

/** What somebody chose to have cut. `seams`: how many they chose to have. */
export type CutChoice = { rooms: RoomsToCut; roll_width_mm: number; seams: number };

/** The cuts of a choice, as the shop makes and charges them now; null where there is no such roll, or it cannot be laid from it. */
export function planOfChoice(product: FromRoll, { rooms, roll_width_mm, seams }: CutChoice): RollPlan | null {
  const goods = rollGoodsOf(product);
  const rolls = goods.rolls.filter(({ widthMm }) => widthMm === roll_width_mm);
  const plans = planRolls(readRoomsToCut(rooms), { ...goods, rolls });
  return plans.find((plan) => plan.seams === seams) ?? plans[0] ?? null;
}

const size = z.int().min(0);
const laid = z.object({ alongMm: size, acrossMm: size, lengthMm: size, widthMm: size });

/** The cuts as an order keeps them, with the rooms they are for. */
export const cutsOfLine = z.object({
  plan_id: z.string(),
  rooms: roomsToCut,
  roll_width_mm: size,
  seams: size,
  sold_mm: size,
  /** Of the pattern, as it was when it was ordered. */
  repeat_length_mm: size.default(0),
  repeat_width_mm: size.default(0),
  drops: z.array(
    z.object({ lengthMm: size, pieces: z.array(laid.extend({ room: size, covers: laid, isTurned: z.boolean(), hasSeam: z.boolean() })) }),
  ),
});
export type CutsOfLine = z.output<typeof cutsOfLine>;

/** What is said of cuts, wherever they are shown. */
export type CutWords = {
  /** 'Lounge, Hall'. */
  rooms: string;
  /** '6 m of 4 m wide roll'. */
  amount: string;
  /** '3 cuts from a 4 m wide roll: 5.1 m, 3.6 m, 2.0 m'. */
  cuts: string;
  /** One for each cut: '5.1 m: Lounge 5.1 × 2.6 m'. */
  list: string[];
};

export function wordsOfCuts({ rollWidthMm, soldMm, drops }: Pick<RollPlan, 'rollWidthMm' | 'soldMm' | 'drops'>, rooms: RoomsToCut): CutWords {
  const roll = `${wholeMetres(rollWidthMm)} m wide roll`;
  const names = readRoomsToCut(rooms).map(({ name }) => name);
  return {
    rooms: names.join(', '),
    amount: `${wholeMetres(soldMm)} m of ${roll}`,
    cuts:
      `${drops.length === 1 ? '1 cut' : `${drops.length} cuts`} from a ${roll}: ` +
      `${drops.map(({ lengthMm }) => `${inMetres(lengthMm)} m`).join(', ')}`,
    list: drops.map(({ lengthMm, pieces }) => {
      const said = pieces.map(
        (piece) =>
          `${names[piece.room] ?? ''} ${inMetres(piece.lengthMm)} × ${inMetres(piece.widthMm)} m${piece.hasSeam ? ' (joined with a seam)' : ''}`,
      );
      return `${inMetres(lengthMm)} m: ${said.join(', ')}`;
    }),
  };
}

/** '5.1', '5.12', '2.0'. */
const inMetres = (mm: number) => (mm / 1000).toFixed(3).replace(/0{1,2}$/, '');
/** '4', '4.6'. */
const wholeMetres = (mm: number) => String(mm / 1000);

/** What rooms take of a roll, in the API's words; null where no roll can lay them. */
export function cutsToJson(rooms: readonly RollRoom[], goods: RollGoods) {
  const [best, other] = planRolls(rooms, goods);
  if (!best) return null;
  const areaM2 = areaToM2(rooms.reduce((sum, room) => sum + areaOfRoom(room), 0n));
  const { total_price, ...plan } = planToJson(best, rooms);
  const total_area_covered = (best.soldMm * best.rollWidthMm) / 1_000_000;
  return {
    area_m2: areaM2,
    boxes_needed: Math.ceil(plan.metres),
    total_area_covered,
    waste_percentage: Math.round((total_area_covered / areaM2 - 1) * 10_000) / 100,
    total_price,
    ...plan,
    ...(other ? { other_plan: planToJson(other, rooms) } : {}),
  };
}

/**
 * An area of an unknown shape: the usual shape that takes most, and a sentence that says so. No second plan: with a seam another shape may take
 * more. Null where no roll can lay it.
 */
export function cutsOfArea(area: Area, goods: RollGoods) {
  const room = leastFavourable(Number(area / 1_000_000n), goods);
  const cuts = room && cutsToJson([room], goods);
  if (!cuts) return null;
  const { other_plan: _, ...answer } = cuts;
  const metres = (mm: number) => (mm / 1000).toFixed(2);
  const note =
    `An area alone does not say how it is cut. This is for a room of ${metres(room.lengthMm)} × ${metres(room.widthMm)} m, the usual shape ` +
    `that takes most: send the rooms for their own cuts.`;
  return { ...answer, area_m2: areaToM2(area), note };
}

/**
 * Whole metres of a product's own roll, as its cart sells them; without rooms, for the usual shape of the area that takes most. Null where none
 * will do.
 */
export function planOwnRoll(product: FromRoll, rooms: readonly RollRoom[] | null, areaMm2: number) {
  const goods = rollGoodsOf(product);
  const own = { ...goods, rolls: goods.rolls.filter(({ widthMm }) => widthMm === ownRollMm(product)) };
  const worst = rooms ? null : leastFavourable(areaMm2, own);
  const [plan] = planRolls(rooms ?? (worst ? [worst] : []), own);
  if (!plan?.soldMm) return null;
  const { cuts } = wordsOfCuts(plan, { rooms: [], stairs: [] });
  const words = `${rooms ? '' : 'By the area alone, for the usual shape that takes most: '}${cuts}`;
  return { metres: Math.ceil(plan.soldMm / 1000), words, isInOnePiece: rooms ? plan.seams === 0 : null };
}

function planToJson({ rollWidthMm, soldMm, seams, pence, drops }: RollPlan, rooms: readonly RollRoom[]) {
  return {
    roll_width_mm: rollWidthMm,
    metres: soldMm / 1000,
    seams,
    total_price: penceToPounds(pence),
    cuts: drops.flatMap(({ pieces }) =>
      pieces.map((piece) => ({
        length_mm: piece.lengthMm,
        width_mm: piece.widthMm,
        roll_width_mm: rollWidthMm,
        room: rooms[piece.room]?.name ?? '',
        seam: piece.hasSeam,
      })),
    ),
  };
}
