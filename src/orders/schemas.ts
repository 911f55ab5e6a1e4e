import { z } from 'zod';
import { cartMessages } from '#cart/guest-cart.ts';
import { cartItemIn } from '#cart/schemas.ts';
import { accessIn } from '#delivery/access.ts';
import { heldForDays } from '#delivery/hold.ts';
import { shippingAddressSchema } from '#delivery/shipping-address.ts';
import { maxAmountPence, penceToPounds } from '#money/pence.ts';
import { poundsToPence } from '#money/read-pounds.ts';
import { uuid } from '#platform/api/route.ts';
import { calendarDay, keepTo } from '#platform/form-fields.ts';
import { type Order, orderReference, orderStatuses } from './order.ts';

export const noteWanted = 'Please write a note.';
/** The first or last day of what is asked for; none is needed. */
export const dayIn = calendarDay('Please enter a date, such as 2026-05-01.').optional();

export const opensForGuest = 'Opens the order for a guest.';

/** Every country there can be a zone for; which of them are delivered to is in the settings. */
const everyCountry = ['GB', 'IE', 'US', 'CA'];

/** Words for the driver or for us. */
export const orderNotes = z.string().trim().max(500, keepTo(500)).default('');

/** Of a day that staff give: whether they may set it against what the area offers. */
export const agreedIn = z.boolean().default(false).meta({ description: 'The day is agreed, although it is none of those on offer.' });

/** Who carries an order that leaves the shop, and where its shopper can follow it. */
export const carrierIn = z.string().trim().max(80, keepTo(80));
/** What a shipment weighs, to the gram. */
export const maxShipmentKg = 30_000;
export const weightKgIn = z.number('Please enter the weight in kg.').min(0.001, 'Please enter a weight above 0 kg.').max(maxShipmentKg);
export const trackingLinkIn = z.url({ protocol: /^https?$/, error: 'Please enter a full link starting with https://.' }).max(500, keepTo(500));

const wholePounds = z
  .number('Please give the total as a number of pounds.')
  .transform((pounds) => poundsToPence(pounds))
  .refine((pence) => pence !== null, 'Please give the total as a number of pounds.')
  .meta({
    minimum: 0,
    maximum: penceToPounds(maxAmountPence),
    description: 'Pounds. What the shopper was shown; never what is charged. Another total than the server’s is refused (409) with the right one.',
  });

const checkout = {
  shipping_address: shippingAddressSchema(everyCountry),
  notes: orderNotes,
  shows_purchase: z.boolean().default(false).meta({ description: 'The buyer agrees that others see what was bought, and their first name.' }),
  wished_day: calendarDay().nullish().meta({ description: 'One of the days of POST /delivery/quote. Any other is refused (409).' }),
  access: accessIn.nullish().meta({
    description:
      'What the driver of a pallet must know: please send it, with a phone number, where POST /delivery/quote `asks` for it. Without it we ring.',
  }),
  hold: z
    .boolean()
    .default(false)
    .meta({
      description: `The delivery waits until PUT /orders/{id}/delivery-day says when, for ${heldForDays} days at the most. Without \`wished_day\`.`,
    }),
  collect: z.boolean().default(false).meta({
    description: 'Collected from the showroom, free of charge, where POST /delivery/quote offers it. The address is then that of the bill.',
  }),
  checkout_key: uuid.nullish().meta({ description: 'Made up by the sender, one for each checkout: sent again, it is the same order.' }),
};

/** A sample is sent once, whoever sends its line twice. */
const orderedItems = z
  .array(cartItemIn)
  .max(100)
  .superRefine((items, context) => {
    for (const [at, item] of items.entries()) {
      const isAgain = item.is_sample && items.findIndex((other) => other.is_sample && other.product_id === item.product_id) < at;
      if (isAgain) context.addIssue({ code: 'custom', path: [at], message: cartMessages.sampleTwice });
    }
  });

export const ownOrderIn = z.object({ ...checkout, total_amount: wholePounds.nullish() });
export const guestOrderIn = z.object({ ...checkout, items: orderedItems, total_amount: wholePounds });

export const orderQuery = z.object({ token: z.string().max(100).optional() });

const pounds = z.number().min(0);
const vatRate = z.number().min(0).meta({ description: 'Per cent, as charged when it was ordered.' });
const itemsSent = z.array(z.object({ id: z.uuid().meta({ description: 'Of the order’s item.' }), quantity: z.int() }));

