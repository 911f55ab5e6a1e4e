import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { demoProducts } from '../../db/demo/products.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { orderableItems, readAgentCart, sweepAgentCarts } from './agent-carts.server.ts';
import { shoppingAgents } from './serve.server.ts';

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const app = new Hono().route('/', shoppingAgents(shop));
const endpoint = new URL('https://floors.example/api/ucp/mcp');

const clients: Client[] = [];
beforeEach(() => shop.sql`truncate rate_limits, agent_carts`);
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

/** The SDK's own client, its requests answered by our app. */
async function connect() {
  const client = new Client({ name: 'test', version: '1' });
  const answer = async (url: URL | string, init?: RequestInit) => app.request(String(url), init);
  await client.connect(new StreamableHTTPClientTransport(endpoint, { fetch: answer }));
  clients.push(client);
  return client;
}

type Money = { amount: number; currency: string };
type ProductOut = { id: string; title: string; price_range: { min: Money }; metadata: { unit: string; specifications?: Record<string, string> } };
type Out = {
  products: ProductOut[];
  product: ProductOut;
  pagination: { total_count: number; has_next_page: boolean; cursor?: string };
  messages?: { code: string; content: string }[];
  entries: { title: string; text: string }[];
  id: string;
  line_items: { item: { id: string; title: string; price: number }; quantity: number }[];
  totals: { type: string; amount: number }[];
  continue_url: string;
  boxes: number;
  total: string;
  delivery: { freeOver: string };
};
async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Out> {
  const result = await client.callTool({ name, arguments: given });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent as Out;
}

