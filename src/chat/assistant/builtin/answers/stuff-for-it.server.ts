import { readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { findFloors, floorQuery } from '../../tools/find-floors.server.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';
import { pageSaysOfSupply } from './page-says.ts';

const asksStuff =
  /^(?:(?:and|so|ok|okay|right|grand|then) )*(?:(?:do|have|can|could) (?:you|yous|ye|u|i)\b|what (?:do|have|would) (?:you|yous|ye|u)\b|got\b|any\b|where (?:do|can|would) i\b)(?=.*\b(?:sell|stock|have|do|keep|get|buy|got)\b).*\b(?:for|to do) (?:it|that|this|them|the job)(?: with)?$|^(?:(?:and|so|ok|okay|right|grand|then) )*(?:do|have|can|could) (?:you|yous|ye|u|i)\b.*\b(?:the|that|any|some|all|right) (?:stuff|gear|products?|things?|bits|kit)\b/;
/** 'do you sell those', 'can I buy them from you', 'have you any of those' */
const asksThose =
  /^(?:(?:and|so|ok|okay|right|grand|then|but) )*(?:(?:do|have|can|could|would) (?:you|yous|ye|u|i|we)(?: all)? (?:(?:sell|stock|keep|do|have|got|get|buy|supply|order)(?: me| us)? )?(?:all |any |some )?(?:of )?(?:them|those|these|that|it)|got (?:any|some) of (?:them|those|these))(?: (?:all|here|too|as well|yourselves|(?:from|off|with) (?:you|yous|ye)|in (?:the|your) (?:shop|store|showroom)|online|or not))*$/;
const ofTools = /\btools?\b/;
const goods: readonly Product['category'][] = ['Other', 'Adhesives', 'Trims & Accessories', 'Underlay'];

/** 'do you sell the stuff for it', after how an oiled floor is looked after: what was named there, with its price and whether it is there. */
export async function answerStuffForIt(asked: Asked): Promise<Part | null> {
  const { reading, context, shop } = asked;
  const isUnnamed = reading.names.length + reading.floor.length + reading.room.length + reading.measured.length === 0 && reading.sku === null;
  const isOfThose = asksThose.test(reading.said);
  if (isUnnamed && isOfThose && ofTools.test(asked.before ?? '')) return answerTools(asked);
  const isListed = context.topic === 'find' && !(isOfThose && context.wish === null);
  if (!isUnnamed || isListed || context.shown.length === 0 || !(isOfThose || asksStuff.test(reading.said))) return null;
  const pages = await readProducts(shop, context.shown);
  const [first] = pages;
  if (!first || pages.some(({ category }) => !goods.includes(category))) return null;
  return {
    text: ['Yes, we do:', ...pages.map((page) => [productLine(page), page.stock < 1 ? pageSaysOfSupply(page) : ''].filter(Boolean).join(' '))].join(
      '\n\n',
    ),
    products: pages.map(({ id }) => id),
    sources: pages.map(productSource),
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: pages.length === 1 ? first.id : null, shown: pages.map(({ id }) => id) },
  };
}

/** 'do you sell those' of the tools for laying: the kit that we have, and that the others are not ours. */
async function answerTools({ shop }: Asked): Promise<Part | null> {
  const { products } = await findFloors(shop, floorQuery.parse({ categories: ['Trims & Accessories'], words: [['kit']], limit: 1 }));
  const kit = products[0] ? await readProduct(shop, products[0].id) : null;
  if (!kit) return null;
  return {
    text: `Some of them, in one kit: ${productLine(kit)} Its page says: “${kit.description}”\n\nTools that are not in it, such as a saw, a square or a tile cutter, we do not list.`,
    products: [kit.id],
    sources: [productSource(kit)],
    suggestions: ['Is it in stock?'],
    context: { topic: 'facts', focus: kit.id, shown: [kit.id] },
  };
}
