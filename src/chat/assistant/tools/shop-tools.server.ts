import { z } from 'zod';
import { listSummaries, readProduct, readProducts } from '#catalogue/catalogue.server.ts';
import { comparisonOf } from '#catalogue/comparison.ts';
import type { ProductSummary } from '#catalogue/product.ts';
import { specifications } from '#catalogue/specifications.ts';
import { layingPatterns } from '#measuring/wastage.ts';
import { formatPounds } from '#money/pence.ts';
import { orderReference, statusWords } from '#orders/order.ts';
import { listOwnOrders } from '#orders/own-orders.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { searchProducts } from '#search/search-products.server.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../../../shop.server.ts';
import { nameInText } from '../answer-text.ts';
import type { Calculation, Question, Source } from '../assistant.ts';
import { answerDelivery } from '../builtin/answers/delivery.ts';
import { answerFinance } from '../builtin/answers/finance.ts';
import { lawEntry } from '../builtin/answers/guide.server.ts';
import { calculationOf } from '../builtin/answers/sums.server.ts';
import * as terms from '../builtin/answers/terms.ts';
import { answerHours, answerLocation } from '../builtin/answers/visit.ts';
import { guideSource, productSource, sayPrice, sayStock } from '../builtin/say.ts';
import { emptyContext } from '../context.ts';
import { findEntries } from '../guide/find-entry.ts';
import { readGuide, readGuideIndex } from '../guide/guide.server.ts';
import { noNames, readQuestion } from '../reading/read-question.ts';
import { findFloors, floorQuery } from './find-floors.server.ts';

/** What a tool found: `data` for the model, and what the visitor is shown of it. */
export type ToolResult = {
  data: unknown;
  products?: string[];
  calculation?: Calculation | null;
  sources?: Source[];
  offersPerson?: boolean;
  isUnanswered?: boolean;
};
export type ShopTool = {
  description: string;
  input: z.ZodType;
  run: (shop: Shop, visitor: Question['visitor'], input: never) => Promise<ToolResult>;
};

const tool = <Input extends z.ZodType>(
  description: string,
  input: Input,
  run: (shop: Shop, visitor: Question['visitor'], input: z.output<Input>) => Promise<ToolResult>,
): ShopTool => ({
  description,
  input,
  run: run as ShopTool['run'],
});

const productId = z.uuid().describe('The id of a product, from another tool');
const said = z.string().max(300);

