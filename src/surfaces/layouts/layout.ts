import { alternatingSquares, hexagon } from './pattern.ts';
import { brick, chevron, herringbone, randomLength, randomPlank, seamless, stack } from './planks.ts';
import type { Laying, Layout } from './spot.ts';

export const layouts: Record<Laying['layout'], (laying: Laying) => Layout> = {
  'random-plank': randomPlank,
  'random-length': randomLength,
  brick,
  stack,
  herringbone,
  chevron,
  parquet: alternatingSquares,
  'basket-weave': alternatingSquares,
  hexagon,
  mosaic: stack,
  seamless,
  object: seamless,
};

/** The rule that says, for any point of the floor in millimetres, which plank or tile lies there. */
export function layoutOf(laying: Laying): Layout {
  return layouts[laying.layout](laying);
}
