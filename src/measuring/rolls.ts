/** What a piece is cut longer than the room, in mm, so that it can be trimmed at both ends. */
const trimMm = 100;

type Room = { lengthMm: number; widthMm: number; times: number };

/**
 * The whole metres of a roll that rooms take, each in one piece; rooms of one size lie side by side where the roll is wide enough.
 * Null where one is wider than the roll both ways, so that it takes a join. Lengths in mm.
 */
export function metresInOnePiece(rollMm: number, rooms: readonly Room[]): number | null {
  let cutMm = 0;
  for (const { lengthMm, widthMm, times } of rooms) {
    const ways = [
      { along: lengthMm, across: widthMm },
      { along: widthMm, across: lengthMm },
    ].filter(({ across }) => across <= rollMm);
    if (!ways.length || times < 1) return null;
    cutMm += Math.min(...ways.map(({ along, across }) => Math.ceil(times / Math.max(1, Math.floor(rollMm / (across + trimMm)))) * (along + trimMm)));
  }
  return rooms.length ? Math.ceil(cutMm / 1000) : null;
}
