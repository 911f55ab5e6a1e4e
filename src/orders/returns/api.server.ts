import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { orderQuery } from '../schemas.ts';
import { withdrawFromOrder } from '../withdrawals.server.ts';
import { moveReturn } from './move-return.server.ts';
import { listReturns, listReturnsOf, returnFilters } from './queries.server.ts';
import { noReturn, openedOrder, ordersReturn, piecesIn, returnOut, returnToApi } from './return-calls.server.ts';
import { returnStatuses } from './return-moves.ts';
import { returnNotFound } from './return-words.ts';

const ofOrder = { tag: 'Orders', access: 'everyone', params: z.object({ id: uuid }), missing: 'Order not found', query: orderQuery } as const;
const forStaff = { tag: 'Admin: orders', access: 'admin' } as const;

/** What shoppers send back, and what staff do about it. */
export const returnCalls = [
  call({
    ...ofOrder,
    method: 'get',
    path: '/orders/{id}/returns',
    summary: 'What is sent back of an order, and how far it is.',
    answer: z.array(returnOut),
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      await openedOrder(shop, http, id, query.token);
      return (await listReturnsOf(shop, id)).map(returnToApi);
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    path: '/orders/{id}/returns',
    summary: 'Withdraws from the contract for some or all of an order, within 14 days of delivery.',
    description: 'A copy with its content, date and time is mailed to the order’s email. What is cut to size cannot be withdrawn from.',
    body: z.object({ lines: piecesIn.min(1), reason: z.string().trim().max(500, keepTo(500)).default('') }),
    answer: returnOut,
    status: 201,
    refuses: [403, 404, 409],
    handle: async (shop, { params: { id }, query, body, http }) => {
      const visitor = await openedOrder(shop, http, id, query.token);
      return ordersReturn(shop, await withdrawFromOrder(shop, id, body, { kind: 'shopper', userId: visitor?.id ?? null }));
    },
  }),
  call({
    ...ofOrder,
    method: 'post',
    path: '/orders/{id}/returns/{return_id}/sent',
    summary: 'Says that a return was sent: from then on the shop has 14 days to pay it back.',
    params: z.object({ id: uuid, return_id: uuid }),
    body: z.object({ sent_with: z.string().overwrite(oneLine).max(200, keepTo(200)).default('') }),
    answer: returnOut,
    refuses: [403, 404, 409],
    handle: async (shop, { params: { id, return_id }, query, body, http }) => {
      const visitor = await openedOrder(shop, http, id, query.token);
      if (!(await listReturnsOf(shop, id)).some((one) => one.id === return_id)) throw noReturn();
      const step = { to: 'on-the-way', version: null, sentWith: body.sent_with } as const;
      await moveReturn(shop, return_id, step, { kind: 'shopper', userId: visitor?.id ?? null });
      return ordersReturn(shop, return_id);
    },
  }),
  call({
    ...forStaff,
    method: 'get',
    path: '/admin/returns',
    summary: 'Returns, longest waiting first, a page at a time, with the count of each state.',
    query: z.object({
      status: z
        .enum(returnFilters)
        .default('open')
        .meta({ description: '`waiting`: those that wait for the shop; `late`: overdue, to be sent or to be paid back.' }),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    answer: z.object({ returns: z.array(returnOut), total: z.int(), page: z.int(), pages: z.int(), counts: z.record(z.string(), z.int()) }),
    refuses: [401, 403],
    handle: async (shop, { query }) => {
      const { returns, ...rest } = await listReturns(shop, query);
      return { returns: returns.map(returnToApi), ...rest };
    },
  }),
  call({
    ...forStaff,
    method: 'put',
    path: '/admin/returns/{id}',
    summary: 'Takes a return a step on, pays it back at the end, and writes to its shopper.',
    description: '`version` is that of the return as it was read: if it has moved on since, 409.',
    params: z.object({ id: uuid }),
    missing: returnNotFound,
    body: z.object({
      status: z.enum(returnStatuses),
      version: z.int().min(1).max(1_000_000),
      answer: z.string().trim().max(1000, keepTo(1000)).default(''),
      lines: piecesIn.nullish().meta({ description: 'Of a pay-back: how many of which lines. Left out: all of them.' }),
      refund_pence: z.int().min(1).max(1_000_000_000).nullish().meta({
        description: 'Left out: what the pieces cost, and delivery where it is the last of the goods that were withdrawn from.',
      }),
      restock: z.boolean().default(false).meta({ description: 'Of a pay-back: the pieces are fit to be sold again.' }),
    }),
    answer: returnOut,
    refuses: [401, 403, 404, 409],
    handle: async (shop, { params: { id }, body, caller }) => {
      const { status: to, version, answer, lines = null, refund_pence, restock: restocks } = body;
      const step = { to, version, answer, lines, amountPence: refund_pence ?? null, restocks };
      await moveReturn(shop, id, step, { kind: 'staff', userId: caller.userId });
      return ordersReturn(shop, id);
    },
  }),
];
