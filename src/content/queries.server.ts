import type { Shop } from '../shop.server.ts';
import type { HeroSlide } from './hero-slide.ts';

/** The slides shown at this moment, in the order that staff gave them. */
export async function listActiveSlides(shop: Shop): Promise<HeroSlide[]> {
  const now = shop.now();
  const rows = await slidesWithPictures(shop)
    .where('s.is_active', '=', true)
    .where((e) => e.or([e('s.starts_at', 'is', null), e('s.starts_at', '<=', now)]))
    .where((e) => e.or([e('s.ends_at', 'is', null), e('s.ends_at', '>', now)]))
    .execute();
  return rows.map(slideFrom);
}

/** All slides with what is known of their pictures, in their order. */
export function slidesWithPictures(shop: Shop) {
  return shop.db
    .selectFrom('hero_slides as s')
    .leftJoin('images as i', 'i.id', 's.image_id')
    .selectAll('s')
    .select(['i.width', 'i.height', 'i.placeholder'])
    .orderBy('s.position')
    .orderBy('s.created_at')
    .orderBy('s.id');
}

type SlideRow = Awaited<ReturnType<ReturnType<typeof slidesWithPictures>['execute']>>[number];

export function slideFrom(row: SlideRow): HeroSlide {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    // The words over it say what the slide is about: the picture itself is a backdrop, without a text of its own.
    picture:
      row.image_id && row.width && row.height && row.placeholder
        ? { imageId: row.image_id, width: row.width, height: row.height, placeholder: row.placeholder, alt: '' }
        : null,
    badge: row.badge,
    savings: row.savings,
    buttonText: row.button_text,
    buttonLink: row.button_link,
    backgroundPosition: row.background_position,
    backgroundSize: row.background_size,
    backgroundRepeat: row.background_repeat,
    imageOpacity: row.image_opacity,
    overlayOpacity: row.overlay_opacity,
  };
}
