import { luminance, mix, type Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, hash, type Nearest, nearestPoint, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, type Tint, veil } from './material.ts';

/** Concrete and concrete-look: clouds, trowel sweeps and pinholes, all quiet. Colours: ground, shade, stain. */
export function concrete(stuff: Stuff): Material {
  const [ground, second, stain] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const of = perUnit((spot) => ({
    x: chance(spot.unit, 1) * 60000,
    y: chance(spot.unit, 2) * 60000,
    tone: 1 + sway(spot.unit, 3) * (0.015 + 0.06 * character),
  }));
  const hole: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  return (spot, footprint, out) => {
    const c = of(spot);
    const x = spot.u + c.x;
    const y = spot.v + c.y;
    const wx = x + 60 * fbm(x / 300, y / 300, seed, 2);
    const wy = y + 60 * fbm(x / 300, y / 300, seed + 3, 2);
    const cloud = fbm(wx / 330, wy / 330, seed + 5, 5);
    const sweep =
      gradientNoise((wx * 0.8 + wy * 0.6) / 240, (wy * 0.8 - wx * 0.6) / 14, seed + 11) *
      ease(-0.2, 0.6, gradientNoise(wx / 200, wy / 200, seed + 12));
    paint(out, ground, second, 0.2 + cloud * (0.35 + 0.5 * character) + sweep * 0.13, c.tone);
    veil(out, stain, ease(0.3, 0.9, fbm(wx / 120, wy / 150, seed + 14, 4)) * 0.22 * (0.3 + character));
    const grit = visible(2, footprint);
    if (grit > 0) shade(out, 1 + grit * (0.03 * valueNoise(x / 0.9, y / 0.9, seed + 16) + 0.025 * valueNoise(x / 2.3, y / 2.3, seed + 17)));
    nearestPoint(x / 21, y / 21, seed + 18, 0.9, hole);
    const size = ((hole.id >>> 20) & 255) / 255 < 0.12 + 0.2 * character ? 0.02 + 0.05 * (((hole.id >>> 9) & 255) / 255) : 0;
    const pin = size > 0 ? (1 - ease(size * 0.6, size, hole.near)) * visible(2.5, footprint) : 0;
    shade(out, 1 - 0.4 * pin);
    out.height = 0.05 * sweep - 0.3 * pin;
    out.gloss = gloss;
  };
}

/** Sizes of terrazzo chips: largest first; mm between chips, and how many of the places hold one. */
const sieves = [
  { pitch: 27, full: 0.5, reach: 0.47 },
  { pitch: 12, full: 0.44, reach: 0.44 },
  { pitch: 5.4, full: 0.5, reach: 0.4 },
] as const;

/** Terrazzo: broken chips of three sizes in a bed of cement, ground flat. Colours: bed, then chips from common to rare. */
export function terrazzo(stuff: Stuff): Material {
  const colours = palette(stuff, 4);
  const [bed] = colours;
  const chips = colours.slice(1);
  const { character, gloss, seed } = stuff;
  const of = perUnit((spot) => ({ x: chance(spot.unit, 1) * 60000, y: chance(spot.unit, 2) * 60000 }));
  const scale = 0.75 + 0.6 * character;
  return (spot, footprint, out) => {
    const c = of(spot);
    const x = (spot.u + c.x) / scale;
    const y = (spot.v + c.y) / scale;
    paint(out, bed, bed, 0, 1 + 0.03 * fbm(x / 60, y / 60, seed, 3) + (footprint < 1 ? 0.035 * valueNoise(x / 0.8, y / 0.8, seed + 1) : 0));
    for (let s = 0; s < sieves.length; s++) {
      const sieve = sieves[s] as (typeof sieves)[number];
      if (
        chipAt(
          x / sieve.pitch,
          y / sieve.pitch,
          seed + 31 * s,
          sieve.full * (0.75 + 0.4 * character),
          sieve.reach,
          footprint / scale / sieve.pitch,
          chips,
          out,
        )
      )
        break;
    }
    out.height = 0;
    out.gloss = gloss;
  };
}

