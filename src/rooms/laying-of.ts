import type { FloorOnShow } from './room.ts';
import type { RoomView, Turn } from './room-address.ts';

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

/** A floor as it lies in a picture, in words that are set into a sentence. */
type Said = { floor: string; pattern: string | null; grout: string | null; turn: Turn };

export const turnWords: Record<Turn, string> = { 0: 'Straight', 45: 'Diagonal', 90: 'Across' };

/** 'Mourne Oak, herringbone, laid diagonally, grey grout'. */
function sayFloor({ floor, pattern, grout, turn }: Said): string {
  const laid = { 0: null, 45: 'laid diagonally', 90: 'laid across the room' }[turn];
  return [floor, pattern?.toLowerCase(), laid, grout && `${grout.toLowerCase()} grout`].filter(Boolean).join(', ');
}

/** What a picture shows, for those who do not see it and to be read out when it changes. */
export function sayView(room: string, laid: Said, beside: Said | null): string {
  if (!beside) return `${room} with ${sayFloor(laid)}.`;
  return `${room}, two floors side by side. Left of the line: ${sayFloor(laid)}. Right of it: ${sayFloor(beside)}.`;
}
