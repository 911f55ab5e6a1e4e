import type { FloorTexture, Pixels } from './floor-texture.ts';
import { linearOf } from './linear-light.ts';

/** Most samples taken along a pixel's reach: farther than this the floor lies so flat that more would not be seen. */
const mostSamples = 16;

/** Averages the floor over one pixel; see `sampler`. */
export type Sample = (x: number, y: number, ux: number, uy: number, vx: number, vy: number, out: Float32Array) => void;

/**
 * Reads a floor's picture at x, y (pixels of its largest level), averaged over what one pixel of the room reaches: ux, uy across
 * and vx, vy down. Anisotropic, as graphics cards do it: the level is chosen by the short reach, and samples taken along the
 * long one. Writes linear light into `out`.
 */
export function sampler({ levels }: FloorTexture): Sample {
  const last = levels.length - 1;
  const { widthPx, heightPx } = levels[0] as Pixels;
  return (x, y, ux, uy, vx, vy, out) => {
    const across = ux * ux + uy * uy;
    const down = vx * vx + vy * vy;
    const long = Math.sqrt(Math.max(across, down));
    const short = Math.max(1e-6, Math.sqrt(Math.min(across, down)));
    const count = Math.max(1, Math.min(mostSamples, Math.ceil(long / Math.max(1, short))));
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
