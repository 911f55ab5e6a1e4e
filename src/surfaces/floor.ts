import type { Appearance } from './appearance.ts';
import { rgb } from './colour.ts';
import { layoutOf } from './layouts/layout.ts';
import { newSpot } from './layouts/spot.ts';
import { materialOf } from './materials/all.ts';
import { newTint, shade, type Tint } from './materials/material.ts';
import { ease, valueNoise } from './noise.ts';

/** Answers for a point of the laid floor (mm) by filling in `out`; `footprint` is the distance between samples in mm. */
export type Floor = (x: number, y: number, footprint: number, out: Tint) => void;

/** How units end: width and depth (mm) of the eased edge, and how deep the joint lies below the face. */
type Edge = { width: number; depth: number; sunk: number };

function edgeOf(appearance: Appearance): Edge {
  switch (appearance.material) {
    case 'wood':
      return { width: 1.3, depth: 0.45, sunk: 0.7 };
    case 'carpet-tile':
    case 'carpet-loop':
    case 'carpet-twist':
    case 'sheet':
      return { width: 1, depth: 0.1, sunk: 0.3 };
    case 'slate':
      return { width: 2.2, depth: 0.9, sunk: 1.5 };
    default:
      return { width: 1.1 + 2.4 * appearance.character * appearance.gloss, depth: 0.5, sunk: 0.9 };
  }
}

/** The whole floor of one appearance: stuff, laid to its pattern, with joints. It never repeats, or after as many units as `cells` says. */
export function floorOf(appearance: Appearance, cells?: readonly [number, number]): Floor {
  const layout = layoutOf(cells ? { ...appearance, cells } : appearance);
  const material = materialOf(appearance);
  const joint = rgb(appearance.jointColour);
  const { jointMm, seed } = appearance;
  const edge = edgeOf(appearance);
  const spot = newSpot();
  return (x, y, footprint, out) => {
    layout(x, y, spot);
    material(spot, footprint, out);
    if (spot.edge > edge.width + footprint * 2) return;
    const width = Math.max(edge.width, footprint);
    out.height -= edge.depth * (1 - ease(0, width, Math.max(0, spot.edge)));
    if (jointMm <= 0) return;
    const cover = jointCover(spot.edge + jointMm / 2, jointMm / 2, footprint);
    if (cover <= 0) return;
    const grain = 1 + 0.08 * valueNoise(x / 1.7, y / 1.7, seed + 71) + 0.05 * valueNoise(x / 30, y / 30, seed + 72);
    out.r += (joint.r * grain - out.r) * cover;
    out.g += (joint.g * grain - out.g) * cover;
    out.b += (joint.b * grain - out.b) * cover;
    // A joint is a little darker where the unit stands over it.
    if (spot.edge < 0) shade(out, 1 - 0.16 * cover * ease(-1.2, 0, spot.edge));
    out.height -= edge.sunk * cover;
    out.gloss *= 1 - 0.9 * cover;
  };
}

/** Share of a sample `footprint` wide, `away` from the joint's centre line, that the joint (half its width given) covers. */
function jointCover(away: number, half: number, footprint: number): number {
  const from = Math.max(-half, away - footprint / 2);
  const to = Math.min(half, away + footprint / 2);
  return to <= from ? 0 : (to - from) / footprint;
}

/** Where a row of samples lies on the floor, in mm: its first sample, the step to the next, and the gap to the next row. */
type Track = { x: number; y: number; dx: number; dy: number; footprint: number; gap: number };

/** One row of samples: linear colour, gloss, and the surface's slope along the row and towards the next row. */
export type Row = {
  r: Float32Array;
  g: Float32Array;
  b: Float32Array;
  gloss: Float32Array;
  height: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
};

function newRow(columns: number): Row {
  const line = (): Float32Array => new Float32Array(columns);
  return { r: line(), g: line(), b: line(), gloss: line(), height: line(), slopeX: line(), slopeY: line() };
}

/**
 * Samples a floor row by row and shows each to `visit` with its slopes. Three rows are held at a time, so a picture of any
 * height costs the same memory.
 */
export function eachRow(
  floor: Floor,
  columns: number,
  rows: number,
  track: (row: number, out: Track) => void,
  visit: (row: number, samples: Row) => void,
): void {
  const at: Track = { x: 0, y: 0, dx: 0, dy: 0, footprint: 1, gap: 1 };
  const gaps = [1, 1, 1];
  const held = [newRow(columns), newRow(columns), newRow(columns)];
  for (let j = -1; j <= rows; j++) {
    track(j, at);
    gaps[(j + 3) % 3] = at.gap;
    sample(floor, at, held[(j + 3) % 3] as Row);
    if (j < 1) continue;
    const above = held[(j + 1) % 3] as Row;
    const here = held[(j + 2) % 3] as Row;
    const below = held[(j + 3) % 3] as Row;
    const span = 2 * (gaps[(j + 2) % 3] as number);
    for (let i = 0; i < columns; i++) here.slopeY[i] = ((below.height[i] as number) - (above.height[i] as number)) / span;
    visit(j - 1, here);
  }
}

function sample(floor: Floor, at: Track, row: Row): void {
  const tint = newTint();
  const columns = row.r.length;
  for (let i = 0; i < columns; i++) {
    floor(at.x + i * at.dx, at.y + i * at.dy, at.footprint, tint);
    row.r[i] = tint.r;
    row.g[i] = tint.g;
    row.b[i] = tint.b;
    row.gloss[i] = tint.gloss;
    row.height[i] = tint.height;
  }
  const span = 2 * Math.hypot(at.dx, at.dy);
  for (let i = 1; i < columns - 1; i++) row.slopeX[i] = ((row.height[i + 1] as number) - (row.height[i - 1] as number)) / span;
}
