import { isGoods } from './is-goods.ts';
import type { Asked } from './part.ts';
import type { Situation } from './situation.ts';

const sayNoMore =
  'what which whats the best right correct proper good decent suitable any a an some do would should can you yous youd id i we recommend recommended recommendation recommendations suggest suggested suggestion suggestions advise advice use need get buy is are for it this that these those them with under underneath beneath goes go to and so ok okay right grand then please does take takes kind sort type of one me us tile floor carpet flooring laminate wood product';
const words: ReadonlySet<string> = new Set(sayNoMore.split(' '));
const goods = /^(?:underlay|adhesive|glue|grout|cleaner|sealer|skirting|scotia|beading|nosing)s?$/;
/** Whether one is needed, or what it is, is answered elsewhere. */
const asksElse =
  /^(?:and |so |then )*(?:(?:do|does|would|should|is|are) (?:i|we|it|this|that|these|they|there|a|an|any|the)\b|what(?: is|s| are|) (?:an? |the )?\w+(?: for)?$)/;

/** 'what underlay do you recommend', 'best underlay?', 'underlay?': goods and nothing else, so of the floor whose page is open or that is spoken of. */
export function areBareGoods({ reading: { said, names, sku, measured, room, condition }, context, visitor }: Asked): boolean {
  if (
    (context.focus ?? visitor.productId) === null ||
    names.length + measured.length + context.measured.length + room.length + condition.length > 0 ||
    sku !== null
  )
    return false;
  const all = said.split(' ');
  const rest = all.filter((word) => !words.has(word));
  return rest.length > 0 && rest.every((word) => goods.test(word)) && (all.length < 3 || !asksElse.test(said));
}

/** 'skirting boards' and no more. */
export function areGoodsAlone({ reading, context }: Situation): boolean {
  const { floor, other, room, condition, measured, said, names } = reading;
  const isAlone =
    floor.length === 1 && isGoods(floor[0] ?? '') && other.length + room.length + condition.length + measured.length + names.length === 0;
  return isAlone && context.topic === null && said.split(' ').length <= 3;
}
