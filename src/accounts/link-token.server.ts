import { serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import { readCookie } from '#platform/http/cookies.server.ts';
import { pageAddress } from '#platform/http/tidy-address.server.ts';
import { erasureLinkHours } from '#privacy/periods.ts';
import { type LinkPurpose, linkMinutes } from './account-links.server.ts';
import { forLinkReader } from './visitor-pages.server.ts';

/** Those of accounts, and the one by which somebody without an account has their data erased. */
type MailedLink = LinkPurpose | 'erasure';

const cookieNames: Record<MailedLink, string> = { password: 'link_password', email: 'link_email', erasure: 'link_erasure' };
const seconds: Record<MailedLink, number> = {
  password: linkMinutes.password * 60,
  email: linkMinutes.email * 60,
  erasure: erasureLinkHours * 3600,
};

/**
 * The token of the mailed link that led here; '' without one. At the first view it leaves the address, which proxies log and browsers
 * remember, for a cookie that only the server reads, and the page is opened again without it: throws that redirect. What a form sends is
 * taken as it comes.
 */
export function readLinkToken(origin: string, request: Request, purpose: MailedLink): string {
  const { pathname, searchParams } = pageAddress(request);
  const token = searchParams.get('token')?.slice(0, 200);
  if (token === undefined || request.method !== 'GET') return token ?? readCookie(request, cookieNames[purpose]) ?? '';
  throw redirect(pathname, { status: 303, headers: { ...forLinkReader, 'Set-Cookie': cookie(origin, purpose, token, seconds[purpose]) } });
}

/** The Set-Cookie line that ends a link that has done its work. */
export function endedLinkCookie(origin: string, purpose: MailedLink): string {
  return cookie(origin, purpose, '', 0);
}

function cookie(origin: string, purpose: MailedLink, token: string, maxAge: number): string {
  return serialize(cookieNames[purpose], token, { path: '/', httpOnly: true, sameSite: 'Lax', secure: origin.startsWith('https:'), maxAge });
}
