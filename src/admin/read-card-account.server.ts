import type { AccountCheck } from '#payments/card-gateway.ts';
import { checkAccount } from '#payments/card-stops.server.ts';
import { listStrays } from '#payments/note-dispute.server.ts';
import { squareEnvironment } from '#platform/provider-accounts.ts';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';

/** A page waits for it: a provider that is away is said to be. */
const patienceMs = 4000;

/** What the settings page says of how cards are taken; nothing secret. */
export async function readCardAccount(shop: Shop) {
  const { square, origin, applePayFile } = shop.config;
  const late = new Promise<AccountCheck>((resolve) => {
    const detail = `No answer within ${patienceMs / 1000} seconds.`;
    setTimeout(() => resolve({ kind: 'unknown', detail }), patienceMs).unref();
  });
  const [{ till }, check, strays] = await Promise.all([readServices(shop), Promise.race([checkAccount(shop), late]), listStrays(shop)]);
  return {
    till,
    environment: square && squareEnvironment(square.applicationId),
    check,
    webhookUrl: square?.webhookUrl ?? `${origin}/api/webhooks/square`,
    isHttps: origin.startsWith('https:'),
    hasApplePayFile: Boolean(applePayFile),
    strays,
  };
}

export type CardAccountData = Awaited<ReturnType<typeof readCardAccount>>;
