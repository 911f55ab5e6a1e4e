import { type AttributeField, categoryNames, filtersOf, sundryCategories } from '../category.ts';
import { attributeFields } from '../filters.ts';
import type { FacetField } from '../product-list.ts';
import { answersTo, isTechnical } from '../technical-filters.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { colourFamily } from './colour-family.ts';

/** A choice that a product answers to: `key` is what filters are compared by, `label` what is shown. */
export type FacetValue = { key: string; label: string };

export const facetFields = ['category', 'supplier', ...attributeFields] as const satisfies readonly FacetField[];

type FacetColumn = { field: FacetField } & ({ read: (row: CatalogueRow) => FacetValue | null } | { readAll: (row: CatalogueRow) => FacetValue[] });

/** How a field is read where that is not the product's own words. */
const readings: Partial<Record<AttributeField, (row: CatalogueRow) => FacetValue | null>> = {
  tile_size: size,
  water_resistant: (row) => written('water_resistant', row.water_resistance),
  colour: (row) => written('colour', familyOf(row)),
  underfloor_heating: ({ underfloor_heating: suits }) =>
    suits === null ? null : suits ? { key: 'yes', label: 'Suitable' } : { key: 'no', label: 'Not suitable' },
};

/**
 * The columns that choices are counted in. A column holds one value a product, unless it is read with `readAll`; what a product
 * answers to besides its own value (a 1200x600 tile to 'Large Format', a waterproof laminate to 'yes') stands in a second column
 * of the same field.
 */
export const facetColumns: readonly FacetColumn[] = [
  { field: 'category', read: (row) => written('category', row.category) },
  { field: 'supplier', read: (row) => written('supplier', row.supplier) },
  ...attributeFields.map((field) => {
    if (field === 'room') return { field, readAll: (row: CatalogueRow) => row.rooms.flatMap((room) => written('room', room) ?? []) };
    if (isTechnical(field)) return { field, readAll: (row: CatalogueRow) => answersTo(field, row) };
    return { field, read: readings[field] ?? ((row: CatalogueRow) => written(field, row[field as keyof CatalogueRow] as string | null)) };
  }),
  { field: 'tile_size', read: tileKind },
  { field: 'water_resistant', read: waterAnswer },
];

/** Words that the list accepts and no dropdown offers. */
export const hiddenKeys: Partial<Record<FacetField, readonly string[]>> = { water_resistant: ['yes', 'no'], underfloor_heating: ['no'] };

/** What values of a field are compared by: '300 x 300 mm' as '300x300', '10 mm' as '10mm', '1.0mm' as '1mm', the rest in lower case. */
export function facetKey(field: FacetField, value: string): string {
  const plain = value.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (field === 'tile_size') {
    const size = sizeOf(plain);
    return size ? size.join('x') : plain;
  }
  if (field === 'thickness' || field === 'wear_layer') {
    const match = /^(\d+(?:\.\d+)?) ?mm$/.exec(plain);
    return match ? `${Number(match[1])}mm` : plain;
  }
  return plain;
}

/** Sides in mm of '300x300', '300 x 300 mm', '30 × 30 cm' or a mosaic's three; null where there are none to read. */
export function sizeOf(text: string): number[] | null {
  const match = /^(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?)(?: ?[x×] ?(\d+(?:\.\d+)?))? ?(mm|cm)?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  return match.slice(1, 4).flatMap((side) => (side ? [Number(side) * (match[4] === 'cm' ? 10 : 1)] : []));
}

function written(field: FacetField, value: string | null): FacetValue | null {
  const key = value === null ? '' : facetKey(field, value);
  return key ? { key, label: documentLabels.get(`${field} ${key}`) ?? (value ?? '').trim() } : null;
}

const tileKinds = { mosaic: { key: 'mosaic', label: 'Mosaic' }, large: { key: 'large format', label: 'Large Format' } };

/** The tile's size as such; that it is a mosaic or of large format is the other column's matter, however it is written. */
function size(row: CatalogueRow): FacetValue | null {
  const value = written('tile_size', row.tile_size);
  return value && Object.values(tileKinds).some((kind) => kind.key === value.key) ? null : value;
}

/** Mosaic by the size or the format; large format from a side of 900 mm on. */
function tileKind(row: CatalogueRow): FacetValue | null {
  if (row.tile_size === null) return null;
  const own = row.tile_size.trim().toLowerCase();
  if (own.includes('mosaic') || row.format?.toLowerCase().includes('mosaic')) return tileKinds.mosaic;
  const isLarge = own === tileKinds.large.key || (sizeOf(own) ?? []).some((side) => side >= 900);
  return isLarge ? tileKinds.large : null;
}

/** Underlay is not seen; of what goes with a floor, the picture's colours are those of its pack. */
function familyOf({ category, colour, look }: CatalogueRow): string | null {
  if (category === 'Underlay') return null;
  return colourFamily(colour, sundryCategories.some((sundry) => sundry === category) ? null : look);
}

function waterAnswer({ water_resistance: grade }: CatalogueRow): FacetValue | null {
  if (grade === null) return null;
  return grade === 'Standard' ? { key: 'no', label: 'No' } : { key: 'yes', label: 'Yes' };
}

/** How the dropdowns spell their options. */
const documentLabels = new Map(
  categoryNames.flatMap((name) =>
    filtersOf(name).flatMap(({ field, options }) => options.map((label) => [`${field} ${facetKey(field, label)}`, label])),
  ),
);
