import type { ProductSummary } from '#catalogue/product.ts';
import type { Reading } from '../reading/read-question.ts';
import { colourNames } from '../reading/words/looks.ts';

/** 'in any colours other than grey' */
export function refusesColour({ without }: Pick<Reading, 'without'>): boolean {
  return without.some((name) => colourNames[name] !== undefined);
}

/** Whether a floor is called after a colour that is not wanted. */
export function isOfRefused({ name, colour }: ProductSummary, without: readonly string[]): boolean {
  const said = `${name} ${colour ?? ''}`.toLowerCase().split(/[^a-z]+/);
  return without.some((one) => colourNames[one]?.some((word) => word.split(' ').every((part) => said.includes(part))));
}
