import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { readCookie } from '#platform/http/session-cookie.server.ts';
import type { Shop } from '../shop.server.ts';
import { likePhoto } from './like-photo.server.ts';

/** Likes as the visitor that the request's anonymous cookie names, or as a new one. Returns the likes and the cookie to set. */
export async function likeFromRequest(shop: Shop, photoId: string, request: Request, address: string): Promise<{ likes: number; cookie: string }> {
  const known = readCookie(request, 'visitor');
  const visitor = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const likes = await likePhoto(shop, photoId, visitor, address);
  const secure = shop.config.origin.startsWith('https:');
  return { likes, cookie: serialize('visitor', visitor, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 365 * 24 * 3600 }) };
}
