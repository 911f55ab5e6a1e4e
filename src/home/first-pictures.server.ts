import { imageWidths, offeredWidths } from '#platform/images/address.ts';
import type { WantedImage } from '#platform/images/derive-image.server.ts';
import type { Shop } from '../shop.server.ts';

type Shown = { id: string; width: number; shown: 'hero' | 'tile' | 'card' };

/** The widths in which a place shows its pictures on phones and on desks, sharp screens included. */
const widthsOf: Record<Shown['shown'], readonly number[]> = {
  hero: imageWidths.filter((width) => width >= 640),
  tile: [320, 640],
  card: [320, 480, 640],
};

/** The pictures that a first visitor meets, in the order they meet them: slides, categories, customers' floors, cards of the newest products. */
export async function firstPictures(shop: Shop): Promise<WantedImage[]> {
  const rows = await shop.sql<Shown[]>`
    with wanted (image_id, shown, step, at) as (
      select image_id, 'hero', 1, position::bigint from hero_slides where is_active
      union all select image_id, 'tile', 2, position from categories
      union all (select f.image_id, 'card', 3, row_number() over (order by p.is_featured desc, p.created_at desc, p.id)
        from products p join product_photos f on f.product_id = p.id and f.is_main order by 4 limit 500)
      union all (select image_id, 'tile', 4, row_number() over (order by is_featured desc, created_at desc, id) from customer_photos
        where is_published order by 4 limit 36)
    )
    select i.id, i.width, w.shown from wanted w join images i on i.id = w.image_id order by w.step, w.at`;
  return rows.flatMap(({ id, width, shown }) => {
    const offered = offeredWidths(width);
    return widthsOf[shown].filter((each) => offered.includes(each)).map((each) => ({ id, width: each, format: 'avif' as const }));
  });
}
