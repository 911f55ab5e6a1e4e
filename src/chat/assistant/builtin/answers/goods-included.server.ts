import { areaOf } from '../../reading/measures.ts';
import { isGoods } from '../is-goods.ts';
import type { Asked, Part } from '../part.ts';
import { answerWithGoods } from './floor-with-goods.server.ts';

const goods = '(underlay|adhesive|glue|grout)';
const asksIncluded = new RegExp(
  String.raw`^(?:and |so |but |ok |oh )*(?:(?:is|are|was|does|do|would|will|has|have) (?:that|it|this|they|those|these|them|the (?:prices?|totals?|sums?|cost))|(?:that|thats|those|theyre|they are))(?: (?:all|price|total|sum))?(?: \w+){0,2}? (?:with|including|includes?|included|inc|incl|cover|covers|counting|allow\w* for|have|has|got)(?: \w+){0,2}? ${goods}\b|\b(?:is|are) (?:the |any )?${goods} (?:in|included|counted|in with|part of)\b(?: (?:that|it|the price|the sum|there|those))?`,
);

/** 'with adhesive and grout too?' of the floors that were shown. */
const withThem = new RegExp(
  String.raw`^(?:and |so |but |ok )*(?:with|including|incl|plus|adding) (?:the )?${goods}(?: (?:and|plus) (?:the )?(?:underlay|adhesive|glue|grout))?(?: (?:too|as well|included|all in|for (?:it|them|that|those)))*$`,
);

/** 'is that including underlay' of floors that were shown with what each comes to: whether it was, and the sums with it. Null for anything else. */
export async function answerGoodsIncluded(asked: Asked): Promise<Part | null> {
  const { reading, context, before = '' } = asked;
  const named = reading.names.length + reading.measured.length + reading.ordinals.length > 0;
  const [, one, other] = asksIncluded.exec(reading.said) ?? [];
  const bare = context.topic === 'find' && context.shown.length > 1 ? withThem.exec(reading.said)?.[1] : undefined;
  const said = one ?? other ?? bare;
  if (!said || named || areaOf(context.measured) <= 0) return null;
  if (context.topic !== 'find' && context.topic !== 'calculate') return null;
  const shown = context.topic === 'calculate' && context.focus ? [context.focus] : context.shown;
  const floor = reading.floor.filter(isGoods);
  // 'bedroom 3.5 x 4 for £300', and then 'is that with underlay': those that the money pays for with it.
  const price = context.topic === 'find' && context.wish?.price?.per === 'total' ? context.wish.price : null;
  const names = [...new Set([...floor, ...(reading.said.match(/\b(?:underlay|adhesive|grout)\b/g) ?? [])])];
  const own = { ...reading, floor: names, said: `with ${said}`, price };
  const part = await answerWithGoods({ ...asked, reading: own, context: { ...context, shown: price ? [] : shown } });
  if (!part) return null;
  if (!one && !other) return part;
  const wasIn = new RegExp(String.raw`\b${said}`).test(before.toLowerCase());
  return { ...part, text: `${wasIn ? `Yes, the ${said} was in it.` : `No, that was the floor alone; ${said} comes on top.`} ${part.text}` };
}
