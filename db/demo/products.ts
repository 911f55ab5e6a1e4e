import { adhesives } from './products/adhesives.ts';
import { carpet } from './products/carpet.ts';
import { laminateFloors } from './products/laminate.ts';
import { lvt } from './products/lvt.ts';
import { other } from './products/other.ts';
import { tiles } from './products/tiles.ts';
import { trims } from './products/trims.ts';
import { underlay } from './products/underlay.ts';
import { vinylAndLino } from './products/vinyl.ts';
import { wood } from './products/wood.ts';
import type { DemoProduct } from './shape.ts';

export const demoProducts: DemoProduct[] = [
  ...tiles,
  ...wood,
  ...laminateFloors,
  ...lvt,
  ...vinylAndLino,
  ...carpet,
  ...underlay,
  ...adhesives,
  ...trims,
  ...other,
];

const bySku = new Map(demoProducts.map((product) => [product.sku, product]));

/** The product with this SKU; throws for an unknown one, since the demo data names only its own. */
export function demoProduct(sku: string): DemoProduct {
  const product = bySku.get(sku);
  if (!product) throw new Error(`The demo shop has no product ${sku}`);
  return product;
}
