import type { Product } from '#catalogue/product.ts';
import type { Of } from './fact.ts';

/**
 * Something that is asked of one product. `words`: those that belong to the question, and leave nothing else asked of it. `isOften`:
 * answered well enough elsewhere where it is all that is asked.
 */
export type PageTopic = {
  name: string;
  asks: RegExp;
  unless?: RegExp;
  words: RegExp;
  /** Where the range that it is one of answers: `others`. */
  isOfRange?: true;
  say: (product: Product, clause: string, reading: Of, others: readonly Product[]) => string | null;
  isOften?: true;
};
