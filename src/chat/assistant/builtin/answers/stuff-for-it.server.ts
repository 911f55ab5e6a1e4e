import { readProduct } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import type { Asked, Part } from '../part.ts';
import { productLine, productSource } from '../say.ts';
import { pageSaysOfSupply } from './page-says.ts';

const asksStuff =
  /^(?:(?:and|so|ok|okay|right|grand|then) )*(?:(?:do|have|can|could) (?:you|yous|ye|u|i)\b|what (?:do|have|would) (?:you|yous|ye|u)\b|got\b|any\b|where (?:do|can|would) i\b)(?=.*\b(?:sell|stock|have|do|keep|get|buy|got)\b).*\b(?:for|to do) (?:it|that|this|them|the job)(?: with)?$|^(?:(?:and|so|ok|okay|right|grand|then) )*(?:do|have|can|could) (?:you|yous|ye|u|i)\b.*\b(?:the|that|any|some|all|right) (?:stuff|gear|products?|things?|bits|kit)\b/;
const goods: readonly Product['category'][] = ['Other', 'Adhesives', 'Trims & Accessories', 'Underlay'];

/** 'do you sell the stuff for it', after how an oiled floor is looked after: what was named there, with its price and whether it is there. */
export async function answerStuffForIt({ reading, context, shop }: Asked): Promise<Part | null> {
  const isUnnamed = reading.names.length + reading.floor.length + reading.room.length + reading.measured.length === 0 && reading.sku === null;
  if (!isUnnamed || context.topic === 'find' || context.shown.length === 0 || !asksStuff.test(reading.said)) return null;
  const pages = (await Promise.all(context.shown.map((id) => readProduct(shop, id)))).flatMap((page) => page ?? []);
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
