import type { ProductSummary } from '#catalogue/product.ts';
import type { AnswerContext } from '../context.ts';
import { areaOf } from '../reading/measures.ts';
import { isGoodsCategory } from './is-goods.ts';
import type { Part } from './part.ts';

/** So much of a product, as it was worked out for an area. */
export type Reckoned = AnswerContext['reckoned'][number];

const mostKept = 12;

export function reckon(goods: readonly { id: string; pence: number }[], measured: AnswerContext['measured']): Reckoned[] {
  const areaMm2 = Math.round(areaOf(measured));
  return goods.flatMap(({ id, pence }) => (pence > 0 ? [{ id, pence, areaMm2 }] : []));
}

/** All that was worked out so far, with what an answer adds to it. */
export function reckonedAfter(before: readonly Reckoned[], { context, calculation }: Part, measured: AnswerContext['measured']): Reckoned[] {
  const floor = calculation ? reckon([{ id: calculation.productId, pence: calculation.totalPence }], measured) : [];
  return [...before, ...floor, ...(context?.reckoned ?? [])].slice(-mostKept);
}

/** What a product is to the floor it was worked out for: the floor itself, its underlay, its grout; of two glues the later one counts. */
function roleOf({ category, name }: Pick<ProductSummary, 'category' | 'name'>): string {
  if (!isGoodsCategory(category)) return 'floor';
  if (category === 'Underlay') return 'underlay';
  return /grout/i.test(name) ? 'grout' : /adhesive|tackifier/i.test(name) ? 'adhesive' : name;
}

/**
 * What of it stands in the end. A floor takes the place of another for the same area, with its goods; the same floor for another area is
 * worked out anew; another floor for another room comes on top.
 */
export function standing(reckoned: readonly Reckoned[], products: readonly ProductSummary[]): { product: ProductSummary; pence: number }[] {
  let kept: (Reckoned & { product: ProductSummary; role: string })[] = [];
  for (const one of reckoned) {
    const product = products.find(({ id }) => id === one.id);
    if (!product) continue;
    const role = roleOf(product);
    const same = kept.find((old) => old.id === one.id);
    const areasOver = kept.flatMap((old) =>
      role === 'floor' && old.role === 'floor' && (old.id === one.id ? old.areaMm2 !== one.areaMm2 : old.areaMm2 === one.areaMm2)
        ? [old.areaMm2]
        : [],
    );
    kept = kept.filter(
      (old) => !areasOver.includes(old.areaMm2) && old !== same && !(old.role === role && role !== 'floor' && old.areaMm2 === one.areaMm2),
    );
    kept.push({ ...one, product, role });
  }
  return kept.map(({ product, pence }) => ({ product, pence }));
}
