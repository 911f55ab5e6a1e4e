import type { CategoryName } from '#catalogue/category.ts';

/** Where a kind of floor stands in the catalogue, and under which name advice about it is kept. */
export type KindSold = {
  category: CategoryName;
  /** Words that the name must answer to: any of them. */
  search?: readonly string[];
  filter?: { field: 'construction' | 'woodType' | 'material'; value: string };
  advice: string;
};

const tiles = (advice: string, more: Partial<KindSold> = {}): KindSold => ({ category: 'Tiles', advice, ...more });
const trims = (...search: string[]): KindSold => ({ category: 'Trims & Accessories', advice: 'trims', ...(search.length ? { search } : {}) });
const adhesives = (advice: string, ...search: string[]): KindSold => ({ category: 'Adhesives', advice, ...(search.length ? { search } : {}) });
const lvt = (construction?: string): KindSold => ({
  category: 'LVT',
  advice: 'lvt',
  ...(construction ? { filter: { field: 'construction', value: construction } } : {}),
});

/** By the vocabulary's names of floors and goods. */
export const kindsSold: Readonly<Record<string, KindSold>> = {
  tiles: tiles('tiles'),
  porcelain: tiles('porcelain', { filter: { field: 'material', value: 'Porcelain' } }),
  ceramic: tiles('ceramic', { filter: { field: 'material', value: 'Ceramic' } }),
  'natural stone': tiles('natural stone', { search: ['stone', 'limestone', 'slate', 'marble', 'granite', 'travertine'] }),
  marble: tiles('natural stone', { search: ['marble'] }),
  granite: tiles('natural stone', { search: ['granite'] }),
  slate: tiles('natural stone', { search: ['slate'] }),
  limestone: tiles('natural stone', { search: ['limestone'] }),
  travertine: tiles('natural stone', { search: ['travertine'] }),
  terracotta: tiles('natural stone', { search: ['terracotta'] }),
  mosaic: tiles('tiles', { search: ['mosaic'] }),
  wood: { category: 'Wood Flooring', advice: 'engineered wood' },
  'solid wood': { category: 'Wood Flooring', filter: { field: 'woodType', value: 'Solid Wood' }, advice: 'solid wood' },
  'engineered wood': { category: 'Wood Flooring', filter: { field: 'woodType', value: 'Engineered Wood' }, advice: 'engineered wood' },
  bamboo: { category: 'Wood Flooring', search: ['bamboo'], advice: 'bamboo' },
  laminate: { category: 'Laminate Flooring', advice: 'laminate' },
  lvt: lvt(),
  'click lvt': lvt('%Click'),
  spc: lvt('SPC Click'),
  wpc: lvt('WPC Click'),
  'glue down lvt': lvt('Glue Down'),
  'loose lay': lvt('Loose Lay'),
  vinyl: { category: 'Vinyl & Lino', search: ['vinyl'], advice: 'vinyl' },
  'cushioned vinyl': { category: 'Vinyl & Lino', search: ['cushioned'], advice: 'vinyl' },
  'safety vinyl': { category: 'Vinyl & Lino', search: ['safety'], advice: 'safety vinyl' },
  lino: { category: 'Vinyl & Lino', advice: 'lino' },
  'real linoleum': { category: 'Vinyl & Lino', search: ['linoleum'], advice: 'lino' },
  carpet: { category: 'Carpet', advice: 'carpet' },
  'carpet tile': { category: 'Carpet', search: ['carpet tile'], advice: 'carpet' },
  underlay: { category: 'Underlay', advice: 'underlay' },
  trims: trims(),
  threshold: trims('threshold'),
  'ramp bar': trims('ramp'),
  'stair nosing': trims('nosing'),
  scotia: trims('scotia'),
  'pipe cover': trims('pipe'),
  'tile trim': trims('tile trim'),
  skirting: trims('skirting'),
  'levelling clips': trims('levelling clips'),
  'fitting kit': trims('fitting kit'),
  adhesive: adhesives('adhesive', 'adhesive'),
  tackifier: adhesives('adhesive', 'tackifier'),
  grout: adhesives('grout', 'grout'),
  leveller: adhesives('leveller', 'smoothing compound'),
  primer: adhesives('leveller', 'primer'),
  'seam sealer': adhesives('vinyl', 'seam'),
  sealer: { category: 'Other', search: ['sealer'], advice: 'natural stone' },
  cleaner: { category: 'Other', search: ['cleaner', 'clean', 'care'], advice: 'cleaning' },
};

const goodsCategories: ReadonlySet<CategoryName> = new Set(['Underlay', 'Trims & Accessories', 'Adhesives', 'Other']);

/** Whether a kind goes with a floor rather than being one. */
export function isGoods(kind: string): boolean {
  const sold = kindsSold[kind];
  return sold !== undefined && goodsCategories.has(sold.category);
}

export function isGoodsCategory(category: string): boolean {
  return goodsCategories.has(category as CategoryName);
}

/** The names under which advice about a category's floors is kept. */
export function adviceFor(category: string, details: { woodType?: string | null; material?: string | null; name?: string } = {}): string[] {
  if (category === 'Wood Flooring')
    return [/bamboo/i.test(details.name ?? '') ? 'bamboo' : details.woodType === 'Solid Wood' ? 'solid wood' : 'engineered wood'];
  if (category === 'Tiles') {
    const material = details.material?.toLowerCase() ?? '';
    if (material === 'porcelain' || material === 'ceramic') return [material, 'tiles'];
    return material ? ['natural stone', 'tiles'] : ['tiles'];
  }
  if (category === 'Vinyl & Lino' && /\blino/i.test(`${details.name} ${details.material}`)) return ['lino'];
  if (category === 'Vinyl & Lino') return /safety/i.test(details.name ?? '') ? ['safety vinyl', 'vinyl'] : ['vinyl'];
  const named: Record<string, string> = { 'Laminate Flooring': 'laminate', LVT: 'lvt', Carpet: 'carpet' };
  return named[category] ? [named[category]] : [];
}
