import type { Product } from '#catalogue/product.ts';
import type { FloorSizes } from './quantity.ts';

type Told = Pick<Product, 'category' | 'construction' | 'woodType' | 'material' | 'format' | 'unit' | 'name'>;

/** The kind of floor that a product's own attributes make it; null for what is none, or one that nobody knows how to lay. */
export function floorGroupOf({ category, construction, woodType, material, format, unit, name }: Told): string | null {
  switch (category) {
    case 'Laminate Flooring':
      return 'Laminate';
    case 'Wood Flooring':
      return woodType === 'Engineered Wood' ? 'Engineered wood' : 'Solid wood';
    case 'LVT':
      return construction?.endsWith('Click') ? 'Click LVT' : construction === 'Loose Lay' ? 'Loose-lay LVT' : 'Glue-down LVT';
    case 'Vinyl & Lino':
      return unit === 'metre' ? 'Sheet vinyl and lino' : 'Self-adhesive vinyl tiles';
    case 'Carpet':
      if (unit !== 'metre' || /tile/i.test(format ?? '')) return 'Carpet tiles';
      return /felt/i.test(`${construction} ${name}`) ? 'Felt-backed carpet' : 'Carpet';
    case 'Tiles':
      if (/\bwall\b/i.test(name)) return 'Wall tiles';
      return material && /stone|marble|granite|slate|travertine/i.test(material) ? 'Natural stone' : 'Tiles';
    default:
      return null;
  }
}

/**
 * The kinds that a floor may be of which only this much is known, the commonest first: where nobody said how it is made, each way that there is.
 * Sold by the metre unless told.
 */
export function floorGroupsOf(told: Partial<Told> & Pick<Told, 'category'>): string[] {
  const made: Record<string, Partial<Told>[]> = {
    LVT: [{ construction: 'Click' }, { construction: 'Glue Down' }, { construction: 'Loose Lay' }],
    'Wood Flooring': [{ woodType: 'Engineered Wood' }, { woodType: 'Solid Wood' }],
  };
  const nothing = { construction: null, woodType: null, material: null, format: null, unit: 'metre', name: '' };
  const ways = told.construction || told.woodType ? [{}] : (made[told.category] ?? [{}]);
  return [...new Set(ways.flatMap((way) => floorGroupOf({ ...nothing, ...told, ...way }) ?? []))];
}

/** '600x1200' and '10mm' as figures; null for words. A 'Large Format' has its figures as a plank; of a mosaic those are its sheet's. */
export function floorSizes({ tileSize, plankSize, thickness }: Pick<Product, 'tileSize' | 'plankSize' | 'thickness'>): FloorSizes {
  const said = tileSize === 'Large Format' ? plankSize : tileSize;
  const [, length, width] = /^(\d+)x(\d+)$/.exec(said ?? '') ?? [];
  return { tileMm: length && width ? [Number(length), Number(width)] : null, thicknessMm: millimetresOf(thickness) };
}

/** '2.5mm' → 2.5; null for anything else. */
export function millimetresOf(thickness: string | null): number | null {
  const [, mm] = /^(\d+(?:\.\d+)?)\s*mm$/.exec(thickness ?? '') ?? [];
  return mm ? Number(mm) : null;
}
