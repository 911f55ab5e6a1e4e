import { brush, type Mask, type Stroke } from '../floor-mask.ts';
import { guessFloor } from '../guess-floor.ts';
import { lightOfPhotograph } from '../light-of-photograph.ts';
import { type Corners, firstCorners, geometryOfPhotograph } from '../photographed-room.ts';
import { readPixels } from './canvas-painter.ts';
import type { Scene } from './painter.ts';

/** A visitor's photographed room. It is never sent anywhere. */
export type OwnRoom = {
  photograph: ImageBitmap;
  /** The photograph at the size that floor and light are worked out at. */
  pixels: { widthPx: number; heightPx: number; rgba: Uint8ClampedArray };
  /** In the photograph's pixels. */
  corners: Corners;
  widthMm: number;
  depthMm: number;
  mask: Mask;
  /** Masks before this one, the latest last. */
  earlier: readonly Mask[];
  /** Whether somebody has painted: then corners that move no longer guess the floor anew. */
  isPainted: boolean;
  maskPicture: ImageData;
  lightPicture: ImageData;
};

const workedAtPx = 640;
const mostUndone = 12;

/** A photograph just opened: the corners lie somewhere sensible, the floor is guessed from what they enclose. */
export function openOwnRoom(photograph: ImageBitmap): OwnRoom {
  const share = workedAtPx / Math.max(photograph.width, photograph.height);
  const pixels = readPixels(photograph, Math.round(photograph.width * share), Math.round(photograph.height * share));
  const corners = firstCorners({ widthPx: photograph.width, heightPx: photograph.height });
  const room = { photograph, pixels, corners, widthMm: 2000, depthMm: 2000, earlier: [], isPainted: false };
  return { ...room, ...floorAndLight(room, guess(room)) };
}

/** The room with its corners elsewhere. The floor is not guessed anew: see `guessAgain`. */
export function withCorners(room: OwnRoom, corners: Corners): OwnRoom {
  return { ...room, corners };
}

/** The room with the floor guessed from where the corners are now; what was painted can be had back. */
export function guessAgain(room: OwnRoom): OwnRoom {
  return { ...room, ...floorAndLight(room, guess(room)), earlier: room.isPainted ? kept(room) : room.earlier, isPainted: false };
}

/** The room with strokes of the brush painted, points and radius in the mask's pixels. */
export function withStrokes(room: OwnRoom, strokes: readonly Stroke[]): OwnRoom {
  const mask = { ...room.mask, shares: room.mask.shares.slice() };
  for (const stroke of strokes) brush(mask, stroke);
  return { ...room, ...floorAndLight(room, mask), earlier: kept(room), isPainted: true };
}

/** The room as before the last stroke or guess. */
export function undone(room: OwnRoom): OwnRoom {
  const before = room.earlier.at(-1);
  return before ? { ...room, ...floorAndLight(room, before), earlier: room.earlier.slice(0, -1) } : room;
}

/** What is painted of it; null while its corners are not those of a rectangle. */
export function sceneOf({ photograph, corners, widthMm, depthMm, maskPicture, lightPicture }: OwnRoom): Scene | null {
  const geometry = geometryOfPhotograph({ widthPx: photograph.width, heightPx: photograph.height }, corners, widthMm, depthMm);
  return geometry && { geometry, room: photograph, mask: maskPicture, light: lightPicture, satin: null, polished: null };
}

function kept({ earlier, mask }: OwnRoom): readonly Mask[] {
  return [...earlier, mask].slice(-mostUndone);
}

function guess({ photograph, pixels, corners }: Pick<OwnRoom, 'photograph' | 'pixels' | 'corners'>): Mask {
  const share = pixels.widthPx / photograph.width;
  return guessFloor(pixels, corners.map(([x, y]) => [x * share, y * share]) as unknown as Corners);
}

function floorAndLight({ pixels }: Pick<OwnRoom, 'pixels'>, mask: Mask): Pick<OwnRoom, 'mask' | 'maskPicture' | 'lightPicture'> {
  const { widthPx, heightPx } = mask;
  const grey = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let p = 0; p < mask.shares.length; p++) grey.fill(mask.shares[p] as number, p * 4, p * 4 + 4);
  const light = lightOfPhotograph(pixels, mask.shares);
  return { mask, maskPicture: new ImageData(grey, widthPx, heightPx), lightPicture: new ImageData(light, widthPx, heightPx) };
}
