import { z } from 'zod';
import { readVisitor } from '#accounts/session.server.ts';
import { takeTurnToApply } from '#finance/applications.server.ts';
import { applicationUrl } from '#finance/lender-form.ts';
import { applicationOut, financeFigures } from '#finance/schemas.ts';
import { cardMethods, paymentStatuses } from '#payments/payment.ts';
import { type PaymentResult, readLastPayment } from '#payments/queries.server.ts';
import { call, uuid } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { Refusal } from '#platform/refusal.ts';
import { applyForOrder } from '../financing/apply-for-order.server.ts';
import { lenderFormOfOrder } from '../financing/lender-form-of-order.ts';
import { readOrderApplication } from '../financing/order-application.server.ts';
import { readOrder, requireOrder } from '../read-order.server.ts';
import { opensForGuest } from '../schemas.ts';
import { payOrder } from './pay-order.server.ts';

const token = z.string().max(100).nullish().meta({ description: opensForGuest });

const paymentIn = z.object({
  source_id: z.string('The card form gave no payment.').min(1, 'The card form gave no payment.').max(500),
  amount_cents: z
    .int('Please give the amount as a whole number of pence.')
    .min(1)
    .max(1_000_000_000)
    .meta({ description: 'Pence, as the shopper was shown. Another amount than the server’s is refused (409).' }),
  currency: z.literal('GBP', 'We charge in pounds (GBP).'),
  order_id: uuid,
  location_id: z.string().max(100).nullish(),
  verification_token: z.string().max(500).nullish(),
  method: z.enum(cardMethods).default('card'),
  token,
});

const paymentOut = z
  .object({
    success: z.boolean(),
    status: z
      .enum(paymentStatuses)
      .meta({ description: 'started and unknown: it is being checked, do not pay again; ask GET /orders/{id}/payment.' }),
    payment_id: z.string().nullable(),
    receipt_url: z.string().nullable(),
    error_code: z.string().nullable(),
    error_message: z.string().nullable(),
  })
  .meta({ id: 'Payment' });

/** Paying an order by card. */
export const orderPaymentCalls = [
  call({
    method: 'post',
    path: '/payments/square',
    tag: 'Orders',
    access: 'everyone',
    summary: 'Charges a card for an order; the server decides the amount.',
    description:
      'A decline is an answer (success false), not an error. An order that was paid already answers with the payment it was paid by. ' +
      'An order whose hold ran out is refused (409), and not charged, with `not-enough-stock` or `several-lots`.',
    body: paymentIn,
    answer: paymentOut,
    refuses: [403, 404, 409, 429],
    handle: async (shop, { body, http }) => {
      const reader = { visitor: await readVisitor(shop, http.req.raw), token: body.token ?? null };
      const payment = {
        orderId: body.order_id,
        sourceId: body.source_id,
        verificationToken: body.verification_token ?? null,
        method: body.method,
        amountPence: body.amount_cents,
      };
      return toApi(await payOrder(shop, payment, clientAddress(http, shop.config.trustedProxies), reader));
    },
  }),
  call({
    method: 'get',
    path: '/orders/{id}/payment',
    tag: 'Orders',
    access: 'everyone',
    summary: 'What became of the last payment that was tried for an order.',
    params: z.object({ id: uuid }),
    missing: 'Order not found',
    query: z.object({ token: z.string().max(100).optional() }),
    answer: paymentOut,
    refuses: [404],
    handle: async (shop, { params: { id }, query, http }) => {
      await requireOrder(shop, id, { visitor: await readVisitor(shop, http.req.raw), token: query.token ?? null });
      const payment = await readLastPayment(shop, id);
      if (!payment) throw new Refusal('not-found', 'no-payment', 'No payment has been tried for this order.');
      return toApi(payment);
    },
  }),
];

function toApi({ status, providerId, receiptUrl, code, message }: PaymentResult): z.input<typeof paymentOut> {
  return { success: status === 'succeeded', status, payment_id: providerId, receipt_url: receiptUrl, error_code: code, error_message: message };
}

/** Paying monthly for a whole order. */
export const orderFinanceCalls = [
  call({
    method: 'post',
    path: '/orders/{id}/finance-apply',
    tag: 'Finance',
    access: 'everyone',
    summary: 'Begins an application to pay monthly for an unpaid order, which then waits for the lender with its boxes held.',
    description:
      'For UK addresses and people of 18 and over. A deposit is paid by card first (POST /payments/square): until then there is no address to ' +
      'go on to, and the call is made again after it.',
    params: z.object({ id: uuid }),
    missing: 'Order not found',
    body: z.object({
      ...financeFigures,
      is_adult: z.boolean().default(false).meta({ description: 'The shopper says that they are 18 or over and live in the UK.' }),
      token: z.string().max(100).nullish().meta({ description: opensForGuest }),
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
