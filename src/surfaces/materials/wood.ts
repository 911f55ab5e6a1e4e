import { lit, luminance, mix, type Rgb } from '../colour.ts';
import type { Spot } from '../layouts/spot.ts';
import { chance, ease, gradientNoise, hash, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, type Tint, veil } from './material.ts';

/** A knot: where, how thick its branch was (mm), and how dark it has become. */
type Knot = { u: number; v: number; radius: number; dark: number };

/** How one board was cut from its log. */
type Board = {
  /** Where the board lies in endless noise. */
  across: number;
  along: number;
  /** Distance of the heart sideways from the board's edge and down from its face, mm. */
  heart: number;
  depth: number;
  /** How fast the trunk narrows; this is what draws cathedral arches. */
  taper: number;
  /** Mean width of a year, mm. */
  year: number;
  tone: number;
  base: Rgb;
  /** Strength of the year lines on this board. */
  contrast: number;
  /** Quarter-sawn boards show silvery flecks. */
  flecked: number;
  knots: Knot[];
};

/**
 * Wood as a saw sees it: each board is a plane through a tapering log, so arches, straight grain and the flow around
 * knots all come from one distance to the heart. Colours: ground, grain, then knots and mineral streaks, then a second ground.
 */
export function wood(stuff: Stuff): Material {
  const [ground, grain, ...rest] = palette(stuff, 3);
  const dark = darkOf([ground, grain, ...rest]);
  const other = rest.find((colour) => colour !== dark);
  const { character, gloss, seed } = stuff;
  const boardOf = perUnit((spot) => cut(spot, stuff, ground, grain, other));

  return (spot, footprint, out) => {
    const board = boardOf(spot);
    const x = spot.u + board.across;
    const y = spot.v + board.along;
    const wander = 7 * gradientNoise(x / 130, y / 620, seed) + 2.4 * gradientNoise(x / 34, y / 210, seed + 1);
    const side = spot.u - board.heart + wander;
    let radius = Math.sqrt(side * side + board.depth * board.depth) - board.taper * (spot.v - spot.h / 2);
    radius +=
      9 * gradientNoise(x / 300, y / 520, seed + 2) + 2.2 * gradientNoise(x / 70, y / 170, seed + 3) + 0.7 * gradientNoise(x / 14, y / 60, seed + 30);
    let knotted = 0;
    for (const knot of board.knots) {
      const du = spot.u - knot.u;
      const dv = (spot.v - knot.v) * 0.62;
      const d = Math.sqrt(du * du + dv * dv) / knot.radius;
      if (d > 7) continue;
      radius += knot.radius * 1.9 * Math.exp(-d * d * 0.32) * (du > 0 ? 1 : -1) * Math.min(1, Math.abs(du) / knot.radius);
      knotted = Math.max(knotted, knotAt(d, knot, x, y, seed));
    }

    const years = radius / board.year + 0.7 * gradientNoise(radius / (board.year * 3.3), 0.5, seed + 4);
    const n = Math.floor(years);
    const phase = years - n;
    // Early wood fades slowly into late wood and stops short at winter.
    const late = phase * phase * (1 - ease(0.86, 1, phase));
    const strength = 0.55 + 0.45 * ((hash(n, 7, spot.unit) & 255) / 255);
    const line = (late - 0.3) * strength * board.contrast * visible(board.year, footprint);

    const fx = x + wander * 0.9;
    let fibre = 0.34 * valueNoise(fx / 7, y / 340, seed + 5) + 0.26 * valueNoise(fx / 2.6, y / 150, seed + 6);
    if (footprint < 1.6) fibre += 0.3 * valueNoise(fx / 0.9, y / 60, seed + 7) * visible(1.4, footprint);
    if (footprint < 0.6) fibre += 0.24 * valueNoise(fx / 0.32, y / 22, seed + 8) * visible(0.6, footprint);
    const cloud = gradientNoise(x / 85, y / 900, seed + 9);

    const share = 0.2 + line * 1.15 + fibre * 0.36 + cloud * 0.16 * (0.4 + character);
    paint(out, board.base, grain, Math.max(-0.22, Math.min(1.05, share)), board.tone * (1 + fibre * 0.07));

    const streak = ease(0.5 - character * 0.16, 0.95, valueNoise(fx / 17, y / 760, seed + 10));
    veil(out, dark, streak * (0.1 + 0.3 * character));
    out.height = -0.03 * late - 0.02 * fibre;
    if (footprint < 1.3) pores(out, fx, y, phase, footprint, dark, seed);
    if (board.flecked > 0 && footprint < 1.6) flecks(out, x, y, board.flecked * visible(4, footprint), seed);
    if (knotted > 0) veil(out, dark, Math.min(0.92, knotted));
    // Boards turned towards the light look a little paler than those across it.
    shade(out, 1 + 0.045 * spot.turn * (spot.turn === 1 ? 1 : 1.3));
    out.gloss = gloss * (0.85 + 0.25 * fibre);
  };
}

