import type { CategoryName } from '#catalogue/category.ts';
import type { GuideEntry } from '../../guide/parse-guide.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, listed, productSource } from '../say.ts';

const besideFloors: readonly CategoryName[] = ['Adhesives', 'Trims & Accessories', 'Underlay', 'Other'];
const mostOfEach = 2;

/** Advice with what we sell for the job: what the guide names under `Goods:`, where the shop has it. */
export async function withGoods({ shop, reading: { room } }: Asked, { goods }: GuideEntry, part: Part): Promise<Part> {
  const found = await Promise.all(
    goods.map(async (words) => {
      const query = floorQuery.parse({ categories: besideFloors, words: [[words]], inStock: true, limit: mostOfEach });
      // 'underlay for stairs': of two kinds the one that is sold for them, whether or not there is any left.
      const ofRoom = room.length ? await findFloors(shop, { ...query, rooms: room.slice(0, 1), inStock: false }) : null;
      return ofRoom?.products.length ? ofRoom : findFloors(shop, query);
    }),
  );
  const products = [...new Map(found.flatMap((one) => one.products).map((product) => [product.id, product])).values()];
  if (!products.length) return part;
  return {
    ...part,
    text: `${part.text}\n\nFor it we have ${listed(products.map(linkTo))}.`,
    products: products.map(({ id }) => id),
    sources: [...(part.sources ?? []), ...products.map(productSource)],
    context: { ...part.context, shown: products.map(({ id }) => id) },
  };
}
