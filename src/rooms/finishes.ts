import type { Product } from '#catalogue/product.ts';

/** How a floor's surface answers light. */
export type Finish = {
  /** 0 mirrors nothing, 1 all that a polished surface does. */
  mirrors: number;
  /** 0 mirrors blurred, as satin lacquer does; 1 sharp, as polished stone does. */
  polish: number;
};

/** The finishes the trade names, from the dullest on. */
export const finishes = {
  textile: { mirrors: 0, polish: 0 },
  rough: { mirrors: 0.1, polish: 0 },
  matt: { mirrors: 0.15, polish: 0 },
  oiled: { mirrors: 0.2, polish: 0 },
  textured: { mirrors: 0.25, polish: 0 },
  honed: { mirrors: 0.35, polish: 0 },
  satin: { mirrors: 0.45, polish: 0 },
  lacquered: { mirrors: 0.5, polish: 0.1 },
  lappato: { mirrors: 0.65, polish: 0.4 },
  gloss: { mirrors: 0.85, polish: 0.8 },
  polished: { mirrors: 1, polish: 1 },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;

/** What a product says of its surface, in words of the catalogue's filters. */
type Surface = Pick<Product, 'category' | 'finish' | 'surface'>;

const byFinish: Record<string, FinishName> = {
  matt: 'matt',
  gloss: 'gloss',
  polished: 'polished',
  lappato: 'lappato',
  textured: 'rough',
  'slip resistant': 'rough',
  honed: 'honed',
  tumbled: 'rough',
  lacquered: 'lacquered',
  stained: 'satin',
  oiled: 'oiled',
  smoked: 'oiled',
  brushed: 'oiled',
  natural: 'matt',
};

const bySurface: Record<string, FinishName> = { smooth: 'satin', embossed: 'textured', textured: 'textured', 'wire brushed': 'oiled' };

const byCategory: Record<string, FinishName> = {
  Tiles: 'matt',
  'Wood Flooring': 'oiled',
  'Laminate Flooring': 'textured',
  LVT: 'textured',
  'Vinyl & Lino': 'satin',
};

/** The finish a product has by its finish, else its surface, else what is usual in its category. Carpet mirrors nothing. */
export function finishOf({ category, finish, surface }: Surface): FinishName {
  if (category === 'Carpet') return 'textile';
  return byFinish[finish?.toLowerCase() ?? ''] ?? bySurface[surface?.toLowerCase() ?? ''] ?? byCategory[category] ?? 'matt';
}
