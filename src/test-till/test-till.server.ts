import { Hono } from 'hono';
import type { Shop } from '../shop.server.ts';
import bankScript from './browser/bank.js?raw';
import cardScript from './browser/card.js?raw';
import sheetScript from './browser/sheet.js?raw';
import squareScript from './browser/square.js?raw';
import { settlePayments } from './ledger.server.ts';
import { settleRefunds } from './refunds.server.ts';
import { tillApi } from './till-api.server.ts';
import { bankAnswer, bankForm, cardFrame } from './till-pages.ts';
import { readTillModes } from './till-settings.server.ts';
import { sendWebhooks } from './webhooks.server.ts';

const framePolicy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** A bank's page posts into itself, and may be framed by the shop whose payment it confirms. */
const bankPolicy = (origin: string) =>
  `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' ${origin}`;

/**
 * The card provider of a shop that has none: its script, the frame in which a card is typed, and its API, which the shop asks over
 * HTTP as it would ask Square. Answers under /test-till only where it stands in (settings/queries.server.ts). No money moves.
 */
export function testTill(shop: Shop): Hono {
  const script = (text: string) => () =>
    new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
  return new Hono()
    .get(
      '/square.js',
      script(`(() => {\nconst bankOrigin = ${JSON.stringify(shop.config.testBankOrigin)};\n${sheetScript}\n${squareScript}\n})();\n`),
    )
    .get('/card.js', script(`(() => {\n${cardScript}\n})();\n`))
    .get('/card', async (c) => {
      const { charge } = await readTillModes(shop.sql);
      const headers = { 'Content-Security-Policy': framePolicy, 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'no-store' };
      return c.html(cardFrame(charge === 'sca'), 200, headers);
    })
    .get('/bank.js', script(bankScript))
    .post('/bank', async (c) => {
      const sent = (c.req.header('content-length')?.length ?? 9) > 4 ? new URLSearchParams() : new URLSearchParams(await c.req.text());
      const headers = { 'Content-Security-Policy': bankPolicy(shop.config.origin), 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'no-store' };
      return c.html(bankAnswer(bankForm(sent)), 200, headers);
    })
    .route('/v2', tillApi(shop));
}

/** What the till does by itself: payments and refunds are settled, and webhooks sent. True: there may be more. */
export async function runTestTill(shop: Shop): Promise<boolean> {
  const { webhook } = await readTillModes(shop.sql);
  const till = { sql: shop.sql, origin: shop.config.origin, webhook };
  await settlePayments(till);
  await settleRefunds(till);
  return sendWebhooks(shop, webhook);
}
