import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { readOwnCart } from '#cart/own-cart.server.ts';
import { deliversTo } from '#delivery/delivery.ts';
import { notDelivered } from '#delivery/shipping-address.ts';
import { call } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { imageAddress } from '#platform/images/address.ts';
import { notSignedIn, Refusal } from '#platform/refusal.ts';
import { readSettings } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { cancelOrder } from './cancel-order.server.ts';
import type { NewOrder } from './new-order.server.ts';
import { oneOrder, readerOf } from './order-calls.server.ts';
import { listOrders } from './own-orders.server.ts';
import { placeOrder, takeTurnToOrder } from './place-order.server.ts';
import { listRecentPurchases } from './queries.server.ts';
import { noOrder, readOrder, readOrderFor, requireOrder } from './read-order.server.ts';
import { guestOrderIn, orderOut, orderToApi, ownOrderIn, placedOrderOut } from './schemas.ts';

/** Of both calls that place an order. */
const whatIsRefused =
  'What cannot be had is refused (409): `not-enough-stock` where there is too little, `several-lots` where there is enough but not in as many ' +
  'production lots as the item allows. The cart’s quote says which lots there are; with `max_lots` the shopper agrees to them.';

const purchase = z
  .object({
    product_id: z.uuid(),
    product_name: z.string(),
    image_url: z.string().nullable(),
    first_name: z.string().nullable().meta({ description: 'Null unless the buyer agreed to be named.' }),
    town: z.string(),
    paid_at: z.iso.datetime(),
  })
  .meta({ id: 'RecentPurchase' });

export const orderCalls = [
  call({
    method: 'get',
    path: '/recent-purchases',
    tag: 'Orders',
    access: 'everyone',
    summary: 'What was really bought in the last 30 days, newest first.',
    description: 'Paid orders of which nothing was refunded; samples are left out.',
    answer: z.array(purchase),
    handle: async (shop) => {
      const purchases = await listRecentPurchases(shop);
      return purchases.map(({ productId, productName, imageId, firstName, town, paidAt }) => ({
        product_id: productId,
        product_name: productName,
        image_url: imageId && imageAddress(imageId, 160, 'jpg'),
        first_name: firstName,
        town,
        paid_at: paidAt.toISOString(),
      }));
    },
  }),
  call({
    method: 'post',
    path: '/orders',
    tag: 'Orders',
    access: 'customer',
    summary: 'Orders what is in the customer’s cart. The order waits to be paid, and holds its boxes meanwhile.',
    description: whatIsRefused,
    body: ownOrderIn,
    answer: placedOrderOut,
    status: 201,
    refuses: [401, 403, 409, 429],
    handle: async (shop, { body, caller, http }) => {
      const userId = caller.userId;
      return place(shop, http, { ...body, userId, items: await readOwnCart(shop, userId), total_amount: body.total_amount ?? null });
    },
  }),
  call({
    method: 'post',
    path: '/orders/guest',
    tag: 'Orders',
    access: 'everyone',
    summary: 'Orders as a guest. The token in the answer opens the order; without it nobody but staff sees it.',
    description: whatIsRefused,
    body: guestOrderIn,
    answer: placedOrderOut,
    status: 201,
    refuses: [403, 409, 429],
    handle: (shop, { body, http }) => place(shop, http, { ...body, userId: null }),
  }),
  call({
    method: 'get',
    path: '/orders',
    tag: 'Orders',
    access: 'customer',
    summary: 'The customer’s own orders, newest first; all orders for staff.',
    query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    answer: z.array(orderOut),
    refuses: [401],
    handle: async (shop, { query, http }) => {
      const visitor = await readVisitor(shop, http.req.raw);
      if (!visitor) throw notSignedIn();
      const orders = await listOrders(shop, { userId: visitor.isAdmin ? null : visitor.id, ...query });
      return orders.map(orderToApi);
    },
  }),
  call({
    ...oneOrder,
    method: 'get',
    path: '/orders/{id}',
    access: 'everyone',
    summary: 'An order: for its owner, for staff, and for whoever has the token of its letter.',
    answer: orderOut,
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      return orderToApi(await readOrderFor(shop, id, await readerOf(shop, http, query.token)));
    },
  }),
  call({
    ...oneOrder,
    method: 'post',
    path: '/orders/{id}/cancel',
    access: 'everyone',
    summary: 'Cancels an order that has not been sent; what was paid by card is paid back.',
    body: z.object({ reason: z.string().trim().max(500).default('') }),
    answer: orderOut,
    refuses: [403, 404, 409],
    handle: async (shop, { params: { id }, query, body, http }) => {
      const reader = await readerOf(shop, http, query.token);
      await requireOrder(shop, id, reader);
      await cancelOrder(shop, id, { kind: 'shopper', userId: reader.visitor?.id ?? null }, body.reason);
      return orderToApi(await readOrderFor(shop, id, reader));
    },
  }),
];

type Ordered = z.output<typeof guestOrderIn>;

async function place(
  shop: Shop,
  http: Context,
  body: Omit<Ordered, 'items' | 'total_amount'> & { userId: string | null; items: NewOrder['items']; total_amount: number | null },
) {
  const from = clientAddress(http, shop.config.trustedProxies);
  await takeTurnToOrder(shop, from);
  const { country } = body.shipping_address;
  if (!deliversTo(await readSettings(shop), country)) {
    const detail = notDelivered;
    throw new Refusal('invalid', 'invalid-form', detail, [{ field: 'shipping_address.country', message: detail }]);
  }
  const { id, token, order } = await placeOrder(shop, {
    userId: body.userId,
    address: body.shipping_address,
    items: body.items,
    notes: body.notes,
    showsPurchase: body.shows_purchase,
    checkoutKey: body.checkout_key ?? null,
    wishedDay: body.wished_day ?? null,
    collects: body.collect,
    holds: body.hold,
    access: body.access ?? undefined,
    from,
    expectedTotalPence: body.total_amount,
  });
  return { ...orderToApi(order ?? (await theOrder(shop, id))), token };
}

async function theOrder(shop: Shop, id: string) {
  const order = await readOrder(shop, id);
  if (!order) throw noOrder();
  return order;
}
