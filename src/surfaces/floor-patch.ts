import type { Appearance } from './appearance.ts';
import { byteOf, hex, lit, rgb, shoulder } from './colour.ts';
import { eachRow, type Floor, floorOf } from './floor.ts';
import type { Laying } from './layouts/spot.ts';
import { newTint, type Tint } from './materials/material.ts';
import { chance, ease } from './noise.ts';

/** A floor from straight above that can be laid beside itself without a seam: four bytes of sRGB to the pixel. */
export type FloorPatch = { widthPx: number; heightPx: number; sizeMm: [number, number]; rgba: Uint8Array };

/** A floor repeats no sooner than this, mm: farther than a room shows of it at once without furniture between. */
const leastMm = 4000;
/** Over this width, mm, a floor without units runs into its own beginning. */
const blendMm = 240;
/** Seen from across a room, a joint lies in the shade of its edges: it shows this share of its colour's light. */
const jointLight = 0.78;
/** Light from the side that shows bevels and texture, and is fair to the colour. */
const raking = 0.55;

/** What a patch of this floor measures on the floor, mm: at least 4 × 4 m, ending where its pattern does. */
export function patchSizeMm(appearance: Appearance): [number, number] {
  return repeatOf(appearance, leastMm)?.sizeMm ?? [leastMm, leastMm];
}

/** Draws the floor of one appearance, each unit different from all others in the patch. The same bytes for ever. */
export function floorPatch(appearance: Appearance, widthPx: number, heightPx: number): FloorPatch {
  const repeat = repeatOf(appearance, leastMm);
  const sizeMm = patchSizeMm(appearance);
  const shaded = { ...appearance, jointColour: hex(lit(rgb(appearance.jointColour), jointLight)) };
  const floor = repeat ? floorOf(shaded, repeat.cells) : runningOn(floorOf(shaded), leastMm);
  const [stepX, stepY] = [sizeMm[0] / widthPx, sizeMm[1] / heightPx];
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  eachRow(
    floor,
    widthPx,
    heightPx,
    (j, at) => {
      at.x = stepX / 2;
      at.y = stepY * (j + 0.5);
      at.dx = stepX;
      at.dy = 0;
      at.footprint = Math.max(stepX, stepY) * 1.1;
      at.gap = stepY;
    },
    (j, row) => {
      for (let i = 0, p = j * widthPx * 4; i < widthPx; i++, p += 4) {
        const sx = Math.max(-1.2, Math.min(1.2, row.slopeX[i] as number));
        const sy = Math.max(-1.2, Math.min(1.2, row.slopeY[i] as number));
        const relief = (1 + raking * (0.58 * sx + 0.5 * sy)) / Math.sqrt(1 + sx * sx + sy * sy);
        const k = Math.max(0.4, Math.min(1.4, relief));
        rgba[p] = byteOf(shoulder((row.r[i] as number) * k));
        rgba[p + 1] = byteOf(shoulder((row.g[i] as number) * k));
        rgba[p + 2] = byteOf(shoulder((row.b[i] as number) * k));
        rgba[p + 3] = 255;
      }
    },
  );
  return { widthPx, heightPx, sizeMm, rgba };
}

/** An endless floor made to begin again after `side` mm each way: near its end it fades into what comes before its beginning. */
function runningOn(floor: Floor, side: number): Floor {
  const mean = meanOf(floor, side);
  return fading(fading(floor, mean, side, 0), mean, 0, side);
}

function fading(floor: Floor, mean: Tint, across: number, down: number): Floor {
  const other = newTint();
  const end = Math.max(across, down);
  return (x, y, footprint, out) => {
    floor(x, y, footprint, out);
    const share = ease(end - blendMm, end, across > 0 ? x : y);
    if (share <= 0) return;
    floor(x - across, y - down, footprint, other);
    // Two unlike grains averaged would look blurred: what they differ from the mean by keeps its strength.
    const keep = 1 / Math.hypot(share, 1 - share);
    for (const part of ['r', 'g', 'b', 'height'] as const) {
      out[part] = mean[part] + ((out[part] - mean[part]) * (1 - share) + (other[part] - mean[part]) * share) * keep;
    }
  };
}

/** The mean of some hundred points. */
function meanOf(floor: Floor, side: number): Tint {
  const mean = newTint();
  const point = newTint();
  const count = 400;
  for (let i = 0; i < count; i++) {
    floor(side * chance(i, 1), side * chance(i, 2), 2, point);
    for (const part of ['r', 'g', 'b', 'height', 'gloss'] as const) mean[part] += point[part] / count;
  }
  return mean;
}

/** A piece of floor that lies well beside itself: what it measures, mm, and after how many units it begins again. */
type Repeat = { sizeMm: [number, number]; cells: readonly [number, number] };

/** Widths and lengths (mm) of one step of a pattern, and by how many steps at a time it can end. */
type Step = { across: number; along: number; multiples: [number, number] };

const half = Math.SQRT1_2;

/** Neighbours differ by turns, so only an even number of them ends as it began. */
const pairs: [number, number] = [2, 2];

const steps: Record<Laying['layout'], (laying: Laying) => Step | null> = {
  'random-plank': ({ unitMm: [w, h], jointMm: j }) => ({ across: w + j, along: h + j, multiples: [2, 1] }),
  'random-length': ({ unitMm: [w, h], jointMm: j }) => ({ across: w + j, along: (h + j) * 0.71, multiples: [2, 1] }),
  brick: ({ unitMm: [w, h], jointMm: j }) => ({ across: w + j, along: h + j, multiples: pairs }),
  stack: ({ unitMm: [w, h], jointMm: j }) => ({ across: w + j, along: h + j, multiples: pairs }),
  mosaic: ({ unitMm: [w, h], jointMm: j }) => ({ across: w + j, along: h + j, multiples: pairs }),
  herringbone: ({ unitMm: [w, h], jointMm: j }) => ({ across: (h + j) / half, along: (w + j) / half, multiples: [1, 1] }),
  chevron: ({ unitMm: [w, h], jointMm: j }) => ({ across: h * half + j, along: (w + j) / half, multiples: [2, 1] }),
  parquet: squares,
  'basket-weave': squares,
  hexagon: ({ unitMm: [w], jointMm: j }) => ({ across: w + j, along: ((w + j) * Math.sqrt(3)) / 2, multiples: [1, 2] }),
  seamless: () => null,
  object: () => null,
};

function squares({ unitMm: [w, h], jointMm: j }: Laying): Step {
  const side = (h < w * 1.5 ? w : h) + j;
  return { across: side, along: side, multiples: pairs };
}

/** The smallest repeat of a pattern that is at least `leastMm` wide and long; null for floors without a pattern. */
export function repeatOf(laying: Laying, leastMm: number): Repeat | null {
  const step = steps[laying.layout](laying);
  if (!step) return null;
  const count = (mm: number, multiple: number): number => Math.ceil(leastMm / mm / multiple) * multiple;
  const cells = [count(step.across, step.multiples[0]), count(step.along, step.multiples[1])] as const;
  return { sizeMm: [cells[0] * step.across, cells[1] * step.along], cells };
}