export const orderOut = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    created_at: z.iso.datetime(),
    status: z.enum(orderStatuses),
    items: z.array(
      z.object({
        product_id: z.uuid().nullable(),
        product_name: z.string(),
        sku: z.string(),
        quantity: z.int(),
        price: pounds.meta({ description: 'Pounds for one.' }),
        total_price: pounds,
        is_sample: z.boolean(),
        vat_rate: vatRate,
        vat_included: pounds,
        id: z.uuid(),
        cuts: z
          .object({ amount: z.string(), words: z.string(), list: z.array(z.string()) })
          .nullable()
          .meta({ description: 'How it is cut from its roll.' }),
        sent_quantity: z.int().meta({ description: 'How many of it have left.' }),
        cut_at: z.iso.datetime().nullable().meta({ description: 'When it was cut: from then on its shopper cannot cancel it.' }),
        lots: z
          .array(z.object({ lot_id: z.uuid(), number: z.string(), shade: z.string(), quantity: z.int() }))
          .meta({ description: 'Which production lots it comes from; none for goods without lots, and while nothing is held.' }),
      }),
    ),
    goods_total: pounds,
    sample_postage: pounds,
    delivery: pounds,
    total_amount: pounds,
    total: pounds,
    amount_cents: z.int().meta({ description: 'The total in pence.' }),
    vat_included: pounds,
    vat_country: z.string().meta({ description: 'Whose VAT was charged, as a two-letter code.' }),
    vat_by_rate: z.array(z.object({ rate: vatRate, net: pounds, vat: pounds, gross: pounds })),
    delivery_vat: z.object({ rate: vatRate, vat_included: pounds }).meta({ description: 'Of delivery and of postage for samples.' }),
    refunded_amount: pounds,
    delivery_way: z.string().nullable(),
    delivery_zone: z.string().nullable(),
    delivery_earliest: z.iso.date().nullable(),
    delivery_latest: z.iso.date().nullable(),
    wished_day: z.iso.date().nullable(),
    held_until: z.iso.date().nullable().meta({ description: 'The delivery waits for its shopper to choose a day, until then at the latest.' }),
    access: accessIn.nullable(),
    collection: z
      .object({ code: z.string(), ready_at: z.iso.datetime(), collected_at: z.iso.datetime().nullable(), collected_by: z.string() })
      .nullable()
      .meta({ description: 'Of an order that is or was ready to be collected.' }),
    shipments: z
      .array(
        z.object({
          number: z.int(),
          sent_at: z.iso.datetime(),
          carrier: z.string(),
          tracking_link: z.string().nullable(),
          weight_kg: z.number().nullable(),
          replaces: z.uuid().nullable().meta({ description: 'The reported problem for which these goods were sent again, at no charge.' }),
          items: itemsSent,
        }),
      )
      .meta({ description: 'What has left so far, first to last.' }),
    replacements: z
      .array(z.object({ number: z.int(), replaces: z.uuid(), wished_day: z.iso.date().nullable(), items: itemsSent }))
      .meta({ description: 'Goods that are to be sent again and have not left; then they are among the shipments.' }),
    user_email: z.string(),
    shipping_address: z.record(z.string(), z.string()),
    notes: z.string(),
    paid_at: z.iso.datetime().nullable(),
    holds_until: z.iso.datetime().nullable().meta({ description: 'Until when an unpaid order’s boxes are held for it.' }),
  })
  .meta({ id: 'Order' });

export const placedOrderOut = orderOut.extend({ token: z.string().nullable().meta({ description: opensForGuest }) }).meta({ id: 'PlacedOrder' });

export function orderToApi(order: Order): z.input<typeof orderOut> {
  return {
    id: order.id,
    reference: orderReference(order.id),
    created_at: order.createdAt.toISOString(),
    status: order.status,
    items: order.lines.map((line, at) => ({
      product_id: line.productId,
      product_name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      price: penceToPounds(line.unitPence),
      total_price: penceToPounds(line.unitPence * line.quantity),
      is_sample: line.isSample,
      vat_rate: (order.vat.lines[at]?.basisPoints ?? 0) / 100,
      vat_included: penceToPounds(order.vat.lines[at]?.vatPence ?? 0),
      id: line.id,
      cuts: line.cuts && { amount: line.cuts.amount, words: line.cuts.cuts, list: line.cuts.list },
      sent_quantity: line.sentQuantity,
      cut_at: line.cutAt?.toISOString() ?? null,
      lots: line.lots.map(({ id: lot_id, ...lot }) => ({ lot_id, ...lot })),
    })),
    goods_total: penceToPounds(order.goodsPence),
    sample_postage: penceToPounds(order.samplePostagePence),
    delivery: penceToPounds(order.deliveryPence),
    total_amount: penceToPounds(order.totalPence),
    total: penceToPounds(order.totalPence),
    amount_cents: order.totalPence,
    vat_included: penceToPounds(order.vat.totalPence),
    vat_country: order.vat.country,
    vat_by_rate: order.vat.byRate.map(({ basisPoints, netPence, vatPence, grossPence }) => ({
      rate: basisPoints / 100,
      net: penceToPounds(netPence),
      vat: penceToPounds(vatPence),
      gross: penceToPounds(grossPence),
    })),
    delivery_vat: {
      rate: order.vat.delivery.basisPoints / 100,
      vat_included: penceToPounds(order.vat.delivery.vatPence + order.vat.samplePostage.vatPence),
    },
    refunded_amount: penceToPounds(order.refundedPence),
    delivery_way: order.delivery?.way ?? null,
    delivery_zone: order.delivery?.area ?? null,
    delivery_earliest: order.delivery?.earliest ?? null,
    delivery_latest: order.delivery?.latest ?? null,
    wished_day: order.delivery?.wished ?? null,
    held_until: order.delivery?.heldUntil ?? null,
    access: order.access,
    collection: order.collection && {
      code: order.collection.code,
      ready_at: order.collection.readyAt.toISOString(),
      collected_at: order.collection.collectedAt?.toISOString() ?? null,
      collected_by: order.collection.collectedBy,
    },
    shipments: order.shipments.map(({ number, sentAt, carrier, trackingLink, weightGrams, claimId, lines }) => ({
      number,
      sent_at: sentAt.toISOString(),
      carrier,
      tracking_link: trackingLink,
      weight_kg: weightGrams === null ? null : weightGrams / 1000,
      replaces: claimId,
      items: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
    })),
    replacements: order.replacements.map(({ number, claimId, comesOn, lines }) => ({
      ...{ number, replaces: claimId ?? '', wished_day: comesOn },
      items: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
    })),
    user_email: order.email,
    shipping_address: order.address,
    notes: order.notes,
    paid_at: order.paidAt?.toISOString() ?? null,
    holds_until: order.holdsUntil?.toISOString() ?? null,
  };
}
