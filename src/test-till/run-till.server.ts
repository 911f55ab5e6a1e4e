import type { Shop } from '../shop.server.ts';
import { settlePayments } from './ledger.server.ts';
import { settleRefunds } from './refunds.server.ts';
import { readTillModes } from './till-settings.server.ts';
import { sendWebhooks } from './webhooks.server.ts';

/** What the till does by itself: payments and refunds are settled, and webhooks sent. True: there may be more. */
export async function runTestTill(shop: Shop): Promise<boolean> {
  const { webhook } = await readTillModes(shop.sql);
  const till = { sql: shop.sql, origin: shop.config.origin, webhook };
  await settlePayments(till);
  await settleRefunds(till);
  return sendWebhooks(shop, webhook);
}
