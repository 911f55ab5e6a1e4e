import { serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import type { Db } from '#platform/database/connect.server.ts';
import { readCookie } from '#platform/http/cookies.server.ts';
import { pageAddress } from '#platform/http/tidy-address.server.ts';
import { hashToken, newToken } from '#platform/secret-token.server.ts';
import { erasureLinkHours } from '#privacy/periods.ts';
import type { Shop } from '../shop.server.ts';
import { forLinkReader } from './visitor-pages.server.ts';

/** What a mailed link may do for an account. */
export type LinkPurpose = 'password' | 'email';

/** How long a link works. */
export const linkMinutes: Record<LinkPurpose, number> = { password: 60, email: 24 * 60 };

type NewLink = { userId: string; purpose: LinkPurpose; newEmail?: string };

/** Makes a link's token, of which only a hash is kept. */
export async function makeLink(shop: Shop, trx: Db, { userId, purpose, newEmail }: NewLink): Promise<string> {
  const token = newToken();
  const expires_at = new Date(shop.now().getTime() + linkMinutes[purpose] * 60_000);
  await trx
    .insertInto('account_links')
    .values({ token_hash: hashToken(token), user_id: userId, purpose, new_email: newEmail ?? null, expires_at })
    .execute();
  return token;
}

/** Whether a link would still work. For showing a form; only `takeLink` decides. */
export async function linkWorks(shop: Shop, token: string, purpose: LinkPurpose): Promise<boolean> {
  const row = await shop.db
    .selectFrom('account_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select('l.user_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', shop.now())
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up: of two who come with it at once, one is served. Null when it does not work (any more). */
export async function takeLink(shop: Shop, trx: Db, token: string, purpose: LinkPurpose) {
  const row = await trx
    .updateTable('account_links as l')
    .from('users as u')
    .set({ used_at: shop.now() })
    .whereRef('u.id', '=', 'l.user_id')
    .where('u.is_active', '=', true)
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', purpose)
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', shop.now())
    .returning(['u.id', 'u.full_name', 'u.username', 'u.email', 'l.new_email'])
    .executeTakeFirst();
  return row ? { userId: row.id, fullName: row.full_name, username: row.username, email: row.email, newEmail: row.new_email } : null;
}

/** Ends every link of an account that is still open. */
export async function endEveryLink(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('account_links').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

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
