import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { endedCookies, sessionCookies } from '#platform/http/cookies.server.ts';
import { isSentInPlace, pageAddress } from '#platform/http/tidy-address.server.ts';
import { type Shop, shopContext } from '../shop.server.ts';
import { pathAfterLogin, type User } from './account.ts';
import { maxCarriedBytes } from './carried-form.ts';
import { deviceCookie, type LoggedIn } from './log-in.server.ts';

import { readVisitor } from './session.server.ts';

/** Sent with a page whose address holds a mailed link's token: what it links to does not learn the address. */
export const forLinkReader = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

/** The customer who asks for a page of their account or sends its form. */
export const visitorContext = createContext<User>();

/** Whatever is answered, a way to log in and a refusal included, is kept nowhere. */
export const neverKept: MiddlewareFunction<Response> = async (_, next) => {
  const answer = await next();
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
};

const onlyVisitors: MiddlewareFunction<Response> = async ({ context, request }) =>
  context.set(visitorContext, await requireVisitor(context.get(shopContext), request));

/** For pages of whoever is logged in. */
export const accountPages = [neverKept, onlyVisitors];

/** The visitor of a page for customers. A guest is sent to log in, with the form that they sent if it is one, and comes back afterwards. */
export async function requireVisitor(shop: Shop, request: Request): Promise<User> {
  const visitor = await readVisitor(shop, request);
  if (visitor) return visitor;
  const { pathname, searchParams } = pageAddress(request);
  const next = searchParams.size ? `${pathname}?${searchParams}` : pathname;
  if (isCarried(request)) throw redirect(`/login?${new URLSearchParams({ next, carries: '1' })}`, { status: 307 });
  throw redirect(`/login?${new URLSearchParams({ next })}`);
}

/** A page's form of texts that a browser sent by itself: 307 has it sent to the login page as it is. Where a script sends it, the page stays. */
function isCarried(request: Request): boolean {
  const { method, headers } = request;
  const isTexts = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  return method === 'POST' && isTexts && !isSentInPlace(request) && Number(headers.get('Content-Length') ?? 0) <= maxCarriedBytes;
}

/** Where somebody goes who has just logged in, or need not: back to where they were asked to, staff to their desk, others home. */
export function goOn(user: User, request: Request, cookies: string[] = []): Response {
  const next = pathAfterLogin(new URL(request.url).searchParams.get('next'));
  const response = redirect(next ?? (user.isAdmin ? '/admin' : '/'), { status: 303 });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** The same with a session begun; `cookies` are other Set-Cookie lines that go along. */
export function goOnLoggedIn(shop: Shop, { user, token, device }: LoggedIn, request: Request, cookies: string[] = []): Response {
  return goOn(user, request, [...sessionCookies(shop.config.origin, token), deviceCookie(shop.config.origin, device), ...cookies]);
}

/** To the home page, as a guest. */
export function goHomeLoggedOut(shop: Shop): Response {
  const response = redirect('/', { status: 303 });
  for (const cookie of endedCookies(shop.config.origin)) response.headers.append('Set-Cookie', cookie);
  return response;
}
