import { mix } from '../colour.ts';
import { ease, fbm, gradientNoise, type Nearest, nearestPoint, valueNoise, visible } from '../noise.ts';
import { type Material, paint, palette, type Stuff, shade, veil } from './material.ts';

/**
 * Sheet vinyl and linoleum: calm ones carry fine flecks, those with character are marbled in long drawn-out streaks,
 * as linoleum is when it leaves the calender. Colours: ground, then flecks or streaks.
 */
export function sheet(stuff: Stuff): Material {
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
