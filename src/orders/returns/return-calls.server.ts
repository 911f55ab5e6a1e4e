import type { Context } from 'hono';
import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { penceToPounds } from '#money/pence.ts';
import { uuid } from '#platform/api/route.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../shop.server.ts';
import { requireOrder } from '../read-order.server.ts';
import { type Return, readReturn } from './queries.server.ts';
import { returnKinds, returnStatuses } from './return-moves.ts';
import { returnNews, returnNotFound } from './return-words.ts';

/** What the calls about returns share. */

export const returnOut = z
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

export const piecesIn = z.array(z.object({ id: uuid, quantity: z.int().min(1).max(9_999) })).max(200);

/** Whoever asks for an order over the API. Throws a Refusal (404) where it is not theirs. */
export async function openedOrder(shop: Shop, http: Context, orderId: string, token: string | undefined) {
  const visitor = await readVisitor(shop, http.req.raw);
  await requireOrder(shop, orderId, { visitor, token: token ?? null });
  return visitor;
}

export const noReturn = () => new Refusal('not-found', 'return-not-found', returnNotFound);

/** One return as the API gives it. */
export async function ordersReturn(shop: Shop, id: string) {
  const one = await readReturn(shop, id);
  if (!one) throw noReturn();
  return returnToApi(one);
}

export function returnToApi(one: Return): z.input<typeof returnOut> {
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
