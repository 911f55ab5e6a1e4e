import type { Finish } from './finishes.ts';
import type { FloorTexture, Pixels } from './floor-texture.ts';
import { brightest, linearOf, shownStep, shownTable } from './light.ts';
import { inverse, scaled } from './projection.ts';
import type { RoomGeometry } from './room.ts';

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

/** Most samples taken along a pixel's reach: farther than this the floor lies so flat that more would not be seen. */
const maxSamples = 16;

/** Averages the floor over one pixel; see `sampler`. */
type Sample = (x: number, y: number, ux: number, uy: number, vx: number, vy: number, out: Float32Array) => void;

/**
 * Reads a floor's picture at x, y (pixels of its largest level), averaged over what one pixel of the room reaches: ux, uy across
 * and vx, vy down. Anisotropic, as graphics cards do it: the level is chosen by the short reach, and samples taken along the
 * long one. Writes linear light into `out`.
 */
function sampler({ levels }: FloorTexture): Sample {
  const last = levels.length - 1;
  const { widthPx, heightPx } = levels[0] as Pixels;
  return (x, y, ux, uy, vx, vy, out) => {
    const across = ux * ux + uy * uy;
    const down = vx * vx + vy * vy;
    const long = Math.sqrt(Math.max(across, down));
    const short = Math.max(1e-6, Math.sqrt(Math.min(across, down)));
    const count = Math.max(1, Math.min(maxSamples, Math.ceil(long / Math.max(1, short))));
    const level = Math.max(0, Math.min(last, Math.log2(Math.max(short, long / count))));
    const stepX = (across > down ? ux : vx) / count;
    const stepY = (across > down ? uy : vy) / count;
    const lower = Math.floor(level);
    const blend = level - lower;
    out[0] = out[1] = out[2] = 0;
    for (let n = 0; n < count; n++) {
      const px = x + stepX * (n + 0.5 - count / 2);
      const py = y + stepY * (n + 0.5 - count / 2);
      if (blend < 0.95) bilinear(levels[lower] as Pixels, px / widthPx, py / heightPx, (blend > 0.05 ? 1 - blend : 1) / count, out);
      if (blend > 0.05) bilinear(levels[Math.min(last, lower + 1)] as Pixels, px / widthPx, py / heightPx, (blend < 0.95 ? blend : 1) / count, out);
    }
  };
}

/** Adds `share` of the picture at s, t (whole pictures, repeating) to `out`, as linear light. */
function bilinear({ widthPx: w, heightPx: h, rgba }: Pixels, s: number, t: number, share: number, out: Float32Array): void {
  const x = (s - Math.floor(s)) * w - 0.5;
  const y = (t - Math.floor(t)) * h - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const x0 = left < 0 ? w - 1 : left;
  const x1 = left + 1 >= w ? 0 : left + 1;
  const y0 = (top < 0 ? h - 1 : top) * w;
  const y1 = (top + 1 >= h ? 0 : top + 1) * w;
  const [a, b, c, d] = [(y0 + x0) * 4, (y0 + x1) * 4, (y1 + x0) * 4, (y1 + x1) * 4];
  const wd = fx * fy * share;
  const wc = fy * share - wd;
  const wb = fx * share - wd;
  const wa = share - wb - wc - wd;
  for (let k = 0; k < 3; k++) {
    out[k] =
      (out[k] as number) +
      wa * (linearOf[rgba[a + k] as number] as number) +
      wb * (linearOf[rgba[b + k] as number] as number) +
      wc * (linearOf[rgba[c + k] as number] as number) +
      wd * (linearOf[rgba[d + k] as number] as number);
  }
}
