import { type AttributeField, type CategoryFilter, filtersOf, sharedFilters } from './category.ts';

/** Dropdown fields, in the order in which they stand in an address. */
export const attributeFields = [
  'material',
  'tile_size',
  'thickness',
  'finish',
  'wood_type',
  'wood_species',
  'plank_style',
  'ac_rating',
  'water_resistant',
  'surface',
  'construction',
  'wear_layer',
  'format',
  'colour',
  'room',
  'underfloor_heating',
  'slip',
  'wear_class',
  'reaction_to_fire',
  'warranty',
] as const satisfies readonly AttributeField[];

/**
 * What a shopper narrows the list by. Empty text is no filter. Prices are pounds a box, as decimal text;
 * attribute values are in lower case.
 */
export type Filters = { search: string; category: string; supplier: string; min_price: string; max_price: string; in_stock: boolean } & Record<
  AttributeField,
  string
>;
export type FilterKey = keyof Filters;

export const filterKeys = [
  'search',
  'category',
  'supplier',
  'min_price',
  'max_price',
  ...attributeFields,
  'in_stock',
] as const satisfies readonly FilterKey[];

export const emptyFilters = { ...Object.fromEntries(filterKeys.map((key) => [key, ''])), in_stock: false } as Filters;

/** The filters that are set, in order. Their number is the n of 'Clear All (n)'. */
export function activeFilters(filters: Filters): FilterKey[] {
  return filterKeys.filter((key) => filters[key] !== '' && filters[key] !== false);
}

/** Another category keeps what it can: search, supplier, prices, what every floor is narrowed by, and the dropdown values that it offers too. */
export function inCategory(filters: Filters, category: string): Filters {
  const kept = { ...filters, category };
  for (const field of attributeFields) {
    if (sharedFilters.some((shared) => shared.field === field)) continue;
    const dropdown = filtersOf(category).find((filter) => filter.field === field);
    if (!dropdown?.options.some((option) => option.toLowerCase() === filters[field])) kept[field] = '';
  }
  return kept;
}

/** A dropdown's options as value (lower case, as sent) and words. */
export function dropdownOptions(filter: CategoryFilter): { value: string; label: string }[] {
  return filter.options.map((label) => ({ value: label.toLowerCase(), label }));
}