/** Everything the assistant can look up. All of it only reads, and of orders only the visitor's own. */
export const shopTools = {
  find_floors: tool('Finds products by category, words, room, price and properties. Gives prices, stock and links.', floorQuery, async (shop, _visitor, query) => {
    const found = await findFloors(shop, query);
    return { data: { total: found.total, products: found.products.map(card) }, products: found.products.map(({ id }) => id), sources: found.products.map(productSource) };
  }),
  find_by_name: tool('Finds products by name, range, maker or stock code.', z.object({ name: z.string().min(2).max(100) }), async (shop, _visitor, { name }) => {
    const { best } = await searchProducts(shop, name);
    const found = await listSummaries(shop, best.slice(0, 5).map(({ id }) => id));
    return { data: { products: found.map(card) }, products: found.map(({ id }) => id).slice(0, 3), sources: found.slice(0, 3).map(productSource) };
  }),
  product_details: tool('Everything on record of one product: specification, price, stock, rating.', z.object({ id: productId }), async (shop, _visitor, { id }) => {
    const product = await readProduct(shop, id);
    if (!product) return { data: { error: 'There is no such product.' } };
    const specification = Object.fromEntries(specifications(product).map(({ term, value }) => [term, value === null ? 'not on record' : nameInText(value)]));
    return { data: { ...card(product), rating: product.rating, specification }, products: [id], sources: [productSource(product)] };
  }),
  compare_products: tool('What two or three products differ in.', z.object({ ids: z.array(productId).min(2).max(3) }), async (shop, _visitor, { ids }) => {
    const products = await readProducts(shop, ids);
    const lines = comparisonOf(products).filter(({ differs }) => differs).map(({ term, values }) => ({ term, values: values.map((value) => (value === null ? 'not on record' : nameInText(value))) }));
    return { data: { products: products.map(card), differences: lines }, products: products.map(({ id }) => id), sources: products.map(productSource) };
  }),
  calculate_boxes: tool(
    'Boxes and cost of a product for rooms, with waste for cuts. Sides in millimetres.',
    z.object({
      id: productId,
      rooms: z.array(z.object({ name: z.string().max(40), length_mm: z.int().min(10).max(100_000), width_mm: z.int().min(10).max(100_000) })).min(1).max(20),
      pattern: z.enum(layingPatterns.map(({ pattern }) => pattern)).nullable().default(null),
    }),
    async (shop, _visitor, { id, rooms, pattern }) => {
      const product = await readProduct(shop, id);
      const measured = rooms.map((room) => ({ name: room.name, lengthMm: room.length_mm, widthMm: room.width_mm, times: 1 }));
      const calculation = product && calculationOf(product, measured, pattern, null);
      if (!product || !calculation) return { data: { error: 'That cannot be calculated: offer a person.' } };
      const { working, amount, totalPence, wastePercent } = calculation;
      return { data: { amount, total: formatPounds(totalPence), waste_percent: wastePercent, working, stock: sayStock(product) }, products: [id], calculation, sources: [productSource(product)] };
    },
  ),
  delivery: tool('Delivery: where to, what it costs, how long it takes.', z.object({ question: said.describe('The visitor’s question, with the place') }), (shop, visitor, { question }) => asTerm(shop, visitor, question, (asked) => answerDelivery(asked, null))),
  samples: tool('Free samples: postage, how many, how to order.', z.object({ question: said }), (shop, visitor, { question }) => asTerm(shop, visitor, question, (asked) => terms.answerSamples(asked, null))),
  finance: tool('Paying monthly: terms, and the instalments for an amount in pounds.', z.object({ amount_pounds: z.number().min(0).max(100_000).nullable(), deposit_pounds: z.number().min(0).max(100_000).default(0) }), (shop, visitor, { amount_pounds, deposit_pounds }) =>
    asTerm(shop, visitor, deposit_pounds ? `£${deposit_pounds} deposit` : '', (asked) => answerFinance(asked, amount_pounds === null ? null : Math.round(amount_pounds * 100), ''))),
  payment: tool('Ways to pay.', z.object({ question: said }), (shop, visitor, { question }) => asTerm(shop, visitor, question, terms.answerPayment)),
  promotion: tool('What promotion runs, and who may grant discounts.', z.object({}), (shop, visitor) => asTerm(shop, visitor, '', terms.answerDiscount)),
  opening_hours: tool('Opening hours, and whether the showroom is open now.', z.object({ question: said }), (shop, visitor, { question }) => asTerm(shop, visitor, question, answerHours)),
  showroom: tool('Where the showroom is, telephone and e-mail.', z.object({}), async (shop, visitor) => {
    const { phone, email, warranty, installation_guarantee } = await readSettings(shop);
    const place = await asTerm(shop, visitor, '', answerLocation);
    return { ...place, data: { place: place.data, phone, email, warranty, installation_guarantee } };
  }),
  returns: tool('Changing one’s mind, returns, opened and faulty goods.', z.object({}), async () => {
    const entries = await Promise.all(['Changing your mind', 'Opened or cut goods', 'Faulty, damaged or wrong goods'].map(lawEntry));
    return { data: entries.map(({ title, text, source }) => ({ title, text, source })), sources: entries.map(guideSource), offersPerson: true };
  }),
  own_orders: tool('The orders of the visitor who is logged in. Nobody else’s can be read.', z.object({}), async (shop, { userId }) => {
    if (!userId) return { data: { error: 'The visitor is not logged in: point to [log in](/login).' } };
    const orders = await listOwnOrders(shop, userId);
    const told = orders.slice(0, 10).map(({ id, status, totalPence, createdAt, items }) => ({ reference: orderReference(id), link: `/orders/${id}`, status: statusWords[status], total: formatPounds(totalPence), placed: sayDate(createdAt), items }));
    return { data: { orders: told }, sources: [{ title: 'Your orders', href: '/orders' }] };
  }),
  search_guide: tool('The written flooring guide: what terms mean, what suits where, laying, care, underlay, heating. Also what staff have answered.', z.object({ question: said }), async (shop, _visitor, { question }) => {
    const entries = findEntries(await readGuideIndex(shop), question, 4).filter(({ score }) => score > 0.4);
    const [reading] = readQuestion(question, noNames);
    const places = reading ? [...reading.room, ...reading.condition] : [];
    const suits = (await readGuide()).suitability.filter(({ where }) => places.includes(where)).map(({ where, floor, verdict, why, source }) => ({ where, floor, verdict, why, source }));
    return { data: { entries: entries.map(({ entry }) => ({ title: entry.title, text: entry.text, source: entry.source })), suits: suits.slice(0, 30) }, sources: entries.slice(0, 2).map(({ entry }) => guideSource(entry)) };
  }),
  offer_person: tool('Offers the visitor one of the staff. Call it when you cannot answer, or when they ask for somebody.', z.object({ cannot_answer: z.boolean().describe('Whether the question stays unanswered') }), async (_shop, _visitor, { cannot_answer }) => ({
    data: { done: 'The visitor is offered a person below your answer.' },
    offersPerson: true,
    isUnanswered: cannot_answer,
  })),
} as const satisfies Record<string, ShopTool>; // biome-ignore format: a table

/** A product as tools tell of it: its texts are data, on one line. */
function card(product: ProductSummary) {
  return {
    id: product.id,
    name: nameInText(product.name),
    link: `/products/${product.id}`,
    category: product.category,
    price: sayPrice(product),
    stock: sayStock(product),
    sample: product.isSampleEligible,
  };
}

/** One of the answers about terms, as the assistant without a model gives it. */
async function asTerm(
  shop: Shop,
  visitor: Question['visitor'],
  question: string,
  answer: (asked: Parameters<typeof answerHours>[0]) => ReturnType<typeof answerHours>,
): Promise<ToolResult> {
  const [reading] = readQuestion(question || 'delivery', noNames);
  if (!reading) return { data: { error: 'Please say the question in words.' } };
  const part = answer({ shop, settings: await readSettings(shop), visitor, reading, context: emptyContext });
  return { data: part.text, sources: part.sources ?? [], offersPerson: part.offersPerson ?? false };
}
