import type { Finish } from './finishes.ts';
import type { FloorTexture, Pixels } from './floor-texture.ts';
import { brightest, shownStep, shownTable } from './linear-light.ts';
import { inverse, scaled } from './projection.ts';
import type { RoomGeometry } from './room.ts';
import { sampler } from './sample-texture.ts';

/** Bytes of one picture, row by row: one, three or four to a pixel, as it happens to have been decoded. */
export type Bytes = Uint8Array | Uint8ClampedArray;

/** A room's pictures, all brought to one size. Light and reflections hold the root of the light, see `RoomFile`. */
export type RoomPictures = { widthPx: number; heightPx: number; room: Bytes; mask: Bytes; light: Bytes; satin: Bytes; polished: Bytes };

/** How the floor lies. */
export type Laying = {
  /** Radians the floor is turned anticlockwise, seen from above; 0 has the top of its picture at the back wall. */
  angle: number;
  /** The floor point, mm, where the lower left corner of its picture lies. */
  originMm: readonly [number, number];
};

const rootTable = (scale: number): Float32Array => Float32Array.from({ length: 256 }, (_, byte) => scale * (byte / 255) ** 2);

/**
 * Lays a floor into a room, to scale and in the room's light. Returns the picture, with as many bytes to a pixel as the room's
 * own. Per pixel and channel, in linear light: albedo · light · (1 − k) + reflection · k, where k is Fresnel's share times the
 * finish; then rolled off, encoded, and blended over the room by the mask.
 */
export function layFloor(
  geometry: RoomGeometry,
  pictures: RoomPictures,
  texture: FloorTexture,
  laying: Laying,
  finish: Finish,
): Uint8ClampedArray<ArrayBuffer> {
  const { widthPx: w, heightPx: h, room, mask, light, satin, polished } = pictures;
  const [roomStep, maskStep, lightStep, satinStep, polishedStep] = [room, mask, light, satin, polished].map((b) => b.length / (w * h)) as Steps;
  const picture = new Uint8ClampedArray(room.length);
  picture.set(room);
  const back = inverse(scaled(geometry.floorToPicture, w / geometry.widthPx, h / geometry.heightPx));
  const [[a, b, c], [d, e, f], [g, i, j]] = back;
  const [eyeX, eyeY, eyeZ] = geometry.eyeMm;
  const sample = sampler(texture);
  const first = texture.levels[0] as Pixels;
  // Floor mm to the texture's pixels; its picture's rows run towards the viewer, the floor's y away.
  const [acrossPx, downPx] = [first.widthPx / texture.sizeMm[0], first.heightPx / texture.sizeMm[1]];
  const [cos, sin] = [Math.cos(laying.angle), Math.sin(laying.angle)];
  const [tx, ty, sx, sy] = [cos * acrossPx, sin * acrossPx, sin * downPx, -cos * downPx];
  const shown = shownTable(geometry.shoulder);
  const falls = rootTable(geometry.lightScale);
  const satinLight = rootTable(geometry.satin.scale * (1 - finish.polish));
  const polishedLight = rootTable(geometry.polished.scale * finish.polish);
  const albedo = new Float32Array(3);
  const { mirrors } = finish;

  for (let v = 0, p = 0; v < h; v++) {
    for (let u = 0; u < w; u++, p++) {
      const cover = mask[p * maskStep] as number;
      if (cover === 0) continue;
      const depth = 1 / (g * (u + 0.5) + i * (v + 0.5) + j);
      const x = (a * (u + 0.5) + b * (v + 0.5) + c) * depth;
      const y = (d * (u + 0.5) + e * (v + 0.5) + f) * depth;
      // What one pixel reaches on the floor, across and down the picture.
      const [xu, yu, xv, yv] = [(a - x * g) * depth, (d - y * g) * depth, (b - x * i) * depth, (e - y * i) * depth];
      const [ox, oy] = [x - laying.originMm[0], y - laying.originMm[1]];
      sample(tx * ox + ty * oy, sx * ox + sy * oy, tx * xu + ty * yu, sx * xu + sy * yu, tx * xv + ty * yv, sx * xv + sy * yv, albedo);
      let k = 0;
      if (mirrors > 0) {
        const away = 1 - eyeZ / Math.sqrt((x - eyeX) * (x - eyeX) + (y - eyeY) * (y - eyeY) + eyeZ * eyeZ);
        k = mirrors * (0.04 + 0.96 * away * away * away * away * away);
      }
      const share = cover / 255;
      for (let n = 0; n < 3; n++) {
        const reflected =
          (satinLight[satin[p * satinStep + n] as number] as number) + (polishedLight[polished[p * polishedStep + n] as number] as number);
        const lit = (albedo[n] as number) * (falls[light[p * lightStep + n] as number] as number) * (1 - k) + reflected * k;
        const floor = shown[(Math.sqrt(Math.min(lit, brightest)) * shownStep) | 0] as number;
        const at = p * roomStep + n;
        picture[at] = (room[at] as number) * (1 - share) + floor * share;
      }
    }
  }
  return picture;
}

type Steps = [number, number, number, number, number];
