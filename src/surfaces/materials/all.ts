import type { Appearance } from '../appearance.ts';
import { mix, type Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, type Nearest, nearestPoint, sway, valueNoise, visible } from '../noise.ts';
import { carpetLoop, carpetTile, carpetTwist } from './carpet.ts';
import { concrete, metal, plain, terrazzo } from './cast.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, veil } from './material.ts';
import { granite, limestone, marble, slate, travertine } from './stone.ts';
import { wood } from './wood.ts';

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
function encaustic(stuff: Stuff): Material {
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

/** The stuffs that make a floor; goods that are none have no rule of their own. */
export const materials: Partial<Record<Appearance['material'], (stuff: Stuff) => Material>> = {
  wood,
  marble,
  limestone,
  travertine,
  slate,
  granite,
  concrete,
  terrazzo,
  plain,
  metal,
  encaustic,
  'carpet-loop': carpetLoop,
  'carpet-twist': carpetTwist,
  'carpet-tile': carpetTile,
  sheet,
};

/** The rule that colours a plank or tile of this stuff. Goods that are not a floor are drawn in their plain colour. */
export function materialOf(stuff: Stuff): Material {
  return (materials[stuff.material] ?? plain)(stuff);
}

/**
 * Sheet vinyl and linoleum: calm ones carry fine flecks, those with character are marbled in long drawn-out streaks,
 * as linoleum is when it leaves the calender. Colours: ground, then flecks or streaks.
 */
function sheet(stuff: Stuff): Material {
  return stuff.character >= 0.35 ? marbled(stuff) : flecked(stuff);
}

function marbled(stuff: Stuff): Material {
  const [ground, second, third] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  return (spot, footprint, out) => {
    const x = spot.u + 14 * fbm(spot.u / 70, spot.v / 150, seed, 3);
    const y = spot.v + 20 * fbm(spot.u / 60, spot.v / 120, seed + 3, 2);
    const broad = fbm(x / 26, y / 120, seed + 5, 3);
    const fine = gradientNoise(x / 5, y / 34, seed + 8) * visible(8, footprint);
    paint(out, ground, second, Math.max(0, 0.2 + broad * 0.75 + fine * 0.35) * (0.5 + 0.5 * character), 1);
    veil(out, third, ease(0.2, 0.75, fbm(x / 19 + 30, y / 75, seed + 9, 3)) * 0.6);
    veil(out, mix(ground, second, -0.35), ease(0.3, 0.8, gradientNoise(x / 12, y / 66, seed + 12)) * 0.4);
    const grain = visible(2, footprint);
    if (grain > 0)
      shade(
        out,
        1 +
          grain *
            (0.06 * valueNoise(x / 1.1, y / 6, seed + 13) +
              0.05 * valueNoise(x / 0.5, y / 1.6, seed + 14) +
              0.03 * valueNoise(x / 2.6, y / 17, seed + 15)),
      );
    out.height = 0;
    out.gloss = gloss;
  };
}

function flecked(stuff: Stuff): Material {
  const colours = palette(stuff, 3);
  const [ground, second] = colours;
  const { character, gloss, seed } = stuff;
  const fleck: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  return (spot, footprint, out) => {
    const { u: x, v: y } = spot;
    paint(out, ground, second, 0.08 + 0.1 * fbm(x / 40, y / 40, seed, 3), 1);
    nearestPoint(x / 6.5, y / 6.5, seed + 2, 1, fleck);
    const roll = ((fleck.id >>> 12) & 255) / 255;
    if (roll < 0.6) {
      const size = 0.14 + 0.26 * (((fleck.id >>> 4) & 255) / 255);
      const shape = 1 - ease(size - 0.06, size + 0.03, fleck.near + 0.12 * gradientNoise(x / 2, y / 2, seed + 3));
      const tint = colours[1 + Math.floor((roll / 0.6) * (colours.length - 1) * 0.999)] ?? second;
      veil(out, tint, shape * (0.45 + 0.4 * character) * visible(5, footprint));
    }
    if (footprint < 1) shade(out, 1 + 0.025 * valueNoise(x / 0.8, y / 0.8, seed + 4));
    out.height = 0.03 * gradientNoise(x / 1.6, y / 1.6, seed + 5) * visible(2, footprint);
    out.gloss = gloss;
  };
}
