import type { ProductSummary } from '#catalogue/product.ts';
import type { Wish } from '../context.ts';
import type { Pointer } from '../reading/slots.server.ts';
import { isGoods } from '../tools/kinds-sold.server.ts';

const lists = ['floors', 'colours', 'species', 'looks', 'styles', 'finishes', 'rooms', 'demands', 'features', 'without', 'names'] as const;
const figures = ['price', 'size', 'thickness', 'wearLayer', 'acRating', 'slipRating', 'sort'] as const;

/** Whether a message says anything of the floor that is wanted. */
export function isWish(wish: Wish): boolean {
  return lists.some((key) => wish[key].length > 0) || figures.some((key) => wish[key] !== null) || wish.reduced || wish.inStock;
}

/** Whether it says nothing but where a floor is to lie, or nothing at all. */
export function isOnlyPlace(wish: Wish): boolean {
  return !isWish({ ...wish, rooms: [], demands: [], features: [] });
}

/** What was wanted, with what is said now put in the place of the same. Goods after floors, or floors after goods, are another matter. */
export function mergeWish(before: Wish | null, now: Wish): Wish {
  if (!before) return now;
  const isOther = now.floors.length > 0 && before.floors.length > 0 && now.floors.some(isGoods) !== before.floors.some(isGoods);
  if (isOther) return now;
  const isOtherKind = now.floors.length > 0 && before.floors.length > 0 && now.floors.join() !== before.floors.join();
  const kept = isOtherKind ? { ...before, thickness: null, acRating: null, wearLayer: null, size: null, names: [], sort: null } : before;
  const merged: Wish = { ...kept, inStock: kept.inStock || now.inStock, reduced: kept.reduced || now.reduced };
  for (const key of lists) if (now[key].length) merged[key] = now[key];
  for (const key of figures) if (now[key] !== null) Object.assign(merged, { [key]: now[key] });
  merged.without = [...new Set([...before.without, ...now.without])]
    .filter((name) => !lists.some((key) => key !== 'without' && now[key].includes(name)))
    .slice(0, 8);
  // What is refused now is no longer wanted.
  for (const key of lists) if (key !== 'without') merged[key] = merged[key].filter((name) => !now.without.includes(name));
  return merged;
}

/** The products that a message points at, among those that were shown: 'the second one', 'the cheaper of those', 'the grey one', 'it'. */
export function pointedAt(points: Pointer | null, wish: Wish, shown: readonly ProductSummary[], focus: ProductSummary | null): ProductSummary[] {
  if (points?.to === 'number') return [shown.at(points.at)].filter((product) => product !== undefined);
  if (points?.to === 'sort' && shown.length > 1) return sortedBy(points.sort, shown).slice(0, 1);
  const described = shown.length > 1 ? shown.filter((product) => answersTo(product, wish)) : [];
  if (described.length === 1) return described;
  if (points?.to === 'several' && shown.length > 1) return [...shown];
  if (points?.to === 'one' || points?.to === 'several') return focus ? [focus] : shown.slice(0, 1);
  return [];
}

const sorted: Record<string, (a: ProductSummary, b: ProductSummary) => number> = {
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  dearest: (a, b) => priceOf(b) - priceOf(a),
  best: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
  thickest: (a, b) => millimetres(b.thickness) - millimetres(a.thickness),
  thinnest: (a, b) => millimetres(a.thickness) - millimetres(b.thickness),
  widest: (a, b) => millimetres(b.plankSize ?? b.tileSize) - millimetres(a.plankSize ?? a.tileSize),
  stock: (a, b) => b.stock - a.stock,
};

export function sortedBy(sort: Wish['sort'], products: readonly ProductSummary[]): ProductSummary[] {
  const order = sorted[sort ?? ''];
  return order ? products.toSorted(order) : [...products];
}

const priceOf = ({ pricePerM2Pence, pricePence }: ProductSummary) => pricePerM2Pence ?? pricePence;
const millimetres = (said: string | null) => Number.parseFloat(said ?? '') || 0;

/** Whether its name or colour has every word of colour, wood, style and thickness that was said. */
export function answersTo({ name, colour }: ProductSummary, { colours, species, styles, names, finishes, thickness }: Wish): boolean {
  const asked = [...colours, ...species, ...styles, ...names, ...finishes, ...(thickness ? [thickness] : [])];
  const text = `${name} ${colour ?? ''}`.toLowerCase();
  return asked.length > 0 && asked.every((word) => text.includes(word));
}