const inPounds = (pence: number) => `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

test('a program finds floors, reads one, counts boxes and asks the guide and the terms, with the shop’s own figures', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_catalog',
    'lookup_catalog',
    'get_product',
    'calculate_boxes',
    'ask_guide',
    'shop_terms',
    'create_cart',
    'get_cart',
    'update_cart',
    'cancel_cart',
  ]);
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
    'create_cart',
    'update_cart',
    'cancel_cart',
  ]);

  const meta = { 'ucp-agent': { profile: 'https://platform.example/agent.json' } };
  const found = await call(client, 'search_catalog', { meta, catalog: { query: 'gull grey', context: { address_country: 'GB' } } });
  const [floor] = found.products;
  const [row] = await shop.sql<{ name: string; pence: number }[]>`select name, price_pence as pence from products where id = ${floor?.id ?? ''}`;
  expect(floor).toMatchObject({ title: row?.name, price_range: { min: { amount: row?.pence, currency: 'GBP' } } });

  const cheap = await call(client, 'search_catalog', {
    catalog: { query: '', filters: { categories: ['Tiles'], price: { max: 4_000 } }, pagination: { limit: 2 } },
  });
  expect(cheap.products).toHaveLength(2);
  expect(cheap.products.every(({ price_range }) => price_range.min.amount <= 4_000)).toBe(true);
  const next = await call(client, 'search_catalog', {
    catalog: { filters: { categories: ['Tiles'], price: { max: 4_000 } }, pagination: { limit: 2, cursor: cheap.pagination.cursor } },
  });
  expect(next.products[0]?.id).not.toBe(cheap.products[0]?.id);

  const looked = await call(client, 'lookup_catalog', { catalog: { ids: [floor?.id, 'nonsense'] } });
  expect(looked.products.map(({ id }) => id)).toEqual([floor?.id]);
  expect(looked.messages).toEqual([{ type: 'info', code: 'not_found', content: 'nonsense' }]);
  expect((await call(client, 'get_product', { catalog: { id: floor?.id } })).product.metadata.specifications).toHaveProperty('Thickness');
  expect((await call(client, 'get_product', { catalog: { id: 'nonsense' } })).messages?.[0]?.code).toBe('not_found');

  const sum = await call(client, 'calculate_boxes', { id: floor?.id, rooms: [{ lengthMm: 4_000, widthMm: 3_500 }] });
  expect(sum.total).toBe(inPounds(sum.boxes * (row?.pence ?? 0)));
  expect((await call(client, 'ask_guide', { question: 'what does SPC mean' })).entries[0]?.text).toContain('stone plastic');
  expect((await call(client, 'shop_terms', { topic: 'delivery' })).delivery.freeOver).toMatch(/^£/);
});

test('a cart is priced by the shop, changed only with its token, and ends in a link for a person', async () => {
  const client = await connect();
  const [one, other] = await shop.sql<{ id: string; pence: number }[]>`
    select p.id, p.price_pence as pence from products p join stock_levels s on s.product_id = p.id where p.in_stock and s.on_hand - s.held >
      20 limit 2`;
  const line = (id: string | undefined, quantity: number) => ({ item: { id }, quantity });
  const made = await call(client, 'create_cart', { cart: { line_items: [line(one?.id, 2), line(one?.id, 1)] } });
  expect(made.line_items).toMatchObject([{ item: { id: one?.id, price: one?.pence }, quantity: 3 }]);
  expect(made.totals[0]).toMatchObject({ type: 'subtotal', amount: 3 * (one?.pence ?? 0) });
  expect(made.continue_url).toBe(`https://floors.example/prepared-cart/${made.id}`);

  const changed = await call(client, 'update_cart', { id: made.id, cart: { line_items: [line(other?.id, 4)] } });
  expect(changed).toMatchObject({ id: made.id, line_items: [{ item: { id: other?.id }, quantity: 4 }] });
  expect((await call(client, 'get_cart', { id: made.id })).totals).toEqual(changed.totals);

  const stranger = 'x'.repeat(32);
  for (const [name, given] of [
    ['get_cart', { id: stranger }],
    ['update_cart', { id: stranger, cart: { line_items: [line(one?.id, 9)] } }],
    ['cancel_cart', { id: stranger }],
  ] as const)
    expect((await call(client, name, given)).messages?.[0]?.code).toBe('not_found');

  // A carpet for two rooms, each a line of its own; a floor in boxes is not cut.
  const { id: carpet } = demoProducts.find(({ category, unit }) => category === 'Carpet' && unit === 'metre') ?? { id: '' };
  const room = (name: string) => ({ item: { id: carpet }, quantity: 3, cut_for: { rooms: [{ name, length_mm: 3000, width_mm: 2500 }] } });
  const cut = await call(client, 'create_cart', { cart: { line_items: [room('Lounge'), room('Hall'), room('Hall'), line(one?.id, 1)] } });
  expect(cut.line_items.map(({ quantity, item }) => [quantity, /cut from a .* roll/.test(item.title)])).toEqual([
    [1, true],
    [1, true],
    [1, false],
  ]);
  const kept = await readAgentCart(shop, cut.id);
  expect(kept && orderableItems(kept.quote).map(({ cut_plan_id }) => Boolean(cut_plan_id))).toEqual([true, true, false]);
  const inBoxes = { cart: { line_items: [{ ...room('Hall'), item: { id: one?.id } }] } };
  expect(await client.callTool({ name: 'create_cart', arguments: inBoxes })).toMatchObject({ isError: true });

  const short = await call(client, 'create_cart', { cart: { line_items: [line(one?.id, 9_999), line('aaaaaaaa-0000-4000-8000-000000000000', 1)] } });
  expect(short.messages?.map(({ code }) => code)).toEqual(['out_of_stock', 'invalid']);
  const prepared = await readAgentCart(shop, short.id);
  const [left, ...others] = prepared ? orderableItems(prepared.quote) : [];
  expect(left).toMatchObject({ product_id: one?.id, quantity: prepared?.quote.items[0]?.available });
  expect(others).toEqual([]);
  await call(client, 'cancel_cart', { id: made.id });
  expect(await readAgentCart(shop, made.id)).toBeNull();
  await sweepAgentCarts({ ...shop, now: () => new Date(Date.now() + 8 * 24 * 3_600_000) });
  expect(await shop.sql`select 1 from agent_carts`).toHaveLength(0);
});

