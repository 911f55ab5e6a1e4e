import type { Finish } from '../finishes.ts';
import type { Laying } from '../lay-floor.ts';
import type { RoomGeometry } from '../room.ts';

/** A picture as the browser has decoded it. */
export type Decoded = ImageBitmap | ImageData;

/** A room with its pictures. What is not there reflects nothing. */
export type Scene = {
  geometry: RoomGeometry;
  room: Decoded;
  mask: Decoded;
  light: Decoded;
  satin: Decoded | null;
  polished: Decoded | null;
};

/** A floor as it is to be laid. */
export type LaidFloor = {
  /** From straight above, repeating after `sizeMm` (across and down). The same object is readied only once. */
  picture: ImageBitmap;
  sizeMm: readonly [number, number];
  laying: Laying;
  finish: Finish;
};

/** Puts floors into a room's picture. */
export type Painter = {
  kind: 'webgl' | 'canvas';
  /** The room that is painted from now on. `isMoving`: it changes again at once, so that a coarse picture in time is better than a fine one late. */
  show: (scene: Scene, isMoving: boolean) => void;
  /** Paints the room with a floor on to a canvas, which takes the size of what is painted. Rejects with `PainterLost`. */
  paint: (floor: LaidFloor, onto: HTMLCanvasElement) => Promise<void>;
  dispose: () => void;
};

/** The graphics card has gone away, or will not do it: paint some other way. */
export class PainterLost extends Error {}

/** It would do it, but so slowly that the page stands still meanwhile. */
export class PainterSlow extends PainterLost {}
