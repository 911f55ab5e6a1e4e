import { findCaller } from '../src/accounts/api.server.ts';
import { openSession } from '../src/accounts/session.server.ts';
import { mount } from '../src/platform/api/mount.ts';
import type { Call } from '../src/platform/api/route.ts';
import type { Shop } from '../src/shop.server.ts';

type Answer = { status: number; json: Record<string, unknown> & { detail?: string; errors?: { field: string; message: string }[] } };

/** Asks these calls as a guest, a customer or an administrator, each a real one with a session. */
export async function openStaffApi(shop: Shop, calls: readonly Call[]) {
  const app = mount(shop, calls, findCaller);
  const tokens = { guest: null, customer: await tokenOf(shop, 'customer', false), admin: await tokenOf(shop, 'owner', true) };
  /** `body`: a form is sent as it is, anything else as JSON. */
  return async (who: keyof typeof tokens, method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = new Headers(tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {});
    if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const sent = body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body);
    const response = await app.request(path, { method, headers, body: sent });
    return { status: response.status, json: (await response.json().catch(() => ({}))) as Answer['json'] };
  };
}

async function tokenOf(shop: Shop, name: string, isAdmin: boolean): Promise<string> {
  const { id } = await shop.db
    .insertInto('users')
    .values({ full_name: name, username: `${name}-api`, email: `${name}-api@floors.example`, password_hash: 'none', is_admin: isAdmin })
    .returning('id')
    .executeTakeFirstOrThrow();
  return openSession(shop, id);
}
