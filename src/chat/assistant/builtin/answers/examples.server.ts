import type { ProductSummary } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { gripAdvised } from '../demands.ts';
import type { Asked } from '../part.ts';
import { queryOf, wishOf } from '../wish.ts';
import { fittestFirst } from './fittest.server.ts';

const [most, mostOfEach] = [3, 2];
/** So many more are looked at for some that are there. */
const spare = 3;

/** Products of some kinds of floor for what was asked; of two kinds some of each, so that neither is left out. */
export async function examplesOf(asked: Asked, kinds: readonly string[]): Promise<ProductSummary[]> {
  // Against vinyl lino is linoleum.
  const meant = kinds.length === 2 && kinds.includes('vinyl') ? kinds.map((kind) => (kind === 'lino' ? 'real linoleum' : kind)) : kinds;
  const each = meant.length === 2 ? meant.map((kind) => [kind]) : [[...meant]];
  const found = each.map((floor) => examples({ ...asked, reading: { ...asked.reading, floor } }, each.length > 1 ? mostOfEach : most));
  return (await Promise.all(found)).flat();
}

async function examples(asked: Asked, limit: number): Promise<ProductSummary[]> {
  const wish = wishOf(asked.reading);
  const query = queryOf(wish);
  const slipRating = gripAdvised(wish, query.categories ?? []);
  // What is glued would need that floor smoothed first.
  const isOverFloor = wish.condition.some((one) => one === 'over vinyl' || one === 'over tiles');
  const click = query.click || (isOverFloor && query.categories?.length === 1 && query.categories[0] === 'LVT');
  const found = await findFloors(asked.shop, floorQuery.parse({ ...query, click, slipRating, limit: limit + spare }));
  const { products } = await fittestFirst(asked, found, wish);
  // What is sold out is no example while a choice of others is there.
  const inStock = products.filter(({ stock }) => stock > 0);
  return (inStock.length > 1 ? inStock : products).slice(0, limit);
}
