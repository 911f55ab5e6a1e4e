import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Shop } from '../../../../shop.server.ts';
import type { AnswerContext } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { type FloorQuery, type FloorsFound, findFloors } from '../../tools/find-floors.server.ts';
import { byFit, type Fitting, type GoodsFor, goodsFor } from '../goods-fit.ts';
import { adviceKindOf } from '../kind-of.ts';
import { linkTo, listed, sayStock } from '../say.ts';
import { floorCategories } from '../wish.ts';

const mostJudged = 6;

/** The goods found, judged by their pages for what they are wanted for. */
export async function fittingGoods(shop: Shop, query: FloorQuery, wanted: GoodsFor): Promise<Fitting<Product> & { total: number }> {
  const found: FloorsFound = await findFloors(shop, { ...query, limit: mostJudged });
  const pages = await readProducts(shop, found.products);
  const fitting = byFit(
    pages.flatMap((page) => page ?? []),
    wanted,
  );
  return { ...fitting, total: found.total - (found.products.length - fitting.fit.length) };
}

/** What goods for a wish have to fit: with how thick the floor is that is spoken of, and the rooms that it was looked for. */
export async function goodsWantedFor(
  shop: Shop,
  wish: Parameters<typeof goodsFor>[0],
  { focus, wish: before, subject }: Pick<AnswerContext, 'focus' | 'wish' | 'subject'>,
): Promise<GoodsFor> {
  const said = goodsFor(wish);
  const places = wish.room.length ? said.places : [...(before?.room ?? []), ...said.places];
  // 'what nosing would I use', after laminate was spoken of.
  const isFloor = subject !== null && floorCategories.some((category) => category === sold[subject]?.category);
  const wanted = said.kinds.length || !isFloor ? said : { ...said, kinds: [subject] };
  const floor = focus && wanted.mm === null ? await readProduct(shop, focus) : null;
  const kind = floor && adviceKindOf(floor);
  if (!floor || !kind || (wanted.kinds.length > 0 && !wanted.kinds.includes(kind))) return { ...wanted, places };
  return { places, kinds: [kind], mm: Number.parseFloat(floor.thickness ?? '') || null };
}

/** 'would those do for stairs', of several goods that were shown: which do, and which their pages rule out. Null for floors, and where no page tells. */
export function whetherTheyFit(goods: readonly Product[], wanted: GoodsFor): string | null {
  if (goods.some(({ category }) => floorCategories.some((floor) => floor === category))) return null;
  const { fit, unfit } = byFit(goods, wanted);
  const sold = fit.filter(({ rooms }) => wanted.places.some((place) => rooms.includes(place)));
  if (!unfit.length && !sold.length) return null;
  const places = listed(wanted.places.map((place) => place.toLowerCase()));
  const yes = sold.map((one) => `${linkTo(one)}: yes, it is sold for ${places}; ${sayStock(one)}.`);
  return [...yes, ...unfit.map(({ product, page }) => `${linkTo(product)}: no. ${page}`)].join('\n\n');
}
