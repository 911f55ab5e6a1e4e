import { createHash } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/** How long a visitor stays logged in. */
export const sessionDays = 7;

const sessionCookie = 'auth_token';
const xsrfCookie = 'XSRF-TOKEN';
/** Tells the page's script that it is worth asking who is here; it opens nothing. */
const hintCookie = 'signed_in';

/** The token a request carries: as a bearer header, or in the cookie that browsers send by themselves. */
export function readSessionToken(request: Request): { token: string; by: 'header' | 'cookie' } | null {
  const bearer = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, by: 'header' };
  const token = readCookie(request, sessionCookie);
  return token ? { token, by: 'cookie' } : null;
}

export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** What a page must send back as X-XSRF-TOKEN with a session: made from the token, so no other site can know it. */
export function xsrfTokenOf(token: string): string {
  return createHash('sha256').update(`xsrf ${token}`).digest('base64url').slice(0, 32);
}

/** The Set-Cookie lines that keep a visitor logged in. Secure where the shop is reached by HTTPS. */
export function sessionCookies(origin: string, token: string): string[] {
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge: sessionDays * 24 * 3600 } as const;
  return [
    serialize(sessionCookie, token, { ...options, httpOnly: true }),
    serialize(xsrfCookie, xsrfTokenOf(token), options),
    serialize(hintCookie, '1', options),
  ];
}

/** The Set-Cookie lines that end it. */
export function endedCookies(origin: string): string[] {
  const options = { path: '/', sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge: 0 } as const;
  return [serialize(sessionCookie, '', { ...options, httpOnly: true }), serialize(xsrfCookie, '', options), serialize(hintCookie, '', options)];
}
