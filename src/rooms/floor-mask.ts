import type { Point } from './projection.ts';

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
