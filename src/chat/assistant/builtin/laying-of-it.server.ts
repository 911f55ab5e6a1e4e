import { listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { noUnderlay } from './answers/no-underlay.ts';
import { isGoodsCategory } from './is-goods.ts';
import type { Asked, Pointed } from './part.ts';

/** 'what do I stick it down with', 'what goes underneath': the goods for it. */
const doneWith: Readonly<Record<string, RegExp>> = {
  adhesive:
    /^(?:and |so |ok )*(?:do|would|will|should) (?:i|you|we) need (?:anything|something|glue|any glue) to (?:stick|glue|fix|hold) (?:it|them|this|that)(?: down)?(?: with)?$|^(?:and |so |ok )?what (?:do|would|should|can) (?:i|you|we) (?:stick|glue|fix|bed|lay) (?:it|them|this|that)(?: down)? (?:with|on)$|^(?:and |so |ok )?what (?:sticks|holds|glues|fixes) (?:it|them|this|that)(?: down)?$/,
  underlay:
    /^(?:and |so |ok |then |but )*(?:what (?:goes|do (?:i|we|you) (?:put|need|lay|use)|should (?:i|we) (?:put|lay|use)|would (?:i|we|you) (?:put|lay|use|need)) (?:under|underneath|below|beneath)(?: (?:it|this|that|them|these))?|(?:does|do|would) (?:it|this|that|they) need (?:anything|something) (?:under|underneath|below|beneath)(?: (?:it|this|them))?|(?:what|which) underlay (?:do|would|should|will) (?:i|we|you|it) (?:need|use|want|get|take))$/,
  sealer: /^(?:and |so |ok )?what (?:do|would|should|can) (?:i|you|we) seal (?:it|them|this|that) with$/,
};
const needsGlue =
  /^(?:and |so |ok |then )*(?:do|would|will) (?:i|you|we) need (?:to (?:buy |get )?)?(?:any |some )?(?:glue|adhesive)(?: (?:as well|too|for (?:it|this|that|them)|with (?:it|this|that|them)|down|it|this|them))*$/;
const floated = /\bfloat(?:ed|ing|s)?\b(?! (?:floor|glass))/;
const asksUnderlay = /\bunderlays?\b|\b(?:goes|put|lay|need\w*) (?:\w+ )?(?:under|underneath|below|beneath)\b/;

/**
 * How the floor that is spoken of, or open, is laid, and with what: 'what goes underneath', 'do I need glue', and 'what if I just float it'
 * after its glue was named. Null for anything else.
 */
export async function layingOfIt(asked: Asked): Promise<Pointed | null> {
  const { reading, context, visitor, shop } = asked;
  const it = context.focus ?? visitor.productId;
  const isNamed = reading.names.length + reading.ordinals.length > 0 || reading.sku !== null;
  if (!it || isNamed) return null;
  const goods = Object.entries(doneWith).find(([, says]) => says.test(reading.said))?.[0];
  const ofFloor = floated.test(reading.said) && !reading.floor.length;
  const ofUnderlay = goods === 'underlay' || (reading.floor.join() === 'underlay' && reading.refersBack && asksUnderlay.test(reading.said));
  if (ofFloor || ofUnderlay) {
    const ids = [context.focus, context.before, visitor.productId].filter((id) => id !== null);
    const floor = (await listSummaries(shop, ids)).find(({ category }) => !isGoodsCategory(category));
    const product = floor ? await readProduct(shop, floor.id) : null;
    if (!product) return null;
    const ofIt = { ...asked, context: { ...context, focus: product.id } };
    if (ofFloor) return asFact(ofIt, 'can it be floated');
    if (noUnderlay(product)) return asFact(ofIt, 'does it need underlay');
    return goods ? { asked: { ...ofIt, reading: { ...reading, floor: [goods], refersBack: true, said: 'what for it' } }, task: 'find' } : null;
  }
  if (goods && !reading.floor.length)
    return {
      asked: { ...asked, context: { ...context, focus: it }, reading: { ...reading, floor: [goods], refersBack: true, said: 'what for it' } },
      task: 'find',
    };
  return needsGlue.test(reading.said) ? asFact(asked, 'does it need glue') : null;
}

function asFact(asked: Asked, said: string): Pointed {
  return { asked: { ...asked, reading: { ...asked.reading, floor: [], refersBack: true, said } }, task: 'facts' };
}