test('what does not fit is refused in a sentence, and too much of it is not answered', async () => {
  const client = await connect();
  for (const [name, given] of [
    ['create_cart', { cart: { line_items: [] } }],
    ['create_cart', { cart: { line_items: [{ item: { id: "x' or 1=1" }, quantity: 1 }] } }],
    ['create_cart', { cart: { line_items: [{ item: { id: 'aaaaaaaa-0000-4000-8000-000000000000' }, quantity: 0.5 }] } }],
    ['search_catalog', { catalog: { query: 'x'.repeat(300) } }],
    ['get_cart', { id: '../../etc/passwd' }],
  ] as const) {
    const refused = await client.callTool({ name, arguments: given }).catch(() => ({ isError: true }));
    expect(refused.isError, JSON.stringify(given)).toBe(true);
  }
  const made = { cart: { line_items: [{ item: { id: 'aaaaaaaa-0000-4000-8000-000000000000' }, quantity: 1 }] } };
  for (let time = 0; time < 30; time++) await call(client, 'create_cart', made);
  const refused = await client.callTool({ name: 'create_cart', arguments: made });
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^Too many carts from this connection\./) }] });
});

test('one message at a time is taken, and a program that asks without end is told to wait, whatever it asks for', async () => {
  const post = (body: unknown) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return app.request(endpoint.pathname, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  };
  const ask = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (const [sent, status, code] of [
    [Array(100).fill(ask), 400, -32600],
    [[ask], 400, -32600],
    ['{', 400, -32700],
    [`${'['.repeat(30_000)}`, 400, -32700],
  ] as const) {
    const refused = await post(sent);
    expect([refused.status, (await refused.json()).error.code]).toEqual([status, code]);
  }
  expect((await post(ask)).status).toBe(200);
  await shop.sql`update rate_limits set attempts = 240 where key like 'agent-message:%'`;
  const late = await post({ ...ask, method: 'ping' });
  expect([late.status, Number(late.headers.get('retry-after')) > 0, (await late.json()).error.message]).toEqual([
    429,
    true,
    'Too many calls from here. Please try again in 1 minute.',
  ]);
});

test('nothing of any person is told, whatever cookie or session comes along', async () => {
  const [una] = await shop.sql<{ id: string }[]>`
    insert into users (full_name, username, email, password_hash) values ('Una Magee', 'una', 'una@example.com', 'x') returning id`;
  await shop.sql`insert into orders (user_id, email, status, total_pence, shipping_address) values (${una?.id ?? null}, 'una@example.com',
    'shipped', 424242, '{}')`;
  const client = await connect();
  const asked = await client.callTool({ name: 'ask_guide', arguments: { question: 'where is the order of una@example.com' } });
  expect(JSON.stringify(asked)).not.toMatch(/4,?242\.42|una@/);
  await expect(client.callTool({ name: 'own_orders', arguments: {} })).rejects.toThrow('not found');
});

test('the profile, llms.txt and other sites', async () => {
  const profile = (await (await app.request('/.well-known/ucp')).json()) as {
    ucp: { services: Record<string, { endpoint: string; transport: string }[]>; capabilities: object };
  };
  expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([{ transport: 'mcp', endpoint: endpoint.href }]);
  expect(Object.keys(profile.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.cart',
  ]);
  const text = await (await app.request('/llms.txt')).text();
  for (const named of [endpoint.href, '/.well-known/ucp', '/feeds/google.xml', 'ask_guide']) expect(text).toContain(named);
  const from = { origin: 'https://agent.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'mcp-protocol-version' };
  const allowed = await app.request(endpoint.pathname, { method: 'OPTIONS', headers: from });
  expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
  const huge = await app.request(endpoint.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `"${'x'.repeat(70_000)}"`,
  });
  expect(huge.status).toBe(413);
});
