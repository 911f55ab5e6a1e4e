import type { Product } from '#catalogue/product.ts';
import type { Wish } from '../context.ts';
import { sold } from '../reading/words/floors.ts';
import { pageForbids, pageSays } from './answers/page-says.ts';
import { isGoods } from './is-goods.ts';
import { linkTo } from './say.ts';

/** What goods are wanted for: rooms, what the floor lies on, the kinds of floor and how thick those are. */
export type GoodsFor = { places: readonly string[]; kinds: readonly string[]; mm: number | null };

type Goods = Pick<Product, 'name' | 'category' | 'description' | 'rooms' | 'thickness'>;

/** 'over 5 to 6 mm LVT' */
const madeOver = /\b(?:over|for|on) (\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?mm (lvt|vinyl|laminate|wood|carpet|tiles?)\b/i;

/** 'from a floor up to 10 mm high' */
const upTo = /\bfloors? up to (\d+(?:\.\d+)?) mm\b/i;

/** What the goods of a wish are wanted for. */
export function goodsFor(wish: Pick<Wish, 'floor' | 'room' | 'condition' | 'thickness'>): GoodsFor {
  const kinds = wish.floor.filter((name) => !isGoods(name));
  const isOfFloor = kinds.length > 0 || wish.floor.includes('ramp bar') || wish.floor.includes('stair nosing');
  return { places: [...wish.room, ...wish.condition], kinds, mm: isOfFloor && wish.thickness ? Number.parseFloat(wish.thickness) : null };
}

/** Why goods are not for what they are wanted for, in the words of their page; null where it has nothing against it. */
export function pageAgainst(goods: Goods, { places, kinds, mm }: GoodsFor): string | null {
  const forbidden = places.map((place) => pageForbids(goods, place)).find(Boolean);
  if (forbidden) return forbidden;
  const most = Number(upTo.exec(goods.description)?.[1] ?? 0);
  if (most && mm !== null && mm > most) return pageSays(goods, upTo);
  const made = madeOf(goods);
  if (!made || (!kinds.length && mm === null)) return null;
  if (!kinds.length) return mm !== null && mm >= made.leastMm && mm <= made.mostMm ? null : made.page;
  const isOfKind = kinds.some((kind) => sold[kind]?.category === made.category);
  return isOfKind && (mm === null || (mm >= made.leastMm && mm <= made.mostMm)) ? null : made.page;
}

/** The floor that goods are made for, as their page has it: how thick, and of which kind. */
export function madeOf(goods: Goods): { category: string | undefined; leastMm: number; mostMm: number; page: string } | null {
  const [, least = '', most = least, kind = ''] = madeOver.exec(goods.description) ?? [];
  const page = kind && pageSays(goods, madeOver);
  if (!page) return null;
  const name = kind.toLowerCase().replace(/^tile$/, 'tiles');
  return { category: sold[name]?.category, leastMm: Number(least), mostMm: Number(most), page };
}

/** 'LVT Click Underlay' goes below no wood, whatever else speaks for it. */
function isNamedForOther({ name, category }: Goods, { kinds }: GoodsFor): boolean {
  const own = category === 'Underlay' ? (/\b(lvt|carpet)\b/i.exec(name)?.[1]?.toLowerCase() ?? null) : null;
  return own !== null && kinds.length > 0 && !kinds.some((kind) => sold[kind]?.category === sold[own]?.category);
}

/** Whether goods are sold for one of the rooms they are wanted for. */
function isSoldFor({ rooms }: Goods, { places }: GoodsFor): boolean {
  return places.some((place) => rooms.includes(place));
}

export type Fitting<Some> = { fit: Some[]; unfit: { product: Some; page: string }[] };

/** Those that fit what they are wanted for, those sold for it first, and those whose page is against it. */
export function byFit<Some extends Goods>(goods: readonly Some[], wanted: GoodsFor): Fitting<Some> {
  const judged = goods.filter((product) => !isNamedForOther(product, wanted)).map((product) => ({ product, page: pageAgainst(product, wanted) }));
  const fit = judged.flatMap(({ product, page }) => (page ? [] : [product]));
  return {
    fit: [...fit.filter((product) => isSoldFor(product, wanted)), ...fit.filter((product) => !isSoldFor(product, wanted))],
    unfit: judged.flatMap(({ product, page }) => (page ? [{ product, page }] : [])),
  };
}

/** 'Not the Luxury 11mm: its page says …', of those that do not fit. */
export function sayUnfit(unfit: readonly { product: Pick<Product, 'id' | 'name'>; page: string }[]): string {
  return unfit.map(({ product, page }) => `Not ${linkTo(product)} here. ${page}`).join('\n\n');
}
