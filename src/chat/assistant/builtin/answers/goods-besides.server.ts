import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';
import { measuredGoods } from '../situation.ts';
import { queryOf } from '../wish.ts';

const mostOfEach = 2;
const ofTiles: ReadonlySet<string> = new Set(['grout', 'tiles', 'porcelain', 'ceramic', 'natural stone']);

/** 'what grout and trim do I need': of grout is told how much, and of what is bought by the piece what there is. */
export async function withGoodsBesides({ shop, reading }: Asked, part: Part): Promise<Part> {
  const isTiled = reading.floor.some((name) => ofTiles.has(name));
  const besides = reading.floor.filter((name) => isGoods(name) && !measuredGoods.has(name) && name !== 'underlay');
  if (besides.length === reading.floor.filter(isGoods).length) return part;
  const found = await Promise.all(
    besides.map(async (name) => {
      const own = name === 'trims' && isTiled ? 'tile trim' : name;
      const query = floorQuery.parse({ ...queryOf({ ...emptyWish, floor: [own] }), limit: mostOfEach });
      return { name: own, products: (await findFloors(shop, query)).products };
    }),
  );
  const more = found.filter(({ products }) => products.length > 0);
  const all = more.flatMap(({ products }) => products);
  const lines = more.flatMap(({ name, products }) => [`${sayKind(name)}:`, ...products.map(productLine)]);
  return {
    ...part,
    text: [part.text, ...lines].join('\n\n'),
    products: [...(part.products ?? []), ...all.map(({ id }) => id)],
    sources: [...(part.sources ?? []), ...all.map(productSource)],
  };
}
