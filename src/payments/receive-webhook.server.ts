import { z } from 'zod';
import { cleanText } from '#platform/clean-text.ts';
import { Refusal } from '#platform/refusal.ts';
import { readServices } from '#settings/queries.server.ts';
import type { Shop } from '../shop.server.ts';
import { handleProviderEvent, type ProviderEvent, readKnownPayments } from './provider-events.server.ts';

/**
 * Takes what the card provider tells by itself: checks, on the bytes as they came, that it is the provider who tells it, and writes
 * it down once, however often it comes. A job acts on it, so that the provider has its answer at once.
 * Throws a Refusal: 403 without the provider's signature, 422 for a body that is no event.
 */
export async function receiveWebhook(shop: Shop, body: string, signature: string | undefined): Promise<void> {
  if (!signature || !(await isSigned(shop, body, signature))) {
    shop.log.warn({ bytes: body.length }, 'a webhook came without the card provider’s signature');
    throw new Refusal('forbidden', 'not-signed', 'Only the card provider may call this, and signs what it sends.');
  }
  const told = readEvent(body);
  if (!told) throw new Refusal('invalid', 'no-event', 'This is no event of the card provider.');
  await shop.db
    .insertInto('webhook_events')
    .values({ event_id: told.event_id, type: told.type, body: told, received_at: shop.now(), next_attempt_at: shop.now() })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

async function isSigned(shop: Shop, body: string, signature: string): Promise<boolean> {
  return (await readServices(shop)).till !== 'none' && (await shop.cardGateway.isSigned(body, signature));
}

/** What is kept of an event that the provider signed: what is used of it, so not who paid, and never lost for a word that nobody reads. */
function readEvent(body: string): ProviderEvent | null {
  try {
    return event.safeParse(JSON.parse(body, storable)).data ?? null;
  } catch {
    // No JSON, or lists within lists beyond reason.
    return null;
  }
}

const name = z.string().min(1).max(100);
const word = z.string().optional().catch(undefined);
const money = z
  .object({ amount: z.number().optional().catch(undefined), currency: word })
  .optional()
  .catch(undefined);
const payment = z.object({ id: word, status: word, reference_id: word, receipt_url: word, amount_money: money, updated_at: word });
const refund = z.object({ id: word, status: word, payment_id: word, amount_money: money, reason: word, updated_at: word });
const disputed = z.object({ payment_id: word }).optional().catch(undefined);
const dispute = z.object({
  id: word,
  dispute_id: word,
  state: word,
  reason: word,
  due_at: word,
  disputed_payment: disputed,
  amount_money: money,
  version: z.number().optional().catch(undefined),
  updated_at: word,
});
const object = z.object({
  payment: payment.optional().catch(undefined),
  refund: refund.optional().catch(undefined),
  dispute: dispute.optional().catch(undefined),
});
const event = z.object({
  event_id: name,
  type: name,
  data: z
    .object({ object: object.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** What the database could not store is not in texts and names of fields that go there. */
function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanText(name), inner]));
}

const atOnce = 20;

/**
 * Acts on events that have come and were not acted on, oldest first; on one that fails or cannot be placed yet again later, ever less often.
 * True: there may be more.
 */
export async function heedWebhooks(shop: Shop): Promise<boolean> {
  const due = await shop.sql<{ event_id: string; body: ProviderEvent; attempts: number }[]>`
    update webhook_events set attempts = attempts + 1, next_attempt_at = ${shop.now()}::timestamptz + make_interval(secs => least(30 *
      power(2, least(attempts, 12)), 3600))
    where event_id in (
      select event_id from webhook_events where handled_at is null and next_attempt_at <= ${shop.now()}
      order by received_at limit ${atOnce} for update skip locked)
    returning event_id, body, attempts`;
  if (!due.length) return false;
  const known = await readKnownPayments(shop, due);
  const done: string[] = [];
  for (const { event_id, body, attempts } of due) {
    try {
      if (await handleProviderEvent(shop, body, known)) done.push(event_id);
    } catch (error) {
      shop.log.error({ event_id, attempts, err: error }, 'an event of the card provider could not be acted on');
    }
  }
  if (done.length) await shop.db.updateTable('webhook_events').set({ handled_at: shop.now() }).where('event_id', 'in', done).execute();
  return due.length === atOnce;
}
