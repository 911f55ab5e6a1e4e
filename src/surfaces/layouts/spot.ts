import type { Appearance } from '../appearance.ts';

/** Where a point of the floor falls: which plank or tile, and where on it. Lengths in millimetres. */
export type Spot = {
  /** Identity of the plank or tile, the same wherever it is met. */
  unit: number;
  /** Across the unit, 0 … w. */
  u: number;
  /** Along the unit, 0 … h. */
  v: number;
  w: number;
  h: number;
  /** Distance inward from the unit's edge; negative in the joint, lowest on its centre line. */
  edge: number;
  /** Direction of the unit's length, in quarter turns from the floor's own. Decides how it catches the light. */
  turn: number;
  /** Alternates between neighbours, for units laid quarter-turned. */
  odd: number;
};

/** Answers for a point of the floor (x mm, y mm) by filling in `out`. */
export type Layout = (x: number, y: number, out: Spot) => void;

/** The part of an appearance that decides how it is laid. */
export type Laying = Pick<Appearance, 'layout' | 'unitMm' | 'jointMm' | 'seed'> & {
  /** After how many units across and along the floor begins again with the same ones; never, where it is left out. See `repeatOf`. */
  cells?: readonly [number, number];
};

/** The same number for units that are one repeat apart. */
export function wrap(n: number, cells: number | undefined): number {
  return cells === undefined ? n : n - Math.floor(n / cells) * cells;
}

export function newSpot(): Spot {
  return { unit: 0, u: 0, v: 0, w: 0, h: 0, edge: 0, turn: 0, odd: 0 };
}

/** Fills in a rectangular unit whose own corner (joint excluded) is at 0, 0. */
export function fillRectangle(out: Spot, unit: number, u: number, v: number, w: number, h: number): void {
  out.unit = unit;
  out.u = u;
  out.v = v;
  out.w = w;
  out.h = h;
  out.edge = Math.min(u, w - u, v, h - v);
}
