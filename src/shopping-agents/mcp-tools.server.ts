import { McpServer, type ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { maxQuantity } from '#cart/guest-cart.ts';
import { emptyBrowseState } from '#catalogue/browse-state.ts';
import { listProducts, listSummaries, readProduct } from '#catalogue/catalogue.server.ts';
import { categoryNames } from '#catalogue/category.ts';
import { emptyFilters } from '#catalogue/filters.ts';
import { calculate } from '#chat/assistant/tools/calculate.server.ts';
import { guideEntry } from '#chat/assistant/tools/guide-entry.server.ts';
import { terms } from '#chat/assistant/tools/terms.server.ts';
import { plainFacts } from '#chat/assistant/tools/tool.ts';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { uuid } from '#platform/api/route.ts';
import { type RateRule, takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { cancelAgentCart, cartJson, createAgentCart, maxAgentLines, noCartJson, readAgentCart, updateAgentCart } from './agent-carts.server.ts';

import { productJson, wholeProductJson } from './product-json.ts';
import { ucpHead } from './profile.ts';

const newCarts: RateRule = { name: 'agent-cart', most: 30, withinMinutes: 60 };
const pageSize = 10;
/** Nobody reads further, and no cursor leads there. */
const lastPage = 100;

/** What UCP asks programs to say of themselves with every call. Nothing is done with it. */
const meta = z.looseObject({}).optional().describe('UCP metadata, such as {"ucp-agent": {"profile": "https://…"}}');
/** Where the shopper is, and why they look: not read. It would say something of a person. */
const context = z.looseObject({}).optional();
const pence = z.int().min(0).max(100_000_000).optional();
const lines = z
  .array(
    z.object({
      item: z.object({ id: uuid }),
      quantity: z.int().min(1).max(maxQuantity),
      cut_for: roomsToCut
        .unwrap()
        .optional()
        .describe('Of goods by the metre: the rooms that they are cut for, in mm, at the price of all the cuts. The quantity is then 1'),
    }),
  )
  .min(1)
  .max(maxAgentLines);
const cartId = z.string().regex(/^[\w-]{32}$/).describe('The id that create_cart gave'); // biome-ignore format: one thought
const cart = z.object({ line_items: lines, context }).describe('Quantities in boxes, rolls or whatever the product is sold by');

const reads: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
const writes: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

/** An agent is nobody's account: it has no orders, no page open and no budget of a model's. */
const agent = { userId: null, productId: null, sessionId: 'shopping agent' };

/**
 * The shop for shopping programs, made anew for each request: the same facts as the assistant's, and carts that end in a link for a
 * person. It reads no session and gives nothing that belongs to one. `from`: who is counted for the limits.
 */
export async function createAgentServer(shop: Shop, from: string): Promise<McpServer> {
  const { business_name } = await readSettings(shop);
  const { origin } = shop.config;
  const server = new McpServer(
    { name: business_name, version: '1' },
    {
      instructions: [
        'A flooring shop in the United Kingdom. Amounts are in pence with VAT.',
        'Look up boxes and totals with calculate_boxes instead of working them out.',
        'A cart ends in continue_url, which a person opens to check it and pay.',
      ].join(' '),
    },
  );
  const offer = <Input extends z.ZodObject>(
    name: string,
    description: string,
    inputSchema: Input,
    run: (input: z.output<Input>) => Promise<object>,
    annotations = reads,
  ) => {
    const schema: z.ZodObject = inputSchema;
    server.registerTool(name, { description, inputSchema: schema, annotations }, (input: unknown) =>
      answer(shop, () => run(input as z.output<Input>)),
    );
  };

  offer(
    'search_catalog',
    `Searches floors, underlay, adhesives and trims by words, category and price. Categories: ${categoryNames.join(', ')}.`,
    z.object({
      meta,
      catalog: z.object({
        query: z.string().trim().max(200).default('').describe('Such as "grey oak laminate for a kitchen"'),
        context,
        filters: z
          .object({
            categories: z.array(z.string().max(60)).max(1).optional(),
            price: z.object({ min: pence, max: pence }).optional().describe('Pence for a box or other unit'),
            available: z.boolean().optional().describe('Only what is in stock'),
          })
          .optional(),
        pagination: z.object({ cursor: z.string().max(10).optional(), limit: z.int().min(1).max(50).optional() }).optional(),
      }),
    }),
    ({ catalog }) => search(shop, catalog),
  );
  offer(
    'lookup_catalog',
    'Looks products up by their ids, several at once.',
    z.object({ meta, catalog: z.object({ ids: z.array(z.string().max(100)).min(1).max(50), context }) }),
    async ({ catalog: { ids } }) => {
      const found = await listSummaries(shop, ids);
      const missing = ids.filter((id) => !found.some((product) => product.id === id.toLowerCase()));
      return {
        ucp: ucpHead('dev.ucp.shopping.catalog.lookup'),
        products: found.map((product) => productJson(product, origin)),
        ...(missing.length ? { messages: missing.map((content) => ({ type: 'info', code: 'not_found', content })) } : {}),
      };
    },
  );
  offer(
    'get_product',
    'Everything on record of one product: specification, description, price, stock, rating.',
    z.object({ meta, catalog: z.object({ id: z.string().max(100), context }) }),
    async ({ catalog: { id } }) => {
      const product = uuid.safeParse(id).success ? await readProduct(shop, id.toLowerCase()) : null;
      const head = { ucp: ucpHead('dev.ucp.shopping.catalog.lookup') };
      if (product) return { ...head, product: wholeProductJson(product, origin) };
      return { ...head, messages: [{ type: 'error', code: 'not_found', content: id, severity: 'unrecoverable' }] };
    },
  );
  offer('calculate_boxes', calculate.description, calculate.input.extend({ meta }), async (input) => {
    const sum = await calculate.run(shop, agent, input);
    return sum ? told({ ...sum.calculation, deliveryPence: sum.deliveryPence, isInOnePiece: sum.isInOnePiece, stock: sum.product.stock }) : nothing;
  });
  offer('ask_guide', guideEntry.description, z.object({ meta, question: z.string().trim().min(2).max(300) }), async ({ question }) => {
    const { entries } = await guideEntry.run(shop, agent, { question, title: null });
    return entries.length ? told({ entries: entries.map(({ title, text, source }) => ({ title, text, source })) }) : nothing;
  });
  offer('shop_terms', terms.description, terms.input.extend({ meta }), async (input) => told(await terms.run(shop, agent, input)));

  offer(
    'create_cart',
    'Puts products together for somebody. Nothing is bought, no stock is held: the person opens continue_url, checks it and pays.',
    z.object({ meta, cart }),
    async ({ cart: { line_items } }) => {
      await takeTurnOrRefuse(shop, newCarts, from, 'Too many carts from this connection. Please try again in {wait}.');
      return cartJson(await createAgentCart(shop, linesOf(line_items), from));
    },
    writes,
  );
  const ofCart = async (found: ReturnType<typeof readAgentCart>) => {
    const one = await found;
    return one ? cartJson(one) : noCartJson(origin);
  };
  offer('get_cart', 'A cart as the shop prices it now.', z.object({ meta, id: cartId }), ({ id }) => ofCart(readAgentCart(shop, id)));
  offer(
    'update_cart',
    'Puts these lines in the place of all that were in the cart.',
    z.object({ meta, id: cartId, cart }),
    ({ id, cart: { line_items } }) => ofCart(updateAgentCart(shop, id, linesOf(line_items), from)),
    writes,
  );
  offer('cancel_cart', 'Forgets a cart.', z.object({ meta, id: cartId }), ({ id }) => ofCart(cancelAgentCart(shop, id)), writes);
  return server;
}

const nothing = { messages: [{ type: 'info', code: 'not_found', content: 'There is nothing in writing about this.' }] };
const told = (facts: object) => plainFacts(facts) as object;

/** One call. What it was refused for is said in a sentence; a fault of ours is logged, and nothing of it told. */
async function answer(shop: Shop, run: () => Promise<object>) {
  try {
    const result = await run();
    return { content: [{ type: 'text' as const, text: JSON.stringify(result) }], structuredContent: { ...result } };
  } catch (error) {
    if (!(error instanceof Refusal)) shop.log.error({ err: error }, 'a shopping agent’s call failed');
    const text = error instanceof Refusal ? error.detail : 'Something went wrong. Please try again in a moment.';
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

type Search = {
  query: string;
  filters?:
    | {
        categories?: string[] | undefined;
        price?: { min?: number | undefined; max?: number | undefined } | undefined;
        available?: boolean | undefined;
      }
    | undefined;
  pagination?: { cursor?: string | undefined; limit?: number | undefined } | undefined;
};

async function search(shop: Shop, { query, filters = {}, pagination = {} }: Search) {
  const limit = pagination.limit ?? pageSize;
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(pagination.cursor)) || 1));
  const inPounds = (amount: number | undefined) => (amount === undefined ? '' : String(amount / 100));
  const wanted = {
    ...emptyFilters,
    search: query,
    category: filters.categories?.[0] ?? '',
    min_price: inPounds(filters.price?.min),
    max_price: inPounds(filters.price?.max),
    in_stock: filters.available ?? false,
  };
  const found = await listProducts(shop, { ...emptyBrowseState, filters: wanted, page, limit });
  const hasNext = page < lastPage && page * limit < found.total;
  // A page beyond the last is an empty one here, and not the first again.
  const products = page > 1 && (page - 1) * limit >= found.total ? [] : found.products;
  return {
    ucp: ucpHead('dev.ucp.shopping.catalog.search'),
    products: products.map((product) => productJson(product, shop.config.origin)),
    pagination: { has_next_page: hasNext, total_count: found.total, ...(hasNext ? { cursor: String(page + 1) } : {}) },
    ...(found.isNearest ? { messages: [{ type: 'info', code: 'nearest', content: 'Nothing has all of these words; these come nearest.' }] } : {}),
  };
}

const linesOf = (items: z.output<typeof lines>) => items.map(({ item, quantity, cut_for }) => ({ productId: item.id, quantity, cutFor: cut_for }));
