import { hash } from '../noise.ts';
import { fillRectangle, type Laying, type Layout, wrap } from './spot.ts';

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
