import { z } from 'zod';
import { type OrderStatus, orderReference, statusWords } from '#orders/order.ts';
import { askForOrderLink } from '#orders/order-links.server.ts';
import { listNamesOrdered, listOwnOrders } from '#orders/own-orders.server.ts';
import { sayDate } from '#platform/say-date.ts';
import { tool } from './tool.ts';

/** `isKnown`: whether the visitor is logged in; a guest's orders are never told here. `link`: what became of a guest's order link. */
export type OwnOrders = {
  isKnown: boolean;
  link?: 'mailed where reference and email belong together' | 'asked for too often';
  orders: OwnOrder[];
};
type OwnOrder = {
  id: string;
  reference: string;
  link: string;
  status: OrderStatus;
  statusWords: string;
  totalPence: number;
  placed: string;
  lines: string[];
};

const maxTold = 5;

export const ownOrders = tool({
  name: 'own_orders',
  description:
    'Orders of the visitor who is logged in, newest first; nobody else’s. For a guest give reference and email as they said them: ' +
    'if they belong together a link is mailed there, and nobody is told here whether they do.',
  input: z.object({ reference: z.string().max(20).nullish(), email: z.email().max(254).nullish().catch(null) }),
  run: async (shop, { userId, sessionId }, { reference, email }): Promise<OwnOrders> => {
    if (!userId) {
      if (!reference || !email) return { isKnown: false, orders: [] };
      const isTaken = await askForOrderLink(shop, { reference, email, purpose: 'order' }, sessionId);
      return { isKnown: false, orders: [], link: isTaken ? 'mailed where reference and email belong together' : 'asked for too often' };
    }
    const orders = (await listOwnOrders(shop, userId)).slice(0, maxTold);
    const ids = orders.map(({ id }) => id);
    const names = await listNamesOrdered(shop, ids);
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
