import { z } from 'zod';
import { penceToPounds } from '#money/pence.ts';
import { openedOrder, ordersReturn, piecesIn, returnOut } from '#orders/returns/return-calls.server.ts';
import { orderQuery } from '#orders/schemas.ts';
import { call, uuid } from '#platform/api/route.ts';
import { keepTo } from '#platform/form-fields.ts';
import { askLeftOver, readLeftOver } from './ask-left-over.server.ts';
import { leftOverRefusals } from './left-over.ts';

const ofOrder = {
  tag: 'Orders',
  access: 'everyone',
  path: '/orders/{id}/left-over',
  params: z.object({ id: uuid }),
  missing: 'Order not found',
  query: orderQuery,
} as const;

/** Sealed boxes that come back beside the right to withdraw, where the shop offers it. */
export const leftOverCalls = [
  call({
    ...ofOrder,
    method: 'get',
    summary: 'How many boxes of an order may still come back as left over.',
    answer: z.object({
      refusal: z.string().nullable().meta({ description: 'Why none can come back now; null where some can.' }),
      until: z.iso.datetime().nullable(),
      lines: z.array(z.object({ id: z.uuid(), product_name: z.string(), most: z.int(), price: z.number().meta({ description: 'Pounds, each.' }) })),
    }),
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      await openedOrder(shop, http, id, query.token);
      const { state, ends, lines } = await readLeftOver(shop, { id });
      return {
        refusal: state === 'open' ? null : leftOverRefusals[state],
        until: ends?.toISOString() ?? null,
        lines: lines.map((line) => ({ id: line.id, product_name: line.name, most: line.most, price: penceToPounds(line.unitPence) })),
      };
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    summary: 'Asks the shop to take sealed left-over boxes back; staff agree to it or refuse.',
    body: z.object({ lines: piecesIn.min(1), reason: z.string().trim().max(500, keepTo(500)).default('') }),
    answer: returnOut,
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id }, query, body, http }) => {
      const visitor = await openedOrder(shop, http, id, query.token);
      return ordersReturn(shop, await askLeftOver(shop, id, body, { kind: 'shopper', userId: visitor?.id ?? null }));
    },
  }),
];
