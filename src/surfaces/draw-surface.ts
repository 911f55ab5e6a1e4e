import type { Appearance } from './appearance.ts';
import { byteOf, shoulder } from './colour.ts';
import { eachRow, floorOf, type Row } from './floor.ts';

export type SurfaceView = {
  widthPx: number;
  heightPx: number;
  mmPerPx: number;
  /** The floor point in the picture's top left corner, mm. */
  originMm?: [number, number];
  /** Quarter turns of the floor under the camera: 1 shows planks lying across instead of running away. */
  turn?: number;
  /** Samples across one pixel; 2 is smooth, 1 is quick. */
  samples?: number;
  /** Strength of the light that rakes over the surface from the upper left; 1 as in a daylit room. */
  raking?: number;
};

/**
 * Draws a floor from straight above, to scale: three bytes of sRGB for each pixel. The same appearance and view give the same
 * bytes for ever. Needs neither Node nor a browser.
 */
export function drawSurface(appearance: Appearance, view: SurfaceView): Uint8Array {
  const { widthPx, heightPx, mmPerPx, originMm = [0, 0], turn = 0, samples = 2, raking = 1 } = view;
  const columns = widthPx * samples;
  const step = mmPerPx / samples;
  const cos = Math.round(Math.cos((turn * Math.PI) / 2));
  const sin = Math.round(Math.sin((turn * Math.PI) / 2));
  const picture = new Uint8Array(widthPx * heightPx * 3);
  const sum = new Float32Array(widthPx * 3);
  const light = overhead(columns, heightPx * samples, raking);

  eachRow(
    floorOf(appearance),
    columns,
    heightPx * samples,
    (j, at) => {
      const x = step * 0.5;
      const y = step * (j + 0.5);
      at.x = originMm[0] + x * cos - y * sin;
      at.y = originMm[1] + x * sin + y * cos;
      at.dx = step * cos;
      at.dy = step * sin;
      at.footprint = step * 1.2;
      at.gap = step;
    },
    (j, row) => {
      light(j, row);
      for (let i = 0; i < columns; i++) {
        const p = Math.floor(i / samples) * 3;
        sum[p] = (sum[p] as number) + (row.r[i] as number);
        sum[p + 1] = (sum[p + 1] as number) + (row.g[i] as number);
        sum[p + 2] = (sum[p + 2] as number) + (row.b[i] as number);
      }
      if ((j + 1) % samples !== 0) return;
      const start = Math.floor(j / samples) * widthPx * 3;
      const share = 1 / (samples * samples);
      for (let p = 0; p < sum.length; p++) picture[start + p] = byteOf(shoulder((sum[p] as number) * share));
      sum.fill(0);
    },
  );
  return picture;
}

/** Light from a window beyond the upper left corner: relief by slope, a gentle fall-off, and its image in polished surfaces. */
function overhead(columns: number, rows: number, raking: number): (j: number, row: Row) => void {
  const lx = -0.58 * raking;
  const ly = -0.5 * raking;
  return (j, row) => {
    const fy = j / rows;
    for (let i = 0; i < columns; i++) {
      const fx = i / columns;
      const sx = Math.max(-1.2, Math.min(1.2, row.slopeX[i] as number));
      const sy = Math.max(-1.2, Math.min(1.2, row.slopeY[i] as number));
      const relief = (1 - sx * lx - sy * ly) / Math.sqrt(1 + sx * sx + sy * sy);
      const fall = 1.035 - 0.07 * (0.55 * fx + 0.45 * fy);
      const k = Math.max(0.3, Math.min(1.55, relief)) * fall;
      const gloss = row.gloss[i] as number;
      const rx = fx - 0.3 + sx * 2.2;
      const ry = fy - 0.16 + sy * 2.2;
      const shine = gloss * gloss * (0.075 * Math.exp(-(rx * rx + ry * ry) * 7) + 0.012);
      row.r[i] = (row.r[i] as number) * k + shine;
      row.g[i] = (row.g[i] as number) * k + shine;
      row.b[i] = (row.b[i] as number) * k + shine;
    }
  };
}
