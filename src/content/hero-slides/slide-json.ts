import { z } from 'zod';
import { imageAddress, sharedWidth } from '#platform/images/address.ts';
import { rowVersion } from '#platform/row-version.ts';
import type { HeroSlide, StaffSlide } from '../hero-slide.ts';

/** A slide as every call gives it. */
export const slideJson = z
  .object({
    id: z.uuid(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    /** The picture, of whose address `image_url` is one width. */
    image_id: z.string().nullable(),
    image_url: z.string().nullable(),
    background_position: z.string(),
    background_size: z.string(),
    background_repeat: z.string(),
    image_opacity: z.number(),
    overlay_opacity: z.number(),
    badge: z.string(),
    savings: z.string(),
    button_text: z.string(),
    button_link: z.string(),
  })
  .meta({ id: 'HeroSlide' });

/** The same for staff: also whether, when and where it is shown. */
export const staffSlideJson = slideJson
  .extend({
    order: z.int(),
    is_active: z.boolean(),
    starts_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime().nullable(),
    version: rowVersion,
  })
  .meta({ id: 'StaffHeroSlide' });

export function slideToJson(s: HeroSlide): z.infer<typeof slideJson> {
  return {
    id: s.id,
    title: s.title,
    subtitle: s.subtitle,
    description: s.description,
    image_id: s.picture?.imageId ?? null,
    image_url: s.picture && imageAddress(s.picture.imageId, sharedWidth(s.picture.width), 'jpg'),
    background_position: s.backgroundPosition,
    background_size: s.backgroundSize,
    background_repeat: s.backgroundRepeat,
    image_opacity: s.imageOpacity,
    overlay_opacity: s.overlayOpacity,
    badge: s.badge,
    savings: s.savings,
    button_text: s.buttonText,
    button_link: s.buttonLink,
  };
}

export function staffSlideToJson(slide: StaffSlide): z.infer<typeof staffSlideJson> {
  return {
    ...slideToJson(slide),
    order: slide.order,
    is_active: slide.isActive,
    starts_at: slide.startsAt?.toISOString() ?? null,
    ends_at: slide.endsAt?.toISOString() ?? null,
    version: slide.version,
  };
}
