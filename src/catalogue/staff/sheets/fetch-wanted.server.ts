import { takePicture } from '#platform/images/store-image.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../../../shop.server.ts';
import { addPhoto } from '../../photos/product-photos.server.ts';

/** Minutes after the first, second, … attempt in vain; then it is left to staff. */
const waits = [2, 30];
/** An attempt of which nothing was heard for so many minutes died with its process. */
const lostAfterMinutes = 5;

type Wanted = { product_id: string; address: string; position: number; attempts: number };

/** Fetches one of the pictures that files of products named, and gives it to its product. Returns whether there may be more. */
export async function fetchWanted(shop: Shop): Promise<boolean> {
  const now = shop.now();
  const [wanted] = await shop.sql<Wanted[]>`
    update wanted_photos w set attempts = attempts + 1, next_attempt_at = ${now}::timestamptz + ${lostAfterMinutes} * interval '1 minute'
    from (select product_id, address from wanted_photos where next_attempt_at <= ${now} order by next_attempt_at limit 1 for update skip locked) due
    where w.product_id = due.product_id and w.address = due.address
    returning w.product_id, w.address, w.position, w.attempts`;
  if (!wanted) return false;
  const { product_id, address, position, attempts } = wanted;
  const note = (change: { next_attempt_at: Date | null; image_id?: string; problem: string | null }) =>
    shop.db.updateTable('wanted_photos').set(change).where('product_id', '=', product_id).where('address', '=', address).execute();
  try {
    const picture = await takePicture(shop, address);
    await addPhoto(shop, null, product_id, picture, { order: position });
    await note({ next_attempt_at: null, image_id: picture.id, problem: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wait = waits[attempts - 1];
    await note({ next_attempt_at: wait ? new Date(now.getTime() + wait * 60_000) : null, problem: error.detail });
  }
  return true;
}

/** What is still to be fetched, and what could not be had: the first of them, and how many in all. */
export async function readWanted(shop: Shop) {
  const [[counts], failed] = await Promise.all([
    shop.sql<{ waiting: number; failed: number }[]>`
      select count(*) filter (where next_attempt_at is not null)::int as waiting,
        count(*) filter (where next_attempt_at is null and image_id is null)::int as failed
      from wanted_photos`,
    shop.sql<{ productId: string; name: string; address: string; problem: string }[]>`
      select p.id as "productId", p.name, w.address, coalesce(w.problem, '') as problem from wanted_photos w join products p on p.id = w.product_id
      where w.next_attempt_at is null and w.image_id is null order by p.name, w.position limit 50`,
  ]);
  return { waiting: counts?.waiting ?? 0, failedCount: counts?.failed ?? 0, failed: [...failed] };
}

/** What could not be had is told for 30 days. */
export async function sweepWanted(shop: Shop): Promise<void> {
  await shop.sql`
    delete from wanted_photos where next_attempt_at is null and image_id is null and created_at < ${shop.now()}::timestamptz - interval '30 days'`;
}
