import { z } from 'zod';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import type { CustomerPhoto } from './customer-photo.ts';

/** A customer's photo as every call gives it. */
export const customerPhotoJson = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    image_url: z.string(),
    room_type: z.string(),
    flooring_type: z.string(),
    customer_name: z.string(),
    is_featured: z.boolean(),
    likes: z.int(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'CustomerPhoto' });

export function customerPhotoToJson({
  id,
  title,
  description,
  picture,
  roomType,
  flooringType,
  customerName,
  isFeatured,
  likes,
  createdAt,
}: CustomerPhoto): z.infer<typeof customerPhotoJson> {
  return {
    id,
    title,
    description,
    image_url: imageAddress(picture.imageId, sharedWidth(picture.width), 'jpg'),
    room_type: roomType,
    flooring_type: flooringType,
    customer_name: customerName,
    is_featured: isFeatured,
    likes,
    created_at: createdAt.toISOString(),
  };
}

/** A whole number from 1 to `most` in an address. */
export const wholeNumber = (most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'Please give 1 or more.').max(most, `Please give at most ${most}.`))
    .default(fallback)
    .meta({ type: 'integer', minimum: 1, maximum: most });
