import { luminance, mix, type Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, hash, type Nearest, nearestPoint, sway, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, veil } from './material.ts';

type Cut = { x: number; y: number; tone: number; warmth: number; tilt: number };

function cutOf(spread: number): (spot: { unit: number }) => Cut {
  return perUnit((spot) => ({
    x: chance(spot.unit, 1) * 60000,
    y: chance(spot.unit, 2) * 60000,
    tone: 1 + sway(spot.unit, 3) * spread,
    warmth: sway(spot.unit, 4),
    tilt: sway(spot.unit, 5),
  })) as (spot: { unit: number }) => Cut;
}

/** Limestone: soft cloud, sediment specks and here and there a shell. Colours: ground, shade, shell and stain. */
export function limestone(stuff: Stuff): Material {
  const [ground, grain, shell] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const cut = cutOf(0.03 + 0.09 * character);
  const cell: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  return (spot, footprint, out) => {
    const c = cut(spot);
    const x = spot.u + c.x;
    const y = spot.v + c.y;
    const cloud = fbm(x / 240, y / 190, seed, 4);
    const drift = fbm(x / 46 + cloud, y / 40, seed + 5, 3);
    paint(out, ground, grain, 0.14 + cloud * 0.3 * (0.4 + character) + drift * 0.16 + c.warmth * 0.1 * (0.3 + character), c.tone);
    const speck = visible(2.6, footprint);
    if (speck > 0) shade(out, 1 + speck * (0.045 * valueNoise(x / 1.5, y / 1.5, seed + 8) + 0.035 * valueNoise(x / 3.1, y / 2.7, seed + 9)));
    nearestPoint(x / 24, y / 24, seed + 10, 0.9, cell);
    const kind = (cell.id >>> 20) & 255;
    if (kind < 20 + 50 * character) {
      const turn = (cell.id & 255) / 40;
      const a = cell.dx * Math.cos(turn) + cell.dy * Math.sin(turn);
      const b = cell.dy * Math.cos(turn) - cell.dx * Math.sin(turn);
      const size = 0.06 + ((cell.id >>> 8) & 255) / 1700;
      const ring = Math.abs(Math.sqrt(a * a + b * b * 5) - size);
      veil(out, (kind & 1) === 0 ? shell : grain, 0.4 * (1 - ease(0.01, 0.05, ring)) * visible(3, footprint));
    }
    const pit = ease(0.62, 0.85, valueNoise(x / 2.2, y / 1.8, seed + 12)) * visible(3, footprint);
    shade(out, 1 - 0.13 * pit);
    out.height = 0.05 * drift - 0.1 * pit * (1 - gloss);
    out.gloss = gloss;
  };
}

/** Travertine: beds of varying tone with strings of holes along them. Colours: ground, darker beds, hole filling. */
export function travertine(stuff: Stuff): Material {
  const [ground, bed, fill] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const cut = cutOf(0.03 + 0.07 * character);
  const hole: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  return (spot, footprint, out) => {
    const c = cut(spot);
    // Beds run along the unit's longer side.
    const wide = spot.w > spot.h;
    const x = (wide ? spot.u : spot.v) + c.x;
    const flat = (wide ? spot.v : spot.u) + c.y;
    const y = flat + 22 * fbm(x / 420, flat / 300, seed, 3) + 3.4 * gradientNoise(x / 46, flat / 30, seed + 4);
    const beds =
      0.5 * gradientNoise(x / 900, y / 34, seed + 5) +
      0.34 * gradientNoise(x / 420, y / 11, seed + 6) +
      0.22 * gradientNoise(x / 160, y / 3.6, seed + 7) * visible(6, footprint);
    const cloud = fbm(x / 200, y / 130, seed + 8, 3);
    paint(out, ground, bed, 0.22 + beds * (0.5 + 0.4 * character) + cloud * 0.18 + c.warmth * 0.08, c.tone);
    const open = ease(-0.1, 0.55, gradientNoise(x / 300, y / 26, seed + 9) + 0.4 * (character - 0.4));
    nearestPoint(x / 17, y / 4.6, seed + 11, 1, hole);
    const ragged = hole.near + 0.22 * gradientNoise(x / 4, y / 1.6, seed + 12);
    const size = ((hole.id >>> 20) & 255) / 255 < 0.55 * open ? 0.06 + 0.3 * (((hole.id >>> 12) & 255) / 255) ** 2 : 0;
    const inside = size > 0 ? 1 - ease(size * 0.7, size + 0.05, ragged) : 0;
    veil(out, fill, inside * 0.6 * visible(4, footprint));
    veil(out, bed, 0.25 * open * ease(0.9, 0.2, hole.near));
    if (footprint < 1.5) shade(out, 1 + 0.04 * valueNoise(x / 1.3, y / 0.9, seed + 13));
    out.height = -inside * (0.55 - 0.4 * gloss);
    out.gloss = gloss * (1 - inside * 0.8);
  };
}

