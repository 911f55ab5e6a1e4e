import { chance, hash } from '../noise.ts';
import { fillRectangle, type Laying, type Layout } from './spot.ts';

/** Planks of one length, each row started at its own random point, as a floor layer uses up offcuts. */
export function randomPlank(laying: Laying): Layout {
  const { w, h, joint, seed } = measured(laying);
  return (x, y, out) => {
    const row = Math.floor(x / (w + joint));
    const start = offsetOf(row, seed) * (h + joint);
    const step = Math.floor((y - start) / (h + joint));
    fillRectangle(out, hash(row, step, seed), x - row * (w + joint) - joint / 2, y - start - step * (h + joint) - joint / 2, w, h);
    out.turn = 0;
    out.odd = row & 1;
  };
}

/**
 * Where a row starts, as a share of the length. Steps of 0.27 … 0.45 from row to row keep end joints at least a quarter of
 * a plank apart, the usual rule of the trade.
 */
function offsetOf(row: number, seed: number): number {
  return row * 0.381966 + (chance(row, seed) - 0.5) * 0.12;
}

/** Half-bond: each row moved by half a unit, along the unit's longer side. */
export function brick(laying: Laying): Layout {
  const { w, h, joint, seed } = measured(laying);
  const upright = h > w;
  const long = Math.max(w, h) + joint;
  const short = Math.min(w, h) + joint;
  return (x, y, out) => {
    const across = upright ? x : y;
    const along = upright ? y : x;
    const row = Math.floor(across / short);
    const shifted = along + (row & 1) * 0.5 * long;
    const step = Math.floor(shifted / long);
    const s = across - row * short - joint / 2;
    const t = shifted - step * long - joint / 2;
    fillRectangle(out, hash(step, row, seed), upright ? s : t, upright ? t : s, w, h);
    out.turn = 0;
    out.odd = (row + step) & 1;
  };
}

/** A plain grid: every joint runs through. */
export function stack(laying: Laying): Layout {
  const { w, h, joint, seed } = measured(laying);
  return (x, y, out) => {
    const column = Math.floor(x / (w + joint));
    const row = Math.floor(y / (h + joint));
    fillRectangle(out, hash(column, row, seed), x - column * (w + joint) - joint / 2, y - row * (h + joint) - joint / 2, w, h);
    out.turn = 0;
    out.odd = (row + column) & 1;
  };
}

/** No units at all: poured, or unrolled from a width larger than the picture. */
export function seamless(laying: Laying): Layout {
  return (x, y, out) => {
    out.unit = laying.seed;
    out.u = x;
    out.v = y;
    out.w = 4000;
    out.h = 4000;
    out.edge = 2000;
    out.turn = 0;
    out.odd = 0;
  };
}

function measured(laying: Laying): { w: number; h: number; joint: number; seed: number } {
  return { w: laying.unitMm[0], h: laying.unitMm[1], joint: laying.jointMm, seed: laying.seed };
}
