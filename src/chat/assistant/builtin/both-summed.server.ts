import { readProduct } from '#catalogue/catalogue.server.ts';
import { isGoods } from './is-goods.ts';
import { adviceKindOf } from './kind-of.ts';
import type { Asked, Pointed } from './part.ts';
import { asksBothSummed } from './sum-told.ts';

/** 'so what is the carpet and the underlay together': of the floor that was worked out, or worked out before its underlay was. */
export async function bothSummed(asked: Asked): Promise<Pointed | null> {
  const { reading, context, shop } = asked;
  if (!context.measured.length || !asksBothSummed(reading)) return null;
  for (const id of [context.focus, context.before]) {
    const product = id ? await readProduct(shop, id) : null;
    const kind = product && adviceKindOf(product);
    if (!product || !kind || isGoods(kind)) continue;
    const ofIt = { ...reading, floor: reading.floor.filter(isGoods), refersBack: true };
    return { asked: { ...asked, reading: ofIt, context: { ...context, focus: product.id } }, task: 'calculate' };
  }
  return null;
}
