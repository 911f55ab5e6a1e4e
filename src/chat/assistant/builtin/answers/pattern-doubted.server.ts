import type { Product } from '#catalogue/product.ts';
import { formatPounds } from '#money/pence.ts';
import { emptyWish } from '../../context.ts';
import type { MeasuredRoom } from '../../reading/measures.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';
import { sumsOf } from './sums.server.ts';

const inPattern = ['herringbone', 'chevron'] as const;
const mostShown = 2;

/** 'what if I did herringbone' of a plank that is laid straight: that it takes blocks made for it, and what ours would come to; the part as it was for anything else. */
export async function withPatternDoubted(asked: Asked, product: Product, measured: MeasuredRoom[], part: Part): Promise<Part> {
  const pattern = inPattern.find((name) => asked.reading.style.includes(name));
  const kind = adviceKindOf(product);
  const isPlank =
    product.format === 'Plank' && (product.category === 'LVT' || product.category === 'Laminate Flooring' || product.category === 'Wood Flooring');
  if (!pattern || !isPlank || !kind) return part;
  const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [kind], style: [pattern] }), sort: 'cheapest', limit: mostShown });
  const sums = await sumsOf(asked, (await findFloors(asked.shop, query)).products, measured);
  const lines = sums.map(({ product: one, calculation }) => `${linkTo(one)}: ${calculation.amount}, ${formatPounds(calculation.totalPence)}.`);
  const ours = lines.length ? ` Those of ours in ${pattern}, for the same floor:` : '';
  const note = `${linkTo(product)} is a plank to be laid straight; ${pattern} takes blocks that are made for it.${ours}`;
  return {
    ...part,
    text: [note, ...lines, part.text].join('\n\n'),
    products: [...(part.products ?? []), ...sums.map(({ product: one }) => one.id)],
    sources: [...(part.sources ?? []), ...sums.map(({ product: one }) => productSource(one))],
  };
}
