import { createHmac, randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { testTillForm } from '#payments/card-form.ts';
import type { Shop } from '../shop.server.ts';
import type { WebhookMode } from './modes.ts';
import { disputeJson, paymentJson, refundJson } from './till-json.ts';
import type { DisputeRow, PaymentRow, RefundRow, Till } from './till-records.ts';
import { readTillKeys, webhookAddress } from './till-settings.server.ts';

export type Event =
  | { type: 'payment.created' | 'payment.updated'; payment: PaymentRow }
  | { type: 'refund.created' | 'refund.updated'; refund: RefundRow }
  | { type: 'dispute.created' | 'dispute.state.updated'; dispute: DisputeRow };

/** Writes down what is to be told of a change, in the change's own transaction: none is lost, and none told that did not happen. */
export async function queueWebhooks(trx: TransactionSql, till: Till, events: readonly Event[]): Promise<void> {
  const rows = webhooksOf(till, events);
  if (rows.length) await trx`insert into test_till.webhooks ${trx(rows)}`;
}

/** The rows of what is to be told. */
export function webhooksOf({ origin, webhook: mode }: Till, events: readonly Event[]) {
  if (mode === 'none') return [];
  const inOrder = mode === 'reordered' ? events.toReversed() : events;
  const first = mode === 'late' ? 20_000 : 1000;
  return inOrder.flatMap((event, at) => {
    const body = eventBody(event, origin);
    const row = {
      event_id: body.event_id,
      type: event.type,
      body: JSON.stringify(body),
      is_signed: mode !== 'unsigned',
      due_at: new Date(Date.now() + first + at * (mode === 'reordered' ? 2000 : 100)),
    };
    return mode === 'duplicate' ? [row, row] : [row];
  });
}

export function eventBody(event: Event, origin: string) {
  const { type, id, object } = dataOf(event, origin);
  return {
    merchant_id: testTillForm.locationId,
    // As Square has it: with disputes only.
    ...('dispute' in event && { location_id: testTillForm.locationId }),
    type: event.type,
    event_id: randomUUID(),
    created_at: new Date().toISOString(),
    data: { type, id, object },
  };
}

function dataOf(event: Event, origin: string) {
  if ('payment' in event) return { type: 'payment', id: event.payment.id, object: { payment: paymentJson(event.payment, origin) } };
  if ('refund' in event) return { type: 'refund', id: event.refund.id, object: { refund: refundJson(event.refund) } };
  return { type: 'dispute', id: event.dispute.id, object: { dispute: disputeJson(event.dispute) } };
}

type DueWebhook = { id: number; body: string; is_signed: boolean; attempts: number };

/** A shop that is away is told again, ever less often; one that refuses is told a few times more. */
const maxAttempts = 12;
const patienceMs = 5000;

const atOnce = 20;

/** Sends the webhooks that are due to the shop itself. True: there may be more. */
export async function sendWebhooks(shop: Shop, mode: WebhookMode): Promise<boolean> {
  const due = await shop.sql<DueWebhook[]>`
    update test_till.webhooks set attempts = attempts + 1, due_at = now() + make_interval(secs => least(power(2, attempts) * 2, 300)) +
      interval '5 seconds'
    where id in (
      select id from test_till.webhooks where taken_at is null and due_at <= now() and attempts < ${maxAttempts}
      order by due_at, id limit ${atOnce} for update skip locked)
    returning id, body, is_signed, attempts`;
  if (!due.length) return false;
  const { webhookKey } = await readTillKeys(shop.sql);
  const answers: { id: number; answered: number | null; taken_at: Date | null }[] = [];
  // One after the other: what is due first arrives first.
  for (const webhook of due.toSorted((a, b) => a.id - b.id)) {
    const answered = await send(webhookAddress(shop.config), webhook, mode === 'forged' ? `not ${webhookKey}` : webhookKey);
    const isTaken = answered !== null && answered >= 200 && answered < 300;
    answers.push({ id: webhook.id, answered, taken_at: isTaken ? new Date() : null });
  }
  await shop.sql`
    update test_till.webhooks w set answered = a.answered, taken_at = a.taken_at
    from jsonb_to_recordset(${shop.sql.json(answers)}) as a (id bigint, answered integer, taken_at timestamptz) where w.id = a.id`;
  return due.length === atOnce;
}

async function send(address: string, { body, is_signed }: DueWebhook, key: string): Promise<number | null> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'square-environment': 'Sandbox' };
  if (is_signed) {
    headers['x-square-hmacsha256-signature'] = createHmac('sha256', key)
      .update(address + body)
      .digest('base64');
  }
  try {
    const answer = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
