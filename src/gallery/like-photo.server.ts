import { tellSoon } from '#platform/changes.server.ts';
import { countVote } from '#platform/count-vote.server.ts';
import { inTransaction } from '#platform/database/in-transaction.server.ts';
import { anonymousVisitor } from '#platform/http/client-address.server.ts';
import { takeTurnOrRefuse } from '#platform/rate-limit.server.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';

const photoLikes = { things: 'customer_photos', count: 'likes', votes: 'customer_photo_likes', of: 'photo_id' } as const;
const byAddress = { name: 'photo-like', most: 120, withinMinutes: 60 };

/**
 * Likes a photo once for each visitor; liking again changes nothing. `visitor` is the value of an anonymous cookie.
 * Returns the likes there are now. Throws a Refusal (404) for a photo that does not exist or waits as a draft.
 */
export async function likePhoto(shop: Shop, photoId: string, visitor: string, address: string): Promise<number> {
  await takeTurnOrRefuse(shop, byAddress, address, 'Too many likes in an hour. Please try again in {wait}.');
  const likes = await inTransaction(shop.db, async (db) => {
    const photo = await db
      .selectFrom('customer_photos')
      .select('id')
      .where('id', '=', photoId)
      .where('is_published', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!photo) throw new Refusal('not-found', 'photo-not-found', 'Photo not found.');
    return countVote(db, photoLikes, photoId, [visitor]);
  });
  // A like does not empty every kept page at once; the counts on them may be a minute old.
  tellSoon(shop.sql, 'customer_photos *');
  return likes;
}

/** Likes as the visitor that the request's anonymous cookie names, or as a new one. Returns the likes and the cookie to set. */
export async function likeFromRequest(shop: Shop, photoId: string, request: Request, address: string): Promise<{ likes: number; cookie: string }> {
  const { visitor, cookie } = anonymousVisitor(request, shop.config.origin);
  return { likes: await likePhoto(shop, photoId, visitor, address), cookie };
}
