import { z } from 'zod';
import { penceToPounds } from '#money/pence.ts';
import { call, uuid } from '#platform/api/route.ts';
import { keepTo } from '#platform/form-fields.ts';
import { carriageLeft } from '../carriage.server.ts';
import { moveOrder } from '../move-order.server.ts';
import { orderReference, orderStatuses } from '../order.ts';
import { noteIn, staffOf, staffOrder, theOrder } from '../order-calls.server.ts';
import { refundOrder } from '../refund-order.server.ts';
import { carrierIn, dayIn, noteWanted, orderOut, trackingLinkIn } from '../schemas.ts';
import { changeLineLot, lotChange } from './change-line-lot.server.ts';
import { eraseShopper } from './erase-shopper.server.ts';
import { listStaffOrders, readOrderStats, type StaffOrder } from './list-staff-orders.server.ts';
import { orderSorts, statusFilters } from './order-filter.ts';
import { addOrderNote, markLineCut, resendLetter } from './read-staff-order.server.ts';

const row = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    status: z.enum(orderStatuses),
    user_email: z.string(),
    customer_name: z.string(),
    items_count: z.int(),
    total: z.number(),
    refunded_amount: z.number(),
    created_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    attention: z.array(z.string()).meta({ description: 'Why somebody has to look at it.' }),
  })
  .meta({ id: 'StaffOrder' });

/** Orders as staff work with them. */
export const staffOrderCalls = [
  call({
    method: 'get',
    path: '/admin/orders',
    tag: 'Admin: orders',
    access: 'admin',
    summary: 'Orders, filtered and a page at a time, with the counts over all of them.',
    query: z.object({
      search: z.string().max(100).optional().meta({ description: 'A reference, or the beginning of an e-mail, name or postcode.' }),
      status: z.enum(statusFilters).optional(),
      attention: z.enum(['true', 'false']).optional(),
      from: dayIn,
      to: dayIn,
      sort: z.enum(orderSorts.flatMap((key) => [key, `-${key}`]) as [string, ...string[]]).default('-created_at'),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      orders: z.array(row),
      total: z.int(),
      pages: z.int(),
      page: z.int(),
      stats: z.object({ total: z.int(), pending: z.int(), completed: z.int(), to_ship: z.int(), attention: z.int(), revenue: z.number() }),
    }),
    refuses: [401, 403],
    handle: async (shop, { query: { search = '', status = null, attention, from = '', to = '', sort, page, limit } }) => {
      const by = orderSorts.find((key) => sort.endsWith(key)) ?? 'created_at';
      const asked = {
        search: search.trim(),
        status,
        attention: attention === 'true',
        paid: false,
        from,
        to,
        sort: { by, descending: sort.startsWith('-') },
        page,
        limit,
      };
      const [list, stats] = await Promise.all([listStaffOrders(shop, asked), readOrderStats(shop)]);
      const { total, pending, completed, toShip, revenuePence } = stats;
      return {
        ...list,
        orders: list.orders.map(toApi),
        stats: { total, pending, completed, to_ship: toShip, attention: stats.attention, revenue: penceToPounds(revenuePence) },
      };
    },
  }),
  call({
    ...staffOrder,
    method: 'put',
    path: '/admin/orders/{id}/status',
    summary: 'Moves an order on, and writes to its shopper. `shipped` sends all that is left of it.',
    body: z.object({
      status: z.enum(orderStatuses),
      note: noteIn,
      carrier: carrierIn.optional(),
      tracking_link: trackingLinkIn.optional(),
    }),
    answer: orderOut,
    handle: async (shop, { params: { id }, body, caller }) => {
      await moveOrder(shop, id, { to: body.status, note: body.note, carrier: body.carrier, trackingLink: body.tracking_link }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'post',
    path: '/admin/orders/{id}/refund',
    summary: 'Pays back part or all of what was paid, through the card provider.',
    body: z.object({
      amount_pence: z
        .int('Please enter the amount as a whole number of pence.')
        .min(1, 'Please enter an amount above £0.')
        .max(1_000_000_000)
        .nullish(),
      lines: z
        .array(z.object({ id: uuid, quantity: z.int().min(1).max(9_999) }))
        .max(200)
        .default([]),
      delivery: z.boolean().default(false).meta({ description: 'Delivery and postage too, as far as they did not go back before.' }),
      reason: z.string().trim().max(190, keepTo(190)).default(''),
      restock: z.boolean().default(false),
    }),
    answer: orderOut,
    handle: async (shop, { params: { id }, body, caller }) => {
      const carriagePence = body.delivery ? await carriageLeft(shop.db, id) : 0;
      const wanted = { amountPence: body.amount_pence ?? null, lines: body.lines, carriagePence, reason: body.reason, restocks: body.restock };
      await refundOrder(shop, id, wanted, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'post',
    path: '/admin/orders/{id}/notes',
    summary: 'Writes a note into an order’s history. What was raised to staff before it counts as looked at.',
    body: z.object({ note: z.string().trim().min(1, noteWanted).max(1000, keepTo(1000)) }),
    answer: orderOut,
    handle: async (shop, { params: { id }, body, caller }) => {
      await addOrderNote(shop, id, body.note, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'put',
    path: '/admin/orders/{id}/lines/{line_id}/cut',
    summary: 'Says that a line has been cut from its roll, or was not after all. Once cut its shopper cannot cancel it.',
    params: z.object({ id: uuid, line_id: uuid }),
    body: z.object({ cut: z.boolean() }),
    answer: orderOut,
    handle: async (shop, { params: { id, line_id }, body, caller }) => {
      await markLineCut(shop, id, line_id, body.cut, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'put',
    path: '/admin/orders/{id}/lines/{line_id}/lot',
    summary: 'Takes boxes of a line from another production lot, while the order has not been sent.',
    params: z.object({ id: uuid, line_id: uuid }),
    body: lotChange,
    answer: orderOut,
    handle: async (shop, { params: { id, line_id }, body, caller }) => {
      const { from_lot_id: from, to_lot_id: to, quantity, broken: areBroken, note: said } = body;
      await changeLineLot(shop, id, line_id, { from, to, quantity, areBroken, note: said }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'post',
    path: '/admin/orders/{id}/resend-letter',
    summary: 'Sends the last letter about an order again.',
    answer: z.object({ sent_to: z.string() }),
    handle: async (shop, { params: { id }, caller }) => ({ sent_to: await resendLetter(shop, id, staffOf(caller)) }),
  }),
  call({
    ...staffOrder,
    method: 'delete',
    path: '/admin/orders/{id}/customer',
    summary: 'Erases whom an order names, because they asked for it: a customer with the account, a guest with what is held under the e-mail.',
    description: 'Goods, sums, town and country stay, and the name and address on an invoice over £250. Orders under way are left.',
    answer: z.object({ success: z.literal(true) }),
    handle: async (shop, { params: { id }, caller }) => {
      await eraseShopper(shop, { id: caller.userId }, id);
      return { success: true as const };
    },
  }),
];

function toApi(order: StaffOrder): z.input<typeof row> {
  return {
    id: order.id,
    reference: orderReference(order.id),
    status: order.status,
    user_email: order.email,
    customer_name: order.customerName,
    items_count: order.items,
    total: penceToPounds(order.totalPence),
    refunded_amount: penceToPounds(order.refundedPence),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    attention: order.attention,
  };
}
