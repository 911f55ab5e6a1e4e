import type { Area } from '#measuring/area.ts';
import type { FloorRoom, RollRoom } from '#measuring/roll-pieces.ts';
import { areaOfRoom } from '#measuring/rooms-to-cut.ts';

/** A door frame of 30 inches: what a doorway takes off the edge of a room. */
export const doorwayMm = 762;
const mm2 = 1_000_000n;

/** What lies beyond a doorway: a floor as high, a lower one or bare concrete, or carpet. */
export type Beyond = 'same' | 'lower' | 'carpet';

export type Conditions = {
  heating: boolean;
  concrete: boolean;
  beyond: Beyond;
  /** How deep a levelling compound is poured, and how wide a joint between tiles is. */
  levelMm: number;
  jointMm: number;
};
export const usualConditions: Conditions = { heating: false, concrete: false, beyond: 'same', levelMm: 3, jointMm: 3 };

/** Where a floor is laid. `edgeMm`: its rooms' perimeter less their doorways. `guessed`: what nobody measured. */
export type Site = Conditions & {
  areaMm2: number;
  edgeMm: number;
  doorways: number;
  flights: { steps: number; widthMm: number }[];
  guessed: { edge: boolean; doorways: boolean };
};

/** Rooms as they were measured. A room without a doorway has one all the same: nobody said which. */
export function siteOfRooms(rooms: readonly RollRoom[], conditions: Conditions): Site {
  const floors = rooms.filter((room): room is FloorRoom => !('steps' in room));
  const doorsOf = floors.map((room) => Math.max(1, room.doorways?.length ?? 0));
  const perimeter = floors.reduce((sum, { lengthMm, widthMm }) => sum + 2 * (lengthMm + widthMm), 0);
  const doorways = doorsOf.reduce((sum, doors) => sum + doors, 0);
  return {
    ...conditions,
    areaMm2: Number(rooms.reduce((sum, room) => sum + areaOfRoom(room), 0n) / mm2),
    edgeMm: Math.max(0, perimeter - doorways * doorwayMm),
    doorways,
    flights: rooms.flatMap((room) => ('steps' in room ? [{ steps: room.steps, widthMm: room.widthMm }] : [])),
    guessed: { edge: false, doorways: floors.some((room) => !room.doorways?.length) },
  };
}

/**
 * Of an area without rooms: one room, half as long again as it is wide. `said`: what is known all the same; without it there is one doorway,
 * and no stairs.
 */
export function siteOfArea(area: Area, conditions: Conditions, said: { doorways?: number | undefined; flights?: Site['flights'] } = {}): Site {
  const doorways = said.doorways ?? 1;
  const areaMm2 = Number(area / mm2);
  const width = Math.sqrt(areaMm2 / 1.5);
  return {
    ...conditions,
    areaMm2,
    edgeMm: Math.max(0, Math.round(5 * width) - doorways * doorwayMm),
    doorways,
    flights: said.flights ?? [],
    guessed: { edge: true, doorways: said.doorways === undefined },
  };
}
