import type { Appearance } from '../appearance.ts';
import { lit, type Rgb, rgb } from '../colour.ts';
import type { Spot } from '../layouts/spot.ts';

/** What a point of a surface is like before light falls on it. */
export type Tint = {
  /** Linear light, 0 … 1. */
  r: number;
  g: number;
  b: number;
  /** Millimetres above the surface's mean. */
  height: number;
  /** 0 matt … 1 polished. */
  gloss: number;
};

/** Colours a point of one plank or tile. `footprint` is the distance between samples in mm: leave out what is finer. */
export type Material = (spot: Spot, footprint: number, out: Tint) => void;

/** The part of an appearance that a material draws from. */
export type Stuff = Pick<Appearance, 'material' | 'colours' | 'character' | 'gloss' | 'seed' | 'unitMm'>;

export function newTint(): Tint {
  return { r: 0, g: 0, b: 0, height: 0, gloss: 0 };
}

/** Sets the colour to `from` moved by `share` towards `to`, with `light` times the light. */
export function paint(out: Tint, from: Rgb, to: Rgb, share: number, light: number): void {
  out.r = (from.r + (to.r - from.r) * share) * light;
  out.g = (from.g + (to.g - from.g) * share) * light;
  out.b = (from.b + (to.b - from.b) * share) * light;
}

/** Moves the colour by `share` towards `to`. */
export function veil(out: Tint, to: Rgb, share: number): void {
  out.r += (to.r - out.r) * share;
  out.g += (to.g - out.g) * share;
  out.b += (to.b - out.b) * share;
}

/** Gives the colour `factor` times the light. */
export function shade(out: Tint, factor: number): void {
  out.r *= factor;
  out.g *= factor;
  out.b *= factor;
}

/** The palette in linear light; always at least `count` long, the missing ones darker and darker. */
export function palette(stuff: Stuff, count: number): [Rgb, Rgb, Rgb, ...Rgb[]] {
  const colours = stuff.colours.map(rgb);
  while (colours.length < Math.max(3, count)) colours.push(lit(colours[colours.length - 1] ?? { r: 0.5, g: 0.5, b: 0.5 }, 0.62));
  return colours as [Rgb, Rgb, Rgb, ...Rgb[]];
}

/** Works something out once for each plank or tile and remembers it. */
export function perUnit<T>(make: (spot: Spot) => T): (spot: Spot) => T {
  const known = new Map<number, T>();
  let lastUnit = Number.NaN;
  let last: T | undefined;
  return (spot) => {
    if (spot.unit === lastUnit && last !== undefined) return last;
    let found = known.get(spot.unit);
    if (found === undefined) {
      if (known.size > 20000) known.clear();
      found = make(spot);
      known.set(spot.unit, found);
    }
    lastUnit = spot.unit;
    last = found;
    return found;
  };
}
