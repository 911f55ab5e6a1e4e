import { z } from 'zod';
import { type Caller, call } from '#platform/api/route.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { endedCookies, readSessionToken, sessionCookies } from '#platform/http/cookies.server.ts';
import { notSignedIn } from '#platform/refusal.ts';
import type { Shop } from '../shop.server.ts';
import { loginSchema, registerSchema, type User } from './account.ts';
import { deviceCookie, type LoggedIn, logIn, readDevice } from './log-in.server.ts';

import { registerAccount } from './register.server.ts';
import { endEverySession, readVisitor } from './session.server.ts';

const user = z
  .object({
    id: z.uuid(),
    full_name: z.string(),
    username: z.string(),
    email: z.string(),
    is_active: z.boolean(),
    is_admin: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'User' });

const session = z
  .object({ access_token: z.string().describe('For programs: send it as `Authorization: Bearer …`.'), token_type: z.literal('bearer'), user })
  .meta({ id: 'Session' });

/** Who is here: accounts and sessions, and what the header of every page asks once it has woken up. */
export const accountCalls = [
  call({
    method: 'post',
    path: '/auth/register',
    tag: 'Accounts',
    access: 'everyone',
    summary: 'Makes an account and logs its owner in.',
    body: registerSchema,
    answer: session,
    status: 201,
    refuses: [403, 409, 429],
    handle: async (shop, { body, http }) => {
      return loggedIn(shop.config.origin, await registerAccount(shop, body, clientAddress(http, shop.config.trustedProxies)), 201);
    },
  }),
  call({
    method: 'post',
    path: '/auth/login',
    tag: 'Accounts',
    access: 'everyone',
    summary: 'Logs in for seven days.',
    description:
      'Answers with a token for programs and sets it as the HttpOnly cookie `auth_token` for browsers. Writes that rely on the cookie must ' +
      'send the XSRF-TOKEN cookie’s value as `X-XSRF-TOKEN`.',
    body: loginSchema,
    answer: session,
    refuses: [401, 403, 429],
    handle: async (shop, { body, http }) => {
      const from = clientAddress(http, shop.config.trustedProxies);
      return loggedIn(shop.config.origin, await logIn(shop, body, from, readDevice(http.req.raw)), 200);
    },
  }),
  call({
    method: 'post',
    path: '/auth/logout',
    tag: 'Accounts',
    access: 'everyone',
    summary: 'Logs out everywhere: every session of this person ends.',
    answer: z.object({ success: z.literal(true) }),
    refuses: [403],
    handle: async (shop, { http }) => {
      const visitor = await readVisitor(shop, http.req.raw);
      if (visitor) await endEverySession(shop.db, visitor.id);
      return answer({ success: true }, 200, endedCookies(shop.config.origin));
    },
  }),
  call({
    method: 'get',
    path: '/auth/me',
    tag: 'Accounts',
    access: 'everyone',
    summary: 'The person logged in.',
    answer: user,
    refuses: [401],
    handle: async (shop, { http }) => {
      const visitor = await readVisitor(shop, http.req.raw);
      if (!visitor) throw notSignedIn();
      return said(visitor);
    },
  }),
  call({
    method: 'get',
    path: '/me/summary',
    tag: 'Accounts',
    access: 'everyone',
    summary: 'What the site’s frame says of the visitor: a name, or nobody.',
    answer: z.object({ user: z.object({ full_name: z.string(), is_admin: z.boolean() }).nullable() }),
    handle: async (shop, { http }) => {
      const visitor = await readVisitor(shop, http.req.raw);
      if (visitor) return { user: { full_name: visitor.fullName, is_admin: visitor.isAdmin } };
      // A session that has run out leaves its cookies behind; without them the next page need not ask.
      const isOver = readSessionToken(http.req.raw)?.by === 'cookie';
      return answer({ user: null }, 200, isOver ? endedCookies(shop.config.origin) : []);
    },
  }),
];

function loggedIn(origin: string, { user: known, token, device }: LoggedIn, status: number): Response {
  const cookies = [...sessionCookies(origin, token), deviceCookie(origin, device)];
  return answer({ access_token: token, token_type: 'bearer', user: said(known) }, status, cookies);
}

function answer(body: unknown, status: number, cookies: string[]): Response {
  const response = Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function said({ id, fullName, username, email, isActive, isAdmin, createdAt }: User): z.infer<typeof user> {
  return { id, full_name: fullName, username, email, is_active: isActive, is_admin: isAdmin, created_at: createdAt.toISOString() };
}

/** Who makes a call, for those that are not for everyone. */
export async function findCaller(shop: Shop, request: Request): Promise<Caller | null> {
  const visitor = await readVisitor(shop, request);
  return visitor && { userId: visitor.id, isAdmin: visitor.isAdmin };
}
