import type { RoomView } from './room-address.ts';
import type { FloorOnShow } from './room-on-show.ts';
import type { Said } from './say-view.ts';

/** A floor as a view has it laid: the view's own wishes where they suit these goods, else as they are usually laid. */
export type FloorLaid = {
  floor: FloorOnShow;
  pattern: FloorOnShow['patterns'][number];
  /** Null where the goods have no grout. */
  grout: FloorOnShow['grouts'][number] | null;
  turn: RoomView['turn'];
};

/** How a view lays a floor; null for goods that no pattern suits, which are no floor. */
export function layingOf(floor: FloorOnShow, { pattern, grout, turn }: Pick<RoomView, 'pattern' | 'grout' | 'turn'>): FloorLaid | null {
  const chosen = floor.patterns.find(({ id }) => id === pattern) ?? floor.patterns[0];
  return chosen ? { floor, pattern: chosen, grout: floor.grouts.find(({ id }) => id === grout) ?? floor.grouts[0] ?? null, turn } : null;
}

/** For a sentence: patterns that are the only one, and a product's own grout, go without saying. */
export function saidOf({ floor, pattern, grout, turn }: FloorLaid): Said {
  return {
    floor: floor.name,
    pattern: floor.patterns.length > 1 ? pattern.name : null,
    grout: grout && grout !== floor.grouts[0] ? grout.name : null,
    turn,
  };
}

/** Address of the picture of a floor so laid in a room, made by the server for a browser that does not lay it itself. */
export function viewPictureAddress(room: string, { floor, pattern, grout, turn }: FloorLaid): string {
  const query = new URLSearchParams({ pattern: pattern.id, ...(grout && { grout: grout.id }), turn: String(turn) });
  return `/rooms/views/${room}/${floor.id}.webp?${query}`;
}
