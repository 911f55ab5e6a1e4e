import { formatPounds } from '#money/pence.ts';
import { stockIndicator } from '#stock/stock-band.ts';
import type { Product } from './product.ts';
import { specifications } from './specifications.ts';

/** A line of the comparison: one value a product, null where it is not known. */
export type ComparedLine = { term: string; values: (string | null)[]; differs: boolean };

/** What is known of any of the products, line by line, and whether they differ in it. One product alone differs in nothing. */
export function comparisonOf(products: readonly Product[]): ComparedLine[] {
  const columns = products.map(
    (product) =>
      new Map<string, string | null>([
        ['Price per m²', product.pricePerM2Pence === null ? null : formatPounds(product.pricePerM2Pence)],
        ['Stock', stockIndicator(product.stock).words],
        ['Rating', product.rating ? `${product.rating.average.toFixed(1)} out of 5 (${product.rating.count})` : 'No reviews yet'],
        ...specifications(product).map(({ term, value }) => [unitless(term), value] as const),
      ]),
  );
  const terms = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return terms
    .map((term) => {
      const values = columns.map((column) => column.get(term) ?? null);
      return { term, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}

/** Packs and rolls stand in one line: 'Pack coverage' → 'Coverage', 'Pieces per pack' → 'Pieces'. */
function unitless(term: string): string {
  if (term.startsWith('Pieces per ')) return 'Pieces';
  return term.endsWith(' coverage') ? 'Coverage' : term.endsWith(' weight') ? 'Weight' : term;
}
