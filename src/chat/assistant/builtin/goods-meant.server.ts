import { listSummaries } from '#catalogue/catalogue.server.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { singular } from '../reading/phrases.ts';
import type { Asked } from './part.ts';

const whichOne = /^(?:and |so |ok |okay |right )*(?:which|what) one(?: (?:is|do i need|would i need|do you have|have you))?$/;
const soldIn = /\b(tubs?|bags?|rolls?|bottles?|lengths?)\b/;

/**
 * 'which one' after the glue that a floor needs, 'how far does a tub go', 'how many rolls': of the goods that were named with it, told
 * from the floor that is open by what they are sold in.
 */
export async function goodsMeant({ reading, context, shop, visitor }: Asked): Promise<ProductSummary | null> {
  const [only] = context.shown;
  if (!only || reading.names.length + reading.floor.length + reading.ordinals.length > 0 || reading.sku !== null) return null;
  const it = context.focus ?? visitor.productId;
  const unit = soldIn.exec(reading.said)?.[1];
  const isOfGoods = whichOne.test(reading.said) || (reading.measured.length > 0 && /\bof (?:it|that|them)\b/.test(reading.said));
  // 'and 40 m² of that one' of two floors compared is no glue.
  if ((it === null && !unit) || !(unit || (it !== null && !context.shown.includes(it) && isOfGoods))) return null;
  const [goods] = await listSummaries(shop, [only]);
  return goods && (!unit || goods.unit === singular(unit)) ? goods : null;
}
