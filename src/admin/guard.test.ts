import { afterAll, describe, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { calls } from '#api/api.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import { everyPage, openApp } from '../../test/pages-from-source.ts';

/**
 * Every page for staff and for whoever is logged in, and every call for administrators, as each kind of visitor meets it.
 * What is added is walked by itself.
 */

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const app = await openApp(shop, { draws: false });
const id = '00000000-0000-4000-8000-000000000000';

async function token(name: string, flags: { is_admin: boolean; is_active?: boolean }): Promise<string> {
  const person = { full_name: name, username: name, email: `${name}@example.com`, password_hash: 'x', ...flags };
  const user = await shop.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  return openSession(shop, user.id);
}

/** Those who were banned or demoted still hold a session here, as if nothing had ended it. */
const visitors = {
  guest: null,
  customer: await token('customer', { is_admin: false }),
  banned: await token('banned', { is_admin: true, is_active: false }),
  demoted: await token('demoted', { is_admin: true }),
  admin: await token('admin', { is_admin: true }),
};
await shop.db.updateTable('users').set({ is_admin: false }).where('username', '=', 'demoted').execute();
type Visitor = keyof typeof visitors;
type Met = 401 | 403 | 'let in';
const meets: Record<Visitor, Met> = { guest: 401, customer: 403, banned: 401, demoted: 403, admin: 'let in' };
const everybody = Object.keys(visitors) as Visitor[];

const isStaffs = ({ path, file }: { path: string; file: string }) => /^admin(\/|$)/.test(path) || file.startsWith('admin/');
const below = (layout: string) => everyPage.filter(({ parentId }) => parentId === layout);
const [staffPages, accountPages] = [below('admin/pages/staff-layout'), below('accounts/pages/account-layout')];

test('no page for staff stands outside their layout', () => {
  const outside = everyPage.filter((page) => isStaffs(page) && page.id !== 'admin/pages/staff-layout' && !staffPages.includes(page));
  expect([outside, staffPages.length > 25, accountPages.length > 6]).toEqual([[], true, true]);
});

/** With a search that finds nothing: a page without one may be a file of everything there is. */
const query = 'search=no-such-thing';

/** Each way to ask for a page: as itself, as its data, as one part or no part of its data, and with a form. */
const ways = (path: string, routeId: string) => [
  ['GET', `/${path}?${query}`],
  ['POST', `/${path}?${query}`],
  ['GET', `/${path}.data?${query}`],
  ['POST', `/${path}.data?${query}`],
  ['GET', `/${path}.data?${query}&${new URLSearchParams({ _routes: routeId })}`],
  ['GET', `/${path}.data?${query}&_routes=`],
];

function ask(visitor: Visitor, method: string, address: string): Promise<Response> {
  const who = visitors[visitor] ? { authorization: `Bearer ${visitors[visitor]}` } : undefined;
  const body = method === 'POST' ? new URLSearchParams({ intent: 'nothing' }) : undefined;
  return Promise.resolve(app.request(address, { method, body, headers: who }));
}

/** 401 is the way to log in, which comes back to this page. What is not there, or a form that is not accepted, is for whoever was let in. */
async function outcome(response: Response, path: string): Promise<Met | number> {
  const { status, headers } = response;
  const isRedirect = (status >= 300 && status < 400) || status === 202;
  const to = headers.get('location') ?? (isRedirect ? /"(\/login\?[^"]*)"/.exec(await response.text())?.[1] : null);
  // A form that a browser sends by itself is sent on to the login page as it is.
  const asked = { next: `/${path}?${query}`, ...(status === 307 && { carries: '1' }) };
  if (to?.startsWith('/login')) return to === `/login?${new URLSearchParams(asked)}` ? 401 : status;
  return status === 403 || status >= 500 ? (status as 403) : 'let in';
}

describe.each([...staffPages, ...accountPages])('/$path ($file)', ({ id: routeId, path: pattern, parentId }) => {
  const path = pattern.replaceAll(/:\w+|\*/g, id);
  test.each(everybody)('as %s', async (visitor) => {
    const expected = parentId.startsWith('accounts/') && meets[visitor] === 403 ? 'let in' : meets[visitor];
    for (const [method = '', address = ''] of ways(path, routeId)) {
      const response = await ask(visitor, method, address);
      expect([method, address, await outcome(response, path), response.headers.get('cache-control')]).toEqual([
        method,
        address,
        expected,
        'private, no-store',
      ]);
    }
  });
});

const staffCalls = calls.filter(({ path, access }) => path.startsWith('/admin') || access === 'admin');

test('every call below /admin is for administrators', () => {
  expect(staffCalls.filter(({ access }) => access !== 'admin').map(({ path }) => path)).toEqual([]);
});

test.each(staffCalls.flatMap((call) => everybody.map((visitor) => [call.method.toUpperCase(), call.path, visitor] as const)))(
  '%s %s as %s',
  async (method, path, visitor) => {
    const headers = { 'content-type': 'application/json', ...(visitors[visitor] && { authorization: `Bearer ${visitors[visitor]}` }) };
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
    const response = await app.request(`/api${path}`.replaceAll(/\{\w+\}/g, id), { method, headers, body });
    const met = response.status === 401 || response.status === 403 ? response.status : 'let in';
    expect(met).toBe(meets[visitor]);
    expect(response.status).toBeLessThan(500);
    if (met === 403) expect(await response.json()).toMatchObject({ detail: 'Admin access required' });
  },
);
