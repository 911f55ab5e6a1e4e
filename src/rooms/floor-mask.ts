import { linearOf } from './light.ts';
import type { Corners } from './photographed-room.ts';
import { inverse, type Point, project, projectionOfCorners } from './projection.ts';

/** How much of each pixel is floor, 0 … 255. */
export type Mask = { widthPx: number; heightPx: number; shares: Uint8ClampedArray };

export function emptyMask(widthPx: number, heightPx: number): Mask {
  return { widthPx, heightPx, shares: new Uint8ClampedArray(widthPx * heightPx) };
}

/** One stroke of the brush from a point to the next, in the mask's pixels. */
export type Stroke = { from: Point; to: Point; radius: number; rubsOut: boolean };

/** Paints floor along a stroke, or rubs it out, with an edge that is soft over a tenth of the brush. Changes the mask in place. */
export function brush({ widthPx: w, heightPx: h, shares }: Mask, { from, to, radius, rubsOut }: Stroke): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy || 1;
  const soft = Math.max(1, radius * 0.1);
  for (let y = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius)); y <= Math.min(h - 1, Math.max(from[1], to[1]) + radius); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius)); x <= Math.min(w - 1, Math.max(from[0], to[0]) + radius); x++) {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / squared));
      const away = Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
      const share = 255 * Math.min(1, Math.max(0, (radius - away) / soft));
      const p = y * w + x;
      const now = shares[p] as number;
      shares[p] = rubsOut ? Math.min(now, 255 - share) : Math.max(now, share);
    }
  }
}

/**
 * A first guess of where the floor is: from inside the corners outwards, as long as colours stay near those in there and do not jump,
 * and never above the horizon that the corners tell of. Corners are in the picture's pixels.
 */
export function guessFloor(
  { widthPx: w, heightPx: h, rgba }: { widthPx: number; heightPx: number; rgba: Uint8Array | Uint8ClampedArray },
  corners: Corners,
): Mask {
  const mask = emptyMask(w, h);
  const toUnit = projectionOfCorners(1, 1, corners);
  if (!toUnit) return mask;
  const back = inverse(toUnit);
  const middle: Point = project(toUnit, [0.5, 0.5]);
  const depth = ([u, v]: Point) => back[2][0] * u + back[2][1] * v + back[2][2];
  const colours = perceived(rgba);
  const isInside = ([u, v]: Point) => {
    const [x, y] = project(back, [u, v]);
    return x >= 0 && x <= 1 && y >= 0 && y <= 1;
  };
  const reached = new Uint8Array(w * h);
  const waiting: number[] = [];
  const known: number[] = [];
  for (let p = 0; p < w * h; p++) {
    if (!isInside([(p % w) + 0.5, Math.floor(p / w) + 0.5])) continue;
    reached[p] = 1;
    waiting.push(p);
    known.push(p);
  }
  if (!known.length) return mask;
  const { mean, spread } = middleOf(colours, known);
  const isNear = (p: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += (((colours[p * 3 + k] as number) - (mean[k] as number)) / (spread[k] as number)) ** 2;
    return sum < 9;
  };
  const isJump = (p: number, q: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += Math.abs((colours[p * 3 + k] as number) - (colours[q * 3 + k] as number));
    return sum > 26;
  };
  for (let p = waiting.pop(); p !== undefined; p = waiting.pop()) {
    const x = p % w;
    for (const q of [x > 0 ? p - 1 : -1, x < w - 1 ? p + 1 : -1, p - w, p + w]) {
      if (q < 0 || q >= w * h || reached[q]) continue;
      if (depth([(q % w) + 0.5, Math.floor(q / w) + 0.5]) > 0 !== depth(middle) > 0) continue;
      if (!isNear(q) || isJump(p, q)) continue;
      reached[q] = 1;
      waiting.push(q);
    }
  }
  for (let p = 0; p < w * h; p++) mask.shares[p] = reached[p] ? 255 : 0;
  return closed(mask);
}

/**
 * Lightness and two colour axes of each pixel, about as far apart as the eye finds them (Oklab, times 255). Light counts for less: it falls
 * unevenly.
 */
function perceived(rgba: Uint8Array | Uint8ClampedArray): Float32Array {
  const out = new Float32Array((rgba.length / 4) * 3);
  for (let p = 0; p < rgba.length / 4; p++) {
    const [r, g, b] = [0, 1, 2].map((k) => linearOf[rgba[p * 4 + k] as number] as number) as [number, number, number];
    const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
    const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
    const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
    out[p * 3] = 255 * (0.2105 * l + 0.7936 * m - 0.0041 * s);
    out[p * 3 + 1] = 255 * 2 * (1.978 * l - 2.4286 * m + 0.4506 * s);
    out[p * 3 + 2] = 255 * 2 * (0.0259 * l + 0.7828 * m - 0.8087 * s);
  }
  return out;
}

/** Mean of some pixels' colours, and how far from it still counts as one of them. */
function middleOf(colours: Float32Array, pixels: number[]): { mean: number[]; spread: number[] } {
  const mean = [0, 1, 2].map((k) => pixels.reduce((sum, p) => sum + (colours[p * 3 + k] as number), 0) / pixels.length);
  const spread = [0, 1, 2].map((k) => {
    const variance = pixels.reduce((sum, p) => sum + ((colours[p * 3 + k] as number) - (mean[k] as number)) ** 2, 0) / pixels.length;
    return Math.max(k === 0 ? 14 : 6, Math.sqrt(variance) * 1.2);
  });
  return { mean, spread };
}

/**
 * Fills what is small and surrounded (joints, knots, crumbs): grown, then shrunk by a little less, so that no rim of the old floor
 * shows, with an edge that is soft over a pixel or two.
 */
function closed(mask: Mask): Mask {
  const radius = Math.max(2, Math.round(mask.widthPx / 160));
  const grown = extreme(mask, radius + 1, Math.max);
  return { ...mask, shares: softened({ ...mask, shares: extreme({ ...mask, shares: grown }, radius, Math.min) }) };
}

function softened({ widthPx: w, heightPx: h, shares }: Mask): Uint8ClampedArray {
  const out = new Uint8ClampedArray(shares.length);
  for (let p = 0; p < shares.length; p++) {
    const [x, y] = [p % w, Math.floor(p / w)];
    let sum = 0;
    for (const dy of [-1, 0, 1]) {
      const row = Math.min(h - 1, Math.max(0, y + dy)) * w;
      for (const dx of [-1, 0, 1]) sum += shares[row + Math.min(w - 1, Math.max(0, x + dx))] as number;
    }
    out[p] = sum / 9;
  }
  return out;
}

function extreme({ widthPx: w, heightPx: h, shares }: Mask, radius: number, pick: (...n: number[]) => number): Uint8ClampedArray {
  const pass = (from: Uint8ClampedArray, step: number, n: number, isAcross: boolean) => {
    const out = new Uint8ClampedArray(from.length);
    for (let p = 0; p < from.length; p++) {
      const i = isAcross ? p % w : Math.floor(p / w);
      let best = from[p] as number;
      for (let k = -Math.min(radius, i); k <= Math.min(radius, n - 1 - i); k++) best = pick(best, from[p + k * step] as number);
      out[p] = best;
    }
    return out;
  };
  return pass(pass(shares, 1, w, true), w, h, false);
}
