import { type Point, type Projection, projectionOfCorners } from './projection.ts';
import type { RoomGeometry } from './room.ts';

/** The corners of a rectangle on the floor as a picture shows them, pixels: near left, near right, far right, far left. */
export type Corners = readonly [Point, Point, Point, Point];

/** What is taken for the distance to the picture plane, in picture widths, where the corners do not tell: a phone's main camera. */
const usualFocus = 0.8;

/**
 * Where the camera stands (mm, the third its height) that sees a floor by `projection` in a picture of that size: what the floor
 * mirrors depends on it. The picture is taken to be whole, with its middle on the camera's axis.
 */
export function eyeOfProjection(projection: Projection, widthPx: number, heightPx: number): [number, number, number] {
  const [cx, cy] = [widthPx / 2, heightPx / 2];
  const column = (i: 0 | 1 | 2): Vector => [projection[0][i] - cx * projection[2][i], projection[1][i] - cy * projection[2][i], projection[2][i]];
  const [h1, h2, h3] = [column(0), column(1), column(2)];
  // The floor's two directions are at right angles: that fixes the focus.
  const squared = -(h1[0] * h2[0] + h1[1] * h2[1]) / (h1[2] * h2[2]);
  const usual = usualFocus * Math.max(widthPx, heightPx);
  const focus = squared > (usual / 3) ** 2 && squared < (usual * 3) ** 2 ? Math.sqrt(squared) : usual;
  const toCamera = ([x, y, z]: Vector): Vector => [x / focus, y / focus, z];
  const [r1, r2, t] = [toCamera(h1), toCamera(h2), toCamera(h3)];
  const scale = Math.sqrt(length(r1) * length(r2));
  const [a, b, at] = [r1, r2, t].map((v) => v.map((n) => n / scale)) as [Vector, Vector, Vector];
  return [-dot(a, at), -dot(b, at), Math.abs(dot(cross(a, b), at))];
}

type Vector = [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.sqrt(dot(a, a));
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/**
 * The geometry of a photographed room, from a rectangle on its floor that measures so many mm; null where its corners are not those
 * of a rectangle that a camera could see. Nothing is known of what the room mirrors.
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
  return {
    widthPx,
    heightPx,
    floorToPicture,
    eyeMm: eyeOfProjection(floorToPicture, widthPx, heightPx),
    shoulder: 0.6,
    lightScale: photographLightScale,
    satin: none,
    polished: none,
  };
}

/** The brightest light that the light taken from a photograph can say, see light-of-photograph.ts. */
export const photographLightScale = 3;
