import { type Point, projectionOfCorners } from './projection.ts';
import type { RoomGeometry } from './room.ts';

/** The corners of a rectangle on the floor as a picture shows them, pixels: near left, near right, far right, far left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Light of a photographed floor is kept as bytes up to this: see light-of-photograph.ts. */
export const photographLightScale = 3;

/**
 * The geometry of a photographed room, from a rectangle on its floor that measures so many mm; null where its corners are not those
 * of a rectangle that a camera could see. What the room would mirror is not known: lay floors there that mirror nothing.
 */
export function geometryOfPhotograph(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  corners: Corners,
  widthMm: number,
  depthMm: number,
): RoomGeometry | null {
  const floorToPicture = projectionOfCorners(widthMm, depthMm, corners);
  if (!floorToPicture) return null;
  const none = { roughness: 1, scale: 1 };
  const eyeMm = [widthMm / 2, -depthMm, 1600] as const;
  return { widthPx, heightPx, floorToPicture, eyeMm, shoulder: 0.6, lightScale: photographLightScale, satin: none, polished: none };
}

/** Where the corners lie at first: a rectangle in the picture's lower half, as somebody standing in a doorway sees one. */
export function firstCorners({ widthPx: w, heightPx: h }: { widthPx: number; heightPx: number }): Corners {
  return [
    [w * 0.2, h * 0.92],
    [w * 0.8, h * 0.92],
    [w * 0.66, h * 0.68],
    [w * 0.34, h * 0.68],
  ];
}

/** Metres as somebody types them, to mm; null for what is no length between 10 cm and 20 m. */
export function readSideMm(typed: string): number | null {
  const text = typed
    .slice(0, 40)
    .trim()
    .replace(',', '.')
    .replace(/\s*(m|metres?)$/i, '');
  if (!/^\d{1,3}(\.\d*)?$|^\.\d+$/.test(text)) return null;
  const mm = Math.round(Number(text) * 1000);
  return mm >= 100 && mm <= 20_000 ? mm : null;
}
