import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { readJson, UnreadableBody } from '#platform/api/read-json.ts';
import { answerWithin, maxWaitMs } from '#platform/http/answer-within.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { type RateRule, takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal, tooSlowWords } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { mcpPath, ucpProfile } from './profile.ts';

/** Whatever is asked for: to list the tools is as much work as to call one. */
const messages: RateRule = { name: 'agent-message', most: 240, withinMinutes: 1 };
/** Nothing here changes that anybody could wait for. */
const maxListening = 4;

/**
 * What shopping programs fetch: the MCP server, its profile and llms.txt. No cookie is read here, so that any page of the web may ask;
 * a cart is opened by its token alone.
 */
export function shoppingAgents(shop: Shop): Hono {
  const app = new Hono();
  let opened: Promise<McpHttpHandler> | undefined;
  app.use(mcpPath, cors({ origin: '*', allowHeaders: ['*'], exposeHeaders: ['Mcp-Session-Id', 'Mcp-Protocol-Version'], maxAge: 86_400 }));
  app.use(
    mcpPath,
    answerWithin(maxWaitMs, () => failure(503, -32603, tooSlowWords)),
  );
  app.all(mcpPath, async (c) => {
    opened ??= openHandler(shop);
    // Who is counted for the limits; nobody is known by it.
    const from = clientAddress(c, shop.config.trustedProxies);
    const authInfo = { token: '', clientId: from, scopes: [] };
    const message = c.req.method === 'POST' ? await readMessage(shop, c, from) : null;
    if (message instanceof Response) return message;
    const response = await (await opened).fetch(c.req.raw, { authInfo, ...message });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  app.get('/.well-known/ucp', (c) => {
    const headers = { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' };
    return c.json(ucpProfile(shop.config.origin), 200, headers);
  });
  app.get('/llms.txt', (c) => sendLlmsTxt(c, shop));
  return app;
}

/** The one message of a call, counted, its texts clean; or why it is not taken. Many in one call came and went with MCP 2025-03-26. */
async function readMessage(shop: Shop, c: Context, from: string): Promise<{ parsedBody: unknown } | Response> {
  try {
    await takeTurnOrRefuse(shop, messages, from, 'Too many calls from here. Please try again in {wait}.');
    const parsedBody = await readJson(c.req.raw);
    return Array.isArray(parsedBody) ? failure(400, -32600, 'Please send one message at a time.') : { parsedBody };
  } catch (error) {
    if (error instanceof UnreadableBody) return failure(error.status, error.status === 400 ? -32700 : -32600, error.message);
    if (!(error instanceof Refusal)) throw error;
    return failure(429, -32000, error.detail, { 'Retry-After': String(error.retryAfterSeconds) });
  }
}

/** The SDK is loaded by the first program that calls. */
async function openHandler(shop: Shop): Promise<McpHttpHandler> {
  const [{ createMcpHandler }, { createAgentServer }] = await Promise.all([import('@modelcontextprotocol/server'), import('./mcp-tools.server.ts')]);
  return createMcpHandler(({ authInfo }) => createAgentServer(shop, authInfo?.clientId ?? 'unknown'), {
    maxSubscriptions: maxListening,
  });
}

async function sendLlmsTxt(c: Context, shop: Shop): Promise<Response> {
  const { business_name, tagline, phone, email } = await readSettings(shop);
  const text = llmsTxt({ name: business_name, tagline, origin: shop.config.origin, phone, email });
  return c.text(text, 200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' });
}

function failure(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  const error = { jsonrpc: '2.0', id: null, error: { code, message } };
  return Response.json(error, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

type ShopFacts = { name: string; tagline: string; origin: string; phone: string; email: string };

/** /llms.txt: what a language model that reads this site should know of it. https://llmstxt.org. `origin` without a trailing slash. */
function llmsTxt({ name, tagline, origin, phone, email }: ShopFacts): string {
  return `# ${name}

> ${tagline || 'A flooring shop in the United Kingdom.'}

Prices are in pounds with VAT, for a box, roll or other unit; the price of a m² stands beside it. Stock and prices change: look them up
when they are needed, and do not work out boxes or totals yourself. People pay on our own pages; no program can.

## For programs

- [MCP server](${origin}${mcpPath}): Streamable HTTP, no key. Tools: search_catalog, lookup_catalog, get_product, calculate_boxes,
  ask_guide, shop_terms; create_cart, get_cart, update_cart and cancel_cart, which end in a link to the checkout for a person
- [UCP profile](${origin}/.well-known/ucp): what the MCP server can do, in the words of the Universal Commerce Protocol
- [Catalogue feed](${origin}/feeds/google.xml): every product with price, stock and picture
- [API](${origin}/api/docs): the same catalogue over HTTP; [OpenAPI](${origin}/api/openapi.json)
- [Sitemap](${origin}/sitemap.xml)

## For readers

- [All products](${origin}/products)
- [Flooring guide](${origin}${mcpPath}): ask_guide answers from it: which floor for which room, subfloors, laying, care, buyers' rights
- [Terms](${origin}/terms): delivery, returns, payment
- [About us](${origin}/about) and [contact](${origin}/contact)${phone || email ? `: ${[phone, email].filter(Boolean).join(', ')}` : ''}
`;
}
