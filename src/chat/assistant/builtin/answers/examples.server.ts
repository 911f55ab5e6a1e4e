import type { ProductSummary } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { gripAdvised } from '../demands.ts';
import type { Asked } from '../part.ts';
import { queryOf, wishOf } from '../wish.ts';
import { fittestFirst } from './fittest.server.ts';

const [most, mostOfEach] = [3, 2];

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
  return (await fittestFirst(asked, await findFloors(asked.shop, floorQuery.parse({ ...query, click, slipRating, limit })), wish)).products;
}
