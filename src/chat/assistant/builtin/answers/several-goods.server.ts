import type { Wish } from '../../context.ts';
import { sold } from '../../reading/words/floors.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { isGoods } from '../is-goods.ts';
import { sayKind } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';
import { queryOf } from '../wish.ts';

const mostOfEach = 2;
/** The whole of which others are parts: 'a trim, a scotia' is one search. */
const general: ReadonlySet<string> = new Set(['trims']);

/** 'levelling clips and a bag of adhesive': some of each kind of goods. Null where no more than one kind is wanted. */
export async function answerSeveralGoods({ shop, reading }: Asked, wish: Wish): Promise<Part | null> {
  const goods = wish.floor.filter((name) => isGoods(name) && !general.has(name));
  if (goods.length < 2 || !/\b(?:and|plus|with|also)\b|,/.test(reading.text)) return null;
  const around = wish.floor.filter((name) => !isGoods(name));
  const found = await Promise.all(
    goods.map(async (name) => {
      // Around clips and grout there is no adhesive that fits less.
      const floor = sold[name]?.search ? [name] : [name, ...around];
      const search = async (own: Wish) =>
        (await findFloors(shop, floorQuery.parse({ ...queryOf({ ...own, floor, room: [] }), limit: mostOfEach }))).products;
      const products = await search(wish);
      if (products.length) return { name, products, note: '' };
      const isColoured = wish.colour.length + wish.species.length > 0;
      const any = isColoured ? await search({ ...wish, colour: [], species: [] }) : [];
      return { name, products: any, note: any.length ? ` none in ${[...wish.colour, ...wish.species].join(' ')}, but` : ' nothing of ours fits.' };
    }),
  );
  const lines = found.map(({ name, products, note }) => [`${sayKind(name)}:${note}`, ...products.map(productLine)].join('\n\n'));
  const all = found.flatMap(({ products }) => products);
  if (!all.length) return null;
  return {
    text: lines.join('\n\n'),
    products: all.map(({ id }) => id),
    sources: all.map(productSource),
    suggestions: ['How much of it do I need for 20 m²?', 'Do you deliver?'],
    context: { topic: 'find', wish, shown: all.map(({ id }) => id), focus: null, page: 1 },
  };
}
