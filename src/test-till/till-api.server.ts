import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Shop } from '../shop.server.ts';
import { decideCharge } from './decide-charge.ts';
import { cancel, charge, findPayment, findRefund, listPayments, refund, settleRefunds, TillRefusal } from './ledger.server.ts';
import type { Modes } from './modes.ts';
import { errorsOf, paymentJson, refundJson } from './till-json.ts';
import type { Till } from './till-records.ts';
import { readTillKeys, readTillModes } from './till-settings.server.ts';

const money = z.object({ amount: z.int().min(1).max(2_000_000_000), currency: z.literal('GBP') });
const key = z.string().min(1).max(45);
const text = (most: number) => z.string().max(most).optional();
const paymentBody = z.object({
  source_id: z.string().min(1).max(300),
  idempotency_key: key,
  amount_money: money,
  location_id: text(50),
  reference_id: text(40),
  verification_token: text(300),
});
const refundBody = z.object({ idempotency_key: key, payment_id: z.string().min(1).max(255), amount_money: money, reason: text(192) });
const cancelBody = z.object({ idempotency_key: key });
const listQuery = z.object({
  begin_time: z.iso.datetime(),
  total: z.coerce.number().int().min(1),
  location_id: z.literal('TEST-TILL'),
  sort_order: z.literal('ASC'),
  limit: z.coerce.number().int().min(1).max(100),
});

type Asked = { till: Till; modes: Modes; body: unknown; nth: number };

const largestBody = 64 * 1024;
/** Longer than anybody waits. */
const hangMs = 60_000;
const slowMs = 10_000;

/** The part of Square's payments and refunds API that a shop needs, with real idempotency, over the till's tables. */
export function tillApi(shop: Shop): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const { accessToken } = await readTillKeys(shop.sql);
    if (c.req.header('authorization') === `Bearer ${accessToken}`) return next();
    return errors(c, 401, [{ category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED', detail: 'This request could not be authorized.' }]);
  });

  app.post('/payments', async (c) => {
    const asked = await take(shop, c);
    const body = accept(paymentBody, asked.body);
    const { amount } = body.amount_money;
    const decided = decideCharge(body.source_id, body.verification_token, amount, asked.modes.charge);
    const { behaves } = decided;
    if (behaves === 'slow') await wait(slowMs);
    if (behaves === '500-before-charge' && asked.nth <= 2) return fault(c);
    const wanted = { key: body.idempotency_key, request: body, amountPence: amount, orderId: body.reference_id ?? '', sourceId: body.source_id };
    const payment = await charge(asked.till, wanted, decided);
    if (behaves === 'charge-then-hang' && asked.nth === 1) await wait(hangMs);
    if (behaves === 'charge-then-500' && asked.nth <= 2) return fault(c);
    if (behaves === 'charge-then-reset' && asked.nth <= 2) return breakOff(c);
    const json = paymentJson(payment, shop.config.origin);
    return payment.status === 'FAILED' ? c.json({ errors: errorsOf(payment), payment: json }, 400) : c.json({ payment: json });
  });

  app.post('/payments/cancel', async (c) => {
    const { till, body } = await take(shop, c);
    await cancel(till, accept(cancelBody, body).idempotency_key);
    return c.json({});
  });

  app.get('/payments', async (c) => {
    const { till } = await take(shop, c);
    const wanted = accept(listQuery, c.req.query());
    const payments = await listPayments(till, { since: new Date(wanted.begin_time), amountPence: wanted.total, most: wanted.limit });
    return c.json({ payments: payments.map((payment) => paymentJson(payment, shop.config.origin)) });
  });

  app.get('/payments/:id', async (c) => {
    const { till } = await take(shop, c);
    return c.json({ payment: paymentJson(await findPayment(till, c.req.param('id')), shop.config.origin) });
  });

  app.post('/refunds', async (c) => {
    const asked = await take(shop, c);
    const body = accept(refundBody, asked.body);
    const mode = asked.modes.refund;
    if (mode === '500-before-refund' && asked.nth <= 2) return fault(c);
    const wanted = {
      key: body.idempotency_key,
      request: body,
      amountPence: body.amount_money.amount,
      paymentId: body.payment_id,
      reason: body.reason ?? '',
    };
    const made = await refund(asked.till, wanted, mode);
    if (mode === 'refund-then-hang' && asked.nth === 1) await wait(hangMs);
    if (mode === 'refund-then-500' && asked.nth <= 2) return fault(c);
    return c.json({ refund: refundJson(made) });
  });

  app.get('/refunds/:id', async (c) => {
    const { till } = await take(shop, c);
    await settleRefunds(till);
    return c.json({ refund: refundJson(await findRefund(till, c.req.param('id'))) });
  });

  app.all('*', (c) => errors(c, 404, [{ category: 'INVALID_REQUEST_ERROR', code: 'NOT_FOUND', detail: 'Resource not found.' }]));
  app.onError((error, c) => {
    if (error instanceof TillRefusal) return errors(c, error.status, [error.error]);
    shop.log.error({ err: error }, 'the test till failed');
    return fault(c);
  });
  return app;
}

