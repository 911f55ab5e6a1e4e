import { type Area, areaToM2 } from '#measuring/area.ts';
import { floorSize, type RollGoods, type RollRoom } from '#measuring/roll-pieces.ts';
import { leastFavourable, planRolls, type RollPlan } from '#measuring/roll-plan.ts';
import { penceToPounds } from '#money/pence.ts';
import type { Product } from './product.ts';
import type { RoomsToCut } from './schemas.ts';

type FromRoll = Pick<
  Product,
  'unit' | 'coverageCm2' | 'pricePence' | 'rollWidthMm' | 'cutStepMm' | 'patternRepeatLengthMm' | 'patternRepeatWidthMm' | 'directionMatters'
>;

/** The narrowest roll, in mm: what covers less a metre is trim, not floor. */
const narrowestMm = 500;

/** Sold by the metre, so cut to size from a roll; what a unit covers says how wide it is. */
export const isFromRoll = ({ unit, coverageCm2 }: Pick<Product, 'unit' | 'coverageCm2'>) =>
  unit === 'metre' && (coverageCm2 ?? 0) >= narrowestMm * 10;

/** The rolls a product is cut from, its own width first: pence a metre, the same a m² in every width. None for other goods. */
export function rollsOf(product: FromRoll): { widthMm: number; pencePerMetre: number }[] {
  const { coverageCm2, pricePence, rollWidthMm } = product;
  if (!isFromRoll(product) || coverageCm2 === null) return [];
  const own = Math.floor(coverageCm2 / 10);
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

export function readRoomsToCut({ rooms, stairs }: RoomsToCut): RollRoom[] {
  return [
    ...rooms.map(
      (one, at): RollRoom => ({
        name: one.name || `Room ${at + 1}`,
        lengthMm: one.length_mm,
        widthMm: one.width_mm,
        joined: one.joined,
        doorways: one.doorways.map(({ wall, depth_mm }) => ({ wall, depthMm: depth_mm })),
        ...(one.corner_length_mm && one.corner_width_mm ? { corner: { lengthMm: one.corner_length_mm, widthMm: one.corner_width_mm } } : {}),
      }),
    ),
    ...stairs.map(
      (one, at): RollRoom => ({
        name: one.name || (at ? `Stairs ${at + 1}` : 'Stairs'),
        steps: one.steps,
        treadMm: one.tread_mm,
        riserMm: one.riser_mm,
        nosingMm: one.nosing_mm,
        widthMm: one.width_mm,
      }),
    ),
  ];
}

/** What rooms take of a roll, in the API's words; null where no roll can lay them. */
export function cutsToJson(rooms: readonly RollRoom[], goods: RollGoods) {
  const [best, other] = planRolls(rooms, goods);
  if (!best) return null;
  const areaM2 = areaToM2(rooms.reduce((sum, room) => sum + areaOf(room), 0n));
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

/** An area of an unknown shape: the usual shape that takes most, and a sentence that says so. Null where no roll can lay it. */
export function cutsOfArea(area: Area, goods: RollGoods) {
  const room = leastFavourable(Number(area / 1_000_000n), goods);
  const answer = room && cutsToJson([room], goods);
  const metres = (mm: number) => (mm / 1000).toFixed(2);
  const note =
    room &&
    `An area alone does not say how it is cut. This is for a room of ${metres(room.lengthMm)} × ${metres(room.widthMm)} m, the usual shape that takes most: send the rooms for their own cuts.`;
  return answer && note ? { ...answer, area_m2: areaToM2(area), note } : null;
}

/** Its floor, doorways and steps in it. */
export function areaOf(room: RollRoom): Area {
  const { lengthMm, widthMm } = floorSize(room);
  const corner = 'corner' in room && room.corner ? room.corner.lengthMm * room.corner.widthMm : 0;
  return BigInt(lengthMm * widthMm - corner) * 1_000_000n;
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