/** For knots and pores: the darkest of the palette, darkened if even that is close to the ground. */
function darkOf(colours: readonly Rgb[]): Rgb {
  const [ground] = colours as [Rgb];
  const darkest = colours.reduce((a, b) => (luminance(b) < luminance(a) ? b : a));
  return luminance(darkest) < luminance(ground) * 0.45 ? darkest : lit(mix(darkest, ground, 0.3), 0.4);
}

function cut(spot: Spot, stuff: Stuff, ground: Rgb, grain: Rgb, other: Rgb | undefined): Board {
  const { character } = stuff;
  const id = spot.unit;
  const flat = chance(id, 1) < 0.42;
  const leftward = chance(id, 2) < 0.5;
  const slender = Math.min(1, spot.w / 120);
  const outside = spot.w * (0.35 + chance(id, 3) * 1.6);
  const tone = 1 + sway(id, 4) * (0.07 + 0.2 * character);
  const warmth = sway(id, 5);
  const pale = mix(ground, grain, -0.1);
  let base = warmth > 0 ? mix(ground, grain, warmth * (0.1 + 0.32 * character)) : mix(ground, pale, -warmth);
  if (other) base = mix(base, other, ease(0.45, 1, chance(id, 6)) * (0.35 + 0.5 * character));
  const count = Math.floor(character * character * 3.6 * (spot.h / 1400 + 0.25) + chance(id, 7) * (0.25 + 1.5 * character) - 0.2);
  const knots: Knot[] = [];
  for (let k = 0; k < count; k++) {
    knots.push({
      u: spot.w * (0.12 + 0.76 * chance(id, 20 + k)),
      v: spot.h * chance(id, 40 + k),
      radius: (2.5 + 9 * chance(id, 60 + k) ** 2 * (0.4 + character)) * (0.6 + 0.4 * slender),
      dark: 0.5 + 0.45 * chance(id, 80 + k),
    });
  }
  return {
    across: chance(id, 8) * 40000,
    along: chance(id, 9) * 40000,
    heart: flat ? spot.w * (0.3 + 0.4 * chance(id, 3)) : leftward ? -outside : spot.w + outside,
    depth: flat ? (22 + 60 * chance(id, 10)) * (0.5 + 0.5 * slender) : 20 + 60 * chance(id, 10),
    taper: (leftward ? 1 : -1) * (flat ? 0.014 + 0.03 * chance(id, 11) : 0.004 + 0.012 * chance(id, 11)),
    year: (flat ? 5.5 + 4.5 * chance(id, 12) : 3.4 + 2.6 * chance(id, 12)) * (0.65 + 0.35 * slender),
    tone,
    base,
    contrast: (flat ? 1.1 : 0.72) * (0.62 + 0.6 * character) * (0.8 + 0.4 * chance(id, 13)),
    flecked: flat ? 0 : chance(id, 14) < 0.14 ? 0.35 + 0.4 * chance(id, 15) : 0,
    knots,
  };
}

/** Darkness of a knot at `d` radii from its middle: a dark eye with a split, a ring, and a halo. */
function knotAt(d: number, knot: Knot, x: number, y: number, seed: number): number {
  const ragged = d * (1 + 0.16 * gradientNoise(x / 5, y / 7, seed + 20));
  const eye = 1 - ease(0.55, 1.1, ragged);
  const rings = 0.78 + 0.22 * Math.sin(ragged * 11 + gradientNoise(x / 3, y / 3, seed + 21) * 2);
  const halo = 0.22 * Math.exp(-ragged * 0.9);
  return knot.dark * (eye * rings + halo * (1 - eye));
}

/** Open pores: short dark dashes along the grain, thickest in early wood. */
function pores(out: Tint, x: number, y: number, phase: number, footprint: number, dark: Rgb, seed: number): void {
  const seen = visible(0.7, footprint);
  if (seen === 0) return;
  const dash = valueNoise(x / 0.42, y / 9, seed + 11) + 0.35 * valueNoise(x / 0.8, y / 30, seed + 12);
  const crowd = 0.46 + 0.32 * Math.min(1, phase * 1.6);
  const pore = ease(crowd, crowd + 0.4, dash) * seen;
  veil(out, dark, pore * 0.5);
  out.height -= pore * 0.05;
}

/** Medullary rays: short, slanting, lighter than the wood around. */
function flecks(out: Tint, x: number, y: number, amount: number, seed: number): void {
  const ray = ease(0.42, 0.85, valueNoise((x + y * 0.05) / 11, (y - x * 0.4) / 2.6, seed + 13) - 0.25 * valueNoise(x / 40, y / 120, seed + 14));
  shade(out, 1 + 0.13 * ray * amount);
}
