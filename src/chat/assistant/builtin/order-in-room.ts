import type { Reading } from '../reading/read-question.ts';

/** What an entry of the guide orders floors by, and the rooms that say more than that order. */
const orders: Readonly<Record<string, { by: string; rooms: RegExp }>> = {
  'Warmest floor': { by: 'warmth', rooms: /\b(?:Bathroom|Kitchen|Utility Room|Conservatory|Hallway)\b/ },
  'Safest floor for older people': { by: 'slip', rooms: /\b(?:Wet room|Bathroom)\b/ },
};

/**
 * The demand that such an entry orders floors by, where a room is named with it and no floor: 'what would you have for a bathroom that isn't
 * freezing in the morning' is answered by what suits both, and not with carpet. Null otherwise.
 */
export function demandInRoom(entry: string | null | undefined, { room, floor, names }: Pick<Reading, 'room' | 'floor' | 'names'>): string | null {
  const order = orders[entry ?? ''];
  return order?.rooms.test(room.join()) && floor.length + names.length === 0 ? order.by : null;
}
