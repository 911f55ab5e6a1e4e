import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { calls, createApi } from '#api/api.server.ts';
import { openTestShop } from '../../test/open-test-shop.ts';
import siteMap from '../routes.ts';
import { shopContext } from '../shop.server.ts';

/** Every page below /admin and every call for administrators, as each kind of visitor meets it. What is added is walked by itself. */

const shop = await openTestShop('demo');
afterAll(() => shop.close());
const api = createApi(shop);
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
const meets: Record<Visitor, 401 | 403 | 'let in'> = { guest: 401, customer: 403, banned: 401, demoted: 403, admin: 'let in' };
const everybody = Object.keys(visitors) as Visitor[];

type Page = { path: string; file: string };
function pagesIn(entries: readonly RouteConfigEntry[], above = ''): Page[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/');
    return [{ path, file: entry.file }, ...pagesIn(entry.children ?? [], path)];
  });
}
const staffPages = pagesIn(siteMap).filter(({ path, file }) => /^admin(\/|$)/.test(path) || file.startsWith('admin/'));

type Handler = (args: object) => Promise<unknown>;
type Module = { loader?: Handler; action?: Handler };
const modules = import.meta.glob<Module>('/src/**/pages/*.{ts,tsx}');

describe.each(staffPages)('/$path ($file)', ({ path, file }) => {
  test.each(everybody)('as %s', async (visitor) => {
    const page = await modules[`/src/${file}`]?.();
    // A page without a loader asks nobody whether they may see it.
    expect(page?.loader).toBeTypeOf('function');
    const asked = (method: string) => {
      const address = `https://floors.example/${path.replaceAll(/:\w+\??|\*/g, id)}`;
      const body = method === 'POST' ? new URLSearchParams({ intent: 'nothing' }) : undefined;
      const request = new Request(address, { method, body, headers: visitors[visitor] ? { authorization: `Bearer ${visitors[visitor]}` } : {} });
      const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, id]));
      return { request, params: { ...params, '*': id }, context: new RouterContextProvider(new Map([[shopContext, shop]])) };
    };
    for (const [handler, method] of [
      [page?.loader, 'GET'],
      [page?.action, 'POST'],
    ] as const) {
      if (handler) expect([method, await outcome(handler, asked(method))]).toEqual([method, meets[visitor]]);
    }
  });
});

/** 401 is the way to log in. What is not there, or a form that is not accepted, is for whoever was let in. */
async function outcome(handler: Handler, args: object): Promise<unknown> {
  const answer: unknown = await handler(args).catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown;
    return thrown;
  });
  if (answer instanceof Response) return /^\/login\?next=%2Fadmin/.test(answer.headers.get('location') ?? '') ? 401 : 'let in';
  const status = (answer as { init?: { status?: number } } | null)?.init?.status;
  return status === 401 || status === 403 ? status : 'let in';
}

const staffCalls = calls.filter(({ path, access }) => path.startsWith('/admin') || access === 'admin');

test('every call below /admin is for administrators', () => {
  expect(staffCalls.filter(({ access }) => access !== 'admin').map(({ path }) => path)).toEqual([]);
});

test.each(staffCalls.flatMap((call) => everybody.map((visitor) => [call.method.toUpperCase(), call.path, visitor] as const)))(
  '%s %s as %s',
  async (method, path, visitor) => {
    const headers = { 'content-type': 'application/json', ...(visitors[visitor] && { authorization: `Bearer ${visitors[visitor]}` }) };
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
    const response = await api.request(path.replaceAll(/\{\w+\}/g, id), { method, headers, body });
    const met = response.status === 401 || response.status === 403 ? response.status : 'let in';
    expect(met).toBe(meets[visitor]);
    expect(response.status).toBeLessThan(500);
    if (met === 403) expect(await response.json()).toMatchObject({ detail: 'Admin access required' });
  },
);
