import type { ProductSummary } from '#catalogue/product.ts';
import type { Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';

/** 'do you sell nosings', of a carpet for the stairs. */
export function answerNosingOfCarpet(nosings: readonly ProductSummary[]): Part {
  return {
    text: [
      'Carpet is wrapped round the edge of each step and takes no nosing. For a hard floor on stairs we have:',
      ...nosings.map(productLine),
    ].join('\n\n'),
    products: nosings.map(({ id }) => id),
    sources: nosings.map(productSource),
  };
}
