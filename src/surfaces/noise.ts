/**
 * Seeded noise in two dimensions. Everything hangs on an integer hash rather than a permutation table, so nothing repeats
 * however far the floor runs, and the same seed gives the same floor on every machine.
 */

/** A well-mixed signed 32-bit integer for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A number in [0, 1) that belongs to `id`; different `k` give independent numbers. */
export function chance(id: number, k: number): number {
  return (hash(id, k, 0x5bd1) & 0xffffff) / 0x1000000;
}

/** Like `chance`, roughly bell-shaped, in (-1, 1). */
export function sway(id: number, k: number): number {
  return (chance(id, k) + chance(id, k + 7919) + chance(id, k + 15485)) * (2 / 3) - 1;
}

function lattice(x: number, y: number, seed: number): number {
  return (hash(x, y, seed) & 0xffff) / 32768 - 1;
}

/** Value noise in [-1, 1]; cheap, and soft enough once stretched into fibres. */
export function valueNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const a = lattice(ix, iy, seed);
  const b = lattice(ix + 1, iy, seed);
  const c = lattice(ix, iy + 1, seed);
  const d = lattice(ix + 1, iy + 1, seed);
  const top = a + (b - a) * sx;
  return top + (c + (d - c) * sx - top) * sy;
}

function slope(h: number, x: number, y: number): number {
  // Sixteen directions off the axes would do; two bytes of the hash give any direction for the same price.
  return ((h & 0xff) / 127.5 - 1) * x + (((h >>> 8) & 0xff) / 127.5 - 1) * y;
}

/** Gradient noise, about [-1, 1], zero on the lattice. */
export function gradientNoise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = slope(hash(ix, iy, seed), fx, fy);
  const b = slope(hash(ix + 1, iy, seed), fx - 1, fy);
  const c = slope(hash(ix, iy + 1, seed), fx, fy - 1);
  const d = slope(hash(ix + 1, iy + 1, seed), fx - 1, fy - 1);
  const top = a + (b - a) * sx;
  return (top + (c + (d - c) * sx - top) * sy) * 1.5;
}

/** Sum of octaves of gradient noise, each turned so that the lattice never shows. About [-1, 1]. */
export function fbm(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.55;
  let px = x;
  let py = y;
  for (let o = 0; o < octaves; o++) {
    sum += amplitude * gradientNoise(px, py, seed + o * 101);
    const turned = px * 1.616 - py * 1.212;
    py = px * 1.212 + py * 1.616;
    px = turned;
    amplitude *= 0.5;
  }
  return sum;
}

/** The nearest of a field of scattered points. */
export type Nearest = {
  /** Distance to the nearest point, in cells. */
  near: number;
  /** Distance to the second nearest, in cells. */
  next: number;
  /** Identity of the nearest point. */
  id: number;
  /** From the nearest point to here, in cells. */
  dx: number;
  dy: number;
};

/** Finds the nearest scattered point (one in each unit square, moved by up to half of `scatter`) and writes it into `out`. */
export function nearestPoint(x: number, y: number, seed: number, scatter: number, out: Nearest): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let near = 9;
  let next = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const h = hash(ix + i, iy + j, seed);
      const dx = x - (ix + i + 0.5 + ((h & 0x3ff) / 1023 - 0.5) * scatter);
      const dy = y - (iy + j + 0.5 + (((h >>> 10) & 0x3ff) / 1023 - 0.5) * scatter);
      const d = dx * dx + dy * dy;
      if (d < near) {
        next = near;
        near = d;
        out.id = h;
        out.dx = dx;
        out.dy = dy;
      } else if (d < next) next = d;
    }
  }
  out.near = Math.sqrt(near);
  out.next = Math.sqrt(next);
}

/** 0 below `from`, 1 above `to`, an easy curve between. */
export function ease(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * How much of a detail `wavelength` mm long can be seen through samples `footprint` mm apart: 1 all, 0 none.
 * Leaving out what cannot be seen is what keeps far floors free of shimmer.
 */
export function visible(wavelength: number, footprint: number): number {
  const t = wavelength / footprint - 1;
  return t <= 0 ? 0 : t >= 1.5 ? 1 : t / 1.5;
}
