import { z } from 'zod';
import { penceOf, penceToPounds } from '#money/pence.ts';
import type { FloorOnShow, RoomOnShow } from './room.ts';

const size = z.tuple([z.number(), z.number()]).describe('Millimetres across and down.');
const row = z.tuple([z.number(), z.number(), z.number()]);
const shine = z.object({ roughness: z.number(), scale: z.number() });

/** A room as the calls give it. */
export const roomJson = z
  .object({
    id: z.string(),
    name: z.string(),
    alt: z.string(),
    thumbnail: z.string(),
    pictures: z.object({ room: z.string(), mask: z.string(), light: z.string(), satin: z.string(), polished: z.string() }),
    geometry: z.object({
      width_px: z.int(),
      height_px: z.int(),
      floor_to_picture: z.tuple([row, row, row]).describe('[u·s, v·s, s] = M · [x, y, 1]: floor millimetres to pixels.'),
      eye_mm: row,
      shoulder: z.number(),
      light_scale: z.number(),
      satin: shine,
      polished: shine,
    }),
  })
  .meta({ id: 'Room' });

/** A floor as the calls give it. */
export const floorJson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    price: z.number(),
    price_per_m2: z.number().nullable(),
    unit: z.string(),
    stock: z.int(),
    sample_eligible: z.boolean(),
    picture: z.object({ image_id: z.string(), width: z.int(), height: z.int(), placeholder: z.string() }).nullable(),
    version: z.string().describe('For the picture’s address: changes when the floor looks different.'),
    patterns: z.array(z.object({ id: z.string(), name: z.string(), size_mm: size })),
    grouts: z.array(z.object({ id: z.string(), name: z.string(), colour: z.string() })),
    finish: z.object({ mirrors: z.number(), polish: z.number() }),
  })
  .meta({ id: 'Floor' });
export type FloorJson = z.infer<typeof floorJson>;

export function roomToJson({ geometry, pictures, ...room }: RoomOnShow): z.input<typeof roomJson> {
  const { widthPx, heightPx, floorToPicture, eyeMm, shoulder, lightScale, satin, polished } = geometry;
  const [a, b, c] = floorToPicture;
  return {
    ...room,
    pictures,
    geometry: {
      width_px: widthPx,
      height_px: heightPx,
      floor_to_picture: [[...a], [...b], [...c]],
      eye_mm: [...eyeMm],
      shoulder,
      light_scale: lightScale,
      satin,
      polished,
    },
  };
}

export function floorToJson(floor: FloorOnShow): FloorJson {
  const { pricePence, pricePerM2Pence, isSampleEligible, picture, patterns, grouts, ...same } = floor;
  return {
    ...same,
    price: penceToPounds(pricePence),
    price_per_m2: pricePerM2Pence === null ? null : penceToPounds(pricePerM2Pence),
    sample_eligible: isSampleEligible,
    picture: picture && { image_id: picture.imageId, width: picture.width, height: picture.height, placeholder: picture.placeholder },
    patterns: patterns.map(({ sizeMm: [across, down], ...pattern }) => ({ ...pattern, size_mm: [across, down] })),
    grouts: [...grouts],
  };
}

/** A floor as a call gave it, in the page's words. */
export function floorFromJson({ price, price_per_m2, sample_eligible, picture, patterns, ...same }: FloorJson): FloorOnShow {
  return {
    ...same,
    pricePence: penceOf(price),
    pricePerM2Pence: price_per_m2 === null ? null : penceOf(price_per_m2),
    isSampleEligible: sample_eligible,
    picture: picture && { imageId: picture.image_id, width: picture.width, height: picture.height, placeholder: picture.placeholder },
    patterns: patterns.map(({ size_mm, ...pattern }) => ({ ...pattern, sizeMm: size_mm })),
  };
}
