import type { Laying } from './spot.ts';

/** A piece of floor that lies well beside itself: what it measures, mm, and after how many units it begins again. */
export type Repeat = { sizeMm: [number, number]; cells: readonly [number, number] };

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
