import { chance, hash } from '../noise.ts';
import { fillRectangle, type Laying, type Layout, wrap } from './spot.ts';

/** Planks of one length, each row started at its own random point, as a floor layer uses up offcuts. */
export function randomPlank(laying: Laying): Layout {
  const { w, h, joint, seed, across, along } = measured(laying);
  return (x, y, out) => {
    const row = Math.floor(x / (w + joint));
    const start = offsetOf(wrap(row, across), seed, across) * (h + joint);
    const step = Math.floor((y - start) / (h + joint));
    fillRectangle(
      out,
      hash(wrap(row, across), wrap(step, along), seed),
      x - row * (w + joint) - joint / 2,
      y - start - step * (h + joint) - joint / 2,
      w,
      h,
    );
    out.turn = 0;
    out.odd = row & 1;
  };
}

/** Shortest and longest board of random lengths, as shares of `unitMm`'s, and the pitch that lies between them. */
const pitchShare = 0.71;
const swing = 0.4;

/** Boards of random lengths, four tenths of the longest and up, end to end in rows. */
export function randomLength(laying: Laying): Layout {
  const { w, h, joint, seed, across, along } = measured(laying);
  const pitch = (h + joint) * pitchShare;
  return (x, y, out) => {
    const row = Math.floor(x / (w + joint));
    const same = wrap(row, across);
    const t = y / pitch - offsetOf(same, seed, across);
    const end = (step: number): number => step + swing * (chance(hash(same, wrap(step, along), seed), 3) - 0.5);
    let step = Math.floor(t);
    if (t < end(step)) step--;
    else if (t >= end(step + 1)) step++;
    const from = end(step);
    const length = (end(step + 1) - from) * pitch - joint;
    fillRectangle(out, hash(same, wrap(step, along), seed), x - row * (w + joint) - joint / 2, (t - from) * pitch - joint / 2, w, length);
    out.turn = 0;
    out.odd = row & 1;
  };
}

/**
 * Where a row starts, as a share of the length. Steps of 0.27 … 0.45 from row to row keep end joints at least a quarter of
 * a plank apart, the usual rule of the trade.
 */
function offsetOf(row: number, seed: number, rows?: number): number {
  // Of rows that come again, the last is as far from the first as any two neighbours.
  const step = rows === undefined ? 0.381966 : Math.round(rows * 0.381966) / rows;
  return row * step + (chance(row, seed) - 0.5) * 0.12;
}

/** Half-bond: each row moved by half a unit, along the unit's longer side. */
export function brick(laying: Laying): Layout {
  const { w, h, joint, seed, across: columns, along: rows } = measured(laying);
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
    fillRectangle(out, hash(wrap(step, upright ? rows : columns), wrap(row, upright ? columns : rows), seed), upright ? s : t, upright ? t : s, w, h);
    out.turn = 0;
    out.odd = (row + step) & 1;
  };
}

/** A plain grid: every joint runs through. */
export function stack(laying: Laying): Layout {
  const { w, h, joint, seed, across, along } = measured(laying);
  return (x, y, out) => {
    const column = Math.floor(x / (w + joint));
    const row = Math.floor(y / (h + joint));
    fillRectangle(
      out,
      hash(wrap(column, across), wrap(row, along), seed),
      x - column * (w + joint) - joint / 2,
      y - row * (h + joint) - joint / 2,
      w,
      h,
    );
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

function measured(laying: Laying) {
  const [across, along] = laying.cells ?? [];
  return { w: laying.unitMm[0], h: laying.unitMm[1], joint: laying.jointMm, seed: laying.seed, across, along };
}

const half = Math.SQRT1_2;

/**
 * Herringbone with its points along y. Seen from 45° the blocks lie on a lattice with steps (w, w) and (l, -l):
 * one flat block [0, l] × [0, w] and one upright [l, l + w] × [w - l, w] fill it.
 */
export function herringbone(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const w = laying.unitMm[0] + joint;
  const l = laying.unitMm[1] + joint;
  const [points, blocks] = laying.cells ?? [];
  return (px, py, out) => {
    const x = (py - px) * half;
    const y = (px + py) * half;
    const band = Math.floor((x - y) / (2 * l));
    for (let n = band + 1; n >= band; n--) {
      const m = Math.floor((y + n * l) / w);
      const along = x - m * w - n * l;
      if (along < 0 || along >= l) continue;
      fillRectangle(out, hash(wrap(m, blocks), wrap(n, points) * 2, seed), y - m * w + n * l - joint / 2, along - joint / 2, w - joint, l - joint);
      out.turn = 0.5;
      out.odd = 0;
      return;
    }
    const m = Math.floor((x - band * l - l) / w);
    const along = y - m * w + band * l + l - w;
    fillRectangle(
      out,
      hash(wrap(m, blocks), wrap(band, points) * 2 + 1, seed),
      x - m * w - band * l - l - joint / 2,
      along - joint / 2,
      w - joint,
      l - joint,
    );
    out.turn = -0.5;
    out.odd = 1;
  };
}

/** Chevron: blocks with ends cut at 45°, meeting point to point in columns as wide as the cut length allows. */
export function chevron(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const [width, length] = laying.unitMm;
  const [columns, blocks] = laying.cells ?? [];
  const column = length * half + joint;
  const rise = (width + joint) / half;
  return (x, y, out) => {
    const c = Math.floor(x / column);
    const inside = x - c * column;
    const right = (c & 1) === 0;
    const t = y + (right ? inside : column - inside);
    const k = Math.floor(t / rise);
    const across = (t - k * rise) * half - joint / 2;
    out.unit = hash(wrap(c, columns), wrap(k, blocks), seed);
    out.u = across;
    out.v = (right ? inside : column - inside) / half;
    out.w = width;
    out.h = length;
    out.edge = Math.min(across, width - across, inside - joint / 2, column - inside - joint / 2);
    out.turn = right ? 0.5 : -0.5;
    out.odd = right ? 0 : 1;
  };
}
