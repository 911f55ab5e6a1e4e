import { readProducts } from '#catalogue/catalogue.server.ts';
import type { Product } from '#catalogue/product.ts';
import { askings } from '../clauses-of-page.ts';
import type { Asked, Part } from '../part.ts';
import { othersOfRange } from '../range-of.server.ts';
import { linkTo, productSource } from '../say.ts';

const afterAdvice: ReadonlySet<string | null> = new Set(['advice', 'recommend', 'suitability']);
const mostShown = 3;

const lastWord = ({ name }: Pick<Product, 'name'>) => name.split(' ').findLast((word) => !/\d/.test(word));

/** 'does it come in any other colours', of the few floors that were shown with advice: of each of them its range. Null of anything else. */
export async function answerRangesOfShown(asked: Asked): Promise<Part | null> {
  const { context, reading, shop } = asked;
  const isNamed = reading.names.length + reading.floor.length + reading.measured.length > 0 || reading.sku !== null;
  if (isNamed || context.focus || !afterAdvice.has(context.topic) || !context.shown.length || context.shown.length > mostShown) return null;
  const products = await readProducts(shop, context.shown);
  const said = await Promise.all(
    products.map(async (product) => {
      const all = askings(asked, [product], reading.text.toLowerCase());
      const topics = all.flatMap((one) => one.topics);
      if (!topics.length || all.some(({ isWhole }) => !isWhole) || topics.some(({ isOfRange }) => !isOfRange)) return null;
      const others = await readProducts(shop, await othersOfRange(shop, product));
      // A plank's colours are those of planks.
      const range = others.filter((other) => other !== null && lastWord(other) === lastWord(product)) as Product[];
      return all.flatMap(({ clause, topics: each }) => each.flatMap((topic) => topic.say(product, clause, reading, range) ?? [])).join(' ') || null;
    }),
  );
  if (said.some((one) => one === null)) return null;
  return {
    text: products.map((product, at) => `${linkTo(product)}: ${said[at]}`).join('\n\n'),
    products: products.map(({ id }) => id),
    sources: products.map(productSource),
    context: { topic: 'facts', shown: products.map(({ id }) => id), focus: null },
  };
}
