import { type Remnant, remnantOf } from '#catalogue/remnant.ts';
import { fixedId } from './product-range.ts';
import { demoProduct } from './products.ts';

/** Ends of rolls that somebody of the shop put on sale, `daysAgo` days before now. */
const pieces: (Remnant & { of: string; code: string; daysAgo: number })[] = [
  { of: 'CPT-ARV-TW-OAT', rollWidthMm: 4000, lengthMm: 2400, pricePence: 11900, code: '24A', daysAgo: 9 },
  { of: 'CPT-ARV-TW-HTH', rollWidthMm: 5000, lengthMm: 3250, pricePence: 22500, code: '32B', daysAgo: 23 },
  { of: 'VIN-RBY-SH-OAK', rollWidthMm: 2000, lengthMm: 2200, pricePence: 2900, code: '22A', daysAgo: 4 },
];

export const demoRemnants = pieces.map(({ of, code, daysAgo, ...piece }) => {
  const product = demoProduct(of);
  const remnant = remnantOf(product, piece, code);
  return { ...remnant, id: fixedId(`remnant ${remnant.sku}`), of: product, daysAgo, stock: 1 };
});
