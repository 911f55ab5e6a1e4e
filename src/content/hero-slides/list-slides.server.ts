import type { Shop } from '../../shop.server.ts';
import { slideFrom, slidesWithPictures } from '../queries.server.ts';
import type { StaffSlide } from './staff-slide.ts';

/** Every slide, in the order that they are shown. */
export async function listSlides(shop: Shop): Promise<StaffSlide[]> {
  const rows = await slidesWithPictures(shop).execute();
  return rows.map((row) => ({
    ...slideFrom(row),
    order: row.position,
    isActive: row.is_active,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    version: row.version,
  }));
}
