import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { keepBestPlan } from '#cart/cut-plans.server.ts';
import { addItem, type CartItem, emptyCart } from '#cart/guest-cart.ts';
import { quoteCart } from '#cart/quote.server.ts';
import { type CartQuote, cartItemIn } from '#cart/schemas.ts';
import type { RoomsToCut } from '#measuring/rooms-to-cut.ts';
import { penceOf } from '#money/pence.ts';
import { hashToken } from '#platform/secret-token.server.ts';
import type { Shop } from '../shop.server.ts';
import { ucpHead } from './profile.ts';

/** `cutFor`: the rooms that goods from a roll are cut for. */
export type AgentLine = { productId: string; quantity: number; cutFor?: RoomsToCut | undefined };
/** What a program has put together, as the shop prices it now. `token` opens it, for the program and for the person it is for. */
export type AgentCart = { token: string; quote: CartQuote; expiresAt: Date; continueUrl: string };

export const maxAgentLines = 50;
const keptForDays = 7;
const kept = z.array(cartItemIn);

/**
 * Keeps what a program chose, under a new token. It holds no stock, and says nothing of any person. `from`: the network address that plans of cuts
 * are counted against. Throws a Refusal for rooms that cannot be cut for (404, 409, 429).
 */
export async function createAgentCart(shop: Shop, lines: readonly AgentLine[], from: string): Promise<AgentCart> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(shop.now().getTime() + keptForDays * 24 * 3_600_000);
  const items = await itemsOf(shop, lines, from);
  await shop.sql`insert into agent_carts (token_hash, lines, expires_at) values (${hashToken(token)}, ${shop.sql.json(items)}, ${expiresAt})`;
  return priced(shop, token, items, expiresAt);
}

/** A cart by its token; null where it has run out or never was. */
export async function readAgentCart(shop: Shop, token: string): Promise<AgentCart | null> {
  const [row] = await shop.sql<{ lines: unknown; expiresAt: Date }[]>`
    select lines, expires_at as "expiresAt" from agent_carts where token_hash = ${hashToken(token)} and expires_at > ${shop.now()}`;
  return row ? priced(shop, token, kept.parse(row.lines), row.expiresAt) : null;
}

/** Puts other lines in the place of all that were there; null where the cart has run out or never was. */
export async function updateAgentCart(shop: Shop, token: string, lines: readonly AgentLine[], from: string): Promise<AgentCart | null> {
  const items = await itemsOf(shop, lines, from);
  const changed = await shop.sql`
    update agent_carts set lines = ${shop.sql.json(items)} where token_hash = ${hashToken(token)} and expires_at > ${shop.now()}
      returning 1`;
  return changed.length ? readAgentCart(shop, token) : null;
}

/** Forgets a cart. Gives what was in it; null where it had run out or never was. */
export async function cancelAgentCart(shop: Shop, token: string): Promise<AgentCart | null> {
  const cart = await readAgentCart(shop, token);
  if (cart) await shop.sql`delete from agent_carts where token_hash = ${hashToken(token)}`;
  return cart;
}

/** What of a cart can be ordered now: lines whose product is there, with as many as there are. */
export function orderableItems({ items }: CartQuote): CartItem[] {
  return items
    .filter(({ problem }) => problem === null || problem === 'too-many')
    .map(({ product_id, quantity, available, cut_plan_id }) => {
      const line = { product_id, area_m2: null, is_sample: false };
      return cut_plan_id ? { ...line, quantity: 1, cut_plan_id } : { ...line, quantity: Math.min(quantity, available) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Throws away what has run out. */
export async function sweepAgentCarts(shop: Pick<Shop, 'sql' | 'now'>): Promise<void> {
  await shop.sql`delete from agent_carts where expires_at <= ${shop.now()}`;
}

/** The same product twice is one line, but for cuts: each plan of them is one. */
async function itemsOf(shop: Shop, lines: readonly AgentLine[], from: string) {
  let cart = emptyCart;
  for (const { productId, quantity, cutFor } of lines) {
    const cut = cutFor ? { cut_plan_id: await keepBestPlan(shop, productId, cutFor, from) } : {};
    cart = addItem(cart, { product_id: productId, quantity, ...cut });
  }
  return cart.items.map(({ product_id, quantity, area_m2, is_sample, cut_plan_id = null }) => ({
    product_id,
    quantity,
    area_m2,
    is_sample,
    cut_plan_id,
  }));
}

async function priced(shop: Shop, token: string, items: z.output<typeof kept>, expiresAt: Date): Promise<AgentCart> {
  return { token, quote: await quoteCart(shop, { items }), expiresAt, continueUrl: `${shop.config.origin}${cartPath(token)}` };
}

/** The page on which a person looks at what a program chose for them, and takes it over. */
const cartPath = (token: string) => `/prepared-cart/${token}`;

type Cart = { token: string; quote: CartQuote; expiresAt: Date; continueUrl: string };

const wrong = {
  gone: ['invalid', 'This product is no longer sold.'],
  'out-of-stock': ['out_of_stock', 'This product is out of stock.'],
  'too-many': ['out_of_stock', 'There is less of it in stock.'],
  'several-lots': ['out_of_stock', 'No single batch has so many, and shades may differ. The buyer chooses at the checkout.'],
  'no-cut': ['invalid', 'It can no longer be cut as it was planned.'],
  'short-roll': ['out_of_stock', 'There is not enough left on this roll.'],
  'not-eligible': ['invalid', 'There is no sample of this product.'],
  'too-many-samples': ['invalid', 'There are too many samples.'],
} as const satisfies Record<NonNullable<CartQuote['items'][number]['problem']>, readonly [code: string, content: string]>;

/** A cart in the words of UCP, amounts in pence. Delivery is what the goods alone come to; the address decides at the checkout. */
export function cartJson({ token, quote, expiresAt, continueUrl }: Cart) {
  const totals = [
    { type: 'subtotal', amount: penceOf(quote.goods_total) },
    { type: 'fulfillment', amount: penceOf(quote.delivery), display_text: 'Delivery' },
    { type: 'total', amount: penceOf(quote.total_amount) },
  ];
  const messages = quote.items.flatMap(({ problem, available }, at) => {
    if (!problem) return [];
    const [code, content] = wrong[problem];
    const left = problem === 'too-many' ? ` ${available} are available.` : '';
    return [{ type: 'error', code, path: `$.line_items[${at}]`, content: content + left, severity: 'recoverable' }];
  });
  return {
    ucp: ucpHead('dev.ucp.shopping.cart'),
    id: token,
    line_items: quote.items.map(({ product_id, product_name, product_price, quantity, total_price, problem, cuts }, at) => ({
      id: `line_${at + 1}`,
      item: { id: product_id, title: cuts ? `${product_name}. ${cuts.words}` : product_name, price: penceOf(product_price) },
      quantity,
      totals: [{ type: 'total', amount: problem ? 0 : penceOf(total_price) }],
    })),
    currency: 'GBP',
    totals,
    ...(messages.length ? { messages } : {}),
    continue_url: continueUrl,
    expires_at: expiresAt.toISOString(),
  };
}

/** In place of a cart that has run out or never was. */
export function noCartJson(origin: string) {
  return {
    ucp: ucpHead('dev.ucp.shopping.cart'),
    messages: [
      { type: 'error', code: 'not_found', content: 'This cart has expired or does not exist. Please start a new one.', severity: 'unrecoverable' },
    ],
    continue_url: `${origin}/products`,
  };
}
