import type { Product } from '#catalogue/product.ts';

/** The kind of floor that advice is kept under, for a product; null for goods that are no floor. */
export function adviceKindOf(product: Pick<Product, 'category' | 'material' | 'woodType' | 'name' | 'woodSpecies'>): string | null {
  const material = product.material?.toLowerCase() ?? '';
  switch (product.category) {
    case 'Tiles':
      return material === 'porcelain' || material === 'ceramic' ? material : material ? 'natural stone' : 'tiles';
    case 'Wood Flooring':
      if (product.woodSpecies === 'Bamboo') return 'bamboo';
      return product.woodType === 'Solid Wood' ? 'solid wood' : 'engineered wood';
    case 'Laminate Flooring':
      return 'laminate';
    case 'LVT':
      return 'lvt';
    case 'Vinyl & Lino':
      return material === 'linoleum' ? 'lino' : /safety/i.test(product.name) ? 'safety vinyl' : 'vinyl';
    case 'Carpet':
      return 'carpet';
    default:
      return null;
  }
}

const spoken: Record<string, string> = {
  lvt: 'LVT',
  tiles: 'Tiles',
  lino: 'Linoleum',
  'real linoleum': 'Real linoleum',
  vinyl: 'Sheet vinyl',
  ceramic: 'Ceramic tiles',
  porcelain: 'Porcelain tiles',
  spc: 'SPC',
  wpc: 'WPC',
  'click lvt': 'Click LVT',
  'glue down lvt': 'Glue-down LVT',
};

/** 'LVT', 'Engineered wood': at the beginning of a sentence. */
export function sayKind(kind: string): string {
  return spoken[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** 'LVT', 'engineered wood': inside one. */
export function sayKindInside(kind: string): string {
  const said = sayKind(kind);
  return /^[A-Z]{2}/.test(said) ? said : said.toLowerCase().replace(/\blvt\b/, 'LVT');
}
