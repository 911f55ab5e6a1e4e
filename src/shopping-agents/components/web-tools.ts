import { cart } from '#cart/use-cart.ts';
import { formatPounds, penceOf } from '#money/pence.ts';
import { callApi } from '#platform/http/call-api.ts';

/** A tool of this page for the assistant that is built into a browser. https://webmachinelearning.github.io/webmcp/ */
export type WebTool = {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (given: Record<string, unknown>) => Promise<{ content: { type: 'text'; text: string }[]; isError?: boolean }>;
};
type ModelContext = { registerTool: (tool: WebTool, options?: { signal: AbortSignal }) => unknown; unregisterTool?: (name: string) => void };

/** What the page can ask of the shop and of whoever sits before it. */
type Item = { product_id: string; quantity: number; shownPence: number };
type Page = { call: typeof callApi; isAgreed: (question: string) => boolean; add: (item: Item) => boolean };
const thisPage: Page = { call: callApi, isAgreed: (question) => confirm(question), add: (item) => cart.add(item) };

const reads = { readOnlyHint: true };
const quantity = { type: 'integer', minimum: 1, maximum: 9999, description: 'Boxes, rolls or whatever it is sold by' };

/** Of a list: finding products. Of a product's page besides: what it is, how many boxes a room takes, and the cart, if the shopper says yes. */
export function webTools(productId: string | null, { call, isAgreed, add }: Page = thisPage): WebTool[] {
  const read = async (method: 'GET' | 'POST', address: `/api/${string}`) => {
    const answer = await call<unknown>(method, address);
    return answer.ok
      ? said(JSON.stringify(answer.body))
      : { ...said(answer.detail ?? 'The shop could not answer. Please try again.'), isError: true };
  };
  const search: WebTool = {
    name: 'search_products',
    description: 'Finds floors, underlay and other products of this shop by words; gives prices in pounds and stock.',
    inputSchema: { type: 'object', properties: { query: { type: 'string', maxLength: 200 } }, required: ['query'] },
    annotations: reads,
    execute: ({ query }) => read('GET', `/api/products?${new URLSearchParams({ search: String(query), limit: '10' })}`),
  };
  if (!productId) return [search];
  return [
    search,
    {
      name: 'read_this_product',
      description: 'Everything on record of the product whose page is open: price, stock, specification.',
      inputSchema: { type: 'object', properties: {} },
      annotations: reads,
      execute: () => read('GET', `/api/products/${productId}`),
    },
    {
      name: 'calculate_boxes',
      description: 'How many boxes of the product whose page is open an area takes, and what they cost.',
      inputSchema: {
        type: 'object',
        properties: {
          area_m2: { type: 'number', exclusiveMinimum: 0 },
          waste_percentage: { type: 'number', minimum: 0, maximum: 100, description: 'For cuts; 10 unless said' },
        },
        required: ['area_m2'],
      },
      annotations: reads,
      execute: ({ area_m2, waste_percentage = 10 }) => {
        const query = new URLSearchParams({ area_m2: String(area_m2), waste_percentage: String(waste_percentage) });
        return read('POST', `/api/products/${productId}/calculate-price?${query}`);
      },
    },
    {
      name: 'add_to_cart',
      description: 'Asks the shopper whether so much of the product whose page is open may go into their cart, and puts it there if they say yes.',
      inputSchema: { type: 'object', properties: { quantity }, required: ['quantity'] },
      annotations: { readOnlyHint: false },
      execute: async ({ quantity: wanted }) => {
        if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1 || wanted > 9999)
          return { ...said('Please say a whole number of boxes.'), isError: true };
        const product = await call<{ name: string; price: number }>('GET', `/api/products/${productId}`);
        if (!product.ok) return { ...said(product.detail ?? 'The shop could not answer. Please try again.'), isError: true };
        const shownPence = penceOf(product.body.price);
        const question = `Add ${wanted} × ${product.body.name} to your cart, for ${formatPounds(wanted * shownPence)}?`;
        if (!isAgreed(question)) return said('The shopper said no.');
        const isAdded = add({ product_id: productId, quantity: wanted, shownPence });
        return isAdded ? said('It is in the cart.') : { ...said('It could not be added.'), isError: true };
      },
    },
  ];
}

/** Offers a page's tools to the browser's assistant. Gives the function that takes them away again. */
export function offerWebTools(productId: string | null): () => void {
  const { modelContext } = navigator as Navigator & { modelContext?: ModelContext };
  if (!modelContext) return () => {};
  const gone = new AbortController();
  const tools = webTools(productId);
  for (const tool of tools) modelContext.registerTool(tool, { signal: gone.signal });
  return () => {
    gone.abort();
    // Browsers that do not know the signal yet.
    for (const { name } of tools) modelContext.unregisterTool?.(name);
  };
}

const said = (text: string) => ({ content: [{ type: 'text' as const, text }] });
