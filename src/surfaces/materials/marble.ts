import { luminance, mix, type Rgb } from '../colour.ts';
import { chance, ease, fbm, gradientNoise, visible } from '../noise.ts';
import { type Material, paint, palette, perUnit, type Stuff, shade, veil } from './material.ts';

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
