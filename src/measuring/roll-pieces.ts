/** What is added to each cut, in mm, in length and in width: half of it on each side, to trim along the walls. */
export const trimMm = 100;

export type Wall = 'start' | 'end' | 'left' | 'right';

/** A rectangle of floor, or an L: the rectangle around it and the corner that is missing from its far end. */
export type FloorRoom = {
  name: string;
  lengthMm: number;
  widthMm: number;
  corner?: { lengthMm: number; widthMm: number };
  /** How far the goods run into a doorway of a wall; `start` and `end` are the walls that the length runs between. */
  doorways?: readonly { wall: Wall; depthMm: number }[];
  /** Rooms of one number join, and the pile runs one way in all of them: 0 unless said. */
  joined?: number;
};

/** A straight flight: the pile runs down it, whatever the rooms around it do. */
export type Stairs = { name: string; steps: number; treadMm: number; riserMm: number; nosingMm: number; widthMm: number };
export type RollRoom = FloorRoom | Stairs;

/** What a range is cut from. A repeat of 0 is plain. */
export type RollGoods = {
  rolls: readonly { widthMm: number; pencePerMetre: number }[];
  cutStepMm: number;
  /** What all the cuts together are sold by: 1,000 for whole metres. */
  soldStepMm: number;
  repeatLengthMm: number;
  repeatWidthMm: number;
  /** Whether pile or pattern must run one way in rooms that join. */
  hasDirection: boolean;
};

/** A piece of floor in one cut. Its size has the trim in it; `covers` is where it lies in its room, without, as seen along the roll. */
export type CutPiece = {
  room: number;
  lengthMm: number;
  widthMm: number;
  /** From the near left corner of its drop. */
  alongMm: number;
  acrossMm: number;
  covers: { alongMm: number; acrossMm: number; lengthMm: number; widthMm: number };
  /** The room's width runs along the roll. */
  isTurned: boolean;
  /** It is joined to another piece of its room. */
  hasSeam: boolean;
};

/** Of a pattern, along the roll and across it: 0 is plain. */
export type Repeat = { lengthMm: number; widthMm: number };

type Rectangle = { x: number; y: number; length: number; width: number };
/** What a room takes from a roll, laid in one way. */
export type Need = { pieces: CutPiece[]; seams: number };

/** Floor that a room needs, in mm, doorways and steps in it: its length runs down the stairs. */
export function floorSize(room: RollRoom): { lengthMm: number; widthMm: number } {
  if ('steps' in room) return { lengthMm: room.steps * (room.treadMm + room.riserMm + room.nosingMm), widthMm: room.widthMm };
  const into = (wall: Wall) => Math.max(0, ...(room.doorways ?? []).filter((door) => door.wall === wall).map((door) => door.depthMm));
  return { lengthMm: room.lengthMm + into('start') + into('end'), widthMm: room.widthMm + into('left') + into('right') };
}

/** Rooms of one answer are laid one way. */
export function directionOf(room: RollRoom, at: number, { hasDirection }: RollGoods): string {
  if ('steps' in room) return 'stairs';
  return hasDirection ? `joined ${room.joined ?? 0}` : `room ${at}`;
}

/** The ways to lay a room from a roll, first its length along the roll, then its width: null where a way is none. */
export function waysOfRoom(room: RollRoom, at: number, rollMm: number, goods: RollGoods): (Need | null)[] {
  const { lengthMm: length, widthMm: width } = floorSize(room);
  const partings: Rectangle[][] = [[{ x: 0, y: 0, length, width }]];
  if (!('steps' in room) && room.corner) {
    const [x, y] = [length - room.corner.lengthMm, width - room.corner.widthMm];
    partings.push([
      { x: 0, y: 0, length, width: y },
      { x: 0, y, length: x, width: width - y },
    ]);
    partings.push([
      { x: 0, y: 0, length: x, width },
      { x, y: 0, length: length - x, width: y },
    ]);
  }
  const isTurnable = !('steps' in room);
  return [false, true].flatMap((isTurned) => partings.map((parts) => needOf(parts, isTurned && isTurnable, at, rollMm, goods)));
}

function needOf(parts: readonly Rectangle[], isTurned: boolean, room: number, rollMm: number, goods: RollGoods): Need | null {
  const pieces: CutPiece[] = [];
  for (const { x, y, length, width } of parts) {
    const [along, across, start, side] = isTurned ? [width, length, y, x] : [length, width, x, y];
    for (let done = 0; done < across; ) {
      // The pattern begins at the room's corner: a piece that begins elsewhere in the repeat is cut from where its repeat begins.
      const before = restOf(side + done, goods.repeatWidthMm);
      const widest = rollMm - trimMm - before;
      const left = across - done;
      const covered = left <= widest ? left : widest - restOf(side + done + widest, goods.repeatWidthMm);
      if (covered <= 0) return null;
      const lengthMm = roundUp(restOf(start, goods.repeatLengthMm) + along + trimMm, goods.repeatLengthMm);
      const covers = { alongMm: start, acrossMm: side + done, lengthMm: along, widthMm: covered };
      pieces.push({ room, lengthMm, widthMm: before + covered + trimMm, alongMm: 0, acrossMm: 0, covers, isTurned, hasSeam: false });
      done += covered;
    }
  }
  return { pieces: pieces.map((piece) => ({ ...piece, hasSeam: pieces.length > 1 })), seams: pieces.length - 1 };
}

export type Segment = { x1: number; y1: number; x2: number; y2: number };

/** Where pieces of a room meet once they are laid: lines in mm from its corner, x the way the pile runs. */
export function seamsOf(pieces: readonly Pick<CutPiece, 'covers'>[]): Segment[] {
  const laid = pieces.map(({ covers: { alongMm, acrossMm, lengthMm, widthMm } }) => {
    return { left: alongMm, right: alongMm + lengthMm, top: acrossMm, bottom: acrossMm + widthMm };
  });
  return laid.flatMap((one) =>
    laid.flatMap((other) => {
      const [x1, x2] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
      const [y1, y2] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      const isBeside = one.right === other.left && y1 < y2;
      const isBelow = one.bottom === other.top && x1 < x2;
      return isBeside || isBelow ? [{ x1, y1, x2, y2 }] : [];
    }),
  );
}

/** 'no seam', '1 seam', '2 seams'. */
export const saySeams = (seams: number) => (seams === 0 ? 'no seam' : seams === 1 ? '1 seam' : `${seams} seams`);

/** How far into its repeat a place is. */
export const restOf = (mm: number, repeatMm: number) => (repeatMm > 0 ? mm % repeatMm : 0);

/** Up to the next multiple; a multiple of 0 rounds nothing. */
export function roundUp(mm: number, multiple: number): number {
  return multiple > 0 ? Math.ceil(mm / multiple) * multiple : mm;
}
