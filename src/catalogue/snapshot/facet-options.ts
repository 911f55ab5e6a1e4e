import { categoryNames, filtersOf } from '../category.ts';
import type { FacetField, FacetOption } from '../product-list.ts';
import { isTechnical } from '../technical-filters.ts';
import type { SnapshotAnswer } from './answer.ts';
import { facetFields, facetKey, hiddenKeys } from './facet-values.ts';
import type { Column, Snapshot } from './snapshot.ts';

type Choice = { field: FacetField; value: string };

/**
 * The choices of every field with their counts. A category's own dropdowns list all their options in the documents' order,
 * then whatever else products have; other fields list what some product would be left for. What is chosen is always listed.
 */
export function facetOptions(snapshot: Snapshot, counts: SnapshotAnswer['counts'], choices: readonly Choice[]): Record<FacetField, FacetOption[]> {
  const category = choices.find((choice) => choice.field === 'category')?.value ?? '';
  const entries = facetFields.map((field) => {
    const chosen = choices.find((choice) => choice.field === field)?.value;
    return [field, optionsOf(snapshot, counts, field, category, chosen)] as const;
  });
  return Object.fromEntries(entries) as Record<FacetField, FacetOption[]>;
}

/** The values of a field that products have, in listing order, with how many have each. Category and supplier have one column each. */
export function valuesInUse(snapshot: Snapshot, field: 'category' | 'supplier'): { label: string; count: number }[] {
  const column = snapshot.columns.find((one) => one.field === field) as Column;
  return codesInOrder(column).flatMap((code) => {
    const count = column.totals[code] ?? 0;
    return count > 0 ? [{ label: column.values[code]?.label ?? '', count }] : [];
  });
}

function optionsOf(
  snapshot: Snapshot,
  counts: SnapshotAnswer['counts'],
  field: FacetField,
  category: string,
  chosen: string | undefined,
): FacetOption[] {
  const chosenKey = chosen === undefined ? undefined : facetKey(field, chosen);
  const dropdown = filtersOf(category).find((filter) => filter.field === field);
  const options = new Map<string, FacetOption>();
  for (const label of dropdown?.options ?? []) options.set(facetKey(field, label), { value: label.toLowerCase(), label, count: 0 });
  for (const [i, column] of snapshot.columns.entries()) {
    if (column.field !== field) continue;
    for (const code of codesInOrder(column)) {
      const value = column.values[code] as Column['values'][number];
      const { key, label } = value;
      const count = counts[i]?.[code] ?? 0;
      const option = options.get(key);
      if (option) option.count += count;
      else if (key === chosenKey || (count > 0 && !hiddenKeys[field]?.includes(key))) options.set(key, { value: sentAs(field, value), label, count });
    }
  }
  if (chosen !== undefined && chosenKey !== undefined && !options.has(chosenKey)) options.set(chosenKey, { value: chosen, label: chosen, count: 0 });
  return [...options.values()];
}

/** Categories and suppliers go by their names; the other fields' values are sent in lower case; yes and no, and the least of a figure, as such. */
function sentAs(field: FacetField, { key, label }: Column['values'][number]): string {
  if (field === 'underfloor_heating' || isTechnical(field)) return key;
  return field === 'category' || field === 'supplier' ? label : label.toLowerCase();
}

const byLabel = new Intl.Collator('en-GB', { numeric: true });
const pills: readonly string[] = categoryNames;
const orders = new WeakMap<Column, number[]>();

/** A column's codes as they are listed: categories as the pills stand, the rest by label, numbers by size. Sorted again when a value is new. */
function codesInOrder(column: Column): number[] {
  const known = orders.get(column);
  if (known && known.length === column.values.length - 1) return known;
  const label = (code: number) => column.values[code]?.label ?? '';
  const pill = (code: number) => (column.field === 'category' ? pills.indexOf(label(code)) : 0);
  const codes = column.values.map((_, code) => code).slice(1);
  codes.sort((a, b) => (pill(a) >>> 0) - (pill(b) >>> 0) || byLabel.compare(label(a), label(b)));
  orders.set(column, codes);
  return codes;
}
