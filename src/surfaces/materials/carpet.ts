import type { Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, hash, type Nearest, nearestPoint, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, type Tint } from './material.ts';

/** Which yarn a tuft is of: `heather` 0 keeps to the ground, 1 mixes the palette freely. */
function yarn(id: number, colours: readonly Rgb[], heather: number): Rgb {
  const roll = (id & 1023) / 1023;
  const mixed = heather * 0.62;
  if (roll <= 1 - mixed || colours.length < 2) return colours[0] as Rgb;
  const index = 1 + Math.floor(((roll - 1 + mixed) / mixed) ** 1.4 * (colours.length - 1));
  return colours[Math.min(colours.length - 1, index)] as Rgb;
}

/** Loop pile: rows of round loops standing shoulder to shoulder. Colours: ground yarn, then the flecks. */
export function carpetLoop(stuff: Stuff): Material {
  const colours = palette(stuff, 2).slice(0, Math.max(1, stuff.colours.length));
  const { character, gloss, seed } = stuff;
  const pitchX = 4.6;
  const pitchY = 6.2;
  return (spot, footprint, out) => {
    const drift = 0.9 * gradientNoise(spot.u / 60, spot.v / 60, seed);
    loop(spot.u + drift, spot.v + drift, pitchX, pitchY, footprint, colours, 0.35 + 0.65 * character, seed, out);
    shade(out, 1 + 0.035 * fbm(spot.u / 240, spot.v / 240, seed + 2, 3));
    out.gloss = gloss * 0.3;
  };
}

function loop(
  x: number,
  y: number,
  px: number,
  py: number,
  footprint: number,
  colours: readonly Rgb[],
  heather: number,
  seed: number,
  out: Tint,
): void {
  const row = Math.floor(x / px);
  const shift = (row & 1) * 0.5 + 0.22 * valueNoise(row * 3.7, y / 40, seed + 5);
  const step = Math.floor(y / py + shift);
  const id = hash(row, step, seed + 6);
  const across = (x / px - row - 0.5) * 2;
  const along = (y / py + shift - step - 0.5) * 2;
  const d = across * across + along * along * 0.82;
  const dome = Math.sqrt(Math.max(0, 1.15 - d));
  const seen = visible(px, footprint);
  const ply = footprint < 0.5 ? valueNoise((along * 2.2 + across * 1.6) * 2.2, across * 1.2, id & 4095) : 0;
  const colour = yarn(id >>> 3, colours, heather);
  const light = 1 + seen * (0.62 * dome - 0.5 + 0.1 * ply) + 0.14 * (((id >>> 14) & 255) / 255 - 0.5);
  paint(out, colour, colour, 0, Math.max(0.2, light));
  out.height = seen * (1.5 * dome + 0.15 * ply);
}

/** Twist pile: cut yarns curling every way, with soft shading where the pile was last brushed. */
export function carpetTwist(stuff: Stuff): Material {
  const colours = palette(stuff, 2).slice(0, Math.max(1, stuff.colours.length));
  const { character, gloss, seed } = stuff;
  const tuft: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  return (spot, footprint, out) => {
    const { u, v } = spot;
    // Yarn ends curl: the same warp bends every tuft into a hook.
    const cx = u + 1.7 * gradientNoise(u / 3.1, v / 3.1, seed) + 0.6 * gradientNoise(u / 1.2, v / 1.2, seed + 10);
    const cy = v + 1.7 * gradientNoise(u / 3.1, v / 3.1, seed + 1) + 0.6 * gradientNoise(u / 1.2, v / 1.2, seed + 11);
    nearestPoint(cx / 3.4, cy / 3.4, seed + 2, 1, tuft);
    const seen = visible(3.2, footprint);
    const lean = (tuft.id & 255) / 40.6;
    const tip = tuft.dx * Math.cos(lean) + tuft.dy * Math.sin(lean);
    const across = tuft.dy * Math.cos(lean) - tuft.dx * Math.sin(lean);
    const round = 1 - Math.min(1, tuft.near * 1.25) ** 2;
    const strand = 0.5 - Math.abs(gradientNoise(cx / 1.9 + tip, cy / 1.9, seed + 3));
    const colour = yarn(tuft.id >>> 7, colours, 0.2 + 0.8 * character);
    let light = 0.9 + seen * (0.3 * round + 0.22 * tip + 0.22 * strand - 0.12) + 0.24 * (((tuft.id >>> 16) & 255) / 255 - 0.5) * (0.5 + 0.5 * seen);
    if (footprint < 0.4) light += 0.2 * valueNoise(across * 14 + tip * 5, tip * 2, tuft.id & 4095) * (0.4 + 0.6 * round);
    light += 0.06 * gradientNoise(u / 11, v / 11, seed + 4);
    light += 0.07 * ease(-0.25, 0.25, gradientNoise(u / 340, v / 260, seed + 6) + 0.4 * gradientNoise(u / 90, v / 70, seed + 7)) - 0.035;
    paint(out, colour, colour, 0, Math.max(0.25, light));
    out.height = seen * (0.8 * round + 0.35 * strand + 0.5 * tip) + 0.7 * gradientNoise(u / 14, v / 14, seed + 8);
    out.gloss = gloss * 0.2;
  };
}

/** Carpet tiles: low, firm loops in tonal lines; each tile a quarter turn from its neighbours, as the arrow on its back asks. */
export function carpetTile(stuff: Stuff): Material {
  const colours = palette(stuff, 2).slice(0, Math.max(1, stuff.colours.length));
  const { character, gloss, seed } = stuff;
  const of = perUnit((spot) => ({ x: Math.floor(chance(spot.unit, 1) * 4000) * 3.2, tone: 1 + sway(spot.unit, 2) * 0.035 }));
  return (spot, footprint, out) => {
    const tile = of(spot);
    const across = (spot.odd === 1 ? spot.v : spot.u) + tile.x;
    const along = spot.odd === 1 ? spot.u : spot.v;
    const row = Math.floor(across / 3.2);
    const band = 0.5 + 0.5 * valueNoise(row / 2.2, along / 620, seed + 1) + 0.3 * valueNoise(row / 9, along / 900, seed + 2);
    loop(across, along, 3.2, 4.4, footprint, colours.slice(0, 1), 0, seed, out);
    const light = out.g / Math.max(1e-6, (colours[0] as Rgb).g);
    const place = Math.min(0.999, Math.max(0, (band - 0.32) * (0.5 + character))) * (colours.length - 1);
    const from = colours[Math.floor(place)] as Rgb;
    const to = colours[Math.min(colours.length - 1, Math.floor(place) + 1)] as Rgb;
    paint(out, from, to, place - Math.floor(place), light * tile.tone * (spot.odd === 1 ? 0.985 : 1.015));
    out.gloss = gloss * 0.2;
  };
}
