import type { ProductSummary } from './product.ts';

/** '600 × 1200 mm' of '600x1200'; words such as 'Mosaic' stay words. */
export function saySize(size: string): string {
  return /^\d+(x\d+)+$/.test(size) ? `${size.replaceAll('x', ' × ')} mm` : size;
}

/** '600 × 1200 mm · 10mm': the piece and its thickness, as far as they are known; empty when neither is. */
export function sizeAndThickness({ tileSize, plankSize, thickness }: Pick<ProductSummary, 'tileSize' | 'plankSize' | 'thickness'>): string {
  const size = tileSize ?? plankSize;
  return [size && saySize(size), thickness && `${thickness} thick`].filter(Boolean).join(' · ');
}
