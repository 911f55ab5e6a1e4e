import { Hono } from 'hono';
import type { Shop } from '../shop.server.ts';
import bankScript from './browser/bank.js?raw';
import cardScript from './browser/card.js?raw';
import sheetScript from './browser/sheet.js?raw';
import squareScript from './browser/square.js?raw';
import { settlePayments } from './ledger.server.ts';
import { readModes } from './modes.ts';
import { settleRefunds } from './refunds.server.ts';
import { testCards } from './test-cards.ts';
import { tillApi } from './till-api.server.ts';
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
  const [due] = await shop.sql<{ webhook_mode: string; payments: boolean; refunds: boolean; webhooks: boolean }[]>`
    select webhook_mode, exists (select from test_till.payments where status in ('APPROVED', 'PENDING') and settles_at <= now()) as payments,
      exists (select from test_till.refunds where status = 'PENDING' and settles_at <= now()) as refunds,
      exists (select from test_till.webhooks where taken_at is null and due_at <= now()) as webhooks
    from test_till.settings`;
  if (!due) return false;
  const { webhook } = readModes({ charge_mode: '', refund_mode: '', webhook_mode: due.webhook_mode });
  const till = { sql: shop.sql, origin: shop.config.origin, webhook };
  if (due.payments) await settlePayments(till);
  if (due.refunds) await settleRefunds(till);
  return due.webhooks && sendWebhooks(shop, webhook);
}

/** The code that every card's owner has from the till's bank. */

const challengeCode = '123456';

type BankForm = {
  /** In pounds, as the page that asked said it: '12.34'. */
  amount: string;
  /** The origin of the page that asked. */
  notify: string;
  /** Null: nothing has been typed yet. */
  code: string | null;
};

/** What was posted to the bank; nothing in it that is not an amount, an origin or a code. */
export function bankForm(sent: URLSearchParams): BankForm {
  const amount = sent.get('amount') ?? '';
  const notify = sent.get('notify') ?? '';
  return {
    amount: /^\d{1,8}(?:\.\d{1,2})?$/.test(amount) ? amount : '0.00',
    notify: /^https?:\/\/[\w.-]+(?::\d+)?$/.test(notify) ? notify : '',
    code: sent.get('code'),
  };
}

/** The page of a card's bank, in a frame: asks for the code until it is right, and then tells the page that asked. */
export function bankAnswer({ amount, notify, code }: BankForm): string {
  if (code?.trim() === challengeCode) return page('<p>Confirmed.</p><script src="/test-till/bank.js"></script>', notify);
  const alert = code === null ? '' : 'That is not the code. Please try again.';
  return page(`<p id="words">Your bank needs to verify this payment of £${amount}. This is the test till: the code is ${challengeCode}.</p>
<form method="post" action="/test-till/bank">
<input type="hidden" name="amount" value="${amount}"><input type="hidden" name="notify" value="${notify}">
<p role="alert">${alert}</p>
<label for="code">Code from your bank</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="words">
<button type="submit">Confirm</button>
</form>`);
}

function page(body: string, notify?: string): string {
  return (
    `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Your bank</title>
<style>
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d2729; background: #fff; }
  p { margin: 0 0 .75rem; }
  label { display: block; font-weight: 600; }
  input:not([type=hidden]) { width: 100%; min-height: 2.75rem; margin: .25rem 0 .75rem; padding: .5rem .75rem; border: 1px solid #857b6c; ` +
    `border-radius: 2px; font: inherit; }
  [role=alert] { color: #a3291d; font-weight: 600; }
  [role=alert]:empty { display: none; }
  button { width: 100%; min-height: 2.75rem; border: 1px solid #1c4a47; border-radius: 2px; font: inherit; font-weight: 600; background: ` +
    `#1c4a47; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #0a5ac2; outline-offset: -3px; }
</style></head>
<body${notify ? ` data-notify="${notify}"` : ''}>
${body}
</body></html>
`
  );
}

/** The page in the card form's frame. `confirmsEvery`: every card must be confirmed by its owner. */
function cardFrame(confirmsEvery: boolean): string {
  const cards = JSON.stringify(testCards.map(({ number, kind }) => [number.replaceAll(' ', ''), kind]));
  return (
    `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Card details</title>
<style>
  * { box-sizing: border-box; }
  html { overflow: hidden; }
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; }
  form { display: grid; grid-template-columns: 1fr 5.5rem 4.5rem 7.5rem; border: 1px solid var(--container-border-color, #857b6c); ` +
    `border-radius: var(--container-border-radius, 2px); background: #fff; }
  form:focus-within { border-color: var(--container-focus-border-color, #0a5ac2); }
  form.is-error { border-color: var(--container-error-border-color, #a3291d); }
  input { width: 100%; min-width: 0; height: 48px; padding: 0 12px; border: 0; background: none; font: inherit; font-size: ` +
    `var(--input-font-size, 16px); color: var(--input-color, #1d2729); outline-offset: -4px; }
  input::placeholder { color: var(--placeholder-color, #5a625f); opacity: 1; }
  input[aria-invalid=true] { color: var(--input-error-color, #a3291d); text-decoration: underline wavy; }
  input:focus-visible { outline: 3px solid var(--container-focus-border-color, #0a5ac2); }
  #message { min-height: 29px; margin: 0; padding: 4px 2px 0; font-size: 14px; font-weight: 600; color: var(--message-error-color, #a3291d); }
  button { display: none; }
  @media (max-width: 479px) {
    form { grid-template-columns: 1fr 1fr 1fr; }
    input[name=cardNumber] { grid-column: 1 / -1; border-bottom: 1px solid #dcd3c4; }
  }
</style></head>
<body data-confirms="${confirmsEvery ? 'every' : 'some'}" data-cards='${cards}'>
<div id="card"><form novalidate aria-label="Card details">
<input name="cardNumber" aria-label="Card number" placeholder="Card number" inputmode="numeric" autocomplete="cc-number" aria-describedby="message">
<input name="expirationDate" aria-label="Expiry date, month and year" placeholder="MM/YY" inputmode="numeric" autocomplete="cc-exp" ` +
    `aria-describedby="message">
<input name="cvv" aria-label="CVV, the code on the back" placeholder="CVV" inputmode="numeric" autocomplete="cc-csc" maxlength="4" ` +
    `aria-describedby="message">
<input name="postalCode" aria-label="Postcode of the card's address" placeholder="Postcode" autocomplete="postal-code" maxlength="10" ` +
    `aria-describedby="message">
<button type="submit" tabindex="-1" aria-hidden="true">Pay</button>
</form><p id="message" role="alert"></p></div>
<script src="/test-till/card.js"></script>
</body></html>
`
  );
}
