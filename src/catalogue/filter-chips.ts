import { formatShortPounds } from '#money/pence.ts';
import { findCategory } from './category.ts';
import { activeFilters, type FilterKey, type Filters } from './filters.ts';
import { isTechnical, technicalWords } from './technical-filters.ts';

/** A filter that is set, in words: what its chip says. */
export type FilterChip = { key: FilterKey; words: string };

/** The filters that are set, in the order of the address. */
export function filterChips(filters: Filters): FilterChip[] {
  return activeFilters(filters).map((key) => ({ key, words: chipWords(filters, key) }));
}

/** A way to narrow the list with one press. Pressed when every filter of `sets` is as it says. */
export type QuickFilter = { words: string; sets: Partial<Filters> };

const everywhere: QuickFilter[] = [{ words: 'Under £30 per box', sets: { max_price: '30' } }];
const ofCategory: Record<string, QuickFilter[]> = {
  Tiles: [
    { words: '600 × 600', sets: { tile_size: '600x600' } },
    { words: 'Slip resistant', sets: { finish: 'slip resistant' } },
    { words: 'Marble', sets: { material: 'marble' } },
  ],
  'Wood Flooring': [
    { words: 'Oak', sets: { wood_species: 'oak' } },
    { words: 'Herringbone', sets: { plank_style: 'herringbone' } },
    { words: 'Oiled', sets: { finish: 'oiled' } },
  ],
  'Laminate Flooring': [
    { words: 'Waterproof', sets: { water_resistant: 'waterproof' } },
    { words: 'Herringbone', sets: { plank_style: 'herringbone' } },
    { words: 'AC5, hardest wearing', sets: { ac_rating: 'ac5' } },
  ],
  LVT: [
    { words: 'Click fit', sets: { construction: 'spc click' } },
    { words: 'Herringbone', sets: { format: 'herringbone' } },
    { words: '0.5mm wear layer', sets: { wear_layer: '0.5mm' } },
  ],
};

/** The quick-filter buttons of a category; those that suit everything where there is none. */
export function quickFilters(category: string): QuickFilter[] {
  return [...(ofCategory[findCategory(category) ?? ''] ?? []), ...everywhere];
}

export function isPressed(filters: Filters, { sets }: QuickFilter): boolean {
  return Object.entries(sets).every(([key, value]) => filters[key as FilterKey] === value);
}

/** The filters that a press makes: set, or taken away when they were set already. */
export function press(filters: Filters, quick: QuickFilter): Filters {
  if (!isPressed(filters, quick)) return { ...filters, ...quick.sets };
  const kept: Filters = { ...filters };
  for (const key of Object.keys(quick.sets) as FilterKey[]) unset(kept, key);
  return kept;
}

/** The filters without one of them. */
export function without(filters: Filters, key: FilterKey): Filters {
  const kept = { ...filters };
  unset(kept, key);
  return kept;
}

function unset(filters: Filters, key: FilterKey) {
  if (key === 'in_stock') filters.in_stock = false;
  else filters[key] = '';
}

function chipWords(filters: Filters, key: FilterKey): string {
  if (key === 'in_stock') return 'In stock only';
  const value = filters[key];
  if (key === 'search') return `“${value}”`;
  if (key === 'min_price') return `From ${pounds(value)} per box`;
  if (key === 'max_price') return `Up to ${pounds(value)} per box`;
  if (key === 'wear_layer') return `Wear layer ${value}`;
  if (key === 'underfloor_heating') return value === 'no' ? 'Not for underfloor heating' : 'Underfloor heating';
  if (isTechnical(key)) return technicalWords(key, value);
  if (key === 'ac_rating') return value.toUpperCase();
  return key === 'category' || key === 'supplier' ? value : inTitleCase(value);
}

function pounds(decimal: string): string {
  return formatShortPounds(Math.round(Number(decimal) * 100));
}

/** 'slip resistant' → 'Slip Resistant', 'spc click' → 'SPC Click'; sizes stay as they are. */
function inTitleCase(value: string): string {
  return value.replaceAll(/\b[a-z]+/g, (word) =>
    /^(spc|wpc)$/.test(word) ? word.toUpperCase() : /^mm$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