/** Slate: cleft in thin steps that catch raking light, some tiles rusty. Colours: ground, second tone, rust or green. */
export function slate(stuff: Stuff): Material {
  const [ground, second, rust] = palette(stuff, 3);
  const { character, gloss, seed } = stuff;
  const cut = cutOf(0.07 + 0.24 * character);
  return (spot, footprint, out) => {
    const c = cut(spot);
    const x = spot.u + c.x;
    const y = spot.v + c.y;
    const sx = (x + y * c.warmth * 0.6) / 1.5;
    const broad = fbm(sx / 210, y / 130, seed, 3);
    const torn = fbm(sx / 30, y / 22, seed + 4, 4);
    const steps = (broad * 1.5 + 0.3 * torn) * 4.6;
    const n = Math.floor(steps);
    const phase = steps - n;
    const ledge = n + ease(0, 0.14, phase) * 0.7 + phase * 0.3;
    const rough = fbm(sx / 7, y / 5, seed + 6, footprint < 1 ? 4 : 2);
    const cloud = fbm(x / 150, y / 150, seed + 8, 3);
    const worn = ease(0.04, 0, phase) * 0.5 + 0.12 * torn;
    paint(
      out,
      ground,
      second,
      Math.max(0, 0.28 + cloud * 0.5 + rough * 0.3 + c.warmth * 0.3 * (0.3 + character)),
      c.tone * (1 + 0.12 * rough + worn * 0.5),
    );
    const stained = ease(0.25 - 0.35 * character * (0.5 + c.tilt), 0.9, fbm(x / 130 + 40, y / 110, seed + 10, 4) + 0.25 * broad + 0.15 * torn);
    veil(out, rust, stained * Math.min(0.85, 0.1 + 0.95 * character));
    shade(out, 1 + 0.16 * ((hash(n, 3, spot.unit) & 255) / 255 - 0.5));
    out.height = 1.3 * ledge + 1.1 * torn + 0.5 * rough;
    out.gloss = gloss * (0.7 + 0.3 * rough);
  };
}

/** Granite: interlocked crystals of two sizes. Colours: ground first, then crystals from common to rare. */
export function granite(stuff: Stuff): Material {
  const colours = palette(stuff, 3);
  const [ground, second] = colours;
  const { character, gloss, seed } = stuff;
  const cut = cutOf(0.025);
  const cell: Nearest = { near: 0, next: 0, id: 0, dx: 0, dy: 0 };
  const average = mix(ground, second, 0.3);
  return (spot, footprint, out) => {
    const c = cut(spot);
    const x = spot.u + c.x;
    const y = spot.v + c.y;
    const flow = 3 * gradientNoise(x / 19, y / 19, seed);
    nearestPoint((x + flow) / 6.2, (y - flow) / 6.2, seed + 1, 1, cell);
    const share = crystal(cell.id, colours.length, 0.5 + character * 0.2);
    const tint = colours[share] ?? ground;
    const here = visible(7, footprint);
    paint(out, average, tint, here, c.tone * (1 + 0.1 * (((cell.id >>> 6) & 255) / 255 - 0.5)));
    nearestPoint((x - flow) / 2.5, (y + flow) / 2.5, seed + 2, 1, cell);
    const small = ((cell.id >>> 9) & 255) / 255;
    if (small < 0.42) veil(out, colours[crystal(cell.id >>> 3, colours.length, 0.3)] ?? second, 0.72 * visible(3, footprint));
    shade(out, 1 + 0.08 * fbm(x / 160, y / 160, seed + 3, 3) + (footprint < 1 ? 0.05 * valueNoise(x / 0.7, y / 0.7, seed + 4) : 0));
    out.height = 0;
    out.gloss = gloss * (0.9 + 0.1 * small);
  };
}

/** Index of a colour, earlier ones more often; `common` is the first one's share. */
function crystal(id: number, count: number, common: number): number {
  let left = ((id >>> 13) & 1023) / 1023;
  let share = common;
  for (let i = 0; i < count - 1; i++) {
    if (left < share) return i;
    left -= share;
    share = (1 - common) * 0.6 * 0.55 ** i;
  }
  return count - 1;
}

