import { z } from 'zod';
import { type Caller, uuid } from '#platform/api/route.ts';
import { keepTo } from '#platform/form-fields.ts';
import type { Shop } from '../shop.server.ts';
import type { Actor } from './order-moves.ts';
import { orderNotFound } from './order-rows.server.ts';
import { readOrder } from './read-order.server.ts';
import { orderToApi } from './schemas.ts';

/** What calls about an order have in common. */
export const noteIn = z.string().trim().max(1000, keepTo(1000)).default('');

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
