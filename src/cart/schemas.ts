import { z } from 'zod';
import { deliveryWays } from '#delivery/ways.ts';
import { areaProblems } from '#measuring/area.ts';
import { quantityProblems } from '#measuring/boxes.ts';
import { roomsToCut } from '#measuring/rooms-to-cut.ts';
import { uuid } from '#platform/api/route.ts';
import { askedLots, maxLotsOfLine } from '#stock/serve-from-lots.ts';
import { maxAccountLines, maxQuantity } from './guest-cart.ts';

const quantity = z.int(quantityProblems.fraction).min(1, quantityProblems.tooFew).max(maxQuantity, `The quantity must be at most ${maxQuantity}.`);
/** Which plan of cuts (POST /cart/cuts) the line is for. Such a line is one, whatever its quantity. */
const cutPlan = z
  .string()
  .regex(/^[0-9a-f]{20}$/, 'There is no such plan of cuts.')
  .meta({ examples: ['0123456789abcdef0123'] });
const area = z.number().positive(areaProblems.zero).max(1_000_000).nullish();

/** Which kit (a form of the product's page or the cart's) the line came with. */
const kitId = z
  .string()
  .regex(/^[0-9a-f]{20}$/, 'There is no such kit.')
  .meta({ examples: ['0123456789abcdef0123'] });

const lotChoice = {
  max_lots: z.int().min(1).max(maxLotsOfLine).nullish().meta({
    description: 'Of goods in production lots: from how many lots it may come at most. Goods of two lots may differ in shade. 1 unless given.',
  }),
  lot_id: uuid.nullish().meta({ description: 'The lot (of an earlier order) that the line should come from.' }),
};

/** A line as a browser sends it. A price or total that is sent along is not even read. */
export const cartItemIn = z.object({
  product_id: uuid,
  quantity,
  area_m2: area,
  is_sample: z.boolean().default(false),
  cut_plan_id: cutPlan.nullish().meta({ description: 'From POST /cart/cuts: the line is cut for those rooms, all as one.' }),
  kit_id: kitId.nullish().meta({ description: 'As the cart has it: the line goes with a floor.' }),
  ...lotChoice,
});

/** Where to, as far as the price of delivery depends on it. */
export const placeIn = {
  postal_code: z.string().max(20).optional().meta({ description: 'A postcode or an Eircode. Ireland is priced without one too.' }),
  country: z.enum(['GB', 'IE', 'US', 'CA']).optional().meta({ description: 'Follows from the postcode where that is British or Irish.' }),
};
export const quoteIn = z.object({ items: z.array(cartItemIn).max(maxAccountLines), ...placeIn });

/** The price of one, in pounds, that the shopper was last shown. Nothing is ever charged by it: it is told apart from today's price. */
const seenPrice = z.number().min(0).max(1_000_000);

export const addIn = z.object({
  product_id: uuid,
  quantity,
  area_m2: area,
  seen_price: seenPrice.optional(),
  cut_plan_id: cutPlan.nullish().meta({ description: 'From POST /cart/cuts. Each plan of a product is a line of its own.' }),
  ...lotChoice,
});
const ofPlan = cutPlan.nullish().meta({ description: 'The line that is cut to that plan. Without it, the line of boxes or metres.' });
export const changeIn = z.object({ quantity, seen_price: seenPrice.optional(), cut_plan_id: ofPlan, ...lotChoice });
export const lotsIn = z.object({ product_id: uuid, max_lots: z.coerce.number().int().min(1).max(maxLotsOfLine), lot_id: uuid.nullable() });
export const removeQuery = z.object({ sample: z.enum(['true', 'false']).optional(), cut_plan_id: cutPlan.optional() });
export const mergeIn = z.object({
  items: z.array(cartItemIn.extend({ seen_price: seenPrice.nullish() })).max(maxAccountLines),
  merge_key: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'The merge key must be 16 to 64 letters, digits and hyphens.')
    .optional()
    .meta({ examples: ['k3p0-Xw81-mmQa-77'], description: 'Made up by the sender, one for each cart that is merged.' }),
});

const pounds = z.number().min(0);

