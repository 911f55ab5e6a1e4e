import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { call, uuid } from '#platform/api/route.ts';
import { keepTo, oneLine } from '#platform/form-fields.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { requireOrder } from '../read-order.server.ts';
import { orderQuery } from '../schemas.ts';
import { withdrawFromOrder } from '../withdrawals.server.ts';
import { moveReturn } from './move-return.server.ts';
import { listReturns, listReturnsOf, type Return, readReturn, returnFilters } from './queries.server.ts';
import { returnKinds, returnStatuses } from './return-moves.ts';
import { returnNews, returnNotFound } from './return-words.ts';

const returnOut = z
  .object({
    id: z.uuid(),
    order_id: z.uuid(),
    kind: z
      .enum(returnKinds)
      .meta({ description: '`withdrawal`: from the contract, by right. `left-over`: sealed boxes, as far as the shop offers it.' }),
    status: z.enum(returnStatuses),
    said: z.string().meta({ description: 'What the shopper is told of this state.' }),
    lines: z.array(z.object({ id: z.uuid(), product_name: z.string(), quantity: z.int() })),
    reason: z.string(),
    answer: z.string().meta({ description: 'What staff wrote with the last step.' }),
    sent_with: z.string(),
    refund_amount: z.number().nullable().meta({ description: 'Pounds.' }),
    version: z.int(),
    created_at: z.iso.datetime(),
    send_by: z.iso.datetime().nullable(),
    pay_by: z.iso.datetime().nullable(),
    late: z.enum(['send', 'pay']).nullable().meta({ description: 'What is overdue: that it is sent, or that it is paid back.' }),
  })
  .meta({ id: 'Return' });

const piecesIn = z.array(z.object({ id: uuid, quantity: z.int().min(1).max(9_999) })).max(200);
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
      await opened(shop, http, id, query.token);
      return (await listReturnsOf(shop, id)).map(toApi);
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
      const visitor = await opened(shop, http, id, query.token);
      return theReturn(shop, await withdrawFromOrder(shop, id, body, { kind: 'shopper', userId: visitor?.id ?? null }));
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
      const visitor = await opened(shop, http, id, query.token);
      if (!(await listReturnsOf(shop, id)).some((one) => one.id === return_id)) throw notFound();
      const step = { to: 'on-the-way', version: null, sentWith: body.sent_with } as const;
      await moveReturn(shop, return_id, step, { kind: 'shopper', userId: visitor?.id ?? null });
      return theReturn(shop, return_id);
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
      return { returns: returns.map(toApi), ...rest };
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
      return theReturn(shop, id);
    },
  }),
];

async function opened(shop: Shop, http: Context, orderId: string, token: string | undefined) {
  const visitor = await readVisitor(shop, http.req.raw);
  await requireOrder(shop, orderId, { visitor, token: token ?? null });
  return visitor;
}

const notFound = () => new Refusal('not-found', 'return-not-found', returnNotFound);

async function theReturn(shop: Shop, id: string) {
  const one = await readReturn(shop, id);
  if (!one) throw notFound();
  return toApi(one);
}

function toApi(one: Return): z.input<typeof returnOut> {
  return {
    id: one.id,
    order_id: one.orderId,
    kind: one.kind,
    status: one.status,
    said: returnNews[one.status].said,
    lines: one.lines.map(({ id, name, quantity }) => ({ id, product_name: name, quantity })),
    reason: one.reason,
    answer: one.answer,
    sent_with: one.sentWith,
    refund_amount: one.refundPence === null ? null : penceToPounds(one.refundPence),
    version: one.version,
    created_at: one.createdAt.toISOString(),
    send_by: one.sendBy?.toISOString() ?? null,
    pay_by: one.payBy?.toISOString() ?? null,
    late: one.late,
  };
}