/**
 * Marble: each tile is sawn from its own place in one endless slab, so veins never repeat. Broad feathered veins, finer ones
 * that branch from the same warping, and hairlines. Colours: ground, vein, second vein (often a warm stain), deep vein.
 */
export function marble(stuff: Stuff): Material {
  // Veils of light over dark and dark over light look alike only when mixed by eye, so this stone mixes square roots of light.
  const [ground, vein, stain, fourth] = palette(stuff, 3).map(byEye) as [Rgb, Rgb, Rgb, Rgb?];
  // A fourth colour paler than the vein is a cloud's, not a deep vein's.
  const contrast = (c: Rgb): number => Math.abs(luminance(c) - luminance(ground));
  const deep = fourth && contrast(fourth) > contrast(vein) ? fourth : undefined;
  const { character, gloss, seed } = stuff;
  const bold = 0.3 + 0.75 * character;
  const lean = 0.5 + chance(seed, 1) * 0.5;
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  const cutOf = perUnit((spot) => ({
    x: chance(spot.unit, 1) * 60000,
    y: chance(spot.unit, 2) * 60000,
    flip: chance(spot.unit, 3) < 0.5 ? -1 : 1,
    tone: 1 + (chance(spot.unit, 4) - 0.5) * 0.05 * (0.5 + character),
  }));
  const pale = mix(ground, vein, -0.06);

  return (spot, footprint, out) => {
    const cut = cutOf(spot);
    const sx = spot.u * cut.flip + cut.x;
    const sy = spot.v * cut.flip + cut.y;
    const rx = (sx * cos + sy * sin) / 1.9;
    const ry = sy * cos - sx * sin;
    const bentX = rx + 105 * fbm(rx / 430, ry / 430, seed, 2);
    const bentY = ry + 105 * fbm(rx / 430, ry / 430, seed + 5, 2);
    const wx = bentX + 24 * fbm(rx / 92, ry / 92, seed + 3, 3);
    const wy = bentY + 24 * fbm(rx / 92, ry / 92, seed + 7, 3);

    const cloud = fbm(wx / 300, wy / 170, seed + 9, 4);
    paint(out, pale, vein, Math.max(0, 0.05 + cloud * 0.17 * (0.35 + character)), cut.tone);

    const presence = ease(-0.25, 0.45, gradientNoise(wx / 520, wy / 420, seed + 11));
    const big = gradientNoise(wx / 560, wy / 250, seed + 12);
    const wide = 0.018 + 0.05 * ease(-0.4, 0.6, gradientNoise(wx / 190, wy / 190, seed + 13)) * bold;
    const core = Math.exp(-Math.abs(big) / wide);
    // The feather lies on one side only, as where mineral seeped out of the crack.
    const feather = big > 0 ? Math.exp(-big / 0.19) : Math.exp(big / 0.05);
    veil(out, vein, Math.min(0.85, (feather * 0.3 + core * 0.62) * presence * bold));
    if (deep) veil(out, deep, Math.min(0.8, core * core * presence * bold * 0.7));

    const mid = gradientNoise((bentX + wx) / 520 + 3, (bentY + wy) / 230, seed + 15);
    const midHere = ease(-0.1, 0.5, gradientNoise(wx / 260, wy / 260, seed + 16));
    veil(out, vein, Math.min(0.6, (Math.exp(-Math.abs(mid) / 0.022) * 0.6 + Math.exp(-Math.abs(mid) / 0.11) * 0.16) * midHere * bold));

    const fine = gradientNoise((bentX + wx) / 300 + 9, (bentY + wy) / 96, seed + 18);
    const fineHere = ease(0, 0.55, gradientNoise(wx / 150, wy / 150, seed + 19)) * visible(6, footprint);
    veil(out, stain, Math.exp(-Math.abs(fine) / 0.02) * 0.42 * fineHere * bold);
    if (stuff.colours.length > 2)
      veil(out, stain, ease(0.1, 0.9, core + feather * 0.4) * presence * 0.22 * ease(-0.1, 0.5, gradientNoise(wx / 130, wy / 90, seed + 21)));

    const crystal = visible(1.6, footprint);
    if (crystal > 0) shade(out, 1 + 0.022 * crystal * gradientNoise(sx / 0.9, sy / 0.9, seed + 22));
    out.r *= out.r;
    out.g *= out.g;
    out.b *= out.b;
    out.height = 0;
    out.gloss = gloss;
  };
}

function byEye(c: Rgb): Rgb {
  return { r: Math.sqrt(c.r), g: Math.sqrt(c.g), b: Math.sqrt(c.b) };
}
