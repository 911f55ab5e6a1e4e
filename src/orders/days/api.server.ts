import { z } from 'zod';
import { call } from '#platform/api/route.ts';
import { calendarDay } from '#platform/form-fields.ts';
import { noteIn, oneOrder, readerOf, staffOf, staffOrder, theOrder } from '../order-calls.server.ts';
import { readOrderFor, requireOrder } from '../read-order.server.ts';
import { agreedIn, orderOut, orderToApi } from '../schemas.ts';
import { chooseDay, daysToChoose } from './choose-day.server.ts';

const daysOut = z.object({ days: z.array(z.iso.date()).meta({ description: 'Empty where no day can be chosen now.' }) });

/** On which day a delivery comes, chosen after it was ordered. */
export const deliveryDayCalls = [
  call({
    ...oneOrder,
    method: 'get',
    path: '/orders/{id}/delivery-days',
    access: 'everyone',
    summary: 'The days among which the shopper of a delivery on hold can choose.',
    answer: daysOut,
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      const order = await readOrderFor(shop, id, await readerOf(shop, http, query.token));
      return { days: (await daysToChoose(shop, order, 'shopper'))?.days ?? [] };
    },
  }),
  call({
    ...oneOrder,
    method: 'put',
    path: '/orders/{id}/delivery-day',
    access: 'everyone',
    summary: 'Says when a delivery that is on hold may come, and ends its hold.',
    body: z.object({ wished_day: calendarDay() }),
    answer: orderOut,
    refuses: [403, 404, 409],
    handle: async (shop, { params: { id }, query, body, http }) => {
      const reader = await readerOf(shop, http, query.token);
      await requireOrder(shop, id, reader);
      await chooseDay(shop, id, { day: body.wished_day }, { kind: 'shopper', userId: reader.visitor?.id ?? null });
      return orderToApi(await readOrderFor(shop, id, reader));
    },
  }),
  call({
    ...staffOrder,
    method: 'get',
    path: '/admin/orders/{id}/delivery-days',
    summary: 'The days on offer for a delivery; staff can agree another.',
    answer: daysOut,
    refuses: [401, 403, 404],
    handle: async (shop, { params: { id } }) => {
      const order = await readOrderFor(shop, id, { visitor: { id: '', isAdmin: true }, token: null });
      return { days: (await daysToChoose(shop, order, 'staff'))?.days ?? [] };
    },
  }),
  call({
    ...staffOrder,
    method: 'put',
    path: '/admin/orders/{id}/delivery-day',
    summary: 'Moves a delivery to another day, and writes to its shopper.',
    description: 'A day that is not on offer is refused (409) with what is, until `agreed` says that customer and driver know. No day that is past.',
    body: z.object({
      wished_day: calendarDay(),
      note: noteIn.meta({ description: 'The shopper reads it as the reason.' }),
      agreed: agreedIn,
    }),
    answer: orderOut,
    handle: async (shop, { params: { id }, body, caller }) => {
      await chooseDay(shop, id, { day: body.wished_day, note: body.note, isAgreed: body.agreed }, staffOf(caller));
      return theOrder(shop, id);
    },
  }),
];
