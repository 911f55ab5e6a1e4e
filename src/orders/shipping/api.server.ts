import { z } from 'zod';
import { call, uuid } from '#platform/api/route.ts';
import { handOver } from '../collecting/collect-order.server.ts';
import { noteIn, staffOf, staffOrder, theOrder } from '../order-calls.server.ts';
import { carrierIn, orderOut, orderToApi, trackingLinkIn, weightKgIn } from '../schemas.ts';
import { listCollections } from '../staff/collections.server.ts';
import { correctShipment } from './correct-shipment.server.ts';
import { shipOrder } from './ship-order.server.ts';

/** How goods leave the shop: sent, or fetched. */
export const sendingCalls = [
  call({
    method: 'get',
    path: '/admin/collections',
    tag: 'Admin: orders',
    access: 'admin',
    summary: 'What is collected from the showroom: what is to be got ready, and what waits, longest first.',
    answer: z.object({ to_prepare: z.array(orderOut), waiting: z.array(orderOut) }),
    refuses: [401, 403],
    handle: async (shop) => {
      const { toPrepare, waiting } = await listCollections(shop);
      return { to_prepare: toPrepare.map(orderToApi), waiting: waiting.map(orderToApi) };
    },
  }),
  call({
    ...staffOrder,
    method: 'post',
    path: '/admin/orders/{id}/shipments',
    summary: 'Sends what is left of an order, or a part of it, and writes to its shopper.',
    description: 'Never more than was bought: of two who send the same goods, one is refused (409).',
    body: z.object({
      lines: z
        .array(z.object({ id: uuid, quantity: z.int().min(1).max(9_999) }))
        .max(200)
        .nullish()
        .meta({ description: 'Left out: all that is left.' }),
      carrier: carrierIn.default(''),
      tracking_link: trackingLinkIn.nullish(),
      weight_kg: weightKgIn.nullish(),
      note: noteIn,
      after: z.int().min(0).max(1_000_000).nullish().meta({ description: 'How many shipments you know of. If there are more by now, 409.' }),
    }),
    answer: orderOut,
    status: 201,
    handle: async (shop, { params: { id }, body, caller }) => {
      const { lines = null, carrier, tracking_link: trackingLink = null, weight_kg, after = null } = body;
      const weightGrams = weight_kg ? Math.round(weight_kg * 1000) : null;
      await shipOrder(shop, id, { lines, carrier, trackingLink, weightGrams, note: body.note, after }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'put',
    path: '/admin/orders/{id}/shipments/{number}',
    summary: 'Corrects the carrier and the tracking link of a shipment; the order’s page shows them at once.',
    params: z.object({ id: uuid, number: z.coerce.number().int().min(1).max(1_000_000) }),
    body: z.object({ carrier: carrierIn.default(''), tracking_link: trackingLinkIn.nullish() }),
    answer: orderOut,
    handle: async (shop, { params: { id, number }, body, caller }) => {
      await correctShipment(shop, id, number, { carrier: body.carrier, trackingLink: body.tracking_link ?? null }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
  call({
    ...staffOrder,
    method: 'post',
    path: '/admin/orders/{id}/collected',
    summary: 'Hands an order that is ready over to whoever came for it, and writes to its shopper.',
    body: z.object({
      code: z.string().trim().max(20).default('').meta({ description: 'What its shopper was written.' }),
      collected_by: z.string().trim().min(1).max(80),
      checked: z.string().trim().max(200).default('').meta({ description: 'What was checked in place of the code.' }),
    }),
    answer: orderOut,
    handle: async (shop, { params: { id }, body, caller }) => {
      await handOver(shop, id, { code: body.code, collectedBy: body.collected_by, checked: body.checked }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
];
