import type { Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, hash, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, type Tint } from './material.ts';

/** Which yarn a tuft is of: `heather` 0 keeps to the ground, 1 mixes the palette freely. */
function yarn(id: number, colours: readonly Rgb[], heather: number): Rgb {
  const roll = (id & 1023) / 1023;
  const mixed = heather * 0.62;
  if (roll <= 1 - mixed || colours.length < 2) return colours[0] as Rgb;
  const index = 1 + Math.floor(((roll - 1 + mixed) / mixed) ** 1.4 * (colours.length - 1));
  return colours[Math.min(colours.length - 1, index)] as Rgb;
}

/** Size of a tuft in mm: the appearance's unit, where that is a tuft and not a tile or a width off the roll. */
function tuftOf(stuff: Stuff, usual: [number, number]): [number, number] {
  const [w, h] = stuff.unitMm;
  return Math.max(w, h) < 60 ? [Math.max(2, w), Math.max(2, h)] : usual;
}

/** Loop pile: rows of round loops standing shoulder to shoulder. Colours: ground yarn, then the flecks. */
export function carpetLoop(stuff: Stuff): Material {
  const colours = palette(stuff, 2).slice(0, Math.max(1, stuff.colours.length));
  const { character, gloss, seed } = stuff;
  const [pitchX, pitchY] = tuftOf(stuff, [4.6, 6.2]);
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

/** The tuft that stands highest over a point: its identity, height (0 … 1.6) and the place along and across its yarn. */
type Tuft = { id: number; top: number; along: number; across: number };

/** Cut ends of yarn, one to a unit square, each leaning its own way over its neighbours. */
function highestTuft(x: number, y: number, seed: number, out: Tuft): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  out.top = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const h = hash(ix + i, iy + j, seed);
      const dx = x - (ix + i + 0.2 + ((h & 255) / 255) * 0.6);
      const dy = y - (iy + j + 0.2 + (((h >>> 8) & 255) / 255) * 0.6);
      const lean = ((h >>> 16) & 255) / 40.6;
      const cos = Math.cos(lean);
      const sin = Math.sin(lean);
      const along = dx * cos + dy * sin;
      const across = dy * cos - dx * sin;
      const d = along * along * 0.85 + across * across * 2.3;
      if (d >= 1) continue;
      const top = Math.sqrt(1 - d) * 0.9 + (0.5 * (h >>> 24)) / 255 + 0.3 * along;
      if (top <= out.top) continue;
      out.id = h;
      out.top = top;
      out.along = along;
      out.across = across;
    }
  }
}

/** Twist pile: cut yarns leaning every way, with soft shading where the pile was last brushed. */
export function carpetTwist(stuff: Stuff): Material {
  const colours = palette(stuff, 2).slice(0, Math.max(1, stuff.colours.length));
  const { character, gloss, seed } = stuff;
  const tuft: Tuft = { id: 0, top: 0, along: 0, across: 0 };
  const pitch = tuftOf(stuff, [4, 4])[0] * 0.78;
  return (spot, footprint, out) => {
    const { u, v } = spot;
    const x = u + 0.8 * gradientNoise(u / 4, v / 4, seed);
    const y = v + 0.8 * gradientNoise(u / 4, v / 4, seed + 1);
    highestTuft(x / pitch, y / pitch, seed + 2, tuft);
    const seen = visible(pitch, footprint);
    const turn = hash(tuft.id, 5, seed);
    const colour = yarn(turn >>> 7, colours, 0.2 + 0.8 * character);
    let light = 0.93 + seen * (0.52 * tuft.top - 0.5) + 0.24 * (((turn >>> 16) & 255) / 255 - 0.5) * (0.45 + 0.55 * seen);
    let ply = 0;
    if (footprint < 0.5) {
      // Two plies wound round each other, and the single fibres in them.
      ply =
        Math.sin(tuft.along * 9 + tuft.across * 13 + (turn & 7)) * 0.11 +
        0.13 * valueNoise(tuft.across * 16 + tuft.along * 6, tuft.along * 2.5, turn & 4095);
      light += ply * visible(0.9, footprint);
    }
    light += 0.06 * gradientNoise(u / 11, v / 11, seed + 4);
    light += 0.07 * ease(-0.25, 0.25, gradientNoise(u / 340, v / 260, seed + 6) + 0.4 * gradientNoise(u / 90, v / 70, seed + 7)) - 0.035;
    paint(out, colour, colour, 0, Math.max(0.25, light));
    out.height = seen * (0.85 * tuft.top + 0.5 * ply) + 0.7 * gradientNoise(u / 14, v / 14, seed + 8);
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
