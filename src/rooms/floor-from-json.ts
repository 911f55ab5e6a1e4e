import { penceOf } from '#money/pence.ts';
import type { FloorJson } from './floor-json.ts';
import type { FloorOnShow } from './room-on-show.ts';

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
