import { type CategoryName, categoryNames } from '#catalogue/category.ts';
import { floorGroupsOf } from '#kits/floor-group.ts';
import { type KitRole, kitRoleNames } from '#kits/quantity.ts';
import { readVocabulary } from '../reading/vocabulary.server.ts';

const fields = ['construction', 'woodType', 'material'] as const;

/** A kind of floor or goods, as content/vocabulary/kinds.md has it. `roles`: what it is in a floor's kit. */
export type KindSold = {
  category: CategoryName;
  search: readonly string[];
  filter: { field: (typeof fields)[number]; value: string } | null;
  advice: string;
  roles: readonly KitRole[];
};

/** By the vocabulary's names of floors and goods. */
export const kindsSold: Readonly<Record<string, KindSold>> = Object.fromEntries(
  [...readVocabulary('kinds')].flatMap(([heading, kinds]) => {
    const category = categoryNames.find((one) => one.toLowerCase() === heading);
    if (!category) throw new Error(`content/vocabulary/kinds.md: “${heading}” is no category.`);
    return kinds.map(({ name, says }) => {
      const of = (key: string) => says.flatMap((way) => (way.startsWith(`${key} `) ? way.slice(key.length + 1) : []));
      const [filter = null] = fields.flatMap((field) => of(field).map((value) => ({ field, value })));
      const roles = kitRoleNames.filter((role) => of('kit').includes(role));
      return [name, { category, search: of('named'), filter, advice: of('advice')[0] ?? name, roles }];
    });
  }),
);

const goodsCategories: ReadonlySet<CategoryName> = new Set(['Underlay', 'Trims & Accessories', 'Adhesives', 'Other']);

/** What a kind of goods is in a floor's kit; nothing for what is in none. */
export const rolesOf = (kind: string): readonly KitRole[] => kindsSold[kind]?.roles ?? [];

/** The kinds of goods that kits have. */
export const kitKinds = Object.keys(kindsSold).filter((kind) => rolesOf(kind).length > 0);

/** The kinds of floor, as kits know them, that a name may mean. */
export function kitGroupsOf(kind: string): string[] {
  const sold = kindsSold[kind];
  if (!sold) return [];
  const { category, filter, search } = sold;
  const unit = search.includes('carpet tile') ? 'box' : 'metre';
  return floorGroupsOf({ category, unit, name: kind, material: search[0] ?? null, ...(filter ? { [filter.field]: filter.value } : {}) });
}

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
