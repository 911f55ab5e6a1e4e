import { z } from 'zod';
import { readProduct } from '#catalogue/catalogue.server.ts';
import { countUnits } from '#catalogue/selling-unit.ts';
import { maxBoxes } from '#measuring/boxes.ts';
import { nameInText } from '../answer-text.ts';
import type { Answer, Calculation, CartOffer, Source } from '../assistant.ts';
import { type AnswerContext, emptyContext } from '../context.ts';
import { productId } from '../tools/product-facts.server.ts';
import { tool } from '../tools/tool.ts';

/** `offer`: null where there is not so much of it. */
export type Offered = { product: { id: string; name: string; sku: string; stock: number }; offer: CartOffer | null };

export const offerToAdd = tool({
  name: 'offer_to_add',
  description:
    'Shows the visitor a button that puts so many boxes (rolls, tubs …) of a product in their cart. Nothing is added unless they press it.',
  input: z.object({
    id: productId,
    quantity: z.int().min(1).max(maxBoxes),
    areaM2: z.number().positive().max(100_000).nullable().default(null).describe('What they are to cover, where a tool worked it out'),
  }),
  run: async (shop, _visitor, { id, quantity, areaM2 }): Promise<Offered | null> => {
    const product = await readProduct(shop, id);
    if (!product) return null;
    const { name, sku, stock, unit, pricePence } = product;
    const amount = countUnits(quantity, unit);
    const offer = { productId: id, productName: nameInText(name), quantity, areaM2, amount, totalPence: quantity * pricePence };
    return { product: { id, name, sku, stock }, offer: stock >= quantity ? offer : null };
  },
});

/** What the visitor reads while a tool is at work. */
const doing: Readonly<Record<string, string>> = {
  find_floors: 'Looking at the catalogue…',
  find_by_name: 'Looking at the catalogue…',
  goods_for_floor: 'Looking at the catalogue…',
  product_facts: 'Checking the details…',
  compare_floors: 'Comparing…',
  calculate_boxes: 'Working it out…',
  suitability: 'Looking in our flooring guide…',
  guide_entry: 'Looking in our flooring guide…',
  shop_terms: 'Looking up our terms…',
  own_orders: 'Looking at your orders…',
  offer_to_add: 'Checking our stock…',
};
export const doingWords = (tool: string) => doing[tool] ?? 'Looking it up…';

/** What a tool was called for, and found. */
export type Looked = { name: string; facts: unknown };
type Shown = { id: string; name: string };
const maxCards = 6;

/** The products that were found last, and where they are. */
export function shownOf(looked: readonly Looked[]): { products: string[]; sources: Source[] } {
  const found = looked.filter(({ name }) => name !== 'visit').map(({ facts }) => productsIn(facts));
  const last = (found.findLast(({ length }) => length > 0) ?? []).slice(0, maxCards);
  return { products: [...new Set(last.map(({ id }) => id))], sources: sourcesOf(last) };
}

/** The answer with what stands beside it: cards of what it links to, else of what was found last. */
export function answerOf(text: string, looked: readonly Looked[], before: AnswerContext): Answer {
  const linked = [...text.matchAll(/\/products\/([0-9a-f-]{36})/g)].flatMap((match) => match[1] ?? []);
  const known = looked.flatMap(({ facts }) => productsIn(facts));
  const named = [...new Set(linked)].filter((id) => known.some((product) => product.id === id)).slice(0, maxCards);
  const products = named.length ? named : shownOf(looked).products;
  const handed = looked.filter(({ name }) => name === 'hand_over').map(({ facts }) => facts as { isUnanswered: boolean });
  const last = <T>(key: string) =>
    looked.map(({ facts }) => (facts as Record<string, T | null> | null)?.[key] ?? null).findLast((one) => one !== null);
  return {
    text,
    products,
    calculation: last<Calculation>('calculation') ?? null,
    offer: last<CartOffer>('offer') ?? null,
    sources: sourcesOf(known.filter(({ id }) => products.includes(id))),
    suggestions: [],
    offersPerson: handed.length > 0,
    isUnanswered: handed.some(({ isUnanswered }) => isUnanswered),
    context: {
      ...emptyContext,
      ...before,
      awaits: null,
      ...(products.length ? { topic: 'task find', shown: products, focus: products.length === 1 ? (products[0] ?? null) : null } : {}),
    },
  };
}

const sourcesOf = (products: readonly Shown[]): Source[] => [
  ...new Map(products.map(({ id, name }) => [id, { title: nameInText(name), href: `/products/${id}` }])).values(),
];

/** The products that a tool's facts tell of. */
function productsIn(facts: unknown): Shown[] {
  const { product, products = [], goods = [] } = (facts ?? {}) as { product?: Shown | null; products?: Shown[]; goods?: { product: Shown }[] };
  return [...(product ? [product] : []), ...products, ...goods.map((one) => one.product)];
}
