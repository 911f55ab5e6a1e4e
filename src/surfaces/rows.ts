import type { Floor } from './floor.ts';
import { newTint } from './materials/material.ts';

/** Where a row of samples lies on the floor, in mm: its first sample, the step to the next, and the gap to the next row. */
export type Track = { x: number; y: number; dx: number; dy: number; footprint: number; gap: number };

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
