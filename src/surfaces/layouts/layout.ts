import { hash } from '../noise.ts';
import { brick, chevron, herringbone, randomLength, randomPlank, seamless, stack } from './planks.ts';
import { fillRectangle, type Laying, type Layout, wrap } from './spot.ts';

export const layouts: Record<Laying['layout'], (laying: Laying) => Layout> = {
  'random-plank': randomPlank,
  'random-length': randomLength,
  brick,
  stack,
  herringbone,
  chevron,
  parquet: alternatingSquares,
  'basket-weave': alternatingSquares,
  hexagon,
  mosaic: stack,
  seamless,
  object: seamless,
};

/** The rule that says, for any point of the floor in millimetres, which plank or tile lies there. */
export function layoutOf(laying: Laying): Layout {
  return layouts[laying.layout](laying);
}

/**
 * Squares of parallel strips, each square turned against its neighbours: finger parquet with many strips, basket weave
 * with two or three. The strips' number is what fills a square as long as one strip.
 */
function alternatingSquares(laying: Laying): Layout {
  if (laying.unitMm[1] < laying.unitMm[0] * 1.5) return panels(laying);
  const { jointMm: joint, seed } = laying;
  const length = laying.unitMm[1];
  const strips = Math.max(1, Math.round((length + joint) / (laying.unitMm[0] + joint)));
  const square = length + joint;
  const pitch = square / strips;
  const [columns, rows] = laying.cells ?? [];
  return (x, y, out) => {
    const column = Math.floor(x / square);
    const row = Math.floor(y / square);
    const turned = ((column + row) & 1) === 1;
    const across = turned ? y - row * square : x - column * square;
    const along = turned ? x - column * square : y - row * square;
    const strip = Math.min(strips - 1, Math.floor(across / pitch));
    const id = hash(hash(wrap(column, columns), wrap(row, rows), seed), strip, seed);
    fillRectangle(out, id, across - strip * pitch - joint / 2, along - joint / 2, pitch - joint, length);
    out.turn = turned ? 1 : 0;
    out.odd = turned ? 1 : 0;
  };
}

/** Ready-made parquet panels: a frame of four boards round a weave of three-strip squares, six by six. */
function panels(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const side = laying.unitMm[0];
  const pitch = side + joint;
  const frame = side * 0.1;
  const [columns, rows] = laying.cells ?? [];
  const weave = alternatingSquares({
    jointMm: joint,
    seed,
    layout: 'parquet',
    unitMm: [(side - 2 * frame) / 18 - joint, (side - 2 * frame) / 6 - joint],
  });
  return (x, y, out) => {
    const column = Math.floor(x / pitch);
    const row = Math.floor(y / pitch);
    const u = x - column * pitch - joint / 2;
    const v = y - row * pitch - joint / 2;
    const panel = hash(wrap(column, columns), wrap(row, rows), seed);
    if (u >= frame && u < side - frame && v >= frame && v < side - frame) {
      weave(u - frame, v - frame, out);
      out.unit = hash(out.unit, panel, seed);
      return;
    }
    // Boards follow one another round the frame, each butting against the next.
    const left = u < frame && v < side - frame;
    const right = u >= side - frame && v >= frame;
    const upright = left || right;
    const across = upright ? (left ? u : u - side + frame) : v < frame ? v : v - side + frame;
    const along = upright ? (left ? v : v - frame) : v < frame ? u - frame : u;
    fillRectangle(out, hash(panel, left ? 1 : right ? 2 : v < frame ? 3 : 4, seed), across, along, frame - joint, side - frame - joint);
    out.turn = upright ? 0 : 1;
    out.odd = upright ? 0 : 1;
  };
}

/** Regular hexagons, points along y. `unitMm[0]` is the width across the flats. */
function hexagon(laying: Laying): Layout {
  const { jointMm: joint, seed } = laying;
  const pitch = laying.unitMm[0] + joint;
  const rise = (pitch * Math.sqrt(3)) / 2;
  const height = (laying.unitMm[0] * 2) / Math.sqrt(3);
  const [columns, rows] = laying.cells ?? [];
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
    out.unit = hash(wrap(bestColumn, columns), wrap(bestRow, rows), seed);
    out.w = laying.unitMm[0];
    out.h = height;
    out.u = dx + out.w / 2;
    out.v = dy + height / 2;
    out.edge = pitch / 2 - reach - joint / 2;
    out.turn = 0;
    out.odd = bestRow & 1;
  };
}
