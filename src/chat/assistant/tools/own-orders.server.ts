import { z } from 'zod';
import { type OrderStatus, orderReference, statusWords } from '#orders/order.ts';
import { listNamesOrdered, listOwnOrders } from '#orders/own-orders.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { tool } from './tool.ts';

/** `isKnown`: whether the visitor is logged in; a guest's orders are never told here. */
export type OwnOrders = {
  isKnown: boolean;
  orders: {
    id: string;
    reference: string;
    link: string;
    status: OrderStatus;
    statusWords: string;
    totalPence: number;
    placed: string;
    lines: string[];
  }[];
};

const mostTold = 5;

export const ownOrders = tool({
  name: 'own_orders',
  description: 'The orders of the visitor who is logged in, newest first. Nobody else’s can be read.',
  input: z.object({}),
  run: async (shop, { userId }): Promise<OwnOrders> => {
    if (!userId) return { isKnown: false, orders: [] };
    const orders = (await listOwnOrders(shop, userId)).slice(0, mostTold);
    const names = await listNamesOrdered(
      shop,
      orders.map(({ id }) => id),
    );
    return {
      isKnown: true,
      orders: orders.map(({ id, status, totalPence, createdAt }) => ({
        id,
        reference: orderReference(id),
        link: `/orders/${id}`,
        status,
        statusWords: statusWords[status],
        totalPence,
        placed: sayDate(createdAt),
        lines: names.filter(({ orderId }) => orderId === id).map(({ name, quantity }) => `${quantity} × ${name}`),
      })),
    };
  },
});
