import { anonymousVisitor } from '#platform/http/client-address.server.ts';
import type { Shop } from '../shop.server.ts';
import { likePhoto } from './like-photo.server.ts';

/** Likes as the visitor that the request's anonymous cookie names, or as a new one. Returns the likes and the cookie to set. */
export async function likeFromRequest(shop: Shop, photoId: string, request: Request, address: string): Promise<{ likes: number; cookie: string }> {
  const { visitor, cookie } = anonymousVisitor(request, shop.config.origin);
  return { likes: await likePhoto(shop, photoId, visitor, address), cookie };
}
