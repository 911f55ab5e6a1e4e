import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../tools/find-floors.server.ts';
import { isGoods } from './is-goods.ts';
import type { Asked } from './part.ts';
import { queryOf, wishOf } from './wish.ts';

/** 'is the pink terrazzo slippery', 'are your terracotta tiles handmade': of one of ours, and not of a kind. 'would that be daft' calls none. */
const asksOfOne =
  /^(?:and |so |but |ok |hi |hello )*(?:is|are|does|do|can|could|will|would|should|has|have|how (?:thick|heavy|big|wide|long|hard|slippery|warm|easy|durable|soft|much (?:is|are|does|do))|what (?:size|finish|thickness|colour|slip|is|are|does)|whats|where (?:is|are|does|do)|why|when)\b(?: (?:i|we|you|is|are|does|do|the (?:price|size|thickness|weight|finish|warranty)|of|put|use|lay|have|in|on|should)\b)*? (?:the|your|yer|that(?! (?:be|do|go|not|work|suit|last|look|cost|need|mean|stand|take|fit|make|matter|come|even|really|just|still|hold|wear)\b)) (?!(?:best|cheapest|dearest|most|same|difference|floor|other|right|one)\b)/;
/** 'blush terrazzo 300x600, can it go on the wall' */
const thenIt = /^(?:the )?(?:(?:(?!my|our|have|got|want|any)[a-z]+|\{\w+\}) ){2,6}(?:is|are|can|does|do|will|would|should|has) (?:it|they)\b/;
const asksForSome =
  /\b(?:do you (?:have|sell|stock|do)|have you|any(?! (?:good|use|harm))|which|recommend|or|between|underlay|grout|adhesive|glue|i (?:have|got|bought)|we (?:have|got|bought))\b|\bmy\b|\bour\b/;
/** As many as a range may have colours. */
const most = 6;

/** The floor of ours that is described by its colour, wood or look where something is asked of it, or the colours of the one range that is; none where several are. */
export async function floorsDescribed({ reading, shop, context, visitor }: Asked): Promise<Pick<Product, 'id' | 'sku'>[]> {
  const { names, sku, measured, said, describing, floor } = reading;
  if (names.length + measured.length > 0 || sku !== null || context.shown.length > 0 || visitor.productId !== null) return [];
  if (describing.length < 2) return [];
  if (floor.some(isGoods) || !(asksOfOne.test(said) || thenIt.test(said)) || asksForSome.test(said)) return [];
  const wish = { ...wishOf(reading), room: [], condition: [], feature: [], slipRating: null, sort: null };
  const { products, total } = await findFloors(shop, floorQuery.parse({ ...queryOf(wish), limit: most }));
  const [first, second] = products;
  // Two sizes of one: what is true of it but for the size.
  const isOne = total === 1 || (total === 2 && first && second && withoutSize(first.name) === withoutSize(second.name));
  if (first && isOne) return [second ?? first];
  return total <= most && products.every((one) => first && one.supplier === first.supplier && rangeOf(one.name) === rangeOf(first.name))
    ? products
    : [];
}

const rangeOf = (name: string) => name.split(' ')[0];

const withoutSize = (name: string) => name.replace(/\d+(?:x\d+)?(?:mm)?/g, '').trim();
