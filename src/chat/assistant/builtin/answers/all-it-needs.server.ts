import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { emptyWish } from '../../context.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import { adviceKindOf, sayKindInside } from '../kind-of.ts';
import type { Asked, Part } from '../part.ts';
import { linkTo, productLine, productSource } from '../say.ts';
import { isGoods } from '../say-wish.ts';
import { queryOf } from '../wish.ts';
import { noUnderlay } from './floor-with-goods.server.ts';
import { adviceKind } from './guide.server.ts';

const asksAll =
  /\b(?:what|anything|is there anything) else\b.*\b(?:need|want|buy|get|require|have to)\b|\bwhat (?:all )?(?:do|would|will|should) (?:i|we|you) (?:need|have to (?:buy|get)|want) (?:to (?:buy|get|order) )?(?:(?:to go )?(?:with|for|along with) (?:it|that|them|this)|to (?:lay|fit|put) (?:it|that|them|this)(?: down)?)\b|\bwhat (?:goes|bits|accessories)\b.*\b(?:need|with (?:it|that|them|this))\b/;
const ofTools = /\btools?\b|\bknow\b|\bmeasure\b|\border\b.*\bstatus\b|\bclean\b|\bdo (?:first|before)\b/;

type Goods = readonly [kind: string, why: string, search?: string];
const underlay: Goods = ['underlay', 'Below it'];
const kit: Goods = ['fitting kit', 'To click it together without harm'];
const scotia: Goods = ['scotia', 'Over the gap at the walls, where the skirting stays on'];
const threshold: Goods = ['threshold', 'In the doorways'];
const glue = (search: string): Goods => ['adhesive', 'To stick it down', search];
/** What is bought with a floor, by its kind in the guide. */
const needs: Readonly<Record<string, readonly Goods[]>> = {
  laminate: [underlay, kit, scotia, threshold],
  lvt: [['underlay', 'Below it, where none is built in'], kit, scotia, threshold],
  'glue down lvt': [glue('vinyl'), ['leveller', 'Where the floor below is not smooth'], threshold],
  'engineered wood': [underlay, kit, scotia, threshold],
  bamboo: [underlay, kit, scotia, threshold],
  'solid wood': [glue('wood'), scotia, threshold],
  tiles: [glue('tile adhesive'), ['grout', 'For the joints'], ['tile trim', 'For open edges'], ['levelling clips', 'To keep big ones level']],
  vinyl: [glue('vinyl'), threshold],
  carpet: [underlay, threshold],
}; // biome-ignore format: a table
const likeTiles = new Set(['porcelain', 'ceramic', 'natural stone']);
const likeVinyl = new Set(['lino', 'safety vinyl']);
const gripper = 'Carpet also wants gripper along the walls, which most fitters bring with them.';

/** 'what else do I need to buy with it': all that is laid with the floor that is named, open or spoken of. */
export function asksAllItNeeds({ reading, context, visitor }: Asked): boolean {
  const isOfFloor = reading.floor.some((name) => !isGoods(name)) || (context.focus ?? visitor.productId ?? context.subject) !== null;
  return isOfFloor && reading.names.length === 0 && reading.measured.length === 0 && asksAll.test(reading.said) && !ofTools.test(reading.said);
}

export async function answerAllItNeeds(asked: Asked): Promise<Part | null> {
  const { reading, context, visitor, shop } = asked;
  const named = reading.floor.find((name) => !isGoods(name));
  const id = named ? null : (context.focus ?? visitor.productId);
  const open = id ? await readProduct(shop, id) : null;
  // 'the fitting kit', and then 'what else?': of the floor that it is for.
  const product = open && kindOf(open) ? open : null;
  const kind = product ? kindOf(product) : named === 'glue down lvt' ? named : adviceKind(named ?? context.subject ?? '');
  const general = likeTiles.has(kind) ? 'tiles' : likeVinyl.has(kind) ? 'vinyl' : kind;
  const wanted = (needs[general] ?? []).filter(([goods]) => goods !== 'underlay' || !product || !noUnderlay(product));
  if (!wanted.length) return null;
  const found = await Promise.all(
    wanted.map(async ([goods, why, search]) => {
      const query = queryOf({ ...emptyWish, floor: goods === 'underlay' ? [goods, general] : [goods] });
      const { products } = await findFloors(shop, floorQuery.parse({ ...query, ...(search ? { words: [[search]] } : {}), limit: 1 }));
      return products[0] ? { one: products[0], why } : null;
    }),
  );
  const goods = found.filter((one) => one !== null);
  const own = product ? noUnderlay(product) : '';
  const first = `With ${product ? linkTo(product) : sayKindInside(named ?? general)} you want:`;
  return {
    text: [
      first,
      ...goods.map(({ one, why }) => `${why}: ${productLine(one)}`),
      [own.trim(), general === 'carpet' ? gripper : ''].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join('\n\n'),
    products: goods.map(({ one }) => one.id),
    sources: goods.map(({ one }) => productSource(one)),
    suggestions: ['Do you fit it?', 'Can I get a sample?'],
    context: { topic: 'advice', shown: goods.map(({ one }) => one.id), focus: context.focus },
  };
}

function kindOf(product: Product): string {
  return product.construction === 'Glue Down' ? 'glue down lvt' : (adviceKindOf(product) ?? '');
}