/** Writes a request down and reads what it says. `nth`: how often its key has been sent to this address, this time included. */
async function take(shop: Shop, c: Context): Promise<Asked> {
  const modes = await readTillModes(shop.sql);
  const body = c.req.method === 'POST' ? await readBody(c) : null;
  const path = c.req.path.replace(/^\/test-till/, '');
  const sent = z.object({ idempotency_key: key }).safeParse(body).data?.idempotency_key ?? null;
  const mode = path.startsWith('/v2/refunds') ? modes.refund : modes.charge;
  await shop.sql`insert into test_till.requests (method, path, idempotency_key, mode, body)
    values (${c.req.method}, ${path}, ${sent}, ${mode}, ${body === null ? null : shop.sql.json(body as never)})`;
  if (modes.charge === 'down') throw new TillRefusal(503, { category: 'API_ERROR', code: 'SERVICE_UNAVAILABLE', detail: 'Service Unavailable' });
  const [{ nth } = { nth: 1 }] = await shop.sql<{ nth: number }[]>`
    select count(*)::int as nth from test_till.requests where idempotency_key = ${sent} and path = ${path}`;
  return { till: { sql: shop.sql, origin: shop.config.origin, webhook: modes.webhook }, modes, body, nth };
}

async function readBody(c: Context): Promise<unknown> {
  const wrong = new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code: 'EXPECTED_JSON_BODY', detail: 'Expected a JSON body.' });
  if (Number(c.req.header('content-length') ?? Number.NaN) > largestBody) throw wrong;
  const sent = await c.req.text();
  // PostgreSQL's JSON holds no NUL.
  if (sent.length > largestBody || sent.includes('\\u0000')) throw wrong;
  try {
    return JSON.parse(sent);
  } catch {
    throw wrong;
  }
}

function accept<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  const isMissing =
    issue?.code === 'invalid_type' &&
    issue.path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], body) === undefined;
  const code = isMissing ? 'MISSING_REQUIRED_PARAMETER' : issue?.code === 'too_big' ? 'VALUE_TOO_LONG' : 'INVALID_VALUE';
  throw new TillRefusal(400, { category: 'INVALID_REQUEST_ERROR', code, detail: `Field \`${field}\` is not as it must be.`, field });
}

function fault(c: Context): Response {
  return errors(c, 500, [
    {
      category: 'API_ERROR',
      code: 'INTERNAL_SERVER_ERROR',
      detail: 'An internal error has occurred, and the API was unable to service your request.',
    },
  ]);
}

/** Breaks the connection off in the middle of an answer. */
function breakOff(c: Context): Response {
  (c.env as { incoming?: { socket: { destroy: () => void } } }).incoming?.socket.destroy();
  return c.body(null);
}

function errors(c: Context, status: number, told: readonly { category: string; code: string; detail: string }[]): Response {
  return c.json({ errors: told }, status as 400);
}
