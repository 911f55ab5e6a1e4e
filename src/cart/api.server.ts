import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { deliveryWays } from '#delivery/ways.ts';
import { penceToPounds } from '#money/pence.ts';
import { type Caller, call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { isUuid } from '#platform/is-uuid.ts';
import type { Shop } from '../shop.server.ts';
import type { CheckoutOwner } from './checkout-key.server.ts';
import { readCheckoutKey } from './checkout-key.server.ts';
import { keepCutPlan } from './cut-plans.server.ts';
import { placeAsked, readPlace } from './delivery-place.server.ts';
import { offerKits } from './kit-offers.server.ts';
import { addSampleToCart, addToCart, clearCart, mergeCart, readOwnCart, removeFromCart, setCartQuantity } from './own-cart.server.ts';
import { pricesHere } from './prices-here.server.ts';
import { quoteCart, readCartProducts } from './quote.server.ts';
import { quoteDelivery } from './quote-delivery.server.ts';
import { addIn, type Cart, cartOut, changeIn, cutsIn, mergeIn, quoteIn, quoteOut, removeQuery } from './schemas.ts';

const ofProduct = { params: z.object({ product_id: uuid }), missing: 'Product not found' };
const own = { tag: 'Cart', access: 'customer', answer: cartOut } as const;

const way = z.object({
  way: z.enum(deliveryWays),
  charge_pounds: z.number().nullable().meta({ description: 'Null: please ask us.' }),
  earliest: z.iso.date().nullable(),
  latest: z.iso.date().nullable(),
  days: z.array(z.iso.date()).meta({ description: 'Those that can be wished for.' }),
  asks: z.array(z.string()).meta({ description: 'What has to be told with the order beside the address.' }),
});

const deliveryQuoteCall = call({
  method: 'post',
  path: '/delivery/quote',
  tag: 'Cart',
  access: 'everyone',
  summary: 'What delivery of these lines to a place costs, and when it comes, as an order is charged.',
  body: quoteIn,
  answer: z.object({ zone: z.string(), ways: z.array(way) }),
  handle: (shop, { body }) => quoteDelivery(shop, body.items, placeAsked(body)),
});

const pricesHereCall = call({
  method: 'get',
  path: '/prices-here',
  tag: 'Catalogue',
  access: 'everyone',
  summary: 'What products cost where the visitor is, where that is not as their pages say: for Ireland, in pounds and as a guide in euros.',
  description: 'The place is the one that was named for the visit (cookie), or `postal_code`. Empty elsewhere.',
  query: z.object({
    ids: z
      .string()
      .min(1)
      .transform((text) => text.split(',').filter(isUuid).slice(0, 60))
      .meta({ description: 'Product ids with commas between, 60 at most.' }),
    postal_code: z.string().max(20).optional(),
  }),
  answer: z.object({
    prices: z.array(
      z.object({
        product_id: z.uuid(),
        price: z.number(),
        price_per_m2: z.number().nullable(),
        euro: z.number().nullable(),
        euro_per_m2: z.number().nullable(),
        words: z.string(),
      }),
    ),
  }),
  handle: async (shop, { query: { ids, postal_code }, http }) => {
    const place = postal_code ? placeAsked({ postal_code }) : readPlace(http.req.raw);
    return { prices: await pricesHere(shop, ids, place) };
  },
});

/** What a cart costs, for anybody; and the cart of a customer, which every change of it answers as it is then. */
export const cartCalls = [
  call({
    method: 'post',
    path: '/cart/quote',
    tag: 'Cart',
    access: 'everyone',
    summary: 'Prices a cart: lines, sample postage, delivery and total, as the shop charges them now.',
    description: 'Only products and quantities are read; every price and total is the server’s. Nothing is stored or held.',
    body: quoteIn,
    answer: quoteOut,
    handle: async (shop, { body, http }) => {
      const place = placeAsked(body) ?? readPlace(http.req.raw);
      const owner = await ownerOf(shop, http.req.raw);
      const { items } = body;
      const products = await readCartProducts(shop, items);
      const [quote, kits] = await Promise.all([quoteCart(shop, { items, place, products }, owner), offerKits(shop, items, products)]);
      return { ...quote, kits };
    },
  }),
  deliveryQuoteCall,
  pricesHereCall,
  call({
    method: 'post',
    path: '/cart/cuts',
    tag: 'Cart',
    access: 'everyone',
    summary: 'Keeps rooms to be cut for from a roll, so that a line of a cart or an order can name them.',
    description: 'The cuts and their price are the server’s, worked out anew whenever the line is shown or ordered. Nothing is held.',
    body: cutsIn,
    answer: z.object({ cut_plan_id: z.string(), metres: z.number(), seams: z.int(), total_price: z.number() }),
    status: 201,
    refuses: [404, 409, 429],
    handle: async (shop, { body: { product_id, rooms, stairs, roll_width_mm, seams }, http }) => {
      const { id, plan } = await keepCutPlan(
        shop,
        product_id,
        { rooms: { rooms, stairs }, roll_width_mm, seams },
        clientAddress(http, shop.config.trustedProxies),
      );
      return { cut_plan_id: id, metres: plan.soldMm / 1000, seams: plan.seams, total_price: penceToPounds(plan.pence) };
    },
  }),
  call({
    ...own,
    method: 'get',
    path: '/cart',
    summary: 'The customer’s cart, priced as the shop charges now.',
    refuses: [401],
    handle: async (shop, { caller, http }) => priced(shop, http, caller.userId),
  }),
  call({
    ...own,
    method: 'post',
    path: '/cart/items',
    summary: 'Adds boxes of a product; where some are in the cart, there are more of them then.',
    body: addIn,
    refuses: [401, 403, 404, 409],
    handle: (shop, { body, caller, http }) => changed(shop, http, caller, (userId) => addToCart(shop, userId, body)),
  }),
  call({
    ...own,
    method: 'put',
    path: '/cart/items/{product_id}',
    summary: 'Sets the quantity of a product in the cart, and from which production lots it may come. What is cut to a plan stays one.',
    ...ofProduct,
    body: changeIn,
    refuses: [401, 403, 404],
    handle: (shop, { params, body, caller, http }) => changed(shop, http, caller, (userId) => setCartQuantity(shop, userId, { ...params, ...body })),
  }),
  call({
    ...own,
    method: 'delete',
    path: '/cart/items/{product_id}',
    summary: 'Takes a product out of the cart, or with `sample=true` its sample, or with `cut_plan_id` what is cut to that plan.',
    ...ofProduct,
    query: removeQuery,
    refuses: [401, 403, 404],
    handle: (shop, { params, query, caller, http }) =>
      changed(shop, http, caller, (userId) => removeFromCart(shop, userId, { ...params, ...query, is_sample: query.sample === 'true' })),
  }),
  call({
    ...own,
    method: 'post',
    path: '/cart/clear',
    summary: 'Empties the cart.',
    refuses: [401, 403],
    handle: (shop, { caller, http }) => changed(shop, http, caller, (userId) => clearCart(shop.db, userId)),
  }),
  call({
    ...own,
    method: 'post',
    path: '/cart/add-sample/{product_id}',
    summary: 'Adds the free sample of a product, once.',
    ...ofProduct,
    refuses: [401, 403, 404, 409],
    handle: (shop, { params, caller, http }) => changed(shop, http, caller, (userId) => addSampleToCart(shop, userId, params.product_id)),
  }),
  call({
    ...own,
    method: 'post',
    path: '/cart/merge',
    summary: 'Adds the lines that somebody chose before they logged in.',
    description:
      'Boxes of the same product add up; no line is left out. A call sent again with the same `merge_key`, because no answer came, changes ' +
      'nothing more.',
    body: mergeIn,
    refuses: [401, 403, 409],
    handle: (shop, { body, caller, http }) =>
      changed(shop, http, caller, (userId) =>
        mergeCart(
          shop,
          userId,
          body.items.map((item) => ({ ...item, area_m2: item.area_m2 ?? null })),
          body.merge_key ?? null,
        ),
      ),
  }),
];

async function changed(shop: Shop, http: Context, { userId }: Caller, change: (userId: string) => Promise<void>): Promise<Cart> {
  await change(userId);
  return priced(shop, http, userId);
}

async function priced(shop: Shop, http: Context, userId: string): Promise<Cart> {
  const items = await readOwnCart(shop, userId);
  const quote = await quoteCart(shop, { items, place: readPlace(http.req.raw) }, { userId, checkoutKey: readCheckoutKey(http.req.raw) });
  return { ...quote, items: quote.items.map((item, at) => ({ ...item, seen_price: items[at]?.seen_price ?? null })) };
}

async function ownerOf(shop: Shop, request: Request): Promise<CheckoutOwner> {
  const visitor = await readVisitor(shop, request);
  return { userId: visitor?.id ?? null, checkoutKey: readCheckoutKey(request) };
}
