import type { Product } from '#catalogue/product.ts';
import type { Reading } from '../../reading/read-question.ts';

export type Of = Pick<Reading, 'said' | 'text' | 'boxes' | 'floor' | 'measured'>;
export type Fact = {
  asks: RegExp;
  /** What says that something else is asked, in the same words. */
  unless?: RegExp;
  /** How it is called where the record does not state it. */
  name: string;
  say?: (product: Product, reading: Of) => string | null;
  /** What the sentence of the product's page that tells it has in it. */
  page?: RegExp;
  /** The page is quoted besides what the record says. */
  isQuotedToo?: boolean;
  /** Its words are used for much else: not asked where something else is. */
  isLoose?: boolean;
  /** Where a record has nothing to say to it, nothing is said. */
  isOptional?: boolean;
  /** The entry of the guide that goes with it, and the one kind of floor that it is about. */
  guide?: string;
  ofKind?: string;
  /** The goods that its words are not about: what is written of bevels is of boards. */
  notOf?: Product['category'];
};