export const cartItemOut = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  sku: z.string().nullable(),
  supplier: z.string(),
  unit: z.string(),
  size: z.string(),
  product_price: pounds.meta({ description: 'Pounds for one, where it goes; 0 for a sample.' }),
  shelf_price: pounds.meta({ description: 'Pounds for one, as the product’s page shows it to everybody.' }),
  product_images: z.array(z.object({ image_id: z.string(), width: z.int(), height: z.int(), placeholder: z.string(), alt_text: z.string() })),
  quantity: z.int(),
  area_m2: z.number().nullable(),
  coverage_m2: z.number().nullable().meta({ description: 'Square metres that one covers.' }),
  is_sample: z.boolean(),
  sample_shipping_cost: pounds,
  total_price: pounds,
  available: z.int().meta({ description: 'How many can be ordered now.' }),
  problem: z.enum(['gone', 'out-of-stock', 'too-many', 'several-lots', 'not-eligible', 'too-many-samples', 'no-cut', 'short-roll']).nullable(),
  hazards: z.string().nullable().meta({ description: 'What the label of it warns of; to be shown before it is bought.' }),
  precautions: z.string().nullable().meta({ description: 'What its label says to do.' }),
  cut_plan_id: z.string().nullable(),
  kit_id: z.string().nullable(),
  max_lots: z.int(),
  lot_id: z.uuid().nullable(),
  lots: z
    .object({
      parts: z.array(z.object({ lot_id: z.uuid(), number: z.string(), shade: z.string(), quantity: z.int() })),
      asked: z.enum(askedLots).meta({ description: 'Whether there is any of the lot that is asked for.' }),
      of_one: z.int().meta({ description: 'How many can be had of one lot: of the one that is asked for, if there is any.' }),
      agreed: z.boolean(),
      words: z.string().meta({ description: 'The same in a sentence for the shopper.' }),
    })
    .nullable()
    .meta({
      description:
        'Where no single production lot has enough, or not the one that is asked for: what would come from which, as things stand. Until `agreed`, ' +
        'by `max_lots` of as many as there are parts, the problem is several-lots.',
    }),
  cuts: z
    .object({
      rooms: z.string().meta({ description: 'What they are called.' }),
      metres: z.number(),
      roll_width_mm: z.int(),
      amount: z.string(),
      words: z.string(),
      list: z.array(z.string()),
      change: z.string().nullable().meta({ description: 'The page on which its rooms can be changed.' }),
    })
    .nullable()
    .meta({ description: 'Of what is cut from a roll for rooms: how, in words. Its price is that of all the cuts together.' }),
});

export const cutsIn = z.object({
  product_id: uuid,
  ...roomsToCut.unwrap().shape,
  roll_width_mm: z.int().min(500).max(6000),
  seams: z.int().min(0).max(1000).default(0).meta({ description: 'Of the plan that was chosen.' }),
});

export const cartKit = z
  .object({
    product_id: z.uuid(),
    floor: z.string(),
    state: z.enum(['none', 'changed', 'gone']).meta({
      description: 'The floor has no kit yet; its size is another than its kit was worked out for; it is no longer in the cart.',
    }),
    asked: z.string(),
    note: z.string().nullable(),
    lines: z.array(
      z.object({
        product_id: z.uuid(),
        name: z.string(),
        unit: z.string(),
        quantity: z.int(),
        now: z.int().nullable().meta({ description: 'How many are in the cart.' }),
        total_price: pounds,
        reason: z.string(),
        usual: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'KitOffer' });

const vatOut = {
  vat_included: pounds,
  vat_rates: z.array(z.number()).meta({ description: 'The rates of the VAT in the total, in per cent.' }),
  vat_country: z.string().meta({ description: 'Whose VAT it is, as a two-letter code.' }),
};

export const quoteOut = z.object({
  items: z.array(cartItemOut),
  kits: z.array(cartKit).optional().meta({ description: 'What is asked about the floors of the cart: what goes with them.' }),
  goods_total: pounds,
  sample_postage: pounds,
  delivery: pounds,
  delivery_to: z
    .object({ postal_code: z.string(), country: z.string(), zone: z.string() })
    .nullable()
    .meta({ description: 'What delivery is priced to; null: nobody has said yet.' }),
  delivery_way: z.enum(deliveryWays).nullable(),
  delivery_asks: z
    .boolean()
    .meta({ description: 'Nobody has set a charge to there for that: the shop is to be asked, and the total is without it.' }),
  delivery_days: z
    .object({ earliest: z.iso.date(), latest: z.iso.date(), days: z.array(z.iso.date()) })
    .nullable()
    .meta({ description: 'When goods come, ordered now, and the days that can be wished for.' }),
  collection: z
    .object({ ready_on: z.iso.date(), goods_total: pounds, total_amount: pounds, ...vatOut })
    .nullable()
    .meta({ description: 'Collected from the showroom instead, free of charge; null where that is not offered.' }),
  missing_for_free_delivery: pounds,
  ...vatOut,
  total_amount: pounds,
  euro: z
    .object({ total: z.number(), per_pound: z.number(), on: z.iso.date() })
    .nullable()
    .meta({ description: 'For Ireland: the total in euros, a guide at the rate of that day. Cards are charged in pounds.' }),
  is_orderable: z.boolean(),
});
export const cartOut = quoteOut.extend({
  items: z.array(cartItemOut.extend({ seen_price: pounds.nullable().meta({ description: 'The price that was shown last; compare shelf_price.' }) })),
});
export type Cart = z.output<typeof cartOut>;
export type CartQuote = z.output<typeof quoteOut>;
export type CartQuoteItem = z.output<typeof cartItemOut>;
