import type { Product } from '#catalogue/product.ts';

/** What is asked of a product to know what a floor of it looks like. */
export type FloorGoods = Pick<
  Product,
  | 'id'
  | 'category'
  | 'colour'
  | 'material'
  | 'finish'
  | 'surface'
  | 'woodSpecies'
  | 'plankStyle'
  | 'format'
  | 'tileSize'
  | 'plankSize'
  | 'slipRating'
  | 'coverageCm2'
  | 'appearance'
>;
