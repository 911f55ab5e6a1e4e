import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { type Caller, uuid } from '#platform/api/route.ts';
import { keepTo } from '#platform/form-fields.ts';
import type { Shop } from '../shop.server.ts';
import type { Actor } from './order-moves.ts';
import { orderNotFound } from './order-rows.server.ts';
import { type OrderReader, readOrder } from './read-order.server.ts';
import { orderQuery, orderToApi } from './schemas.ts';

/** What calls about an order have in common. */
export const noteIn = z.string().trim().max(1000, keepTo(1000)).default('');

/** A call about one order for whoever may open it: its owner, staff, and who has the token of its letter. */
export const oneOrder = { tag: 'Orders', params: z.object({ id: uuid }), missing: 'Order not found', query: orderQuery } as const;

export async function readerOf(shop: Shop, http: Context, token: string | undefined): Promise<OrderReader> {
  return { visitor: await readVisitor(shop, http.req.raw), token: token ?? null };
}

export const staffOrder = {
  tag: 'Admin: orders',
  access: 'admin',
  params: z.object({ id: uuid }),
  missing: 'Order not found',
  refuses: [401, 403, 404, 409],
} as const;

export function staffOf({ userId }: Caller): Actor {
  return { kind: 'staff', userId };
}

export async function theOrder(shop: Shop, id: string) {
  const order = await readOrder(shop, id);
  if (!order) throw orderNotFound();
  return orderToApi(order);
}
