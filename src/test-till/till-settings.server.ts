import type { Sql } from 'postgres';
import { testTillForm } from '#payments/card-form.ts';
import type { SquareAccess } from '#payments/square-gateway.server.ts';
import { type Modes, readModes } from './modes.ts';

type Place = { host: string; port: number };

/** Where the till reaches its shop; part of what it signs. */
export function webhookAddress(config: Place): string {
  return `${ownAddress(config)}/api/webhooks/square`;
}

/** How the shop asks its till. The address is known only once the shop listens. */
export function tillAccess(config: Place, sql: Sql): SquareAccess {
  return {
    isTestTill: true,
    locationId: testTillForm.locationId,
    token: async () => (await readTillKeys(sql)).accessToken,
    apiUrl: () => `${ownAddress(config)}/test-till`,
    webhook: async () => ({ key: (await readTillKeys(sql)).webhookKey, url: webhookAddress(config) }),
  };
}

type TillKeys = { accessToken: string; webhookKey: string };

const keysOf = new WeakMap<Sql, TillKeys>();

/** What the till knows its shop by, and what it signs webhooks with: made at random for each database, so that nobody outside it can ask the till. */
export async function readTillKeys(sql: Sql): Promise<TillKeys> {
  const known = keysOf.get(sql);
  if (known) return known;
  const [row] = await sql<TillKeys[]>`select access_token as "accessToken", webhook_key as "webhookKey" from test_till.settings`;
  if (!row) throw new Error('The test till has lost its settings.');
  keysOf.set(sql, row);
  return row;
}

export async function readTillModes(sql: Sql): Promise<Modes> {
  const [row] = await sql<{ charge_mode: string; refund_mode: string; webhook_mode: string }[]>`
    select charge_mode, refund_mode, webhook_mode from test_till.settings`;
  return readModes(row ?? { charge_mode: '', refund_mode: '', webhook_mode: '' });
}

/** Has the till behave otherwise towards every request from now on, in every process. */
export async function setTillModes(sql: Sql, { charge, refund, webhook }: Partial<Modes>): Promise<void> {
  await sql`
    update test_till.settings set charge_mode = coalesce(${charge ?? null}, charge_mode),
      refund_mode = coalesce(${refund ?? null}, refund_mode), webhook_mode = coalesce(${webhook ?? null}, webhook_mode)`;
}

/** Where this process reaches the shop on its own machine, without a trailing slash: for what of it stands in for a service of others. */
function ownAddress({ host, port }: { host: string; port: number }): string {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${reached}:${port}`;
}
