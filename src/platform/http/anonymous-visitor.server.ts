import { randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { readCookie } from './session-cookie.server.ts';

/** The visitor that the request's anonymous cookie names, or a new one; and the cookie to set with the answer. `origin` is the shop's. */
export function anonymousVisitor(request: Request, origin: string): { visitor: string; cookie: string } {
  const known = readCookie(request, 'visitor');
  const visitor = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const secure = origin.startsWith('https:');
  return { visitor, cookie: serialize('visitor', visitor, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 365 * 24 * 3600 }) };
}
