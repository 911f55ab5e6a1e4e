import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import type { KeptLot } from '#stock/lots.server.ts';
import { changeLot, forgetLot, nameLot, receiveGoods } from './change-lots.server.ts';
import { listStaffLots, lotFilters } from './list-lots.server.ts';
import { correctedLot, receivedLot } from './lot-fields.ts';

const lot = z
  .object({
    id: z.uuid(),
    product_id: z.uuid(),
    number: z.string().meta({ description: 'As it stands on the boxes; empty for boxes whose lot nobody has noted.' }),
    shade: z.string().meta({ description: 'Shade or calibre.' }),
    on_hand: z.int(),
    held: z.int().meta({ description: 'Of them, for unpaid orders.' }),
    received_on: z.iso.date().nullable(),
  })
  .meta({ id: 'Lot' });

const staff = { tag: 'Admin: stock', access: 'admin' } as const;
const ofProduct = { ...staff, params: z.object({ id: uuid }), missing: 'Product not found', refuses: [401, 403, 404, 409] } as const;
const ofLot = { ...ofProduct, params: z.object({ id: uuid, lot_id: uuid }) } as const;
const done = z.object({ success: z.literal(true) });

/** Production lots (batches) as staff keep them. */
export const lotCalls = [
  call({
    ...staff,
    method: 'get',
    path: '/admin/lots',
    summary: 'Production lots (batches) with what is on hand and held of each, a page at a time.',
    query: z.object({
      search: z.string().max(100).default('').meta({ description: 'The beginning of a lot’s number or an SKU, or part of a product’s name.' }),
      filter: z.enum(lotFilters).default('on-hand'),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    answer: z.object({
      lots: z.array(lot.extend({ product_name: z.string(), sku: z.string() }).meta({ id: 'ListedLot' })),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
    }),
    refuses: [401, 403],
    handle: async (shop, { query: { search, filter, page } }) => {
      const { lots, ...list } = await listStaffLots(shop, { search, filter }, page);
      return { ...list, lots: lots.map((one) => ({ ...toApi(one), product_name: one.productName, sku: one.sku })) };
    },
  }),
  call({
    ...ofProduct,
    method: 'post',
    path: '/admin/products/{id}/lots',
    summary: 'Takes boxes of a lot into stock. With its first lot a product’s stock comes to be that of its lots.',
    description: 'What was on hand before is a lot without a number then. Goods that are cut from a roll have none.',
    body: receivedLot,
    answer: z.object({ id: z.uuid(), on_hand: z.int() }),
    status: 201,
    handle: async (shop, { params, body, caller }) => {
      const { id, onHand } = await receiveGoods(shop, { id: caller.userId }, params.id, body);
      return { id, on_hand: onHand };
    },
  }),
  call({
    ...ofLot,
    method: 'put',
    path: '/admin/products/{id}/lots/{lot_id}',
    summary: 'Corrects a lot: its number, shade or calibre, day, and what is on hand of it.',
    description: 'The lot without a number keeps none; see /admin/products/{id}/lots/{lot_id}/number.',
    body: correctedLot,
    answer: done,
    handle: async (shop, { params, body, caller }) => {
      await changeLot(shop, { id: caller.userId }, params.id, params.lot_id, body);
      return { success: true as const };
    },
  }),
  call({
    ...ofLot,
    method: 'post',
    path: '/admin/products/{id}/lots/{lot_id}/number',
    summary: 'Says which lot boxes without a number are of. Those that unpaid orders hold stay as they are.',
    body: receivedLot,
    answer: done,
    handle: async (shop, { params, body, caller }) => {
      await nameLot(shop, { id: caller.userId }, params.id, params.lot_id, body);
      return { success: true as const };
    },
  }),
  call({
    ...ofLot,
    method: 'delete',
    path: '/admin/products/{id}/lots/{lot_id}',
    summary: 'Forgets a lot of which nothing is left. Without lots a product is counted as a whole again.',
    answer: done,
    handle: async (shop, { params, caller }) => {
      await forgetLot(shop, { id: caller.userId }, params.id, params.lot_id);
      return { success: true as const };
    },
  }),
];

function toApi({ id, productId, number, shade, onHand, held, receivedOn }: KeptLot): z.input<typeof lot> {
  return { id, product_id: productId, number, shade, on_hand: onHand, held, received_on: receivedOn };
}
