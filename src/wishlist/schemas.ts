import { z } from 'zod';
import { uuid } from '#platform/api/route.ts';
import { mostWishes } from './guest-wishlist.ts';

export const wishIn = z.object({ product_id: uuid });
export const wishesIn = z.object({ product_ids: z.array(uuid).max(mostWishes) });

const noLongerSold = 'Null for a product that is no longer sold.';
export const wishlistEntryOut = z
  .object({
    id: z.uuid(),
    product_id: z.uuid(),
    product_name: z.string().nullable().meta({ description: noLongerSold }),
    product_price: z
      .number()
      .nullable()
      .meta({ description: `Pounds for one. ${noLongerSold}` }),
    product_image: z.string().nullable(),
  })
  .meta({ id: 'WishlistEntry' });
export const wishlistOut = z.array(wishlistEntryOut);
export type WishlistEntry = z.output<typeof wishlistEntryOut>;
