import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { testTillForm } from '#payments/card-form.ts';
import type { Shop } from '../shop.server.ts';
import { cancel, charge, findPayment, listPayments, settlePayments } from './ledger.server.ts';
import { type Modes, readModes } from './modes.ts';
import { findRefund, refund, settleRefunds } from './refunds.server.ts';
import { decideCharge } from './test-cards.ts';
import { beforeCharge, fault, lockedOut, notFound, type TillError, TillRefusal, takesNone, unauthorized } from './till-errors.ts';
import { accept, cancelBody, errorsOf, listQuery, locationJson, paymentBody, paymentJson, refundBody, refundJson } from './till-json.ts';
import type { Till } from './till-records.ts';

import { readTillKeys } from './till-settings.server.ts';

type Asked = { till: Till; modes: Modes; body: unknown; nth: number };

const maxBodyBytes = 64 * 1024;
/** Longer than anybody waits. */
const hangMs = 60_000;
const slowMs = 10_000;
/** How often an answer that is to be tried again is given. */
const times = 2;

/** The part of Square's payments, refunds and locations API that a shop needs, with real idempotency, over the till's tables. */
export function tillApi(shop: Shop): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const { accessToken } = await readTillKeys(shop.sql);
    if (c.req.header('authorization') === `Bearer ${accessToken}`) return next();
    return errors(c, unauthorized.status, [unauthorized.error]);
  });

  app.post('/payments', async (c) => {
    const asked = await take(shop, c);
    const body = accept(paymentBody, asked.body);
    const { amount } = body.amount_money;
    const none = takesNone[asked.modes.charge];
    if (none) throw new TillRefusal(none.status, none.error);
    const decided = decideCharge(body.source_id, body.verification_token, amount, asked.modes.charge);
    const { behaves } = decided;
    if (behaves === 'slow') await wait(slowMs);
    const before = beforeCharge[behaves];
    if (before && asked.nth <= times) throw new TillRefusal(before.status, before.error);
    const wanted = { key: body.idempotency_key, request: body, amountPence: amount, orderId: body.reference_id ?? '', sourceId: body.source_id };
    const payment = await charge(asked.till, wanted, decided);
    if (behaves === 'charge-then-hang' && asked.nth === 1) await wait(hangMs);
    if (behaves === 'charge-then-500' && asked.nth <= times) return errors(c, 500, [fault]);
    if (behaves === 'charge-then-reset' && asked.nth <= times) return breakOff(c);
    const json = paymentJson(payment, shop.config.origin);
    if (payment.status !== 'FAILED') return c.json({ payment: json });
    return c.json({ errors: errorsOf(payment), payment: json }, asked.modes.charge === '402' ? 402 : 400);
  });

  app.post('/payments/cancel', async (c) => {
    const { till, body } = await take(shop, c);
    await cancel(till, accept(cancelBody, body).idempotency_key);
    return c.json({});
  });

  app.get('/payments', async (c) => {
    const { till } = await take(shop, c);
    const wanted = accept(listQuery, c.req.query(), 'query');
    const payments = await listPayments(till, { since: new Date(wanted.begin_time), amountPence: wanted.total, most: wanted.limit });
    return c.json({ payments: payments.map((payment) => paymentJson(payment, shop.config.origin)) });
  });

  app.get('/payments/:id', async (c) => {
    const { till } = await take(shop, c);
    await settlePayments(till);
    return c.json({ payment: paymentJson(await findPayment(till, c.req.param('id')), shop.config.origin) });
  });

  app.post('/refunds', async (c) => {
    const asked = await take(shop, c);
    const body = accept(refundBody, asked.body);
    const mode = asked.modes.refund;
    if (mode === '500-before-refund' && asked.nth <= times) return errors(c, 500, [fault]);
    const wanted = {
      key: body.idempotency_key,
      request: body,
      amountPence: body.amount_money.amount,
      paymentId: body.payment_id,
      reason: body.reason ?? '',
    };
    const made = await refund(asked.till, wanted, mode);
    if (mode === 'refund-then-hang' && asked.nth === 1) await wait(hangMs);
    if (mode === 'refund-then-500' && asked.nth <= times) return errors(c, 500, [fault]);
    return c.json({ refund: refundJson(made) });
  });

  app.get('/refunds/:id', async (c) => {
    const { till } = await take(shop, c);
    await settleRefunds(till);
    return c.json({ refund: refundJson(await findRefund(till, c.req.param('id'))) });
  });

  app.get('/locations/:id', async (c) => {
    const { modes } = await take(shop, c);
    const id = c.req.param('id');
    if (id !== testTillForm.locationId || modes.charge === 'wrong-location') throw notFound('location', id);
    const currency = modes.charge === 'wrong-currency' ? 'EUR' : 'GBP';
    return c.json({ location: locationJson({ currency, takesCards: modes.charge !== 'no-card-processing' }) });
  });

  app.all('*', (c) => errors(c, 404, [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: 'Resource not found.' }]));
  app.onError((error, c) => {
    if (error instanceof TillRefusal) return errors(c, error.status, [error.error]);
    shop.log.error({ err: error }, 'the test till failed');
    return errors(c, 500, [fault]);
  });
  return app;
}

/** Writes a request down and reads what it says. `nth`: how often its key has been sent to this address, this time included. */
async function take(shop: Shop, c: Context): Promise<Asked> {
  const body = c.req.method === 'POST' ? await readBody(c) : null;
  const path = c.req.path.replace(/^\/test-till/, '');
  const sent = z.object({ idempotency_key: z.string().min(1).max(45) }).safeParse(body).data?.idempotency_key ?? null;
  const [row] = await shop.sql<{ charge_mode: string; refund_mode: string; webhook_mode: string; nth: number }[]>`
    with asked as (
      insert into test_till.requests (method, path, idempotency_key, mode, body)
      select ${c.req.method}, ${path}, ${sent}, case when ${path} like '/v2/refunds%' then refund_mode else charge_mode end,
        ${body === null ? null : shop.sql.json(body as never)}::jsonb
      from test_till.settings)
    select charge_mode, refund_mode, webhook_mode,
      (select count(*)::int + 1 from test_till.requests where idempotency_key = ${sent} and path = ${path}) as nth
    from test_till.settings`;
  const modes = readModes(row ?? { charge_mode: '', refund_mode: '', webhook_mode: '' });
  if (modes.charge === 'down') throw new TillRefusal(503, { category: 'API_ERROR', code: 'SERVICE_UNAVAILABLE', detail: 'Service Unavailable' });
  const locked = lockedOut[modes.charge];
  if (locked) throw new TillRefusal(locked.status, locked.error);
  return { till: { sql: shop.sql, origin: shop.config.origin, webhook: modes.webhook }, modes, body, nth: row?.nth ?? 1 };
}

async function readBody(c: Context): Promise<unknown> {
  const wrong = new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'EXPECTED_JSON_BODY', detail: 'Expected a JSON body.' });
  if (Number(c.req.header('content-length') ?? Number.NaN) > maxBodyBytes) throw wrong;
  const sent = await c.req.text();
  // PostgreSQL's JSON holds no NUL.
  if (sent.length > maxBodyBytes || sent.includes('\\u0000')) throw wrong;
  try {
    return JSON.parse(sent);
  } catch {
    throw wrong;
  }
}

/** Breaks the connection off in the middle of an answer. */
function breakOff(c: Context): Response {
  (c.env as { incoming?: { socket: { destroy: () => void } } }).incoming?.socket.destroy();
  return c.body(null);
}

function errors(c: Context, status: number, told: readonly TillError[]): Response {
  return c.json({ errors: told }, status as 400);
}
