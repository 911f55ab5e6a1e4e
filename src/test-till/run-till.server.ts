import type { Shop } from '../shop.server.ts';
import { settleRefunds } from './ledger.server.ts';
import { readTillModes } from './till-settings.server.ts';
import { sendWebhooks } from './webhooks.server.ts';

/** What the till does by itself: refunds are made, and webhooks sent. True: there may be more. */
export async function runTestTill(shop: Shop): Promise<boolean> {
  const { webhook } = await readTillModes(shop.sql);
  await settleRefunds({ sql: shop.sql, origin: shop.config.origin, webhook });
  return sendWebhooks(shop, webhook);
}
