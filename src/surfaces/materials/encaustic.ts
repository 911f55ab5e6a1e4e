import type { Rgb } from '../colour.ts';
import { chance, fbm, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade } from './material.ts';

/**
 * A motif: for a place in the tile's first quarter (0 … 1 from the middle out, both ways) the signed distance to each
 * drawn shape in turn, negative inside. Later shapes lie over earlier ones.
 */
type Motif = (x: number, y: number) => readonly number[];

const length = Math.hypot;
const box = (x: number, y: number, s: number): number => Math.max(x, y) - s;
const diamond = (x: number, y: number, s: number): number => (x + y - s) * Math.SQRT1_2;
const ring = (d: number, half: number): number => Math.abs(d) - half;

const motifs: readonly Motif[] = [
  // Eight-pointed star with quarter stars in the corners.
  (x, y) => {
    const star = Math.min(box(x, y, 0.42), diamond(x, y, 0.594));
    const corner = Math.min(box(1 - x, 1 - y, 0.3), diamond(1 - x, 1 - y, 0.424));
    return [ring(star, 0.055), corner, star + 0.14, length(x, y) - 0.12];
  },
  // Quatrefoil in a ring, petals from the corners.
  (x, y) => {
    const foil = Math.min(length(x - 0.34, y) - 0.27, length(x, y - 0.34) - 0.27);
    const petal = Math.max(length(1 - x, 0.42 - y) - 0.62, length(0.42 - x, 1 - y) - 0.62);
    return [ring(length(x, y) - 0.82, 0.05), petal, foil, length(x, y) - 0.17];
  },
  // Interlaced circles centred on the corners.
  (x, y) => {
    const lens = Math.max(length(1 - x, y) - 1, length(x, 1 - y) - 1);
    return [lens + 0.2, ring(lens + 0.05, 0.035), diamond(x, y, 0.26), diamond(1 - x, 1 - y, 0.2)];
  },
  // Nested diamonds and corner squares, the plainest Victorian hall.
  (x, y) => [diamond(x, y, 1), diamond(x, y, 0.76), diamond(x, y, 0.62), box(1 - x, 1 - y, 0.2)],
  // Eight-petalled flower with a leafed border.
  (x, y) => {
    const a = length(x - 0.3, y * 1.9) - 0.26;
    const b = length(x * 1.9, y - 0.3) - 0.26;
    const t = (x + y) * Math.SQRT1_2;
    const s = (x - y) * Math.SQRT1_2;
    const c = length(t - 0.34, s * 2.1) - 0.25;
    const leaf = length(t - 1.08, s * 2.4) - 0.24;
    return [leaf, ring(length(1 - x, 1 - y) - 0.44, 0.035), Math.min(a, b, c), length(x, y) - 0.1];
  },
];

/** Patterned cement tiles; the motif comes from the seed. Colours: ground, then the shapes in the order they are laid in. */
export function encaustic(stuff: Stuff): Material {
  const colours = palette(stuff, 3);
  const [ground] = colours;
  const inks = colours.slice(1);
  const { character, gloss, seed } = stuff;
  const motif = motifs[Math.floor(chance(seed, 83) * motifs.length)] as Motif;
  const of = perUnit((spot) => ({
    x: chance(spot.unit, 1) * 9000,
    y: chance(spot.unit, 2) * 9000,
    tone: 1 + sway(spot.unit, 3) * (0.015 + 0.06 * character),
  }));
  return (spot, footprint, out) => {
    const tile = of(spot);
    const half = Math.min(spot.w, spot.h) / 2;
    const x = spot.u + tile.x;
    const y = spot.v + tile.y;
    // Hand-poured colours never meet in a perfectly straight line.
    const wobble = footprint < 1.2 ? 0.5 * character * valueNoise(x / 6, y / 6, seed) : 0;
    const shapes = motif(Math.abs(spot.u - spot.w / 2) / half, Math.abs(spot.v - spot.h / 2) / half);
    const cloud = fbm(x / 60, y / 60, seed + 1, 3);
    paint(out, ground, ground, 0, 1);
    // Motifs are square; on a hexagon what lies beyond its inner circle is left out.
    const plainHere = spot.h > spot.w * 1.1 && Math.hypot(spot.u - spot.w / 2, spot.v - spot.h / 2) > half * 0.9;
    for (let i = 0; i < shapes.length && !plainHere; i++) {
      const cover = Math.min(1, Math.max(0, 0.5 - ((shapes[i] as number) * half + wobble) / Math.max(footprint, 0.25)));
      const ink = inks[i % inks.length] as Rgb;
      out.r += (ink.r - out.r) * cover;
      out.g += (ink.g - out.g) * cover;
      out.b += (ink.b - out.b) * cover;
    }
    shade(out, tile.tone * (1 + cloud * (0.04 + 0.09 * character) + 0.02 * valueNoise(x / 1.1, y / 1.1, seed + 4) * visible(2, footprint)));
    out.height = 0.03 * cloud;
    out.gloss = gloss;
  };
}
