import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { takeTurnToApply } from '#finance/applications.server.ts';
import { applicationUrl } from '#finance/lender-form.ts';
import { applicationOut, financeFigures } from '#finance/schemas.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { readOrder, requireOrder } from '../read-order.server.ts';
import { applyForOrder } from './apply-for-order.server.ts';
import { lenderFormOfOrder } from './lender-form-of-order.ts';
import { readOrderApplication } from './order-application.server.ts';

/** Paying monthly for a whole order. */
export const orderFinanceCalls = [
  call({
    method: 'post',
    path: '/orders/{id}/finance-apply',
    tag: 'Finance',
    access: 'everyone',
    summary: 'Begins an application to pay monthly for an unpaid order, which then waits for the lender with its boxes held.',
    description:
      'For UK addresses and people of 18 and over. A deposit is paid by card first (POST /payments/square): until then there is no address to go on to, and the call is made again after it.',
    params: z.object({ id: uuid }),
    missing: 'Order not found',
    body: z.object({
      ...financeFigures,
      is_adult: z.boolean().default(false).meta({ description: 'The shopper says that they are 18 or over and live in the UK.' }),
      token: z.string().max(100).nullish().meta({ description: 'Opens the order for a guest.' }),
    }),
    answer: z.object({
      application_url: applicationOut.shape.application_url.nullable(),
      method: applicationOut.shape.method,
      deposit_cents_due: z.int().meta({ description: 'Pence to be paid by card before the lender is asked.' }),
    }),
    status: 201,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { params: { id }, body, http }) => {
      const visitor = await readVisitor(shop, http.req.raw);
      const token = body.token ?? null;
      await requireOrder(shop, id, { visitor, token });
      await takeTurnToApply(shop, clientAddress(http, shop.config.trustedProxies));
      const wanted = { pricePence: body.price_pounds, depositPence: body.deposit_pounds ?? 0, isAdult: body.is_adult };
      await applyForOrder(shop, id, wanted, { kind: 'shopper', userId: visitor?.id ?? null });
      const [order, application] = await Promise.all([readOrder(shop, id), readOrderApplication(shop.db, id)]);
      if (!order || !application) throw new Error('An order that was just applied for is gone.');
      const form = lenderFormOfOrder(shop.config, order, application, token);
      return {
        application_url: form && applicationUrl(form),
        method: form?.method ?? 'post',
        deposit_cents_due: Math.max(0, application.depositPence - application.depositPaidPence),
      };
    },
  }),
];
