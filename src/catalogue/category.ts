/** Every category, in the order of the pills above the list. The list shows only those that hold products. */
export const categoryNames = [
  'Tiles',
  'Wood Flooring',
  'Laminate Flooring',
  'LVT',
  'Vinyl & Lino',
  'Carpet',
  'Trims & Accessories',
  'Underlay',
  'Adhesives',
  'Other',
] as const;
export type CategoryName = (typeof categoryNames)[number];

/** What goes with a floor rather than being one: never featured by price alone. */
export const sundryCategories: readonly CategoryName[] = ['Adhesives', 'Underlay', 'Trims & Accessories'];

/** 'Vinyl & Lino' → 'vinyl-and-lino'. */
export function categorySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The category of that name, whatever its letters' case; null when there is none. */
export function findCategory(name: string): CategoryName | null {
  return categoryNames.find((category) => category.toLowerCase() === name.trim().toLowerCase()) ?? null;
}

/**
 * The category that an address names, in whatever writing ('tiles', 'wood-flooring'), so that each has one address. Empty for
 * none, null for what is no category.
 */
export function categoryNamed(said: string): CategoryName | '' | null {
  return said === '' ? '' : (categoryNames.find((name) => categorySlug(name) === categorySlug(said)) ?? null);
}

/** Fields of the technical table that the list is narrowed by; see technical-filters.ts. */
export type TechnicalField = 'slip' | 'wear_class' | 'reaction_to_fire' | 'warranty';

/** A product's attribute that a dropdown filters by. */
export type AttributeField =
  | 'material'
  | 'tile_size'
  | 'thickness'
  | 'finish'
  | 'wood_type'
  | 'wood_species'
  | 'plank_style'
  | 'ac_rating'
  | 'water_resistant'
  | 'surface'
  | 'construction'
  | 'wear_layer'
  | 'format'
  | 'colour'
  | 'room'
  | 'underfloor_heating'
  | TechnicalField;

export type CategoryFilter = { field: AttributeField; label: string; options: readonly string[] };

const millimetres = (...sizes: string[]) => sizes.map((size) => `${size}mm`);

const categoryFilters: Partial<Record<CategoryName, readonly CategoryFilter[]>> = {
  Tiles: [
    {
      field: 'tile_size',
      label: 'Tile size',
      options: ['300x300', '600x600', '300x600', '1200x600', '600x1200', '800x800', '900x900', 'Large Format', 'Mosaic'],
    },
    {
      field: 'thickness',
      label: 'Thickness',
      options: /* @__PURE__ */ millimetres('6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'),
    },
    { field: 'material', label: 'Material', options: ['Porcelain', 'Ceramic', 'Stone', 'Marble', 'Granite', 'Slate'] },
    { field: 'finish', label: 'Finish', options: ['Matt', 'Gloss', 'Polished', 'Lappato', 'Textured', 'Slip Resistant'] },
  ],
  'Wood Flooring': [
    { field: 'wood_type', label: 'Wood type', options: ['Engineered Wood', 'Solid Wood', 'Real Wood'] },
    { field: 'wood_species', label: 'Species', options: ['Oak', 'Walnut', 'Ash', 'Maple', 'Birch', 'Cherry', 'Pine', 'Bamboo'] },
    { field: 'thickness', label: 'Thickness', options: /* @__PURE__ */ millimetres('14', '15', '18', '20', '22') },
    { field: 'plank_style', label: 'Plank style', options: ['Straight Plank', 'Herringbone', 'Chevron', 'Parquet'] },
    { field: 'finish', label: 'Finish', options: ['Lacquered', 'Oiled', 'Brushed', 'Smoked', 'Natural', 'Stained'] },
  ],
  'Laminate Flooring': [
    { field: 'thickness', label: 'Thickness', options: /* @__PURE__ */ millimetres('7', '8', '10', '12') },
    { field: 'ac_rating', label: 'AC rating', options: ['AC3', 'AC4', 'AC5'] },
    { field: 'plank_style', label: 'Style', options: ['Straight Plank', 'Herringbone', 'Wide Plank', 'Long Plank'] },
    { field: 'water_resistant', label: 'Water resistance', options: ['Water Resistant', 'Waterproof', 'Standard'] },
    { field: 'surface', label: 'Surface', options: ['Embossed', 'Textured', 'Smooth', 'Wire Brushed'] },
  ],
  LVT: [
    { field: 'construction', label: 'Construction', options: ['SPC Click', 'WPC Click', 'Glue Down', 'Loose Lay'] },
    { field: 'thickness', label: 'Thickness', options: /* @__PURE__ */ millimetres('2', '3', '4', '5', '6', '7') },
    { field: 'wear_layer', label: 'Wear layer', options: /* @__PURE__ */ millimetres('0.3', '0.5', '0.7', '1.0') },
    { field: 'format', label: 'Format', options: ['Plank', 'Tile', 'Herringbone'] },
  ],
};

/** What every kind of floor can be narrowed by. What they offer is what products have. */
export const sharedFilters: readonly CategoryFilter[] = [
  { field: 'colour', label: 'Colour', options: [] },
  { field: 'room', label: 'Room', options: [] },
  { field: 'water_resistant', label: 'Water resistance', options: [] },
  { field: 'underfloor_heating', label: 'Underfloor heating', options: [] },
  { field: 'slip', label: 'Slip resistance', options: [] },
  { field: 'wear_class', label: 'Wear class', options: [] },
  { field: 'reaction_to_fire', label: 'Reaction to fire', options: [] },
  { field: 'warranty', label: 'Warranty', options: [] },
];

/** A category's own dropdowns, in order; none for a category without its own. */
export function filtersOf(category: string): readonly CategoryFilter[] {
  const name = findCategory(category);
  return (name && categoryFilters[name]) ?? [];
}

/** Samples are cut from floors: not from goods sold to go with one, from goods without an area, or from the last piece of a roll. */
export function isSampleEligible(product: { category: string; coverageCm2: number | null; remnantLengthMm: number | null }): boolean {
  return product.coverageCm2 !== null && product.remnantLengthMm === null && !sundryCategories.some((name) => name === product.category);
}
