import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { gradeOf } from '../demands.ts';
import type { Asked } from '../part.ts';
import { linksTo } from '../say.ts';
import { wishOf } from '../wish.ts';
import { spokenOf } from './page-fit.ts';
import { pageSays } from './page-says.ts';

const laminate = 'Laminate Flooring' as const;
const mostRead = 3;
const gradeOfRecord = ({ acRating }: Product) => Number(acRating?.slice(2) ?? 0);

/**
 * 'would 7 mm laminate do for a rental': ours of the thickness that was named, where hard use asks for a better grade than theirs. Null
 * where nothing was named, or they are of that grade.
 */
export async function thinLaminate({ shop, reading }: Asked, floors: readonly string[]): Promise<{ text: string; products: Product[] } | null> {
  const least = gradeOf(wishOf(reading), [laminate]).acRating;
  if (!reading.thickness || floors.join() !== 'laminate' || !least) return null;
  const { products } = await findFloors(shop, floorQuery.parse({ categories: [laminate], thickness: reading.thickness, limit: mostRead }));
  const read = await readProducts(shop, products);
  const rated = read.filter((product) => gradeOfRecord(product) > 0 && gradeOfRecord(product) < Number(least.slice(2)));
  const [first] = rated;
  if (!first || rated.length < read.length) return null;
  const page = reading.condition
    .flatMap((place) => spokenOf[place] ?? [])
    .map((topic) => pageSays(first, topic))
    .find(Boolean);
  const quote = page ? ` ${page}` : '';
  return {
    text: `With care at ${reading.thickness}: ours of that thickness, ${linksTo(rated)}, are ${first.acRating}, which does for bedrooms and living rooms.${quote} For halls, kitchens and the hardest use take ${least} or better.`,
    products: rated,
  };
}
