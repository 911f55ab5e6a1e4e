import type { LayingPattern } from '#surfaces/laying-patterns.ts';

/** What fitters call the patterns. */
export const patternNames: Record<LayingPattern, string> = {
  'random-plank': 'Staggered planks',
  'random-length': 'Random lengths',
  brick: 'Brick bond',
  stack: 'Stack bond',
  herringbone: 'Herringbone',
  chevron: 'Chevron',
  parquet: 'Parquet squares',
  'basket-weave': 'Basket weave',
  hexagon: 'Hexagons',
  mosaic: 'Mosaic sheets',
  seamless: 'From the roll',
  object: 'Standard',
};
