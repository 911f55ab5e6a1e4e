import { type FromRoll, rollGoodsOf } from '#catalogue/roll-goods.ts';
import { formatLength } from '#measuring/length.ts';
import { type Segment, saySeams, seamsOf } from '#measuring/roll-pieces.ts';
import { planRolls } from '#measuring/roll-plan.ts';
import { type KeptRoom, nameOf, plannedRoom, saySizes } from './kept-rooms.ts';

/** A room as it would be laid from a roll, seen along the roll: its size that way and across in mm, and where its seams are. */
export type LaidPlan = { id: string; name: string; lengthMm: number; widthMm: number; seams: Segment[]; says: string };

/** Each room with the plans that are offered for it alone, the first of them first. None for stairs, which lie in no room's picture. */
export function laidPlans(kept: readonly KeptRoom[], product: FromRoll): LaidPlan[] {
  const goods = rollGoodsOf(product);
  return kept.flatMap(({ id, room }, at) => {
    if ('steps' in room) return [];
    return planRolls([plannedRoom(room, at)], goods).map(({ rollWidthMm, seams: count, drops }): LaidPlan => {
      const pieces = drops.flatMap((drop) => drop.pieces);
      const lengthMm = Math.max(...pieces.map(({ covers }) => covers.alongMm + covers.lengthMm));
      const widthMm = Math.max(...pieces.map(({ covers }) => covers.acrossMm + covers.widthMm));
      const seams = seamsOf(pieces);
      const roll = `${rollWidthMm / 1000} m wide roll`;
      const where = seams.map(({ x1, y1, y2 }) => (y1 === y2 ? `along the pile, ${m(y1)} from one side` : `across the pile, ${m(x1)} from one end`));
      return {
        id: `${id} ${rollWidthMm} ${count}`,
        name: `${nameOf(room, at)}, ${roll}, ${saySeams(count)}`,
        ...{ lengthMm, widthMm, seams },
        says:
          `Drawn to scale from the plan for ${nameOf(room, at)} (${saySizes(room)}), not for the room in the picture. ` +
          `From a ${roll}, the pile runs along the ${m(lengthMm)}, with ${saySeams(count)}${where.length ? `: ${where.join('; ')}` : ''}.`,
      };
    });
  });
}

const m = (mm: number) => formatLength(mm * 1000, 'm');
