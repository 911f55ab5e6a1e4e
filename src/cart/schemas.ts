import { z } from 'zod';
import { uuid } from '#api/route.ts';
import { largestQuantity, mostLines } from './guest-cart.ts';

/** A line as a browser sends it. A price or total that is sent along is not even read. */
export const cartItemIn = z.object({
  product_id: uuid,
  quantity: z.int('Please give a whole number of boxes.').min(1, 'The quantity must be at least 1.').max(largestQuantity),
  area_m2: z.number().positive().max(1_000_000).nullish(),
  is_sample: z.boolean().default(false),
});

export const quoteIn = z.object({ items: z.array(cartItemIn).max(mostLines) });

const pounds = z.number().min(0);

export const cartItemOut = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  sku: z.string().nullable(),
  supplier: z.string(),
  unit: z.string(),
  size: z.string(),
  product_price: pounds.meta({ description: 'Pounds for one; 0 for a sample.' }),
  product_images: z.array(z.object({ image_id: z.string(), width: z.int(), height: z.int(), placeholder: z.string(), alt_text: z.string() })),
  quantity: z.int(),
  area_m2: z.number().nullable(),
  coverage_m2: z.number().nullable().meta({ description: 'Square metres that one covers.' }),
  is_sample: z.boolean(),
  sample_shipping_cost: pounds,
  total_price: pounds,
  available: z.int().meta({ description: 'How many can be ordered now.' }),
  problem: z.enum(['gone', 'out-of-stock', 'too-many', 'not-eligible', 'too-many-samples']).nullable(),
});

export const quoteOut = z.object({
  items: z.array(cartItemOut),
  goods_total: pounds,
  sample_postage: pounds,
  delivery: pounds,
  missing_for_free_delivery: pounds,
  vat_included: pounds,
  total_amount: pounds,
  is_orderable: z.boolean(),
});
export type CartQuote = z.output<typeof quoteOut>;
export type CartQuoteItem = z.output<typeof cartItemOut>;