/** Lays the chip that covers this place, if any, over the bed; says whether one wholly covers it. */
function chipAt(x: number, y: number, seed: number, full: number, reach: number, blur: number, chips: Rgb[], out: Tint): boolean {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const h = hash(ix + i, iy + j, seed);
      if ((h & 255) / 255 > full) continue;
      const dx = x - (ix + i + 0.5 + (((h >>> 8) & 255) / 255 - 0.5) * 0.5);
      const dy = y - (iy + j + 0.5 + (((h >>> 16) & 255) / 255 - 0.5) * 0.5);
      const size = reach * (0.5 + 0.5 * ((h >>> 24) / 255));
      if (dx * dx + dy * dy > size * size * 1.7) continue;
      const inside = size - polygon(dx, dy, h);
      if (inside < -blur / 2) continue;
      const cover = Math.min(1, inside / blur + 0.5);
      const pick = ((hash(h, 1, seed) & 1023) / 1024) ** 1.5;
      const chip = chips[Math.min(chips.length - 1, Math.floor(pick * chips.length))] as Rgb;
      const light = 1 + 0.16 * (((h >>> 5) & 255) / 255 - 0.5) + 0.08 * gradientNoise(x * 4, y * 4, h & 1023);
      out.r += (chip.r * light - out.r) * cover;
      out.g += (chip.g * light - out.g) * cover;
      out.b += (chip.b * light - out.b) * cover;
      if (cover > 0.98) return true;
    }
  }
  return false;
}

/** A broken stone's outline: the furthest of six sides whose directions and distances are the stone's own. */
function polygon(dx: number, dy: number, id: number): number {
  let far = 0;
  let h = id;
  for (let side = 0; side < 6; side++) {
    h = Math.imul(h ^ (h >>> 13), 0x5bd1e995);
    const angle = side * 1.0472 + ((h >>> 8) & 255) / 290;
    const away = 0.72 + ((h >>> 16) & 255) / 460;
    far = Math.max(far, (dx * Math.cos(angle) + dy * Math.sin(angle)) / away);
  }
  return far;
}

/** Plain glazed or coloured body. Colours: glaze, then tones that tiles take in turn. `character` is hand-made unevenness. */
export function plain(stuff: Stuff): Material {
  const [glaze, second, third] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const several = stuff.colours.length > 1 ? 1 : 0.35;
  // Two colours as far apart as chalk and ink are a chequerboard; nearer ones are one glaze that varies.
  const chequer = stuff.colours.length === 2 && Math.abs(luminance(glaze) - luminance(second)) > 0.45;
  const of = perUnit((spot) => {
    const which = sway(spot.unit, 1);
    const varied =
      which > 0
        ? mix(glaze, second, which * several * (0.15 + 0.85 * character))
        : mix(glaze, third, stuff.colours.length > 2 ? -which * character * 0.8 : 0);
    const base = chequer ? (spot.odd ? second : glaze) : varied;
    return {
      base,
      x: chance(spot.unit, 2) * 9000,
      y: chance(spot.unit, 3) * 9000,
      tone: 1 + sway(spot.unit, 4) * (chequer ? 0.02 : 0.008 + 0.13 * character),
      tx: sway(spot.unit, 5),
      ty: sway(spot.unit, 6),
    };
  });
  return (spot, footprint, out) => {
    const tile = of(spot);
    const x = spot.u + tile.x;
    const y = spot.v + tile.y;
    const cloud = fbm(x / 70, y / 70, seed, 3);
    const rim = Math.exp(-Math.max(0, spot.edge) / 5) * character;
    paint(out, tile.base, second, chequer ? 0 : 0.03 + cloud * 0.12 * character, tile.tone * (1 - 0.12 * rim + 0.02 * cloud));
    if (footprint < 1.2) shade(out, 1 + 0.018 * valueNoise(x / 0.8, y / 0.8, seed + 5));
    out.height =
      character * (0.5 * gradientNoise(x / 38, y / 38, seed + 7) + 0.006 * (tile.tx * spot.u + tile.ty * spot.v)) +
      0.02 * gradientNoise(x / 90, y / 90, seed + 8);
    out.gloss = gloss;
  };
}

/** Brushed metal. Colours: metal, darker, lighter. */
export function metal(stuff: Stuff): Material {
  const [ground, second] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const of = perUnit((spot) => ({ x: chance(spot.unit, 1) * 9000, y: chance(spot.unit, 2) * 9000, tone: 1 + sway(spot.unit, 3) * 0.09 }));
  return (spot, footprint, out) => {
    const c = of(spot);
    const x = spot.u + c.x;
    const y = spot.v + c.y;
    const brush =
      0.5 * valueNoise(x / 3, y / 400, seed) +
      0.4 * valueNoise(x / 0.9, y / 180, seed + 1) * visible(1.6, footprint) +
      0.35 * valueNoise(x / 0.3, y / 70, seed + 2) * visible(0.6, footprint);
    paint(out, ground, second, 0.15 + brush * 0.32 + 0.3 * character * fbm(x / 120, y / 120, seed + 3, 3), c.tone);
    out.height = 0.01 * brush;
    out.gloss = gloss;
  };
}
