import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#accounts/session.server.ts';
import { caughtUp, openTestShop } from '../../../test/open-test-shop.ts';
import { createApi } from '../../api/api.server.ts';
import { readSettings } from '../queries.server.ts';
import type { Settings } from '../settings.ts';

const shop = await openTestShop('empty');
afterAll(() => shop.close());
const api = createApi(shop);
let token = '';
beforeAll(async () => {
  const row = { full_name: 'Una Quinn', username: 'una', email: 'una@example.com', password_hash: 'x', is_admin: true };
  const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  token = await openSession(shop, id);
});

type Json = { settings: Settings; version: number; detail: string; errors: { field: string; message: string }[] };
const send = async (method: string, body?: unknown) => {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await api.request('/admin/settings', { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Json };
};

test('what staff store is what the shop says from then on, and who changed it is written down', async () => {
  const { body: before } = await send('GET');
  const wanted = { ...before.settings, business_name: 'Lough Floors', delivery_charge_pence: 1_000 };
  const saved = await send('PUT', { settings: wanted, version: before.version });
  expect(saved).toMatchObject({ status: 200, body: { version: before.version + 1 } });
  await caughtUp(shop);
  expect(await readSettings(shop)).toMatchObject({ business_name: 'Lough Floors', delivery_charge_pence: 1_000 });
  const [entry] = await shop.sql`select action, changes from audit_entries where record_kind = 'settings'`;
  expect(Object.keys(entry?.changes)).toEqual(['business_name', 'delivery_charge_pence']);
  expect(await send('PUT', { settings: wanted, version: before.version })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('A colleague has changed the settings.') },
  });
});

test('what cannot be is refused at its field', async () => {
  const { body } = await send('GET');
  const refused = await send('PUT', {
    settings: { ...body.settings, business_name: '', max_samples_per_order: 0, is_admin: true },
    version: body.version,
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.map(({ field }) => field)).toContain('settings.business_name');
});

test('a shop that would deliver nowhere is not saved', async () => {
  const { body } = await send('GET');
  const delivery_zones = body.settings.delivery_zones.map((zone) => ({ ...zone, enabled: false }));
  const refused = await send('PUT', { settings: { ...body.settings, delivery_zones }, version: body.version });
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'delivery_zones', message: expect.stringContaining('at least one') }]]);
});
