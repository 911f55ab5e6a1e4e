import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import type { Config } from '../config.server.ts';
import type { Log } from '../log.server.ts';

/** By this file Apple knows that the shop may offer Apple Pay. https://developer.squareup.com/docs/web-payments/apple-pay */
export async function applePayFile(c: Context, { config, log }: { config: Config; log: Log }): Promise<Response> {
  const none = () => c.text('There is no such file.\n', 404);
  if (!config.applePayFile) return none();
  try {
    // It has no ending, and Apple asks for plain text.
    return c.body(await readFile(config.applePayFile), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  } catch (error) {
    log.error({ err: error }, 'the file named by SHOP_APPLE_PAY_FILE cannot be read');
    return none();
  }
}
