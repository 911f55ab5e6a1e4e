import { hash } from '../noise.ts';
import { fillRectangle, type Laying, type Layout } from './spot.ts';

/**
 * Squares of parallel strips, each square turned against its neighbours: finger parquet with many strips, basket weave
 * with two or three. The strips' number is what fills a square as long as one strip.
 */
export function alternatingSquares(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const length = laying.unitMm[1];
  const strips = Math.max(1, Math.round((length + joint) / (laying.unitMm[0] + joint)));
  const square = length + joint;
  const pitch = square / strips;
  return (x, y, out) => {
    const column = Math.floor(x / square);
    const row = Math.floor(y / square);
    const turned = ((column + row) & 1) === 1;
    const across = turned ? y - row * square : x - column * square;
    const along = turned ? x - column * square : y - row * square;
    const strip = Math.min(strips - 1, Math.floor(across / pitch));
    const id = hash(hash(column, row, seed), strip, seed);
    fillRectangle(out, id, across - strip * pitch - joint / 2, along - joint / 2, pitch - joint, length);
    out.turn = turned ? 1 : 0;
    out.odd = turned ? 1 : 0;
  };
}

/** Regular hexagons, points along y. `unitMm[0]` is the width across the flats. */
export function hexagon(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const pitch = laying.unitMm[0] + joint;
  const rise = (pitch * Math.sqrt(3)) / 2;
  const height = (laying.unitMm[0] * 2) / Math.sqrt(3);
  return (x, y, out) => {
    const row = Math.floor(y / rise);
    let bestRow = 0;
    let bestColumn = 0;
    let best = Number.POSITIVE_INFINITY;
    for (let r = row; r <= row + 1; r++) {
      const shift = (r & 1) * 0.5;
      const column = Math.round(x / pitch - shift);
      const distance = (x - (column + shift) * pitch) ** 2 + (y - r * rise) ** 2;
      if (distance < best) {
        best = distance;
        bestRow = r;
        bestColumn = column;
      }
    }
    const dx = x - (bestColumn + (bestRow & 1) * 0.5) * pitch;
    const dy = y - bestRow * rise;
    const reach = Math.max(Math.abs(dx), Math.abs(dx) * 0.5 + Math.abs(dy) * (Math.sqrt(3) / 2));
    out.unit = hash(bestColumn, bestRow, seed);
    out.w = laying.unitMm[0];
    out.h = height;
    out.u = dx + out.w / 2;
    out.v = dy + height / 2;
    out.edge = pitch / 2 - reach - joint / 2;
    out.turn = 0;
    out.odd = bestRow & 1;
  };
}
